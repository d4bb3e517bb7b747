//! Many decisions at once: what a server writes all day.

use std::collections::HashMap;

use serde::Serialize;
use sqlx::SqliteConnection;

use super::apply::state;
use super::writer::Work;
use crate::error::StoreError;
use crate::id::RoomId;
use crate::record::Progress;
use crate::store::Change;

/// The jobs of a group that add steps to a journal and note how far its room is, and nothing else.
/// Each is of a room that no other job of the group is about, so their order makes no difference.
pub(super) struct Moves<'a>(HashMap<&'a RoomId, Move<'a>>);

/// The steps `lines` after step `after`.
struct Move<'a> {
    after: u32,
    lines: &'a [String],
    progress: &'a Progress,
}

/// A row for SQLite to read.
#[derive(Serialize)]
struct Row<'a>(&'a RoomId, u32, &'a [String], &'static str, i64, &'a Progress);

impl<'a> Moves<'a> {
    pub(super) fn among(group: impl Iterator<Item = &'a Work>) -> Moves<'a> {
        let mut found: HashMap<&RoomId, Option<Move>> = HashMap::new();
        for work in group {
            if let Some((id, step)) = read(work) {
                found.entry(id).and_modify(|other| *other = None).or_insert(step);
            }
        }
        Moves(found.into_iter().filter_map(|(id, step)| Some((id, step?))).collect())
    }

    pub(super) fn contains(&self, work: &Work) -> bool {
        matches!(work, Work::Write(id, _) if self.0.contains_key(id))
    }

    /// Writes all of them.
    ///
    /// # Errors
    /// Where one cannot be written: some of the others may have been.
    pub(super) async fn write(&self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        if self.0.is_empty() {
            return Ok(());
        }
        let rows = self.0.iter().map(|(id, Move { after, lines, progress })| {
            Row(id, *after, lines, state(progress.state), progress.updated, progress)
        });
        let rows = serde_json::to_string(&rows.collect::<Vec<_>>())?;
        let added = sqlx::query(
            "INSERT INTO steps (room, n, line)
             SELECT row.value ->> 0, (row.value ->> 1) + 1 + line.key, line.value
             FROM json_each(?) AS row, json_each(row.value, '$[2]') AS line
             WHERE (SELECT ending IS NULL FROM rooms WHERE id = row.value ->> 0)
             AND row.value ->> 1
                 = (SELECT coalesce(max(n), 0) FROM steps WHERE room = row.value ->> 0)",
        )
        .bind(&rows)
        .execute(&mut *to)
        .await?;
        let lines: usize = self.0.values().map(|step| step.lines.len()).sum();
        let noted = sqlx::query(
            "UPDATE rooms SET state = row.value ->> 3, updated = row.value ->> 4,
                 progress = row.value ->> 5
             FROM json_each(?) AS row WHERE id = row.value ->> 0",
        )
        .bind(&rows)
        .execute(&mut *to)
        .await?;
        let all =
            added.rows_affected() == lines as u64 && noted.rows_affected() == self.0.len() as u64;
        if all { Ok(()) } else { Err(StoreError::Conflict) }
    }
}

/// The room a job is about, and the move, if it is one.
fn read(work: &Work) -> Option<(&RoomId, Option<Move<'_>>)> {
    match work {
        Work::Write(id, changes) => match changes.as_slice() {
            [Change::Steps { after, lines }, Change::Progress(progress)] => {
                Some((id, Some(Move { after: *after, lines, progress })))
            }
            _ => Some((id, None)),
        },
        Work::Room(room, _) => Some((&room.id, None)),
        _ => None,
    }
}
