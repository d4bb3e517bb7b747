//! A browser, as far as a server can tell: requests and sockets with a cookie.

#![allow(dead_code, reason = "not every test that has a browser uses all of it")]

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::known::Known;

/// Longer than anything takes: a test that waits so long has failed.
pub(crate) const LONG: Duration = Duration::from_secs(60);

/// A browser with its cookie.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) server: SocketAddr,
    pub(crate) cookie: Option<String>,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    pub(crate) fn error(&self) -> String {
        self.json()["error"]["kind"].as_str().unwrap_or_default().into()
    }
}

/// An open socket, what is known from it, and a message that was read and not heard yet.
pub(crate) struct Socket(pub(crate) WebSocketStream<TcpStream>, Known, Option<String>);

impl Browser {
    pub(crate) fn new(server: SocketAddr) -> Browser {
        Browser { server, cookie: None }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.request("GET", path, "", None).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.request("POST", path, "", Some(body.to_string())).await
    }

    pub(crate) async fn put(&mut self, path: &str, body: Value) -> Answer {
        self.request("PUT", path, "", Some(body.to_string())).await
    }

    pub(crate) async fn delete(&mut self, path: &str) -> Answer {
        self.request("DELETE", path, "", None).await
    }

    pub(crate) async fn request(
        &mut self,
        method: &str,
        path: &str,
        headers: &str,
        body: Option<String>,
    ) -> Answer {
        let body = body.unwrap_or_default();
        let cookie = self
            .cookie
            .as_ref()
            .map_or(String::new(), |token| format!("Cookie: eiland={token}\r\n"));
        let text = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{cookie}{headers}\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.server,
            body.len()
        );
        let answer = Browser::raw(self.server, &text).await;
        for line in answer.head.lines() {
            if let Some(set) = line.to_lowercase().strip_prefix("set-cookie: eiland=") {
                self.cookie = set.split(';').next().map(Into::into);
            }
        }
        answer
    }

    /// What comes back, until the server hangs up, for a request written by hand.
    pub(crate) async fn raw(server: SocketAddr, request: &str) -> Answer {
        let mut stream = TcpStream::connect(server).await.unwrap();
        // A server that has heard enough may hang up before it has heard all.
        let _ = stream.write_all(request.as_bytes()).await;
        let mut answer = Vec::new();
        let read = timeout(LONG, stream.read_to_end(&mut answer)).await;
        let _ = read.expect("the server answers or hangs up");
        let answer = String::from_utf8(answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
        Answer { status, head: head.into(), body: body.into() }
    }

    /// A guest with this name.
    pub(crate) async fn guest(server: SocketAddr, name: &str) -> Browser {
        let mut browser = Browser::new(server);
        assert_eq!(browser.get("/api/me").await.status, 200);
        browser.put("/api/me", json!({ "name": name })).await;
        browser
    }

    pub(crate) async fn open(&mut self, setup: &Value, seats: &[&str]) -> String {
        let wish = json!({"game": "island", "setup": setup, "seats": seats, "public": true});
        let answer = self.post("/api/rooms", wish).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()["room"].as_str().unwrap().into()
    }

    /// Comes in, and is there for the room when this returns: an open socket alone may still be on its way to it.
    pub(crate) async fn enter(&self, room: &str, query: &str) -> Socket {
        let mut socket = self.try_enter(room, query, &[]).await.unwrap();
        socket.2 = socket.raw().await;
        socket
    }

    pub(crate) async fn try_enter(
        &self,
        room: &str,
        query: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, Error> {
        let address = format!("ws://{}/api/rooms/{room}/socket{query}", self.server);
        let mut request = address.into_client_request()?;
        if let Some(token) = &self.cookie {
            let cookie = HeaderValue::from_str(&format!("eiland={token}")).unwrap();
            request.headers_mut().insert("cookie", cookie);
        }
        for (name, value) in headers {
            request.headers_mut().insert(*name, HeaderValue::from_str(value).unwrap());
        }
        let stream = TcpStream::connect(self.server).await?;
        Ok(Socket(client_async(request, stream).await?.0, Known::default(), None))
    }
}

impl Socket {
    pub(crate) async fn say(&mut self, message: Value) {
        self.0.send(Message::text(message.to_string())).await.unwrap();
    }

    pub(crate) async fn decide(&mut self, seq: &Value, decision: &Value) {
        self.say(json!({"do": "decide", "seq": seq, "decision": decision})).await;
    }

    /// The next message as it came; `None` when the connection is over.
    pub(crate) async fn raw(&mut self) -> Option<String> {
        if let Some(first) = self.2.take() {
            return Some(first);
        }
        loop {
            match self.0.next().await? {
                Ok(Message::Text(text)) => return Some(text.to_string()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Reads on until the server closes; gives the code it closes with, if there is one.
    pub(crate) async fn end(&mut self) -> Option<u16> {
        let closed = async {
            loop {
                match self.0.next().await? {
                    Ok(Message::Close(frame)) => return frame.map(|frame| frame.code.into()),
                    Err(_) => return None,
                    Ok(_) => {}
                }
            }
        };
        timeout(LONG, closed).await.expect("the server closes the socket")
    }

    /// Whether the server is still there for this socket.
    pub(crate) async fn is_alive(&mut self) -> bool {
        let ping = Message::text(json!({"do": "ping", "tag": "alive"}).to_string());
        if self.0.send(ping).await.is_err() {
            return false;
        }
        while let Some(told) = self.next().await {
            if told["is"] == "pong" && told["to"] == "alive" {
                return true;
            }
        }
        false
    }

    /// The next message, with all that is known already.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        let message = serde_json::from_str(&self.raw().await?).unwrap();
        Some(self.1.fill(message))
    }

    /// The next message of this kind.
    pub(crate) async fn until(&mut self, is: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("no {is} came"));
            if message["is"] == is {
                return message;
            }
        }
    }
}

/// A short game on the beginners' board; seat 0 starts.
pub(crate) fn setup(players: u8, points: u8) -> Value {
    json!({
        "players": players,
        "board": {"kind": "beginner"},
        "pieces": {"kind": "beginner"},
        "start": {"by": "seat", "seat": 0},
        "options": {"points_to_win": points},
    })
}

/// One of the decisions in a message, by a number; no offers, so that games come to an end.
pub(crate) fn pick(message: &Value, number: u64) -> Option<Value> {
    let list = message["decisions"].as_array()?;
    let quiet: Vec<&Value> =
        list.iter().filter(|choice| choice["do"] != "offer" && choice["do"] != "propose").collect();
    (!quiet.is_empty()).then(|| quiet[number as usize % quiet.len()].clone())
}
