//! One room: a task that owns it, and the mailbox before its door.

mod actor;
mod answers;
mod ask;
mod begin;
mod game;
mod hint;
mod leaving;
mod log;
mod over;
mod seats;
mod talk;
#[cfg(test)]
mod tests;
mod told;
mod waits;

use store::{Person, PersonId};
use tokio::sync::{mpsc, oneshot, watch};
use tokio_tungstenite::tungstenite::Utf8Bytes;

pub(crate) use actor::{Fatal, Room};
pub(crate) use ask::{Ask, Request};
#[cfg(feature = "ts")]
pub(crate) use told::Told;
pub(crate) use told::{ErrorKind, LogView, Presence, Revealed, RoomView, error_text, moment};

/// How many letters fit into the mailbox. Who writes more waits.
const MAILBOX: usize = 64;

/// How many messages may wait for a visitor who reads slowly. Who is further behind is let go, and
/// comes back with the number of the last step seen.
pub(crate) const OUTBOX: usize = 256;

/// The way to a room. While somebody holds one, the room stays in memory.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    mail: mpsc::Sender<Mail>,
    presence: watch::Receiver<Vec<Presence>>,
}

/// The number of a visitor in a room.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct VisitorId(pub(crate) u64);

/// A letter to a room.
#[derive(Debug)]
pub(crate) enum Mail {
    /// Somebody comes in.
    Join(Visit, oneshot::Sender<Option<VisitorId>>),
    /// Somebody has gone.
    Leave(VisitorId),
    /// A visitor asks for something.
    Ask(VisitorId, Request),
    /// A guest has logged in: what the guest has here is the account's from now on.
    Bequeath { from: PersonId, to: Person, done: oneshot::Sender<()> },
    /// The house closes.
    Close,
}

/// Who comes in, and what of the game they know already.
#[derive(Debug)]
pub(crate) struct Visit {
    pub(crate) person: Person,
    pub(crate) since: Option<u32>,
    pub(crate) era: Option<u32>,
    pub(crate) outbox: mpsc::Sender<Out>,
}

/// What goes to a visitor.
#[derive(Clone, Debug)]
pub(crate) enum Out {
    /// A message.
    Text(Utf8Bytes),
    /// Nothing more will come; come back.
    Close(&'static str),
}

/// The room is no longer there. Whoever asks the hall again gets a new one.
#[derive(Debug)]
pub(crate) struct Gone;

impl Handle {
    pub(crate) fn new() -> (Handle, mpsc::Receiver<Mail>, watch::Sender<Vec<Presence>>) {
        let (mail, inbox) = mpsc::channel(MAILBOX);
        let (tell, presence) = watch::channel(Vec::new());
        (Handle { mail, presence }, inbox, tell)
    }

    pub(crate) async fn send(&self, mail: Mail) -> Result<(), Gone> {
        self.mail.send(mail).await.map_err(|_| Gone)
    }

    /// Comes in; `None` where the room is full.
    pub(crate) async fn join(&self, visit: Visit) -> Result<Option<VisitorId>, Gone> {
        let (reply, answer) = oneshot::channel();
        self.send(Mail::Join(visit, reply)).await?;
        answer.await.map_err(|_| Gone)
    }

    /// Makes what a guest has here an account's, and waits until it is.
    pub(crate) async fn bequeath(&self, from: PersonId, to: Person) -> Result<(), Gone> {
        let (done, answer) = oneshot::channel();
        self.send(Mail::Bequeath { from, to, done }).await?;
        answer.await.map_err(|_| Gone)
    }

    /// Who is here.
    pub(crate) fn presence(&self) -> Vec<Presence> {
        self.presence.borrow().clone()
    }

    /// Whether nobody else holds the way to this room, and no letter is waiting.
    pub(crate) fn is_forsaken(&self) -> bool {
        self.mail.strong_count() == 1 && self.mail.capacity() == self.mail.max_capacity()
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.mail.is_closed()
    }
}
