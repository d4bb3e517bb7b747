//! What things cost and count, and what land yields: from the constants that the games play by.

use std::collections::BTreeMap;

use anyhow::Result;
use dice::{Counts, Face};
use island::{Hand, Terrain, worth};
use serde::Serialize;

use crate::declarations::HEAD;

pub(crate) fn island() -> Result<String> {
    use island::price::{ACTIVATION, CITY, DEVELOPMENT, KNIGHT, ROAD, SETTLEMENT, SHIP, WALL};
    let mut text =
        format!("{HEAD}\nimport type {{ Hand, Resource, Terrain }} from \"./island\";\n\n");
    let prices: [(&str, Hand); 5] = [
        ("road", ROAD),
        ("ship", SHIP),
        ("settlement", SETTLEMENT),
        ("city", CITY),
        ("card", DEVELOPMENT),
    ];
    text += "/** What things cost. */\n";
    text += &table(
        "prices",
        "\"road\" | \"ship\" | \"settlement\" | \"city\" | \"card\", Hand",
        &prices,
    )?;
    text += "\n/** What walls and knights cost; to promote one costs as much as to hire one. */\n";
    let prices: [(&str, Hand); 3] =
        [("wall", WALL), ("knight", KNIGHT), ("activation", ACTIVATION)];
    text += &table("knightPrices", "\"wall\" | \"knight\" | \"activation\", Hand", &prices)?;
    text += "\n/** How many points things count. */\n";
    let worth = [
        ("settlement", worth::SETTLEMENT),
        ("city", worth::CITY),
        ("longestRoad", worth::LONGEST_ROAD),
        ("largestArmy", worth::LARGEST_ARMY),
    ];
    let things = "\"settlement\" | \"city\" | \"longestRoad\" | \"largestArmy\", number";
    text += &table("worth", things, &worth)?;
    text += "\n/** What land yields. */\n";
    let yields = Terrain::ALL.map(|terrain| (terrain, terrain.resource()));
    Ok(text + &table("yields", "Terrain, Resource | null", &yields)?)
}

pub(crate) fn dice() -> Result<String> {
    use dice::Piece::{City, Knight, Road, Settlement};
    use dice::price::{CITY, KNIGHT, ROAD, SETTLEMENT};
    let mut text = format!("{HEAD}\nimport type {{ Face, Piece }} from \"./dice\";\n\n");
    let prices = [(Road, ROAD), (Knight, KNIGHT), (Settlement, SETTLEMENT), (City, CITY)];
    let prices = prices.map(|(piece, price)| (piece, faces(price)));
    text += "/** How many dice of each face a thing takes. */\n";
    text += &table("prices", "Piece, Partial<Record<Face, number>>", &prices)?;
    text += "\n/** What the largest army and the longest road count, each. */\n";
    Ok(text + &format!("export const cardWorth = {};\n", dice::CARD))
}

fn faces(price: Counts) -> BTreeMap<Face, u8> {
    Face::ALL.into_iter().map(|face| (face, price[face])).filter(|(_, count)| *count > 0).collect()
}

/// A constant that has something for each of its keys.
fn table(name: &str, types: &str, rows: &[(impl Serialize, impl Serialize)]) -> Result<String> {
    let mut text = format!("export const {name}: Record<{types}> = {{\n");
    for (key, value) in rows {
        let (key, value) = (serde_json::to_string(key)?, serde_json::to_string(value)?);
        text += &format!("  {key}: {value},\n");
    }
    Ok(text + "};\n")
}
