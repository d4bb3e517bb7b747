//! A match by name, on any game of the house.

use std::num::NonZeroUsize;
use std::thread::available_parallelism;
use std::time::Instant;

use bots::Recruit;
use games::Visitor;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Game, SetupError};

use crate::error::MatchError;
use crate::results::Results;
use crate::run::{Terms, run};

/// A match to be played: everything its results depend on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The game's id.
    pub game: String,
    /// The setup of every game.
    pub setup: Value,
    /// The names of the bots, as many as there are seats. One with a number behind it, as in `master:30`, thinks as
    /// many visits about each decision.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// All chance of the match comes from it.
    pub seed: u64,
    /// A game is broken off after so many decisions and outcomes.
    #[serde(default = "step_limit")]
    pub step_limit: u64,
    /// Whether games come in rounds with the same board and the same luck, in which everybody sits everywhere once.
    #[serde(default)]
    pub paired: bool,
}

fn step_limit() -> u64 {
    Terms::STEP_LIMIT
}

/// A match that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// What was played, the setup written out in full.
    pub order: Order,
    /// What came of it: the same whenever the order is.
    pub results: Results,
    /// How long it took: different each time.
    pub timing: Timing,
}

/// What the clock on the wall says.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Timing {
    /// On how many threads the match was played.
    pub threads: NonZeroUsize,
    /// How long the match took.
    pub seconds: f64,
    /// Games a second, on all threads together.
    pub games_per_second: f64,
    /// Decisions a second, on all threads together.
    pub decisions_per_second: f64,
}

/// Plays a match, on so many threads or one a core, and calls `progress` with the number of games
/// that are done whenever one more is, from any thread.
///
/// # Errors
/// Where the order names what is not there, or what [`run`] tells.
pub fn play(
    order: &Order,
    threads: Option<NonZeroUsize>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Report, MatchError> {
    let threads = threads.or_else(|| available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN);
    games::visit(&order.game, Play { order, threads, progress })
        .unwrap_or_else(|| Err(MatchError::unknown_game(&order.game)))
}

struct Play<'a> {
    order: &'a Order,
    threads: NonZeroUsize,
    progress: &'a (dyn Fn(u64) + Sync),
}

impl Visitor for Play<'_> {
    type Out = Result<Report, MatchError>;

    fn visit<G: Game>(self) -> Self::Out {
        let Order { setup, games, seed, step_limit, paired, .. } = self.order;
        let (games, seed, step_limit, paired) = (*games, *seed, *step_limit, *paired);
        let unreadable = |error: serde_json::Error| SetupError::Unreadable(error.to_string());
        let setup = G::Setup::deserialize(setup).map_err(unreadable)?;
        let start = G::new(&setup).map_err(SetupError::Faulty)?;
        let recruits =
            self.order.bots.iter().map(|name| named(name)).collect::<Result<Vec<_>, _>>()?;
        let setup = serde_json::to_value(&setup).map_err(unreadable)?;

        let terms = Terms { games, seed, step_limit, threads: Some(self.threads), paired };
        let clock = Instant::now();
        let results = run::<G>(&start, &recruits, &terms, self.progress)?;
        let seconds = clock.elapsed().as_secs_f64();
        let timing = Timing {
            threads: self.threads,
            seconds,
            games_per_second: results.games as f64 / seconds,
            decisions_per_second: results.decisions as f64 / seconds,
        };
        Ok(Report { order: Order { setup, ..self.order.clone() }, results, timing })
    }
}

fn named<G: Game>(name: &str) -> Result<Recruit<G>, MatchError> {
    let unknown =
        || MatchError::UnknownBot { name: name.to_owned(), game: G::ID, known: bots::names::<G>() };
    let Some((bot, visits)) = name.split_once(':') else {
        return bots::find(name).ok_or_else(unknown);
    };
    let visits = visits.parse().map_err(|_| unknown())?;
    Ok(bots::find(bot).ok_or_else(unknown)?.thinking(visits))
}
