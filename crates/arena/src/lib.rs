//! Many games at once: matches between bots, and what they tell.
//!
//! [`play`] plays an [`Order`]: a match of named bots on any game of the house. [`run`] plays a
//! match in a game's own types, with bots that need not be in the catalogue.
//!
//! The same order gives the same [`Results`], on any machine and with any number of threads: a game
//! draws all its chance from the match's seed and its own number. What the clock says is kept apart,
//! in [`Timing`].

mod error;
mod order;
mod played;
mod results;
mod run;
mod seating;
mod statistics;

pub use error::{Foul, MatchError};
pub use order::{Order, Report, Timing, play};
pub use results::{BotResults, Results, SideResults};
pub use run::{Terms, run};
pub use seating::Seating;
pub use statistics::{Mean, Rate};
