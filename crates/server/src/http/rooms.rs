//! Opening rooms, and lists of them.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum_extra::extract::cookie::CookieJar;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Clock, PersonId, RoomId, RoomRecord, Sitter, State as Stage, Which};

use super::App;
use super::caller::Caller;
use super::error::{ApiError, ApiKind};
use crate::house::Wish;
use crate::room::RoomView;

/// How long the lists are.
const LISTED: u32 = 50;

/// The room that somebody wants to open.
#[derive(Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NewRoom"))]
pub(crate) struct Opening {
    game: String,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    variant: Option<String>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    setup: Option<Value>,
    /// For each seat `me`, `open` or a bot's id.
    seats: Vec<String>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Clock>"))]
    clock: Clock,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    public: bool,
}

/// The room that was opened.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Opened {
    pub(super) room: RoomId,
}

/// Rooms that a person may want to go to.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Rooms {
    /// Own ones that are not over.
    mine: Vec<RoomView>,
    /// Public ones that wait or play, without the own.
    watch: Vec<RoomView>,
    /// Those that are over, the own first.
    replays: Vec<RoomView>,
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

pub(super) async fn list(State(app): State<App>, caller: Caller) -> Result<Json<Rooms>, ApiError> {
    let store = &app.hall.house().store;
    let me = caller.person(&app).await?.map(|person| person.id);
    let own = match me {
        Some(me) => store.rooms(Which::Of(me), LISTED).await?,
        None => Vec::new(),
    };
    let (over, mut mine): (Vec<_>, Vec<_>) =
        own.into_iter().partition(|room| room.progress.state == Stage::Over);
    // Nobody goes on with what they gave up, or with the game of a day that is over.
    mine.retain(|room| {
        let plays = |seat: &Sitter| seat.player().is_some() && seat.player() == me;
        room.progress.seats.iter().any(plays) && !app.hall.house().is_past(&room.plan)
    });
    let not_mine = |room: &RoomRecord| !over.iter().chain(&mine).any(|own| own.id == room.id);
    let mut watch = store.rooms(Which::Open, LISTED).await?;
    watch.retain(not_mine);
    let mut public = store.rooms(Which::Over, LISTED).await?;
    public.retain(not_mine);
    let replays = over.into_iter().chain(public);
    let shown = |rooms: &mut dyn Iterator<Item = RoomRecord>| -> Vec<RoomView> {
        rooms.map(|room| shown(&app, &room, me)).collect()
    };
    Ok(Json(Rooms {
        mine: shown(&mut mine.into_iter()),
        watch: shown(&mut watch.into_iter()),
        replays: shown(&mut { replays }),
    }))
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
    Err(ApiError::new(StatusCode::FORBIDDEN, ApiKind::Daily, why))
}

pub(super) fn shown(app: &App, room: &RoomRecord, me: Option<PersonId>) -> RoomView {
    let presence = app.hall.presence(&room.id);
    RoomView::of(&room.id, &room.plan, &room.progress, &presence, me)
}
