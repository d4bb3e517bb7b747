//! The two ways a game moves on.

use serde::de::{DeserializeOwned, Error};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use crate::game::Game;
use crate::rule::Refusal;
use crate::seat::Seat;

/// One step of a game: a seat decided, or nature resolved.
///
/// A setup and its steps are the whole game; everything else is derived. With the game's own types
/// it is a [`StepOf`]; in journals and on the wire it holds JSON: `{"seat":0,"decides":…}` or
/// `{"nature":…}`.
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

    /// The same step, borrowed.
    pub fn as_ref(&self) -> Step<&D, &O> {
        match self {
            Step::Decision { seat, choice } => Step::Decision { seat: *seat, choice },
            Step::Nature(outcome) => Step::Nature(outcome),
        }
    }
}

impl<D: Serialize, O: Serialize> Serialize for Step<D, O> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self {
            Step::Decision { seat, choice } => {
                map.serialize_entry("seat", seat)?;
                map.serialize_entry("decides", choice)?;
            }
            Step::Nature(outcome) => map.serialize_entry("nature", outcome)?,
        }
        map.end()
    }
}

impl<'de, D: DeserializeOwned, O: DeserializeOwned> Deserialize<'de> for Step<D, O> {
    fn deserialize<R: Deserializer<'de>>(deserializer: R) -> Result<Step<D, O>, R::Error> {
        // Read by hand: a derived reader would take a decision that is `null` for a missing one,
        // and would not say which field is wrong.
        let mut fields = Map::deserialize(deserializer)?;
        let mut take = |name| fields.remove(name);
        let step = match (take("seat"), take("decides"), take("nature")) {
            (Some(seat), Some(choice), None) => Step::Decision {
                seat: Seat::deserialize(seat).map_err(R::Error::custom)?,
                choice: D::deserialize(choice).map_err(R::Error::custom)?,
            },
            (None, None, Some(outcome)) => {
                Step::Nature(O::deserialize(outcome).map_err(R::Error::custom)?)
            }
            _ => return Err(R::Error::custom("a step has seat and decides, or nature")),
        };
        match fields.keys().next() {
            Some(name) => Err(R::Error::custom(format_args!("a step has no field {name}"))),
            None => Ok(step),
        }
    }
}
