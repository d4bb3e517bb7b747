//! What three players agree on by cards: a goal that is raised or lowered, and a truce.

use table::{Refusal, Seat, Sink, ensure};

use crate::card::{Card, Kind};
use crate::event::Event;
use crate::position::{Classic, SEATS};
use crate::rules::three;

/// So much the goal is raised at most.
const MOST_RAISED: u8 = 2;

/// What was agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Accord {
    /// By so much the goal was raised, and by so much it was lowered.
    pub raised: u8,
    pub lowered: u8,
    /// So much of what was lowered does not hold for each seat.
    pub kept: [u8; SEATS],
    /// With which turn each seat may have the lowered goal; 0 where it always may.
    pub watched: [u32; SEATS],
    /// Who has called for a truce.
    pub truce: Option<Seat>,
}

impl Classic {
    /// The victory points with which this seat wins.
    #[inline]
    pub(crate) fn target(&self, seat: Seat) -> u8 {
        let Accord { raised, lowered, kept, .. } = self.accord;
        self.terms.target + raised + kept[seat.index()] - lowered
    }

    /// Whether the seat has as many points as win, and enough of a lead (THREE-3).
    #[inline]
    pub(crate) fn has_won(&self, seat: Seat) -> bool {
        let points = self.victory_points(seat);
        let ahead = |other: Seat| points >= self.victory_points(other) + 2;
        points >= self.target(seat) && (!self.terms.three() || self.rivals(seat).all(ahead))
    }

    /// Whoever has made a bargain and has the lowered goal too soon keeps the old one (THREE-45).
    #[inline]
    pub(crate) fn watch_bargains(&mut self) {
        if self.accord.lowered == 0 {
            return;
        }
        for seat in self.everybody() {
            let watched = &self.accord.watched[seat.index()];
            if *watched > 0 && self.victory_points(seat) >= self.target(seat) {
                self.accord.kept[seat.index()] += 1;
                self.accord.watched[seat.index()] = 0;
            }
        }
    }

    /// Whether the goal can still be raised.
    pub(crate) fn can_raise(&self) -> bool {
        self.accord.raised < MOST_RAISED
    }

    pub(crate) fn raise_target(&mut self, sink: &mut impl Sink<Event>) {
        self.accord.raised += 1;
        self.tell_target(sink);
    }

    pub(crate) fn lower_target(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.accord.lowered += 1;
        self.accord.watched[seat.index()] = self.turn.count + u32::from(self.terms.seats);
        self.watch_bargains();
        self.tell_target(sink);
    }

    fn tell_target(&self, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::TargetMoved {
            targets: self.everybody().map(|seat| self.target(seat)).collect(),
        });
    }

    /// A turn ends: bargains that were watched until then hold.
    pub(crate) fn end_bargains(&mut self) {
        let now = self.turn.count;
        let over = self.accord.watched.iter_mut().filter(|until| **until <= now);
        over.for_each(|until| *until = 0);
    }

    /// Whether no truce forbids the card (THREE-44).
    pub(crate) fn check_truce(&self, card: Card) -> Result<(), Refusal> {
        let free = card.kind() != Kind::Attack || self.accord.truce.is_none();
        ensure(free, three(44), "a truce forbids attacks")
    }
}
