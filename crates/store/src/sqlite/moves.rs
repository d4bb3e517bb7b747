//! Many decisions at once: what a server writes all day.

use std::collections::HashMap;

use serde::Serialize;
use sqlx::SqliteConnection;

use super::writer::Work;
use crate::error::StoreError;
use crate::id::RoomId;
use crate::record::Pace;
use crate::store::Change;

/// The jobs of a group that add steps to a journal and note how far its room is, and nothing else.
/// Each is of a room that no other job of the group is about, so their order makes no difference.
pub(super) struct Moves<'a>(HashMap<&'a RoomId, Move<'a>>);

/// The steps `lines` after step `after`.
struct Move<'a> {
    after: u32,
    lines: &'a [String],
    pace: &'a Pace,
}

/// A row for SQLite to read.
#[derive(Serialize)]
struct Row<'a>(&'a RoomId, u32, &'a [String], i64, &'a Pace);

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
        let rows = self
            .0
            .iter()
            .map(|(id, Move { after, lines, pace })| Row(id, *after, lines, pace.updated, pace));
        let rows = serde_json::to_string(&rows.collect::<Vec<_>>())?;
        let added = sqlx::query(
            "INSERT INTO steps (room, n, line)
             SELECT row.value ->> 0, (row.value ->> 1) + 1 + line.key, line.value
             FROM json_each(?) AS row, json_each(row.value, '$[2]') AS line
             WHERE row.value ->> 1
                 = (SELECT coalesce(max(n), 0) FROM steps WHERE room = row.value ->> 0)",
        )
        .bind(&rows)
        .execute(&mut *to)
        .await?;
        let lines: usize = self.0.values().map(|step| step.lines.len()).sum();
        let noted = sqlx::query(
            "UPDATE rooms SET updated = row.value ->> 3, pace = row.value ->> 4
             FROM json_each(?) AS row WHERE rooms.id = row.value ->> 0",
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
            [Change::Steps { after, lines }, Change::Pace(pace)] => {
                Some((id, Some(Move { after: *after, lines, pace })))
            }
            _ => Some((id, None)),
        },
        Work::Room(room, _) => Some((&room.id, None)),
        Work::DropRoom(id, _) => Some((id, None)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::tests::beside;
    use crate::testing::{room, token};
    use crate::{Durability, Sqlite, Store};
    use table::Secret;

    /// The suite cannot tell whether moves are written together: one by one would do as well.
    #[tokio::test]
    async fn moves_are_written_together_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("db");
        let store = Sqlite::open(&path, Durability::Process).await.unwrap();
        let host = store.add_guest("Ada", &token(1)).await.unwrap();
        let rooms = [1, 2, 3].map(|number| room(number, &host));
        for room in &rooms {
            store.add_room(room, &Secret::new([1; 32])).await.unwrap();
        }
        let step = |number: usize, after: u32| {
            let lines = vec!["\"a\"".into(), "b".into()];
            let pace = Pace { seq: after + 2, ..rooms[number].progress.pace() };
            let changes = vec![Change::Steps { after, lines }, Change::Pace(pace)];
            Work::Write(rooms[number].id.clone(), changes)
        };
        let mut to = beside(&path).await;
        for after in [0, 2] {
            let group = [0, 1, 2].map(|number| step(number, after));
            let moves = Moves::among(group.iter());
            assert!(group.iter().all(|work| moves.contains(work)));
            moves.write(&mut to).await.unwrap();
        }
        for room in &rooms {
            let lines = store.journal(&room.id).await.unwrap().unwrap();
            assert_eq!(lines, "\"a\"\nb\n\"a\"\nb\n");
            assert_eq!(store.room(&room.id).await.unwrap().unwrap().progress.seq, 4);
        }
        let wrong = [step(0, 4), step(1, 3)];
        assert!(Moves::among(wrong.iter()).write(&mut to).await.is_err());
        let twice = [step(0, 4), step(0, 6), step(1, 4)];
        let moves = Moves::among(twice.iter());
        assert!(!moves.contains(&twice[0]) && moves.contains(&twice[2]));
    }
}
