//! What a seat may answer where something has to be settled before the game goes on, and what follows.

use realm::{Amounts, Kinds, Row, Slots, Stores};
use table::{Refusal, Rule, Seat, Sink, ensure};

use crate::ask::{Ask, Task};
use crate::card::Card;
use crate::decision::{Decision, Why};
use crate::event::Event;
use crate::position::Classic;
use crate::rules::{classic, three};

impl Classic {
    /// Calls for every answer.
    pub(crate) fn each_answer(&self, ask: &Ask, mut tell: impl FnMut(Decision)) {
        match *ask {
            Ask::Roll
            | Ask::Die { .. }
            | Ask::Draw { .. }
            | Ask::Look { .. }
            | Ask::Event
            | Ask::Ground { .. }
            | Ask::Peek { .. }
            | Ask::Glimpse { .. }
            | Ask::Study { .. }
            | Ask::Survey { .. }
            | Ask::Brew { .. }
            | Ask::Duel { .. }
            | Ask::Camp { .. }
            | Ask::Order { .. }
            | Ask::Snatch { .. } => {}
            Ask::Pay { seat, due, any, .. } => pay(self.payers(seat, due.kinds(), any), tell),
            Ask::Load { seat, loaded } => {
                pay(self.realm(seat).with_stock(Kinds::ALL), &mut tell);
                if loaded > 0 {
                    tell(Decision::Pass);
                }
            }
            Ask::Gain { seat, kinds, .. } => {
                gain(self.realm(seat).with_room(kinds), &mut tell);
                if refusable(kinds) {
                    tell(Decision::Pass);
                }
            }
            Ask::Rob { seat, from, may_stop, .. } => {
                gain(self.robbable(seat, from), &mut tell);
                if may_stop {
                    tell(Decision::Pass);
                }
            }
            Ask::GiveBack { seat, to } => pay(self.returnable(seat, to), tell),
            Ask::Lay { site, ground, .. } => {
                for land in self.open_corners(site).iter() {
                    tell(Decision::Lay { upper: land.row() == Row::Upper });
                }
                if self.may_redraw(ground) {
                    tell(Decision::Redraw);
                }
            }
            Ask::Scout { .. } => self.each_find(tell),
            Ask::Offer { .. } => {
                tell(Decision::Accept);
                tell(Decision::Pass);
            }
            Ask::Counter { seat, attack } => {
                let card = attack.counter();
                if self.in_hand(seat, card).is_some() {
                    tell(Decision::Play { card });
                }
                tell(Decision::Pass);
            }
            Ask::TakeBack { among, .. } => pick(among, tell),
            Ask::Cut { seat } | Ask::PutBack { seat } => {
                for card in self.different_cards(seat) {
                    self.own_stacks(seat).for_each(|stack| tell(Decision::Put { card, stack }));
                }
            }
            Ask::Pull { of, .. } => {
                self.different_cards(of).for_each(|card| tell(Decision::Take { card }))
            }
            Ask::Bury { of, .. } => {
                self.own_stacks(of).for_each(|stack| tell(Decision::Stack { stack }))
            }
            Ask::Steal { seat, from } => {
                each_card(self.loot(seat, from), |card| tell(Decision::Take { card }));
                tell(Decision::Pass);
            }
            Ask::Browse { seat } => {
                self.browsable(seat).for_each(|stack| tell(Decision::Stack { stack }));
                tell(Decision::Pass);
            }
            Ask::TakeFrom { stack, may_stop, .. } => {
                let cards = self.piles.stack(stack.into()).iter().filter_map(|secret| secret.card);
                each_card(cards, |card| tell(Decision::Take { card }));
                if may_stop {
                    tell(Decision::Pass);
                }
            }
            Ask::Target { among, both, .. } => {
                among.iter().for_each(|seat| tell(Decision::Choose { seat }));
                if both {
                    tell(Decision::Both);
                }
            }
            Ask::Hire { attack, .. } => {
                pick(self.hirelings(&attack), &mut tell);
                tell(Decision::Pass);
            }
            Ask::HandOver { from, .. } => {
                self.different_cards(from).for_each(|card| tell(Decision::Take { card }))
            }
            Ask::Burn { seat, stack, .. } => {
                for card in self.different_cards(seat) {
                    let stacks = self.own_stacks(seat);
                    let open = stacks.filter(|&own| stack.is_none_or(|stack| stack == own));
                    open.for_each(|stack| tell(Decision::Put { card, stack }));
                }
            }
            Ask::Support { seat, helpers } => self.each_support(seat, helpers, tell),
            _ => self.each_magic_answer(ask, tell),
        }
    }

