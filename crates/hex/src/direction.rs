//! The six ways out of a hex and its six corners.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::place::PlaceError;

/// A side of a hex, by the way it faces; clockwise from the upper right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "UPPERCASE")]
#[allow(missing_docs, reason = "the compass needs no explanation")]
pub enum Direction {
    NE,
    E,
    SE,
    SW,
    W,
    NW,
}

impl Direction {
    /// All six, clockwise.
    pub const ALL: [Direction; 6] = {
        use Direction::*;
        [NE, E, SE, SW, W, NW]
    };

    /// The step to the neighbour across this side, as (q, r).
    pub const fn step(self) -> (i8, i8) {
        match self {
            Direction::NE => (1, -1),
            Direction::E => (1, 0),
            Direction::SE => (0, 1),
            Direction::SW => (-1, 1),
            Direction::W => (-1, 0),
            Direction::NW => (0, -1),
        }
    }

    /// The same side seen from the other hex.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 3) % 6]
    }

    /// The two corners that the side joins, clockwise.
    pub const fn ends(self) -> [Vertex; 2] {
        [Vertex::ALL[self as usize], Vertex::ALL[(self as usize + 1) % 6]]
    }
}

/// A corner of a hex; clockwise from the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the compass needs no explanation")]
pub enum Vertex {
    N,
    NE,
    SE,
    S,
    SW,
    NW,
}

impl Vertex {
    /// All six, clockwise.
    pub const ALL: [Vertex; 6] = {
        use Vertex::*;
        [N, NE, SE, S, SW, NW]
    };
}

macro_rules! named_by_compass {
    ($type:ty) => {
        impl FromStr for $type {
            type Err = PlaceError;

            fn from_str(name: &str) -> Result<Self, PlaceError> {
                <$type>::ALL
                    .into_iter()
                    .find(|known| known.to_string() == name)
                    .ok_or_else(|| PlaceError::Direction(name.to_owned()))
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{self:?}")
            }
        }
    };
}

named_by_compass!(Direction);
named_by_compass!(Vertex);
