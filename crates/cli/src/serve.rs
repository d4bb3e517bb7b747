//! `eiland serve`.

use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use clap::ValueEnum;
use ipnet::IpNet;
use server::{Hall, House, Keep, Limits, Settings};
use store::{Durability, Sqlite};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::files;

/// The flags of `eiland serve`.
#[derive(clap::Args)]
pub(crate) struct Serve {
    /// Where to listen; port 0 takes any that is free.
    #[arg(long, env = "EILAND_LISTEN", default_value = "127.0.0.1:4700")]
    listen: SocketAddr,
    /// The folder for everything that is kept.
    #[arg(long, env = "EILAND_DATA", default_value = "eiland-data")]
    data: PathBuf,
    /// The address that people use, such as https://play.example.org. With https, cookies travel
    /// only encrypted; other sites' pages are turned away.
    #[arg(long, env = "EILAND_BASE_URL")]
    base_url: Option<String>,
    /// What is logged: a level, or levels by part (info,server=debug).
    #[arg(long, env = "EILAND_LOG", default_value = "info")]
    log: String,
    /// How the log is written.
    #[arg(long, env = "EILAND_LOG_FORMAT", value_enum, default_value_t)]
    log_format: LogFormat,
    /// How long it takes until bots think, in milliseconds. How long their steps are shown is for
    /// each player to choose on the page.
    #[arg(long, env = "EILAND_BOT_PAUSE_MS", default_value_t = 100)]
    bot_pause_ms: u64,
    /// How many rooms one person may have whose game is not over.
    #[arg(long, env = "EILAND_ROOMS", value_name = "NUMBER", default_value_t = 50)]
    rooms: u32,
    /// How many public rooms of one person may wait for players.
    #[arg(long, env = "EILAND_PUBLIC_ROOMS", value_name = "NUMBER", default_value_t = 3)]
    public_rooms: u32,
    /// After how many turns a game ends without a winner: some positions allow nobody to win.
    #[arg(long, env = "EILAND_TURNS", value_name = "NUMBER", default_value_t = 1000)]
    turns: u32,
    /// What an acknowledged move outlives.
    #[arg(long, env = "EILAND_SYNC", value_enum, default_value_t)]
    sync: Sync,
    /// A proxy in front that says in X-Forwarded-For who asks: its address as seen from here, or a
    /// network such as 10.0.0.0/8. Nobody else is believed. May be given several times.
    #[arg(long, env = "EILAND_BEHIND_PROXY", value_name = "ADDRESS", value_delimiter = ',',
        value_parser = network)]
    behind_proxy: Vec<IpNet>,
    /// An address whose requests and messages are not counted against the limits (docs/socket.md),
    /// for a monitor or a load test of one's own. May be given several times.
    #[arg(long, env = "EILAND_TRUST", value_name = "ADDRESS", value_delimiter = ',')]
    trust: Vec<IpAddr>,
    #[command(flatten)]
    keep: Keeping,
    /// Where to tell figures for Prometheus, under /metrics; nowhere if left out. Whoever reaches
    /// this address can read them: keep it to this machine, or to a network of your own.
    #[arg(long, env = "EILAND_METRICS_LISTEN", value_name = "ADDRESS")]
    metrics_listen: Option<SocketAddr>,
}

/// What is forgotten when nobody comes back to it: at the start, and then once a day.
#[derive(clap::Args)]
#[command(next_help_heading = "What is kept, in days or forever")]
struct Keeping {
    /// Rooms whose game never began, since something happened in them.
    #[arg(long, env = "EILAND_KEEP_WAITING", value_name = "DAYS", default_value = "7")]
    keep_waiting: Days,
    /// Games that were never finished, since something happened in them.
    #[arg(long, env = "EILAND_KEEP_UNFINISHED", value_name = "DAYS", default_value = "180")]
    keep_unfinished: Days,
    /// Games that are over.
    #[arg(long, env = "EILAND_KEEP_GAMES", value_name = "DAYS", default_value = "forever")]
    keep_games: Days,
    /// Guests without an account, since they were last here.
    #[arg(long, env = "EILAND_KEEP_GUESTS", value_name = "DAYS", default_value = "180")]
    keep_guests: Days,
    /// Logins on a device, since it was last here. The account itself stays.
    #[arg(long, env = "EILAND_KEEP_LOGINS", value_name = "DAYS", default_value = "400")]
    keep_logins: Days,
    /// A folder for the journals of games that are over: each is written there before the game is
    /// forgotten, as eiland replay and eiland verify read it.
    #[arg(long, env = "EILAND_EXPORT_GAMES", value_name = "FOLDER")]
    export_games: Option<PathBuf>,
}

