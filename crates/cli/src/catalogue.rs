//! `eiland games`.

use std::io::Write;

/// The flags of `eiland games`.
#[derive(clap::Args)]
pub(crate) struct Games {}

impl Games {
    pub(crate) fn run(self, out: &mut impl Write) -> anyhow::Result<()> {
        for game in games::registry().games() {
            writeln!(out, "{}: {} / {}", game.id(), game.name().en, game.name().de)?;
            let width = game.variants().iter().map(|variant| variant.id.len()).max().unwrap_or(0);
            for variant in game.variants() {
                let (id, name) = (variant.id, &variant.name);
                writeln!(out, "    {id:width$}  {} / {}", name.en, name.de)?;
            }
        }
        Ok(())
    }
}
