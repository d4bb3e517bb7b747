//! The searcher in the lists of bots.

use table::Game;

use super::searcher::Searcher;
use crate::budget::Budget;
use crate::catalogue::Recruit;

/// The searcher under its own name, in every game. Others are measured by it.
pub(crate) fn search<G: Game>() -> Recruit<G> {
    strength("search", "tries what may come of each decision, in any game", 1000)
        .called("Search", "Suche")
        .measuring()
}

/// The company for a game that has no bots of its own yet: searchers of three strengths.
pub(crate) fn recruits<G: Game>() -> Vec<Recruit<G>> {
    vec![
        strength("gentle", "tries a little of what may come of each decision", 100)
            .called("Gentle", "Sanft"),
        strength("steady", "tries what may come of each decision", 1000).called("Steady", "Solide"),
        strength("keen", "tries much of what may come of each decision", 8000)
            .called("Keen", "Scharf")
            .advising(),
    ]
}

fn strength<G: Game>(name: &'static str, about: &'static str, visits: u32) -> Recruit<G> {
    Recruit::new(name, about, move |seed| Searcher::new(seed).budget(Budget::Visits(visits)))
}
