//! The examples of `docs/protocol.md` are true.
//!
//! Blocks that are marked `engine` hold requests (`> …`) and what is answered (`< …`). All of them
//! go through one engine in their order. Where an answer is shortened, `"…"` stands for what is left
//! out: as the last item of a list, or as a key. `EILAND_BLESS=1` writes the answers anew and leaves
//! out what was left out.

use serde_json::{Map, Value, json};

use crate::process::{Engine, in_house};

const REST: &str = "…";

#[test]
fn the_examples_of_the_protocol_are_true() {
    let path = in_house("docs/protocol.md");
    let kept = std::fs::read_to_string(&path).unwrap();
    table::testing::golden(&path, &answered(&kept));
}

/// The document with the answers that the engine gives today.
fn answered(document: &str) -> String {
    let mut engine = Engine::start();
    let mut text = String::new();
    let mut lines = document.lines().peekable();
    let mut inside = false;
    while let Some(line) = lines.next() {
        text += line;
        text.push('\n');
        match line {
            "```engine" => inside = true,
            "```" => inside = false,
            _ => {}
        }
        if let Some(request) = line.strip_prefix("> ").filter(|_| inside) {
            let answer = engine.ask(request);
            let kept = lines.next_if(|line| line.starts_with("< "));
            let shape = kept.and_then(|line| serde_json::from_str(&line[2..]).ok());
            text += &format!("< {}\n", shortened(shape.as_ref(), answer));
        }
    }
    assert!(engine.end().1.success());
    text
}

/// The answer, without what the shape leaves out.
fn shortened(shape: Option<&Value>, answer: Value) -> Value {
    match (shape, answer) {
        (Some(Value::Array(shape)), Value::Array(items)) => {
            let open = shape.last().is_some_and(|last| last == REST);
            let count = if open { shape.len() - 1 } else { items.len() };
            let mut short: Vec<Value> = (items.into_iter().take(count).enumerate())
                .map(|(index, item)| shortened(shape.get(index), item))
                .collect();
            short.extend(open.then(|| json!(REST)));
            short.into()
        }
        (Some(Value::Object(shape)), Value::Object(fields)) => {
            let open = shape.contains_key(REST);
            let mut short: Map<String, Value> = (fields.into_iter())
                .filter(|(key, _)| !open || shape.contains_key(key))
                .map(|(key, value)| (key.clone(), shortened(shape.get(&key), value)))
                .collect();
            short.extend(open.then(|| (REST.into(), json!(REST))));
            short.into()
        }
        (Some(Value::String(shape)), _) if shape == REST => json!(REST),
        (_, answer) => answer,
    }
}

#[test]
fn what_is_left_out_stays_out_and_nothing_else() {
    let answer = json!({"a": 1, "b": [1, {"c": 2, "d": 3}, 4], "e": "long"});
    for (shape, short) in [
        (json!({}), answer.clone()),
        (json!({"a": 7, "…": 0}), json!({"a": 1, "…": "…"})),
        (
            json!({"a": 1, "b": [0, {"c": 0, "…": 0}, "…"], "e": "…"}),
            json!({"a": 1, "b": [1, {"c": 2, "…": "…"}, "…"], "e": "…"}),
        ),
        (json!({"gone": 1, "b": ["…"], "…": 0}), json!({"b": ["…"], "…": "…"})),
    ] {
        assert_eq!(shortened(Some(&shape), answer.clone()), short);
    }
    assert_eq!(shortened(None, answer.clone()), answer);
}
