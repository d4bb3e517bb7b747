//! Games that are over, with all cards open.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde_json::{Value, json};
use store::{PersonId, RoomRecord, State as Stage};
use table::{Eye, Journal, Step};

use super::App;
use super::caller::Caller;
use super::error::ApiError;
use super::rooms::{admit, shown, stored};
use crate::room::Fatal;

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
) -> Result<Json<Value>, ApiError> {
    let me = caller.person(&app).await?.map(|person| person.id);
    let (room, text) = finished(&app, &id, me).await?;
    let registry = app.hall.house().registry;
    let told = played(move || {
        let journal = Journal::parse(&text)?;
        let mut steps = Vec::new();
        journal.replay_telling(registry, |session, events| {
            let (n, last) = (session.journal().steps().len(), session.journal().steps().last());
            let mut step = json!({
                "n": n,
                "events": events.seen_by(Eye::Arbiter),
                "points": session.position().points(Eye::Arbiter),
            });
            if let Some(Step::Decision { seat, .. }) = last {
                step["seat"] = json!(seat);
            }
            steps.push(step);
        })?;
        let mut fairness = json!(journal.header().fairness);
        if let Some(secret) = journal.end().and_then(|end| end.secret.as_ref()) {
            fairness["secret"] = json!(secret);
        }
        Ok((steps, fairness))
    });
    let (steps, fairness) = told.await?;
    let room = shown(&app, &room, me);
    Ok(Json(json!({ "room": room, "steps": steps, "fairness": fairness })))
}

/// All cards face up after step `n`; step 0 is the start.
pub(super) async fn view(
    State(app): State<App>,
    caller: Caller,
    Path((id, n)): Path<(String, usize)>,
) -> Result<Json<Value>, ApiError> {
    let me = caller.person(&app).await?.map(|person| person.id);
    let (room, text) = finished(&app, &id, me).await?;
    if n > room.progress.seq as usize {
        return Err(ApiError::not_found("there is no such step"));
    }
    let registry = app.hall.house().registry;
    let view = played(move || {
        let part: String = text.split_inclusive('\n').take(n + 1).collect();
        let session = Journal::parse(&part)?.replay(registry)?;
        Ok(session.position().view(Eye::Arbiter))
    });
    Ok(Json(view.await?))
}

/// The journal of a game that is over. Of another nobody may know it. While the secret is still of
/// use to others, the closing line that reveals it is left out.
async fn finished(
    app: &App,
    id: &str,
    who: Option<PersonId>,
) -> Result<(RoomRecord, String), ApiError> {
    let room = stored(app, id).await?;
    admit(app, &room, who).await?;
    if room.progress.state != Stage::Over {
        let why = "the game is not over";
        return Err(ApiError::new(StatusCode::CONFLICT, "not_over", why));
    }
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
    play: impl FnOnce() -> Result<T, table::JournalError> + Send + 'static,
) -> Result<T, ApiError> {
    let played = tokio::task::spawn_blocking(play).await;
    let played = played.map_err(|error| Fatal::Stuck(error.to_string()))?;
    Ok(played.map_err(|error| Fatal::Stuck(error.to_string()))?)
}
