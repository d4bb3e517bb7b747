//! Who is let in: every connection has a time for its headers and an end.

use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

use super::gate::Gate;
use super::wire::Wire;

/// How much of a request's head is read at most.
const HEAD: usize = 64 * 1024;

/// How long we wait after the system would not give us a connection: it may have no more files.
const BREATH: Duration = Duration::from_millis(500);

/// Answers whoever connects until `stop` is done, then lets those finish who have begun.
pub(super) async fn listen(
    listener: TcpListener,
    router: Router,
    gate: Arc<Gate>,
    stop: impl Future<Output = ()>,
) {
    let (close, closing) = watch::channel(false);
    let mut open = JoinSet::new();
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            Some(_) = open.join_next() => {}
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    let answered = answer(stream, peer, router.clone(), &gate, closing.clone());
                    if let Some(answered) = answered {
                        open.spawn(answered);
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "a connection was not made");
                    sleep(BREATH).await;
                }
            },
        }
    }
    drop(listener);
    let _ = close.send(true);
    let finish = async { while open.join_next().await.is_some() {} };
    if timeout(gate.limits().farewell, finish).await.is_err() {
        tracing::info!(left = open.len(), "some requests are not waited for any longer");
    }
}

/// What happens on a connection, if its address may have one more. A socket that comes of it lives
/// on by itself, and is counted until it ends.
fn answer(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    gate: &Gate,
    mut closing: watch::Receiver<bool>,
) -> Option<impl Future<Output = ()> + Send + use<>> {
    let address: IpAddr = peer.ip();
    let Some(counted) = gate.connection(address) else {
        metrics::counter!("eiland_connections_refused_total").increment(1);
        return None;
    };
    // What a room tells goes out at once: small messages must not wait for one another.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection will be slower");
    }
    let wire = Wire::new(stream, counted, gate.pace(address));
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let headers = gate.limits().headers;
    Some(async move {
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(headers)
            .max_buf_size(HEAD)
            .serve_connection(TokioIo::new(wire), service)
            .with_upgrades();
        let mut connection = pin!(connection);
        let done = tokio::select! {
            done = &mut connection => done,
            _ = closing.changed() => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = done {
            tracing::debug!(%error, "a connection has ended early");
        }
    })
}
