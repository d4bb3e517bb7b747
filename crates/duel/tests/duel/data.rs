//! The engine lays out what `rules/boards/duel.toml` says.

use duel::{Duel, Mode, Setup, View};
use serde_json::{Value, json};
use table::{Eye, Game};
use toml::Table;

fn file() -> Table {
    let text = include_str!("../../../../rules/boards/duel.toml");
    text.parse().expect("rules/boards/duel.toml is TOML")
}

fn begun(mode: &str) -> View {
    let mode: Mode = serde_json::from_value(json!(mode)).unwrap();
    Duel::new(&Setup::new(mode)).unwrap().view(Eye::Arbiter)
}

fn as_json(value: &toml::Value) -> Value {
    serde_json::to_value(value).unwrap()
}

#[test]
fn the_start_lies_as_the_file_says() {
    let file = file();
    let view = begun("first");
    for (realm, colour) in view.realms.iter().zip(["red", "blue"]) {
        let start = &file["start"][colour];
        for (row, letter) in [("upper", "U"), ("lower", "L")] {
            for (land, column) in start[row].as_array().unwrap().iter().zip([-2, 0, 2]) {
                let place = format!("{column}{letter}");
                let lies = realm.lands.iter().find(|land| land.at.to_string() == place).unwrap();
                let told = json!({ "land": lies.land, "number": lies.number });
                assert_eq!(told, as_json(land), "{colour} {place}");
                let kind = as_json(&land["land"]);
                let stock = &file["start"]["stock"][kind.as_str().unwrap()];
                assert_eq!(json!(lies.stock), as_json(stock), "{colour} {place}");
            }
        }
    }
    let mut stack = json!(view.grounds).as_array().unwrap().clone();
    for land in file["landscape"].as_array().unwrap() {
        let index = stack.iter().position(|other| *other == as_json(land));
        stack.remove(index.expect("every landscape of the file is in the stack"));
    }
    assert!(stack.is_empty(), "{stack:?}");
    let supply = &file["supply"];
    for (name, count) in
        [("roads", view.roads), ("settlements", view.settlements), ("cities", view.cities)]
    {
        let there = supply.get(name).unwrap_or_else(|| panic!("{supply:?} tells no {name}"));
        assert_eq!(as_json(there), json!(count), "{name}");
    }
}

#[test]
fn every_mode_has_the_stacks_and_the_target_of_the_file() {
    for mode in file()["mode"].as_array().unwrap() {
        let id = mode["id"].as_str().unwrap();
        let view = begun(id);
        assert_eq!(as_json(&mode["points"]), json!(view.target), "{id}");
        let mut sizes = Vec::new();
        for stacks in mode["stacks"].as_array().unwrap() {
            let (count, cards) =
                (stacks["stacks"].as_integer().unwrap(), stacks["cards"].as_integer().unwrap());
            sizes.extend(std::iter::repeat_n(cards as usize, count as usize));
        }
        let there: Vec<usize> = view.stacks.iter().map(|stack| stack.cards.len()).collect();
        let both = [sizes.clone(), sizes.clone()].concat();
        assert_eq!(there, if id == "tournament" { both } else { sizes }, "{id}");
        let open = mode.get("open").map(as_json);
        let told = view.open.map(|open| json!({ "card": open.card, "count": open.count }));
        assert_eq!(told, open, "{id}");
        if id != "tournament" {
            assert_eq!(as_json(&mode["events"]), json!(view.events.count), "{id}");
        }
    }
}
