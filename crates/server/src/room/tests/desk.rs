//! A house in memory and the people in it.

use std::sync::Arc;

use serde_json::{Value, json};
use store::{Clock, Memory, Person, RoomId, TokenHash};
use table::{Chance, Pseudo, Secret};
use tokio::sync::mpsc;

use super::known::Known;
use crate::hall::Hall;
use crate::house::{House, Wish};
use crate::room::{Handle, Mail, OUTBOX, Out, Visit, VisitorId};
use crate::settings::Settings;

pub(super) struct Desk {
    pub(super) hall: Arc<Hall>,
}

/// Somebody in a room.
pub(super) struct Guest {
    pub(super) person: Person,
    pub(super) handle: Handle,
    id: VisitorId,
    inbox: mpsc::Receiver<Out>,
    known: Known,
}

/// A short game on the beginners' board; seat 0 starts.
pub(super) fn setup(players: u8, points: u8) -> Value {
    json!({
        "players": players,
        "board": {"kind": "beginner"},
        "pieces": {"kind": "beginner"},
        "start": {"by": "seat", "seat": 0},
        "options": {"points_to_win": points},
    })
}

impl Desk {
    pub(super) fn new() -> Desk {
        Desk::with(Settings::default())
    }

    pub(super) fn with(settings: Settings) -> Desk {
        let house = House::new(Arc::new(Memory::new()), games::registry(), settings);
        Desk { hall: Hall::new(Arc::new(house)) }
    }

    /// A house whose store is at hand.
    pub(super) fn on(store: Arc<Memory>) -> Desk {
        let house = House::new(store, games::registry(), Settings::default());
        Desk { hall: Hall::new(Arc::new(house)) }
    }

    /// A house whose first roll for Ada and Bob is no seven.
    pub(super) fn dealt() -> Desk {
        let settings = Settings::default();
        let mut house = House::new(Arc::new(Memory::new()), games::registry(), settings);
        let no_seven = |secret: &Secret| {
            let mut roll = secret.mix(&["lucky", "", ""]).outcome(2);
            roll.below(6) + roll.below(6) + 2 != 7
        };
        let mut secrets = (0..=255).map(|byte| Secret::new([byte; 32]));
        house.known_secret = secrets.find(no_seven);
        Desk { hall: Hall::new(Arc::new(house)) }
    }

    pub(super) async fn person(&self, name: &str, number: u8) -> Person {
        let store = &self.hall.house().store;
        store.add_guest(name, &TokenHash([number; 32])).await.unwrap()
    }

    pub(super) async fn open(&self, host: &Person, setup: Value, seats: &[&str]) -> RoomId {
        self.open_timed(host, setup, seats, Clock::None).await
    }

    pub(super) async fn open_timed(
        &self,
        host: &Person,
        setup: Value,
        seats: &[&str],
        clock: Clock,
    ) -> RoomId {
        let wish = Wish {
            game: "island".into(),
            variant: None,
            setup: Some(setup),
            seats: seats.iter().map(|&seat| seat.into()).collect(),
            clock,
            public: true,
        };
        self.hall.house().open(host, wish).await.unwrap()
    }

    pub(super) async fn enter(&self, room: &RoomId, person: &Person) -> Guest {
        self.enter_knowing(room, person, None, None).await
    }

    pub(super) async fn enter_knowing(
        &self,
        room: &RoomId,
        person: &Person,
        since: Option<u32>,
        era: Option<u32>,
    ) -> Guest {
        let handle = self.hall.room(room).await.unwrap().unwrap();
        let (outbox, inbox) = mpsc::channel(OUTBOX);
        let person = person.clone();
        let visit = Visit { person: person.clone(), since, era, outbox };
        let id = handle.join(visit).await.unwrap().unwrap();
        Guest { person, handle, id, inbox, known: Known::default() }
    }

    /// Two people at one table, the game begun, nothing unread.
    pub(super) async fn pair(&self, setup: Value, clock: Clock) -> (RoomId, Guest, Guest) {
        let (ada, bob) = (self.person("Ada", 1).await, self.person("Bob", 2).await);
        let players = setup["players"].as_u64().unwrap() as usize;
        let seats = ["me", "open", "random", "random"];
        let room = self.open_timed(&ada, setup, &seats[..players], clock).await;
        let mut ada = self.enter(&room, &ada).await;
        let mut bob = self.enter(&room, &bob).await;
        bob.ask(json!({"do": "sit", "seat": 1})).await;
        bob.ask(json!({"do": "begin"})).await;
        ada.until("room").await;
        ada.ask(json!({"do": "begin", "seed": "lucky"})).await;
        for guest in [&mut ada, &mut bob] {
            while guest.until("table").await["room"]["state"] != "playing" {}
        }
        (room, ada, bob)
    }
}

impl Guest {
    pub(super) async fn ask(&self, request: Value) {
        let request = serde_json::from_value(request).unwrap();
        self.handle.send(Mail::Ask(self.id, request)).await.unwrap();
    }

    pub(super) async fn decide(&self, seq: &Value, decision: Value) {
        self.ask(json!({"do": "decide", "seq": seq, "decision": decision, "tag": "t"})).await;
    }

    /// The next message, with all that is known already; `None` when nothing more will come.
    pub(super) async fn next(&mut self) -> Option<Value> {
        match self.inbox.recv().await? {
            Out::Text(text) => Some(self.known.fill(serde_json::from_str(&text).unwrap())),
            Out::Close(_) => None,
        }
    }

    /// The next message of this kind; others are read over.
    pub(super) async fn until(&mut self, is: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("no {is} came"));
            if message["is"] == is {
                return message;
            }
        }
    }

    /// Everything that has come so far.
    pub(super) async fn read(&mut self) -> Vec<Value> {
        // An answer to this comes after everything that was asked before.
        self.ask(json!({"do": "ping", "tag": "all"})).await;
        let mut all = Vec::new();
        loop {
            let message = self.next().await.expect("the room is there");
            if message["is"] == "pong" && message["to"] == "all" {
                return all;
            }
            all.push(message);
        }
    }

    /// Goes without a word: nothing that is told arrives any more.
    pub(super) fn vanish(&mut self) {
        self.inbox.close();
    }

    pub(super) async fn leave(self) -> Person {
        self.handle.send(Mail::Leave(self.id)).await.unwrap();
        self.person
    }
}

/// One of the decisions in a message; no offers, so that games come to an end.
pub(super) fn pick(message: &Value, chance: &mut Pseudo) -> Option<Value> {
    let list = message["decisions"].as_array()?;
    let quiet: Vec<&Value> =
        list.iter().filter(|choice| choice["do"] != "offer" && choice["do"] != "propose").collect();
    let count = u32::try_from(quiet.len()).unwrap();
    (count > 0).then(|| quiet[chance.below(count) as usize].clone())
}

/// The decision of this kind in a message.
pub(super) fn find(message: &Value, what: &str) -> Option<Value> {
    let list = message["decisions"].as_array()?;
    list.iter().find(|choice| choice["do"] == what).cloned()
}
