//! One table and all who play there over sockets.

use std::future::poll_fn;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use table::{Chance, Pseudo, Seat};
use tokio::sync::{Semaphore, watch};
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::error::LoadError;
use crate::game::{Acknowledged, Game};
use crate::latency::Latency;
use crate::meter::Meter;
use crate::order::Order;
use crate::person::{Person, Socket};
use crate::pick::pick;
use crate::record::{Fault, Record};
use crate::told::Told;
use crate::way::Way;

/// How long the last answers may take when all is over.
const LAST: Duration = Duration::from_secs(30);

/// One in so many clients that come back has forgotten everything.
const FORGETFUL: u32 = 4;

/// What all tables share.
pub(crate) struct Shared {
    pub(crate) order: Order,
    /// Who has each seat, as a request to open a room spells it.
    pub(crate) seats: Vec<String>,
    pub(crate) people: usize,
    pub(crate) meter: Arc<Meter>,
    pub(crate) doors: Semaphore,
}

/// How far the whole load is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Phase {
    /// Tables are opened and play ahead.
    Ahead,
    /// The pace holds from this moment on.
    Paced(Instant),
    /// Nothing more is begun.
    Over,
}

/// What came of a table.
pub(crate) struct Sat {
    pub(crate) games: Vec<Game>,
    pub(crate) latencies: Vec<Latency>,
    pub(crate) unanswered: bool,
}

/// One table and all who play there over sockets.
pub(crate) struct Table {
    shared: Arc<Shared>,
    way: Way,
    phase: watch::Receiver<Phase>,
    chance: Pseudo,
    room: String,
    clients: Vec<Client>,
    /// For each time that steps were taken back, the last step that was left.
    cuts: Vec<u32>,
    decisions: Vec<Acknowledged>,
    pending: Option<Pending>,
    /// When the next decision should be made; not yet known before the pace holds.
    due: Option<Instant>,
    /// Decisions to be made before that.
    ahead: u32,
    sat: Sat,
}

/// Somebody who plays over a socket.
#[derive(Default)]
struct Client {
    person: Person,
    socket: Option<Socket>,
    record: Record,
    now: Now,
}

/// What a client knows of the position.
#[derive(Default)]
struct Now {
    seq: u32,
    /// What may be decided.
    decisions: String,
    /// Whether the game waits for this seat, and not for what the room will say for it.
    asked: bool,
    excused: bool,
    undo: bool,
    over: bool,
}

/// What was sent and not answered yet.
struct Pending {
    seat: usize,
    seq: u32,
    what: Act,
    sent: Instant,
    due: Instant,
    /// Whether the connection broke meanwhile: then the time tells nothing.
    broken: bool,
}

enum Act {
    /// A decision.
    Decide(Box<str>),
    /// The own last decision is taken back.
    Undo,
}

impl Pending {
    fn takes_back(&self) -> bool {
        matches!(self.what, Act::Undo)
    }
}

impl Table {
    pub(crate) fn new(
        shared: Arc<Shared>,
        way: Way,
        phase: watch::Receiver<Phase>,
        index: usize,
    ) -> Table {
        let order = &shared.order;
        let ahead = (u64::from(order.ahead) * index as u64 / order.tables.max(1) as u64) as u32;
        let clients = (0..shared.people).map(|_| Client::default()).collect();
        Table {
            chance: Pseudo::stream(order.seed, index as u64),
            shared,
            way,
            phase,
            room: String::new(),
            clients,
            cuts: Vec::new(),
            decisions: Vec::new(),
            pending: None,
            due: None,
            ahead,
            sat: Sat { games: Vec::new(), latencies: Vec::new(), unanswered: false },
        }
    }

