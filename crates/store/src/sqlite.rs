//! Everything in one SQLite file.
//!
//! The file is in WAL mode: readers never wait for the writer. All that is written goes through one
//! task, the [`writer`], which commits whatever has piled up in one transaction and acknowledges all
//! of it afterwards: many rooms share one wait for the disk, and nobody waits for a lock.

mod apply;
mod moves;
mod people;
mod writer;

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::Row;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use table::Secret;

use crate::error::StoreError;
use crate::id::{PersonId, RoomId, TokenHash};
use crate::record::{ChatLine, Daily, Hosted, Person, RoomRecord};
use crate::store::{Change, Store, Which, Whose};
use writer::{Work, Writer};

/// How much of the file a connection keeps in memory, in KiB as SQLite spells it: the pages of some
/// thousand live rooms, which are written again and again.
const CACHE: &str = "-65536";

/// After how many pages the log is copied into the file. The pages of live rooms change with each
/// decision and are copied once each time, so rarely is cheaper; this is some 32 MiB.
const CHECKPOINT: &str = "8000";

/// What an acknowledged change outlives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// A cut of the power too, as far as the disk keeps its word: the file is synced at each commit
    /// (`synchronous = FULL`). The default: a move is on disk before anyone sees it, and the group
    /// commit makes the wait bearable.
    #[default]
    Power,
    /// The end of the process however it comes, but not of the machine: the system writes the last
    /// commits when it likes (`synchronous = NORMAL`). After a power cut the file is sound, and
    /// some of the last moves may be missing.
    Process,
}

