//! The master: it judges positions by what it has learnt from games with itself, and thinks its turns
//! through to their ends.

mod founding;
mod ground;
mod judge;
mod plan;
mod player;
mod survey;
mod tune;

pub use judge::Judge;
pub(crate) use judge::chances;
pub(crate) use player::{FULL, Master};
pub use tune::{Lesson, Report, tune};
