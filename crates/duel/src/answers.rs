//! What a seat may answer where something has to be settled before the game goes on, and what follows.

use realm::{Kinds, Lands, Resource, Slots, Stores};
use table::{Refusal, Rule, Seat, Sink, ensure};

use crate::card::Card;
use crate::decision::{Decision, Event, Why};
use crate::position::{Ask, Duel, Spot, Task, other};
use crate::rules::{duel, era};

impl Duel {
    /// Lists every answer.
    #[inline(never)]
    pub(crate) fn list_answers(&self, ask: &Ask, out: &mut impl Extend<Decision>) {
        match *ask {
            Ask::Roll
            | Ask::Ward { .. }
            | Ask::Draw { .. }
            | Ask::Look { .. }
            | Ask::Event
            | Ask::Lands { .. } => {}
            Ask::Pay { seat, due, any, .. } => pay(self.payers(seat, due.kinds(), any), out),
            Ask::Spare { seat, price } => choose(self.sparable(seat, price).iter(), out),
            Ask::Gain { seat, kinds, why, .. } => {
                gain(self.realm(seat).with_room(kinds), out);
                if refusable(kinds, why) {
                    out.extend([Decision::Pass]);
                }
            }
            Ask::Rob { seat, may_stop, .. } => {
                gain(self.robbable(seat), out);
                if may_stop {
                    out.extend([Decision::Pass]);
                }
            }
            Ask::GiveBack { seat } => pay(self.returnable(seat), out),
            Ask::Plunder { seat, .. } => gain(self.robbable(seat), out),
            Ask::Buy { seat, .. } => {
                gain(self.wares(seat), out);
                out.extend([Decision::Pass]);
            }
            Ask::Lay { lands, .. } => {
                out.extend([Decision::Lay { upper: 0 }]);
                if lands[0] != lands[1] {
                    out.extend([Decision::Lay { upper: 1 }]);
                }
            }
            Ask::Scout { .. } => self.list_scouting(out),
            Ask::Preach { seat, .. } => {
                self.list_preacher(seat, out);
                out.extend([Decision::Pass]);
            }
            Ask::Tax { seat, price, .. } => {
                self.list_preacher(seat, out);
                if self.can_pay_tax(seat, price) {
                    out.extend([Decision::Tax]);
                }
                pick(self.tally(seat).taxed, out);
            }
            Ask::Name { seat, named, .. } => {
                pick(self.tally(other(seat)).buildings.but(named), out)
            }
            Ask::Lose { among, .. } => pick(among, out),
            Ask::Burn { seat, .. } => pick(self.tally(other(seat)).burnable, out),
            Ask::Protect { .. } => out.extend([Decision::Protect, Decision::Pass]),
            Ask::Under { card, owner, .. } => {
                out.extend(self.fitting(card, owner).iter().map(|stack| Decision::Stack { stack }))
            }
            Ask::Pull { seat, .. } => take(self.hands[other(seat)].different(), out),
            Ask::Bury { seat } => self.list_burying(other(seat), out),
            Ask::Steal { seat } => {
                let cards = self.hands[other(seat)].different();
                take(cards.filter(|&card| self.stealable(card)), out);
                out.extend([Decision::Pass]);
            }
            Ask::Relocate { seat, first } => self.list_moves(seat, first, out),
            Ask::Visit { seat, .. } => pick(self.patients(seat), out),
            Ask::Tithe { .. } => choose(Self::TITHES.into_iter(), out),
            Ask::Fetch { seat, card } => {
                let pile = &self.discards[self.fetched_from(seat, card)];
                take(different(pile.iter().copied()), out);
            }
            Ask::Browse { seat } => {
                out.extend(self.drawable(seat).iter().map(|stack| Decision::Stack { stack }))
            }
            Ask::TakeFrom { stack, .. } => {
                let cards = self.piles.stack(stack.into()).iter().filter_map(|secret| secret.card);
                take(different(cards), out);
            }
        }
    }

    /// The stores that may pay: of the kinds that are due, and of all once only any are due.
    fn payers(&self, seat: Seat, due: Kinds, any: u8) -> Stores {
        let kinds = if due.is_empty() && any > 0 { Kinds::ALL } else { due };
        self.realm(seat).with_stock(kinds)
    }

    #[inline(never)]
    fn list_scouting(&self, out: &mut impl Extend<Decision>) {
        for (place, &one) in self.grounds.iter().enumerate() {
            for &two in self.grounds.iter().skip(place + 1) {
                out.extend([[one, two], [two, one]].map(|lands| Decision::Scout { lands }));
            }
        }
    }

