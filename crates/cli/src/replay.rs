//! `eiland replay`.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use serde_json::{Value, json};
use table::{Events, Eye, Journal, Scores, Session, Step, StepError};

use crate::plain::plain;

/// The flags of `eiland replay`.
#[derive(clap::Args)]
pub(crate) struct Replay {
    /// The journal.
    journal: PathBuf,
    /// Stop after this step; 0 is the start.
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// One JSON object a line: each step with its events, then the position with all cards open.
    #[arg(long)]
    json: bool,
}

impl Replay {
    pub(crate) fn run(self, out: &mut impl Write) -> anyhow::Result<()> {
        let journal = read(&self.journal)?;
        let (header, steps) = (journal.header(), journal.steps());
        let last = self.at.unwrap_or(steps.len());
        if last > steps.len() {
            bail!("there is no step {last}: the journal has {}", steps.len());
        }
        let registry = games::registry();
        let mut session =
            Session::start(registry, &header.game, &header.setup.open()).context("line 1")?;
        if !self.json {
            writeln!(out, "{}, {} players", header.game, session.position().seats())?;
        }
        for (number, step) in (1..).zip(steps.iter().take(last)) {
            let events =
                take(&mut session, &step).with_context(|| format!("line {}", number + 1))?;
            self.tell(number, &step, &events.seen_by(Eye::Arbiter), out)?;
        }
        self.conclude(&session, out)
    }

    fn tell(
        &self,
        number: usize,
        step: &Step,
        events: &[Value],
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        if self.json {
            let mut line = serde_json::to_value(step)?;
            line["n"] = number.into();
            line["events"] = events.into();
            writeln!(out, "{line}")?;
            return Ok(());
        }
        match step {
            Step::Decision { seat, choice } => {
                writeln!(out, "{number:>5}  seat {seat}  {}", plain(choice))?;
            }
            Step::Nature(outcome) => writeln!(out, "{number:>5}  nature  {}", plain(outcome))?,
        }
        for event in events {
            writeln!(out, "{:15}- {}", "", plain(event))?;
        }
        Ok(())
    }

    fn conclude(&self, session: &Session, out: &mut impl Write) -> anyhow::Result<()> {
        let position = session.position();
        let standing = position.standing();
        if self.json {
            let state = position.view(Eye::Arbiter);
            writeln!(out, "{}", json!({ "standing": standing, "state": state }))?;
        } else {
            writeln!(out, "{}", scores(&standing))?;
        }
        Ok(())
    }
}

/// Reads a journal from a file.
pub(crate) fn read(path: &Path) -> anyhow::Result<Journal> {
    let text =
        std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    Journal::parse(&text).with_context(|| format!("{} is damaged", path.display()))
}

/// Takes a step of a journal again, wherever its outcomes came from.
fn take(session: &mut Session, step: &Step) -> Result<Events, StepError> {
    match step {
        Step::Decision { seat, choice } => session.decide(*seat, choice),
        Step::Nature(outcome) => session.resolve(outcome),
    }
}

/// A standing in one line.
pub(crate) fn scores(scores: &Scores) -> String {
    let points: Vec<String> = scores.points.iter().map(i16::to_string).collect();
    let winners: Vec<String> = scores.winners.iter().map(|seat| seat.to_string()).collect();
    let how = match (scores.over, winners.as_slice()) {
        (false, _) => "the game goes on".into(),
        (true, []) => "nobody has won".into(),
        (true, [winner]) => format!("seat {winner} has won"),
        (true, winners) => format!("seats {} have won", winners.join(" and ")),
    };
    format!("Turn {}, points {}: {how}.", scores.turns, points.join(" "))
}
