//! What it takes to be a player.

use serde::Serialize;
use table::Game;

use crate::budget::Budget;
use crate::glimpse::Glimpse;

/// Somebody who decides for one seat during one game.
///
/// A player is made for a game and forgotten after it; it may remember what it saw in between.
pub trait Player<G: Game>: Send {
    /// Chooses one of the glimpse's decisions, or another that the rules allow, such as a free-form
    /// trade offer. Asked only while the game waits for the seat.
    ///
    /// The answer goes through the checked door: what the rules forbid is not carried out, and the
    /// player is named for it.
    fn choose(&mut self, glimpse: &Glimpse<'_, G>) -> G::Decision;

    /// What the player thinks of what the seat may decide; `None` where it cannot tell.
    fn advise(&mut self, glimpse: &Glimpse<'_, G>) -> Option<Advice<G::Decision>> {
        let _ = glimpse;
        None
    }

    /// Takes in what its seat decided at such a moment before the player came to it, so that nobody hears again
    /// what was said then. Whoever remembers nothing does not mind.
    fn recall(&mut self, glimpse: &Glimpse<'_, G>, decided: &G::Decision) {
        let _ = (glimpse, decided);
    }

    /// How long it may think about each decision from now on. Whoever thinks no more and no less about
    /// one does not mind.
    fn allow(&mut self, budget: Budget) {
        let _ = budget;
    }
}

/// What a player thinks of what it may decide.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<D> {
    /// What the numbers are.
    pub scale: Scale,
    /// The best first: each of the glimpse's decisions, or only some, which may be free in form. What was tried seldom
    /// may have a larger value than what is thought to be better.
    pub choices: Vec<Thought<D>>,
}

impl<D> Advice<D> {
    /// Advice for which the largest value is the best.
    pub fn by_value(scale: Scale, mut choices: Vec<Thought<D>>) -> Advice<D> {
        choices.sort_by(|one, other| other.value.total_cmp(&one.value));
        Advice { scale, choices }
    }
}

/// A decision, and what a player thinks of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<D> {
    /// What may be decided.
    pub decision: D,
    /// What it is worth, more being better.
    pub value: f32,
    /// How often it was tried, by players who try.
    pub visits: Option<u32>,
    /// What the player would decide after it, as far as it has looked.
    pub line: Vec<D>,
}

impl<D> Thought<D> {
    /// A decision with its value and nothing more.
    pub fn new(decision: D, value: f32) -> Thought<D> {
        Thought { decision, value, visits: None, line: Vec::new() }
    }

    /// Decisions with their values and nothing more.
    pub fn all(choices: impl IntoIterator<Item = (D, f32)>) -> Vec<Thought<D>> {
        choices.into_iter().map(|(decision, value)| Thought::new(decision, value)).collect()
    }

    /// The thought as one that was tried so often.
    #[must_use]
    pub fn after(self, visits: u32) -> Thought<D> {
        Thought { visits: Some(visits), ..self }
    }

    /// The thought with what would be decided next.
    #[must_use]
    pub fn with_line(self, line: Vec<D>) -> Thought<D> {
        Thought { line, ..self }
    }
}

/// What the numbers of an advice are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Scale {
    /// The points that the seat will have at the end, on average over all chance, if it plays on as
    /// well as the player would.
    Points,
    /// The seat's chance to win, from 0 to 1.
    Chance,
    /// A rule of thumb: only which is more counts.
    Worth,
}
