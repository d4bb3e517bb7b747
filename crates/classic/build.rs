//! Makes the table of cards from `rules/cards/classic.toml` and the landscapes from `rules/boards/classic.toml`, so
//! that a card's facts are read without being looked up anywhere: a card is its place in the table.

use std::fmt::Write as _;
use std::{env, fs, path::PathBuf};

use toml::{Table, Value};

const RESOURCES: [&str; 6] = ["lumber", "brick", "wool", "grain", "ore", "gold"];
const POINTS: [&str; 4] = ["victory", "trade", "strength", "tournament"];
const LANDS: [&str; 6] = ["forest", "hills", "pasture", "fields", "mountains", "gold_field"];

fn main() {
    let cards = read("../../rules/cards/classic.toml");
    let board = read("../../rules/boards/classic.toml");
    let cards = list(&cards, "card");
    let code = written(&cards) + &landscapes(&board);
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    fs::write(out.join("cards.rs"), code).expect("the table of cards can be written");
}

fn read(source: &str) -> Table {
    println!("cargo::rerun-if-changed={source}");
    let text = fs::read_to_string(source).unwrap_or_else(|error| panic!("{source}: {error}"));
    text.parse().unwrap_or_else(|error| panic!("{source}: {error}"))
}

fn list<'a>(file: &'a Table, name: &str) -> Vec<&'a Table> {
    let entries = file[name].as_array().unwrap_or_else(|| panic!("{name} is a list"));
    entries.iter().map(|entry| entry.as_table().expect("an entry is a table")).collect()
}

fn written(cards: &[&Table]) -> String {
    let mut code = String::from("cards! {\n");
    for card in cards {
        let id = text(card, "id");
        writeln!(code, "    {} = {id:?} => {},", camel(id), facts(card)).expect("a string grows");
    }
    code + "}\n"
}

/// The facts of one card as a constant expression.
fn facts(card: &Table) -> String {
    let number = |name: &str| card.get(name).map_or(0, |value| value.as_integer().expect(name));
    let flag = |name: &str| card.get(name).is_some_and(|value| value.as_bool() == Some(true));
    let amounts = |name: &str, keys: &[&str]| {
        let table = card.get(name).and_then(Value::as_table);
        let count = |key: &&str| {
            table.and_then(|table| table.get(*key)).map_or(0, |n| n.as_integer().expect(key))
        };
        keys.iter().map(|key| count(key).to_string()).collect::<Vec<_>>().join(", ")
    };
    let resource = |name: &str| {
        card.get(name).map_or("None".into(), |kind| {
            format!("Some(Resource::{})", camel(kind.as_str().expect("a kind")))
        })
    };
    format!(
        "Facts {{ set: Set::{}, kind: Kind::{}, count: {}, cost: Amounts::new([{}]), points: Points::new([{}]), \
         named: {}, boosts: {}, trades: {}, progress: {}, first: {}, proposed: {}, magic: {}, terrain: {}, \
         wizards: {}, citadels: {}, success: {}, quarters: {} }}",
        camel(text(card, "set")),
        camel(text(card, "kind")),
        number("count"),
        amounts("cost", &RESOURCES),
        amounts("points", &POINTS),
        flag("named"),
        resource("boosts"),
        resource("trades"),
        flag("progress"),
        flag("first"),
        flag("proposed"),
        number("magic"),
        card.get("terrain").map_or("None".into(), |land| {
            format!("Some(Terrain::{})", camel(land.as_str().expect("a landscape")))
        }),
        number("wizards"),
        number("citadels"),
        numbers(card.get("success")),
        quarters(card),
    )
}

/// The numbers of a die, one bit each.
fn numbers(list: Option<&Value>) -> i64 {
    let numbers = list.and_then(Value::as_array).into_iter().flatten();
    numbers.map(|number| 1 << number.as_integer().expect("a number")).sum()
}

/// The numbers of the die at the edges of a card that is turned.
fn quarters(card: &Table) -> String {
    let edges = card.get("quarters").and_then(Value::as_array);
    let numbers = [0, 1, 2].map(|edge| numbers(edges.and_then(|edges| edges.get(edge))));
    format!("{numbers:?}")
}

/// The landscapes of each coat of arms, in the order of their kinds, those of the stack, and what a citadel costs.
fn landscapes(board: &Table) -> String {
    let ground = |land: &str, number: &Value| {
        let number = number.as_integer().expect("a number");
        format!("Ground {{ land: Terrain::{}, number: {number} }}", camel(&land.replace('_', "-")))
    };
    let starts = list(board, "start").into_iter().map(|start| {
        let lands = LANDS.map(|land| ground(land, &start[land]));
        format!("[{}]", lands.join(", "))
    });
    let starts: Vec<String> = starts.collect();
    let stack = list(board, "landscape").into_iter().flat_map(|entry| {
        let numbers = entry["numbers"].as_array().expect("numbers").iter();
        numbers.map(|number| ground(text(entry, "land"), number)).collect::<Vec<_>>()
    });
    let stack: Vec<String> = stack.collect();
    let three = &board["three"];
    let more = LANDS.map(|land| ground(land, &three["stack"][land]));
    let count = |file: &Value, what: &str| file[what].as_integer().expect("how many there are");
    let supplies = ["roads", "settlements", "cities"].map(|what| {
        let all = count(&board["supply"], what);
        [all, all + count(three, what)]
    });
    let citadels = count(&board["citadel"], "count");
    let cost = board["citadel"]["cost"].as_table().expect("what a citadel costs");
    let cost = RESOURCES.map(|kind| cost.get(kind).and_then(Value::as_integer).unwrap_or(0));
    format!(
        "/// The landscapes of each coat of arms, in the order of their kinds.\n\
         pub(crate) static START: [[Ground; 6]; {}] = [{}];\n\
         static STACK: [Ground; {}] = [{}];\n\
         /// The landscapes that a third player adds to the stack.\n\
         pub(crate) static MORE: [Ground; 6] = [{}];\n\
         const CITADEL: Amounts = Amounts::new({cost:?});\n\
         /// How many citadels there are, for two and for three.\n\
         pub(crate) const CITADELS: [u8; 2] = [{citadels}, {}];\n\
         /// How many roads, settlements and cities there are, for two and for three.\n\
         pub(crate) const SUPPLIES: [[u8; 2]; 3] = {supplies:?};\n",
        starts.len(),
        starts.join(", "),
        stack.len(),
        stack.join(", "),
        more.join(", "),
        citadels + count(three, "citadels"),
    )
}

fn text<'a>(card: &'a Table, name: &str) -> &'a str {
    card.get(name)
        .and_then(Value::as_str)
        .unwrap_or_else(|| panic!("an entry has no {name}: {card:?}"))
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
