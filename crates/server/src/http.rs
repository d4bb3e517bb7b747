//! The house as browsers see it.

pub(crate) mod account;
mod backoff;
pub(crate) mod brought;
mod caller;
pub(crate) mod catalogue;
pub(crate) mod daily;
pub(crate) mod error;
mod files;
mod forwarded;
mod frames;
mod gate;
mod guard;
pub(crate) mod keepsakes;
mod listen;
pub(crate) mod replay;
mod replays;
pub(crate) mod rooms;
mod socket;
mod sockets;
mod tally;
mod upgrade;
mod wire;

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use axum::routing::{any, get, post, put};
use axum::{Router, middleware};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::timeout;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::trace::TraceLayer;

use crate::hall::Hall;
use crate::meters;
use backoff::Backoff;
use error::ApiError;
use gate::Gate;
use replays::Replays;
use sockets::Sockets;

pub use files::{PageFile, page_files};

/// How long sockets may take to say farewell.
const FAREWELL: Duration = Duration::from_secs(3);

/// What every request may need.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hall: Arc<Hall>,
    pub(crate) gate: Arc<Gate>,
    pub(crate) backoff: Arc<Backoff>,
    pub(crate) sockets: Arc<Sockets>,
    pub(crate) replays: Arc<Replays>,
    /// Becomes true when the house closes.
    pub(crate) closing: watch::Receiver<bool>,
}

/// Serves the house until `stop` is done, then says farewell and finishes what was begun, as far as
/// that can be done in a short time.
pub async fn serve(
    listener: TcpListener,
    hall: Arc<Hall>,
    stop: impl Future<Output = ()> + Send + 'static,
) {
    meters::handle();
    let (close, closing) = watch::channel(false);
    let gate = Arc::new(Gate::new(&hall.house().settings));
    let app = App {
        hall: hall.clone(),
        gate: gate.clone(),
        backoff: Arc::default(),
        sockets: Arc::default(),
        replays: Arc::default(),
        closing,
    };
    let farewell = async {
        stop.await;
        tracing::info!("the house closes");
        if timeout(FAREWELL, hall.close()).await.is_err() {
            tracing::warn!("some rooms do not answer any more");
        }
        let _ = close.send(true);
    };
    listen::listen(listener, router(app), gate, farewell).await;
    // Every socket holds a receiver until it has said farewell.
    let _ = timeout(FAREWELL, close.closed()).await;
    hall.house().store.close().await;
}

fn router(app: App) -> Router {
    let api = Router::new()
        .route("/games", get(catalogue::games))
        .route("/rules", get(catalogue::rules))
        .route("/rules/{id}", get(catalogue::rule))
        .route("/me", get(account::me).put(account::rename))
        .route("/account", post(account::create))
        .route("/password", post(account::change))
        .route("/login", post(account::login))
        .route("/logout", post(account::logout))
        .route("/daily", get(daily::show).post(daily::play))
        .route("/keepsakes/{game}", get(keepsakes::list))
        .route("/keepsakes/{game}/{id}", put(keepsakes::keep).delete(keepsakes::throw_away))
        .route("/rooms", get(rooms::list).post(rooms::open))
        .route(brought::ADDRESS, post(brought::bring))
        .route("/rooms/{id}", get(rooms::show))
        .route("/rooms/{id}/socket", any(socket::upgrade))
        .route("/rooms/{id}/journal", get(replay::journal))
        .route("/rooms/{id}/replay", get(replay::replay))
        .route("/rooms/{id}/replay/{n}", get(replay::view))
        .fallback(async || ApiError::not_found("there is no such address"))
        .layer(CatchPanicLayer::custom(ApiError::panicked))
        .layer(middleware::from_fn_with_state(app.clone(), guard::body))
        .layer(middleware::from_fn(error::in_one_shape))
        .layer(middleware::from_fn(guard::no_store))
        .with_state(app.clone());
    Router::new()
        // As a service it has every address below, also those that it knows nothing of.
        .nest_service("/api", api)
        .merge(files::page())
        .layer(middleware::from_fn_with_state(app.clone(), guard::origin))
        .layer(middleware::from_fn_with_state(app.clone(), guard::rate))
        .layer(middleware::from_fn_with_state(app.clone(), guard::headers))
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}
