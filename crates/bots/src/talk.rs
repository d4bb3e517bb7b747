//! Manners of bots that know nothing of trade.

use serde::Serialize;
use serde_json::Value;

/// Whoever does not know what an offer is for makes offers without end. A bot with manners asks the others
/// for something at most once in a turn.
#[derive(Clone, Debug, Default)]
pub(crate) struct Manners {
    talked: Option<u32>,
}

impl Manners {
    /// Leaves out what would be one request too many, where something else can be done.
    pub(crate) fn hold_back<D: Serialize>(&self, turn: u32, list: &mut Vec<D>) {
        if self.talked == Some(turn) && list.iter().any(|choice| !is_talk(choice)) {
            list.retain(|choice| !is_talk(choice));
        }
    }

    /// Remembers what was done in this turn.
    pub(crate) fn said(&mut self, turn: u32, choice: &impl Serialize) {
        if is_talk(choice) {
            self.talked = Some(turn);
        }
    }
}

/// Whether a decision asks others for something. Games that trade call it so.
fn is_talk(choice: &impl Serialize) -> bool {
    let written = serde_json::to_value(choice).unwrap_or(Value::Null);
    matches!(written["do"].as_str(), Some("offer" | "propose"))
}
