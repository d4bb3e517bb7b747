//! The dice game for one to four, and the Plus game for two to four: six dice, up to three rolls,
//! and a sheet on which roads, settlements, cities and knights are marked. `rules/dice.toml` and
//! `rules/dice-plus.toml` hold its rules, `rules/sheets/` the two sheets.
//!
//! [`Dice`] is a position and keeps the contract of [`table::Game`]; [`Setup`], [`Decision`] and
//! [`Outcome`] are what goes in, [`View`] and [`Event`] what comes out.
//!
//! Whoever computes with the game needs no position. A [`Sheet`] is the graph that never changes,
//! [`Marks`] is what one player has built on it, and [`Counts`] are dice without their order; with
//! the [`price`] of things these three tell everything about one player's game. All of them but the
//! sheet are small values without a heap.

mod apply;
mod audit;
mod basic;
mod check;
mod course;
mod decision;
mod face;
mod game;
mod list;
mod marks;
mod name;
mod nature;
mod plus;
mod road;
mod rules;
mod set;
mod setup;
mod sheet;
mod state;
mod throw;
mod view;
mod why;

pub use decision::{Decision, Event, Outcome, Piece};
pub use face::{Counts, Face, Faces};
pub use marks::Marks;
pub use name::Name;
pub use rules::{dice, diceplus};
pub use set::{CityId, Die, Id, JokerId, KnightId, PointId, RoadId, Set, SettlementId};
pub use setup::Setup;
pub use sheet::{Ground, Joker, Knight, Point, Road, Sheet, SheetId, Site};
pub use state::{Dice, Pad, Phase, Turn};
pub use throw::Throw;
pub use view::{DieState, DieView, PhaseView, SheetView, View};

/// What the largest army and the longest road of the Plus sheet count, each.
pub const CARD: i16 = plus::CARD;

/// What things cost.
pub mod price {
    pub use crate::face::{CITY, KNIGHT, ROAD, SETTLEMENT};
}
