//! The founding phase: once round and back, a settlement and its road each (BASE-16, BASE-17).

use hex::{CornerId, SideId};
use table::{Refusal, Seat, Sink, ensure};

use crate::course::{Course, DecisionOf, EventOf};
use crate::decision::Decision;
use crate::position::{Phase, Position};
use crate::rules::base;

impl<C: Course<W>, const W: usize> Position<C, W> {
    /// Who places the founding settlement when so many stand: once round, and back (BASE-16).
    pub(crate) fn founder(&self, placed: u8) -> Seat {
        let (count, placed) = (self.count(), usize::from(placed));
        let round = if placed < count { placed } else { 2 * count - 1 - placed };
        Seat::new((self.start.index() + round) % count)
    }

    pub(crate) fn list_founding(&self, out: &mut Vec<DecisionOf<C, W>>) {
        let grid = &*self.board.grid;
        self.open.each(|at| out.push(Decision::BuildSettlement { at: grid.corner(at) }));
    }

    pub(crate) fn list_founding_roads(&self, at: CornerId, out: &mut Vec<DecisionOf<C, W>>) {
        let grid = &*self.board.grid;
        let spots = grid.sides_at(at) - self.taken;
        spots.each(|at| out.push(Decision::BuildRoad { at: grid.side(at) }));
    }

    pub(crate) fn check_founder(&self, seat: Seat, placed: u8) -> Result<(), Refusal> {
        ensure(seat == self.founder(placed), base(16), "another player founds now")
    }

    pub(crate) fn check_founding_settlement(
        &self,
        seat: Seat,
        placed: u8,
        corner: CornerId,
    ) -> Result<(), Refusal> {
        self.check_founder(seat, placed)?;
        self.check_site(corner)
    }

    pub(crate) fn check_founding_road(
        &self,
        seat: Seat,
        placed: u8,
        at: CornerId,
        side: SideId,
    ) -> Result<(), Refusal> {
        self.check_founder(seat, placed)?;
        self.check_path(side)?;
        let touches = self.board.grid.sides_at(at).contains(side);
        ensure(touches, base(16), "the road must touch the settlement just founded")
    }

    /// A founding settlement stands: its road is due, and the second one brings the first cards.
    pub(crate) fn after_founding(
        &mut self,
        seat: Seat,
        placed: u8,
        corner: CornerId,
        sink: &mut impl Sink<EventOf<C, W>>,
    ) {
        self.phase = Phase::FoundingRoad { placed, at: corner };
        if usize::from(placed) >= self.count() {
            let cards = self.board.first_cards(corner);
            self.gain_openly(seat, cards, sink);
        }
        C::founded(self, seat, placed, sink);
    }

    /// Its road lies: the next one founds, or the first turn begins.
    pub(crate) fn after_founding_road(&mut self, placed: u8, sink: &mut impl Sink<EventOf<C, W>>) {
        if usize::from(placed) + 1 < 2 * self.count() {
            self.phase = Phase::FoundingSettlement { placed: placed + 1 };
        } else {
            self.begin_turn(self.start, sink);
        }
    }
}
