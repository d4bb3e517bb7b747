//! What a request is answered with when it is not done.

use std::any::Any;

use axum::Json;
use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use store::StoreError;
use table::{Faults, SetupError};

use crate::brought::BringError;
use crate::house::OpenError;
use crate::room::Fatal;

const JSON: HeaderValue = HeaderValue::from_static("application/json");

/// How long a sentence about an error may be, in bytes.
const LONGEST: usize = 4096;

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
    /// The setup is wrong, or what was to be kept.
    Faulty,
    /// The journal is not that of a fair game by the rules.
    Journal,
    /// Too often.
    TooMuch,
    /// Too many rooms of this person wait or play already.
    TooManyRooms,
    /// This person keeps as much as anybody may.
    TooManyKept,
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
    /// What is wrong with a setup, or with what was to be kept.
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

    /// A request that panicked. The others go on.
    pub(super) fn panicked(panic: Box<dyn Any + Send>) -> Response {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        ApiError::inside(&text.unwrap_or("a panic without words")).into_response()
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

/// Whatever was not done is told in the same shape, also where it never came to our own code: an
/// address, a query or a method that fits nothing.
pub(super) async fn in_one_shape(request: Request, next: Next) -> Response {
    let (parts, body) = next.run(request).await.into_parts();
    let status = parts.status;
    let failed = status.is_client_error() || status.is_server_error();
    if !failed || parts.headers.get(header::CONTENT_TYPE) == Some(&JSON) {
        return Response::from_parts(parts, body);
    }
    let text = to_bytes(body, LONGEST).await.unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let error = match (status, text.trim()) {
        _ if status.is_server_error() => ApiError::inside(&text),
        (_, "") => {
            let reason = status.canonical_reason().unwrap_or("not understood").to_lowercase();
            ApiError::new(status, ApiKind::Malformed, reason)
        }
        (_, text) => ApiError::new(status, ApiKind::Malformed, text),
    };
    let mut response = error.into_response();
    if let Some(methods) = parts.headers.get(header::ALLOW) {
        response.headers_mut().insert(header::ALLOW, methods.clone());
    }
    response
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

impl From<Faults> for ApiError {
    fn from(faults: Faults) -> ApiError {
        let message = faults.to_string();
        ApiError { faults: Some(faults), ..ApiError::bad(ApiKind::Faulty, message) }
    }
}

impl From<Fatal> for ApiError {
    fn from(error: Fatal) -> ApiError {
        ApiError::inside(&error)
    }
}

impl From<BringError> for ApiError {
    fn from(error: BringError) -> ApiError {
        match error {
            BringError::Open(error) => error.into(),
            BringError::Journal(why) => ApiError::bad(ApiKind::Journal, why),
        }
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

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::routing::get;
    use axum::{Router, middleware};
    use serde_json::Value;
    use tower::ServiceExt;
    use tower_http::catch_panic::CatchPanicLayer;

    use super::*;

    #[tokio::test]
    async fn a_panic_is_told_in_the_same_shape_and_keeps_its_secret() {
        let panics = async || -> &'static str { panic!("the secret is 42") };
        let api: Router = Router::new()
            .route("/", get(panics))
            .layer(CatchPanicLayer::custom(ApiError::panicked))
            .layer(middleware::from_fn(in_one_shape));
        let answer = api.oneshot(Request::get("/").body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
        let body = to_bytes(answer.into_body(), LONGEST).await.unwrap();
        let body: Value = serde_json::from_slice(&body).unwrap();
        assert_eq!(body["error"]["kind"], "failed");
        assert_eq!(body["error"]["message"], "something went wrong here");
    }
}
