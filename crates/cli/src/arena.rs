//! `eiland arena`: many games between bots, and who wins.

use std::fs;
use std::io::{Write, stdout};
use std::num::NonZeroUsize;

use anyhow::{Context, Result, anyhow, bail, ensure};
use arena::{MatchError, Order, Report, Terms};
use comfy_table::{CellAlignment, Table, presets};
use serde_json::{Map, Value};
use table::{AnyGame, Faults, Seat, SetupError};

use crate::bar::bar;

/// The flags of `eiland arena`.
#[derive(clap::Args)]
pub(crate) struct Arena {
    /// The bots, by name, one for each seat; with --players a single one takes all seats. A bot that thinks may be told
    /// how many visits a decision gets: master:30.
    #[arg(required = true, value_name = "BOT")]
    bots: Vec<String>,
    /// The game.
    #[arg(long, default_value = "island")]
    game: String,
    /// A setup by name; if left out, the first one for as many players.
    #[arg(long, value_name = "ID", conflicts_with = "setup")]
    variant: Option<String>,
    /// A setup of your own: a file, or the JSON itself.
    #[arg(long, value_name = "FILE|JSON")]
    setup: Option<String>,
    /// How many play; if left out, as many as there are bots.
    #[arg(long, value_name = "N")]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=Seat::MAX as i64))]
    players: Option<u8>,
    /// How many games; a multiple of the number of players seats everyone equally often.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// All chance comes from it: the same seed gives the same results.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// On how many threads; if left out, one a core. Makes no difference to the results.
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Play in rounds of as many games as there are seats, with the same board and the same luck: everybody sits
    /// everywhere once. Two sides want to sit side by side: keen keen steady steady.
    #[arg(long)]
    paired: bool,
    /// Change the setup: `points_to_win=8` among its options, `board.harbours=shuffled` anywhere.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Print the whole report as JSON.
    #[arg(long)]
    json: bool,
    /// Show no progress.
    #[arg(long)]
    quiet: bool,
}

impl Arena {
    pub(crate) fn run(self) -> Result<()> {
        let order = self.order()?;
        let bar = bar(self.games, "games", self.quiet);
        let played = arena::play(&order, self.threads, &|_| bar.inc(1));
        bar.finish_and_clear();
        let report = played.map_err(told)?;
        let text =
            if self.json { serde_json::to_string_pretty(&report)? } else { table_of(&report) };
        writeln!(stdout(), "{text}").context("cannot print the report")
    }

    fn order(&self) -> Result<Order> {
        let game = games::registry()
            .game(&self.game)
            .ok_or_else(|| MatchError::unknown_game(&self.game))?;
        let bots = self.seated()?;
        let mut setup = self.chosen_setup(game, bots.len())?;
        let changes = self.options.iter().map(|text| Change::read(text));
        let changes = changes.collect::<Result<Vec<_>>>()?;
        for change in &changes {
            change.make(&mut setup)?;
        }
        let written = game.written(&setup)?;
        for Change { path, .. } in &changes {
            // Not every part of a setup refuses what it does not know.
            ensure!(written.pointer(path).is_some(), "the setup has no {path}: {written}");
        }
        let seats = game.start(&setup).map_err(|error| told(error.into()))?.seats();
        ensure!(
            seats == bots.len(),
            "the setup is for {seats} players, but {} bots came\n{}",
            bots.len(),
            variants(game)
        );
        Ok(Order {
            game: self.game.clone(),
            setup,
            bots,
            games: self.games,
            seed: self.seed,
            step_limit: Terms::STEP_LIMIT,
            paired: self.paired,
        })
    }

    /// One bot for each player.
    fn seated(&self) -> Result<Vec<String>> {
        match (self.players.map(usize::from), self.bots.as_slice()) {
            (Some(players), [bot]) => Ok(vec![bot.clone(); players]),
            (Some(players), bots) if bots.len() != players => bail!(
                "{players} players need {players} bots, or one that takes all seats, not {}",
                bots.len()
            ),
            (_, bots) => Ok(bots.to_vec()),
        }
    }

    fn chosen_setup(&self, game: &AnyGame, players: usize) -> Result<Value> {
        if let Some(text) = &self.setup {
            return read_setup(text);
        }
        if let Some(id) = &self.variant {
            let variant = game.variant(id).ok_or_else(|| {
                anyhow!("{} has no variant {id:?}\n{}", game.id(), variants(game))
            })?;
            return Ok(variant.setup.clone());
        }
        let fits = |setup| game.start(setup).is_ok_and(|start| start.seats() == players);
        let variant = game.variants().iter().find(|variant| fits(&variant.setup));
        variant.map(|variant| variant.setup.clone()).ok_or_else(|| {
            anyhow!("{} has no variant for {players} players\n{}", game.id(), variants(game))
        })
    }
}

