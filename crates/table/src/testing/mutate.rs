//! Small edits of JSON: what a careless or hostile client might send.

use serde_json::{Map, Number, Value};

use crate::chance::Chance;

use super::pool::pick;

/// Numbers at the borders of the types that games use.
const NUMBERS: [i64; 12] = [0, 1, -1, 2, 6, 127, 128, 255, 256, 65_536, i64::MAX, i64::MIN];

/// Changes one place of the value. Texts and names are taken from `words`: those that other values
/// of the game hold, so that the result has a chance to be readable.
pub(super) fn mutate(value: &mut Value, words: &[String], chance: &mut impl Chance) {
    let mut place = chance.below(places(value)) as usize;
    edit(value, &mut place, words, chance);
}

/// Adds all texts and names in the value.
pub(super) fn words_of(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::String(text) => words.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| words_of(item, words)),
        Value::Object(fields) => {
            for (name, item) in fields {
                words.push(name.clone());
                words_of(item, words);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// How many places there are: the value itself and everything in it.
fn places(value: &Value) -> u32 {
    let inside: u32 = match value {
        Value::Array(items) => items.iter().map(places).sum(),
        Value::Object(fields) => fields.values().map(places).sum(),
        _ => 0,
    };
    inside + 1
}

/// Goes to the place in the order in which `places` counts, and changes what is there.
fn edit(value: &mut Value, place: &mut usize, words: &[String], chance: &mut impl Chance) -> bool {
    if *place == 0 {
        change(value, words, chance);
        return true;
    }
    *place -= 1;
    match value {
        Value::Array(items) => items.iter_mut().any(|item| edit(item, place, words, chance)),
        Value::Object(fields) => fields.values_mut().any(|item| edit(item, place, words, chance)),
        _ => false,
    }
}

fn change(value: &mut Value, words: &[String], chance: &mut impl Chance) {
    match value {
        Value::Null => *value = Value::from(0),
        Value::Bool(truth) => *truth = !*truth,
        Value::Number(number) => *number = near(number, chance),
        Value::String(text) => *text = pick(words, chance).cloned().unwrap_or_default(),
        Value::Array(items) => change_list(items, chance),
        Value::Object(fields) => change_fields(fields, words, chance),
    }
}

fn near(number: &Number, chance: &mut impl Chance) -> Number {
    let now = number.as_i64().unwrap_or(0);
    match chance.below(4) {
        0 => Number::from(now.saturating_add(1)),
        1 => Number::from(now.saturating_sub(1)),
        _ => Number::from(*pick(&NUMBERS, chance).unwrap_or(&0)),
    }
}

fn change_list(items: &mut Vec<Value>, chance: &mut impl Chance) {
    let Some(item) = pick(items, chance).cloned() else {
        return items.push(Value::from(0));
    };
    let at = chance.below(items.len() as u32) as usize;
    match chance.below(4) {
        0 => items.push(item),
        1 => drop(items.remove(at)),
        2 => items[at] = item,
        _ => items.reverse(),
    }
}

fn change_fields(fields: &mut Map<String, Value>, words: &[String], chance: &mut impl Chance) {
    let names: Vec<String> = fields.keys().cloned().collect();
    let Some(name) = pick(&names, chance) else { return };
    let item = fields.remove(name).unwrap_or_default();
    match (chance.below(4), pick(words, chance)) {
        (0, _) => {}
        (1, _) => drop(fields.insert(name.clone(), Value::Null)),
        (_, word) => drop(fields.insert(word.unwrap_or(name).clone(), item)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Pseudo;
    use serde_json::json;

    #[test]
    fn every_place_is_reached() {
        let value =
            json!({"offer": {"give": [1, 2], "to": 3, "name": "a", "now": true}, "n": null});
        assert_eq!(places(&value), 9);
        let mut words = Vec::new();
        words_of(&value, &mut words);
        assert_eq!(words, ["n", "offer", "give", "name", "a", "now", "to"]);
        let mut chance = Pseudo::new(1);
        let mut changed = std::collections::BTreeSet::new();
        for _ in 0..500 {
            let mut copy = value.clone();
            mutate(&mut copy, &words, &mut chance);
            changed.insert(copy.to_string());
        }
        assert!(changed.len() > 60, "{}", changed.len());
        for part in [r#""n":0"#, r#""now":false"#, r#""give":[1]"#, r#""to":4"#] {
            assert!(changed.iter().any(|text| text.contains(part)), "{part}");
        }
    }
}
