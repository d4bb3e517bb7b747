//! Kinds of decisions and outcomes, as their JSON tells them.

use serde_json::Value;

/// The kind of a decision or of an outcome, in the ways that games write them: in `do` or `is`, as the
/// first field, or as nothing but a word.
pub fn kind_of(value: &Value) -> Option<&str> {
    match value {
        Value::String(kind) => Some(kind),
        Value::Object(fields) => match fields.get("do").or_else(|| fields.get("is")) {
            Some(kind) => kind.as_str(),
            None => fields.keys().next().map(String::as_str),
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn kinds_are_found_however_they_are_written() {
        for (value, kind) in [
            (json!("keep"), Some("keep")),
            (json!({"do": "build_road", "at": "0,0,N"}), Some("build_road")),
            (json!({"dice": [1, 2], "is": "rolled"}), Some("rolled")),
            (json!({"start": 1}), Some("start")),
            (json!([1]), None),
        ] {
            assert_eq!(kind_of(&value), kind, "{value}");
        }
    }
}
