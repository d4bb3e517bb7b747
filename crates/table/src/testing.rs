//! What proves that a game keeps the contract.
//!
//! - [`conformance`] plays random games and checks every promise of [`Game`](crate::Game) along
//!   the way; every setup of every game goes through it.
//! - [`playout`] plays games without checking anything, for whoever needs positions or speed.

mod conformance;
mod playout;

pub use conformance::{Report, Suite, conformance};
pub use playout::{playout, random_pick, random_step};
