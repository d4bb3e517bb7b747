//! The socket: letters to a room, and what it tells.

use std::net::IpAddr;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use serde::Deserialize;
use serde_json::Value;
use store::{Person, RoomId, TokenHash};
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TryRecvError;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use super::App;
use super::caller::Caller;
use super::error::ApiError;
use super::gate::SocketGate;
use super::rooms::{admit, stored};
use super::sockets::{Ending, Line};
use crate::house::now;
use crate::room::{Ask, ErrorKind, Handle, Mail, OUTBOX, Out, Request, Visit, error_text};

/// How often we ask whether anybody is there.
const BEAT: Duration = Duration::from_secs(20);

/// How long nobody may answer.
const SILENCE: Duration = Duration::from_secs(60);

/// How long a message may take to leave.
const PATIENCE: Duration = Duration::from_secs(10);

/// How much is read at once. Every socket has a buffer of this size; what people send is short.
const READ: usize = 1024;

/// How many frames that are refused end a connection.
const STRIKES: u32 = 100;

/// What a client knows of the game when it comes.
#[derive(Deserialize)]
pub(super) struct Known {
    since: Option<u32>,
    era: Option<u32>,
}

/// All that is read of a message that is refused.
#[derive(Default, Deserialize)]
struct Tagged {
    tag: Option<Value>,
}

pub(super) async fn upgrade(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(known): Query<Known>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let room = stored(&app, &id).await?;
    let (person, token, jar) = caller.known(&app).await?;
    admit(&app, &room, Some(person.id)).await?;
    let seated = room.progress.seats.iter().any(|seat| seat.who() == Some(person.id));
    let own = seated || room.plan.host == person.id;
    let address = caller.address;
    let counted = app.gate.one_more_socket(address, own).ok_or_else(ApiError::too_much)?;
    let limits = app.gate.limits();
    let line = app.sockets.open(person.id, token, &room.id, limits.own_sockets);
    let upgrade = upgrade.max_message_size(limits.bytes).max_frame_size(limits.bytes);
    let talk = upgrade.read_buffer_size(READ).on_upgrade(move |socket| async move {
        metrics::gauge!("eiland_sockets").increment(1);
        let visitor = Visitor { person, token, address, line };
        visit(app, socket, visitor, room.id, known).await;
        metrics::gauge!("eiland_sockets").decrement(1);
        drop(counted);
    });
    Ok((jar, talk).into_response())
}

/// Who has come.
struct Visitor {
    person: Person,
    token: TokenHash,
    address: IpAddr,
    line: Line,
}

async fn visit(app: App, mut socket: WebSocket, visitor: Visitor, room: RoomId, known: Known) {
    let Visitor { person, token, address, line } = visitor;
    // The token may have gone before the socket was known by it.
    match app.hall.house().store.person(&token, now()).await {
        Ok(Some(same)) if same.id == person.id => {}
        _ => return close(&mut socket, close_code::AGAIN, "come back").await,
    }
    let (outbox, out) = mpsc::channel(OUTBOX);
    let handle = match app.hall.room(&room).await {
        Ok(Some(handle)) => handle,
        Ok(None) => return close(&mut socket, close_code::AGAIN, "come back").await,
        Err(error) => {
            tracing::error!(%room, %error, "a room cannot be rebuilt");
            return close(&mut socket, close_code::ERROR, "something went wrong here").await;
        }
    };
    let Known { since, era } = known;
    let id = match handle.join(Visit { person, since, era, outbox }).await {
        Ok(Some(id)) => id,
        Ok(None) => {
            let full = error_text(None, ErrorKind::Full, "the room is full");
            let _ = socket.send(Message::Text(full)).await;
            return close(&mut socket, close_code::POLICY, "the room is full").await;
        }
        Err(_) => return close(&mut socket, close_code::AGAIN, "come back").await,
    };
    let gate = app.gate.socket(address);
    let mut talk = Talk { socket, handle: handle.clone(), id, gate, strikes: 0 };
    talk.run(out, line, app).await;
    let _ = handle.send(Mail::Leave(id)).await;
}

/// A conversation with one client.
struct Talk {
    socket: WebSocket,
    handle: Handle,
    id: crate::room::VisitorId,
    gate: Option<SocketGate>,
    strikes: u32,
}

