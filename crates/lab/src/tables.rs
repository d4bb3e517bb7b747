//! Which kinds of decisions each game has, and what their fields can be.
//!
//! The order is that of the engine's own types and never changes: programs that have learned keep
//! numbers. A new kind gets its block behind all others of its game.

mod cards;
mod dice;
mod island;
mod scenarios;

pub(crate) use cards::{classic, duel};
pub(crate) use dice::dice;
pub(crate) use island::island;
pub(crate) use scenarios::scenarios;
