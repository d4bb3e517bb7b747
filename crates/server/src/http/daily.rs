//! The games of the day, and one's own best.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Query, State};
use axum_extra::extract::cookie::CookieJar;
use serde::{Deserialize, Serialize};
use store::{Daily, PersonId, RoomId, RoomRecord, Which, Whose};
use table::Commitment;

use super::App;
use super::caller::Caller;
use super::error::{ApiError, ApiKind};
use super::rooms::{Opened, shown};
use crate::room::RoomView;

/// How long the two lists of a day are.
const LISTED: u32 = 100;

#[derive(Deserialize)]
pub(super) struct Asked {
    /// Another day than today.
    day: Option<String>,
}

/// The day's game that somebody wants to play.
#[derive(Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Wanted {
    game: String,
    variant: String,
}

/// The games of a day.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Day {
    day: String,
    /// Whether it can still be played.
    running: bool,
    games: Vec<DayGame>,
}

/// One game of a day.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct DayGame {
    game: &'static str,
    variant: &'static str,
    commitment: Commitment,
    /// My attempt.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    mine: Option<RoomView>,
    /// Attempts of accounts that were played to the end, the best first.
    scores: Vec<Score>,
    /// Those of guests, whom nobody can keep from trying twice: they have no rank.
    guests: Vec<Score>,
    /// The most I ever had in this variant, on any day and outside of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    best: Option<i16>,
}

/// A line in the lists of a day.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Score {
    /// Equal points share a rank; guests have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    rank: Option<usize>,
    name: String,
    points: i16,
    me: bool,
    room: RoomId,
}

pub(super) async fn show(
    State(app): State<App>,
    caller: Caller,
    Query(asked): Query<Asked>,
) -> Result<Json<Day>, ApiError> {
    let house = app.hall.house();
    let me = caller.person(&app).await?.map(|person| person.id);
    let today = (house.settings.today)();
    let day = asked.day.unwrap_or_else(|| today.clone());
    if day > today || !is_day(&day) {
        return Err(ApiError::bad(
            ApiKind::Day,
            "a day is written 2026-11-16, and not one to come",
        ));
    }
    let mut games = Vec::new();
    for (game, variant) in house.daily_variants() {
        let daily = Daily { day: &day, game, variant };
        let accounts = house.store.rooms(Which::Day(daily, Whose::Accounts), LISTED).await?;
        let guests = house.store.rooms(Which::Day(daily, Whose::Guests), LISTED).await?;
        // A day that nobody played needs no secret afterwards.
        if day < today && accounts.is_empty() && guests.is_empty() {
            continue;
        }
        let commitment = house.day_secret(daily).await?.commitment();
        let (mine, best) = match me {
            Some(me) => (mine(&app, daily, me).await?, best(&app, game, variant, me).await?),
            None => (None, None),
        };
        let scores = ranked(&accounts, me);
        let guests = guests.iter().map(|room| score(room, None, me)).collect();
        games.push(DayGame { game, variant, commitment, mine, scores, guests, best });
    }
    Ok(Json(Day { running: day == today, day, games }))
}

async fn mine(app: &App, daily: Daily<'_>, me: PersonId) -> Result<Option<RoomView>, ApiError> {
    let store = &app.hall.house().store;
    let Some(id) = store.attempt(daily, me).await? else { return Ok(None) };
    let room = store.room(&id).await?;
    Ok(room.map(|room| shown(app, &room, Some(me))))
}

async fn best(app: &App, game: &str, variant: &str, of: PersonId) -> Result<Option<i16>, ApiError> {
    let best = app.hall.house().store.rooms(Which::Best { of, game, variant }, 1).await?;
    Ok(best.first().map(points))
}

pub(super) async fn play(
    State(app): State<App>,
    caller: Caller,
    body: Result<Json<Wanted>, JsonRejection>,
) -> Result<(CookieJar, Json<Opened>), ApiError> {
    let Json(Wanted { game, variant }) = body?;
    caller.dear(&app)?;
    let (person, jar) = caller.guest(&app).await?;
    let room = app.hall.house().play_today(&person, &game, &variant).await?;
    Ok((jar, Json(Opened { room })))
}

fn ranked(rooms: &[RoomRecord], me: Option<PersonId>) -> Vec<Score> {
    let better = |than: i16| rooms.iter().filter(|room| points(room) > than).count();
    rooms.iter().map(|room| score(room, Some(better(points(room)) + 1), me)).collect()
}

fn score(room: &RoomRecord, rank: Option<usize>, me: Option<PersonId>) -> Score {
    Score {
        rank,
        name: room.progress.seats.first().and_then(|seat| seat.name()).unwrap_or_default().into(),
        points: points(room),
        me: me == Some(room.plan.host),
        room: room.id.clone(),
    }
}

fn points(room: &RoomRecord) -> i16 {
    room.progress.points.first().copied().unwrap_or_default()
}

/// Whether this is a day as days are written: others would be games nobody can ever play.
fn is_day(text: &str) -> bool {
    let digits = |range: std::ops::Range<usize>| {
        text.get(range).is_some_and(|part| part.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let dashes = text.as_bytes().get(4) == Some(&b'-') && text.as_bytes().get(7) == Some(&b'-');
    text.len() == 10 && dashes && digits(0..4) && digits(5..7) && digits(8..10)
}
