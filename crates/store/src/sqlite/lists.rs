//! Lists of rooms, and counting them.

use sqlx::Row;
use sqlx::sqlite::SqlitePool;

use super::rows::{record, select_rooms};
use crate::error::StoreError;
use crate::id::PersonId;
use crate::record::{Daily, Hosted, RoomRecord};
use crate::store::{Which, Whose};

pub(super) async fn rooms(
    pool: &SqlitePool,
    which: Which<'_>,
    limit: u32,
) -> Result<Vec<RoomRecord>, StoreError> {
    let query = match which {
        Which::Of(person) => sqlx::query(select_rooms!(
            "JOIN players ON players.room = rooms.id
             WHERE person = ? ORDER BY updated DESC LIMIT ?"
        ))
        .bind(person.0),
        Which::Open => sqlx::query(select_rooms!(
            "WHERE state IN ('waiting', 'playing') AND public ORDER BY updated DESC LIMIT ?"
        )),
        Which::Over => sqlx::query(select_rooms!(
            "WHERE state = 'over' AND public ORDER BY updated DESC LIMIT ?"
        )),
        Which::Hosted(person) => {
            sqlx::query(select_rooms!("WHERE host = ? ORDER BY updated DESC LIMIT ?"))
                .bind(person.0)
        }
        Which::Day(Daily { day, game, variant }, whose) => sqlx::query(select_rooms!(
            "JOIN attempts ON attempts.room = rooms.id JOIN people ON people.id = person
             WHERE day = ? AND game = ? AND variant = ? AND (login IS NOT NULL) = ?
             AND state = 'over' AND seating ->> '$.ending' IS NULL
             ORDER BY pace ->> '$.points[0]' DESC, updated LIMIT ?"
        ))
        .bind(day)
        .bind(game)
        .bind(variant)
        .bind(whose == Whose::Accounts),
        Which::Best { of, game, variant } => sqlx::query(select_rooms!(
            "JOIN players ON players.room = rooms.id
             WHERE person = ? AND plan ->> '$.game' = ? AND plan ->> '$.variant' = ?
             AND state = 'over' AND seating ->> '$.ending' IS NULL
             AND json_array_length(seating, '$.seats') = 1
             ORDER BY pace ->> '$.points[0]' DESC, updated LIMIT ?"
        ))
        .bind(of.0)
        .bind(game)
        .bind(variant),
    };
    query.bind(limit).fetch_all(pool).await?.iter().map(record).collect()
}

pub(super) async fn hosted(pool: &SqlitePool, who: PersonId) -> Result<Hosted, StoreError> {
    let row = sqlx::query(
        "SELECT count(*) AS live, count(*) FILTER (WHERE state = 'waiting' AND public) AS listed
         FROM rooms WHERE host = ? AND state <> 'over'
         AND NOT EXISTS (SELECT 1 FROM attempts WHERE room = rooms.id)",
    )
    .bind(who.0)
    .fetch_one(pool)
    .await?;
    Ok(Hosted { live: row.try_get("live")?, listed: row.try_get("listed")? })
}
