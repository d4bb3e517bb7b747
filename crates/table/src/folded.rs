//! JSON that is kept long and seldom looked at.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

/// A value of JSON as its text: a tenth of what the tree of its values takes.
#[derive(Clone, Debug)]
pub struct Folded(Box<RawValue>);

impl Folded {
    /// How long its text is, in bytes.
    pub fn size(&self) -> usize {
        self.0.get().len()
    }

    /// The value.
    ///
    /// # Panics
    /// Never: the text was written from a value.
    pub fn open(&self) -> Value {
        serde_json::from_str(self.0.get()).expect("what was written as JSON is read as JSON")
    }
}

impl From<&Value> for Folded {
    fn from(value: &Value) -> Folded {
        Folded(serde_json::value::to_raw_value(value).expect("a value is nothing but JSON"))
    }
}

/// The fields of a value have one order, so equal values have equal texts.
impl PartialEq for Folded {
    fn eq(&self, other: &Folded) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Eq for Folded {}

impl Serialize for Folded {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Folded {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Folded, D::Error> {
        Value::deserialize(deserializer).map(|value| Folded::from(&value))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_value_is_the_same_after_folding() {
        let value = json!({"b": [1, 2.5, null, "ä\n\""], "a": {"x": true}});
        let folded = Folded::from(&value);
        assert_eq!(folded.open(), value);
        let text = r#" {"a": {"x": true}, "b": [1, 2.5, null, "\u00e4\n\""]} "#;
        assert_eq!(serde_json::from_str::<Folded>(text).unwrap(), folded);
        assert_eq!(serde_json::from_value::<Folded>(value.clone()).unwrap(), folded);
        assert_eq!(serde_json::to_value(&folded).unwrap(), value);
        assert_eq!(serde_json::to_string(&folded).unwrap(), value.to_string());
        assert_ne!(folded, Folded::from(&json!({})));
        assert_eq!(folded.size(), value.to_string().len());
    }
}
