//! Names of hexes, corners and sides that hold on every board.
//!
//! A corner belongs to up to three hexes and a side to two, so each has several names. One is kept:
//! a corner is the north or south corner of a hex, a side the north-east, east or south-east side
//! of one (that hex may lie in the sea). Text may use any of the names: `"0,-2,NW"`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::direction::{Direction, Vertex};

/// The largest coordinate of a hex on a board; its neighbours may lie one further out.
const REACH: i8 = 14;
/// Coordinates are stored from 0 by adding this.
const SHIFT: i8 = 16;

/// A hex by its axial coordinates.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Hex(u16);

impl Hex {
    /// How many codes there are.
    pub(crate) const CODES: usize = 32 * 32;

    /// The hex at these coordinates, if they are within -14..=14.
    pub const fn new(q: i8, r: i8) -> Option<Hex> {
        if q < -REACH || q > REACH || r < -REACH || r > REACH { None } else { Some(Hex::raw(q, r)) }
    }

    /// Two steps beyond the reach the code wraps round to a hex that no board has.
    const fn raw(q: i8, r: i8) -> Hex {
        Hex(((q + SHIFT) as u16 & 31) << 5 | (r + SHIFT) as u16 & 31)
    }

    /// The coordinate that grows to the east.
    pub const fn q(self) -> i8 {
        (self.0 >> 5) as i8 - SHIFT
    }

    /// The coordinate that grows to the south-east.
    pub const fn r(self) -> i8 {
        (self.0 & 31) as i8 - SHIFT
    }

    /// The hex across this side.
    #[must_use]
    pub const fn neighbour(self, direction: Direction) -> Hex {
        let (q, r) = direction.step();
        Hex::raw(self.q() + q, self.r() + r)
    }

    /// Its corner there.
    pub const fn corner(self, vertex: Vertex) -> Corner {
        match vertex {
            Vertex::N => Corner(self.0 << 1),
            Vertex::S => Corner(self.0 << 1 | 1),
            Vertex::NE => self.neighbour(Direction::NE).corner(Vertex::S),
            Vertex::NW => self.neighbour(Direction::NW).corner(Vertex::S),
            Vertex::SE => self.neighbour(Direction::SE).corner(Vertex::N),
            Vertex::SW => self.neighbour(Direction::SW).corner(Vertex::N),
        }
    }

    /// Its side there.
    pub const fn side(self, direction: Direction) -> Side {
        match direction {
            Direction::NE | Direction::E | Direction::SE => Side(self.0 << 2 | direction as u16),
            _ => self.neighbour(direction).side(direction.opposite()),
        }
    }

    pub(crate) const fn code(self) -> usize {
        self.0 as usize
    }
}

/// A corner, where up to three hexes meet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Corner(u16);

impl Corner {
    /// How many codes there are.
    pub(crate) const CODES: usize = Hex::CODES * 2;

    /// The hex that names it, and which of its corners it is: the north or the south one.
    pub const fn name(self) -> (Hex, Vertex) {
        (Hex(self.0 >> 1), if self.0 & 1 == 0 { Vertex::N } else { Vertex::S })
    }

    /// The three hexes around it, land or sea.
    pub const fn hexes(self) -> [Hex; 3] {
        match self.name() {
            (hex, Vertex::N) => [hex, hex.neighbour(Direction::NW), hex.neighbour(Direction::NE)],
            (hex, _) => [hex, hex.neighbour(Direction::SE), hex.neighbour(Direction::SW)],
        }
    }

    pub(crate) const fn code(self) -> usize {
        self.0 as usize
    }
}

/// A side, where two hexes meet and which joins two corners.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Side(u16);

impl Side {
    /// How many codes there are.
    pub(crate) const CODES: usize = Hex::CODES * 4;

    /// The hex that names it, and which of its sides it is.
    pub const fn name(self) -> (Hex, Direction) {
        (Hex(self.0 >> 2), Direction::ALL[(self.0 & 3) as usize])
    }

    /// The two hexes that it parts, land or sea.
    pub const fn hexes(self) -> [Hex; 2] {
        let (hex, direction) = self.name();
        [hex, hex.neighbour(direction)]
    }

    /// The two corners that it joins.
    pub const fn ends(self) -> [Corner; 2] {
        let (hex, direction) = self.name();
        let [one, other] = direction.ends();
        [hex.corner(one), hex.corner(other)]
    }

    pub(crate) const fn code(self) -> usize {
        self.0 as usize
    }
}

/// Why a text names no place.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlaceError {
    /// Not of the form `q,r` or `q,r,NE`.
    #[error("'{0}' names no place: write a hex as 'q,r', a corner as 'q,r,N', a side as 'q,r,NE'")]
    Form(String),
    /// A coordinate that no board reaches.
    #[error("'{0}' lies too far out: coordinates go from -14 to 14")]
    Far(String),
    /// Not one of the six names.
    #[error("'{0}' is no direction: corners are N, NE, SE, S, SW, NW, sides NE, E, SE, SW, W, NW")]
    Direction(String),
}

/// A sea hex next to the board may name a corner or a side, so those reach one further.
fn parse_hex(text: &str, reach: i8) -> Result<Hex, PlaceError> {
    let form = || PlaceError::Form(text.to_owned());
    let (q, r) = text.split_once(',').ok_or_else(form)?;
    let number = |text: &str| text.trim().parse::<i8>().map_err(|_| form());
    let (q, r) = (number(q)?, number(r)?);
    if (-reach..=reach).contains(&q) && (-reach..=reach).contains(&r) {
        Ok(Hex::raw(q, r))
    } else {
        Err(PlaceError::Far(text.to_owned()))
    }
}

fn split_name<T: FromStr<Err = PlaceError>>(text: &str) -> Result<(Hex, T), PlaceError> {
    let (hex, name) = text.rsplit_once(',').ok_or_else(|| PlaceError::Form(text.to_owned()))?;
    Ok((parse_hex(hex, REACH + 1)?, name.trim().parse()?))
}

impl FromStr for Hex {
    type Err = PlaceError;

    fn from_str(text: &str) -> Result<Hex, PlaceError> {
        parse_hex(text, REACH)
    }
}

impl FromStr for Corner {
    type Err = PlaceError;

    fn from_str(text: &str) -> Result<Corner, PlaceError> {
        split_name(text).map(|(hex, vertex)| hex.corner(vertex))
    }
}

impl FromStr for Side {
    type Err = PlaceError;

    fn from_str(text: &str) -> Result<Side, PlaceError> {
        split_name(text).map(|(hex, direction)| hex.side(direction))
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q(), self.r())
    }
}

impl fmt::Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (hex, vertex) = self.name();
        write!(f, "{hex},{vertex}")
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (hex, direction) = self.name();
        write!(f, "{hex},{direction}")
    }
}

macro_rules! as_text {
    ($type:ty) => {
        impl TryFrom<String> for $type {
            type Error = PlaceError;

            fn try_from(text: String) -> Result<Self, PlaceError> {
                text.parse()
            }
        }

        impl From<$type> for String {
            fn from(place: $type) -> String {
                place.to_string()
            }
        }

        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
    };
}

as_text!(Hex);
as_text!(Corner);
as_text!(Side);
