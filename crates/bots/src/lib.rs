//! Players.
//!
//! A [`Player`] is handed a [`Glimpse`]: what one seat may know, and what it may decide. It never
//! gets the true position. [`recruits`] lists every bot that plays a game, by name; [`minds`] are the
//! same bots without their games' types.
//!
//! # Adding a bot
//!
//! 1. A module with a type that implements [`Player`]: `impl<G: Game> Player<G> for …` where the bot
//!    plays any game, `impl Player<Island> for …` where it knows one. All chance it needs comes from
//!    the seed it is made with, so that a match can be played again.
//! 2. A line in [`recruits`], the only list there is:
//!
//!    ```text
//!    list.push(Recruit::new("random", "…", Random::new).called("Random", "Zufall"));  // plays all games
//!    list.extend(Recruit::<Island>::new("mason", "…", Mason::new).playing());         // plays one
//!    ```
//!
//! A new game has bots from its first day: [`search`] plays it as `gentle`, `steady` and `keen` until the
//! list has bots of its own for it. These can be the same searcher, with an evaluation that knows the
//! game.
//!
//! From then on `eiland arena` and everyone else who asks [`names`] and [`make`] knows it. A bot's
//! name stands in the records of matches and never changes; where it learns to play better, the tables of
//! `docs/bots.md` are measured anew.

mod aims;
pub mod appraisal;
mod budget;
mod catalogue;
mod classic;
mod critic;
mod dice;
mod duel;
mod glimpse;
mod island;
pub mod minds;
mod player;
mod playout;
mod random;
pub mod search;
mod talk;
mod thumb;

pub use budget::Budget;
pub use catalogue::{RANDOM, Recruit, adviser, company, find, make, names, recruits};
pub use glimpse::Glimpse;
pub use island::learning;
pub use player::{Advice, Player, Scale, Thought};
pub use playout::{Counts, random_game, random_moves, random_seat};
pub use random::Random;
