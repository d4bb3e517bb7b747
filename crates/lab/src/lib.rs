//! Games for machines that learn.
//!
//! - [`Space`]: the decisions of a setup by number, for every game of the house.
//! - [`Observer`]: what a seat sees as a row of numbers, built from its view and from nothing else.
//! - [`many`]: thousands of games that move on together, with the legal decisions as bits.
//!
//! Nothing here knows Python; `crates/python` hands it on.

mod domain;
mod fast;
mod hashed;
mod many;
mod observe;
mod seen;
mod space;
mod tables;

pub use fast::IslandNumbers;
pub use many::{Ended, Illegal, Order, Tables, many};
pub use observe::{Field, Observer};
pub use space::{Block, Numbers, Space};