/// Reads a setup from a file, or takes the text itself where it is JSON.
fn read_setup(text: &str) -> Result<Value> {
    if text.trim_start().starts_with('{') {
        return serde_json::from_str(text).context("the setup is not JSON");
    }
    let file = fs::read_to_string(text).with_context(|| format!("cannot read the setup {text}"))?;
    serde_json::from_str(&file).with_context(|| format!("the setup {text} is not JSON"))
}

/// One change of a setup.
struct Change {
    /// Where, as a JSON pointer.
    path: String,
    value: Value,
}

impl Change {
    /// Reads `KEY=VALUE`. A key without dots is one of the setup's `options`, one with dots a path
    /// from the top. A value that is not JSON is taken as a text.
    fn read(text: &str) -> Result<Change> {
        let (key, value) = text
            .split_once('=')
            .with_context(|| format!("--option wants KEY=VALUE, not {text:?}"))?;
        let options = if key.contains('.') { "" } else { "/options" };
        let path = format!("{options}/{}", key.replace('.', "/"));
        let value = serde_json::from_str(value).unwrap_or_else(|_| value.into());
        Ok(Change { path, value })
    }

    /// Writes the value into the setup. Whether there is such a key is for the game to say.
    fn make(&self, setup: &mut Value) -> Result<()> {
        let mut place = setup;
        for name in self.path.split('/').skip(1) {
            if place.is_null() {
                *place = Value::Object(Map::new());
            }
            let found = place.to_string();
            let inside = place.as_object_mut().with_context(|| {
                format!("the setup has no {}, only {found} above it", self.path)
            })?;
            place = inside.entry(name).or_insert(Value::Null);
        }
        *place = self.value.clone();
        Ok(())
    }
}

/// The variants of a game with the number of players, one a line.
fn variants(game: &AnyGame) -> String {
    let lines = game.variants().iter().map(|variant| {
        let players = game.start(&variant.setup).map_or(0, |start| start.seats());
        format!("  {}: {} ({players} players)", variant.id, variant.name.en)
    });
    let lines: Vec<String> = lines.collect();
    format!("its variants are:\n{}", lines.join("\n"))
}

/// The error for people: each fault of a setup on a line of its own.
fn told(error: MatchError) -> anyhow::Error {
    match error {
        MatchError::Setup(SetupError::Faulty(Faults(faults))) => {
            let lines: Vec<String> = faults.iter().map(|fault| format!("  {fault}")).collect();
            anyhow!("the setup is faulty:\n{}", lines.join("\n"))
        }
        other => other.into(),
    }
}

/// The report for people.
fn table_of(report: &Report) -> String {
    let Report { order, results, timing } = report;
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED).set_header([
        "",
        "bot",
        "wins",
        "win rate",
        "95 % interval",
        "points",
        "decisions a game",
    ]);
    for (number, bot) in results.bots.iter().enumerate() {
        let error = bot.points.standard_error.map(|error| format!(" ± {error:.2}"));
        table.add_row([
            (number + 1).to_string(),
            bot.bot.clone(),
            bot.wins.to_string(),
            percent(bot.win_rate.rate),
            format!(
                "{} to {}",
                percent(bot.win_rate.interval[0]),
                percent(bot.win_rate.interval[1])
            ),
            format!("{:.2}{}", bot.points.mean, error.unwrap_or_default()),
            format!("{:.0}", bot.decisions as f64 / bot.games as f64),
        ]);
    }
    let together = results.sides.iter().filter(|side| side.seats > 1);
    for side in together.filter(|side| side.seats < results.bots.len()) {
        let [low, high] = side.win_rate.interval.map(percent);
        table.add_row([
            String::new(),
            format!("{} × {}", side.seats, side.bot),
            side.wins.to_string(),
            percent(side.win_rate.rate),
            format!("{low} to {high}"),
        ]);
    }
    for column in table.column_iter_mut().skip(2) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    let mut lines = vec![
        format!("{} games of {}, seed {}", results.games, order.game, order.seed),
        table.to_string(),
        format!("{:.1} turns a game; points ± standard error", results.turns.mean),
    ];
    let mut remark = |games: u64, what: &str| {
        if games > 0 {
            lines.push(format!("{games} of {} games {what}", results.games));
        }
    };
    remark(results.without_winner, "ended without a winner");
    remark(results.shared, "had several winners and count for each of them");
    remark(results.broken_off, &format!("were broken off after {} steps", order.step_limit));
    lines.push(format!(
        "{:.2} s by the clock (threads: {}): {:.0} games a second, {:.0} decisions a second",
        timing.seconds, timing.threads, timing.games_per_second, timing.decisions_per_second
    ));
    lines.join("\n")
}

fn percent(rate: f64) -> String {
    format!("{:.1} %", rate * 100.0)
}
