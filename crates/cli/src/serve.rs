//! `eiland serve`.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use clap::ValueEnum;
use server::{Hall, House, Limits, Settings};
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
    /// How long bots pretend to think, in milliseconds.
    #[arg(long, env = "EILAND_BOT_PAUSE_MS", default_value_t = 900)]
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
    /// A proxy stands in front and says in X-Forwarded-For who asks.
    #[arg(long, env = "EILAND_BEHIND_PROXY")]
    behind_proxy: bool,
    /// An address whose requests and messages are not counted against the limits (docs/socket.md),
    /// for a monitor or a load test of one's own. May be given several times.
    #[arg(long, env = "EILAND_TRUST", value_name = "ADDRESS", value_delimiter = ',')]
    trust: Vec<IpAddr>,
    /// Where to tell figures for Prometheus, under /metrics; nowhere if left out. Whoever reaches
    /// this address can read them: keep it to this machine, or to a network of your own.
    #[arg(long, env = "EILAND_METRICS_LISTEN", value_name = "ADDRESS")]
    metrics_listen: Option<SocketAddr>,
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
        if let Err(error) = files::allow_many() {
            tracing::warn!(%error, "fewer people can be here at once than could be");
        }
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(self.serve())
    }

    async fn serve(self) -> anyhow::Result<()> {
        let data = &self.data;
        std::fs::create_dir_all(data).with_context(|| format!("cannot make {}", data.display()))?;
        let file = data.join("eiland.db");
        let durability = match self.sync {
            Sync::Full => Durability::Power,
            Sync::Normal => Durability::Process,
        };
        let store = Sqlite::open(&file, durability)
            .await
            .with_context(|| format!("cannot open {}", file.display()))?;
        let limits =
            Limits { rooms: self.rooms, public_rooms: self.public_rooms, ..Limits::default() };
        let settings = Settings {
            limits,
            turns: self.turns,
            base_url: self.base_url,
            behind_proxy: self.behind_proxy,
            bot_pause: Duration::from_millis(self.bot_pause_ms),
            trusted: self.trust,
            ..Settings::default()
        };
        let house = House::new(Arc::new(store), games::registry(), settings);
        let hall = Hall::new(Arc::new(house));
        if let Some(address) = self.metrics_listen {
            let listener = listen(address).await?;
            println!("Its figures are at http://{}/metrics", listener.local_addr()?);
            tokio::spawn(server::serve_metrics(listener));
        }
        let listener = listen(self.listen).await?;
        println!("Eiland is at http://{}", listener.local_addr()?);
        Ok(server::serve(listener, hall, asked_to_stop()).await?)
    }
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
