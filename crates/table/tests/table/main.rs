//! The table's own tests, played with a tiny but real game.

mod conformance;
mod dare;
mod erased;
mod playing;
mod session;