    fn list_preacher(&self, seat: Seat, out: &mut impl Extend<Decision>) {
        let card = Card::SebastianTheItinerantPreacher;
        if self.in_hand(seat, card).is_some() {
            out.extend([Decision::Play { card }]);
        }
    }

    #[inline(never)]
    fn list_burying(&self, victim: Seat, out: &mut impl Extend<Decision>) {
        for card in different(self.pulled.iter().filter_map(|secret| secret.card)) {
            let stacks = self.fitting(card, victim).iter();
            out.extend(stacks.map(|stack| Decision::Put { card, stack }));
        }
    }

    /// What may be moved: first what has a partner, then the partners.
    #[inline(never)]
    fn list_moves(&self, seat: Seat, first: Option<Spot>, out: &mut impl Extend<Decision>) {
        let realm = self.realm(seat);
        match first {
            None => {
                out.extend(realm.lands().counted().map(|at| Decision::Move { at }));
                let movable =
                    realm.filled().iter().filter(|&slot| !self.partners(seat, slot).is_empty());
                pick(movable.collect(), out);
            }
            Some(Spot::Land(land)) => {
                let others = realm.lands().but(Lands::only(land));
                out.extend(others.counted().map(|at| Decision::Move { at }));
            }
            Some(Spot::Slot(slot)) => pick(self.partners(seat, slot), out),
        }
    }

    /// Whether the seat may answer so.
    pub(crate) fn check_answer(&self, ask: &Ask, choice: &Decision) -> Result<(), Refusal> {
        let mut search = Search { wanted: choice, found: false };
        self.list_answers(ask, &mut search);
        let (rule, why) = ask.reason(self.terms.eras());
        ensure(search.found, rule, why)
    }

