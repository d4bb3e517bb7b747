//! `eiland load`: many tables over real sockets, and how a server bears it.

use std::io::{IsTerminal, Write, stderr};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use comfy_table::{CellAlignment, Table, presets};
use load::{Counts, Kept, Meter, Order, Outcome, Percentiles, Served, Way};
use serde::Serialize;
use table::Seat;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::interval;

use crate::files;
use crate::serve::asked_to_stop;

/// Files that a process has open besides its sockets.
const OTHERS: u64 = 50;

/// The flags of `eiland load`.
#[derive(clap::Args)]
pub(crate) struct Load {
    /// The server, such as http://127.0.0.1:4700; it must trust this machine (`serve --trust`). If
    /// left out, a server is started as a process of its own, on a folder that is removed
    /// afterwards.
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    /// Where that server tells its figures (`serve --metrics-listen`), to read its memory and
    /// its processor time.
    #[arg(long, value_name = "URL", requires = "server")]
    metrics: Option<String>,
    /// How many tables.
    #[arg(long, value_name = "N", default_value_t = 100)]
    tables: usize,
    /// How many decisions a second each table makes.
    #[arg(long, value_name = "N", default_value_t = 1.0)]
    rate: f64,
    /// How long, once all tables play.
    #[arg(long, value_name = "N", default_value_t = 30.0)]
    seconds: f64,
    /// Decisions that the tables have behind them when the measuring begins, spread evenly from
    /// none to this many, so that games of all ages are under way.
    #[arg(long, value_name = "N", default_value_t = 0)]
    ahead: u32,
    /// The game.
    #[arg(long, default_value = "island")]
    game: String,
    /// A setup by name; if left out, the usual one.
    #[arg(long, value_name = "ID")]
    variant: Option<String>,
    /// How many seats of each table are played over sockets; if left out, all. Bots have the
    /// others.
    #[arg(long, value_name = "N")]
    people: Option<usize>,
    /// Which bots.
    #[arg(long, default_value = "gentle")]
    bot: String,
    /// What an acknowledged move outlives, on a server that is started here: full or normal.
    #[arg(long, default_value = "full")]
    sync: String,
    /// All choices come from it.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Print the report as JSON.
    #[arg(long)]
    json: bool,
    /// Show no progress.
    #[arg(long)]
    quiet: bool,
}

/// What came of it, for people and programs.
#[derive(Serialize)]
struct Report {
    game: String,
    variant: Option<String>,
    tables: usize,
    sockets: usize,
    rate: f64,
    seconds: f64,
    #[serde(flatten)]
    counts: Counts,
    decisions_per_second: f64,
    /// From sending a decision until its step came back, in milliseconds.
    latency: Option<Percentiles>,
    /// The same since the decision was due.
    latency_from_due: Option<Percentiles>,
    unanswered: u64,
    memory: Option<Memory>,
    /// Processor time of the server for each decision, once all tables played, in milliseconds.
    processor_ms: Option<f64>,
    kept: Kept,
    complaints: Vec<String>,
}

/// The server's memory, in bytes.
#[derive(Serialize)]
struct Memory {
    before: u64,
    after: u64,
    per_table: u64,
}

impl Load {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<()> {
        ensure!(self.rate > 0.0 && self.rate.is_finite(), "--rate must be more than 0");
        ensure!(self.seconds > 0.0 && self.seconds.is_finite(), "--seconds must be more than 0");
        ensure!(self.tables > 0, "--tables must be more than 0");
        self.allow_files()?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let report = runtime.block_on(self.play())?;
        if self.json {
            serde_json::to_writer_pretty(&mut *out, &report)?;
            writeln!(out)?;
        } else {
            writeln!(out, "{}", table_of(&report))?;
        }
        out.flush()?;
        let Report { kept, counts, unanswered, .. } = &report;
        ensure!(kept.lost == 0, "{} clients were told something else than before", kept.lost);
        ensure!(*unanswered == 0, "{unanswered} decisions were never answered");
        ensure!(counts.errors == 0, "the server complained {} times", counts.errors);
        Ok(())
    }

