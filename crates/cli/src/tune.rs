//! `eiland tune`: the masters of the island and of its scenarios learn from games with themselves.

use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread;

use anyhow::{Context, Result};
use bots::learning::{Judge, Lesson, Subject, tune};

/// The flags of `eiland tune`.
#[derive(clap::Args)]
pub(crate) struct Tune {
    /// Where the weights are written, after each round.
    #[arg(value_name = "FILE")]
    out: PathBuf,
    /// What is learnt.
    #[arg(long, value_enum, default_value_t = Game::Island)]
    game: Game,
    /// How many games are played in each round.
    #[arg(long, value_name = "N", default_value_t = 4000)]
    games: u64,
    /// How many rounds; the first is played by rule of thumb, each later one by what was learnt.
    #[arg(long, value_name = "N", default_value_t = 8)]
    rounds: u32,
    /// All chance comes from it: the same seed gives the same weights.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// On how many threads; if left out, one a core. Makes no difference to the weights.
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

/// What can be learnt.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Game {
    Island,
    Scenarios,
}

impl Tune {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<()> {
        let threads = self.threads.or_else(|| thread::available_parallelism().ok());
        let threads = threads.unwrap_or(NonZeroUsize::MIN);
        let Tune { game, games, rounds, seed, .. } = *self;
        let subject = match game {
            Game::Island => Subject::Island,
            Game::Scenarios => Subject::Scenarios,
        };
        let mut failed = None;
        tune(&Lesson { subject, games, rounds, seed, threads }, |round, report, judge| {
            let told = self.tell(round, report, judge, out);
            failed = failed.take().or(told.err());
        });
        failed.map_or(Ok(()), Err)
    }

    fn tell(
        &self,
        round: u32,
        report: bots::learning::Report,
        judge: &Judge,
        out: &mut impl Write,
    ) -> Result<()> {
        let bots::learning::Report { positions, before, after } = report;
        writeln!(
            out,
            "round {round}: {positions} positions, surprise {before:.4} before, {after:.4} after"
        )?;
        out.flush()?;
        let file = self.out.display();
        fs::write(&self.out, judge.write()).with_context(|| format!("cannot write {file}"))
    }
}