    /// Carries out an answer.
    pub(crate) fn answer(&mut self, ask: Ask, choice: &Decision, sink: &mut impl Sink<Event>) {
        self.ask = None;
        match (ask, *choice) {
            (Ask::Pay { seat, due, any, why }, Decision::Pay { from }) => {
                self.drain(seat, from, 1, why, sink);
                match self.realm(seat).kind_of(from) {
                    Some(kind) if due.get(kind) > 0 => {
                        self.charge(seat, due - realm::Amounts::of(kind, 1), any, why, sink)
                    }
                    _ => self.charge(seat, due, any - 1, why, sink),
                }
            }
            (Ask::Spare { seat, price }, Decision::Choose { kind }) => {
                self.charge(seat, price - realm::Amounts::of(kind, 1), 0, Why::Building, sink);
            }
            (Ask::Gain { seat, kinds, left, why }, Decision::Gain { at }) => {
                self.fill(seat, at, 1, why, sink);
                self.grant_more(seat, kinds, left - 1, why, sink);
            }
            (Ask::Rob { seat, left, may_stop, why }, Decision::Gain { at }) => {
                // One or two resources: after the first the second may be left.
                let named = matches!(why, Why::Card(card) if matches!(card.original(), Card::TradeMaster | Card::Merchant));
                let then = Task::Rob { seat, left: left - 1, may_stop: may_stop || named, why };
                self.take_one(seat, at, then, why, sink);
            }
            (Ask::GiveBack { seat }, Decision::Pay { from }) => {
                let why = Why::Card(Card::Merchant);
                if let Some(kind) = self.realm(seat).kind_of(from) {
                    self.drain(seat, from, 1, why, sink);
                    self.grant(other(seat), Kinds::only(kind), 1, why, sink);
                }
            }
            (Ask::Plunder { seat, card }, Decision::Gain { at }) => {
                if let Some(kind) = self.realm(seat).kind_of(at) {
                    let room = realm::CAPACITY - self.realm(seat).stock(at);
                    let count = room.min(self.realm(other(seat)).held().get(kind));
                    let why = Why::Card(card);
                    self.charge_kind(other(seat), kind, count, why, sink);
                    self.receive(seat, at, count, why, sink);
                }
            }
            (Ask::Buy { seat, left, why }, Decision::Gain { at }) => {
                self.fill(seat, at, 1, why, sink);
                self.then([Task::Buy { seat, left: left - 1, why }]);
                self.charge_kind(seat, Resource::Gold, 1, why, sink);
            }
            (Ask::Lay { site, lands, .. }, Decision::Lay { upper }) => {
                let [one, two] = lands;
                self.lay_settlement(site, if upper == 0 { [one, two] } else { [two, one] }, sink);
            }
            (Ask::Scout { site, .. }, Decision::Scout { lands }) => {
                self.lay_settlement(site, lands, sink)
            }
            (Ask::Preach { seat, event }, Decision::Play { card }) => {
                self.agenda.take_first();
                self.preach(seat, card, event, sink);
            }
            (Ask::Tax { seat, event, .. }, Decision::Play { card }) => {
                self.preach(seat, card, event, sink)
            }
            (Ask::Tax { seat, price, event }, Decision::Tax) => {
                let why = Why::Card(event);
                self.charge_kind(seat, Resource::Gold, price, why, sink);
            }
            (Ask::Tax { seat, event, .. }, Decision::Pick { at }) => {
                self.lose(seat, at, event, sink)
            }
            (Ask::Name { seat, mut named, event }, Decision::Pick { at }) => {
                named.insert(at);
                sink.tell(|| Event::Named { seat, at });
                self.then([Task::Name { seat, named, event }]);
            }
            (Ask::Lose { seat, by, .. }, Decision::Pick { at }) => self.lose(seat, at, by, sink),
            (Ask::Burn { seat, by }, Decision::Pick { at }) => self.lose(other(seat), at, by, sink),
            (Ask::Protect { seat, card }, Decision::Protect) => self.pose(Ask::Ward { seat, card }),
            (Ask::Under { card, owner, .. }, Decision::Stack { stack }) => {
                self.under(owner, card, stack, sink)
            }
            (Ask::Pull { seat, left }, Decision::Take { card }) => {
                if let Some(secret) = self.leave_hand(other(seat), card) {
                    self.pulled.push(secret);
                }
                self.then([Task::Pull { seat, left: left - 1 }]);
            }
            (Ask::Bury { seat }, Decision::Put { card, stack }) => {
                self.bury(seat, card, stack, sink);
                self.then([Task::Bury { seat }]);
            }
            (Ask::Steal { seat }, Decision::Take { card }) => {
                let from = other(seat);
                if let Some(mut secret) = self.leave_hand(from, card) {
                    secret.show(seat);
                    self.hands[seat].push(secret);
                }
                sink.tell(|| Event::Stolen { seat, from, card: Some(card) });
            }
            (Ask::Relocate { seat, first }, Decision::Move { at }) => {
                self.relocate(seat, first, Spot::Land(at), sink)
            }
            (Ask::Relocate { seat, first }, Decision::Pick { at }) => {
                self.relocate(seat, first, Spot::Slot(at), sink)
            }
            (Ask::Visit { seat, by }, Decision::Pick { at }) => self.heal(seat, at, by, sink),
            (Ask::Tithe { seat }, Decision::Choose { kind }) => self.tithe(seat, kind, sink),
            (Ask::Fetch { seat, card: by }, Decision::Take { card }) => {
                self.fetch(seat, by, card, sink)
            }
            (Ask::Browse { seat }, Decision::Stack { stack }) => self.look(seat, stack, 1, sink),
            (Ask::TakeFrom { seat, stack, left }, Decision::Take { card }) => {
                self.take_out(seat, stack, card, sink);
                self.take_more(seat, stack, left - 1);
            }
            // Doing without: a gain, a second resource, a roll against an attack, a preacher.
            (_, Decision::Pass) => {}
            (ask, choice) => unreachable!("{choice:?} is no answer to {ask:?}"),
        }
    }

    /// What is left of a gain: of a free one the seat is asked again, also for the last store.
    fn grant_more(
        &mut self,
        seat: Seat,
        kinds: Kinds,
        left: u8,
        why: Why,
        sink: &mut impl Sink<Event>,
    ) {
        if refusable(kinds, why) {
            if left > 0 && !self.realm(seat).with_room(kinds).is_empty() {
                self.pose(Ask::Gain { seat, kinds, left, why });
            }
        } else {
            self.grant(seat, kinds, left, why, sink);
        }
    }

    fn preach(&mut self, seat: Seat, card: Card, event: Card, sink: &mut impl Sink<Event>) {
        self.leave_hand(seat, card);
        self.discard(seat, card);
        sink.tell(|| Event::Played { seat, card, number: None });
        sink.tell(|| Event::Spared { seat, card: event, by: card });
    }

    fn relocate(
        &mut self,
        seat: Seat,
        first: Option<Spot>,
        spot: Spot,
        sink: &mut impl Sink<Event>,
    ) {
        match first {
            None => self.pose(Ask::Relocate { seat, first: Some(spot) }),
            Some(first) => self.swap(seat, first, spot, sink),
        }
    }

