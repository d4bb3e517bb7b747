//! What a request is answered with when it is not done.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use store::StoreError;
use table::{Faults, SetupError};

use crate::house::OpenError;
use crate::room::Fatal;

/// What kind of thing went wrong, for programs.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(crate) enum ApiKind {
    /// Name or password is wrong.
    Login,
    /// Another site's page asks.
    Origin,
    /// Today's game, and the own attempt is not over.
    Daily,
    /// This is no day, or one to come.
    Day,
    /// There is no such thing.
    NotFound,
    /// There is no such room.
    NoRoom,
    /// Another has this name.
    Taken,
    /// There is an account already.
    Account,
    /// There is no account.
    NoAccount,
    /// The game is not over.
    NotOver,
    /// Not understood.
    Malformed,
    /// This is no name.
    Name,
    /// This is no password.
    Password,
    /// There is no such game.
    NoGame,
    /// There is no such variant.
    NoVariant,
    /// The seats do not fit the setup.
    Seats,
    /// The setup is wrong.
    Faulty,
    /// Too often.
    TooMuch,
    /// Too many rooms of this person wait or play already.
    TooManyRooms,
    /// Something went wrong here.
    Failed,
}

/// Why a request was not done: a status, a word for programs, a sentence for people.
#[derive(Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    kind: ApiKind,
    message: String,
    faults: Option<Faults>,
}

/// The body of an answer about something that was not done.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Failure {
    error: Complaint,
}

/// What was not done, and why.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Complaint {
    kind: ApiKind,
    message: String,
    /// What is wrong with a setup.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    faults: Option<Faults>,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, kind: ApiKind, message: impl Into<String>) -> Self {
        ApiError { status, kind, message: message.into(), faults: None }
    }

    pub(crate) fn bad(kind: ApiKind, message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, kind, message)
    }

    pub(crate) fn not_found(message: &str) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, ApiKind::NotFound, message)
    }

    pub(crate) fn no_room() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, ApiKind::NoRoom, "there is no such room")
    }

    pub(crate) fn too_much() -> ApiError {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, ApiKind::TooMuch, "not so fast")
    }

    /// What went wrong inside is for the log, not for the world.
    fn inside(error: &dyn std::fmt::Display) -> ApiError {
        tracing::error!(%error, "a request failed");
        let message = "something went wrong here";
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, ApiKind::Failed, message)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let ApiError { status, kind, message, faults } = self;
        (status, Json(Failure { error: Complaint { kind, message, faults } })).into_response()
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::Taken => {
                ApiError::new(StatusCode::CONFLICT, ApiKind::Taken, error.to_string())
            }
            other => ApiError::inside(&other),
        }
    }
}

impl From<Fatal> for ApiError {
    fn from(error: Fatal) -> ApiError {
        ApiError::inside(&error)
    }
}

impl From<OpenError> for ApiError {
    fn from(error: OpenError) -> ApiError {
        let message = error.to_string();
        match error {
            OpenError::Game(_) => ApiError::bad(ApiKind::NoGame, message),
            OpenError::Variant(_) => ApiError::bad(ApiKind::NoVariant, message),
            OpenError::Seats(_) => ApiError::bad(ApiKind::Seats, message),
            OpenError::TooMany(_) => {
                ApiError::new(StatusCode::CONFLICT, ApiKind::TooManyRooms, message)
            }
            OpenError::Setup(SetupError::Unreadable(_)) => {
                ApiError::bad(ApiKind::Malformed, message)
            }
            OpenError::Setup(SetupError::Faulty(faults)) => {
                ApiError { faults: Some(faults), ..ApiError::bad(ApiKind::Faulty, message) }
            }
            OpenError::Store(error) => error.into(),
        }
    }
}

impl From<axum::extract::rejection::JsonRejection> for ApiError {
    fn from(error: axum::extract::rejection::JsonRejection) -> ApiError {
        ApiError::new(error.status(), ApiKind::Malformed, error.body_text())
    }
}
