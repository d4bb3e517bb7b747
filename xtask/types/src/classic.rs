//! The older card game for the page: its cards with their words and what is built in the row, from `rules/`, which has
//! them once.

use std::fmt::Write as _;
use std::fs;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::declarations::HEAD;
use crate::web;

/// The shapes. Where a card says something that is none of these, the page does not compile.
const SHAPES: &str = r#"export type ClassicCardSet = "base" | "wizards" | "three";
export type ClassicKind =
  | "building"
  | "city-building"
  | "magic-building"
  | "fleet"
  | "knight"
  | "unit"
  | "dragon"
  | "wizard"
  | "spell-book"
  | "spell"
  | "attack"
  | "defence"
  | "neutral"
  | "post"
  | "event";
export type ClassicPoint = "victory" | "trade" | "strength" | "tournament";
export type ClassicCost = Partial<Record<Good, number>>;

export type ClassicFacts = {
  id: ClassicCardId;
  set: ClassicCardSet;
  kind: ClassicKind;
  /** How many there are. */
  count: number;
  cost?: ClassicCost;
  /** The magic power that it costs, or that its spell does. */
  magic?: number;
  points?: Partial<Record<ClassicPoint, number>>;
  /** A card with a name of its own. */
  named?: true;
  /** Some of its values are not known and were chosen by us. */
  proposed?: true;
  /** What it doubles on the landscapes beside it, and what it exchanges 2:1. */
  boosts?: Good;
  trades?: Good;
  /** Where the wizard stands, if not everywhere. */
  terrain?: Terrain;
  /** How many wizards and citadels it needs. */
  wizards?: number;
  citadels?: number;
  /** It brings something with Progress. */
  progress?: true;
  /** It is used before the dice fall. */
  first?: true;
  /** Numbers of the die with which it works, of a Mercenary Camp after each quarter turn. */
  success?: Array<number>;
  quarters?: Array<Array<number>>;
  sure: "two-sources" | "one-source" | "inferred";
  name: Words;
  /** What it does, short enough for the card in the hand. */
  line: Words;
  text: Words;
};
"#;

pub(crate) fn text() -> Result<String> {
    let cards = read("cards")?;
    let board = read("boards")?;
    let cards: Vec<&Value> = cards["card"].as_array().into_iter().flatten().collect();
    let mut text = format!("{HEAD}\nimport type {{ Good, Terrain }} from \"./realm\";\n");
    text += "import type { Words } from \"./table\";\n\nexport type ClassicCardId =";
    for card in &cards {
        write!(text, "\n  | {}", card["id"])?;
    }
    text += ";\n";
    text += SHAPES;
    text += "\n/** Every card but those of the centre, in the order of the sets. */\n";
    text += "export const classicCards: Record<ClassicCardId, ClassicFacts> = {\n";
    for card in &cards {
        writeln!(text, "  {}: {card},", card["id"])?;
    }
    text += "};\n\n/** What is built in the row costs so much. */\nexport const classicCosts: Record<";
    text += "\"road\" | \"settlement\" | \"city\" | \"citadel\", ClassicCost> = {\n";
    for what in ["road", "settlement", "city"] {
        writeln!(text, "  {what}: {},", board["cost"][what])?;
    }
    writeln!(text, "  citadel: {},\n}};", board["citadel"]["cost"])?;
    let supply = &board["supply"];
    let of = |what: &str| &supply[what];
    writeln!(
        text,
        "\n/** How many there are to build for two. */\nexport const classicSupply = {{ road: {}, settlement: {}, \
         city: {}, citadel: {} }};",
        of("roads"),
        of("settlements"),
        of("cities"),
        board["citadel"]["count"],
    )?;
    Ok(text)
}

fn read(folder: &str) -> Result<Value> {
    let path = web().join(format!("../../rules/{folder}/classic.toml"));
    let text = fs::read_to_string(&path);
    let text = text.with_context(|| format!("cannot read {}", path.display()))?;
    toml::from_str(&text).with_context(|| path.display().to_string())
}
