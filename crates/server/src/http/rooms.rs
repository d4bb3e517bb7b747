//! Opening rooms, and lists of them.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum_extra::extract::cookie::CookieJar;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{Clock, PersonId, RoomId, RoomRecord, State as Stage, Which};

use super::App;
use super::caller::Caller;
use super::error::ApiError;
use crate::house::Wish;
use crate::room::RoomView;

/// How long the lists are.
const LISTED: u32 = 50;

#[derive(Deserialize)]
pub(super) struct Opening {
    game: String,
    #[serde(default)]
    variant: Option<String>,
    #[serde(default)]
    setup: Option<Value>,
    seats: Vec<String>,
    #[serde(default)]
    clock: Clock,
    #[serde(default)]
    public: bool,
}

/// The room that was opened.
#[derive(Serialize)]
pub(super) struct Opened {
    pub(super) room: RoomId,
}

pub(super) async fn open(
    State(app): State<App>,
    caller: Caller,
    body: Result<Json<Opening>, JsonRejection>,
) -> Result<(CookieJar, Json<Opened>), ApiError> {
    let Json(Opening { game, variant, setup, seats, clock, public }) = body?;
    caller.dear(&app)?;
    let (host, jar) = caller.guest(&app).await?;
    let wish = Wish { game, variant, setup, seats, clock, public };
    let room = app.hall.house().open(&host, wish).await?;
    Ok((jar, Json(Opened { room })))
}

pub(super) async fn list(State(app): State<App>, caller: Caller) -> Result<Json<Value>, ApiError> {
    let store = &app.hall.house().store;
    let me = caller.person(&app).await?.map(|person| person.id);
    let own = match me {
        Some(me) => store.rooms(Which::Of(me), LISTED).await?,
        None => Vec::new(),
    };
    let (over, mine): (Vec<_>, Vec<_>) =
        own.into_iter().partition(|room| room.progress.state == Stage::Over);
    let not_mine = |room: &RoomRecord| !over.iter().chain(&mine).any(|own| own.id == room.id);
    let mut watch = store.rooms(Which::Open, LISTED).await?;
    watch.retain(not_mine);
    let mut public = store.rooms(Which::Over, LISTED).await?;
    public.retain(not_mine);
    let replays = over.into_iter().chain(public);
    let shown = |rooms: &mut dyn Iterator<Item = RoomRecord>| -> Vec<RoomView> {
        rooms.map(|room| shown(&app, &room, me)).collect()
    };
    Ok(Json(json!({
        "mine": shown(&mut mine.into_iter()),
        "watch": shown(&mut watch.into_iter()),
        "replays": shown(&mut replays.into_iter()),
    })))
}

pub(super) async fn show(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<RoomView>, ApiError> {
    let me = caller.person(&app).await?.map(|person| person.id);
    let room = stored(&app, &id).await?;
    admit(&app, &room, me).await?;
    Ok(Json(shown(&app, &room, me)))
}

/// The room as it is stored: never behind what anybody was told.
pub(super) async fn stored(app: &App, id: &str) -> Result<RoomRecord, ApiError> {
    let id: RoomId = id.parse().map_err(|_| ApiError::no_room())?;
    app.hall.house().store.room(&id).await?.ok_or_else(ApiError::no_room)
}

/// Keeps out who has not played the day's game yet.
pub(super) async fn admit(
    app: &App,
    room: &RoomRecord,
    who: Option<PersonId>,
) -> Result<(), ApiError> {
    if app.hall.house().may_look(&room.plan, who).await? {
        return Ok(());
    }
    let why = "this is a game of the day: play yours first";
    Err(ApiError::new(StatusCode::FORBIDDEN, "daily", why))
}

pub(super) fn shown(app: &App, room: &RoomRecord, me: Option<PersonId>) -> RoomView {
    let presence = app.hall.presence(&room.id);
    RoomView::of(&room.id, &room.plan, &room.progress, &presence, me)
}
