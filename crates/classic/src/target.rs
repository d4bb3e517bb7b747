//! Whom something is aimed at. Where only one can be meant, nobody is asked.

use table::{Seat, SeatSet, Sink};

use crate::ask::{Ask, Attack, Task};
use crate::card::{Card, Kind};
use crate::decision::Why;
use crate::event::Event;
use crate::position::Classic;

/// So many resources Brigands are about.
const SPOILS: u8 = 2;
/// So many victory points make a target for attacks where three play (THREE-14).
const WORTH_ATTACKING: u8 = 4;

impl Classic {
    /// Whether an attack may be aimed at this seat at all.
    pub(crate) fn may_be_attacked(&self, on: Seat, card: Card) -> bool {
        let weak = self.terms.three() && self.victory_points(on) < WORTH_ATTACKING;
        card.kind() != Kind::Attack || !weak
    }

    /// The seat aims at one of these, or at both by Brigands; it is asked where that is a choice.
    pub(crate) fn aim_at(
        &mut self,
        seat: Seat,
        among: SeatSet,
        why: Why,
        sink: &mut impl Sink<Event>,
    ) {
        match among.single() {
            Some(on) => self.aimed(seat, on, why, sink),
            None if among.is_empty() => {}
            None => {
                let both = why == Why::Card(Card::Brigands);
                self.ask = Some(Ask::Target { seat, among, why, both, split: false });
            }
        }
    }

    /// Of those of these who have the fewest of something the seat aims at one.
    pub(crate) fn aim_at_least(
        &mut self,
        seat: Seat,
        fewest: impl Fn(&Classic, Seat) -> u8,
        works: impl Fn(&Classic, Seat) -> bool,
        why: Why,
        sink: &mut impl Sink<Event>,
    ) {
        let least = self.rivals(seat).map(|other| fewest(self, other)).min();
        let among = self.rivals(seat).filter(|&other| Some(fewest(self, other)) == least);
        let among = among.filter(|&other| works(self, other)).collect();
        self.aim_at(seat, among, why, sink);
    }

    /// The seat has said whom it means.
    pub(crate) fn aimed(&mut self, seat: Seat, on: Seat, why: Why, sink: &mut impl Sink<Event>) {
        match why {
            Why::Card(Card::Conflict) => self.strife(seat, on, sink),
            Why::Card(Card::LandMagic) => {
                self.ask = Some(Ask::SwapLand { seat, with: on, own: None })
            }
            Why::Card(card) if card.kind() == Kind::Spell => {
                self.conjure_against(seat, on, card, sink)
            }
            Why::Card(card) => {
                self.then([Task::Aim { attack: Attack::new(seat, on, card, SPOILS) }])
            }
            why => self.rob(seat, on, 1, true, why),
        }
    }

    /// Brigands go against both others, this one first, for one resource each (THREE-30).
    pub(crate) fn split(&mut self, seat: Seat, first: Seat) {
        let attack = Attack::new(seat, first, Card::Brigands, SPOILS / 2);
        self.then([Task::Aim { attack: Attack { split: 1, ..attack } }]);
    }

    /// An attack that nobody has turned away is carried out.
    pub(crate) fn assault(&mut self, attack: Attack, sink: &mut impl Sink<Event>) {
        let Attack { by: seat, on, card, .. } = attack;
        match card {
            Card::Merchant => {
                self.then([Task::GiveBack { seat, to: on }]);
                self.rob(seat, on, 2, false, Why::Card(card));
            }
            Card::Spy => self.spy(seat, on, sink),
            _ => self.challenge(attack),
        }
    }
}
