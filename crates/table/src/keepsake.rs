//! What people make at leisure and keep from one game to the next.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::erased::json;
use crate::rule::{Faults, Rule};

/// A kind of thing that people keep of a game, such as a deck of cards they have built.
///
/// Half-finished work is kept too: only its shape is asked for here, and whether the rules allow it
/// when it is played.
#[derive(Clone, Copy, Debug)]
pub struct Keepsake {
    /// The rule that says what it is.
    rule: Rule,
    write: fn(&Value) -> serde_json::Result<Value>,
}

impl Keepsake {
    /// Whatever can be read as a `T`, which this rule is about.
    pub fn of<T: Serialize + DeserializeOwned>(rule: Rule) -> Keepsake {
        Keepsake { rule, write: |data| T::deserialize(data).map(|own| json(&own)) }
    }

    /// The same in the game's own writing: whatever else stood there is gone.
    ///
    /// # Errors
    /// By its rule, where it is nothing of the kind.
    pub fn written(&self, data: &Value) -> Result<Value, Faults> {
        (self.write)(data).map_err(|error| {
            let mut faults = Faults::none();
            faults.add(self.rule, "data", error.to_string());
            faults
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_nothing_of_the_kind_is_refused_by_its_rule() {
        let keepsake = Keepsake::of::<Vec<u8>>(Rule::new("BASE", 3));
        assert_eq!(keepsake.written(&json!([1, 2])), Ok(json!([1, 2])));
        for wrong in [json!(null), json!("1, 2"), json!([1, 256]), json!({"0": 1})] {
            let faults = keepsake.written(&wrong).unwrap_err();
            assert_eq!(
                faults.0.iter().map(|fault| fault.rule).collect::<Vec<_>>(),
                [keepsake.rule]
            );
        }
    }
}