    /// Two landscapes that a Scout may find in the stack, in both orders.
    fn each_find(&self, mut tell: impl FnMut(Decision)) {
        let seen = self.grounds.stack(0).iter().filter_map(|secret| secret.card);
        let grounds: Vec<_> = self.ground_pool.iter().copied().chain(seen).collect();
        for (place, &one) in grounds.iter().enumerate() {
            for &two in &grounds[place + 1..] {
                tell(Decision::Scout { lands: [one, two] });
                if one != two {
                    tell(Decision::Scout { lands: [two, one] });
                }
            }
        }
    }

    /// The stores that may pay: of the kinds that are due, and of all once only any are due.
    fn payers(&self, seat: Seat, due: Kinds, any: u8) -> Stores {
        let kinds = if due.is_empty() && any > 0 { Kinds::ALL } else { due };
        self.realm(seat).with_stock(kinds)
    }

    /// Whether the seat may answer so.
    pub(crate) fn check_answer(&self, ask: &Ask, choice: &Decision) -> Result<(), Refusal> {
        let mut listed = false;
        self.each_answer(ask, |answer| listed |= answer == *choice);
        let (rule, why) = ask.reason();
        ensure(listed, rule, why)
    }

    /// Carries out an answer.
    pub(crate) fn answer(&mut self, ask: Ask, choice: &Decision, sink: &mut impl Sink<Event>) {
        self.ask = None;
        match (ask, *choice) {
            (Ask::Pay { seat, due, any, why }, Decision::Pay { from }) => {
                self.drain(seat, from, 1, why, sink);
                match self.realm(seat).kind_of(from) {
                    Some(kind) if due.get(kind) > 0 => {
                        self.charge(seat, due - Amounts::of(kind, 1), any, why, sink)
                    }
                    _ => self.charge(seat, due, any - 1, why, sink),
                }
            }
            (Ask::Load { seat, loaded }, Decision::Pay { from }) => {
                self.drain(seat, from, 1, Why::Card(Card::Caravan), sink);
                self.then([Task::Load { seat, loaded: loaded + 1 }]);
            }
            (Ask::Load { seat, loaded }, Decision::Pass) => self.unload(seat, loaded, sink),
            (Ask::Gain { seat, kinds, left, why }, Decision::Gain { at }) => {
                self.fill(seat, at, 1, why, sink);
                self.then([Task::Gain { seat, kinds, count: left - 1, why }]);
            }
            (Ask::Rob { seat, from, left, may_stop, why }, Decision::Gain { at }) => {
                // One or two resources: after the first the second may be left.
                let may_stop = may_stop || why == Why::Card(Card::Merchant);
                let next = Task::Rob { seat, from, left: left - 1, may_stop, why };
                if let Some(kind) = self.realm(seat).kind_of(at) {
                    self.then([Task::Receive { seat, store: at, count: 1, why }, next]);
                    self.charge(from, Amounts::of(kind, 1), 0, why, sink);
                }
            }
            (Ask::GiveBack { seat, to }, Decision::Pay { from }) => {
                let why = Why::Card(Card::Merchant);
                if let Some(kind) = self.realm(seat).kind_of(from) {
                    self.drain(seat, from, 1, why, sink);
                    self.grant(to, Kinds::only(kind), 1, why, sink);
                }
            }
            (Ask::Lay { site, ground, .. }, Decision::Lay { upper }) => {
                self.lay_drawn(site, ground, upper, sink)
            }
            (Ask::Lay { site, ground, .. }, Decision::Redraw) => self.redraw(site, ground, sink),
            (Ask::Scout { site, .. }, Decision::Scout { lands }) => {
                self.lay_scouted(site, lands, sink)
            }
            (Ask::Offer { seat, give, want }, Decision::Accept) => {
                self.trade(seat, give, want, sink)
            }
            (Ask::Offer { seat, .. }, Decision::Pass) => self.decline(seat, sink),
            (Ask::Counter { seat, .. }, Decision::Play { card }) => {
                self.announce(seat, card, None, sink)
            }
            (Ask::TakeBack { of, by, .. }, Decision::Pick { at }) => {
                self.take_back(of, at, by, sink)
            }
            (Ask::Cut { seat }, Decision::Put { card, stack }) => {
                self.put_from_hand(seat, card, stack, sink);
                self.then([Task::Cut { seat }]);
            }
            (Ask::PutBack { seat }, Decision::Put { card, stack }) => {
                self.put_from_hand(seat, card, stack, sink)
            }
            (Ask::Pull { seat, of, left }, Decision::Take { card }) => {
                self.pull(seat, of, card);
                self.then([Task::Pull { seat, of, left: left - 1 }]);
            }
            (Ask::Bury { of, .. }, Decision::Stack { stack }) => self.bury(of, stack, sink),
            (Ask::Steal { seat, from }, Decision::Take { card }) => {
                self.steal(seat, from, card, sink)
            }
            (Ask::Browse { seat }, Decision::Stack { stack }) => self.browse_in(seat, stack, sink),
            (Ask::TakeFrom { seat, stack, left, may_stop }, Decision::Take { card }) => {
                self.take_out(seat, stack, card, sink);
                self.take_more(seat, stack, left - 1, may_stop);
            }
            (ask, choice) => self.answer_among_three(ask, choice, sink),
        }
    }

