//! Any game's decisions, outcomes and events in one short line.

use serde_json::Value;

/// Names that say what a thing is, and so come first and without their key.
const TAGS: [&str; 3] = ["do", "is", "event"];
/// The most letters; a whole board would fill the screen.
const WIDTH: usize = 120;

/// The value in one short line: `built seat 0, piece road, at 0,1,E`.
pub(crate) fn plain(value: &Value) -> String {
    let text = told(value);
    match text.char_indices().nth(WIDTH) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

fn told(value: &Value) -> String {
    let Value::Object(fields) = value else { return bare(value) };
    let tag = TAGS.iter().find_map(|tag| fields.get_key_value(*tag));
    let name = tag.map_or(String::new(), |(_, name)| bare(name).replace('_', " "));
    // Who comes first, then the rest in the order of their names.
    let seat = fields.get_key_value("seat");
    let others =
        fields.iter().filter(|(key, _)| *key != "seat" && tag.is_none_or(|(tag, _)| tag != *key));
    let rest: Vec<String> = seat
        .into_iter()
        .chain(others)
        .map(|(key, value)| format!("{key} {}", bare(value)))
        .collect();
    match (name.is_empty(), rest.is_empty()) {
        (false, false) => format!("{name}: {}", rest.join(", ")),
        (false, true) => name,
        (true, _) => rest.join(", "),
    }
}

fn bare(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => "none".into(),
        Value::Array(items) => {
            format!("[{}]", items.iter().map(told).collect::<Vec<_>>().join(" "))
        }
        Value::Object(_) => format!("({})", told(value)),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn one_short_line() {
        for (value, line) in [
            (json!({"do": "roll"}), "roll"),
            (json!("swap"), "swap"),
            (json!({"do": "build_road", "at": "0,1,E"}), "build road: at 0,1,E"),
            (
                json!({"event": "gained", "seat": 2, "cards": {"ore": 1, "wool": 2}}),
                "gained: seat 2, cards (ore 1, wool 2)",
            ),
            (json!({"is": "rolled", "dice": [1, 6]}), "rolled: dice [1 6]"),
            (json!({"winner": null}), "winner none"),
        ] {
            assert_eq!(plain(&value), line);
        }
        let long = plain(&json!("ö".repeat(500)));
        assert_eq!(long.chars().count(), WIDTH + 1);
        assert!(long.ends_with('…'));
    }
}
