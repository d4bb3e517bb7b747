//! The founding phase: once round and back, a building and its road each (BASE-16, BASE-17).

use hex::{CornerId, SideId};
use table::{Refusal, Seat, Sink, ensure, refuse};

use crate::course::{Course, DecisionOf, EventOf};
use crate::decision::Decision;
use crate::position::{Phase, Position};
use crate::rules::{base, knights};

impl<C: Course<W>, const W: usize> Position<C, W> {
    /// Who places the founding building when so many stand: once round, and back (BASE-16); where a
    /// course has more rounds, then round again.
    pub(crate) fn founder(&self, placed: u8) -> Seat {
        let (count, placed) = (self.count(), usize::from(placed));
        let (round, step) = (placed / count, placed % count);
        let step = if round == 1 { count - 1 - step } else { step };
        Seat::new((self.start.index() + step) % count)
    }

    /// Whether the founding building that comes when so many stand is its owner's last.
    pub(crate) fn is_last_round(&self, placed: u8) -> bool {
        usize::from(placed) >= (C::rounds(self) - 1) * self.count()
    }

    pub(crate) fn list_founding(&self, placed: u8, out: &mut Vec<DecisionOf<C, W>>) {
        let grid = &*self.board.grid;
        let sites = C::founding_sites(self, placed);
        if C::founds_city(self, placed) {
            sites.each(|at| out.push(Decision::BuildCity { at: grid.corner(at) }));
        } else {
            sites.each(|at| out.push(Decision::BuildSettlement { at: grid.corner(at) }));
        }
    }

    pub(crate) fn list_founding_roads(&self, at: CornerId, out: &mut Vec<DecisionOf<C, W>>) {
        let grid = &*self.board.grid;
        let spots = grid.sides_at(at) - self.taken;
        spots.each(|at| out.push(Decision::BuildRoad { at: grid.side(at) }));
    }

    pub(crate) fn check_founder(&self, seat: Seat, placed: u8) -> Result<(), Refusal> {
        ensure(seat == self.founder(placed), base(16), "another player founds now")
    }

    /// Whether the seat may found here with such a building.
    pub(crate) fn check_founding(
        &self,
        seat: Seat,
        placed: u8,
        corner: CornerId,
        city: bool,
    ) -> Result<(), Refusal> {
        self.check_founder(seat, placed)?;
        match (C::founds_city(self, placed), city) {
            (true, false) => return refuse(knights(3), "the second round founds cities"),
            (false, true) => return refuse(base(16), "a settlement is founded"),
            _ => {}
        }
        self.check_site(corner)?;
        C::check_founding_site(self, placed, corner)
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

    /// A founding building stands: its road is due, and the last one brings the first cards.
    pub(crate) fn after_founding(
        &mut self,
        seat: Seat,
        placed: u8,
        corner: CornerId,
        sink: &mut impl Sink<EventOf<C, W>>,
    ) {
        self.phase = Phase::FoundingRoad { placed, at: corner };
        if self.is_last_round(placed) {
            let cards = self.board.first_cards(corner);
            self.gain_openly(seat, cards, sink);
        }
        C::founded(self, seat, placed, sink);
    }

    /// Its road lies: the next one founds, or the first turn begins.
    pub(crate) fn after_founding_road(&mut self, placed: u8, sink: &mut impl Sink<EventOf<C, W>>) {
        if usize::from(placed) + 1 < C::rounds(self) * self.count() {
            self.phase = Phase::FoundingSettlement { placed: placed + 1 };
        } else {
            self.begin_turn(self.start, sink);
        }
    }
}
