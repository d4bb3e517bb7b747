//! The Duel for the page: its cards with their words, its landscapes and modes, from `rules/`, which has
//! them once.

mod file;

use std::fmt::Write as _;

use anyhow::Result;
use serde::Serialize;

use self::file::{Board, Cards};
use crate::declarations::HEAD;

/// The shapes. Where a card says something that is none of these, the page does not compile.
const SHAPES: &str = r#"export type DuelSet = "base" | "gold" | "turmoil" | "progress";
export type DuelKind =
  | "action"
  | "building"
  | "city-building"
  | "hero"
  | "trade-ship"
  | "unit"
  | "landscape-expansion"
  | "event";
export type DuelResource = "lumber" | "brick" | "wool" | "grain" | "ore" | "gold";
export type DuelLand = "forest" | "pasture" | "gold_field" | "hills" | "mountains" | "fields";
export type DuelPoint = "victory" | "trade" | "strength" | "skill" | "progress";
export type DuelFace =
  | "brigand-attack"
  | "trade"
  | "celebration"
  | "plentiful-harvest"
  | "event-card";
export type DuelCentral = "road" | "settlement" | "city" | DuelLand;
export type DuelModeId = "first" | "gold" | "turmoil" | "progress" | "princes" | "tournament";

/** How well something is known. */
export type DuelSure = "two-sources" | "one-source" | "inferred";

export type DuelCost = Partial<Record<DuelResource, number>>;

export type DuelCard = {
  id: DuelCardId;
  set: DuelSet;
  kind: DuelKind;
  /** Only of actions: an attack. */
  attack?: true;
  /** How many there are, and how many of them show the half-moon. */
  count: number;
  moon: number;
  /** Empty where it is free. */
  cost: DuelCost;
  points: Partial<Record<DuelPoint, number>>;
  /** Points that come on top while something holds; "n": one for each of something. */
  maybe?: Partial<Record<DuelPoint, number | "n">>;
  /** (1x): one in a realm. */
  once?: true;
  /** A unit with a name, of which the same holds. */
  named?: true;
  /** It lies in the open stack of its era. */
  open?: true;
  /** The first entry of a card that lies in two sets. */
  same_as?: DuelCardId;
  /** What it doubles on the landscapes beside it. */
  boosts?: DuelResource;
  /** What it exchanges 2:1. */
  trades?: DuelResource | "neighbours";
  /** Numbers of the die on which it protects. */
  protects_on?: Array<number>;
  /** One of the six events that are always in the Duel of the Princes. */
  standard?: true;
  /** All of them must hold; `|` stands between alternatives. Ids of cards, or states of the realm. */
  needs: Array<string>;
  sure: DuelSure;
  name: Words;
  /** What it does, short enough for the card in the hand. */
  line: Words;
  text: Words;
};

export type DuelNamed<Id> = { id: Id; name: Words; line: Words; text: Words };

export type DuelLandscape = { land: DuelLand; number: number };
export type DuelRows = { upper: Array<DuelLandscape>; lower: Array<DuelLandscape> };

export type DuelMode = {
  id: DuelModeId;
  name: Words;
  /** Victory points that win, and when they are looked at. */
  points: number;
  checked: "end-of-turn" | "at-once";
  /** How many stacks of how many cards. */
  stacks: Array<{ set: DuelSet | "own"; stacks: number; cards: number }>;
  open?: { card: DuelCardId; count: number };
  /** Of a deck that one brings: its cards, and how many of them are the first hand. */
  deck?: number;
  hand?: number;
  /** Cards of the event stack; how many of them are drawn blindly, or chosen by each. */
  events: number;
  events_drawn?: number;
  events_chosen?: number;
  sure: DuelSure;
  note?: Words;
};
"#;

pub(crate) fn text() -> Result<String> {
    let Cards { card, central, face, point } = file::cards()?;
    let Board { stores, cost, supply, start, landscape, mode, .. } = file::board()?;
    let mut text = format!("{HEAD}\nimport type {{ Words }} from \"./table\";\n\n");
    text += "export type DuelCardId =";
    for card in &card {
        write!(text, "\n  | {:?}", card.id)?;
    }
    text += ";\n";
    text += SHAPES;
    let cards = card.iter().map(|card| (&card.id, card));
    text += &record(
        "Every card but those of the centre, in the order of the sets.",
        "duelCards: Record<DuelCardId, DuelCard>",
        cards,
    )?;
    text += &record(
        "Roads, settlements, cities and the six landscapes.",
        "duelCentral: { [Id in DuelCentral]: DuelNamed<Id> }",
        central.iter().map(|card| (&card.id, card)),
    )?;
    text += &record(
        "The event die; `faces` is on how many of its sides a face stands.",
        "duelFaces: { [Id in DuelFace]: DuelNamed<Id> & { faces: number } }",
        face.iter().map(|face| (&face.id, face)),
    )?;
    text += &record(
        "The kinds of points, and what they are for.",
        "duelPoints: { [Id in DuelPoint]: DuelNamed<Id> }",
        point.iter().map(|point| (&point.id, point)),
    )?;
    text += &record(
        "What the modes are played with.",
        "duelModes: Record<DuelModeId, DuelMode>",
        mode.iter().map(|mode| (&mode.id, mode)),
    )?;
    text += &one(
        "The stack of landscapes that settlements draw from.",
        "duelLandscapes: ReadonlyArray<DuelLandscape>",
        &landscape,
    )?;
    text += &one(
        "The realms at the start, and what their landscapes store then.",
        "duelStart: { red: DuelRows; blue: DuelRows; stock: Record<DuelLand, number> }",
        &start,
    )?;
    text += &one(
        "What centre cards cost.",
        "duelCosts: Record<\"road\" | \"settlement\" | \"city\", DuelCost>",
        &cost,
    )?;
    text += &one("How many there are to build for both.", "duelSupply", &supply)?;
    text += &one("How much a landscape stores.", "duelStores", &stores)?;
    Ok(text)
}

/// A constant that has something for each id.
fn record<'a>(
    about: &str,
    head: &str,
    entries: impl Iterator<Item = (&'a String, &'a (impl Serialize + 'a))>,
) -> Result<String> {
    let mut text = format!("\n/** {about} */\nexport const {head} = {{\n");
    for (id, entry) in entries {
        writeln!(text, "  {id:?}: {},", serde_json::to_string(entry)?)?;
    }
    Ok(text + "};\n")
}

fn one(about: &str, head: &str, value: &impl Serialize) -> Result<String> {
    Ok(format!("\n/** {about} */\nexport const {head} = {};\n", serde_json::to_string(value)?))
}

#[cfg(test)]
mod tests;
