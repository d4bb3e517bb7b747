//! Attacks: counter cards, the die, and what the loser takes back; and the Spy, who needs no die.

use realm::{Slot, Slots};
use table::{Seat, Sink};

use crate::ask::{Ask, Attack, Task};
use crate::card::{Card, Kind};
use crate::decision::Why;
use crate::event::Event;
use crate::position::Classic;

impl Attack {
    /// The card that helps against it.
    pub(crate) fn counter(self) -> Card {
        if self.card == Card::BlackKnight { Card::HerbWoman } else { Card::Bishop }
    }
}

impl Classic {
    /// An attack that a die decides. Who is attacked may first play a card against it.
    pub(crate) fn challenge(&mut self, attack: Attack) {
        self.then([Task::Strike { attack, countered: false }]);
        if self.could_counter(attack) {
            self.ask = Some(Ask::Counter { seat: attack.on, attack });
        }
    }

    /// Whether the others must reckon with a counter card in this hand. It rests only on what everybody knows, so
    /// that being asked, or not, tells nobody anything.
    fn could_counter(&self, attack: Attack) -> bool {
        let counter = attack.counter();
        let piles = self.discards.iter().flat_map(|pile| pile.iter());
        let gone = piles.filter(|&&card| card == counter).count();
        let boxes = if self.terms.tournament() { self.count() } else { 1 };
        !self.hands[attack.on.index()].is_empty() && gone < boxes * usize::from(counter.count())
    }

    /// A card was played against the attack, whose die waits on the agenda.
    pub(crate) fn counter(&mut self) {
        if let Some(Task::Strike { attack, .. }) = self.agenda.take_first() {
            self.then([Task::Strike { attack, countered: true }]);
        }
    }

    /// The die has fallen: on 1 to 5 the attacker wins, against a counter card on 1 and 2.
    pub(crate) fn fought(
        &mut self,
        attack: Attack,
        countered: bool,
        number: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let Attack { by, on, card, spoils, .. } = attack;
        let won = number <= if countered { 2 } else { 5 };
        sink.tell(|| Event::Fought { by, on, card, number, won });
        let (winner, loser) = if won { (by, on) } else { (on, by) };
        let tally = self.tally(loser);
        match card {
            Card::BlackKnight => self.must_take_back(winner, loser, tally.fighters, card, sink),
            Card::Arsonist => self.must_take_back(winner, loser, tally.buildings, card, sink),
            _ => self.rob(winner, loser, spoils, true, Why::Card(card)),
        }
    }

    /// The seat chooses which of these cards its owner takes back into the hand.
    pub(crate) fn must_take_back(
        &mut self,
        seat: Seat,
        of: Seat,
        among: Slots,
        by: Card,
        sink: &mut impl Sink<Event>,
    ) {
        match among.single() {
            Some(slot) => self.take_back(of, slot, by, sink),
            None if among.is_empty() => {}
            None => self.ask = Some(Ask::TakeBack { seat, of, among, by }),
        }
    }

    /// A card goes back to the hand of its owner, who cuts the hand at once outside the own turn.
    pub(crate) fn take_back(
        &mut self,
        seat: Seat,
        slot: Slot,
        by: Card,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(card) = self.unplace(seat, slot) else { return };
        if by == Card::SeaStorm && self.is_lost_at_sea(seat) {
            sink.tell(|| Event::Wrecked { seat, card, at: slot });
            self.discard(seat, card);
            self.recount(seat, sink);
            return;
        }
        sink.tell(|| Event::TakenBack { seat, card, at: slot, by });
        self.hands[seat.index()].push(realm::Secret::open(card));
        self.recount(seat, sink);
        if seat != self.turn.seat {
            self.then([Task::Cut { seat }]);
        }
    }

    /// A Spy sees the hand and takes a card, if there is one that may be taken.
    pub(crate) fn spy(&mut self, seat: Seat, from: Seat, sink: &mut impl Sink<Event>) {
        self.show_hand(from, seat, sink);
        if self.loot(seat, from).next().is_some() {
            self.ask = Some(Ask::Steal { seat, from });
        }
    }

    /// The cards of a hand that a Spy may take: action cards and units; what belongs to wizards only for who owns a
    /// citadel (WIZ-8).
    pub(crate) fn loot(&self, seat: Seat, from: Seat) -> impl Iterator<Item = Card> + Clone + '_ {
        let citadel = self.realm(seat).citadel_count() > 0;
        let stealable = move |card: &Card| match card.kind() {
            Kind::Wizard | Kind::Spell | Kind::SpellBook => citadel,
            kind => kind.is_action() || kind.is_unit(),
        };
        self.hands[from.index()].iter().filter_map(|secret| secret.card).filter(stealable)
    }
}
