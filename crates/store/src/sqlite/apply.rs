//! The statements behind a change.

use sqlx::SqliteConnection;
use table::Secret;

use super::people;
use super::writer::{Answer, Work};
use crate::error::StoreError;
use crate::id::{PersonId, RoomId};
use crate::record::{ChatLine, Daily, Progress, RoomRecord, State};
use crate::store::Change;

pub(super) async fn work(to: &mut SqliteConnection, work: &Work) -> Answer {
    match work {
        Work::Guest { name, token } => {
            return people::add_guest(to, name, token).await.map(Some);
        }
        Work::Rename(who, name) => people::rename(to, *who, name).await?,
        Work::Account { who, login, password } => {
            people::add_account(to, *who, login, password).await?;
        }
        Work::Password { who, password, token } => {
            people::set_password(to, *who, password, token).await?;
        }
        Work::Token(who, token) => people::add_token(to, *who, token).await?,
        Work::Replace { old, new } => people::replace_token(to, old, new).await?,
        Work::OnlyToken(who, token) => people::only_token(to, *who, token).await?,
        Work::Forget(token) => people::drop_token(to, token).await?,
        Work::Day { key, fresh } => add_day(to, key, fresh).await?,
        Work::Room(room, secret) => add_room(to, room, secret).await?,
        Work::Drop { room, updated } => drop_room(to, room, *updated).await?,
        Work::Write(id, changes) => {
            for each in changes {
                change(to, id, each).await?;
            }
        }
    }
    Ok(None)
}

async fn add_day(
    to: &mut SqliteConnection,
    [day, game, variant]: &[String; 3],
    fresh: &Secret,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO days (day, game, variant, secret) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(day)
    .bind(game)
    .bind(variant)
    .bind(serde_json::to_value(fresh)?.as_str())
    .execute(to)
    .await?;
    Ok(())
}

async fn add_room(
    to: &mut SqliteConnection,
    room: &RoomRecord,
    secret: &Secret,
) -> Result<(), StoreError> {
    let RoomRecord { id, plan, progress } = room;
    let added = sqlx::query(
        "INSERT INTO rooms (id, host, state, public, updated, plan, progress)
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(id.as_str())
    .bind(plan.host.0)
    .bind(state(progress.state))
    .bind(plan.public)
    .bind(progress.updated)
    .bind(serde_json::to_string(plan)?)
    .bind(serde_json::to_string(progress)?)
    .execute(&mut *to)
    .await?;
    one(added.rows_affected(), StoreError::Conflict)?;
    if let Some(Daily { day, game, variant }) = plan.daily() {
        let added = sqlx::query(
            "INSERT INTO attempts (day, game, variant, person, room) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT DO NOTHING",
        )
        .bind(day)
        .bind(game)
        .bind(variant)
        .bind(plan.host.0)
        .bind(id.as_str())
        .execute(&mut *to)
        .await?;
        one(added.rows_affected(), StoreError::Conflict)?;
    }
    let secret = serde_json::to_value(secret)?;
    sqlx::query("INSERT INTO secrets (room, secret) VALUES (?, ?)")
        .bind(id.as_str())
        .bind(secret.as_str())
        .execute(&mut *to)
        .await?;
    let people: Vec<PersonId> = progress.seats.iter().filter_map(|seat| seat.who()).collect();
    players(to, id, &people).await
}

async fn drop_room(to: &mut SqliteConnection, id: &RoomId, updated: i64) -> Result<(), StoreError> {
    for statement in [
        "DELETE FROM attempts WHERE room = ?",
        "DELETE FROM secrets WHERE room = ?",
        "DELETE FROM players WHERE room = ?",
        "DELETE FROM steps WHERE room = ?",
        "DELETE FROM chat WHERE room = ?",
    ] {
        sqlx::query(statement).bind(id.as_str()).execute(&mut *to).await?;
    }
    let gone = sqlx::query("DELETE FROM rooms WHERE id = ? AND updated <= ?");
    let gone = gone.bind(id.as_str()).bind(updated).execute(to).await?;
    one(gone.rows_affected(), StoreError::Conflict)
}

async fn change(to: &mut SqliteConnection, id: &RoomId, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::Progress(now) => progress(to, id, now).await,
        Change::Players(people) => players(to, id, people).await,
        Change::Host(who) => host(to, id, *who).await,
        Change::Header(line) => {
            let set = sqlx::query("UPDATE rooms SET header = ? WHERE id = ? AND header IS NULL");
            let set = set.bind(line).bind(id.as_str()).execute(to).await?;
            one(set.rows_affected(), StoreError::Conflict)
        }
        Change::Steps { after, lines } => steps(to, id, *after, lines).await,
        Change::Cut(last) => {
            open(to, id).await?;
            sqlx::query("DELETE FROM steps WHERE room = ? AND n > ?")
                .bind(id.as_str())
                .bind(last)
                .execute(to)
                .await?;
            Ok(())
        }
        Change::End(line) => {
            let set = sqlx::query("UPDATE rooms SET ending = ? WHERE id = ? AND ending IS NULL");
            let set = set.bind(line).bind(id.as_str()).execute(to).await?;
            one(set.rows_affected(), StoreError::Conflict)
        }
        Change::Chat(line) => say(to, id, line).await,
    }
}