    /// Plays until all is over.
    pub(crate) async fn play(mut self) -> Result<Sat, LoadError> {
        self.open().await?;
        let mut ready = false;
        loop {
            if self.may_act(Instant::now()) {
                self.act().await;
            }
            if !ready && self.ahead == 0 && self.pending.is_none() && self.asked().is_some() {
                ready = true;
                self.shared.meter.ready();
            }
            let wake = self.due.filter(|due| self.pending.is_none() && *due > Instant::now());
            let alarm = async {
                match wake {
                    Some(due) => sleep_until(due).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                biased;
                changed = self.phase.changed() => {
                    let phase = *self.phase.borrow();
                    match phase {
                        Phase::Ahead => {}
                        Phase::Paced(start) => self.due = Some(start + self.first()),
                        Phase::Over => break,
                    }
                    if changed.is_err() {
                        break;
                    }
                }
                (seat, heard) = next(&mut self.clients) => self.hear(seat, heard).await?,
                () = alarm => {}
            }
        }
        self.finish().await?;
        Ok(self.sat)
    }

    /// How far behind the start this table decides first: all of them together are even.
    fn first(&mut self) -> Duration {
        self.pace().mul_f64(f64::from(self.chance.below(1 << 16)) / f64::from(1 << 16))
    }

    fn pace(&self) -> Duration {
        Duration::from_secs_f64(1.0 / self.shared.order.rate)
    }

    /// Waits for the last answer, and notes the game.
    async fn finish(&mut self) -> Result<(), LoadError> {
        let answers = timeout(LAST, async {
            while self.pending.is_some() {
                let (seat, heard) = next(&mut self.clients).await;
                self.hear(seat, heard).await?;
            }
            Ok::<_, LoadError>(())
        });
        match answers.await {
            Ok(answered) => answered?,
            Err(_) => self.sat.unanswered = true,
        }
        self.note_game();
        Ok(())
    }

    fn note_game(&mut self) {
        let seats = self.clients.iter_mut();
        let seats = seats.map(|client| (client.person.clone(), std::mem::take(&mut client.record)));
        self.sat.games.push(Game {
            room: std::mem::take(&mut self.room),
            decisions: std::mem::take(&mut self.decisions),
            cuts: std::mem::take(&mut self.cuts),
            seats: seats.collect(),
        });
    }

    async fn open(&mut self) -> Result<(), LoadError> {
        let shared = self.shared.clone();
        let _permit = shared.doors.acquire().await;
        let Order { game, variant, .. } = &shared.order;
        let mut wish = json!({"game": game, "seats": shared.seats});
        if let Some(variant) = variant {
            wish["variant"] = json!(variant);
        }
        let host = &mut self.clients[0].person;
        let opened = host.ask(&mut self.way, "POST", "/api/rooms", &wish).await?;
        let room = opened["room"].as_str().ok_or_else(|| LoadError::Answer {
            what: "POST /api/rooms".into(),
            answer: opened.to_string(),
        })?;
        self.enter(room.to_owned()).await
    }

    /// Everybody goes into a room.
    async fn enter(&mut self, room: String) -> Result<(), LoadError> {
        self.room = room;
        for client in &mut self.clients {
            client.now = Now::default();
            client.socket = Some(client.person.enter(&mut self.way, &self.room, "").await?);
        }
        Ok(())
    }

    /// A client whose connection broke comes back.
    async fn come_back(&mut self, seat: usize) -> Result<(), LoadError> {
        self.shared.meter.lost();
        if let Some(pending) = self.pending.as_mut().filter(|pending| pending.seat == seat) {
            pending.broken = true;
        }
        let client = &mut self.clients[seat];
        client.socket = None;
        client.now = Now::default();
        let query = match self.chance.below(FORGETFUL) {
            0 => String::new(),
            _ => format!("?since={}&era={}", client.record.seq(), client.record.era()),
        };
        client.socket = Some(client.person.enter(&mut self.way, &self.room, &query).await?);
        Ok(())
    }

    /// Somebody who is asked and knows as much as anybody here.
    fn asked(&self) -> Option<usize> {
        let known = |client: &Client| (client.record.era(), client.now.seq);
        let latest = self.clients.iter().map(known).max()?;
        self.clients.iter().position(|client| {
            client.socket.is_some() && client.now.asked && known(client) == latest
        })
    }

    fn may_act(&self, now: Instant) -> bool {
        let time = self.ahead > 0 || self.due.is_some_and(|due| due <= now);
        time && self.pending.is_none() && self.asked().is_some()
    }

    /// Decides, or takes a decision back.
    async fn act(&mut self) {
        let Some(seat) = self.asked() else { return };
        let undo = self.shared.order.undo;
        let back = undo > 0 && self.chance.below(undo) == 0;
        let seq = self.clients[seat].now.seq;
        let (seat, what) = match back.then(|| self.undoable(seq)).flatten() {
            Some(seat) => (seat, Act::Undo),
            None => {
                let list = &self.clients[seat].now.decisions;
                let Some(choice) = pick(list, &mut self.chance) else {
                    self.shared.meter.error("a seat that is asked has nothing to decide");
                    self.clients[seat].now.asked = false;
                    return;
                };
                (seat, Act::Decide(choice.into()))
            }
        };
        let sent = Instant::now();
        let due = self.due.filter(|_| self.ahead == 0).unwrap_or(sent);
        if self.ahead > 0 {
            self.ahead -= 1;
        } else {
            self.due = Some(due + self.pace());
        }
        let text = match &what {
            Act::Decide(choice) => {
                format!(r#"{{"do":"decide","seq":{seq},"decision":{choice},"tag":{seq}}}"#)
            }
            Act::Undo => format!(r#"{{"do":"undo","seq":{seq},"tag":{seq}}}"#),
        };
        self.pending = Some(Pending { seat, seq, what, sent, due, broken: false });
        self.send(seat, text).await;
    }

    /// Who may take a decision back after step `seq`.
    fn undoable(&self, seq: u32) -> Option<usize> {
        self.clients.iter().position(|client| client.now.undo && client.now.seq == seq)
    }

    /// The steps of which the pending undo may leave one as the last: those before decisions of its seat. Which
    /// of these the room takes for its own and which it would have said itself, the room alone knows.
    fn last_steps(&self) -> Vec<u32> {
        let Some(undo) = self.pending.as_ref().filter(|pending| pending.takes_back()) else {
            return Vec::new();
        };
        let own = |decision: &&Acknowledged| decision.seat.index() == undo.seat;
        self.decisions.iter().rev().filter(own).map(|decision| decision.n - 1).collect()
    }

    async fn send(&mut self, seat: usize, text: String) {
        if let Some(socket) = &mut self.clients[seat].socket {
            // Where this fails, so will the next attempt to read.
            let _ = socket.send(Message::text(text)).await;
        }
    }

    /// A client was told something, or the connection broke.
    async fn hear(&mut self, seat: usize, heard: Option<Utf8Bytes>) -> Result<(), LoadError> {
        let Some(text) = heard else { return self.come_back(seat).await };
        let told = match Told::read(&text) {
            Ok(told) => told,
            Err(error) => {
                self.shared.meter.error(&format!("{error}: {text}"));
                return Ok(());
            }
        };
        if let Err(fault) = self.note(seat, &told) {
            self.shared.meter.error(&format!("room {}, seat {seat}: {fault}", self.room));
        }
        match &*told.is {
            "table" if told.is_waiting() => {
                let own = told.is_for(Seat::new(seat));
                let ask = if own { json!({"do": "begin"}) } else { sit(seat) };
                self.send(seat, ask.to_string()).await;
            }
            // Whoever is asked decides here, also where the room would say no.
            "table" => self.send(seat, json!({"do": "offers", "hear": "all"}).to_string()).await,
            "over" => {
                self.clients[seat].now.over = true;
                if self.clients.iter().all(|client| client.now.over) {
                    self.send(0, json!({"do": "rematch"}).to_string()).await;
                }
            }
            "rematch" if seat == 0 => {
                let room = told.room.and_then(|room| serde_json::from_str(room.get()).ok());
                if let Some(room) = room {
                    self.shared.meter.game_over();
                    self.note_game();
                    self.enter(room).await?;
                }
            }
            "refused" | "error" => self.turned_down(seat, &told, &text),
            _ => {}
        }
        Ok(())
    }

    fn among_bots(&self) -> bool {
        self.shared.people < self.shared.seats.len()
    }

    fn turned_down(&mut self, seat: usize, told: &Told, text: &str) {
        let answers = |pending: &Pending| pending.seat == seat && told.to == Some(pending.seq);
        let answer = self.pending.as_ref().is_some_and(answers);
        if answer {
            self.pending = None;
        }
        match &*told.is {
            "refused" => self.shared.meter.refused(text),
            // Whoever is ready before all seats are taken hears this.
            _ if !answer && told.kind.as_deref() == Some("not_now") => {}
            // Bots, or the room for somebody, may have decided meanwhile.
            _ if told.kind.as_deref() == Some("stale") => self.shared.meter.stale(),
            _ => self.shared.meter.error(text),
        }
    }

    /// Notes what a client was told of the game, and what that says of the pending decision.
    fn note(&mut self, seat: usize, told: &Told) -> Result<(), Fault> {
        let client = &mut self.clients[seat];
        match &*told.is {
            "step" => {
                let (Some(n), Some(events)) = (told.n, told.events) else {
                    return Err(Fault::Unreadable);
                };
                client.record.step(n, told.seat, events)?;
                let excused = client.now.excused;
                client.now.see(n, seat, told);
                // What the room said for a seat is not what the seat has sent.
                self.arrived(seat, n, told.seat.filter(|_| !excused));
                // Among bots a decision is due when the game comes back to somebody here.
                if self.among_bots() && self.pending.is_none() {
                    self.due = self.due.map(|due| due.max(Instant::now()));
                }
                Ok(())
            }
            "undone" => {
                let (Some(seq), Some(era)) = (told.seq, told.era) else {
                    return Err(Fault::Unreadable);
                };
                client.record.undone(seq, era);
                client.now.see(seq, seat, told);
                self.taken_back(seq, era);
                if self.pending.as_ref().is_some_and(|p| p.seat == seat && p.takes_back()) {
                    self.pending = None;
                    self.shared.meter.undone();
                }
                Ok(())
            }
            "table" => {
                let (record, cuts) = self.caught_up(seat, told)?;
                let (seq, era) = (record.seq(), record.era());
                let client = &mut self.clients[seat];
                client.record = record;
                client.now.see(seq, seat, told);
                if era as usize > self.cuts.len() {
                    self.taken_back(cuts[self.cuts.len()], era);
                }
                if self.pending.as_ref().is_some_and(|p| p.seat == seat && p.broken) {
                    for line in &told.log {
                        self.arrived(seat, line.n, line.seat);
                    }
                    // What is not in the log was never taken.
                    self.pending = None;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// What a client knows that was told everything, and the last step before each era: without the pending
    /// undo, or else with the latest step that it may have left and that fits.
    fn caught_up(&self, seat: usize, told: &Told) -> Result<(Record, Vec<u32>), Fault> {
        let with = |last: Option<u32>| {
            let mut record = self.clients[seat].record.clone();
            let cuts: Vec<u32> = self.cuts.iter().copied().chain(last).collect();
            record.table(told, &cuts).map(|()| (record, cuts))
        };
        let plain = with(None);
        let undone = || self.last_steps().into_iter().find_map(|last| with(Some(last)).ok());
        plain.or_else(|fault| undone().ok_or(fault))
    }

    /// If this is a new era, what was decided after step `seq` no longer holds.
    fn taken_back(&mut self, seq: u32, era: u32) {
        if era as usize > self.cuts.len() {
            self.cuts.push(seq);
            self.decisions.retain(|decision| decision.n <= seq);
        }
    }

    /// A client saw step `n`: if it is the pending decision, it has come back.
    fn arrived(&mut self, seat: usize, n: u32, by: Option<Seat>) {
        let own = |pending: &Pending| {
            let mine = pending.seat == seat && by.is_some_and(|by| by.index() == seat);
            mine && n > pending.seq && !pending.takes_back()
        };
        let Some(pending) = self.pending.take_if(|pending| own(pending)) else { return };
        let (Act::Decide(decision), Some(seat)) = (pending.what, by) else { return };
        self.decisions.push(Acknowledged { n, seat, decision });
        self.shared.meter.decided();
        if self.due.is_some() && !pending.broken {
            let (sent, due) = (pending.sent.elapsed(), pending.due.elapsed());
            self.sat.latencies.push(Latency { sent, due });
        }
    }
}

impl Now {
    fn see(&mut self, seq: u32, seat: usize, told: &Told) {
        self.seq = seq;
        self.undo = told.undo;
        self.excused = told.excused;
        self.asked = told.asks(Seat::new(seat)) && !told.excused;
        // A step tells them only where they are others than before.
        if let Some(list) = told.decisions {
            self.decisions.clear();
            self.decisions.push_str(list.get());
        }
    }
}

fn sit(seat: usize) -> Value {
    json!({"do": "sit", "seat": seat})
}

/// The next message to any of them, or that a connection broke.
async fn next(clients: &mut [Client]) -> (usize, Option<Utf8Bytes>) {
    poll_fn(|context| {
        for (seat, client) in clients.iter_mut().enumerate() {
            let Some(socket) = &mut client.socket else { continue };
            while let Poll::Ready(heard) = socket.poll_next_unpin(context) {
                match heard {
                    Some(Ok(Message::Text(text))) => return Poll::Ready((seat, Some(text))),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => {
                        return Poll::Ready((seat, None));
                    }
                    Some(Ok(_)) => {}
                }
            }
        }
        Poll::Pending
    })
    .await
}