/// The conversation is over.
struct End(u16, &'static str);

impl From<Ending> for End {
    fn from(ending: Ending) -> End {
        match ending {
            Ending::Crowded => End(close_code::POLICY, "too many windows show this room"),
            Ending::TokenGone => End(close_code::AGAIN, "come back as who you are now"),
        }
    }
}

impl Talk {
    async fn run(&mut self, mut out: mpsc::Receiver<Out>, mut line: Line, mut app: App) {
        let mut beat = interval(BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        let end = loop {
            let next = tokio::select! {
                // What ends the conversation comes before whatever is still said.
                biased;
                ending = line.ended() => Err(ending.into()),
                _ = app.closing.changed() => Err(End(close_code::RESTART, "the house closes")),
                _ = beat.tick() => match heard.elapsed() > SILENCE {
                    true => Err(End(close_code::AWAY, "nobody is there")),
                    false => self.send(Message::Ping(Vec::new().into())).await,
                },
                told = out.recv() => self.tell(told, &mut out).await,
                message = self.socket.recv() => {
                    heard = Instant::now();
                    self.hear(message).await
                }
            };
            if let Err(end) = next {
                break end;
            }
        };
        close(&mut self.socket, end.0, end.1).await;
    }

    /// Tells what the room has to tell. What has piled up leaves in one piece.
    async fn tell(
        &mut self,
        mut told: Option<Out>,
        out: &mut mpsc::Receiver<Out>,
    ) -> Result<(), End> {
        loop {
            let text = match told {
                Some(Out::Text(text)) => text,
                Some(Out::Close(why)) => return Err(End(close_code::RESTART, why)),
                None => return Err(End(close_code::AGAIN, "you are too far behind, come back")),
            };
            told = match out.try_recv() {
                Ok(next) => {
                    in_time(self.socket.feed(Message::Text(text))).await?;
                    Some(next)
                }
                Err(TryRecvError::Empty) => return self.send(Message::Text(text)).await,
                Err(TryRecvError::Disconnected) => {
                    self.send(Message::Text(text)).await?;
                    None
                }
            };
        }
    }

    async fn hear(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), End> {
        match message {
            None | Some(Ok(Message::Close(_))) => Err(End(close_code::NORMAL, "")),
            Some(Err(error)) => {
                // Too large, or no WebSocket frame at all: what follows cannot be understood.
                let text = error_text(None, ErrorKind::Malformed, &error.to_string());
                self.send(Message::Text(text)).await?;
                Err(End(close_code::SIZE, "not understood"))
            }
            Some(Ok(frame)) => self.weigh(frame).await,
        }
    }

    /// Every frame counts before anything is done with it, whatever is in it.
    async fn weigh(&mut self, frame: Message) -> Result<(), End> {
        let passes = self.gate.as_ref().is_none_or(SocketGate::lets_pass);
        match frame {
            Message::Text(text) if passes => self.understand(&text).await,
            Message::Text(text) => {
                let Tagged { tag } = serde_json::from_str(&text).unwrap_or_default();
                self.strike(tag.as_ref(), ErrorKind::TooMuch, "not so fast").await
            }
            Message::Binary(_) => {
                self.strike(None, ErrorKind::Malformed, "messages are text").await
            }
            _ if passes => Ok(()),
            _ => self.strike(None, ErrorKind::TooMuch, "not so fast").await,
        }
    }

    async fn understand(&mut self, text: &str) -> Result<(), End> {
        let read: Result<Value, _> = serde_json::from_str(text);
        let (tag, read) = match read {
            Ok(value) => (value.get("tag").cloned(), serde_json::from_value::<Request>(value)),
            Err(error) => (None, Err(error)),
        };
        match read {
            Err(error) => {
                self.complain(tag.as_ref(), ErrorKind::Malformed, &error.to_string()).await
            }
            Ok(Request { ask: Ask::Say { .. }, .. })
                if self.gate.as_ref().is_some_and(|gate| !gate.lets_chat()) =>
            {
                self.strike(tag.as_ref(), ErrorKind::TooMuch, "not so talkative").await
            }
            Ok(request) => {
                let sent = self.handle.send(Mail::Ask(self.id, request)).await;
                sent.map_err(|_| End(close_code::AGAIN, "come back"))
            }
        }
    }

    /// Refuses a frame. Whoever does not stop is cut off.
    async fn strike(
        &mut self,
        tag: Option<&Value>,
        kind: ErrorKind,
        message: &str,
    ) -> Result<(), End> {
        self.strikes += 1;
        if self.strikes > STRIKES {
            return Err(End(close_code::POLICY, "not so fast"));
        }
        self.complain(tag, kind, message).await
    }

    async fn complain(
        &mut self,
        tag: Option<&Value>,
        kind: ErrorKind,
        message: &str,
    ) -> Result<(), End> {
        self.send(Message::Text(error_text(tag, kind, message))).await
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        in_time(self.socket.send(message)).await
    }
}

async fn in_time(sent: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
    match timeout(PATIENCE, sent).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End(close_code::AWAY, "nobody is there")),
    }
}

async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame { code, reason: reason.into() };
    let _ = timeout(PATIENCE, socket.send(Message::Close(Some(frame)))).await;
}
