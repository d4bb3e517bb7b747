//! What is wrong with a file is told when it is opened.

use std::fs;
use std::path::Path;

use store::testing::{room, token};
use store::{Durability, Sqlite, Store, StoreError};
use table::Secret;

async fn open(path: &Path) -> Result<Sqlite, StoreError> {
    Sqlite::open(path, Durability::Process).await
}

#[track_caller]
fn refused(answer: Result<Sqlite, StoreError>, parts: &[&str]) {
    let sentence = answer.expect_err("this cannot be opened").to_string();
    for part in parts {
        assert!(sentence.contains(part), "{sentence}");
    }
}

#[tokio::test]
async fn two_servers_do_not_share_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("eiland.db");
    let first = open(&path).await.unwrap();
    refused(open(&path).await, &["another server", folder.path().to_str().unwrap()]);
    // The first has not noticed.
    first.add_guest("Ada", &token(1)).await.unwrap();
    first.close().await;
    let second = open(&path).await.unwrap();
    assert!(second.person(&token(1), 0).await.unwrap().is_some());
}

#[tokio::test]
async fn what_is_no_database_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("eiland.db");
    let text = "Dear diary, ".repeat(1000);
    fs::write(&path, &text).unwrap();
    refused(open(&path).await, &["eiland.db cannot be used", "not a database"]);
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    refused(open(folder.path()).await, &["cannot be used"]);
    refused(open(&folder.path().join("missing").join("eiland.db")).await, &["cannot be used"]);
}

#[tokio::test]
async fn a_damaged_file_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("eiland.db");
    let store = open(&path).await.unwrap();
    let host = store.add_guest("Ada", &token(1)).await.unwrap();
    for number in 1..100 {
        store.add_room(&room(number, &host), &Secret::new([number; 32])).await.unwrap();
    }
    store.close().await;
    let mut bytes = fs::read(&path).unwrap();
    // Behind the first page, which says what kind of file it is and what tables there are.
    for byte in bytes.iter_mut().skip(4096).step_by(7) {
        *byte ^= 0x5A;
    }
    fs::write(&path, &bytes).unwrap();
    refused(open(&path).await, &["eiland.db cannot be used"]);
}

#[tokio::test]
async fn a_file_of_a_later_version_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("eiland.db");
    open(&path).await.unwrap().close().await;
    use sqlx::ConnectOptions;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
    let mut beside = options.connect().await.unwrap();
    sqlx::query(
        "UPDATE _sqlx_migrations SET version = 9999
         WHERE version = (SELECT max(version) FROM _sqlx_migrations)",
    )
    .execute(&mut beside)
    .await
    .unwrap();
    sqlx::Connection::close(beside).await.unwrap();
    refused(open(&path).await, &["a later version"]);
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_reads_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("eiland.db");
    let modes = || {
        let files = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap());
        let mut modes: Vec<(String, u32)> = files
            .map(|file| {
                let mode = file.metadata().unwrap().permissions().mode() & 0o777;
                (file.file_name().into_string().unwrap(), mode)
            })
            .collect();
        modes.sort();
        modes
    };
    let private = ["eiland.db", "eiland.db-lock", "eiland.db-shm", "eiland.db-wal"]
        .map(|name| (name.to_owned(), 0o600));
    let store = open(&path).await.unwrap();
    store.add_guest("Ada", &token(1)).await.unwrap();
    assert_eq!(modes(), private);
    store.close().await;
    // Files of an earlier version were open to all.
    for name in ["eiland.db", "eiland.db-lock"] {
        fs::set_permissions(folder.path().join(name), fs::Permissions::from_mode(0o644)).unwrap();
    }
    let store = open(&path).await.unwrap();
    store.add_guest("Bob", &token(2)).await.unwrap();
    assert_eq!(modes(), private);
}
