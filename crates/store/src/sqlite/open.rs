//! Opening the file: whether it is ours alone, whether it is sound, whether it takes what is written.
//! Whatever is wrong is told before anybody plays.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::migrate::MigrateError;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};

use crate::error::StoreError;

/// Takes the file for this process alone, and keeps all others of this machine's people out of it:
/// SQLite makes its own files beside it as private as the file is. The file is ours for as long as
/// the lock is held.
pub(super) fn claim(path: &Path) -> Result<File, StoreError> {
    let beside = beside(path, "-lock");
    let lock = private(&beside).map_err(|error| unusable(&beside, error))?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(folder(path))),
        Err(TryLockError::Error(error)) => return Err(unusable(&beside, error)),
    }
    private(path).map_err(|error| unusable(path, error))?;
    for file in ["-wal", "-shm"].map(|end| self::beside(path, end)) {
        if file.exists() {
            private(&file).map_err(|error| unusable(&file, error))?;
        }
    }
    Ok(lock)
}

/// The connection of the writer, to a file that is sound, up to date and takes what is written.
pub(super) async fn connect(
    options: &SqliteConnectOptions,
) -> Result<SqliteConnection, StoreError> {
    let path = options.get_filename();
    let mut connection = options.connect().await.map_err(|error| unusable(path, error))?;
    let verdict = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut connection).await;
    let verdict: String = verdict.map_err(|error| unusable(path, error))?;
    if verdict != "ok" {
        return Err(unusable(path, format!("it is damaged: {verdict}")));
    }
    sqlx::migrate!("./migrations/sqlite").run(&mut connection).await.map_err(
        |error| match error {
            MigrateError::VersionMissing(_) => unusable(path, "it is of a later version of Eiland"),
            other => unusable(path, other),
        },
    )?;
    // It changes nothing, but has to be written all the same.
    let probe = sqlx::query("PRAGMA user_version = 1").execute(&mut connection).await;
    probe.map_err(|error| unusable(path, format!("it cannot be written: {error}")))?;
    Ok(connection)
}

/// The file, made where it is missing, for nobody else to read.
fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    {
        use std::fs::Permissions;
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        let file = options.mode(0o600).open(path)?;
        file.set_permissions(Permissions::from_mode(0o600))?;
        Ok(file)
    }
    #[cfg(not(unix))]
    options.open(path)
}

fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

fn folder(path: &Path) -> PathBuf {
    path.parent().unwrap_or(Path::new(".")).to_owned()
}

fn unusable(path: &Path, why: impl ToString) -> StoreError {
    StoreError::Unusable { path: path.to_owned(), why: why.to_string() }
}
