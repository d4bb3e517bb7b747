//! The shape of `rules/cards/duel.toml` and `rules/boards/duel.toml`; `rules/README.md` tells what the
//! fields mean. A field that is not listed here is a mistake in the file.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::web;

#[derive(Deserialize, Serialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Words {
    pub(crate) en: String,
    pub(crate) de: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Cards {
    pub(crate) card: Vec<Card>,
    pub(crate) central: Vec<Named>,
    pub(crate) face: Vec<Face>,
    pub(crate) point: Vec<Named>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Card {
    pub(crate) id: String,
    pub(crate) set: String,
    pub(crate) kind: String,
    #[serde(default, skip_serializing_if = "is_off")]
    pub(crate) attack: bool,
    pub(crate) count: u8,
    pub(crate) moon: u8,
    #[serde(default)]
    pub(crate) cost: Cost,
    #[serde(default)]
    pub(crate) points: Points,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) maybe: BTreeMap<String, More>,
    #[serde(default, skip_serializing_if = "is_off")]
    pub(crate) once: bool,
    #[serde(default, skip_serializing_if = "is_off")]
    pub(crate) named: bool,
    #[serde(default, skip_serializing_if = "is_off")]
    pub(crate) open: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) same_as: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) boosts: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) trades: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) protects_on: Vec<u8>,
    #[serde(default, skip_serializing_if = "is_off")]
    pub(crate) standard: bool,
    #[serde(default)]
    pub(crate) needs: Vec<String>,
    pub(crate) sure: String,
    pub(crate) name: Words,
    pub(crate) line: Words,
    pub(crate) text: Words,
}

/// What has a name and is explained, and is otherwise known to the engine.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Named {
    pub(crate) id: String,
    pub(crate) name: Words,
    pub(crate) line: Words,
    pub(crate) text: Words,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Face {
    pub(crate) id: String,
    pub(crate) faces: u8,
    pub(crate) name: Words,
    pub(crate) line: Words,
    pub(crate) text: Words,
}

/// Resources, in the order in which prices are told.
#[derive(Deserialize, Serialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Cost {
    #[serde(skip_serializing_if = "is_none")]
    lumber: u8,
    #[serde(skip_serializing_if = "is_none")]
    brick: u8,
    #[serde(skip_serializing_if = "is_none")]
    wool: u8,
    #[serde(skip_serializing_if = "is_none")]
    grain: u8,
    #[serde(skip_serializing_if = "is_none")]
    ore: u8,
    #[serde(skip_serializing_if = "is_none")]
    gold: u8,
}

#[derive(Deserialize, Serialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Points {
    #[serde(skip_serializing_if = "is_none")]
    victory: u8,
    #[serde(skip_serializing_if = "is_none")]
    trade: u8,
    #[serde(skip_serializing_if = "is_none")]
    strength: u8,
    #[serde(skip_serializing_if = "is_none")]
    skill: u8,
    #[serde(skip_serializing_if = "is_none")]
    progress: u8,
}

/// Points that come on top: so many, or `n`, one for each of something.
#[derive(Deserialize, Serialize, PartialEq, Debug)]
#[serde(untagged)]
pub(crate) enum More {
    Count(u8),
    Each(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Board {
    #[serde(rename = "players")]
    _players: [u8; 2],
    pub(crate) stores: u8,
    pub(crate) cost: Prices,
    pub(crate) supply: Supply,
    pub(crate) start: Start,
    pub(crate) landscape: Vec<Landscape>,
    pub(crate) mode: Vec<Mode>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Prices {
    road: Cost,
    settlement: Cost,
    city: Cost,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Supply {
    pub(crate) roads: u8,
    pub(crate) settlements: u8,
    pub(crate) cities: u8,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Start {
    pub(crate) red: Rows,
    pub(crate) blue: Rows,
    stock: Stock,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rows {
    pub(crate) upper: [Landscape; 3],
    pub(crate) lower: [Landscape; 3],
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Landscape {
    pub(crate) land: String,
    pub(crate) number: u8,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Stock {
    forest: u8,
    pasture: u8,
    gold_field: u8,
    hills: u8,
    mountains: u8,
    fields: u8,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Mode {
    pub(crate) id: String,
    pub(crate) name: Words,
    points: u8,
    checked: String,
    pub(crate) stacks: Vec<Stacks>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) open: Option<Open>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) deck: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) hand: Option<u8>,
    pub(crate) events: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) events_drawn: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    events_chosen: Option<u8>,
    sure: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) note: Option<Words>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stacks {
    pub(crate) set: String,
    pub(crate) stacks: u8,
    pub(crate) cards: u8,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Open {
    pub(crate) card: String,
    pub(crate) count: u8,
}

pub(crate) fn cards() -> Result<Cards> {
    read("cards")
}

pub(crate) fn board() -> Result<Board> {
    read("boards")
}

fn read<T: DeserializeOwned>(folder: &str) -> Result<T> {
    let path = web().join(format!("../../rules/{folder}/duel.toml"));
    let text = fs::read_to_string(&path);
    let text = text.with_context(|| format!("cannot read {}", path.display()))?;
    toml::from_str(&text).with_context(|| path.display().to_string())
}

fn is_off(flag: &bool) -> bool {
    !flag
}

fn is_none(count: &u8) -> bool {
    *count == 0
}
