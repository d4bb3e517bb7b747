//! Forgetting what nobody comes back to.

use sqlx::sqlite::SqlitePool;
use sqlx::{Row, SqliteConnection};

use super::rows::{room_id, state_name};
use crate::error::StoreError;
use crate::id::{PersonId, RoomId};
use crate::record::State;
use crate::store::Whose;

/// Everything that belongs to a room, and then the room itself.
const PARTS: [&str; 7] = [
    "DELETE FROM steps WHERE room = ?",
    "DELETE FROM chat WHERE room = ?",
    "DELETE FROM players WHERE room = ?",
    "DELETE FROM attempts WHERE room = ?",
    "DELETE FROM secrets WHERE room = ?",
    "DELETE FROM plans WHERE room = ?",
    "DELETE FROM rooms WHERE id = ?",
];

/// This looks at all rooms: once a day, and only while reading, that is cheaper than an index that
/// every decision would have to keep up to date.
pub(super) async fn deserted(
    pool: &SqlitePool,
    state: State,
    before: i64,
    limit: u32,
) -> Result<Vec<(RoomId, i64)>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, updated FROM rooms WHERE state = ? AND updated < ? ORDER BY updated LIMIT ?",
    )
    .bind(state_name(state))
    .bind(before)
    .bind(limit)
    .fetch_all(pool)
    .await?;
    rows.iter().map(|row| Ok((room_id(row.try_get("id")?)?, row.try_get("updated")?))).collect()
}

pub(super) async fn drop_room(
    to: &mut SqliteConnection,
    id: &RoomId,
    updated: i64,
) -> Result<(), StoreError> {
    let last: Option<i64> = sqlx::query_scalar("SELECT updated FROM rooms WHERE id = ?")
        .bind(id.as_str())
        .fetch_optional(&mut *to)
        .await?;
    if last.ok_or(StoreError::Unknown)? != updated {
        return Err(StoreError::Conflict);
    }
    for part in PARTS {
        sqlx::query(part).bind(id.as_str()).execute(&mut *to).await?;
    }
    Ok(())
}

pub(super) async fn drop_tokens(
    to: &mut SqliteConnection,
    whose: Whose,
    before: i64,
    now: i64,
    limit: u32,
) -> Result<u64, StoreError> {
    let counted = sqlx::query(
        "UPDATE tokens SET used = ?
         WHERE hash IN (SELECT hash FROM tokens WHERE used IS NULL LIMIT ?)",
    )
    .bind(now)
    .bind(limit)
    .execute(&mut *to)
    .await?;
    let dropped = sqlx::query(
        "DELETE FROM tokens WHERE hash IN (
             SELECT hash FROM tokens JOIN people ON id = person
             WHERE used < ? AND (login IS NOT NULL) = ? LIMIT ?)",
    )
    .bind(before)
    .bind(whose == Whose::Accounts)
    .bind(limit)
    .execute(to)
    .await?;
    Ok(counted.rows_affected() + dropped.rows_affected())
}

pub(super) async fn drop_guests(
    to: &mut SqliteConnection,
    after: PersonId,
    limit: u32,
) -> Result<Option<PersonId>, StoreError> {
    let last: Option<i64> = sqlx::query_scalar(
        "SELECT max(id) FROM (SELECT id FROM people WHERE id > ? ORDER BY id LIMIT ?)",
    )
    .bind(after.0)
    .bind(limit)
    .fetch_one(&mut *to)
    .await?;
    let Some(last) = last else { return Ok(None) };
    // The newest stays, because SQLite would give its number to the next.
    sqlx::query(
        "DELETE FROM people WHERE id > ? AND id <= ? AND login IS NULL
         AND id < (SELECT max(id) FROM people)
         AND NOT EXISTS (SELECT 1 FROM tokens WHERE person = people.id)
         AND NOT EXISTS (SELECT 1 FROM players WHERE person = people.id)
         AND NOT EXISTS (SELECT 1 FROM attempts WHERE person = people.id)
         AND NOT EXISTS (SELECT 1 FROM rooms WHERE host = people.id)",
    )
    .bind(after.0)
    .bind(last)
    .execute(to)
    .await?;
    Ok(Some(PersonId(last)))
}
