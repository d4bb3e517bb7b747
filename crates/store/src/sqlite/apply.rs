//! The statements behind a change.

use sqlx::SqliteConnection;
use table::Secret;

use super::rows::{END, seating, state_name};
use super::writer::{Answer, Work};
use super::{keepsakes, people, tidy};
use crate::error::StoreError;
use crate::id::{PersonId, RoomId};
use crate::record::{ChatLine, Daily, Pace, Progress, RoomRecord};
use crate::store::Change;

pub(super) async fn work(to: &mut SqliteConnection, work: &Work) -> Answer {
    match work {
        Work::Guest { name, token } => {
            return Ok(Some(people::add_guest(to, name, token).await?.0));
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
        Work::Used(token, now) => people::used(to, token, *now).await?,
        Work::Forget(token) => people::drop_token(to, token).await?,
        Work::Keep { who, keepsake, most } => keepsakes::keep(to, *who, keepsake, *most).await?,
        Work::ThrowAway { who, game, id } => keepsakes::throw_away(to, *who, game, id).await?,
        Work::HandOver { from, to: heir, most } => {
            keepsakes::hand_over(to, *from, *heir, *most).await?;
        }
        Work::Day { key, fresh } => add_day(to, key, fresh).await?,
        Work::Room(room, secret) => add_room(to, room, secret).await?,
        Work::DropRoom(id, updated) => tidy::drop_room(to, id, *updated).await?,
        Work::DropTokens { whose, before, now, limit } => {
            let count = tidy::drop_tokens(to, *whose, *before, *now, *limit).await?;
            return Ok(i64::try_from(count).ok());
        }
        Work::DropGuests(after, limit) => {
            return Ok(tidy::drop_guests(to, *after, *limit).await?.map(|last| last.0));
        }
        #[cfg(test)]
        Work::Trouble(trouble) => trouble.make(to).await?,
        Work::Write(id, changes) => {
            known(to, id).await?;
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
        "INSERT INTO rooms (id, host, state, public, updated, pace)
         VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(id.as_str())
    .bind(plan.host.0)
    .bind(state_name(progress.state))
    .bind(plan.public)
    .bind(progress.updated)
    .bind(serde_json::to_string(&progress.pace())?)
    .execute(&mut *to)
    .await?;
    one(added.rows_affected(), StoreError::Conflict)?;
    sqlx::query("INSERT INTO plans (room, plan, seating) VALUES (?, ?, ?)")
        .bind(id.as_str())
        .bind(serde_json::to_string(plan)?)
        .bind(seating(progress)?)
        .execute(&mut *to)
        .await?;
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

async fn change(to: &mut SqliteConnection, id: &RoomId, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::Progress(now) => progress(to, id, now).await,
        Change::Pace(now) => pace(to, id, now).await,
        Change::Players(people) => players(to, id, people).await,
        Change::Host(who) => host(to, id, *who).await,
        Change::Header(line) => only_line(to, id, 0, line).await,
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
        Change::End(line) => only_line(to, id, END, line).await,
        Change::Chat(line) => say(to, id, line).await,
    }
}

async fn progress(
    to: &mut SqliteConnection,
    id: &RoomId,
    now: &Progress,
) -> Result<(), StoreError> {
    pace(to, id, &now.pace()).await?;
    sqlx::query("UPDATE rooms SET state = ?1 WHERE id = ?2 AND state <> ?1")
        .bind(state_name(now.state))
        .bind(id.as_str())
        .execute(&mut *to)
        .await?;
    sqlx::query("UPDATE plans SET seating = ?1 WHERE room = ?2 AND seating <> ?1")
        .bind(seating(now)?)
        .bind(id.as_str())
        .execute(to)
        .await?;
    Ok(())
}

async fn pace(to: &mut SqliteConnection, id: &RoomId, now: &Pace) -> Result<(), StoreError> {
    sqlx::query("UPDATE rooms SET updated = ?, pace = ? WHERE id = ?")
        .bind(now.updated)
        .bind(serde_json::to_string(now)?)
        .bind(id.as_str())
        .execute(to)
        .await?;
    Ok(())
}

/// The first or the last line of a journal.
async fn only_line(
    to: &mut SqliteConnection,
    id: &RoomId,
    number: i64,
    line: &str,
) -> Result<(), StoreError> {
    let added =
        sqlx::query("INSERT INTO steps (room, n, line) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
            .bind(id.as_str())
            .bind(number)
            .bind(line)
            .execute(to)
            .await?;
    one(added.rows_affected(), StoreError::Conflict)
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
    for set in [
        "UPDATE rooms SET host = ?1 WHERE id = ?2",
        "UPDATE plans SET plan = json_set(plan, '$.host', ?1) WHERE room = ?2",
    ] {
        sqlx::query(set).bind(who.0).bind(id.as_str()).execute(&mut *to).await?;
    }
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
         WHERE ?2 = (SELECT coalesce(max(n), 0) FROM steps WHERE room = ?1)",
    )
    .bind(id.as_str())
    .bind(after)
    .bind(serde_json::to_string(lines)?)
    .execute(to)
    .await?;
    if added.rows_affected() == lines.len() as u64 { Ok(()) } else { Err(StoreError::Conflict) }
}

async fn say(to: &mut SqliteConnection, id: &RoomId, line: &ChatLine) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO chat (room, line) VALUES (?, ?)")
        .bind(id.as_str())
        .bind(serde_json::to_string(line)?)
        .execute(to)
        .await?;
    Ok(())
}

/// That there is such a room.
async fn known(to: &mut SqliteConnection, id: &RoomId) -> Result<(), StoreError> {
    let room: Option<i64> = sqlx::query_scalar("SELECT 1 FROM rooms WHERE id = ?")
        .bind(id.as_str())
        .fetch_optional(to)
        .await?;
    room.map(drop).ok_or(StoreError::Unknown)
}

/// That the journal goes on.
async fn open(to: &mut SqliteConnection, id: &RoomId) -> Result<(), StoreError> {
    let end: Option<i64> = sqlx::query_scalar("SELECT n FROM steps WHERE room = ? AND n = ?")
        .bind(id.as_str())
        .bind(END)
        .fetch_optional(to)
        .await?;
    if end.is_none() { Ok(()) } else { Err(StoreError::Conflict) }
}

fn one(rows: u64, otherwise: StoreError) -> Result<(), StoreError> {
    if rows == 1 { Ok(()) } else { Err(otherwise) }
}
