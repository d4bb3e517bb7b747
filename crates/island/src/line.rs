//! The longest line of a seat's roads, side by side: for those who show it.

use std::sync::Arc;

use hex::{CornerId, Corners, Grid, Side, SideId, Sides};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Seat;

use crate::state::Island;

/// One longest line of a seat's roads, from its one end to the other. It is looked for only when
/// somebody asks for its sides or writes them down: most views are compared and thrown away.
#[derive(Clone, Debug)]
pub enum Line {
    /// In these roads there is one of this length.
    Within {
        /// Where the roads lie.
        grid: Arc<Grid>,
        /// The roads.
        roads: Sides,
        /// The corners at them where another player's building ends a line (BASE-42).
        walls: Corners,
        /// How long the longest line is.
        length: u8,
    },
    /// It was told.
    Told(Vec<Side>),
}

impl Line {
    pub(crate) fn of(island: &Island, seat: Seat) -> Line {
        let others = island.everyone().filter(|&other| other != seat);
        let foreign = others.fold(Corners::EMPTY, |all, other| all | island.buildings(other));
        Line::Within {
            grid: island.board.grid.clone(),
            roads: island.roads[seat],
            walls: island.touched[seat] & foreign,
            length: island.lengths[seat],
        }
    }

    /// The sides of the line, in order.
    pub fn sides(&self) -> Vec<Side> {
        match self {
            Line::Told(sides) => sides.clone(),
            Line::Within { grid, roads, walls, length } => {
                let mut search = Search { grid, walls: *walls, length: *length, line: Vec::new() };
                let ends = roads.iter().flat_map(|side| grid.ends(side));
                ends.into_iter().find(|&from| search.goes_on(from, *roads));
                search.line.into_iter().map(|side| grid.side(side)).collect()
            }
        }
    }
}

struct Search<'a> {
    grid: &'a Grid,
    walls: Corners,
    length: u8,
    line: Vec<SideId>,
}

impl Search<'_> {
    /// Whether the line can be led on from this corner, with the roads that are left, until it is
    /// long enough. If not, it is as it was.
    fn goes_on(&mut self, from: CornerId, left: Sides) -> bool {
        if self.line.len() == usize::from(self.length) {
            return true;
        }
        if !self.line.is_empty() && self.walls.contains(from) {
            return false;
        }
        (self.grid.sides_at(from) & left).iter().any(|side| {
            self.line.push(side);
            let found = self.goes_on(self.grid.across(side, from), left.without(side));
            if !found {
                self.line.pop();
            }
            found
        })
    }
}

/// Lines in the same roads between the same walls are the same, without a look at their sides.
impl PartialEq for Line {
    fn eq(&self, other: &Line) -> bool {
        match (self, other) {
            (
                Line::Within { grid, roads, walls, .. },
                Line::Within { grid: other_grid, roads: other_roads, walls: other_walls, .. },
            ) => roads == other_roads && walls == other_walls && grid == other_grid,
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
