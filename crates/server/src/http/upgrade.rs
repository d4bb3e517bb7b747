//! How a request becomes a socket.

use std::future::Future;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Request, Response, StatusCode};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

use super::App;
use super::error::{ApiError, ApiKind};
use super::wire::Wire;

/// How much is read at once. Every socket has a buffer of this size; what people send is short.
const READ: usize = 512;

/// The connection below a socket.
pub(super) type Connection = Wire<TcpStream>;

/// A socket.
pub(super) type Socket = WebSocketStream<Connection>;

/// A request for a socket.
pub(super) struct Upgrade {
    answer: Response<()>,
    connection: OnUpgrade,
}

impl FromRequestParts<App> for Upgrade {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Upgrade, ApiError> {
        let refused = |why: String| ApiError::new(StatusCode::BAD_REQUEST, ApiKind::Malformed, why);
        let mut head = Request::new(());
        head.method_mut().clone_from(&parts.method);
        head.headers_mut().clone_from(&parts.headers);
        *head.version_mut() = parts.version;
        let answer = create_response(&head).map_err(|error| refused(error.to_string()))?;
        let connection = parts.extensions.remove::<OnUpgrade>();
        let connection = connection.ok_or_else(|| refused("this is no socket".into()))?;
        Ok(Upgrade { answer, connection })
    }
}

impl Upgrade {
    /// What is answered, and the socket that comes of it. No message may be longer than `most` bytes.
    pub(super) fn accept(
        self,
        most: usize,
    ) -> (Response<axum::body::Body>, impl Future<Output = Option<Socket>> + Send) {
        let Upgrade { answer, connection } = self;
        let config = WebSocketConfig::default()
            .read_buffer_size(READ)
            .max_message_size(Some(most))
            .max_frame_size(Some(most));
        let socket = async move {
            let upgraded = connection.await.ok()?;
            let parts = upgraded.downcast::<TokioIo<Connection>>().ok()?;
            // A copy, which is mostly empty: what was read lies in a large buffer.
            let (connection, read) = (parts.io.into_inner(), parts.read_buf.to_vec());
            let server = Role::Server;
            Some(WebSocketStream::from_partially_read(connection, read, server, Some(config)).await)
        };
        (answer.map(|()| axum::body::Body::empty()), socket)
    }
}
