//! Ranks among three players, and the events that go by them.

use realm::{Amounts, CAPACITY, Resource, Slot, Slots};
use table::{Seat, Sink};

use crate::ask::{Ask, Task};
use crate::card::{Card, Kind};
use crate::decision::{Decision, Why};
use crate::event::Event;
use crate::position::{Classic, SEATS};

/// Three seats, the first one first.
pub(crate) type Ranks = [Seat; SEATS];

const ORDERS: [[usize; SEATS]; 6] =
    [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

impl Classic {
    /// What ranks go by, but for chance (THREE-17, THREE-18).
    fn standing_of(&self, seat: Seat) -> [u8; 6] {
        let (realm, tally, charms) = (self.realm(seat), self.tally(seat), self.charm(seat));
        let width = realm.site_count() + realm.roads().count() as u8;
        let cards = realm.cards().count() + charms.mages.len() + charms.witches.len();
        let posts = charms.posts.iter().flatten().count();
        let visible = width + realm.lands().len() + (cards + posts) as u8;
        let points = tally.points;
        let victory = self.victory_points(seat);
        [victory, points.trade, points.strength, points.tournament, width, visible]
    }

    /// The orders of rank that are possible: more than one where only chance can tell some apart.
    pub(crate) fn orders(&self) -> impl Iterator<Item = Ranks> + use<> {
        let standings = [0, 1, 2].map(|seat| self.standing_of(Seat::new(seat)));
        let sorted = move |order: &[usize; SEATS]| {
            order.windows(2).all(|pair| standings[pair[0]] >= standings[pair[1]])
        };
        ORDERS.into_iter().filter(sorted).map(|order| order.map(Seat::new))
    }

    /// The rank of a seat among three, where the die is not asked: who is level shares one (THREE-17).
    pub(crate) fn rank_of(&self, seat: Seat) -> Option<u8> {
        let own = self.standing_of(seat);
        let ahead = self.everybody().filter(|&other| self.standing_of(other) > own);
        self.terms.three().then(|| ahead.count() as u8 + 1)
    }

    /// An event goes by ranks: chance is asked where players are level in everything.
    pub(crate) fn rank(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        let mut orders = self.orders();
        match (orders.next(), orders.next()) {
            (Some(order), None) => self.ranked(card, order, sink),
            _ => self.ask = Some(Ask::Order { card }),
        }
    }

    /// By how much the one is ahead of the other.
    fn lead(&self, one: Seat, other: Seat) -> u8 {
        self.victory_points(one).saturating_sub(self.victory_points(other))
    }

    /// The ranks are known, and the event takes effect.
    pub(crate) fn ranked(
        &mut self,
        card: Card,
        [first, second, last]: Ranks,
        sink: &mut impl Sink<Event>,
    ) {
        let why = Why::Card(card);
        match card {
            Card::RobinHood if self.victory_points(first) >= 6 => {
                self.show_hand(first, second, sink);
                self.cut_then(last);
                self.then([Task::HandOver { seat: second, from: first, to: last, left: 1 }]);
            }
            Card::SocialJustice => {
                self.cut_then(last);
                for (giver, left) in [(first, 2), (second, 1)] {
                    if self.victory_points(giver) > 9 {
                        let give = Task::HandOver { seat: giver, from: giver, to: last, left };
                        self.then([give]);
                    }
                }
            }
            Card::ReconstructionAid => {
                for from in [second, first] {
                    if self.lead(from, last) >= 3 {
                        let left = self.realm(from).held().total();
                        self.then([Task::Rob { seat: last, from, left, may_stop: true, why }]);
                    }
                }
            }
            Card::Support if self.victory_points(last) >= 4 => {
                let ask = Ask::Support { seat: last, helpers: [first, second] };
                let mut any = false;
                self.each_answer(&ask, |answer| any |= answer != Decision::Pass);
                self.ask = any.then_some(ask);
            }
            Card::Seduction => {
                let left = self.lead(first, last).min(3);
                self.cut_then(last);
                self.then([Task::Snatch { from: first, to: last, left }]);
            }
            Card::SeaStorm => {
                let among = self.at_sea(first);
                self.must_take_back(last, first, among, card, sink);
            }
            Card::Flood => {
                for (kept, seat) in (0..).zip([first, second, last]) {
                    if self.victory_points(seat) >= 7 {
                        self.flood(seat, kept, sink);
                    }
                }
            }
            _ => {}
        }
    }

    /// Whoever gets cards now cuts the hand afterwards, but for the one on turn (THREE-46).
    fn cut_then(&mut self, seat: Seat) {
        if seat != self.turn.seat {
            self.then([Task::Cut { seat }]);
        }
    }

    /// The fleets of a seat that no Harbor above or below them shelters.
    fn at_sea(&self, seat: Seat) -> Slots {
        let realm = self.realm(seat);
        let sheltered = |at: Slot| {
            let beside = |slot: &Slot| *slot != at && slot.row() == at.row();
            let mut slots = at.site().slots().into_iter().filter(beside);
            slots.any(|slot| realm.card(slot) == Some(Card::Harbor))
        };
        let fleets = realm.cards().filter(|(_, card)| card.kind() == Kind::Fleet);
        fleets.map(|(at, _)| at).filter(|&at| !sheltered(at)).collect()
    }

    /// Whether a fleet that a Sea Storm hits is lost, as its owner leads by two.
    pub(crate) fn is_lost_at_sea(&self, seat: Seat) -> bool {
        self.rivals(seat).all(|other| self.lead(seat, other) >= 2)
    }

    /// Each landscape keeps so much, and one more for each Garrison beside it.
    fn flood(&mut self, seat: Seat, kept: u8, sink: &mut impl Sink<Event>) {
        for land in self.realm(seat).lands().iter() {
            let kept = kept + self.garrisons_beside(seat, land);
            let lost = self.realm(seat).stock(land.into()).saturating_sub(kept);
            self.drain(seat, land.into(), lost.min(CAPACITY), Why::Card(Card::Flood), sink);
        }
    }

    /// Whoever has more than eight points keeps as many cards as that seat is behind the first.
    pub(crate) fn burn_books(&mut self) {
        let most = self.everybody().map(|seat| self.victory_points(seat)).max().unwrap_or(0);
        self.then_each(self.in_order(), |game, seat| {
            let points = game.victory_points(seat);
            let keep = if points > 8 { most - points } else { u8::MAX };
            Task::Burn { seat, keep, stack: None }
        });
    }

    /// One card after the other goes under one stack, until so many are left.
    pub(crate) fn burn(&mut self, seat: Seat, keep: u8, stack: Option<u8>) {
        if self.hands[seat.index()].len() > keep.into() {
            self.ask = Some(Ask::Burn { seat, keep, stack });
        }
    }

    /// Somebody chooses cards of a hand that go to another one.
    pub(crate) fn hand_over(&mut self, seat: Seat, from: Seat, to: Seat, left: u8) {
        if left > 0 && !self.hands[from.index()].is_empty() {
            self.ask = Some(Ask::HandOver { seat, from, to, left });
        }
    }

    /// Chance takes cards of a hand for another one.
    pub(crate) fn snatch(&mut self, from: Seat, to: Seat, left: u8) {
        if left > 0 && !self.hands[from.index()].is_empty() {
            self.ask = Some(Ask::Snatch { from, to, left });
        }
    }

    /// What the last player may lay with the help of the others.
    pub(crate) fn each_support(
        &self,
        seat: Seat,
        helpers: [Seat; 2],
        mut tell: impl FnMut(Decision),
    ) {
        let held = helpers
            .iter()
            .fold(self.realm(seat).held(), |sum, &helper| sum + self.realm(helper).held());
        for card in self.different_cards(seat).filter(|&card| held.covers(self.price(card))) {
            match card.kind() {
                Kind::Post => {
                    self.ends_for(seat, card).for_each(|right| tell(Decision::Post { card, right }))
                }
                Kind::Wizard if self.check_unique(seat, card).is_ok() => {
                    self.posts_for(seat, card).for_each(|at| tell(Decision::Station { card, at }))
                }
                kind if kind.is_placed() && self.check_standing(seat, card).is_ok() => {
                    self.open_sites(seat, card).for_each(|at| tell(Decision::Build { card, at }))
                }
                _ => {}
            }
        }
        tell(Decision::Pass);
    }

    /// The last player lays a card: what is lacking the first pays, and then the second.
    pub(crate) fn support(
        &mut self,
        seat: Seat,
        helpers: [Seat; 2],
        choice: Decision,
        sink: &mut impl Sink<Event>,
    ) {
        let card = match choice {
            Decision::Build { card, at } => {
                let power = crate::building::laying(card);
                let place = Task::Place { seat, card, slot: at };
                self.leave_hand(seat, card);
                self.then([Task::Spend { seat, power }, place]);
                card
            }
            Decision::Station { card, at } => {
                self.leave_hand(seat, card);
                self.then([Task::Station { seat, card, land: at }]);
                card
            }
            Decision::Post { card, right } => return self.lay_post(seat, card, right, sink),
            _ => return,
        };
        let mut due = self.price(card);
        let payers = [seat, helpers[0], helpers[1]].map(|payer| {
            let held = self.realm(payer).held();
            let part: Amounts = Resource::ALL
                .into_iter()
                .map(|kind| (kind, due.get(kind).min(held.get(kind))))
                .collect();
            due -= part;
            (payer, part)
        });
        for (payer, part) in payers.into_iter().rev() {
            self.then([Task::Charge { seat: payer, due: part, why: Why::Building }]);
        }
    }
}
