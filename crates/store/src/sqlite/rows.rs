//! How a room lies in its tables, and how it is read from them.

use serde::{Deserialize, Serialize};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;
use table::{Seat, Secret};

use crate::error::StoreError;
use crate::id::{PersonId, RoomId};
use crate::record::{Ending, Muted, Pace, Plan, Progress, RoomRecord, Sitter, State};

/// What a query for [`record`] asks for.
macro_rules! select_rooms {
    ($rest:literal) => {
        concat!(
            "SELECT rooms.id, state, updated, pace, plan, seating
             FROM rooms JOIN plans ON plans.room = rooms.id ",
            $rest
        )
    };
}
pub(super) use select_rooms;

/// The number of a journal's last line: greater than that of any step. The first line has 0.
pub(super) const END: i64 = 1 << 40;

/// What seldom changes of a room's progress.
#[derive(Serialize, Deserialize)]
struct Seating {
    seats: Vec<Sitter>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    mutes: Vec<(PersonId, Muted)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rematch: Option<RoomId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ending: Option<Ending>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    expected: Vec<(PersonId, Seat)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    removed: Vec<PersonId>,
}

pub(super) fn seating(progress: &Progress) -> Result<String, StoreError> {
    let Progress { seats, mutes, rematch, ending, expected, removed, .. } = progress.clone();
    let seating = Seating { seats, mutes, rematch, ending, expected, removed };
    Ok(serde_json::to_string(&seating)?)
}

pub(super) fn record(row: &SqliteRow) -> Result<RoomRecord, StoreError> {
    let text = |name: &str| row.try_get::<&str, _>(name);
    let id = room_id(text("id")?)?;
    let plan: Plan = serde_json::from_str(text("plan")?)?;
    let Seating { seats, mutes, rematch, ending, expected, removed } =
        serde_json::from_str(text("seating")?)?;
    let Pace { seq, era, turn, to_act, points, winners, updated: _ } =
        serde_json::from_str(text("pace")?)?;
    let progress = Progress {
        state: state(text("state")?)?,
        seats,
        seq,
        era,
        turn,
        to_act,
        points,
        winners,
        mutes,
        rematch,
        ending,
        expected,
        removed,
        updated: row.try_get("updated")?,
    };
    Ok(RoomRecord { id, plan, progress })
}

pub(super) fn room_id(text: &str) -> Result<RoomId, StoreError> {
    text.parse().map_err(|_| StoreError::Damaged("a room's id".into()))
}

pub(super) fn secret(text: &str) -> Result<Secret, StoreError> {
    text.parse().map_err(|_| StoreError::Damaged("a secret".into()))
}

/// As the queries for lists of rooms spell it.
pub(super) fn state_name(state: State) -> &'static str {
    match state {
        State::Waiting => "waiting",
        State::Playing => "playing",
        State::Over => "over",
    }
}

fn state(name: &str) -> Result<State, StoreError> {
    let all = [State::Waiting, State::Playing, State::Over];
    let found = all.into_iter().find(|&state| state_name(state) == name);
    found.ok_or_else(|| StoreError::Damaged("a room's state".into()))
}