    /// Carries out an answer to what is asked among three players.
    fn answer_among_three(&mut self, ask: Ask, choice: Decision, sink: &mut impl Sink<Event>) {
        match (ask, choice) {
            (Ask::Target { seat, split: true, .. }, Decision::Choose { seat: first }) => {
                self.split(seat, first)
            }
            (Ask::Target { seat, why, .. }, Decision::Choose { seat: on }) => {
                self.aimed(seat, on, why, sink)
            }
            (Ask::Target { seat, among, why, .. }, Decision::Both) => {
                self.ask = Some(Ask::Target { seat, among, why, both: false, split: true })
            }
            (Ask::Hire { attack, .. }, Decision::Pick { at }) => self.hire(attack, at, sink),
            (Ask::Hire { attack, .. }, Decision::Pass) => self.bear(attack, sink),
            (Ask::HandOver { seat, from, to, left }, Decision::Take { card }) => {
                self.give_card(seat, from, to, card, sink);
                self.then([Task::HandOver { seat, from, to, left: left - 1 }]);
            }
            (Ask::Burn { seat, keep, .. }, Decision::Put { card, stack }) => {
                self.put_from_hand(seat, card, stack, sink);
                self.then([Task::Burn { seat, keep, stack: Some(stack) }]);
            }
            (Ask::Support { seat, helpers }, choice) => self.support(seat, helpers, choice, sink),
            (ask, choice) => self.answer_magic(ask, choice, sink),
        }
    }
}

/// Whether a gain may be done without: where it is a choice (CLASSIC-54).
fn refusable(kinds: Kinds) -> bool {
    kinds.single().is_none()
}

fn pay(stores: Stores, mut tell: impl FnMut(Decision)) {
    stores.iter().for_each(|from| tell(Decision::Pay { from }));
}

fn gain(stores: Stores, mut tell: impl FnMut(Decision)) {
    stores.iter().for_each(|at| tell(Decision::Gain { at }));
}

pub(crate) fn pick(slots: Slots, mut tell: impl FnMut(Decision)) {
    slots.iter().for_each(|at| tell(Decision::Pick { at }));
}

/// Calls once for each kind of card.
pub(crate) fn each_card(cards: impl Iterator<Item = Card>, mut tell: impl FnMut(Card)) {
    let mut told = [0u64; 2];
    for card in cards {
        let (word, bit) = (card as usize / 64, 1 << (card as usize % 64));
        if told[word] & bit == 0 {
            told[word] |= bit;
            tell(card);
        }
    }
}

impl Ask {
    /// The rule by which anything but an answer is refused.
    fn reason(&self) -> (Rule, &'static str) {
        let (rule, why) = match self {
            Ask::Pay { .. } => {
                (36, "a resource that is due is given first, from a store that has it")
            }
            Ask::Load { .. } => (42, "one or two resources go with the Caravan"),
            Ask::Gain { .. } => (36, "a gain goes into an own store of its kind with room"),
            Ask::Rob { .. } => (4, "only what is there and finds room is taken"),
            Ask::GiveBack { .. } => (42, "one resource that finds room there is given back"),
            Ask::Lay { .. } => (32, "the first landscape is laid first, above or below the row"),
            Ask::Scout { .. } => (32, "two landscapes of the stack are chosen first"),
            Ask::Offer { .. } => (38, "the offer is agreed to or declined first"),
            Ask::Counter { .. } => (44, "a card against the attack is played now, or none"),
            Ask::TakeBack { .. } => (45, "one of the cards in question is chosen first"),
            Ask::Cut { .. } => (51, "the hand is cut to its limit first"),
            Ask::Pull { .. } | Ask::Bury { .. } => (26, "the event is settled first"),
            Ask::Steal { .. } => (42, "an action card or a unit of the hand is taken, or none"),
            Ask::Browse { .. } | Ask::PutBack { .. } => (26, "the event is settled first"),
            Ask::TakeFrom { .. } => (49, "who looks through a stack takes a card from it"),
            Ask::Target { .. } => return (three(28), "first it is said whom it is aimed at"),
            Ask::Hire { .. } => return (three(43), "mercenaries are used now, or not at all"),
            Ask::HandOver { .. } | Ask::Burn { .. } => {
                return (three(46), "cards of the hand are given first");
            }
            Ask::Support { .. } => return (three(25), "the event is settled first"),
            _ => return self.magic_reason(),
        };
        (classic(rule), why)
    }
}
