//! What it takes to be a player.

use serde::Serialize;
use table::Game;

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
}

/// What a player thinks of what it may decide.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<D> {
    /// What the numbers are.
    pub scale: Scale,
    /// Each of the glimpse's decisions with its value, more being better; or only the best, which
    /// may be one that is free in form.
    pub choices: Vec<(D, f32)>,
}

/// What the numbers of an advice are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Scale {
    /// The points that the seat will have at the end, on average over all chance, if it plays on as
    /// well as the player would.
    Points,
    /// A rule of thumb: only which is more counts.
    Worth,
}
