//! What the cards of the scenarios are called and say: from `rules/cards/`, which has it once.

use std::fs;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use crate::declarations::HEAD;
use crate::web;

#[derive(Deserialize, Serialize)]
pub(crate) struct Words {
    en: String,
    de: String,
}

/// What the page takes of a card; what the engine plays by stays in Rust.
#[derive(Deserialize)]
struct Card {
    id: String,
    #[serde(default)]
    cost: Option<u8>,
    name: Words,
    #[serde(default)]
    title: Option<Words>,
    text: Words,
}

#[derive(Deserialize)]
struct Favours {
    favour: Vec<Card>,
}

#[derive(Deserialize)]
struct Helpers {
    helper: Vec<Card>,
}

pub(crate) fn scenarios() -> Result<String> {
    let Favours { favour } = toml::from_str(&read("favours")?)?;
    let Helpers { helper } = toml::from_str(&read("helpers")?)?;
    let mut text = format!(
        "{HEAD}\nimport type {{ Guild, Helper }} from \"./island\";\nimport type {{ Words }} from \"./table\";\n\n"
    );
    text += "/** The guilds: what a favour costs in letters, and what it is. */\n";
    text += "export const favours: Record<Guild, { cost: number; name: Words; text: Words }> = {\n";
    for card in &favour {
        let cost = card.cost.with_context(|| format!("the favour {} has no cost", card.id))?;
        text += &format!(
            "  {}: {{\n    cost: {cost},\n{}  }},\n",
            wire(&card.id),
            fields(&[("name", &card.name), ("text", &card.text)])?
        );
    }
    text += "};\n\n/** The helpers, in the order of their cards. */\n";
    text +=
        "export const helpers: Record<Helper, { name: Words; title: Words; text: Words }> = {\n";
    for card in &helper {
        let title =
            card.title.as_ref().with_context(|| format!("the helper {} has no title", card.id))?;
        text += &format!(
            "  {}: {{\n{}  }},\n",
            wire(&card.id),
            fields(&[("name", &card.name), ("title", title), ("text", &card.text)])?
        );
    }
    Ok(text + "};\n")
}

pub(crate) fn read(cards: &str) -> Result<String> {
    let path = web().join(format!("../../rules/cards/{cards}.toml"));
    fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
}

/// The rules write names with hyphens, the wire with underscores.
pub(crate) fn wire(id: &str) -> String {
    id.replace('-', "_")
}

fn fields(fields: &[(&str, &Words)]) -> Result<String> {
    let mut text = String::new();
    for (name, words) in fields {
        text += &format!("    {name}: {},\n", serde_json::to_string(words)?);
    }
    Ok(text)
}