    /// Every socket is an open file, here and in the server.
    fn allow_files(&self) -> Result<()> {
        let sockets = self.people.unwrap_or_else(|| self.seats()) as u64;
        let wanted = self.tables as u64 * sockets + OTHERS;
        let files = files::allow(wanted).context("cannot raise the limit of open files")?;
        if let Some(files) = files.filter(|files| *files < wanted) {
            let most = files.saturating_sub(OTHERS) / sockets.max(1);
            bail!(
                "this needs about {wanted} open files, and the server as many, but the system allows \
                 no more than {files} (ulimit -Hn). Let root raise that (ulimit -n {wanted}, or \
                 LimitNOFILE= where systemd starts it), or play at most {most} tables"
            );
        }
        Ok(())
    }

    async fn play(&self) -> Result<Report> {
        let folder = tempfile::tempdir()?;
        let (own, at, metrics) = match &self.server {
            Some(url) => {
                let metrics = self.metrics.as_ref().map(|url| {
                    load::read_address(url.trim_end_matches("/metrics").trim_end_matches('/'))
                });
                (None, load::read_address(url)?, metrics.transpose()?)
            }
            None => {
                let program = std::env::current_exe()?;
                let flags = ["--log", "warn", "--sync", &self.sync];
                let own = Served::start(program.as_os_str(), folder.path(), &flags)?;
                let (at, metrics) = (own.at, own.metrics);
                (Some(own), at, Some(metrics))
            }
        };
        // Where nobody tells of it any more, nobody comes any more.
        let (_tell, way) = Way::new(Some(at));
        let meter = Arc::new(Meter::default());
        let before = figures(metrics).await;
        let order = self.order();
        let worked =
            tokio::spawn(work_while_all_play(metrics, meter.clone(), self.tables, order.time));
        let line = progress(meter.clone(), self.tables);
        let line = self.shows_progress().then(|| tokio::spawn(line));
        let stop = asked_to_stop();
        let played = load::play(&order, &way, &meter, stop).await;
        if let Some(line) = line {
            line.abort();
            eprintln!();
        }
        let outcome = played?;
        let after = figures(metrics).await;
        let processor_ms = if worked.is_finished() { worked.await.ok().flatten() } else { None };
        if self.shows_progress() {
            eprintln!("comparing what {} clients were told …", outcome.sockets);
        }
        let kept = load::check(&way, &outcome.games).await?;
        drop(own);
        let memory = before.zip(after).map(|(before, after)| Memory {
            before: before.memory,
            after: after.memory,
            per_table: after.memory.saturating_sub(before.memory) / self.tables as u64,
        });
        Ok(Report { memory, processor_ms, ..self.report(outcome, kept, &meter) })
    }

    fn order(&self) -> Order {
        Order {
            game: self.game.clone(),
            variant: self.variant.clone(),
            tables: self.tables,
            people: self.people,
            bot: self.bot.clone(),
            rate: self.rate,
            time: Duration::from_secs_f64(self.seconds),
            ahead: self.ahead,
            undo: 0,
            seed: self.seed,
        }
    }

    /// How many seats a table has, as far as this program knows.
    fn seats(&self) -> usize {
        let game = games::registry().game(&self.game);
        let setup = game.and_then(|game| match &self.variant {
            Some(id) => game.variant(id),
            None => game.variants().first(),
        });
        let start = game.zip(setup).and_then(|(game, variant)| game.start(&variant.setup).ok());
        start.map_or(Seat::MAX, |start| start.seats())
    }

    fn shows_progress(&self) -> bool {
        !self.quiet && stderr().is_terminal()
    }

    fn report(&self, outcome: Outcome, kept: Kept, meter: &Meter) -> Report {
        let Outcome { latencies, counts, sockets, time, unanswered, .. } = outcome;
        let seconds = time.as_secs_f64();
        Report {
            game: self.game.clone(),
            variant: self.variant.clone(),
            tables: self.tables,
            sockets,
            rate: self.rate,
            seconds,
            counts,
            decisions_per_second: counts.decisions as f64 / seconds,
            latency: Percentiles::of(latencies.iter().map(|latency| latency.sent)),
            latency_from_due: Percentiles::of(latencies.iter().map(|latency| latency.due)),
            unanswered,
            memory: None,
            processor_ms: None,
            kept,
            complaints: meter.words(),
        }
    }
}

