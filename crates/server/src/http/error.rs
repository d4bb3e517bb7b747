//! What a request is answered with when it is not done.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use store::StoreError;
use table::SetupError;

use crate::house::OpenError;
use crate::room::Fatal;

/// Why a request was not done: a status, a word for programs, a sentence for people.
#[derive(Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    kind: &'static str,
    message: String,
    faults: Option<Value>,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, kind: &'static str, message: impl Into<String>) -> Self {
        ApiError { status, kind, message: message.into(), faults: None }
    }

    pub(crate) fn bad(kind: &'static str, message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, kind, message)
    }

    pub(crate) fn not_found(message: &str) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "not_found", message)
    }

    pub(crate) fn no_room() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "no_room", "there is no such room")
    }

    pub(crate) fn too_much() -> ApiError {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_much", "not so fast")
    }

    /// What went wrong inside is for the log, not for the world.
    fn inside(error: &dyn std::fmt::Display) -> ApiError {
        tracing::error!(%error, "a request failed");
        let message = "something went wrong here";
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", message)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut error = json!({"kind": self.kind, "message": self.message});
        if let Some(faults) = self.faults {
            error["faults"] = faults;
        }
        (self.status, Json(json!({ "error": error }))).into_response()
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::Taken => ApiError::new(StatusCode::CONFLICT, "taken", error.to_string()),
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
            OpenError::Game(_) => ApiError::bad("no_game", message),
            OpenError::Variant(_) => ApiError::bad("no_variant", message),
            OpenError::Seats(_) => ApiError::bad("seats", message),
            OpenError::Setup(SetupError::Unreadable(_)) => ApiError::bad("malformed", message),
            OpenError::Setup(SetupError::Faulty(faults)) => {
                let faults = serde_json::to_value(faults).ok();
                ApiError { faults, ..ApiError::bad("faulty", message) }
            }
            OpenError::Store(error) => error.into(),
        }
    }
}

impl From<axum::extract::rejection::JsonRejection> for ApiError {
    fn from(error: axum::extract::rejection::JsonRejection) -> ApiError {
        ApiError::new(error.status(), "malformed", error.body_text())
    }
}
