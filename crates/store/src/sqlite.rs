//! Everything in one SQLite file.
//!
//! The file is in WAL mode: readers never wait for the writer. All that is written goes through one
//! task, the [`writer`], which commits whatever has piled up in one transaction and acknowledges all
//! of it afterwards: many rooms share one wait for the disk, and nobody waits for a lock. Another
//! task, the [`Copier`], copies the log into the file meanwhile.

mod apply;
mod checkpoint;
mod keepsakes;
mod lists;
mod moves;
mod open;
mod people;
mod rows;
#[cfg(test)]
mod tests;
mod tidy;
mod writer;

use std::fs::File;
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::ConnectOptions;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use table::Secret;

use crate::error::StoreError;
use crate::id::{KeepsakeId, PersonId, RoomId, TokenHash};
use crate::record::{ChatLine, Daily, Hosted, Keepsake, Person, RoomRecord, State};
use crate::store::{Change, Store, Which, Whose};
use checkpoint::{Copier, Lengths, Log};
use rows::{record, room_id, secret, select_rooms};
use writer::{Work, Writer};

/// How often it is noted that somebody was here, in milliseconds.
const DAY: i64 = 86_400_000;

/// How much of the file the writer keeps in memory, in KiB as SQLite spells it: the last page of the
/// journal of some thousand live rooms, which are written again and again.
const CACHE: &str = "-32768";

/// How much the others keep: they read what the system has in memory anyway, and hardly anything
/// twice.
const GLANCE: &str = "-1024";

/// How much of the disk the log keeps when it begins anew, in bytes.
const LOG: &str = "67108864";

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
    copier: Copier,
    lock: Mutex<Option<File>>,
}

impl Sqlite {
    /// Opens the file, makes it where it is missing, and brings its tables up to date. Nobody else
    /// can open it until it is closed.
    ///
    /// # Errors
    /// Where another has it open, or it is damaged, cannot be written or is of a later version.
    pub async fn open(path: &Path, durability: Durability) -> Result<Sqlite, StoreError> {
        Sqlite::open_with(path, durability, Lengths::default()).await
    }

    async fn open_with(
        path: &Path,
        durability: Durability,
        lengths: Lengths,
    ) -> Result<Sqlite, StoreError> {
        let lock = open::claim(path)?;
        let synchronous = match durability {
            Durability::Power => SqliteSynchronous::Full,
            Durability::Process => SqliteSynchronous::Normal,
        };
        let options = SqliteConnectOptions::new()
            .filename(path)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(synchronous)
            .pragma("cache_size", CACHE)
            .pragma("wal_autocheckpoint", "0")
            .pragma("journal_size_limit", LOG)
            .busy_timeout(Duration::from_secs(10));
        let connection = open::connect(&options).await?;
        let log = Log::new(lengths);
        let others = options.clone().pragma("cache_size", GLANCE);
        let copier = Copier::start(others.connect().await?, log.clone());
        let readers = others.pragma("query_only", "true");
        let pool = SqlitePoolOptions::new().max_connections(4).connect_with(readers).await?;
        let writer = Writer::start(connection, options, log);
        Ok(Sqlite { pool, writer, copier, lock: Mutex::new(Some(lock)) })
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
        let id = PersonId(self.writer.write(work).await?.ok_or(StoreError::Unknown)?);
        Ok(Person { id, name: name.into(), account: false })
    }

    async fn person(&self, token: &TokenHash, now: i64) -> Result<Option<Person>, StoreError> {
        let Some((person, used)) = people::by_token(&self.pool, token).await? else {
            return Ok(None);
        };
        if used.is_none_or(|used| now - used >= DAY) {
            // Whoever comes is let in, also while nothing can be written.
            let _ = self.write_down(Work::Used(*token, now)).await;
        }
        Ok(Some(person))
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

    async fn keepsakes(&self, who: PersonId, game: &str) -> Result<Vec<Keepsake>, StoreError> {
        keepsakes::of(&self.pool, who, game).await
    }

    async fn keep(&self, who: PersonId, keepsake: &Keepsake, most: u32) -> Result<(), StoreError> {
        let keepsake = Box::new(keepsake.clone());
        self.write_down(Work::Keep { who, keepsake, most }).await
    }

    async fn throw_away(
        &self,
        who: PersonId,
        game: &str,
        id: &KeepsakeId,
    ) -> Result<(), StoreError> {
        self.write_down(Work::ThrowAway { who, game: game.into(), id: id.clone() }).await
    }

    async fn hand_over(&self, from: PersonId, to: PersonId, most: u32) -> Result<(), StoreError> {
        self.write_down(Work::HandOver { from, to, most }).await
    }

    async fn add_room(&self, room: &RoomRecord, secret: &Secret) -> Result<(), StoreError> {
        self.write_down(Work::Room(Box::new(room.clone()), secret.clone())).await
    }

    async fn room(&self, id: &RoomId) -> Result<Option<RoomRecord>, StoreError> {
        let row = sqlx::query(select_rooms!("WHERE rooms.id = ?"))
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
        let lines: Vec<String> =
            sqlx::query_scalar("SELECT line FROM steps WHERE room = ? ORDER BY n")
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
        lists::rooms(&self.pool, which, limit).await
    }

    async fn hosted(&self, who: PersonId) -> Result<Hosted, StoreError> {
        lists::hosted(&self.pool, who).await
    }

    async fn deserted(
        &self,
        state: State,
        before: i64,
        limit: u32,
    ) -> Result<Vec<(RoomId, i64)>, StoreError> {
        tidy::deserted(&self.pool, state, before, limit).await
    }

    async fn drop_room(&self, id: &RoomId, updated: i64) -> Result<(), StoreError> {
        self.write_down(Work::DropRoom(id.clone(), updated)).await
    }

    async fn drop_tokens(
        &self,
        whose: Whose,
        before: i64,
        now: i64,
        limit: u32,
    ) -> Result<u32, StoreError> {
        let work = Work::DropTokens { whose, before, now, limit };
        let count = self.writer.write(work).await?.unwrap_or_default();
        Ok(count.try_into().unwrap_or(u32::MAX))
    }

    async fn drop_guests(
        &self,
        after: PersonId,
        limit: u32,
    ) -> Result<Option<PersonId>, StoreError> {
        Ok(self.writer.write(Work::DropGuests(after, limit)).await?.map(PersonId))
    }

    async fn close(&self) {
        self.writer.stop().await;
        self.pool.close().await;
        self.copier.stop().await;
        drop(self.lock.lock().expect("no one panics while holding it").take());
    }
}