impl From<Keeping> for Keep {
    fn from(keeping: Keeping) -> Keep {
        Keep {
            waiting: keeping.keep_waiting.0,
            unfinished: keeping.keep_unfinished.0,
            games: keeping.keep_games.0,
            guests: keeping.keep_guests.0,
            logins: keeping.keep_logins.0,
            export: keeping.export_games,
        }
    }
}

/// A number of days, or for ever.
#[derive(Clone, Copy)]
struct Days(Option<u32>);

impl FromStr for Days {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Days, &'static str> {
        match text {
            "forever" => Ok(Days(None)),
            // What a day's game reveals must not leave before the day is over.
            days => match days.parse() {
                Ok(days @ 1..) => Ok(Days(Some(days))),
                _ => Err("this is a number of days, at least 1, or forever"),
            },
        }
    }
}

#[derive(Clone, Copy, Default, ValueEnum)]
enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}

#[derive(Clone, Copy, Default, ValueEnum)]
enum Sync {
    /// A cut of the power too: each commit waits for the disk.
    #[default]
    Full,
    /// The end of the process, however it comes, but not of the machine.
    Normal,
}

impl Serve {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let filter = EnvFilter::try_new(&self.log).context("--log")?;
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
        match self.log_format {
            LogFormat::Text => log.init(),
            LogFormat::Json => log.json().init(),
        }
        if let Err(error) = files::allow(0) {
            tracing::warn!(%error, "fewer people can be here at once than could be");
        }
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(self.serve())
    }

    async fn serve(self) -> anyhow::Result<()> {
        make_private(&self.data)
            .with_context(|| format!("cannot make the folder {}", self.data.display()))?;
        let file = self.data.join("eiland.db");
        let durability = match self.sync {
            Sync::Full => Durability::Power,
            Sync::Normal => Durability::Process,
        };
        let store = Sqlite::open(&file, durability).await?;
        let limits =
            Limits { rooms: self.rooms, public_rooms: self.public_rooms, ..Limits::default() };
        let settings = Settings {
            limits,
            turns: self.turns,
            base_url: self.base_url,
            proxies: self.behind_proxy,
            bot_pause: Duration::from_millis(self.bot_pause_ms),
            trusted: self.trust,
            ..Settings::default()
        };
        let house = House::new(Arc::new(store), games::registry(), settings);
        let hall = Hall::new(Arc::new(house));
        tokio::spawn(server::keep_tidy(hall.clone(), self.keep.into()));
        if let Some(address) = self.metrics_listen {
            let listener = listen(address).await?;
            println!("Its figures are at http://{}/metrics", listener.local_addr()?);
            tokio::spawn(server::serve_metrics(listener));
        }
        let listener = listen(self.listen).await?;
        println!("Eiland is at http://{}", listener.local_addr()?);
        server::serve(listener, hall, asked_to_stop()).await;
        Ok(())
    }
}

/// Makes a folder where there is none, for nobody else on the machine to look into.
fn make_private(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// A network, or the one address that is meant.
fn network(text: &str) -> Result<IpNet, String> {
    let address = || text.parse::<IpAddr>().map(|address| IpNet::from(address.to_canonical()));
    let wrong = |_| "neither an address nor a network such as 10.0.0.0/8".to_owned();
    text.parse().or_else(|_| address()).map_err(wrong)
}

async fn listen(address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).await.with_context(|| format!("cannot listen on {address}"))
}

/// Done when the terminal or the system asks us to stop.
pub(crate) async fn asked_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
