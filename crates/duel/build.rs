//! Makes the table of cards from `rules/cards/duel.toml`, so that a card's facts are read without being
//! looked up anywhere: a card is its place in the table.

use std::fmt::Write as _;
use std::{env, fs, path::PathBuf};

use toml::{Table, Value};

const RESOURCES: [&str; 6] = ["lumber", "brick", "wool", "grain", "ore", "gold"];
const POINTS: [&str; 5] = ["victory", "trade", "strength", "skill", "progress"];

fn main() {
    let source = PathBuf::from("../../rules/cards/duel.toml");
    println!("cargo::rerun-if-changed={}", source.display());
    let text = fs::read_to_string(&source).expect("rules/cards/duel.toml can be read");
    let file: Table = text.parse().expect("rules/cards/duel.toml is TOML");
    let cards = file["card"].as_array().expect("it is a list of cards");
    let cards: Vec<&Table> = cards.iter().map(|card| card.as_table().expect("a card")).collect();

    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    fs::write(out.join("cards.rs"), written(&cards)).expect("the table of cards can be written");
}

fn written(cards: &[&Table]) -> String {
    let mut code = String::from("cards! {\n");
    for card in cards {
        let id = text(card, "id");
        writeln!(code, "    {} = {id:?} => {},", camel(id), facts(card, cards))
            .expect("a string grows");
    }
    code + "}\n"
}

/// The facts of one card as a constant expression.
fn facts(card: &Table, cards: &[&Table]) -> String {
    let number = |name: &str| card.get(name).map_or(0, |value| value.as_integer().expect(name));
    let flag = |name: &str| card.get(name).is_some_and(|value| value.as_bool() == Some(true));
    let amounts = |name: &str, keys: &[&str]| {
        let table = card.get(name).and_then(Value::as_table);
        let count = |key: &&str| {
            table.and_then(|table| table.get(*key)).map_or(0, |n| n.as_integer().expect(key))
        };
        keys.iter().map(|key| count(key).to_string()).collect::<Vec<_>>().join(", ")
    };
    let id = text(card, "id");
    let original = card.get("same_as").map_or(id, |value| value.as_str().expect("same_as"));
    assert!(cards.iter().any(|card| text(card, "id") == original), "{original} is no card");
    let numbers = card.get("protects_on").and_then(Value::as_array);
    let protects: i64 =
        numbers.into_iter().flatten().map(|n| 1 << n.as_integer().expect("a number")).sum();
    let needs = card.get("needs").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let needs = match needs {
        [] => String::new(),
        [need] => any_of(need.as_str().expect("a need"), cards),
        _ => panic!("{id} has more than one condition"),
    };
    format!(
        "Facts {{ set: Set::{}, kind: Kind::{}, attack: {}, count: {}, moon: {}, cost: Amounts::new([{}]), points: Points::new([{}]), once: {}, \
         named: {}, open: {}, original: Card::{}, boosts: {}, trades: {}, protects_on: {protects}, standard: {}, \
         needs: &[{}] }}",
        camel(text(card, "set")),
        camel(text(card, "kind")),
        flag("attack"),
        number("count"),
        number("moon"),
        amounts("cost", &RESOURCES),
        amounts("points", &POINTS),
        flag("once"),
        flag("named"),
        flag("open"),
        camel(original),
        card.get("boosts").map_or("None".into(), |kind| format!(
            "Some(Resource::{})",
            camel(kind.as_str().expect("a kind"))
        )),
        card.get("trades").map_or("None".into(), |kind| match kind.as_str().expect("a kind") {
            "neighbours" => "Some(Trades::Neighbours)".to_owned(),
            kind => format!("Some(Trades::Kind(Resource::{}))", camel(kind)),
        }),
        flag("standard"),
        needs,
    )
}

/// One printed condition: a list of what is enough.
fn any_of(need: &str, cards: &[&Table]) -> String {
    let each = need.split('|').map(|one| match one {
        card if cards.iter().any(|entry| text(entry, "id") == card) => {
            format!("Need::Own(Card::{})", camel(card))
        }
        other => format!("Need::{}", camel(other)),
    });
    each.collect::<Vec<_>>().join(", ")
}

fn text<'a>(card: &'a Table, name: &str) -> &'a str {
    card.get(name)
        .and_then(Value::as_str)
        .unwrap_or_else(|| panic!("a card has no {name}: {card:?}"))
}

fn camel(id: &str) -> String {
    let mut name = String::new();
    for part in id.split('-') {
        let mut letters = part.chars();
        name.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        name.push_str(letters.as_str());
    }
    name
}
