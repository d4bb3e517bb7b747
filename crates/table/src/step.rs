//! The two ways a game moves on.

use serde_json::Value;

use crate::game::Game;
use crate::rule::Refusal;
use crate::seat::Seat;

/// One step of a game: a seat decided, or nature resolved.
///
/// A setup and its steps are the whole game; everything else is derived. With the game's own types
/// it is a [`StepOf`]; in journals and on the wire it holds JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<D = Value, O = Value> {
    /// A seat chose this.
    Decision {
        /// Who.
        seat: Seat,
        /// What.
        choice: D,
    },
    /// Chance fell like this.
    Nature(O),
}

/// A step in the game's own types.
pub type StepOf<G> = Step<<G as Game>::Decision, <G as Game>::Outcome>;

impl<D, O> Step<D, O> {
    /// Takes the step through the checked door.
    ///
    /// # Errors
    /// The rule that forbids it; the position is as it was.
    pub fn take<G: Game<Decision = D, Outcome = O>>(&self, game: &mut G) -> Result<(), Refusal> {
        match self {
            Step::Decision { seat, choice } => game.decide(*seat, choice),
            Step::Nature(outcome) => game.resolve(outcome),
        }
    }
}
