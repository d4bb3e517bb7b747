//! Players of the old card game.

mod goals;
mod thumb;
mod value;
mod worth;

use classic::Classic;

use crate::catalogue::Recruit;
use crate::critic::Critic;
use crate::search::{Budget, Searcher};
use crate::thumb::{Inclined, Plain};
use thumb::Habit;
use worth::Judge;

/// The bots that play the old card game and nothing else.
pub(crate) fn recruits() -> Vec<Recruit<Classic>> {
    vec![
        Recruit::new("plain", "builds by rule of thumb", |seed| Plain::new(Habit, 0.0, seed))
            .measuring(),
        Recruit::new("gentle", "builds by rule of thumb and errs often", |seed| {
            Plain::new(Habit, 0.35, seed)
        })
        .called("Gentle", "Sanft"),
        Recruit::new("steady", "builds by rule of thumb and seldom errs", |seed| {
            Plain::new(Habit, 0.1, seed)
        })
        .called("Steady", "Solide"),
        Recruit::new("keen", "tries what may come of what seems good", keen)
            .called("Keen", "Scharf")
            .advising(),
    ]
}

/// Plays on by rule of thumb until everybody has had a turn, and judges then.
fn keen(seed: u64) -> Searcher<Classic> {
    let search = Searcher::new(seed).budget(Budget::Visits(120)).rollout(1);
    search.leaf(Judge).policy(Inclined(Habit)).curiosity(1.0)
}

/// Who judges a game afterwards.
pub(crate) fn critic() -> Critic<Classic> {
    let player = |seed| Plain::new(Habit, 0.0, seed);
    Critic::new(Judge, Recruit::new("plain", "builds by rule of thumb", player)).trusted(0.75)
}
