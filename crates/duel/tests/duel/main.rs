//! The Duel through its contract alone.

mod conformance;
mod play;
mod production;
mod scene;
