//! From the announcement of an action card to its effect, and the two spells that come in between: Countermagic stops
//! a card of another player, Leap in Time an event of the own turn. Whether somebody can cast them lies open, so only
//! those are asked who can.

use realm::Secret;
use table::{Seat, Sink};

use crate::ask::{Ask, Task};
use crate::card::{Card, Kind};
use crate::decision::Decision;
use crate::event::Event;
use crate::position::Classic;

impl Classic {
    /// An action card leaves a hand and is paid for, then announced.
    pub(crate) fn announce(
        &mut self,
        seat: Seat,
        card: Card,
        number: Option<u8>,
        sink: &mut impl Sink<Event>,
    ) {
        self.leave_hand(seat, card);
        self.then([Task::Declare { seat, card, number }]);
        if card.kind() == Kind::Spell {
            self.spend(seat, card.magic(), sink);
        }
    }

    /// The card is on the table: it takes effect, unless somebody stops it.
    pub(crate) fn declare(
        &mut self,
        seat: Seat,
        card: Card,
        number: Option<u8>,
        sink: &mut impl Sink<Event>,
    ) {
        sink.tell(|| Event::Played { seat, card, number });
        self.then([Task::Act { seat, card, number }]);
        if self.has_magic() {
            self.offer_veto(seat, card, seat);
        }
    }

    /// Asks the next one after this seat who can stop the card.
    fn offer_veto(&mut self, of: Seat, card: Card, after: Seat) {
        let count = self.count();
        let mut next = after.next(count);
        while next != of {
            if self.can_cast(next, Card::Countermagic) {
                self.ask = Some(Ask::Veto { seat: next, of, card });
                return;
            }
            next = next.next(count);
        }
    }

    pub(crate) fn answer_veto(
        &mut self,
        seat: Seat,
        of: Seat,
        card: Card,
        choice: &Decision,
        sink: &mut impl Sink<Event>,
    ) {
        if *choice == Decision::Pass {
            self.offer_veto(of, card, seat);
            return;
        }
        self.agenda.take_first();
        self.then([Task::PutAway { seat: of, card }]);
        self.cast_now(seat, Card::Countermagic, sink);
        sink.tell(|| Event::Stopped { seat: of, card, by: seat });
    }

    /// Everybody saw this card; it goes under a stack that its player chooses.
    pub(crate) fn put_away(&mut self, seat: Seat, card: Card) {
        self.ask = Some(Ask::Under { seat, card });
    }

    pub(crate) fn put_under_open(
        &mut self,
        seat: Seat,
        card: Card,
        stack: u8,
        sink: &mut impl Sink<Event>,
    ) {
        self.under(seat, Secret::open(card), stack, sink);
    }

    /// Asks whether the event of the own turn is leapt over, where that can be; says whether it did.
    pub(crate) fn offer_leap(&mut self, event: Option<Card>, holds: Task) -> bool {
        let seat = self.turn.seat;
        let can = self.has_magic() && self.can_cast(seat, Card::LeapInTime);
        if can {
            self.then([holds]);
            self.ask = Some(Ask::Leap { seat, event });
        }
        can
    }

    /// What was rolled does not happen.
    pub(crate) fn leap(&mut self, seat: Seat, event: Option<Card>, sink: &mut impl Sink<Event>) {
        self.agenda.take_first();
        self.cast_now(seat, Card::LeapInTime, sink);
        sink.tell(|| Event::LeaptOver { seat, card: event });
    }
}
