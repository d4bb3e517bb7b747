//! What only this store does: the disk is full, the log grows, the file is of an earlier version.

use std::path::Path;
use std::slice::from_ref;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection};
use table::Secret;
use tokio::task::JoinHandle;

use super::checkpoint::Lengths;
use super::writer::Work;
use super::{Durability, Sqlite};
use crate::record::{Daily, Hosted, Keepsake, Pace, Person, RoomRecord, State};
use crate::store::{Change, Store, Which, Whose};
use crate::testing::{room, token};
use crate::{PersonId, RoomId, StoreError};

/// A connection to the same file.
pub(super) async fn beside(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).foreign_keys(true).connect().await.unwrap()
}

/// Trouble that a disk makes to the writer's connection.
#[derive(Clone, Copy, Debug)]
pub(super) enum Trouble {
    /// The file cannot grow any more.
    Full,
    /// It can again.
    Room,
    /// What is about to be committed cannot be.
    Commit,
}

impl Trouble {
    pub(super) async fn make(self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        let pages: i64 = match self {
            Trouble::Full => sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut *to).await?,
            Trouble::Room => 1 << 30,
            Trouble::Commit => {
                to.lock_handle().await?.set_commit_hook(|| false);
                return Ok(());
            }
        };
        let limit = AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
        sqlx::query(limit).execute(to).await?;
        Ok(())
    }
}

fn page_long_step(after: u32) -> Vec<Change> {
    vec![Change::Steps { after, lines: vec!["x".repeat(5000)] }]
}

async fn open(path: &Path) -> Sqlite {
    Sqlite::open(path, Durability::Process).await.unwrap()
}

async fn lines(store: &Sqlite, id: &RoomId) -> u32 {
    let journal = store.journal(id).await.unwrap().unwrap_or_default();
    journal.lines().count().try_into().unwrap()
}

#[tokio::test]
async fn after_a_commit_that_failed_everything_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("db");
    let store = Arc::new(open(&path).await);
    let host = store.add_guest("Ada", &token(1)).await.unwrap();
    let made = room(1, &host);
    store.add_room(&made, &Secret::new([1; 32])).await.unwrap();
    let mut kept = 0;
    for round in 0..3 {
        let failed = store.writer.write(Work::Trouble(Trouble::Commit)).await;
        assert!(matches!(failed, Err(StoreError::Database(_))), "{failed:?}");
        assert_eq!(lines(&store, &made.id).await, kept);
        store.write(&made.id, page_long_step(kept)).await.unwrap();
        store.add_guest("Bob", &token(10 + round)).await.unwrap();
        kept += 1;
    }
    // Many at once, one of which brings all of its group down: each is told what became of it.
    let rooms = open_rooms(&store, &host).await;
    let trouble = {
        let store = store.clone();
        tokio::spawn(async move { store.writer.write(Work::Trouble(Trouble::Commit)).await })
    };
    let writers = write_many(&store, rooms);
    assert!(trouble.await.unwrap().is_err());
    for writer in writers {
        let (id, kept) = writer.await.unwrap();
        assert_eq!(lines(&store, &id).await, kept);
    }
    store.close().await;
    assert_eq!(lines(&open(&path).await, &made.id).await, kept);
}

#[tokio::test]
async fn on_a_full_disk_each_is_told_the_truth_and_later_everything_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(open(&folder.path().join("db")).await);
    let host = store.add_guest("Ada", &token(1)).await.unwrap();
    let rooms = open_rooms(&store, &host).await;
    store.writer.write(Work::Trouble(Trouble::Full)).await.unwrap();
    let (mut failures, mut left) = (0, Vec::new());
    for writer in write_many(&store, rooms) {
        let (id, kept) = writer.await.unwrap();
        assert_eq!(lines(&store, &id).await, kept);
        failures += 5 - kept;
        left.push((id, kept));
    }
    assert!(failures > 0, "the file was to be full");
    store.writer.write(Work::Trouble(Trouble::Room)).await.unwrap();
    for (id, kept) in left {
        store.write(&id, page_long_step(kept)).await.unwrap();
        assert_eq!(lines(&store, &id).await, kept + 1);
    }
}

async fn open_rooms(store: &Sqlite, host: &Person) -> Vec<RoomId> {
    let mut ids = Vec::new();
    for number in 20..40 {
        let made = room(number, host);
        store.add_room(&made, &Secret::new([number; 32])).await.unwrap();
        ids.push(made.id);
    }
    ids
}

/// Writes five steps for each room at the same time, as far as that can be; says how many could.
fn write_many(store: &Arc<Sqlite>, rooms: Vec<RoomId>) -> Vec<JoinHandle<(RoomId, u32)>> {
    let write = |id: RoomId| {
        let store = store.clone();
        tokio::spawn(async move {
            let mut kept = 0;
            for _ in 0..5 {
                kept += u32::from(store.write(&id, page_long_step(kept)).await.is_ok());
            }
            (id, kept)
        })
    };
    rooms.into_iter().map(write).collect()
}

