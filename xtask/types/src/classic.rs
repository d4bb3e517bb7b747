//! The old card game for the page: its cards with their words and what it is laid out from, from `rules/`, which has
//! them once.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

use anyhow::{Context, Result};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::declarations::HEAD;
use crate::web;

/// The shapes. Where a card says something that is none of these, the page does not compile.
const SHAPES: &str = r#"export type ClassicSet = "base" | "wizards" | "three";
export type ClassicKind =
  | "building"
  | "city-building"
  | "fleet"
  | "knight"
  | "unit"
  | "post"
  | "attack"
  | "neutral"
  | "defence"
  | "event"
  | "wizard"
  | "dragon"
  | "magic-building"
  | "spell-book"
  | "spell";
export type ClassicResource = "lumber" | "brick" | "wool" | "grain" | "ore" | "gold";
export type ClassicLand = "forest" | "pasture" | "gold_field" | "hills" | "mountains" | "fields";
export type ClassicPoint = "victory" | "trade" | "strength" | "tournament";
export type ClassicCost = Partial<Record<ClassicResource, number>>;

/** How well something is known. */
export type ClassicSure = "two-sources" | "one-source" | "inferred";

export type ClassicCardInfo = {
  id: ClassicCard;
  set: ClassicSet;
  kind: ClassicKind;
  count: number;
  /** Empty where it is free. */
  cost: ClassicCost;
  points: Partial<Record<ClassicPoint, number>>;
  /** Magic power: to be laid, to be played, or to cast the spell of a book. */
  magic?: number;
  /** It has a name, so there is one of it only. */
  named?: true;
  /** The resource it doubles beside it. */
  boosts?: ClassicResource;
  /** The resource a fleet exchanges 2:1. */
  trades?: ClassicResource;
  /** It raises the hand limit. */
  progress?: true;
  /** It is played before the roll. */
  first?: true;
  /** The landscape at which a wizard stands; any, where there is none. */
  terrain?: string;
  /** So many own wizards or citadels are needed. */
  wizards?: number;
  citadels?: number;
  /** The numbers of the die that succeed; after each quarter turn. */
  success?: Array<number>;
  quarters?: Array<Array<number>>;
  /** One of its values is not known, and ours. */
  proposed?: true;
  sure: ClassicSure;
  name: Words;
  /** What it does, short enough for the card in the hand. */
  line: Words;
  text: Words;
};

export type ClassicStart = Record<ClassicLand, number>;
"#;

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Words {
    en: String,
    de: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cards {
    card: Vec<Card>,
}

/// A card as the file has it; a field that is not listed here is a mistake in the file.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Card {
    id: String,
    set: String,
    kind: String,
    count: u8,
    #[serde(default)]
    cost: BTreeMap<String, u8>,
    #[serde(default)]
    points: BTreeMap<String, u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    magic: Option<u8>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    named: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    boosts: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trades: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    progress: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    first: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    terrain: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wizards: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    citadels: Option<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    success: Vec<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    quarters: Vec<Vec<u8>>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    proposed: bool,
    sure: String,
    name: Words,
    line: Words,
    text: Words,
}

#[derive(Deserialize)]
struct Board {
    cost: BTreeMap<String, BTreeMap<String, u8>>,
    citadel: Citadel,
    start: Vec<BTreeMap<String, u8>>,
    landscape: Vec<Landscape>,
}

#[derive(Deserialize, Serialize)]
struct Citadel {
    cost: BTreeMap<String, u8>,
    count: u8,
    proposed: bool,
}

#[derive(Deserialize, Serialize)]
struct Landscape {
    land: String,
    numbers: Vec<u8>,
    proposed: bool,
}

pub(crate) fn text() -> Result<String> {
    let Cards { card: cards } = read("cards")?;
    let Board { cost, citadel, start, landscape } = read("boards")?;
    let mut text = format!(
        "{HEAD}\nimport type {{ ClassicCard }} from \"./classic\";\n\
         import type {{ Words }} from \"./table\";\n\n{SHAPES}"
    );
    text += "\n/** Every card but those of the centre, in the order of the sets. */\n";
    text += "export const classicCards: Record<ClassicCard, ClassicCardInfo> = {\n";
    for card in &cards {
        writeln!(text, "  {:?}: {},", card.id, serde_json::to_string(card)?)?;
    }
    text += "};\n";
    let constants = [
        (
            "What centre cards cost.",
            "classicCosts: Record<\"road\" | \"settlement\" | \"city\", ClassicCost>",
            serde_json::to_string(&cost)?,
        ),
        (
            "What a citadel costs and how many there are for two; `proposed`: the cost is ours.",
            "classicCitadel: { cost: ClassicCost; count: number; proposed: boolean }",
            serde_json::to_string(&citadel)?,
        ),
        (
            "The numbers of the start, one set for each coat of arms.",
            "classicStart: ReadonlyArray<ClassicStart>",
            serde_json::to_string(&start)?,
        ),
        (
            "The landscape stack for two, and whether its numbers are ours.",
            "classicLandscapes: ReadonlyArray<{ land: ClassicLand; numbers: Array<number>; proposed: boolean }>",
            serde_json::to_string(&landscape)?,
        ),
    ];
    for (about, head, value) in constants {
        write!(text, "\n/** {about} */\nexport const {head} = {value};\n")?;
    }
    Ok(text)
}

fn read<T: DeserializeOwned>(folder: &str) -> Result<T> {
    let path = web().join(format!("../../rules/{folder}/classic.toml"));
    let text = fs::read_to_string(&path);
    let text = text.with_context(|| format!("cannot read {}", path.display()))?;
    toml::from_str(&text).with_context(|| path.display().to_string())
}
