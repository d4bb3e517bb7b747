//! `eiland verify`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, anyhow};
use table::{Commitment, Kept, Seat};

use crate::replay::{read, scores};

/// The flags of `eiland verify`.
#[derive(clap::Args)]
pub(crate) struct Verify {
    /// The journal of a fair game, closed.
    journal: PathBuf,
    /// The commitment that you saw before the game: the journal must hold the same.
    #[arg(long, value_name = "HEX")]
    commitment: Option<Commitment>,
    /// The seed that you gave, with your seat counted from 0: the journal must hold the same. May be
    /// said several times.
    #[arg(long, value_name = "SEAT=TEXT", value_parser = seed)]
    seed: Vec<(Seat, String)>,
}

impl Verify {
    pub(crate) fn run(self, out: &mut impl Write) -> anyhow::Result<()> {
        let journal = read(&self.journal)?;
        let kept = Kept { commitment: self.commitment, seeds: self.seed };
        kept.check(&journal)?;
        let proof = table::verify(&journal, games::registry())?;
        if kept.commitment.is_some() {
            writeln!(out, "The journal has the commitment that you saw.")?;
        }
        for (seat, _) in &kept.seeds {
            writeln!(out, "The journal has the seed of seat {seat}.")?;
        }
        writeln!(out, "The secret is the one that was promised before the game.")?;
        writeln!(out, "All {} steps keep to the rules.", proof.steps)?;
        writeln!(out, "All {} outcomes were drawn again and are the same.", proof.outcomes)?;
        writeln!(out, "{}", scores(&proof.scores))?;
        Ok(())
    }
}

/// `0=my lucky words`.
fn seed(text: &str) -> anyhow::Result<(Seat, String)> {
    let (seat, seed) = text.split_once('=').context("a seed is given as SEAT=TEXT")?;
    let number: u8 = seat.parse().with_context(|| format!("{seat} is not the number of a seat"))?;
    let seat = Seat::try_from(number).map_err(|_| anyhow!("there is no seat {number}"))?;
    Ok((seat, seed.to_owned()))
}