/// While rooms write all the time, and others read all the time, the log begins anew all the same.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_does_not_grow_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("db");
    let lengths = Lengths { jobs: 100, pages: 400 };
    let store = Sqlite::open_with(&path, Durability::Process, lengths).await.unwrap();
    let store = Arc::new(store);
    let host = store.add_guest("Ada", &token(1)).await.unwrap();
    let over = Arc::new(AtomicBool::new(false));
    let mut readers = Vec::new();
    for _ in 0..2 {
        let (store, over) = (store.clone(), over.clone());
        readers.push(tokio::spawn(async move {
            while !over.load(Ordering::Relaxed) {
                store.rooms(Which::Of(host.id), 50).await.unwrap();
            }
        }));
    }
    let mut writers = Vec::new();
    for number in 1..40 {
        let made = room(number, &host);
        store.add_room(&made, &Secret::new([number; 32])).await.unwrap();
        let store = store.clone();
        writers.push(tokio::spawn(async move {
            for after in 0..300 {
                let lines = vec!["x".repeat(1000)];
                let pace = Pace { seq: after + 1, ..made.progress.pace() };
                let changes = vec![Change::Steps { after, lines }, Change::Pace(pace)];
                store.write(&made.id, changes).await.unwrap();
            }
        }));
    }
    for writer in writers {
        writer.await.unwrap();
    }
    over.store(true, Ordering::Relaxed);
    for reader in readers {
        reader.await.unwrap();
    }
    // At least one page for each of 11,700 jobs was written.
    let pages = std::fs::metadata(folder.path().join("db-wal")).unwrap().len() / 4096;
    assert!(pages < 8000, "{pages} pages");
    store.close().await;
    let log = std::fs::metadata(folder.path().join("db-wal")).map_or(0, |file| file.len());
    assert_eq!(log, 0);
}

/// The file as it was before rooms had narrow rows.
async fn third_version(path: &Path, rooms: &[(RoomRecord, Option<&str>)]) {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut to = options.foreign_keys(true).connect().await.unwrap();
    let mut steps = sqlx::migrate!("./migrations/sqlite");
    steps.migrations = steps.migrations.iter().filter(|step| step.version <= 3).cloned().collect();
    steps.run(&mut to).await.unwrap();
    sqlx::query("INSERT INTO people (id, name, login) VALUES (7, 'Ada', 'ada')")
        .execute(&mut to)
        .await
        .unwrap();
    sqlx::query("INSERT INTO tokens (hash, person) VALUES (?, 7)")
        .bind(&token(1).0[..])
        .execute(&mut to)
        .await
        .unwrap();
    for (RoomRecord { id, plan, progress }, end) in rooms {
        let now = json!({
            "state": progress.state, "seats": progress.seats, "seq": progress.seq,
            "era": progress.era, "turn": progress.turn, "to_act": progress.to_act,
            "points": progress.points, "winners": progress.winners, "mutes": progress.mutes,
            "rematch": progress.rematch, "updated": progress.updated,
        });
        sqlx::query(
            "INSERT INTO rooms (id, state, public, updated, plan, progress, header, ending)
             VALUES (?, ?, ?, ?, ?, ?, 'head', ?)",
        )
        .bind(id.as_str())
        .bind(super::rows::state_name(progress.state))
        .bind(plan.public)
        .bind(progress.updated)
        .bind(serde_json::to_string(plan).unwrap())
        .bind(now.to_string())
        .bind(end)
        .execute(&mut to)
        .await
        .unwrap();
        for part in [
            "INSERT INTO players (person, room) VALUES (7, ?)",
            "INSERT INTO steps (room, n, line) VALUES (?, 1, 'a'), (?1, 2, 'b')",
            "INSERT INTO secrets (room, secret) VALUES (?, '00')",
        ] {
            sqlx::query(part).bind(id.as_str()).execute(&mut to).await.unwrap();
        }
        if let Some(Daily { day, game, variant }) = plan.daily() {
            sqlx::query("INSERT INTO attempts VALUES (?, ?, ?, 7, ?)")
                .bind(day)
                .bind(game)
                .bind(variant)
                .bind(id.as_str())
                .execute(&mut to)
                .await
                .unwrap();
        }
    }
    to.close().await.unwrap();
}

#[tokio::test]
async fn a_file_of_an_earlier_version_keeps_everything() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("db");
    let ada = Person { id: PersonId(7), name: "Ada".into(), account: true };
    let mut rooms = [room(1, &ada), room(2, &ada)];
    rooms[0].progress.rematch = Some(rooms[1].id.clone());
    rooms[0].progress.state = State::Playing;
    rooms[1].plan.day = Some("2026-11-16".into());
    rooms[1].progress.state = State::Over;
    rooms[1].progress.points = vec![7, 3];
    let [first, second] = rooms;
    third_version(&path, &[(first.clone(), None), (second.clone(), Some("end"))]).await;

    let store = open(&path).await;
    assert_eq!(store.person(&token(1), 5).await.unwrap(), Some(ada.clone()));
    assert_eq!(store.room(&first.id).await.unwrap(), Some(first.clone()));
    assert_eq!(store.room(&second.id).await.unwrap(), Some(second.clone()));
    assert_eq!(store.journal(&first.id).await.unwrap().unwrap(), "head\na\nb\n");
    assert_eq!(store.journal(&second.id).await.unwrap().unwrap(), "head\na\nb\nend\n");
    let daily = second.plan.daily().unwrap();
    assert_eq!(
        store.rooms(Which::Day(daily, Whose::Accounts), 9).await.unwrap(),
        from_ref(&second)
    );
    assert_eq!(store.hosted(ada.id).await.unwrap(), Hosted { live: 1, listed: 0 });
    assert_eq!(store.rooms(Which::Over, 9).await.unwrap(), from_ref(&second));
    let deck = Keepsake {
        id: "first".parse().unwrap(),
        game: "duel".into(),
        name: "A deck".into(),
        data: (&json!({"cards": []})).into(),
        changed: 5,
    };
    store.keep(ada.id, &deck, 1).await.unwrap();
    assert_eq!(store.keepsakes(ada.id, "duel").await.unwrap(), [deck]);
    let step = |after| vec![Change::Steps { after, lines: vec!["c".into()] }];
    store.write(&first.id, step(2)).await.unwrap();
    assert!(matches!(store.write(&second.id, step(2)).await, Err(StoreError::Conflict)));
}
