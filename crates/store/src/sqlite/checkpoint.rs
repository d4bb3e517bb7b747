//! Copying the log into the file, on a connection of its own: the writer goes on meanwhile.
//!
//! SQLite begins its log anew when all of it is in the file and nobody reads from it. While rooms
//! write all the time that moment never comes by itself: there are always some pages that came after
//! the copying began. So once the log is long, and all but its last pages are copied, the writer is
//! asked to copy these few itself between two commits.

use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use sqlx::{Connection, Row, SqliteConnection};
use tokio::sync::Notify;
use tokio::task::JoinHandle;

/// How long the log may get.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lengths {
    /// After how many jobs the log is copied. The pages of live rooms change with each decision and
    /// are copied once each time, so rarely is cheaper. A job is some two pages of 4 KiB.
    pub(super) jobs: u64,
    /// From how many pages on the writer helps to begin the log anew.
    pub(super) pages: i64,
}

impl Default for Lengths {
    fn default() -> Lengths {
        Lengths { jobs: 4_000, pages: 32_768 }
    }
}

/// What the writer and the one who copies tell each other.
#[derive(Debug)]
pub(super) struct Log {
    lengths: Lengths,
    jobs: AtomicU64,
    grown: Notify,
    restart: AtomicBool,
}

impl Log {
    pub(super) fn new(lengths: Lengths) -> Arc<Log> {
        let (jobs, grown, restart) = Default::default();
        Arc::new(Log { lengths, jobs, grown, restart })
    }

    /// So many jobs were written.
    pub(super) fn grow(&self, jobs: usize) {
        let jobs = jobs as u64;
        if self.jobs.fetch_add(jobs, Ordering::Relaxed) + jobs >= self.lengths.jobs {
            self.grown.notify_one();
        }
    }

    /// The log should be copied now, however little was written: there may be no room for more.
    pub(super) fn hurry(&self) {
        self.grown.notify_one();
    }

    /// Begins the log anew if that is asked for. Whoever reads for long is not waited for; it is
    /// asked for again.
    pub(super) async fn restart(&self, writer: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        if !self.restart.swap(false, Ordering::Relaxed) {
            return Ok(());
        }
        let before: i64 = sqlx::query_scalar("PRAGMA busy_timeout").fetch_one(&mut *writer).await?;
        sqlx::query("PRAGMA busy_timeout = 100").execute(&mut *writer).await?;
        checkpoint(&mut *writer, "PRAGMA wal_checkpoint(RESTART)").await?;
        let after = sqlx::AssertSqlSafe(format!("PRAGMA busy_timeout = {before}"));
        sqlx::query(after).execute(writer).await?;
        Ok(())
    }
}

/// The near end of the task.
#[derive(Debug)]
pub(super) struct Copier {
    task: Mutex<Option<JoinHandle<()>>>,
    stop: Arc<Notify>,
}

impl Copier {
    pub(super) fn start(connection: SqliteConnection, log: Arc<Log>) -> Copier {
        let stop = Arc::new(Notify::new());
        let task = tokio::spawn(run(connection, log, stop.clone()));
        Copier { task: Mutex::new(Some(task)), stop }
    }

    /// Copies what is left, where nobody writes or reads any more, and ends the task.
    pub(super) async fn stop(&self) {
        self.stop.notify_one();
        let task = self.task.lock().expect("no one panics while holding it").take();
        if let Some(task) = task {
            let _ = task.await;
        }
    }
}

async fn run(mut connection: SqliteConnection, log: Arc<Log>, stop: Arc<Notify>) {
    loop {
        tokio::select! {
            () = log.grown.notified() => {}
            () = stop.notified() => break,
        }
        log.jobs.store(0, Ordering::Relaxed);
        // What fails (a full disk) is tried again when more was written; the log keeps everything.
        let Ok(pages) = checkpoint(&mut connection, PASSIVE).await else { continue };
        if pages > log.lengths.pages && checkpoint(&mut connection, PASSIVE).await.is_ok() {
            log.restart.store(true, Ordering::Relaxed);
        }
    }
    let _ = checkpoint(&mut connection, "PRAGMA wal_checkpoint(TRUNCATE)").await;
    let _ = connection.close().await;
}

const PASSIVE: &str = "PRAGMA wal_checkpoint(PASSIVE)";

/// Copies what can be copied; says how many pages the log has.
async fn checkpoint(on: &mut SqliteConnection, how: &'static str) -> Result<i64, sqlx::Error> {
    sqlx::query(how).fetch_one(on).await?.try_get(1)
}
