//! `eiland verify`.

use std::io::Write;
use std::path::PathBuf;

use crate::replay::{read, scores};

/// The flags of `eiland verify`.
#[derive(clap::Args)]
pub(crate) struct Verify {
    /// The journal of a fair game, closed.
    journal: PathBuf,
}

impl Verify {
    pub(crate) fn run(self, out: &mut impl Write) -> anyhow::Result<()> {
        let journal = read(&self.journal)?;
        let proof = table::verify(&journal, games::registry())?;
        writeln!(out, "The secret is the one that was promised before the game.")?;
        writeln!(out, "All {} steps keep to the rules.", proof.steps)?;
        writeln!(out, "All {} outcomes were drawn again and are the same.", proof.outcomes)?;
        writeln!(out, "{}", scores(&proof.scores))?;
        Ok(())
    }
}
