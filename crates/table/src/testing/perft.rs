//! Counting paths: the quickest way to find out that two engines disagree.
//!
//! A `.perft` file is plain text that any engine can read, line by line:
//!
//! ```text
//! # Comments and empty lines mean nothing.
//! setup: {"players":2,"goal":10}
//! step: {"nature":{"pile":[1,1,2,2,3,3,4,4,5,5,6,6]}}
//! step: {"seat":0,"decides":"keep"}
//! perft 1 2
//! perft 2 2
//! ```
//!
//! `setup:` starts a position anew, each `step:` (as in a journal, without its number) moves it on,
//! and `perft <depth> <count>` says how many paths of that length begin in it.

use std::path::Path;

use crate::game::{Game, ToAct};
use crate::step::StepOf;

use super::golden::golden;

/// How many paths of exactly `depth` steps begin here, over decisions and outcomes alike. Where
/// several seats are waited for, each of them may go next, in the order of the seats; decisions
/// that nobody waits for are not counted, and neither are paths that end before. Outcomes count
/// once, whatever their weight.
///
/// # Panics
/// Where an outcome on the way cannot be listed: start after it.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match game.to_act() {
        ToAct::Nobody => 0,
        ToAct::Nature => {
            let mut list = Vec::new();
            assert!(game.outcomes(&mut list), "perft met an outcome that cannot be listed");
            if depth == 1 {
                return list.len() as u64;
            }
            let after = |outcome| {
                let mut game = game.clone();
                game.apply_outcome(outcome, &mut crate::Silent);
                perft(&game, depth - 1)
            };
            list.iter().map(|(outcome, _)| after(outcome)).sum()
        }
        ToAct::Seats(seats) => {
            let mut paths = 0;
            let mut list = Vec::new();
            for seat in seats.iter() {
                list.clear();
                game.decisions(seat, &mut list);
                paths += match depth {
                    1 => list.len() as u64,
                    _ => list
                        .iter()
                        .map(|choice| {
                            let mut game = game.clone();
                            game.apply(seat, choice, &mut crate::Silent);
                            perft(&game, depth - 1)
                        })
                        .sum(),
                };
            }
            paths
        }
    }
}

/// Why a `.perft` file cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct PerftError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
}

/// The same text with the counts that this engine finds. What it says of them before is not read:
/// a count that is not known yet may be left out.
///
/// # Errors
/// The first line that cannot be read or played.
pub fn recount<G: Game>(text: &str) -> Result<String, PerftError> {
    let mut game: Option<G> = None;
    let mut counted = String::with_capacity(text.len());
    for (index, line) in text.lines().enumerate() {
        let count =
            read_line(&mut game, line).map_err(|what| PerftError { line: index + 1, what })?;
        match count {
            Some((depth, count)) => counted += &format!("perft {depth} {count}\n"),
            None => counted = counted + line + "\n",
        }
    }
    Ok(counted)
}

/// Moves the game as the line says; or counts, where it asks for that.
fn read_line<G: Game>(game: &mut Option<G>, line: &str) -> Result<Option<(u32, u64)>, String> {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') {
        return Ok(None);
    }
    if let Some(setup) = line.strip_prefix("setup:") {
        let setup = serde_json::from_str(setup).map_err(|error| error.to_string())?;
        *game = Some(G::new(&setup).map_err(|faults| faults.to_string())?);
        return Ok(None);
    }
    let game = game.as_mut().ok_or("there is no setup before this line")?;
    if let Some(step) = line.strip_prefix("step:") {
        let step: StepOf<G> = serde_json::from_str(step).map_err(|error| error.to_string())?;
        step.take(game).map_err(|refusal| refusal.to_string())?;
        return Ok(None);
    }
    let mut words = line.split_whitespace();
    match (words.next(), words.next().map(str::parse)) {
        (Some("perft"), Some(Ok(depth))) => Ok(Some((depth, perft(game, depth)))),
        _ => Err(format!("expected setup:, step: or perft <depth> <count>, found {line}")),
    }
}

/// Counts everything a `.perft` file asks for and compares; with `EILAND_BLESS=1` writes the counts
/// into the file.
///
/// # Panics
/// Where a count differs or the file cannot be read.
#[track_caller]
pub fn perft_file<G: Game>(path: impl AsRef<Path>) {
    let path = path.as_ref();
    let text =
        std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let counted = recount::<G>(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    golden(path, &counted);
}
