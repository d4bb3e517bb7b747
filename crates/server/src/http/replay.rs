//! Games that are over, with all cards open.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::Serialize;
use serde_json::Value;
use store::{PersonId, RoomRecord, State as Stage};
use table::{Eye, Journal, JournalError, Registry, Replayed, Step};

use super::App;
use super::caller::Caller;
use super::error::{ApiError, ApiKind};
use super::rooms::{admit, shown, stored};
use crate::room::{Fatal, LogView, Revealed, RoomView};

/// A game that is over, step by step.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Replay {
    room: RoomView,
    steps: Vec<ReplayStep>,
    fairness: Option<Revealed>,
}

/// One step with everything open, and how it stood afterwards.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct ReplayStep {
    #[serde(flatten)]
    step: LogView,
    /// What nature brought, where nature acted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    nature: Option<Value>,
    points: Vec<i16>,
}

pub(super) async fn journal(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let me = caller.person(&app).await?.map(|person| person.id);
    let (_, text) = finished(&app, &id, me).await?;
    Ok(([(header::CONTENT_TYPE, "application/jsonl; charset=utf-8")], text))
}

pub(super) async fn replay(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Replay>, ApiError> {
    let me = caller.person(&app).await?.map(|person| person.id);
    let (room, text) = finished(&app, &id, me).await?;
    let registry = app.hall.house().registry;
    let told = played(move || {
        let journal = Journal::parse(&text)?;
        Ok((steps(registry, &journal)?, Revealed::of(&journal)))
    });
    let (steps, fairness) = told.await?;
    Ok(Json(Replay { room: shown(&app, &room, me), steps, fairness }))
}

/// All steps of a journal, with everything open.
pub(crate) fn steps(
    registry: &Registry,
    journal: &Journal,
) -> Result<Vec<ReplayStep>, JournalError> {
    let mut steps = Vec::new();
    journal.replay_telling(registry, |session, events| {
        let (seat, nature) = match session.journal().steps().last() {
            Some(Step::Decision { seat, .. }) => (Some(seat), None),
            Some(Step::Nature(outcome)) => (None, Some(outcome)),
            None => (None, None),
        };
        let n = session.journal().steps().len() as u32;
        let step = LogView { n, seat, events: events.text_for(Eye::Arbiter) };
        steps.push(ReplayStep { step, nature, points: session.position().points(Eye::Arbiter) });
    })?;
    Ok(steps)
}

/// All cards face up after step `n`; step 0 is the start.
pub(super) async fn view(
    State(app): State<App>,
    caller: Caller,
    Path((id, n)): Path<(String, usize)>,
) -> Result<impl IntoResponse, ApiError> {
    let me = caller.person(&app).await?.map(|person| person.id);
    let room = over(&app, &id, me).await?;
    let game = match app.replays.get(&room.id) {
        Some(game) => game,
        None => {
            let text = app.hall.house().store.journal(&room.id).await?;
            let text = text.ok_or_else(ApiError::no_room)?;
            let registry = app.hall.house().registry;
            let game = played(move || Replayed::new(Journal::parse(&text)?, registry)).await?;
            let game = Arc::new(game);
            app.replays.keep(room.id, game.clone());
            game
        }
    };
    let position = game.position(n).ok_or_else(|| ApiError::not_found("there is no such step"))?;
    let view = position.view_text(Eye::Arbiter).to_string();
    Ok(([(header::CONTENT_TYPE, "application/json")], view))
}

/// A room whose game is over, for somebody who may come in.
async fn over(app: &App, id: &str, who: Option<PersonId>) -> Result<RoomRecord, ApiError> {
    let room = stored(app, id).await?;
    admit(app, &room, who).await?;
    if room.progress.state != Stage::Over {
        let why = "the game is not over";
        return Err(ApiError::new(StatusCode::CONFLICT, ApiKind::NotOver, why));
    }
    Ok(room)
}

/// The journal of a game that is over. Of another nobody may know it. While the secret is still of
/// use to others, the closing line that reveals it is left out.
async fn finished(
    app: &App,
    id: &str,
    who: Option<PersonId>,
) -> Result<(RoomRecord, String), ApiError> {
    let room = over(app, id, who).await?;
    let house = app.hall.house();
    let mut text = house.store.journal(&room.id).await?.ok_or_else(ApiError::no_room)?;
    if house.is_secret_now(&room.plan) {
        let steps = room.progress.seq as usize;
        text = text.split_inclusive('\n').take(1 + steps).collect();
    }
    Ok((room, text))
}

/// Plays a game again, away from the threads that serve.
async fn played<T: Send + 'static>(
    play: impl FnOnce() -> Result<T, JournalError> + Send + 'static,
) -> Result<T, ApiError> {
    let played = tokio::task::spawn_blocking(play).await;
    let played = played.map_err(|error| Fatal::Stuck(error.to_string()))?;
    Ok(played.map_err(|error| Fatal::Stuck(error.to_string()))?)
}
