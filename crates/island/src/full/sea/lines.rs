//! Lines of ships: which are closed, and which ships may be moved (SEA-8 to SEA-10, SEA-17, SEA-23).
//!
//! A line goes on where own ships meet, but not at another player's piece, which parts it. Own buildings
//! are its ends.

use hex::{CornerId, Corners, SideId, Sides, WIDE};
use table::{Refusal, Seat, ensure};

use super::{Scenarios, Sea};
use crate::full::knights;
use crate::rules::{self, sea};

impl Scenarios {
    /// Ships that lie in a line between two own buildings are closed from now on (SEA-8).
    pub(super) fn close_lines(&mut self, seat: Seat) {
        let Some(state) = &self.own.sea else { return };
        let closed = self.lines_between(state.ships[seat], seat, self.buildings(seat));
        if let Some(state) = &mut self.own.sea {
            state.closed[seat] |= closed;
        }
    }

    /// All ships on a way between two different ends, on which no other end and no wall lies.
    pub(super) fn lines_between(
        &self,
        ships: Sides<WIDE>,
        seat: Seat,
        ends: Corners<WIDE>,
    ) -> Sides<WIDE> {
        let mut closed = Sides::EMPTY;
        for end in ends.iter() {
            let mut seen = Corners::<WIDE>::EMPTY;
            seen.insert(end);
            self.walk(ships, end, seen, Sides::EMPTY, (ends, self.walls[seat]), &mut closed);
        }
        closed
    }

    /// Goes every way on from a corner that passes none twice; what leads to another end is closed.
    fn walk(
        &self,
        ships: Sides<WIDE>,
        from: CornerId,
        seen: Corners<WIDE>,
        way: Sides<WIDE>,
        (ends, walls): (Corners<WIDE>, Corners<WIDE>),
        closed: &mut Sides<WIDE>,
    ) {
        (self.board.grid.sides_at(from) & ships).each(|ship| {
            let next = self.board.grid.across(ship, from);
            let mut way = way;
            way.insert(ship);
            if seen.contains(next) || walls.contains(next) {
                return;
            }
            if ends.contains(next) {
                *closed |= way;
                return;
            }
            let mut seen = seen;
            seen.insert(next);
            self.walk(ships, next, seen, way, (ends, walls), closed);
        });
    }

    /// The ships that the seat could move, if it may move one at all in this turn.
    pub(super) fn movable_ships(&self, state: &Sea, seat: Seat) -> Sides<WIDE> {
        // Most lie between others, which is seen sooner than all else that may hold a ship.
        let ends = |&ship: &SideId| self.ends_a_line(state, seat, ship);
        let may_move = |&ship: &SideId| self.check_movable(state, seat, ship).is_ok();
        let open = state.ships[seat] - state.closed[seat];
        open.iter().filter(ends).filter(may_move).collect()
    }

    /// Whether this ship of the seat may leave its place.
    pub(super) fn check_movable(
        &self,
        state: &Sea,
        seat: Seat,
        ship: SideId,
    ) -> Result<(), Refusal> {
        let closed = state.closed[seat].contains(ship);
        ensure(!closed, sea(10), "the ship lies in a closed line")?;
        if !knights::blocks(self, seat).is_empty() {
            let ends = self.buildings(seat) | knights::blocks(self, seat);
            let closed = self.lines_between(state.ships[seat], seat, ends).contains(ship);
            ensure(!closed, rules::knights(62), "the ship lies in a line that a knight closes")?;
            let cut = knights::cuts_off(self, seat, ship);
            ensure(!cut, rules::knights(70), "a knight would be cut off without the ship")?;
        }
        let new = seat == self.turn.seat && state.fresh.contains(ship);
        ensure(!new, sea(9), "the ship was built in this turn")?;
        ensure(!state.blocked.contains(ship), sea(14), "the pirate lies beside the ship")?;
        let ends = self.board.grid.ends(ship);
        ensure(self.ends_a_line(state, seat, ship), sea(9), "the ship lies at no end of its line")?;
        let alone = ends.into_iter().any(|end| self.leaves_alone(state, seat, ship, end));
        ensure(!alone, sea(17), "another ship would be joined to nothing")
    }

    /// Whether the ship lies at an end of its line, or in a ring, which ends anywhere.
    fn ends_a_line(&self, state: &Sea, seat: Seat, ship: SideId) -> bool {
        let ends = self.board.grid.ends(ship);
        let loose = ends.into_iter().any(|end| !self.is_joined(state, seat, ship, end));
        loose || self.lies_in_ring(state, seat, ship)
    }

    /// Whether the ship is joined to another own ship or to an own building at this end. At another
    /// player's piece nothing is joined (SEA-23).
    fn is_joined(&self, state: &Sea, seat: Seat, ship: SideId, end: CornerId) -> bool {
        let others = self.board.grid.sides_at(end) & state.ships[seat].without(ship);
        !self.walls[seat].contains(end)
            && (!others.is_empty() || self.built[end].owner() == Some(seat))
    }

    /// Whether there is another way by ship from one end of the ship to the other. Own buildings end
    /// ways, so that of a loop from a building back to it only the ships beside the building have
    /// such a way (SEA-17).
    fn lies_in_ring(&self, state: &Sea, seat: Seat, ship: SideId) -> bool {
        let grid = &self.board.grid;
        let ships = state.ships[seat].without(ship);
        let closed = self.walls[seat] | self.buildings(seat);
        let [from, to] = grid.ends(ship);
        let (mut seen, mut next) = (Corners::<WIDE>::EMPTY, vec![from]);
        seen.insert(from);
        while let Some(corner) = next.pop() {
            for side in (grid.sides_at(corner) & ships).iter() {
                let across = grid.across(side, corner);
                if across == to {
                    return true;
                }
                if !seen.contains(across) && !closed.contains(across) {
                    seen.insert(across);
                    next.push(across);
                }
            }
        }
        false
    }

    /// Whether a neighbour at this end of the ship would be joined to nothing without it.
    fn leaves_alone(&self, state: &Sea, seat: Seat, ship: SideId, end: CornerId) -> bool {
        let grid = &self.board.grid;
        if self.walls[seat].contains(end) || self.built[end].owner() == Some(seat) {
            return false;
        }
        let others = grid.sides_at(end) & state.ships[seat].without(ship);
        let mut left = others.iter();
        match (left.next(), left.next()) {
            (Some(other), None) => !self.is_joined(state, seat, other, grid.across(other, end)),
            _ => false,
        }
    }
}