async fn progress(
    to: &mut SqliteConnection,
    id: &RoomId,
    now: &Progress,
) -> Result<(), StoreError> {
    let set = sqlx::query("UPDATE rooms SET state = ?, updated = ?, progress = ? WHERE id = ?")
        .bind(state(now.state))
        .bind(now.updated)
        .bind(serde_json::to_string(now)?)
        .bind(id.as_str())
        .execute(to)
        .await?;
    one(set.rows_affected(), StoreError::Unknown)
}

async fn players(
    to: &mut SqliteConnection,
    id: &RoomId,
    people: &[PersonId],
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM players WHERE room = ?").bind(id.as_str()).execute(&mut *to).await?;
    for person in people {
        sqlx::query("INSERT INTO players (person, room) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(person.0)
            .bind(id.as_str())
            .execute(&mut *to)
            .await?;
    }
    Ok(())
}

async fn host(to: &mut SqliteConnection, id: &RoomId, who: PersonId) -> Result<(), StoreError> {
    let set = sqlx::query(
        "UPDATE rooms SET host = ?1, plan = json_set(plan, '$.host', ?1) WHERE id = ?2",
    )
    .bind(who.0)
    .bind(id.as_str())
    .execute(&mut *to)
    .await?;
    one(set.rows_affected(), StoreError::Unknown)?;
    sqlx::query("UPDATE OR IGNORE attempts SET person = ? WHERE room = ?")
        .bind(who.0)
        .bind(id.as_str())
        .execute(&mut *to)
        .await?;
    let left: Option<i64> =
        sqlx::query_scalar("SELECT person FROM attempts WHERE room = ? AND person <> ?")
            .bind(id.as_str())
            .bind(who.0)
            .fetch_optional(to)
            .await?;
    if left.is_some() { Err(StoreError::Conflict) } else { Ok(()) }
}

async fn steps(
    to: &mut SqliteConnection,
    id: &RoomId,
    after: u32,
    lines: &[String],
) -> Result<(), StoreError> {
    let added = sqlx::query(
        "INSERT INTO steps (room, n, line) SELECT ?1, ?2 + 1 + key, value FROM json_each(?3)
         WHERE (SELECT ending IS NULL FROM rooms WHERE id = ?1)
         AND ?2 = (SELECT coalesce(max(n), 0) FROM steps WHERE room = ?1)",
    )
    .bind(id.as_str())
    .bind(after)
    .bind(serde_json::to_string(lines)?)
    .execute(&mut *to)
    .await?;
    if added.rows_affected() == lines.len() as u64 {
        return Ok(());
    }
    open(to, id).await?;
    Err(StoreError::Conflict)
}

async fn say(to: &mut SqliteConnection, id: &RoomId, line: &ChatLine) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO chat (room, line) VALUES (?, ?)")
        .bind(id.as_str())
        .bind(serde_json::to_string(line)?)
        .execute(to)
        .await?;
    Ok(())
}

/// Whether the journal goes on.
async fn open(to: &mut SqliteConnection, id: &RoomId) -> Result<(), StoreError> {
    let open: Option<bool> = sqlx::query_scalar("SELECT ending IS NULL FROM rooms WHERE id = ?")
        .bind(id.as_str())
        .fetch_optional(to)
        .await?;
    if open.ok_or(StoreError::Unknown)? { Ok(()) } else { Err(StoreError::Conflict) }
}

fn one(rows: u64, otherwise: StoreError) -> Result<(), StoreError> {
    if rows == 1 { Ok(()) } else { Err(otherwise) }
}

/// As the queries for lists of rooms spell it.
pub(super) fn state(state: State) -> &'static str {
    match state {
        State::Waiting => "waiting",
        State::Playing => "playing",
        State::Over => "over",
    }
}
