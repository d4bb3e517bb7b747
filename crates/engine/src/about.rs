//! What can be told without a game: the program, the games, the rules.

use bots::minds;
use serde_json::{Value, json};
use table::{AnyGame, Book, Variant};

use crate::fault::Fault;

/// The version of the protocol. What is added keeps it; what changes or goes raises it.
const PROTOCOL: u32 = 1;

pub(crate) fn hello() -> Value {
    json!({
        "program": "eiland",
        "version": env!("CARGO_PKG_VERSION"),
        "protocol": PROTOCOL,
    })
}

pub(crate) fn games() -> Value {
    let list = ::games::registry().games().iter().map(|game| {
        let variants = game.variants().iter().map(|variant| {
            let Variant { id, name, about, setup } = variant;
            let switches = game.switches(setup).unwrap_or_default();
            json!({
                "id": id,
                "name": name,
                "about": about,
                "seats": seats(game, setup),
                "setup": setup,
                "switches": switches,
            })
        });
        let books = game.books().iter().map(|book| json!({ "id": book.book, "title": book.title }));
        json!({
            "id": game.id(),
            "name": game.name(),
            "variants": variants.collect::<Value>(),
            "books": books.collect::<Value>(),
            "bots": minds::of(game.id()),
        })
    });
    json!({ "games": list.collect::<Value>(), "bot_names": minds::NAMES })
}

/// How many play with this setup.
fn seats(game: &AnyGame, setup: &Value) -> usize {
    game.start(setup).map_or(0, |position| position.seats())
}

/// All rules, book by book.
pub(crate) fn rules() -> Value {
    let told = |book: &Book| json!({ "id": book.book, "title": book.title, "rules": book.rules });
    json!({ "books": ::games::registry().books().into_iter().map(told).collect::<Value>() })
}

pub(crate) fn rule(id: &str) -> Result<Value, Fault> {
    let unknown = || Fault::new("unknown_rule", format!("there is no rule {id:?} in any book"));
    let entry = ::games::registry().rule(id).ok_or_else(unknown)?;
    let table::rule::Entry { id, topic, source, text } = entry;
    Ok(json!({ "rule": id, "topic": topic, "source": source, "text": text }))
}
