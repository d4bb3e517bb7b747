//! What a server tells: as much of docs/socket.md as a load needs, without copying it.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;
use table::{Seat, ToAct};

/// A message. Which parts it has depends on what it is.
#[derive(Deserialize)]
pub(crate) struct Told<'a> {
    #[serde(borrow)]
    pub(crate) is: Cow<'a, str>,
    #[serde(default)]
    pub(crate) n: Option<u32>,
    #[serde(default)]
    pub(crate) seq: Option<u32>,
    #[serde(default)]
    pub(crate) era: Option<u32>,
    #[serde(default)]
    pub(crate) seat: Option<Seat>,
    #[serde(borrow, default)]
    pub(crate) events: Option<&'a RawValue>,
    #[serde(default)]
    pub(crate) to_act: Option<ToAct>,
    #[serde(borrow, default)]
    pub(crate) decisions: Option<&'a RawValue>,
    #[serde(default)]
    pub(crate) undo: bool,
    /// The room answers for this seat.
    #[serde(default)]
    pub(crate) excused: bool,
    /// A number in a table, a name in a line of chat.
    #[serde(borrow, default)]
    pub(crate) from: Option<&'a RawValue>,
    #[serde(borrow, default)]
    pub(crate) log: Vec<Line<'a>>,
    #[serde(borrow, default)]
    pub(crate) eye: Option<&'a RawValue>,
    /// An object in a table, an id in a rematch.
    #[serde(borrow, default)]
    pub(crate) room: Option<&'a RawValue>,
    /// The tag of what this answers.
    #[serde(default)]
    pub(crate) to: Option<u32>,
    #[serde(borrow, default)]
    pub(crate) kind: Option<Cow<'a, str>>,
}

/// One step of a log.
#[derive(Deserialize)]
pub(crate) struct Line<'a> {
    pub(crate) n: u32,
    #[serde(default)]
    pub(crate) seat: Option<Seat>,
    #[serde(borrow)]
    pub(crate) events: &'a RawValue,
}

#[derive(Deserialize)]
struct Room<'a> {
    #[serde(borrow)]
    state: Cow<'a, str>,
}

impl<'a> Told<'a> {
    pub(crate) fn read(text: &'a str) -> Result<Told<'a>, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// Whether the game has not begun.
    pub(crate) fn is_waiting(&self) -> bool {
        let room = self.room.and_then(|room| serde_json::from_str::<Room>(room.get()).ok());
        room.is_some_and(|room| room.state == "waiting")
    }

    /// Whether the game waits for this seat.
    pub(crate) fn asks(&self, seat: Seat) -> bool {
        matches!(self.to_act, Some(ToAct::Seats(seats)) if seats.contains(seat))
    }

    /// Whether this is told to the eyes of this seat.
    pub(crate) fn is_for(&self, seat: Seat) -> bool {
        self.eye.is_some_and(|eye| eye.get() == seat.index().to_string())
    }

    /// The step after which a table's log begins.
    pub(crate) fn start(&self) -> u32 {
        self.from.and_then(|from| from.get().parse().ok()).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read() {
        let step = r#"{"is":"step","n":3,"seat":1,"events":[{"is":"x"}],"change":[["a",1],["b"]],
            "to_act":{"waiting":"seats","seats":[0]},"decisions":["a","b"],"undo":true,"points":[0]}"#;
        let step = Told::read(step).unwrap();
        assert!(step.asks(Seat::new(0)) && !step.asks(Seat::new(1)) && step.undo);
        assert_eq!(
            (step.n, step.seat, step.decisions.unwrap().get()),
            (Some(3), Some(Seat::new(1)), r#"["a","b"]"#)
        );
        let table = r#"{"is":"table","room":{"state":"waiting"},"eye":1,"from":2,"seq":3,"era":4,
            "log":[{"n":3,"events":[]}]}"#;
        let table = Told::read(table).unwrap();
        assert!(table.is_waiting() && table.is_for(Seat::new(1)) && table.start() == 2);
        assert_eq!((table.log[0].n, table.log[0].seat), (3, None));
        let chat = Told::read(r#"{"is":"chat","from":"A \"B\"","text":"hi","at":"now"}"#).unwrap();
        assert_eq!(chat.is, "chat");
        let next = Told::read(r#"{"is":"rematch","room":"abc"}"#).unwrap();
        assert!(!next.is_waiting() && next.room.unwrap().get() == "\"abc\"");
    }
}