/// A store in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    pool: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens the file, makes it where it is missing, and brings its tables up to date.
    ///
    /// # Errors
    /// Where the file cannot be opened or is of a later version.
    pub async fn open(path: &Path, durability: Durability) -> Result<Sqlite, StoreError> {
        let synchronous = match durability {
            Durability::Power => SqliteSynchronous::Full,
            Durability::Process => SqliteSynchronous::Normal,
        };
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(synchronous)
            .pragma("cache_size", CACHE)
            .pragma("wal_autocheckpoint", CHECKPOINT)
            .busy_timeout(Duration::from_secs(10));
        let pool = SqlitePoolOptions::new().max_connections(5).connect_with(options).await?;
        sqlx::migrate!("./migrations/sqlite").run(&pool).await?;
        let writer = Writer::start(pool.acquire().await?);
        Ok(Sqlite { pool, writer })
    }

    async fn write_down(&self, work: Work) -> Result<(), StoreError> {
        self.writer.write(work).await.map(drop)
    }

    async fn known_day_secret(&self, daily: Daily<'_>) -> Result<Option<Secret>, StoreError> {
        let Daily { day, game, variant } = daily;
        let text: Option<String> = sqlx::query_scalar(
            "SELECT secret FROM days WHERE day = ? AND game = ? AND variant = ?",
        )
        .bind(day)
        .bind(game)
        .bind(variant)
        .fetch_optional(&self.pool)
        .await?;
        text.as_deref().map(secret).transpose()
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn add_guest(&self, name: &str, token: &TokenHash) -> Result<Person, StoreError> {
        let work = Work::Guest { name: name.into(), token: *token };
        let id = self.writer.write(work).await?.ok_or(StoreError::Unknown)?;
        Ok(Person { id, name: name.into(), account: false })
    }

    async fn person(&self, token: &TokenHash) -> Result<Option<Person>, StoreError> {
        people::by_token(&self.pool, token).await
    }

    async fn rename(&self, who: PersonId, name: &str) -> Result<(), StoreError> {
        self.write_down(Work::Rename(who, name.into())).await
    }

    async fn add_account(
        &self,
        who: PersonId,
        login: &str,
        password: &str,
    ) -> Result<(), StoreError> {
        let (login, password) = (login.into(), password.into());
        self.write_down(Work::Account { who, login, password }).await
    }

    async fn account(&self, login: &str) -> Result<Option<(Person, String)>, StoreError> {
        people::by_login(&self.pool, login).await
    }

    async fn password(&self, who: PersonId) -> Result<Option<String>, StoreError> {
        people::password(&self.pool, who).await
    }

    async fn set_password(
        &self,
        who: PersonId,
        password: &str,
        token: &TokenHash,
    ) -> Result<(), StoreError> {
        let password = password.into();
        self.write_down(Work::Password { who, password, token: *token }).await
    }

    async fn add_token(&self, who: PersonId, token: &TokenHash) -> Result<(), StoreError> {
        self.write_down(Work::Token(who, *token)).await
    }

    async fn replace_token(&self, old: &TokenHash, new: &TokenHash) -> Result<(), StoreError> {
        self.write_down(Work::Replace { old: *old, new: *new }).await
    }

    async fn only_token(&self, who: PersonId, token: &TokenHash) -> Result<(), StoreError> {
        self.write_down(Work::OnlyToken(who, *token)).await
    }

    async fn drop_token(&self, token: &TokenHash) -> Result<(), StoreError> {
        self.write_down(Work::Forget(*token)).await
    }

    async fn add_room(&self, room: &RoomRecord, secret: &Secret) -> Result<(), StoreError> {
        self.write_down(Work::Room(Box::new(room.clone()), secret.clone())).await
    }

    async fn room(&self, id: &RoomId) -> Result<Option<RoomRecord>, StoreError> {
        let row = sqlx::query("SELECT id, plan, progress FROM rooms WHERE id = ?")
            .bind(id.as_str())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(record).transpose()
    }

    async fn secret(&self, id: &RoomId) -> Result<Option<Secret>, StoreError> {
        let text: Option<String> = sqlx::query_scalar("SELECT secret FROM secrets WHERE room = ?")
            .bind(id.as_str())
            .fetch_optional(&self.pool)
            .await?;
        text.as_deref().map(secret).transpose()
    }

    async fn day_secret(&self, daily: Daily<'_>, fresh: &Secret) -> Result<Secret, StoreError> {
        if let Some(known) = self.known_day_secret(daily).await? {
            return Ok(known);
        }
        let Daily { day, game, variant } = daily;
        let key = [day, game, variant].map(str::to_owned);
        self.write_down(Work::Day { key, fresh: fresh.clone() }).await?;
        self.known_day_secret(daily).await?.ok_or(StoreError::Unknown)
    }

    async fn attempt(&self, daily: Daily<'_>, who: PersonId) -> Result<Option<RoomId>, StoreError> {
        let Daily { day, game, variant } = daily;
        let id: Option<String> = sqlx::query_scalar(
            "SELECT room FROM attempts WHERE day = ? AND game = ? AND variant = ? AND person = ?",
        )
        .bind(day)
        .bind(game)
        .bind(variant)
        .bind(who.0)
        .fetch_optional(&self.pool)
        .await?;
        id.as_deref().map(room_id).transpose()
    }

    async fn journal(&self, id: &RoomId) -> Result<Option<String>, StoreError> {
        // One statement, so that header, steps and end are of one moment.
        let lines: Vec<String> = sqlx::query_scalar(
            "SELECT line FROM (
                 SELECT 0 AS n, header AS line FROM rooms WHERE id = ?1
                 UNION ALL SELECT n, line FROM steps WHERE room = ?1
                 UNION ALL SELECT 1 << 40, ending FROM rooms WHERE id = ?1
             ) WHERE line IS NOT NULL ORDER BY n",
        )
        .bind(id.as_str())
        .fetch_all(&self.pool)
        .await?;
        let text: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
        Ok((!text.is_empty()).then_some(text))
    }

    async fn chat(&self, id: &RoomId, limit: u32) -> Result<Vec<ChatLine>, StoreError> {
        let lines: Vec<String> =
            sqlx::query_scalar("SELECT line FROM chat WHERE room = ? ORDER BY id DESC LIMIT ?")
                .bind(id.as_str())
                .bind(limit)
                .fetch_all(&self.pool)
                .await?;
        lines.iter().rev().map(|line| Ok(serde_json::from_str(line)?)).collect()
    }

    async fn write(&self, id: &RoomId, changes: Vec<Change>) -> Result<(), StoreError> {
        self.write_down(Work::Write(id.clone(), changes)).await
    }

    async fn rooms(&self, which: Which<'_>, limit: u32) -> Result<Vec<RoomRecord>, StoreError> {
        let query = match which {
            Which::Of(person) => sqlx::query(
                "SELECT id, plan, progress FROM rooms JOIN players ON room = id
                 WHERE person = ? ORDER BY updated DESC LIMIT ?",
            )
            .bind(person.0),
            Which::Open => sqlx::query(
                "SELECT id, plan, progress FROM rooms
                 WHERE state IN ('waiting', 'playing') AND public ORDER BY updated DESC LIMIT ?",
            ),
            Which::Over => sqlx::query(
                "SELECT id, plan, progress FROM rooms
                 WHERE state = 'over' AND public ORDER BY updated DESC LIMIT ?",
            ),
            Which::Hosted(person) => sqlx::query(
                "SELECT id, plan, progress FROM rooms
                 WHERE host = ? ORDER BY updated DESC LIMIT ?",
            )
            .bind(person.0),
            Which::Day(Daily { day, game, variant }, whose) => sqlx::query(
                "SELECT rooms.id, plan, progress FROM rooms JOIN attempts ON room = rooms.id
                 JOIN people ON people.id = person
                 WHERE day = ? AND game = ? AND variant = ? AND (login IS NOT NULL) = ?
                 AND state = 'over' AND progress ->> '$.ending' IS NULL
                 ORDER BY progress ->> '$.points[0]' DESC, updated LIMIT ?",
            )
            .bind(day)
            .bind(game)
            .bind(variant)
            .bind(whose == Whose::Accounts),
            Which::Best { of, game, variant } => sqlx::query(
                "SELECT id, plan, progress FROM rooms JOIN players ON room = id
                 WHERE person = ? AND plan ->> '$.game' = ? AND plan ->> '$.variant' = ?
                 AND state = 'over' AND progress ->> '$.ending' IS NULL
                 AND json_array_length(progress, '$.seats') = 1
                 ORDER BY progress ->> '$.points[0]' DESC, updated LIMIT ?",
            )
            .bind(of.0)
            .bind(game)
            .bind(variant),
        };
        query.bind(limit).fetch_all(&self.pool).await?.iter().map(record).collect()
    }

    async fn hosted(&self, who: PersonId) -> Result<Hosted, StoreError> {
        let row = sqlx::query(
            "SELECT count(*) AS live, count(*) FILTER (WHERE state = 'waiting' AND public) AS listed
             FROM rooms WHERE host = ? AND state <> 'over' AND plan ->> '$.day' IS NULL",
        )
        .bind(who.0)
        .fetch_one(&self.pool)
        .await?;
        Ok(Hosted { live: row.try_get("live")?, listed: row.try_get("listed")? })
    }

    async fn drop_room(&self, id: &RoomId, updated: i64) -> Result<(), StoreError> {
        self.write_down(Work::Drop { room: id.clone(), updated }).await
    }

    async fn close(&self) {
        self.writer.stop().await;
        self.pool.close().await;
    }
}

fn record(row: &SqliteRow) -> Result<RoomRecord, StoreError> {
    let text = |name: &str| row.try_get::<&str, _>(name);
    let id = room_id(text("id")?)?;
    let plan = serde_json::from_str(text("plan")?)?;
    let progress = serde_json::from_str(text("progress")?)?;
    Ok(RoomRecord { id, plan, progress })
}

fn room_id(text: &str) -> Result<RoomId, StoreError> {
    text.parse().map_err(|_| StoreError::Damaged("a room's id".into()))
}

fn secret(text: &str) -> Result<Secret, StoreError> {
    text.parse().map_err(|_| StoreError::Damaged("a secret".into()))
}
