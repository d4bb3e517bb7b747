//! Players of the Duel.

mod goals;
mod prince;
mod thumb;
mod value;
mod worth;

use duel::Duel;

use crate::catalogue::Recruit;
use crate::search::{Budget, Searcher};
use prince::Plain;
use thumb::Thumb;
use worth::Judge;

/// The bots that play the Duel and nothing else.
pub(crate) fn recruits() -> Vec<Recruit<Duel>> {
    vec![
        Recruit::new("plain", "builds by rule of thumb", |seed| Plain::new(0.0, seed)).measuring(),
        Recruit::new("gentle", "builds by rule of thumb and errs often", |seed| {
            Plain::new(0.35, seed)
        })
        .called("Gentle", "Sanft"),
        Recruit::new("steady", "looks a little ahead", |seed| searcher(60, 0, seed))
            .called("Steady", "Solide"),
        Recruit::new("keen", "tries what may come of what seems good", |seed| {
            searcher(300, 0, seed)
        })
        .called("Keen", "Scharf")
        .advising(),
    ]
}

fn searcher(visits: u32, rounds: u32, seed: u64) -> Searcher<Duel> {
    Searcher::new(seed).budget(Budget::Visits(visits)).leaf(Judge).policy(Thumb).rollout(rounds)
}
