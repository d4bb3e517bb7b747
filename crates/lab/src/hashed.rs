//! Any view as a row of numbers of a fixed length.
//!
//! Every value of a view is found by the names on the way to it, joined by dots: `seats.0.points`. A
//! number is added to the cell of its way; `true` adds one; a text adds one to the cell of its way,
//! `=` and the text; places in a list count as names, except for lists of texts, which are sets. The
//! cell of a name is its FNV-1a hash, 64 bits wide, modulo the number of cells: two names may share
//! one, seldom enough to learn from.

use serde_json::Value;

const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0000_0100_0000_01b3;

/// Adds everything of this value to the cells.
pub(crate) fn add(value: &Value, way: &str, cells: &mut [i16]) {
    walk(value, hash(OFFSET, way), cells);
}

fn hash(from: u64, text: &str) -> u64 {
    text.bytes().fold(from, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME))
}

fn walk(value: &Value, way: u64, cells: &mut [i16]) {
    let step = |name: &str| hash(hash(way, "."), name);
    match value {
        Value::Null | Value::Bool(false) => {}
        Value::Bool(true) => bump(way, 1, cells),
        Value::Number(number) => bump(way, number.as_f64().unwrap_or(0.0) as i16, cells),
        Value::String(text) => bump(hash(hash(way, "="), text), 1, cells),
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                match item {
                    Value::String(_) => walk(item, way, cells),
                    _ => walk(item, step(&index.to_string()), cells),
                }
            }
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(name, field)| walk(field, step(name), cells));
        }
    }
}

fn bump(way: u64, by: i16, cells: &mut [i16]) {
    let cell = (way % cells.len().max(1) as u64) as usize;
    if let Some(cell) = cells.get_mut(cell) {
        *cell = cell.saturating_add(by);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// The numbers that `docs/python.md` tells.
    #[test]
    fn the_cells_of_names_are_pinned() {
        let mut cells = [0; 2048];
        add(
            &json!({"seats": [{"points": 7}], "open": true, "roads": ["a", "a"]}),
            "view",
            &mut cells,
        );
        let told: Vec<(usize, i16)> =
            cells.iter().copied().enumerate().filter(|(_, value)| *value != 0).collect();
        let cell = |name: &str| (hash(OFFSET, name) % 2048) as usize;
        let mut expected = vec![
            (cell("view.seats.0.points"), 7),
            (cell("view.open"), 1),
            (cell("view.roads=a"), 2),
        ];
        expected.sort_unstable();
        assert_eq!(told, expected);
        assert_eq!(hash(OFFSET, "a"), 0xaf63_dc4c_8601_ec8c);
    }
}
