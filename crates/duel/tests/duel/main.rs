//! The Duel through its contract alone.

mod conformance;
mod data;
