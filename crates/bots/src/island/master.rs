//! The master: it tries what a council proposes, and judges what comes of it by what it has learnt from games.

mod abroad;
mod ahead;
mod council;
mod founding;
mod ground;
mod judge;
mod plan;
mod sift;
mod survey;
mod tune;

pub(crate) use council::{Council, ENOUGH};
pub use judge::Judge;
pub(crate) use judge::chances;
pub use tune::{Lesson, Report, Subject, tune};
