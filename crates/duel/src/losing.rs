//! Losing cards: to events, to attacks, to pirates.

use realm::{Kinds, Slot, Slots};
use table::{Seat, Sink};

use crate::card::Card;
use crate::decision::{Event, Goes, Why};
use crate::position::{Ask, Duel, Task};

impl Duel {
    /// The seat loses one of these cards, of its own choice.
    pub(crate) fn must_lose(
        &mut self,
        seat: Seat,
        among: Slots,
        by: Card,
        sink: &mut impl Sink<Event>,
    ) {
        match among.single() {
            Some(slot) => self.lose(seat, slot, by, sink),
            None if among.is_empty() => {}
            None => self.pose(Ask::Lose { seat, among, by }),
        }
    }

    /// The card at this site is lost: to the discard pile where pirates sank it, to the open stack where it is
    /// from there, else under a stack with its back.
    pub(crate) fn lose(&mut self, seat: Seat, slot: Slot, by: Card, sink: &mut impl Sink<Event>) {
        let Some(card) = self.unplace(seat, slot, sink) else { return };
        let pirates = by.original() == Card::PirateShip;
        let to = match () {
            () if pirates => Goes::Discarded,
            () if self.terms.open_card() == Some(card) => Goes::ToTheOpenStack,
            () => Goes::UnderAStack,
        };
        sink.tell(|| Event::Removed { seat, card, at: slot, to, by: Some(by) });
        let irmgard = Card::IrmgardKeeperOfTheLight;
        if !pirates && card.original() != irmgard && self.tally(seat).has(irmgard) {
            self.then([Task::Gain { seat, kinds: Kinds::ALL, count: 1, why: Why::Card(irmgard) }]);
        }
        match to {
            Goes::Discarded => self.discard(seat, card),
            Goes::ToTheOpenStack => self.open += 1,
            Goes::UnderAStack => self.put_under(seat, seat, card, sink),
        }
    }
}
