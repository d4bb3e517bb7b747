//! `eiland analyse`: a finished game looked at again.

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread::available_parallelism;

use analysis::{Account, Balance, Effort, Insight, Scale, whole};
use anyhow::{Context, Result};
use comfy_table::{Cell, CellAlignment, Table, presets};
use serde_json::json;

use crate::bar::bar;
use crate::plain::plain;
use crate::replay::read;

/// The flags of `eiland analyse`.
#[derive(clap::Args)]
pub(crate) struct Analyse {
    /// The journal.
    journal: PathBuf,
    /// In how many imagined positions each decision is tried. More takes longer and is surer.
    #[arg(long, value_name = "N", default_value_t = Effort::default().worlds)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    worlds: u32,
    /// All chance that thinking needs comes from it: the same seed sees the same.
    #[arg(long, value_name = "N", default_value_t = Effort::default().seed)]
    seed: u64,
    /// List only this many decisions, those that cost most.
    #[arg(long, value_name = "N")]
    worst: Option<usize>,
    /// On how many threads; if left out, one a core. Makes no difference to the results.
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Print everything as JSON: each step, then the account of all seats.
    #[arg(long)]
    json: bool,
    /// Show no progress.
    #[arg(long)]
    quiet: bool,
}

impl Analyse {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<()> {
        let journal = read(&self.journal)?;
        let effort = Effort { worlds: self.worlds, seed: self.seed };
        let bar = bar(journal.steps().len() as u64, "steps", self.quiet);
        let threads = self.threads.or_else(|| available_parallelism().ok());
        let found = whole(&journal, effort, threads.unwrap_or(NonZeroUsize::MIN), &|| bar.inc(1));
        bar.finish_and_clear();
        let (scale, steps) =
            found.with_context(|| format!("cannot analyse {}", self.journal.display()))?;
        let account = Account::of(&steps);
        let game = &journal.header().game;
        if self.json {
            let all = json!({ "game": game, "scale": scale, "steps": steps, "account": account });
            return Ok(writeln!(out, "{}", serde_json::to_string_pretty(&all)?)?);
        }
        let told = Told { scale };
        writeln!(out, "{game}, {} steps; {}", steps.len(), told.unit())?;
        writeln!(out, "{}", told.decisions(&steps, self.worst))?;
        writeln!(out, "{}", told.balances(&account))?;
        writeln!(
            out,
            "start + luck + own + others = end; own and others are what decisions gave away"
        )?;
        Ok(())
    }
}

/// How numbers are told to people.
struct Told {
    scale: Scale,
}

impl Told {
    fn unit(&self) -> &'static str {
        match self.scale {
            Scale::Points => "points that are expected at the end",
            _ => "chances to win in percent",
        }
    }

    fn number(&self, part: f64) -> String {
        match self.scale {
            Scale::Points => format!("{part:.1}"),
            _ => format!("{:.1}", 100.0 * part),
        }
    }

    fn signed(&self, part: f64) -> String {
        let text = self.number(part);
        match text.as_str() {
            "-0.0" | "0.0" => "0.0".into(),
            _ if part > 0.0 => format!("+{text}"),
            _ => text,
        }
    }

    /// The decisions that had a choice, in their order; or those that cost most, the worst first.
    fn decisions(&self, steps: &[Insight], worst: Option<usize>) -> Table {
        let cost = |insight: &Insight| insight.weighed.as_ref().map_or(0.0, |weighed| weighed.lost);
        let mut shown: Vec<&Insight> =
            steps.iter().filter(|insight| insight.weighed.is_some()).collect();
        if let Some(worst) = worst {
            shown.retain(|insight| cost(insight) > 0.0);
            shown.sort_by(|one, other| cost(other).total_cmp(&cost(one)));
            shown.truncate(worst);
        }
        let mut table =
            table(["step", "seat", "decided", "before", "after", "cost", "best alternatives"]);
        for insight in shown {
            let (Some(seat), Some(weighed)) = (insight.seat, &insight.weighed) else { continue };
            let own = |worth: &[f32]| self.number(f64::from(worth[seat.index()]));
            let others = weighed.best.iter().filter(|choice| choice.decision != insight.what);
            let others: Vec<String> = others
                .map(|choice| {
                    format!("{} ({})", plain(&choice.decision), self.number(choice.value.into()))
                })
                .collect();
            table.add_row([
                right(insight.n.to_string()),
                right(seat.to_string()),
                Cell::new(format!(
                    "{} ({})",
                    plain(&insight.what),
                    self.number(weighed.value.into())
                )),
                right(own(&insight.before)),
                right(own(&insight.after)),
                right(self.signed(-f64::from(weighed.lost))),
                Cell::new(others.join("\n")),
            ]);
        }
        table
    }

    /// What moved each seat.
    fn balances(&self, account: &Account) -> Table {
        let mut table = table(["seat", "start", "luck", "own", "others", "end", "decisions"]);
        for (seat, balance) in account.seats.iter().enumerate() {
            let Balance { start, luck, skill, others, end, decisions, .. } = *balance;
            let cells = [
                seat.to_string(),
                self.number(start),
                self.signed(luck),
                self.signed(skill),
                self.signed(others),
                self.number(end),
                decisions.to_string(),
            ];
            table.add_row(cells.map(right));
        }
        table
    }
}

fn table<const N: usize>(header: [&str; N]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED).set_header(header);
    table
}

fn right(text: String) -> Cell {
    Cell::new(text).set_alignment(CellAlignment::Right)
}
