//! What is kept of people and rooms.

use serde::{Deserialize, Serialize};
use table::{Commitment, Folded, Seat, SeatSet, ToAct};

use crate::id::{KeepsakeId, PersonId, RoomId};

/// Somebody who plays or watches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The number.
    pub id: PersonId,
    /// What others read.
    pub name: String,
    /// Whether there is a login and a password.
    pub account: bool,
}

/// What somebody keeps of a game from one time to the next, such as a deck of cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keepsake {
    /// Its id among those of the same person and game.
    pub id: KeepsakeId,
    /// The game's id.
    pub game: String,
    /// What its owner reads.
    pub name: String,
    /// What is in it, in the game's own writing.
    pub data: Folded,
    /// When it was kept last, in milliseconds since 1970.
    pub changed: i64,
}

/// A room as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct RoomRecord {
    /// Its id.
    pub id: RoomId,
    /// What never changes.
    pub plan: Plan,
    /// What does.
    pub progress: Progress,
}

/// What is fixed when a room is opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// The game's id.
    pub game: String,
    /// The variant's id, where the setup is one of those offered by name.
    pub variant: Option<String>,
    /// The setup.
    pub setup: Folded,
    /// How long people may think.
    pub clock: Clock,
    /// Whether the room is listed for everybody.
    pub public: bool,
    /// Who opened it.
    pub host: PersonId,
    /// The promise not to change the secret.
    pub commitment: Commitment,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// The day (`2026-11-16`) whose game this is: all who play it have the same luck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
    /// Whether the game was begun elsewhere and brought along: whoever brought it knows its secret.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub brought: bool,
}

impl Plan {
    /// The day's game that is played here, if it is one.
    pub fn daily(&self) -> Option<Daily<'_>> {
        let (day, variant) = (self.day.as_deref()?, self.variant.as_deref()?);
        Some(Daily { day, game: &self.game, variant })
    }
}

/// The game of a day: everybody may play it once, alone, with the same luck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Daily<'a> {
    /// The day, as in `2026-11-16`.
    pub day: &'a str,
    /// The game's id.
    pub game: &'a str,
    /// The variant's id.
    pub variant: &'a str,
}

/// How many rooms somebody has open; attempts at games of the day are not counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hosted {
    /// Rooms that somebody opened and whose game is not over.
    pub live: u32,
    /// Those of them that are public and wait for players.
    pub listed: u32,
}

/// How long people may think.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TimeLimit"))]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it; how long they are is the server's setting")]
pub enum Clock {
    #[default]
    None,
    Relaxed,
    Quick,
}

/// What changes in a room.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// How far it is.
    pub state: State,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// The number of the last step.
    pub seq: u32,
    /// How often steps were taken back: a client that saw another number cannot add to its log.
    pub era: u32,
    /// How many turns were begun.
    pub turn: u32,
    /// Whom the game waits for.
    pub to_act: ToAct,
    /// Points as everybody sees them.
    pub points: Vec<i16>,
    /// Who has won.
    pub winners: SeatSet,
    /// Who does not want to read whom.
    pub mutes: Vec<(PersonId, Muted)>,
    /// The next game with the same seats, once somebody has opened it.
    pub rematch: Option<RoomId>,
    /// Why the game ended before its rules ended it, if so.
    pub ending: Option<Ending>,
    /// Who played the game before, and where: they sit down when they come, if the seat is free.
    pub expected: Vec<(PersonId, Seat)>,
    /// Whom the host has sent away from the table: they may watch, and not sit down again.
    pub removed: Vec<PersonId>,
    /// When something happened last, in milliseconds since 1970.
    pub updated: i64,
}

impl Progress {
    /// How far the game is.
    pub fn pace(&self) -> Pace {
        let Progress { seq, era, turn, to_act, winners, updated, .. } = *self;
        Pace { seq, era, turn, to_act, points: self.points.clone(), winners, updated }
    }

    /// The same room with the game as far as this.
    pub fn at(self, pace: Pace) -> Progress {
        let Pace { seq, era, turn, to_act, points, winners, updated } = pace;
        Progress { seq, era, turn, to_act, points, winners, updated, ..self }
    }
}

/// What each decision changes of a room's progress. The fields are as in [`Progress`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the same fields tell about themselves above")]
pub struct Pace {
    pub seq: u32,
    pub era: u32,
    pub turn: u32,
    pub to_act: ToAct,
    pub points: Vec<i16>,
    pub winners: SeatSet,
    /// Not part of the text: lists are in its order.
    #[serde(skip)]
    pub updated: i64,
}

/// Why a game ended before its rules ended it. Its journal is closed where it stood: what was drawn
/// can be verified all the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "by", rename_all = "lowercase")]
pub enum Ending {
    /// The player of this seat gave up, and nobody was left to play against.
    Resigned {
        /// The seat.
        seat: Seat,
    },
    /// Nobody had won after so many turns.
    Turns {
        /// How many.
        turns: u32,
    },
    /// It was the game of a day, and the day is over.
    Day,
}

/// How far a room is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "RoomState"))]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum State {
    Waiting,
    Playing,
    Over,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person: nobody else sees the hand or moves for the seat.
    Person {
        /// Who.
        id: PersonId,
        /// The name when last seen.
        name: String,
        /// Whether this person wants to begin.
        #[serde(default)]
        ready: bool,
        /// The seed this person adds to the game's chance.
        #[serde(default)]
        seed: String,
        /// Whether this person has given up: a bot plays the seat to the end.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        resigned: bool,
    },
    /// A bot.
    Bot {
        /// Which.
        bot: String,
    },
}

impl Sitter {
    /// A person who has just sat down.
    pub fn person(person: &Person) -> Sitter {
        let (id, name) = (person.id, person.name.clone());
        Sitter::Person { id, name, ready: false, seed: String::new(), resigned: false }
    }

    /// The name of the person who sits here, if one does.
    pub fn name(&self) -> Option<&str> {
        match self {
            Sitter::Person { name, .. } => Some(name),
            Sitter::Open | Sitter::Bot { .. } => None,
        }
    }

    /// The person who sits here, if one does.
    pub fn who(&self) -> Option<PersonId> {
        match self {
            Sitter::Person { id, .. } => Some(*id),
            Sitter::Open | Sitter::Bot { .. } => None,
        }
    }

    /// The person who plays here: one who has given up does not.
    pub fn player(&self) -> Option<PersonId> {
        match self {
            Sitter::Person { id, resigned: false, .. } => Some(*id),
            Sitter::Person { .. } | Sitter::Open | Sitter::Bot { .. } => None,
        }
    }
}

/// Whose chat somebody does not want to read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Muted {
    /// One seat's.
    Seat(Seat),
    /// That of all who only watch.
    Watchers(Watchers),
}

/// The word for all who only watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Watchers {
    /// All of them.
    Spectators,
}

impl Muted {
    /// Whose lines these are: those of a seat, or of somebody who watches.
    pub fn of(seat: Option<Seat>) -> Muted {
        seat.map_or(Muted::Watchers(Watchers::Spectators), Muted::Seat)
    }
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChatLine {
    /// The speaker's name.
    pub from: String,
    /// The speaker's seat; nothing for those who watch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The words.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}
