//! The house as browsers see it.

pub(crate) mod account;
mod caller;
pub(crate) mod catalogue;
pub(crate) mod daily;
pub(crate) mod error;
mod gate;
mod guard;
pub(crate) mod replay;
pub(crate) mod rooms;
mod socket;

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::routing::{any, get, post};
use axum::serve::ListenerExt;
use axum::{Router, middleware};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower_http::trace::TraceLayer;

use crate::hall::Hall;
use crate::meters;
use error::ApiError;
use gate::Gate;

/// How long sockets may take to say farewell.
const FAREWELL: Duration = Duration::from_secs(3);

/// What every request may need.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hall: Arc<Hall>,
    pub(crate) gate: Arc<Gate>,
    /// Becomes true when the house closes.
    pub(crate) closing: watch::Receiver<bool>,
}

/// Serves the house until `stop` is done, then says farewell and finishes what was begun.
///
/// # Errors
/// Where the system no longer lets us listen.
pub async fn serve(
    listener: TcpListener,
    hall: Arc<Hall>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    meters::handle();
    let (close, closing) = watch::channel(false);
    let close = Arc::new(close);
    let settings = &hall.house().settings;
    let gate = Arc::new(Gate::new(settings.limits, settings.trusted.clone()));
    let app = App { hall: hall.clone(), gate, closing };
    let farewell = {
        let (hall, close) = (hall.clone(), close.clone());
        async move {
            stop.await;
            tracing::info!("the house closes");
            hall.close().await;
            let _ = close.send(true);
        }
    };
    // What a room tells goes out at once: small messages must not wait for one another.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection will be slower");
        }
    });
    let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, service).with_graceful_shutdown(farewell).await?;
    // Every socket holds a receiver until it has said farewell.
    let _ = tokio::time::timeout(FAREWELL, close.closed()).await;
    hall.house().store.close().await;
    Ok(())
}

fn router(app: App) -> Router {
    let bytes = app.hall.house().settings.limits.bytes;
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
        .route("/rooms", get(rooms::list).post(rooms::open))
        .route("/rooms/{id}", get(rooms::show))
        .route("/rooms/{id}/socket", any(socket::upgrade))
        .route("/rooms/{id}/journal", get(replay::journal))
        .route("/rooms/{id}/replay", get(replay::replay))
        .route("/rooms/{id}/replay/{n}", get(replay::view))
        .fallback(async || ApiError::not_found("there is no such address"))
        .layer(DefaultBodyLimit::max(bytes))
        .layer(middleware::from_fn(guard::no_store));
    Router::new()
        .nest("/api", api)
        .merge(page())
        .layer(middleware::from_fn_with_state(app.clone(), guard::origin))
        .layer(middleware::from_fn_with_state(app.clone(), guard::rate))
        .layer(middleware::from_fn(guard::headers))
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}

/// The page: its files, and its first one for every address the page makes up itself.
fn page() -> Router<App> {
    memory_serve::load!()
        .index_file(Some("/index.html"))
        .fallback(Some("/index.html"))
        .fallback_status(StatusCode::OK)
        .html_cache_control(memory_serve::CacheControl::NoCache)
        .into_router()
}
