//! Hexagons, corners, sides and their neighbours; no rules.
//!
//! Hexes are pointy-top in axial coordinates: `q` grows to the east, `r` to the south-east. The
//! names of places ([`Hex`], [`Corner`], [`Side`]) mean the same on every board; the ids
//! ([`HexId`], [`CornerId`], [`SideId`]) count the places of one [`Grid`] and index its tables.

mod direction;
mod grid;
mod place;
mod set;

pub use direction::{Direction, Vertex};
pub use grid::{Grid, GridFault, Way};
pub use place::{Corner, Hex, PlaceError, Side};
pub use set::{
    ByCorner, ByHex, BySide, CornerId, Corners, HexId, Hexes, Id, NARROW, Set, SideId, Sides, WIDE,
};
