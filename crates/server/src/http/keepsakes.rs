//! What people keep of a game from one time to the next, such as decks of cards: their own and
//! nobody else's.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Keepsake, KeepsakeId, Person, StoreError};
use table::Folded;

use super::App;
use super::caller::Caller;
use super::error::{ApiError, ApiKind};
use crate::house::now;
use crate::names;
use crate::room::moment;

/// Everything that somebody keeps of a game, what changed last first.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Keepsakes {
    keepsakes: Vec<KeepsakeView>,
}

/// One thing that somebody keeps.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Keepsake"))]
pub(crate) struct KeepsakeView {
    id: String,
    name: String,
    /// When it was kept last.
    changed: String,
    /// What is in it: the game's affair.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    data: Folded,
}

impl From<Keepsake> for KeepsakeView {
    fn from(Keepsake { id, name, data, changed, .. }: Keepsake) -> KeepsakeView {
        KeepsakeView { id: id.as_str().into(), name, changed: moment(changed), data }
    }
}

/// Something to be kept.
#[derive(Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct NewKeepsake {
    name: String,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    data: Value,
}

/// Where nobody is known nothing is kept.
pub(super) async fn list(
    State(app): State<App>,
    caller: Caller,
    Path(game): Path<String>,
) -> Result<Json<Keepsakes>, ApiError> {
    let kept = match caller.person(&app).await? {
        Some(person) => app.hall.house().store.keepsakes(person.id, &game).await?,
        None => Vec::new(),
    };
    Ok(Json(Keepsakes { keepsakes: kept.into_iter().map(Into::into).collect() }))
}

/// Keeps it in the place of what has the same id. The game says whether it is something of its own;
/// half-finished work is kept too.
pub(super) async fn keep(
    State(app): State<App>,
    caller: Caller,
    Path((game, id)): Path<(String, String)>,
    body: Result<Json<NewKeepsake>, JsonRejection>,
) -> Result<Json<KeepsakeView>, ApiError> {
    let Json(NewKeepsake { name, data }) = body?;
    let person = known(&app, &caller).await?;
    let id: KeepsakeId =
        id.parse().map_err(|error| ApiError::bad(ApiKind::Malformed, format!("{error}")))?;
    let why = "a name has 1 to 60 characters that can be seen";
    let name = names::title(&name).ok_or_else(|| ApiError::bad(ApiKind::Name, why))?;
    let house = app.hall.house();
    let limits = &house.settings.limits;
    let data = written(&app, &game, &data)?;
    if data.size() > limits.keepsake {
        let why = format!("more than {} bytes are not kept", limits.keepsake);
        return Err(ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, ApiKind::Malformed, why));
    }
    let keepsake = Keepsake { id, game, name, data, changed: now() };
    match house.store.keep(person.id, &keepsake, limits.keepsakes).await {
        Ok(()) => Ok(Json(keepsake.into())),
        Err(StoreError::TooMany) => {
            let why = format!("you keep {} already: throw one away first", limits.keepsakes);
            Err(ApiError::new(StatusCode::CONFLICT, ApiKind::TooManyKept, why))
        }
        Err(other) => Err(other.into()),
    }
}

pub(super) async fn throw_away(
    State(app): State<App>,
    caller: Caller,
    Path((game, id)): Path<(String, String)>,
) -> Result<StatusCode, ApiError> {
    let person = known(&app, &caller).await?;
    let nothing = || ApiError::not_found("you keep nothing under this id");
    let id: KeepsakeId = id.parse().map_err(|_| nothing())?;
    match app.hall.house().store.throw_away(person.id, &game, &id).await {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        Err(StoreError::Unknown) => Err(nothing()),
        Err(other) => Err(other.into()),
    }
}

/// Who asks. For what is kept nobody becomes a guest: whoever is not known yet could not come back.
async fn known(app: &App, caller: &Caller) -> Result<Person, ApiError> {
    let why = "nobody is known here: log in first";
    let unknown = || ApiError::new(StatusCode::UNAUTHORIZED, ApiKind::Login, why);
    caller.person(app).await?.ok_or_else(unknown)
}

/// What is to be kept, in the writing of its game.
fn written(app: &App, game: &str, data: &Value) -> Result<Folded, ApiError> {
    let known = app.hall.house().registry.game(game);
    let known = known.ok_or_else(|| {
        ApiError::bad(ApiKind::NoGame, format!("there is no game called {game} here"))
    })?;
    let keepsake = known.keepsake().ok_or_else(|| {
        ApiError::bad(ApiKind::NoGame, format!("there is nothing to keep of the game {game}"))
    })?;
    Ok(Folded::from(&keepsake.written(data)?))
}
