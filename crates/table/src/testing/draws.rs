//! Whether outcomes are drawn as they are listed.

use std::collections::HashMap;

use crate::chance::Pseudo;
use crate::game::{Game, ToAct};

use super::checks::{self, text};

/// How often the rarest outcome should come up, so that a wrong weight shows.
const RAREST: u64 = 200;

/// How many draws are made at the most.
const MOST: u64 = 40_000;

/// What should come up so often and never does is no accident.
const EXPECTED: f64 = 20.0;

/// Draws many times from a position in which outcomes are listed: each one drawn is listed, each
/// one listed is drawn, and as often as its weight says, within a bound so generous that no honest
/// game ever meets it. Says how many outcomes there were to compare, none where they are not listed.
pub(super) fn agree<G: Game>(game: &G, seed: u64) -> Result<usize, String> {
    let mut list = Vec::new();
    if game.to_act() != ToAct::Nature || !game.outcomes(&mut list) || list.is_empty() {
        return Ok(0);
    }
    let mut drawn = HashMap::new();
    for (outcome, weight) in &list {
        drawn.insert(text(outcome)?, (u64::from(*weight), 0u64));
    }
    let total: u64 = drawn.values().map(|(weight, _)| weight).sum();
    let rarest = drawn.values().map(|(weight, _)| *weight).min().unwrap_or(1).max(1);
    let draws = (RAREST * total).div_ceil(rarest).min(MOST);
    let mut chance = Pseudo::new(seed);
    for _ in 0..draws {
        let outcome = game.sample(&mut chance);
        match drawn.get_mut(&text(&outcome)?) {
            Some((_, times)) => *times += 1,
            None => {
                checks::outcome(game, &outcome)?
                    .map_err(|refusal| format!("{outcome:?} was drawn: {refusal}"))?;
                return Err(format!("{outcome:?} was drawn, but it is not listed"));
            }
        }
    }
    let mut off = 0.0;
    for (outcome, &(weight, times)) in &drawn {
        let expected = draws as f64 * weight as f64 / total as f64;
        if times == 0 && expected >= EXPECTED {
            return Err(format!("{outcome} is listed, but never came in {draws} draws"));
        }
        off += (times as f64 - expected).powi(2) / expected;
    }
    // Pearson's sum has as many degrees of freedom as there are other outcomes; eight deviations
    // above its mean are beyond all luck.
    let free = (drawn.len() - 1) as f64;
    if off > free + 8.0 * (2.0 * free).sqrt() + 12.0 {
        return Err(format!("{draws} draws do not fit the weights (off by {off:.0}): {drawn:?}"));
    }
    Ok(drawn.len())
}
