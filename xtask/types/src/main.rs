//! Writes the files that the page takes from Rust; `cargo xtask types` runs it, and its test fails
//! where one of them is stale. A new game needs no line here: it is in the list of `games`.

mod cards;
mod classic;
mod declarations;
mod duel;
mod games_played;
mod knights;
mod pretty;
mod prices;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context, Result, anyhow};
use declarations::Declarations;
use island::{Cells, Map, MapFile, PlanData, Scenarios, Seas, Setup};
use table::{Eye, Game};
use ts_rs::TypeVisitor;

/// Files by their paths in `web/src`.
type Files = BTreeMap<PathBuf, String>;

/// Folders in which there is nothing but what is written here.
const FOLDERS: [&str; 6] = [
    "generated",
    "games/classic/fixtures/fair",
    "games/dice/fixtures/fair",
    "games/duel/fixtures/fair",
    "games/island/fixtures/fair",
    "games/scenarios/fixtures/fair",
];

/// Everything, as it should be.
fn files() -> Result<Files> {
    let mut declarations = Declarations::new();
    server::types::types(&mut declarations);
    games::types(&mut declarations);
    // What games do not send, and the page puts names of places together from.
    declarations.visit::<hex::Vertex>();
    declarations.visit::<PlanData>();
    // What a host has corrected comes with the list of games, which knows no game by name.
    declarations.visit::<::classic::Corrections>();
    let mut files = declarations.into_files("generated");
    files.insert("generated/island-plans.ts".into(), plans()?);
    files.insert("generated/island-countries.ts".into(), countries()?);
    files.insert("generated/island-charts.ts".into(), charts()?);
    files.insert("generated/island-prices.ts".into(), prices::island()?);
    files.insert("generated/scenario-cards.ts".into(), cards::scenarios()?);
    files.insert("generated/knights-cards.ts".into(), knights::cards()?);
    files.insert("generated/duel-cards.ts".into(), duel::text()?);
    files.insert("generated/classic-cards.ts".into(), classic::text()?);
    files.insert("generated/dice-sheets.ts".into(), sheets()?);
    files.insert("generated/dice-prices.ts".into(), prices::dice()?);
    for game in games::registry().games() {
        files.extend(games_played::journals(game, &format!("games/{}/fixtures/fair", game.id()))?);
    }
    Ok(files)
}

/// What the island's boards are shuffled from.
fn plans() -> Result<String> {
    let mut text =
        format!("{}\nimport type {{ Cells, Plan }} from \"./island\";\n\n", declarations::HEAD);
    text += "export const plans: Record<Cells, Plan> = {\n";
    for cells in [Cells::Base, Cells::Six] {
        let name = serde_json::to_string(&cells)?;
        text += &format!("  {name}: {},\n", serde_json::to_string(&PlanData::of(cells))?);
    }
    Ok(text + "};\n")
}

/// The country maps of the house as they are played, for pictures of them.
fn countries() -> Result<String> {
    let mut text =
        format!("{}\nimport type {{ Layout, Map }} from \"./island\";\n\n", declarations::HEAD);
    text += "export const countries: Record<Map, Layout> = {\n";
    for (map, file) in [(Map::Corsica, "corsica"), (Map::NewYork, "new-york")] {
        let path = web().join(format!("../../rules/boards/{file}.toml"));
        let file: MapFile = toml::from_str(&fs::read_to_string(path)?)?;
        let layout = file.layout()?;
        text +=
            &format!("  {}: {},\n", serde_json::to_string(&map)?, serde_json::to_string(&layout)?);
    }
    Ok(text + "};\n")
}

/// The boards with ships as they are played, for pictures of them: by the most that play on each. The
/// Enchanted Land is for no more than four.
fn charts() -> Result<String> {
    let mut text =
        format!("{}\nimport type {{ Layout, Seas }} from \"./island\";\n\n", declarations::HEAD);
    text += "export const charts: Record<Seas, Record<3 | 4, Layout> & { 6?: Layout }> = {\n";
    for chart in [Seas::TwoIslands, Seas::FourIslands, Seas::Archipelago, Seas::Enchanted] {
        text += &format!("  {}: {{\n", serde_json::to_string(&chart)?);
        let sizes: &[u8] = if chart == Seas::Enchanted { &[3, 4] } else { &[3, 4, 6] };
        for &players in sizes {
            let position = Scenarios::new(&Setup::at_sea(players, chart))
                .map_err(|faults| anyhow!("no game on {chart:?}: {faults}"))?;
            let board = position.view(Eye::Spectator).board;
            text += &format!("    {players}: {},\n", serde_json::to_string(&board)?);
        }
        text += "  },\n";
    }
    Ok(text + "};\n")
}

/// The sheets of the dice games, as `rules/sheets/` has them.
fn sheets() -> Result<String> {
    let mut text = format!(
        "{}\nimport type {{ Face, SheetId }} from \"./dice\";\n\n{SHEET}\n",
        declarations::HEAD
    );
    text += "export const sheets: Record<SheetId, Sheet> = {\n";
    for id in ["basic", "plus"] {
        let path = web().join(format!("../../rules/sheets/{id}.toml"));
        let sheet: serde_json::Value = toml::from_str(&fs::read_to_string(path)?)?;
        text += &format!("  {id}: {sheet},\n");
    }
    Ok(text + "};\n")
}

/// The shape of a sheet; `rules/sheets/README.md` tells what it means.
const SHEET: &str = r#"export type Sheet = {
  sheet: string;
  in_order: boolean;
  road_points: number;
  boxes?: number;
  nothing_built?: number;
  goal?: number;
  marked_road?: string;
  hex: Array<{ terrain: string; x: number; y: number; knights?: Array<string>; joker?: Face | "any" }>;
  point: Array<{ id: string; x: number; y: number; points?: number }>;
  road: Array<{ id: string; from: string; to: string }>;
  knight: Array<{ id: string; points?: number }>;
};
"#;

fn web() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src")
}

/// What lies in the folders that are ours.
fn found() -> io::Result<Files> {
    let mut files = Files::new();
    for folder in FOLDERS {
        let Ok(entries) = fs::read_dir(web().join(folder)) else { continue };
        for entry in entries {
            let entry = entry?;
            // The engine lies there too; it is built by its own way and not kept.
            if entry.path().extension().is_some_and(|ending| ending == "wasm") {
                continue;
            }
            let text = fs::read_to_string(entry.path())?;
            files.insert(Path::new(folder).join(entry.file_name()), text);
        }
    }
    Ok(files)
}

fn main() -> Result<()> {
    let wanted = files()?;
    for path in found()?.keys().filter(|path| !wanted.contains_key(*path)) {
        fs::remove_file(web().join(path))?;
    }
    for (path, text) in &wanted {
        let path = web().join(path);
        path.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    println!("{} files in web/src", wanted.len());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_page_takes_from_rust_is_up_to_date() {
        let (wanted, found) = (files().unwrap(), found().unwrap());
        let all = wanted.keys().chain(found.keys());
        let stale: Vec<_> = all.filter(|path| wanted.get(*path) != found.get(*path)).collect();
        assert!(stale.is_empty(), "run `cargo xtask types` and look at the diff: {stale:?}");
    }
}