    fn fetch(&mut self, seat: Seat, by: Card, card: Card, sink: &mut impl Sink<Event>) {
        let pile = self.fetched_from(seat, by);
        if let Some(index) = self.discards[pile].iter().rposition(|&other| other == card) {
            self.discards[pile].remove(index);
            self.hands[seat].push(realm::Secret::open(card));
            sink.tell(|| Event::Fetched { seat, card });
        }
    }
}

/// Whether a gain may be done without: a free choice may, and what a Marketplace offers (DUEL-22).
fn refusable(kinds: Kinds, why: Why) -> bool {
    kinds.single().is_none() || why == Why::Card(Card::Marketplace)
}

fn pay(stores: Stores, out: &mut impl Extend<Decision>) {
    out.extend(stores.counted().map(|from| Decision::Pay { from }));
}

fn gain(stores: Stores, out: &mut impl Extend<Decision>) {
    out.extend(stores.counted().map(|at| Decision::Gain { at }));
}

fn pick(slots: Slots, out: &mut impl Extend<Decision>) {
    out.extend(slots.counted().map(|at| Decision::Pick { at }));
}

fn choose(kinds: impl Iterator<Item = Resource>, out: &mut impl Extend<Decision>) {
    out.extend(kinds.map(|kind| Decision::Choose { kind }));
}

fn take(cards: impl Iterator<Item = Card>, out: &mut impl Extend<Decision>) {
    out.extend(cards.map(|card| Decision::Take { card }));
}

/// Of equal cards the first one.
fn different(cards: impl Iterator<Item = Card>) -> impl Iterator<Item = Card> {
    let mut told = [0u64; 2];
    cards.filter(move |&card| {
        let (word, bit) = (card as usize / 64, 1 << (card as usize % 64));
        let new = told[word] & bit == 0;
        told[word] |= bit;
        new
    })
}

/// A list that only looks whether one decision is in it.
struct Search<'a> {
    wanted: &'a Decision,
    found: bool,
}

impl Extend<Decision> for Search<'_> {
    fn extend<I: IntoIterator<Item = Decision>>(&mut self, decisions: I) {
        self.found |= decisions.into_iter().any(|decision| decision == *self.wanted);
    }
}

impl Ask {
    /// The rule by which anything but an answer is refused; the first game has a book of its own for what comes
    /// from the base set.
    fn reason(&self, eras: bool) -> (Rule, &'static str) {
        let either = |later: u16, first: u16| if eras { era(later) } else { duel(first) };
        match self {
            Ask::Pay { .. } => {
                (duel(24), "a resource that is due is given first, from a store that has it")
            }
            Ask::Spare { .. } => {
                (era(15), "a resource of the price that is left out is chosen first")
            }
            Ask::Gain { .. } => (duel(21), "a gain goes into an own store of its kind with room"),
            Ask::Rob { .. } => {
                (duel(34), "only what the opponent has and the own realm has room for is taken")
            }
            Ask::GiveBack { .. } => {
                (era(11), "one resource that finds room there goes back to the opponent")
            }
            Ask::Plunder { .. } => (era(11), "one own store is named for what the opponent has"),
            Ask::Buy { .. } => {
                (duel(75), "the event is settled first: something is bought, or nothing")
            }
            Ask::Lay { .. } | Ask::Scout { .. } => {
                (duel(48), "the two landscapes of the settlement are laid first")
            }
            Ask::Preach { .. } | Ask::Tax { .. } | Ask::Name { .. } => {
                (duel(75), "the event is settled first")
            }
            Ask::Lose { .. } => (duel(27), "one of the cards in question is given up first"),
            Ask::Burn { .. } | Ask::Protect { .. } | Ask::Steal { .. } => {
                (era(11), "the attack is settled first")
            }
            Ask::Under { .. } | Ask::Bury { .. } => {
                (either(19, 75), "the card goes under a stack with its back first")
            }
            Ask::Pull { .. } => {
                (duel(75), "the event is settled first: cards of the shown hand are picked")
            }
            Ask::Relocate { .. } => {
                (either(11, 41), "two things that may change places are chosen first")
            }
            Ask::Visit { .. } | Ask::Tithe { .. } => {
                (era(14), "what the card gives is settled first")
            }
            Ask::Fetch { .. } => (era(23), "a card of the discard pile is taken first"),
            Ask::Browse { .. } | Ask::TakeFrom { .. } => {
                (duel(61), "who looks through a stack takes a card from it")
            }
            _ => (Rule::table(2), "chance is to act"),
        }
    }
}
