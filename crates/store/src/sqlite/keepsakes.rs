//! What people keep of a game from one time to the next.

use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, SqliteConnection};

use crate::error::StoreError;
use crate::id::{KeepsakeId, PersonId};
use crate::record::Keepsake;

pub(super) async fn of(
    pool: &SqlitePool,
    who: PersonId,
    game: &str,
) -> Result<Vec<Keepsake>, StoreError> {
    let rows = sqlx::query(
        "SELECT game, id, name, data, changed FROM keepsakes WHERE person = ? AND game = ?
         ORDER BY changed DESC, id",
    )
    .bind(who.0)
    .bind(game)
    .fetch_all(pool)
    .await?;
    rows.iter().map(keepsake).collect()
}

pub(super) async fn keep(
    to: &mut SqliteConnection,
    who: PersonId,
    Keepsake { id, game, name, data, changed }: &Keepsake,
    most: u32,
) -> Result<(), StoreError> {
    let person: Option<i64> = sqlx::query_scalar("SELECT id FROM people WHERE id = ?")
        .bind(who.0)
        .fetch_optional(&mut *to)
        .await?;
    person.ok_or(StoreError::Unknown)?;
    let others: u32 = sqlx::query_scalar(
        "SELECT count(*) FROM keepsakes WHERE person = ? AND (game, id) <> (?, ?)",
    )
    .bind(who.0)
    .bind(game)
    .bind(id.as_str())
    .fetch_one(&mut *to)
    .await?;
    if others >= most {
        return Err(StoreError::TooMany);
    }
    sqlx::query(
        "INSERT INTO keepsakes (person, game, id, name, data, changed) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE
         SET name = excluded.name, data = excluded.data, changed = excluded.changed",
    )
    .bind(who.0)
    .bind(game)
    .bind(id.as_str())
    .bind(name)
    .bind(serde_json::to_string(data)?)
    .bind(changed)
    .execute(to)
    .await?;
    Ok(())
}

pub(super) async fn throw_away(
    to: &mut SqliteConnection,
    who: PersonId,
    game: &str,
    id: &KeepsakeId,
) -> Result<(), StoreError> {
    let gone = sqlx::query("DELETE FROM keepsakes WHERE person = ? AND game = ? AND id = ?")
        .bind(who.0)
        .bind(game)
        .bind(id.as_str())
        .execute(to)
        .await?;
    if gone.rows_affected() == 0 { Err(StoreError::Unknown) } else { Ok(()) }
}

pub(super) async fn hand_over(
    to: &mut SqliteConnection,
    from: PersonId,
    heir: PersonId,
    most: u32,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE keepsakes SET person = ?2 WHERE person = ?1 AND (game, id) IN (
             SELECT game, id FROM keepsakes AS own WHERE person = ?1 AND NOT EXISTS (
                 SELECT 1 FROM keepsakes WHERE person = ?2 AND game = own.game AND id = own.id)
             ORDER BY changed DESC, id
             LIMIT max(0, ?3 - (SELECT count(*) FROM keepsakes WHERE person = ?2)))",
    )
    .bind(from.0)
    .bind(heir.0)
    .bind(most)
    .execute(to)
    .await?;
    Ok(())
}

fn keepsake(row: &SqliteRow) -> Result<Keepsake, StoreError> {
    let id: String = row.try_get("id")?;
    let data: &str = row.try_get("data")?;
    Ok(Keepsake {
        id: id.parse().map_err(|_| StoreError::Damaged(format!("{id} is no keepsake's id")))?,
        game: row.try_get("game")?,
        name: row.try_get("name")?,
        data: serde_json::from_str(data)?,
        changed: row.try_get("changed")?,
    })
}
