//! Somebody with a browser, as far as a server can tell.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Response;
use tokio_tungstenite::tungstenite::http::{HeaderValue, StatusCode};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Error};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::error::LoadError;
use crate::way::Way;

/// How long a server may be gone.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long one attempt may take.
const ATTEMPT: Duration = Duration::from_secs(20);

/// How long to wait before the next attempt.
const PAUSE: Duration = Duration::from_millis(100);

pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Somebody with a browser: a cookie, once there is one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Person {
    cookie: Option<String>,
}

impl Person {
    /// Asks until there is an answer.
    pub(crate) async fn ask(
        &mut self,
        way: &mut Way,
        method: &str,
        path: &str,
        body: &Value,
    ) -> Result<Value, LoadError> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let at = server(way, deadline).await?;
            let asked = timeout(ATTEMPT, self.request(at, method, path, body)).await;
            match asked.unwrap_or_else(|late| Err(late.into())) {
                Ok((200, answer)) => {
                    let wrong = |_| LoadError::Answer { what: path.into(), answer: answer.clone() };
                    return serde_json::from_str(&answer).map_err(wrong);
                }
                Ok((429, _)) => return Err(LoadError::Limited),
                Ok((status, answer)) => {
                    let answer = format!("{status} {answer}");
                    return Err(LoadError::Answer { what: path.into(), answer });
                }
                Err(error) if Instant::now() >= deadline => {
                    return Err(LoadError::Gone(error.to_string()));
                }
                Err(_) => sleep(PAUSE).await,
            }
        }
    }

    async fn request(
        &mut self,
        at: SocketAddr,
        method: &str,
        path: &str,
        body: &Value,
    ) -> std::io::Result<(u16, String)> {
        let cookie =
            self.cookie.as_ref().map_or(String::new(), |token| format!("Cookie: {token}\r\n"));
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let text = format!(
            "{method} {path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n{cookie}\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let mut stream = TcpStream::connect(at).await?;
        stream.write_all(text.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let broken = || std::io::Error::from(std::io::ErrorKind::UnexpectedEof);
        let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(broken)?;
        for line in head.lines() {
            if let Some((name, value)) = line.split_once(": ")
                && name.eq_ignore_ascii_case("set-cookie")
            {
                self.keep(value);
            }
        }
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok());
        Ok((status.ok_or_else(broken)?, body.into()))
    }

    fn keep(&mut self, cookie: &str) {
        self.cookie = cookie.split(';').next().map(Into::into);
    }

    /// Comes into a room, with what is known already; tries until it succeeds.
    pub(crate) async fn enter(
        &mut self,
        way: &mut Way,
        room: &str,
        query: &str,
    ) -> Result<Socket, LoadError> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let at = server(way, deadline).await?;
            let tried = timeout(ATTEMPT, self.connect(at, room, query)).await;
            match tried.unwrap_or_else(|late| Err(Error::Io(late.into()))) {
                Ok((socket, answer)) => {
                    let set = answer.headers().get("set-cookie");
                    if let Some(cookie) = set.and_then(|cookie| cookie.to_str().ok()) {
                        self.keep(cookie);
                    }
                    return Ok(socket);
                }
                Err(Error::Http(answer)) if answer.status() == StatusCode::TOO_MANY_REQUESTS => {
                    return Err(LoadError::Limited);
                }
                Err(Error::Http(answer)) => {
                    let answer = answer.status().to_string();
                    return Err(LoadError::Answer { what: format!("room {room}"), answer });
                }
                Err(error) if Instant::now() >= deadline => {
                    return Err(LoadError::Gone(error.to_string()));
                }
                Err(_) => sleep(PAUSE).await,
            }
        }
    }

    async fn connect(
        &self,
        at: SocketAddr,
        room: &str,
        query: &str,
    ) -> tungstenite::Result<(Socket, Response)> {
        let address = format!("ws://{at}/api/rooms/{room}/socket{query}");
        let mut request = address.into_client_request()?;
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", HeaderValue::from_str(cookie)?);
        }
        let stream = TcpStream::connect(at).await?;
        stream.set_nodelay(true)?;
        // There are thousands of them: the usual 128 KiB each would be a gigabyte.
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024);
        client_async_with_config(request, stream, Some(config)).await
    }
}

async fn server(way: &mut Way, deadline: Instant) -> Result<SocketAddr, LoadError> {
    let gone = |_| LoadError::Gone("there is none any more".into());
    timeout_at(deadline, way.address()).await.map_err(gone)
}
