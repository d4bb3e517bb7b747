//! A match in a game's own types.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::Recruit;
use rayon::prelude::*;
use table::Game;

use crate::error::{Foul, MatchError};
use crate::played::{Played, play_game};
use crate::results::{Results, Tally};

/// So many games are played before they are added up: enough to keep all threads busy, few enough
/// to be kept. It makes no difference to the results.
const BATCH: u64 = 4096;

/// How a match is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// How many games. A multiple of the number of bots is fair: each then sits everywhere equally
    /// often.
    pub games: u64,
    /// All chance of the match comes from it.
    pub seed: u64,
    /// A game is broken off after so many decisions and outcomes: a safety net for bots that never
    /// come to an end.
    pub step_limit: u64,
    /// On how many threads; `None` for one a core. It makes no difference to the results.
    pub threads: Option<NonZeroUsize>,
    /// Whether games come in rounds of as many as there are seats, with the same board and the same luck, in which
    /// everybody sits everywhere once.
    pub paired: bool,
}

impl Terms {
    /// Far more steps than any sensible game has.
    pub const STEP_LIMIT: u64 = 1_000_000;
}

/// Plays a match between these bots, all games from the same start, and calls `progress` with the
/// number of games that are done whenever one more is, from any thread.
///
/// # Errors
/// Where there are not as many bots as seats, where a bot decides what the rules forbid, or where
/// there are no threads.
pub fn run<G: Game>(
    start: &G,
    recruits: &[Recruit<G>],
    terms: &Terms,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Results, MatchError> {
    if start.seats() != recruits.len() {
        return Err(MatchError::Seats { seats: start.seats(), bots: recruits.len() });
    }
    // Without a number rayon takes one thread a core.
    let threads = terms.threads.map_or(0, NonZeroUsize::get);
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| MatchError::Threads(error.to_string()))?;

    let done = AtomicU64::new(0);
    let tell = || progress(done.fetch_add(1, Ordering::Relaxed) + 1);
    let names: Vec<String> = recruits.iter().map(Recruit::label).collect();
    let mut tally = Tally::new(&names, terms.paired);
    for first in (0..terms.games).step_by(BATCH as usize) {
        let batch = first..terms.games.min(first.saturating_add(BATCH));
        for played in pool.install(|| play_batch(start, recruits, terms, batch, &tell)) {
            tally.add(&played?);
        }
    }
    Ok(tally.results())
}

/// Plays these games; the results are in order, up to the first foul.
fn play_batch<G: Game>(
    start: &G,
    recruits: &[Recruit<G>],
    terms: &Terms,
    batch: std::ops::Range<u64>,
    done: &(impl Fn() + Sync),
) -> Vec<Result<Played, Foul>> {
    // After a foul there is no need to play on, except the games before it: they might have one too.
    let foul = AtomicU64::new(u64::MAX);
    let play = |buffer: &mut Vec<G::Decision>, number| {
        if number > foul.load(Ordering::Relaxed) {
            return None;
        }
        let played = play_game(start, recruits, terms, number, buffer);
        if played.is_err() {
            foul.fetch_min(number, Ordering::Relaxed);
        }
        done();
        Some(played)
    };
    let played: Vec<_> = batch.into_par_iter().map_init(Vec::new, play).collect();
    played.into_iter().map_while(|played| played).collect()
}