/// A line each second, for people.
async fn progress(meter: Arc<Meter>, tables: usize) {
    let mut tick = interval(Duration::from_secs(1));
    let mut last = Counts::default();
    loop {
        tick.tick().await;
        let counts = meter.counts();
        let Counts { ready, games, refused, errors, lost, decisions, .. } = counts;
        let second = counts.since(last).decisions;
        eprint!(
            "\r{ready} of {tables} tables play, {decisions} decisions, {second} a second, \
             {games} games over, {refused} refused, {errors} errors, {lost} connections lost  "
        );
        last = counts;
    }
}

/// What a server tells about itself.
#[derive(Clone, Copy)]
struct Figures {
    /// In bytes.
    memory: u64,
    /// How long processors have worked for it, in seconds.
    processor: f64,
}

/// The server's figures, where it tells.
async fn figures(metrics: Option<SocketAddr>) -> Option<Figures> {
    let at = metrics?;
    let mut stream = TcpStream::connect(at).await.ok()?;
    let ask = format!("GET /metrics HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n\r\n");
    stream.write_all(ask.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    let figure = |name: &str| {
        let line = answer.lines().find_map(|line| line.strip_prefix(name));
        line?.trim().parse::<f64>().ok()
    };
    Some(Figures {
        memory: figure("process_resident_memory_bytes ")? as u64,
        processor: figure("process_cpu_seconds_total ")?,
    })
}

/// What a decision costs the server while all tables play, in milliseconds: to open tables is work of another
/// kind.
async fn work_while_all_play(
    metrics: Option<SocketAddr>,
    meter: Arc<Meter>,
    tables: usize,
    time: Duration,
) -> Option<f64> {
    let mut look = interval(Duration::from_millis(20));
    while (meter.counts().ready as usize) < tables {
        look.tick().await;
    }
    let (begun, before) = (figures(metrics).await?, meter.counts().decisions);
    // Not to the very end: that thousands leave at once is no part of a decision.
    tokio::time::sleep(time.mul_f64(0.9)).await;
    let (later, after) = (figures(metrics).await?, meter.counts().decisions);
    let decisions = after.checked_sub(before).filter(|decisions| *decisions > 0)?;
    Some((later.processor - begun.processor) * 1000.0 / decisions as f64)
}

/// The report for people.
fn table_of(report: &Report) -> String {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    let mut row = |what: &str, figure: String| {
        table.add_row([what.to_owned(), figure]);
    };
    let Report { counts, .. } = report;
    row("tables", report.tables.to_string());
    row("sockets", report.sockets.to_string());
    row("seconds", format!("{:.1}", report.seconds));
    row("games over", counts.games.to_string());
    row("decisions", counts.decisions.to_string());
    row("decisions a second", format!("{:.1}", report.decisions_per_second));
    for (since, latency) in [("sent", report.latency), ("due", report.latency_from_due)] {
        if let Some(Percentiles { p50, p90, p99, max }) = latency {
            row(
                &format!("ms since {since}: p50, p90, p99, max"),
                format!("{p50:.1}  {p90:.1}  {p99:.1}  {max:.1}"),
            );
        }
    }
    row("refused", counts.refused.to_string());
    row("too late", counts.stale.to_string());
    row("errors", counts.errors.to_string());
    row("connections lost", counts.lost.to_string());
    row("never answered", report.unanswered.to_string());
    if let Some(&Memory { before, after, per_table }) = report.memory.as_ref() {
        let mib = |bytes: u64| bytes as f64 / f64::from(1 << 20);
        let text = format!("{:.0} → {:.0} MiB", mib(before), mib(after));
        row("memory of the server", text);
        row("a table", format!("{:.0} KiB", per_table as f64 / 1024.0));
    }
    if let Some(ms) = report.processor_ms {
        row("processor time of the server, a decision", format!("{ms:.3} ms"));
    }
    row("steps compared at the end", report.kept.steps.to_string());
    row("clients told otherwise", report.kept.lost.to_string());
    if let Some(column) = table.column_mut(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    let mut lines = vec![table.to_string()];
    lines.extend(report.kept.faults.iter().chain(&report.complaints).cloned());
    lines.join("\n")
}
