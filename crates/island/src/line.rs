//! The longest line of a seat's roads, side by side: for those who show it.

use std::sync::Arc;

use hex::{CornerId, Corners, Grid, NARROW, Side, SideId, Sides, WIDE};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Seat;

use crate::course::Course;
use crate::position::Position;

/// One longest line of a seat's roads, from its one end to the other. It is looked for only when
/// somebody asks for its sides or writes them down: most views are compared and thrown away.
#[derive(Clone, Debug)]
pub enum Line {
    /// It can be looked for on a small board.
    Narrow(Within<NARROW>),
    /// It can be looked for on a large board.
    Wide(Within<WIDE>),
    /// It was told.
    Told(Vec<Side>),
}

/// Pieces in which there is a line of a known length. The same pieces between the same walls have the
/// same lines, without a look at their sides.
#[derive(Clone, PartialEq, Debug)]
pub struct Within<const W: usize> {
    /// Where the roads lie.
    grid: Arc<Grid<W>>,
    /// The roads, and whatever else is in lines.
    pieces: Sides<W>,
    /// Those of them that are no roads.
    others: Sides<W>,
    /// The corners at which roads and the others join.
    joints: Corners<W>,
    /// The corners at them where something of another player's ends a line (BASE-42).
    walls: Corners<W>,
    /// How long the longest line is.
    length: u8,
}

impl<const W: usize> Within<W> {
    pub(crate) fn of<C: Course<W>>(position: &Position<C, W>, seat: Seat) -> Within<W> {
        let pieces = C::pieces(position, seat);
        let others = pieces - position.roads[seat];
        Within {
            grid: position.board.grid.clone(),
            pieces,
            others,
            joints: if others.is_empty() { Corners::EMPTY } else { position.buildings(seat) },
            walls: C::reached(position, seat) & position.walls[seat],
            length: position.lengths[seat],
        }
    }

    /// Of the pieces that meet at a corner, those with which the line goes on that comes by this one.
    fn leads_on(&self, by: Option<SideId>, at: CornerId, pieces: Sides<W>) -> Sides<W> {
        match by {
            Some(by) if !self.joints.contains(at) => {
                if self.others.contains(by) {
                    pieces & self.others
                } else {
                    pieces - self.others
                }
            }
            _ => pieces,
        }
    }

    fn sides(&self) -> Vec<Side> {
        let grid = &*self.grid;
        let mut search = Search { within: self, line: Vec::new() };
        let ends = self.pieces.iter().flat_map(|side| grid.ends(side));
        ends.into_iter().find(|&from| search.goes_on(from, self.pieces));
        search.line.into_iter().map(|side| grid.side(side)).collect()
    }
}

impl Line {
    /// The sides of the line, in order.
    pub fn sides(&self) -> Vec<Side> {
        match self {
            Line::Told(sides) => sides.clone(),
            Line::Narrow(within) => within.sides(),
            Line::Wide(within) => within.sides(),
        }
    }
}

struct Search<'a, const W: usize> {
    within: &'a Within<W>,
    line: Vec<SideId>,
}

impl<const W: usize> Search<'_, W> {
    /// Whether the line can be led on from this corner, with the pieces that are left, until it is
    /// long enough. If not, it is as it was.
    fn goes_on(&mut self, from: CornerId, left: Sides<W>) -> bool {
        let (within, grid) = (self.within, &*self.within.grid);
        if self.line.len() == usize::from(within.length) {
            return true;
        }
        if !self.line.is_empty() && within.walls.contains(from) {
            return false;
        }
        let by = self.line.last().copied();
        within.leads_on(by, from, grid.sides_at(from) & left).iter().any(|side| {
            self.line.push(side);
            let found = self.goes_on(grid.across(side, from), left.without(side));
            if !found {
                self.line.pop();
            }
            found
        })
    }
}

impl PartialEq for Line {
    fn eq(&self, other: &Line) -> bool {
        match (self, other) {
            (Line::Narrow(one), Line::Narrow(other)) => one == other,
            (Line::Wide(one), Line::Wide(other)) => one == other,
            _ => self.sides() == other.sides(),
        }
    }
}

impl Eq for Line {}

impl Serialize for Line {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.sides().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Line, D::Error> {
        Vec::deserialize(deserializer).map(Line::Told)
    }
}
