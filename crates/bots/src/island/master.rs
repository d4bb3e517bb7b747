//! The master: it judges positions by what it has learnt from games, thinks its turns through to their
//! ends, and looks beyond them.

mod abroad;
mod ahead;
mod council;
mod founding;
mod ground;
mod judge;
mod plan;
mod player;
mod sift;
mod survey;
mod talk;
mod tune;

pub(crate) use council::{Council, ENOUGH};
pub use judge::Judge;
pub(crate) use judge::chances;
pub(crate) use player::{FULL, Master};
pub use tune::{Lesson, Report, Subject, tune};
