//! What belongs to Cities & Knights, as the page shows it: the progress cards, the tracks, the faces of the event die and
//! the ranks of the knights, from `rules/cards/`.

use anyhow::Result;
use serde::{Deserialize, Serialize};

use crate::cards::{Words, read, wire};
use crate::declarations::HEAD;

#[derive(Deserialize)]
struct Cards {
    progress: Vec<Progress>,
}

#[derive(Deserialize, Serialize)]
struct Progress {
    #[serde(skip_serializing)]
    id: String,
    deck: String,
    count: u8,
    #[serde(default)]
    points: u8,
    when: String,
    name: Words,
    line: Words,
    text: Words,
}

#[derive(Deserialize)]
struct Rest {
    track: Vec<Track>,
    face: Vec<Face>,
    rank: Vec<Rank>,
}

#[derive(Deserialize, Serialize)]
struct Track {
    #[serde(skip_serializing)]
    id: String,
    commodity: String,
    name: Words,
    levels: [Words; 5],
    third: Words,
}

#[derive(Deserialize, Serialize)]
struct Face {
    #[serde(skip_serializing)]
    id: String,
    name: Words,
    text: Words,
}

#[derive(Deserialize, Serialize)]
struct Rank {
    #[serde(skip_serializing)]
    id: String,
    strength: u8,
    name: Words,
}

pub(crate) fn cards() -> Result<String> {
    let Cards { progress } = toml::from_str(&read("progress")?)?;
    let Rest { track, face, rank } = toml::from_str(&read("improvements")?)?;
    let mut text = format!(
        "{HEAD}\nimport type {{ EventFace, Progress, Rank, Track }} from \"./island\";\n\n"
    );
    text += "/** The progress cards. */\n";
    text += &table("progress", "Progress", &progress, |card| &card.id)?;
    text += "\n/** The tracks of improvements. */\n";
    text += &table("tracks", "Track", &track, |track| &track.id)?;
    text += "\n/** The faces of the event die. */\n";
    text += &table("faces", "EventFace", &face, |face| &face.id)?;
    text += "\n/** The ranks of the knights, rising. */\n";
    text += &table("ranks", "Rank", &rank, |rank| &rank.id)?;
    Ok(text)
}

/// A constant that has something for each of its keys.
fn table<T: Serialize>(
    name: &str,
    keys: &str,
    rows: &[T],
    id: impl Fn(&T) -> &str,
) -> Result<String> {
    let mut text = format!("export const {name} = {{\n");
    for row in rows {
        text += &format!("  {}: {},\n", wire(id(row)), serde_json::to_string(row)?);
    }
    Ok(text + &format!("}} as const satisfies Record<{keys}, unknown>;\n"))
}
