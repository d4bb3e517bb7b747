//! The longest line of roads: how long it is, and who holds the card.
//!
//! A line is a trail: it uses no road twice but may pass a corner twice. Another player's building
//! ends it; a course may have other pieces in it, and say where they do not join. The length is kept
//! up to date by looking only at lines through the newest road ([`Position::length_with`]); after a
//! cut, and to prove the former right, it is computed anew ([`Position::length_from_scratch`]).

use hex::{CornerId, SideId, Sides};
use table::{Seat, Sink};

use crate::course::{Course, EventOf};
use crate::decision::Event;
use crate::position::Position;
use crate::worth;

impl<C: Course<W>, const W: usize> Position<C, W> {
    /// The seat's length after it has laid this road, or after something that ended lines at one end of
    /// it has gone, if `lengths` was right before.
    #[inline]
    pub(crate) fn length_with(&self, seat: Seat, side: SideId) -> u8 {
        let known = self.lengths[seat];
        let left = C::pieces(self, seat).without(side);
        let [one, other] = self.board.grid.ends(side);
        let (mut near, mut far) = (Sides::EMPTY, Sides::EMPTY);
        let most = 1
            + self.extend(seat, side, one, left, &mut near)
            + self.extend(seat, side, other, left, &mut far);
        if most <= known {
            return known;
        }
        // Where the two ends see no road in common, the longest line on one side leaves the other
        // side untouched.
        if near.meets(far) {
            known.max(1 + self.extend_both(seat, (side, one), (side, other), left))
        } else {
            most
        }
    }

    /// The length of the longest line that has come to the corner and goes on with the pieces that
    /// are left. `seen` collects every piece that was looked at.
    fn extend(
        &self,
        seat: Seat,
        by: SideId,
        from: CornerId,
        left: Sides<W>,
        seen: &mut Sides<W>,
    ) -> u8 {
        if self.walls[seat].contains(from) {
            return 0;
        }
        let next = C::leads_on(self, seat, by, from, self.board.grid.sides_at(from) & left);
        *seen |= next;
        let mut longest = 0;
        next.each(|side| {
            let across = self.board.grid.across(side, from);
            longest = longest.max(1 + self.extend(seat, side, across, left.without(side), seen));
        });
        longest
    }

    /// The longest pair of lines that go on from two corners, each with the piece by which it has
    /// come there, and share none.
    fn extend_both(
        &self,
        seat: Seat,
        (by, one): (SideId, CornerId),
        other: (SideId, CornerId),
        left: Sides<W>,
    ) -> u8 {
        let mut longest = self.extend(seat, other.0, other.1, left, &mut Sides::default());
        if self.walls[seat].contains(one) {
            return longest;
        }
        let next = C::leads_on(self, seat, by, one, self.board.grid.sides_at(one) & left);
        next.each(|side| {
            let across = self.board.grid.across(side, one);
            let rest = self.extend_both(seat, (side, across), other, left.without(side));
            longest = longest.max(1 + rest);
        });
        longest
    }

    /// The seat's length, whatever `lengths` says.
    ///
    /// Where a longest line could only have come from one piece to its begin, that piece is in it, as
    /// its end: the line is a ring. It may as well begin at a crossing of the ring where more pieces
    /// meet. So it is enough to begin where lines end or part, and in rings that have no such crossing.
    pub(crate) fn length_from_scratch(&self, seat: Seat) -> u8 {
        let pieces = C::pieces(self, seat);
        let mut seen = Sides::EMPTY;
        let mut longest = 0;
        let mut begin = |first: SideId, from: CornerId, seen: &mut Sides<W>| {
            seen.insert(first);
            longest = longest.max(1 + self.extend(seat, first, from, pieces.without(first), seen));
        };
        pieces.each(|first| {
            let [one, other] = self.board.grid.ends(first);
            for (at, from) in [(one, other), (other, one)] {
                if !self.has_one_way_on(seat, first, at, pieces) {
                    begin(first, from, &mut seen);
                }
            }
        });
        (pieces - seen).each(|first| {
            if !seen.contains(first) {
                begin(first, self.board.grid.ends(first)[0], &mut seen);
            }
        });
        longest
    }

