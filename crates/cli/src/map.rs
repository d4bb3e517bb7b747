//! `eiland map`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, anyhow, bail};
use island::{BoardChoice, Country, Layout, MapFile, Scenarios, Setup};
use table::Game;

/// The flags of `eiland map`.
#[derive(clap::Args)]
pub(crate) struct Map {
    /// A country map as a file in the manner of rules/boards.
    file: PathBuf,
    /// Print the setup with which the game `scenarios` is played on it, as JSON.
    #[arg(long)]
    json: bool,
    /// For how many the setup is.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(3..=6), requires = "json")]
    players: u8,
    /// With the canal.
    #[arg(long, requires = "json")]
    erie: bool,
}

impl Map {
    pub(crate) fn run(self, out: &mut impl Write) -> anyhow::Result<()> {
        let path = self.file.display();
        let text = std::fs::read_to_string(&self.file).with_context(|| format!("{path}"))?;
        // The reader's own words for a place span several lines.
        let file: MapFile = toml::from_str(&text).map_err(|error| {
            let before = error.span().and_then(|span| text.as_bytes().get(..span.start));
            let line =
                before.map_or(1, |before| 1 + before.iter().filter(|&&b| b == b'\n').count());
            anyhow!("{path} is no country map: {}, in line {line}", error.message())
        })?;
        let layout = match file.layout() {
            Ok(layout) => layout,
            Err(faults) => {
                for fault in &faults.0 {
                    writeln!(out, "{fault}")?;
                }
                out.flush()?;
                bail!("{path} has faults: {}", faults.0.len());
            }
        };
        if self.json {
            let mut setup = Setup::on_country(self.players, BoardChoice::Given(layout));
            setup.with.erie = self.erie;
            Scenarios::new(&setup)?;
            writeln!(out, "{}", serde_json::to_string(&setup)?)?;
        } else {
            writeln!(out, "{}", summary(&layout))?;
        }
        Ok(())
    }
}

/// What lies on a sound map.
fn summary(layout: &Layout) -> String {
    let hexes = layout.hexes.len();
    let Some(Country { name, towns, crossings, roads, charters, .. }) = layout.country.as_deref()
    else {
        return format!("The board is sound: {hexes} hexes.");
    };
    format!(
        "{} is sound: {hexes} hexes, {} towns, {} crossings worth a point, {} road spaces, {} charters.",
        name.en,
        towns.len(),
        crossings.len(),
        roads.len(),
        charters.len()
    )
}
