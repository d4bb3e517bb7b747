//! A server on a free port, with a real file in a folder of its own.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use server::{Hall, House, Limits, Settings};
use store::{Durability, Sqlite};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) struct Running {
    pub(crate) at: SocketAddr,
    pub(crate) folder: TempDir,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// Bots do not pause, and nobody is turned away for being quick.
pub(crate) fn hasty() -> Settings {
    let limits = Limits { messages: 100_000, requests: 10_000, dear: 10_000, ..Limits::default() };
    Settings { bot_pause: Duration::ZERO, limits, ..Settings::default() }
}

impl Running {
    pub(crate) async fn start() -> Running {
        Running::with(hasty()).await
    }

    pub(crate) async fn with(settings: Settings) -> Running {
        Running::again(tempfile::tempdir().unwrap(), settings).await
    }

    pub(crate) async fn again(folder: TempDir, settings: Settings) -> Running {
        let file = folder.path().join("eiland.db");
        let store = Sqlite::open(&file, Durability::Process).await.unwrap();
        let house = House::new(Arc::new(store), games::registry(), settings);
        let hall = Hall::new(Arc::new(house));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let at = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let stopped = async { drop(stopped.await) };
        let task = tokio::spawn(server::serve(listener, hall, stopped));
        Running { at, folder, stop, task }
    }

    /// Closes the house, and gives the folder back.
    pub(crate) async fn close(self) -> TempDir {
        self.stop.send(()).unwrap();
        self.task.await.unwrap();
        self.folder
    }
}