    /// Whether a line that comes by this piece to the corner can go on with exactly one of the others.
    fn has_one_way_on(&self, seat: Seat, by: SideId, at: CornerId, pieces: Sides<W>) -> bool {
        let others = self.board.grid.sides_at(at) & pieces.without(by);
        let next = C::leads_on(self, seat, by, at, others);
        !self.walls[seat].contains(at) && !next.is_empty() && !next.has_several()
    }

    /// Who holds the longest road by the lengths as they are now (BASE-70).
    pub(crate) fn longest_road_holder(&self) -> Option<Seat> {
        let most = self.everyone().map(|seat| self.lengths[seat]).max().unwrap_or(0);
        let has_most = |seat: &Seat| self.lengths[*seat] == most;
        if most < 5 {
            None
        } else if self.longest_road.as_ref().is_some_and(has_most) {
            self.longest_road
        } else {
            let mut longest = self.everyone().filter(has_most);
            longest.next().filter(|_| longest.next().is_none())
        }
    }

    /// Passes the longest road on where roads or buildings have changed (BASE-70, BASE-72).
    #[inline]
    pub(crate) fn award_longest_road(&mut self, sink: &mut impl Sink<EventOf<C, W>>) {
        let holder = self.longest_road_holder();
        if holder == self.longest_road {
            return;
        }
        if let Some(before) = self.longest_road {
            self.points[before] -= worth::LONGEST_ROAD;
        }
        if let Some(now) = holder {
            self.points[now] += worth::LONGEST_ROAD;
        }
        self.longest_road = holder;
        let length = holder.map_or(0, |seat| self.lengths[seat]);
        sink.tell(|| Event::LongestRoad { holder, length });
    }
}

#[cfg(test)]
mod tests {
    use table::{Chance, Game, Pseudo, Silent, ToAct};

    use super::*;
    use crate::full::Scenarios;
    use crate::setup::Setup;

    /// The longest line of all that begin with any piece, in either direction.
    fn from_every_piece<C: Course<W>, const W: usize>(position: &Position<C, W>, seat: Seat) -> u8 {
        let mut longest = 0;
        let pieces = C::pieces(position, seat);
        pieces.each(|first| {
            for from in position.board.grid.ends(first) {
                let left = pieces.without(first);
                let line = position.extend(seat, first, from, left, &mut Sides::default());
                longest = longest.max(1 + line);
            }
        });
        longest
    }

    #[test]
    fn a_longest_line_begins_where_lines_end_or_part_or_is_a_ring() {
        let mut setup = Setup::variable(4).without_player_trade();
        setup.with.knights = true;
        let start = Scenarios::new(&setup).unwrap();
        let mut list = Vec::new();
        let mut long = 0;
        for game in 0..20 {
            let (mut position, mut chance) = (start.clone(), Pseudo::stream(7, game));
            for step in 0..3_000 {
                match position.to_act() {
                    ToAct::Nobody => break,
                    ToAct::Nature => {
                        let outcome = position.sample(&mut chance);
                        position.apply_outcome(&outcome, &mut Silent);
                    }
                    ToAct::Seats(seats) => {
                        let seat = seats.iter().next().unwrap();
                        list.clear();
                        position.decisions(seat, &mut list);
                        let choice = list[chance.below(list.len() as u32) as usize];
                        position.apply(seat, &choice, &mut Silent);
                    }
                }
                if step % 20 == 0 {
                    for seat in position.everyone() {
                        let length = from_every_piece(&position, seat);
                        assert_eq!(position.length_from_scratch(seat), length);
                        assert_eq!(position.lengths[seat], length);
                        long += u32::from(length > 8);
                    }
                }
            }
        }
        assert!(long > 50, "only {long} times a line was long enough to part");
    }
}
