//! Why a match was not played.

use table::{AnyGame, Refusal, Seat, SetupError};

/// Why a match was not played, or not to its end.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum MatchError {
    /// No game has this id.
    #[error("there is no game {name:?}; there is: {}", known.join(", "))]
    UnknownGame {
        /// What was asked for.
        name: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// No bot that plays the game has this name.
    #[error("no bot {name:?} plays {game}; these do: {}", known.join(", "))]
    UnknownBot {
        /// What was asked for.
        name: String,
        /// The game.
        game: &'static str,
        /// Who plays it.
        known: Vec<&'static str>,
    },
    /// The game cannot start from the setup.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There are not as many bots as seats.
    #[error("the setup has {seats} seats, but there are {bots} bots")]
    Seats {
        /// How many play.
        seats: usize,
        /// How many came.
        bots: usize,
    },
    /// A bot decided what the rules forbid.
    #[error(transparent)]
    Foul(#[from] Foul),
    /// The operating system gave no threads.
    #[error("no threads to play on: {0}")]
    Threads(String),
}

impl MatchError {
    /// No game has this id; tells which there are.
    pub fn unknown_game(name: &str) -> MatchError {
        let known = games::registry().games().iter().map(AnyGame::id).collect();
        MatchError::UnknownGame { name: name.to_owned(), known }
    }
}

/// A bot decided what the rules forbid. The match ends with the first game in which this happens,
/// the first by its number, so that the same order gives the same foul.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error(
    "the bot {bot:?} decided what is not allowed: {refusal}; game {game}, seat {seat}, {decision}"
)]
pub struct Foul {
    /// The bot's name.
    pub bot: &'static str,
    /// The game of the match, from 0.
    pub game: u64,
    /// The bot's seat.
    pub seat: Seat,
    /// What it decided, as Rust writes it.
    pub decision: String,
    /// The rule that forbids it.
    pub refusal: Refusal,
}
