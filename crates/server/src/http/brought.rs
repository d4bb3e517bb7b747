//! Bringing a game along that was begun elsewhere.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum_extra::extract::cookie::CookieJar;
use serde::Deserialize;
use table::Secret;

use super::App;
use super::caller::Caller;
use super::error::ApiError;
use super::rooms::Opened;
use crate::brought::Brought;

/// Where it is asked for, below `/api`.
pub(super) const ADDRESS: &str = "/rooms/brought";

/// A game that somebody brings along.
#[derive(Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "BroughtGame"))]
pub(crate) struct Bringing {
    /// The journal as text.
    journal: String,
    /// The secret of a game that is not over.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    secret: Option<Secret>,
    /// For each seat `me`, `open` or a bot's id.
    seats: Vec<String>,
}

pub(super) async fn bring(
    State(app): State<App>,
    caller: Caller,
    body: Result<Json<Bringing>, JsonRejection>,
) -> Result<(CookieJar, Json<Opened>), ApiError> {
    let Json(Bringing { journal, secret, seats }) = body?;
    caller.dear(&app)?;
    let (host, jar) = caller.guest(&app).await?;
    let room = app.hall.house().bring(&host, Brought { journal, secret, seats }).await?;
    Ok((jar, Json(Opened { room })))
}
