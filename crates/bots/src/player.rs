//! What it takes to be a player.

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
}
