//! What proves that a game keeps the contract.
//!
//! - [`conformance`] plays random games and checks every promise of [`Game`](crate::Game) along
//!   the way; every setup of every game goes through it.
//! - [`fuzz_bytes`] and [`fuzz_setup`] do so with steps and setups that nobody would choose, led by
//!   bytes: for fuzzers that look for the path nobody thought of.
//! - [`transcript`] writes down a random game to be kept and compared ([`golden`]), so that no
//!   change of behaviour goes unseen.
//! - [`perft`] counts paths, to be compared with other engines and earlier selves.
//! - [`Play`] is a game under way in a test of a rule.
//! - [`playout`] plays games without checking anything, for whoever needs positions or speed.

mod checks;
mod conformance;
mod draws;
mod fuzz;
mod golden;
mod mutate;
mod perft;
mod play;
mod playout;
mod pool;
mod transcript;

pub use conformance::{Report, Suite, conformance};
pub use fuzz::{fuzz_bytes, fuzz_setup};
pub use golden::golden;
pub use perft::{PerftError, perft, perft_file, recount};
pub use play::{Play, broken_rules};
pub use playout::{playout, random_pick, random_step};
pub use transcript::transcript;
