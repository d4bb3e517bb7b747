//! The socket: letters to a room, and what it tells.

use std::net::IpAddr;
use std::pin::pin;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::Value;
use store::{Person, RoomId, TokenHash};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes, protocol::CloseFrame};

use super::App;
use super::caller::Caller;
use super::error::ApiError;
use super::frames::write_texts;
use super::gate::SocketGate;
use super::rooms::{admit, stored};
use super::sockets::{Ending, Line};
use super::upgrade::{Socket, Upgrade};
use crate::house::now;
use crate::room::{
    Ask, ErrorKind, Handle, Mail, OUTBOX, Out, Request, Visit, VisitorId, error_text,
};

/// After how long without a word we ask whether anybody is there.
const BEAT: Duration = Duration::from_secs(20);

/// How long nobody may answer.
const SILENCE: Duration = Duration::from_secs(60);

/// How long a message may take to leave.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many messages leave in one piece.
const PIECE: usize = 16;

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
    upgrade: Upgrade,
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
    let (bytes, room) = (limits.bytes, room.id);
    let (answer, socket) = upgrade.accept(bytes);
    tokio::spawn(async move {
        let Some(socket) = socket.await else { return };
        metrics::gauge!("eiland_sockets").increment(1);
        let visitor = Visitor { person, token, address, known };
        let entered = enter(&app, socket, visitor, &room).await;
        // To come in needs much memory for a moment. To stay needs little, in a task of its own.
        tokio::spawn(async move {
            if let Some((talk, out)) = entered {
                talk.run(out, line, app.closing).await;
            }
            metrics::gauge!("eiland_sockets").decrement(1);
            drop(counted);
        });
    });
    Ok((jar, answer).into_response())
}

/// Who has come.
struct Visitor {
    person: Person,
    token: TokenHash,
    address: IpAddr,
    known: Known,
}

/// Leads a visitor into the room.
async fn enter(
    app: &App,
    mut socket: Socket,
    visitor: Visitor,
    room: &RoomId,
) -> Option<(Box<Talk>, mpsc::Receiver<Out>)> {
    let Visitor { person, token, address, known } = visitor;
    match come_in(app, person, &token, room, known).await {
        Ok((handle, id, out)) => {
            let gate = app.gate.socket(address);
            Some((Box::new(Talk { socket, handle, id, gate, strikes: 0 }), out))
        }
        Err(NotIn { told, end }) => {
            if let Some(text) = told {
                let _ = timeout(PATIENCE, socket.send(Message::Text(text))).await;
            }
            close(&mut socket, end).await;
            None
        }
    }
}

/// Somebody could not come in.
struct NotIn {
    told: Option<Utf8Bytes>,
    end: End,
}

impl From<End> for NotIn {
    fn from(end: End) -> NotIn {
        NotIn { told: None, end }
    }
}

async fn come_in(
    app: &App,
    person: Person,
    token: &TokenHash,
    room: &RoomId,
    known: Known,
) -> Result<(Handle, VisitorId, mpsc::Receiver<Out>), NotIn> {
    let again = End(CloseCode::Again, "come back");
    // The token may have gone before the socket was known by it.
    match app.hall.house().store.person(token, now()).await {
        Ok(Some(same)) if same.id == person.id => {}
        _ => return Err(again.into()),
    }
    let (outbox, out) = mpsc::channel(OUTBOX);
    let handle = match app.hall.room(room).await {
        Ok(Some(handle)) => handle,
        Ok(None) => return Err(again.into()),
        Err(error) => {
            tracing::error!(%room, %error, "a room cannot be rebuilt");
            return Err(End(CloseCode::Error, "something went wrong here").into());
        }
    };
    let Known { since, era } = known;
    match handle.join(Visit { person, since, era, outbox }).await {
        Ok(Some(id)) => Ok((handle, id, out)),
        Ok(None) => {
            let full = error_text(None, ErrorKind::Full, "the room is full");
            Err(NotIn { told: Some(full), end: End(CloseCode::Policy, "the room is full") })
        }
        Err(_) => Err(again.into()),
    }
}

