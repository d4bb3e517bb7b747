//! Players of the old card game: the general searcher, with an evaluation and habits of its own.

mod habit;
mod worth;

use classic::Classic;

use crate::catalogue::Recruit;
use crate::search::{Budget, Searcher};
use habit::Habit;
use worth::Judge;

/// The bots that play the old card game and nothing else.
pub(crate) fn recruits() -> Vec<Recruit<Classic>> {
    vec![
        strength("gentle", "looks at what lies next", 24).called("Gentle", "Sanft"),
        strength("steady", "looks a little ahead", 100).called("Steady", "Solide"),
        strength("keen", "tries what may come of what seems good", 400)
            .called("Keen", "Scharf")
            .advising(),
    ]
}

fn strength(name: &'static str, about: &'static str, visits: u32) -> Recruit<Classic> {
    Recruit::new(name, about, move |seed| {
        let searcher = Searcher::new(seed).budget(Budget::Visits(visits));
        searcher.leaf(Judge).policy(Habit).rollout(0)
    })
}