/// A conversation with one client.
struct Talk {
    socket: Socket,
    handle: Handle,
    id: VisitorId,
    gate: Option<SocketGate>,
    strikes: u32,
}

/// The conversation is over.
struct End(CloseCode, &'static str);

impl From<Ending> for End {
    fn from(ending: Ending) -> End {
        match ending {
            Ending::Crowded => End(CloseCode::Policy, "too many windows show this room"),
            Ending::TokenGone => End(CloseCode::Again, "come back as who you are now"),
        }
    }
}

impl Talk {
    /// Stays until one of both ends goes, and leaves the room.
    async fn run(
        mut self: Box<Talk>,
        mut out: mpsc::Receiver<Out>,
        mut line: Line,
        mut closing: watch::Receiver<bool>,
    ) {
        let mut heard = Instant::now();
        let mut beat = pin!(sleep_until(heard + BEAT));
        let mut closed = pin!(closing.changed());
        let mut told = Vec::new();
        let end = loop {
            let next = tokio::select! {
                // What ends the conversation comes before whatever is still said.
                biased;
                ending = line.ended() => Err(ending.into()),
                _ = &mut closed => Err(End(CloseCode::Restart, "the house closes")),
                () = &mut beat => {
                    let quiet = heard.elapsed();
                    // Who has spoken meanwhile need not be asked.
                    let since = if quiet < BEAT { heard } else { Instant::now() };
                    beat.as_mut().reset(since + BEAT);
                    self.look_after(quiet).await
                }
                _ = out.recv_many(&mut told, PIECE) => self.tell(&mut told).await,
                message = self.socket.next() => {
                    heard = Instant::now();
                    self.hear(message).await
                }
            };
            if let Err(end) = next {
                break end;
            }
        };
        close(&mut self.socket, end).await;
        let _ = self.handle.send(Mail::Leave(self.id)).await;
    }

    /// Asks whether anybody is there, where nothing was heard for so long.
    async fn look_after(&mut self, quiet: Duration) -> Result<(), End> {
        if quiet > SILENCE {
            return Err(End(CloseCode::Away, "nobody is there"));
        }
        if quiet < BEAT {
            return Ok(());
        }
        in_time(self.socket.send(Message::Ping(Vec::new().into()))).await
    }

    /// Tells what the room has to tell: all of it in one piece. Nothing at all means that the room
    /// has let the visitor go.
    async fn tell(&mut self, told: &mut Vec<Out>) -> Result<(), End> {
        let mut end = told.is_empty().then_some("you are too far behind, come back");
        let mut code = CloseCode::Again;
        let texts = told.drain(..).filter_map(|out| match out {
            Out::Text(text) => Some(text),
            Out::Close(why) => {
                (end, code) = (Some(why), CloseCode::Restart);
                None
            }
        });
        let texts: Vec<Utf8Bytes> = texts.collect();
        self.write(&texts).await?;
        end.map_or(Ok(()), |why| Err(End(code, why)))
    }

    /// Writes messages past the buffer that the socket keeps for its own frames.
    async fn write(&mut self, texts: &[Utf8Bytes]) -> Result<(), End> {
        let written = async {
            // What it has begun to write (the answer to a ping) has to be whole before.
            self.socket.flush().await?;
            Ok(write_texts(self.socket.get_mut(), texts).await?)
        };
        in_time(written).await
    }

    async fn hear(
        &mut self,
        message: Option<Result<Message, tungstenite::Error>>,
    ) -> Result<(), End> {
        match message {
            None | Some(Ok(Message::Close(_))) => Err(End(CloseCode::Normal, "")),
            Some(Err(error)) => {
                // Too large, or no WebSocket frame at all: what follows cannot be understood.
                let text = error_text(None, ErrorKind::Malformed, &error.to_string());
                self.write(&[text]).await?;
                Err(End(CloseCode::Size, "not understood"))
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
        match serde_json::from_str::<Request>(text) {
            Err(error) => {
                let Tagged { tag } = serde_json::from_str(text).unwrap_or_default();
                self.complain(tag.as_ref(), ErrorKind::Malformed, &error.to_string()).await
            }
            Ok(Request { ask: Ask::Say { .. }, tag })
                if self.gate.as_ref().is_some_and(|gate| !gate.lets_chat()) =>
            {
                self.strike(tag.as_ref(), ErrorKind::TooMuch, "not so talkative").await
            }
            Ok(request) => {
                let sent = self.handle.send(Mail::Ask(self.id, request)).await;
                sent.map_err(|_| End(CloseCode::Again, "come back"))
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
            return Err(End(CloseCode::Policy, "not so fast"));
        }
        self.complain(tag, kind, message).await
    }

    async fn complain(
        &mut self,
        tag: Option<&Value>,
        kind: ErrorKind,
        message: &str,
    ) -> Result<(), End> {
        self.write(&[error_text(tag, kind, message)]).await
    }
}

async fn in_time(sent: impl Future<Output = Result<(), tungstenite::Error>>) -> Result<(), End> {
    match timeout(PATIENCE, sent).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End(CloseCode::Away, "nobody is there")),
    }
}

async fn close(socket: &mut Socket, End(code, reason): End) {
    let frame = CloseFrame { code, reason: reason.into() };
    let _ = timeout(PATIENCE, socket.send(Message::Close(Some(frame)))).await;
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use store::PersonId;
    use tokio::net::{TcpListener, TcpStream};
    use tokio::time::sleep;
    use tokio_tungstenite::WebSocketStream;
    use tokio_tungstenite::tungstenite::protocol::Role;

    use super::super::sockets::Sockets;
    use super::super::tally::Counted;
    use super::super::wire::Wire;
    use super::*;

    /// On a clock that goes on only while everybody waits for it.
    #[tokio::test(start_paused = true)]
    async fn only_who_is_quiet_is_asked_and_then_given_up() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let far = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let near = Wire::new(listener.accept().await.unwrap().0, Counted::free(), None);
        let mut far = WebSocketStream::from_raw_socket(far, Role::Client, None).await;
        let socket = WebSocketStream::from_raw_socket(near, Role::Server, None).await;
        let (handle, mut mail, _presence) = Handle::new();
        let (token, room) = (TokenHash([0; 32]), RoomId::new([1; 16]));
        let line = Arc::new(Sockets::default()).open(PersonId(1), token, &room, 1);
        let (_outbox, out) = mpsc::channel(OUTBOX);
        let (_close, closing) = watch::channel(false);
        let id = VisitorId(7);
        let talk = Box::new(Talk { socket, handle, id, gate: None, strikes: 0 });
        let talk = tokio::spawn(talk.run(out, line, closing));
        let begun = Instant::now();
        for _ in 0..5 {
            sleep(BEAT * 3 / 4).await;
            far.send(Message::Text("{\"do\":\"ping\"}".into())).await.unwrap();
            assert!(matches!(mail.recv().await, Some(Mail::Ask(VisitorId(7), _))));
        }
        let spoken = Instant::now();
        assert_eq!(spoken - begun, BEAT * 15 / 4);
        // What is read answers by itself, so this end must not read to be quiet.
        let mut bytes = [0; 2];
        far.get_mut().peek(&mut bytes).await.unwrap();
        assert_eq!(bytes, [0b1000_1001, 0], "a ping, and nothing before it");
        assert_eq!(spoken.elapsed().as_secs(), BEAT.as_secs());
        assert!(matches!(mail.recv().await, Some(Mail::Leave(VisitorId(7)))));
        talk.await.unwrap();
        assert!(spoken.elapsed() > SILENCE && spoken.elapsed() <= SILENCE + BEAT);
    }
}
