//! What a room tells its visitors: the shapes of docs/socket.md.

use bots::minds;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use store::{ChatLine, Clock, Ending, Muted, PersonId, Plan, Progress, RoomId, Sitter, State};
use table::{
    Closed, Commitment, Eye, Fairness, Folded, Journal, Refusal, Registry, Scores, Seat, SeatSet,
    Secret, Seen, ToAct, Words,
};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// A message to a visitor.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Message"))]
#[serde(tag = "is", rename_all = "lowercase")]
pub(crate) enum Told<'a> {
    Table(Box<Table<'a>>),
    Step(Box<Step>),
    Undone(Box<Undone>),
    Room {
        room: &'a RoomView,
        clock: &'a [ClockView],
    },
    Chat(ChatView),
    /// Steps of the log that were asked for.
    Log {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
        to: Option<&'a Value>,
        era: u32,
        /// They start after this step.
        from: u32,
        log: Vec<LogView>,
    },
    Refused {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
        to: Option<&'a Value>,
        #[serde(flatten)]
        refusal: Refusal,
        text: Words,
    },
    Error {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
        to: Option<&'a Value>,
        kind: ErrorKind,
        message: &'a str,
    },
    Over {
        standing: Scores,
        fairness: Option<Revealed>,
        /// Why it ended before the rules ended it, if so.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        ending: Option<Ending>,
    },
    /// The room is cleared away.
    Gone {},
    Hint {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
        to: Option<&'a Value>,
        /// The step it was thought after.
        seq: u32,
        #[serde(flatten)]
        hint: &'a minds::Hint,
    },
    Rematch {
        room: &'a RoomId,
    },
    Pong {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
        to: Option<&'a Value>,
    },
}

impl Told<'_> {
    pub(super) fn text(&self) -> Utf8Bytes {
        // As long as most steps are.
        let mut text = Vec::with_capacity(1024);
        serde_json::to_writer(&mut text, self).expect("messages are nothing but JSON");
        Utf8Bytes::try_from(text).expect("JSON is text")
    }
}

/// Everything, on arrival.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Table<'a> {
    pub(super) room: &'a RoomView,
    pub(super) eye: Eye,
    pub(super) seq: u32,
    pub(super) era: u32,
    #[serde(flatten)]
    pub(super) now: Now,
    pub(super) clock: Vec<ClockView>,
    pub(super) commitment: Commitment,
    /// The log starts after this step.
    pub(super) from: u32,
    pub(super) log: Vec<LogView>,
    pub(super) chat: Vec<ChatView>,
    pub(super) muted: Vec<Muted>,
}

/// The position as one eye sees it.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Now {
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub(super) view: Box<RawValue>,
    pub(super) to_act: ToAct,
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    pub(super) decisions: Box<RawValue>,
    /// What is closed to the own seat, and by which rule; nothing for those who watch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub(super) why_not: Option<Closed>,
    pub(super) undo: bool,
    pub(super) points: Vec<i16>,
    /// The game waits for this seat, but the room will answer for it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub(super) excused: bool,
}

/// One step as one eye sees it: of the position only what it has changed.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Step {
    #[serde(flatten)]
    pub(super) what: LogView,
    /// What the view has now at these places, or no longer has there.
    #[cfg_attr(feature = "ts", ts(type = "Array<[string] | [string, unknown]>"))]
    pub(super) change: Box<RawValue>,
    pub(super) to_act: ToAct,
    /// Left out where they are as they were.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Array<unknown>"))]
    pub(super) decisions: Option<Box<RawValue>>,
    /// Left out where it is as it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub(super) why_not: Option<Closed>,
    pub(super) undo: bool,
    pub(super) points: Vec<i16>,
    /// The game waits for this seat, but the room will answer for it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub(super) excused: bool,
    pub(super) clock: Vec<ClockView>,
}

/// Steps were taken back.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Undone {
    pub(super) seq: u32,
    pub(super) era: u32,
    #[serde(flatten)]
    pub(super) now: Now,
    pub(super) clock: Vec<ClockView>,
}

/// A step of the log.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "LogStep"))]
pub(crate) struct LogView {
    pub(crate) n: u32,
    /// Who decided; nature where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub(crate) seat: Option<Seat>,
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    pub(crate) events: Box<RawValue>,
}

impl From<Seen> for LogView {
    fn from(seen: Seen) -> LogView {
        LogView { n: seen.n, seat: seen.seat, events: seen.events }
    }
}

/// How long a seat is still waited for.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Clock"))]
pub(crate) struct ClockView {
    pub(super) seat: Seat,
    pub(super) left_ms: u64,
    pub(super) grace: bool,
}

/// A line of chat.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ChatLine"))]
pub(crate) struct ChatView {
    from: String,
    /// The speaker's seat; nothing for those who watch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    seat: Option<Seat>,
    /// Whether the speaker only watches.
    watching: bool,
    text: String,
    at: String,
}

impl ChatView {
    pub(super) fn of(line: &ChatLine) -> ChatView {
        let ChatLine { from, seat, text, at } = line.clone();
        ChatView { from, seat, watching: seat.is_none(), text, at: moment(at) }
    }
}

/// What everybody may know of the chance of a game that is over.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Revealed {
    #[serde(flatten)]
    fairness: Fairness,
    secret: Option<Secret>,
}

impl Revealed {
    /// Of a journal whose outcomes can be verified.
    pub(crate) fn of(journal: &Journal) -> Option<Revealed> {
        let fairness = journal.header().fairness.clone()?;
        let secret = journal.end().and_then(|end| end.secret.clone());
        Some(Revealed { fairness, secret })
    }

    /// The same before the secret may be known.
    pub(crate) fn hidden(self) -> Revealed {
        Revealed { secret: None, ..self }
    }
}

/// A room as one person sees it.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Room"))]
pub(crate) struct RoomView {
    id: RoomId,
    game: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    variant: Option<String>,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    setup: Folded,
    state: State,
    clock: Clock,
    public: bool,
    host: bool,
    seats: Vec<SeatView>,
    seq: u32,
    turn: u32,
    to_act: ToAct,
    points: Vec<i16>,
    winners: SeatSet,
    /// Why the game ended before its rules ended it, if so.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    ending: Option<Ending>,
    /// The next game with the same seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    rematch: Option<RoomId>,
    /// The day whose game this is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    day: Option<String>,
    /// Whether the game was begun elsewhere: whoever brought it along knows what is to be drawn.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    brought: bool,
    updated: String,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SeatKind"))]
#[serde(rename_all = "lowercase")]
enum Kind {
    Open,
    Person,
    Bot,
}

/// A seat as one person sees it.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SeatInfo"))]
struct SeatView {
    kind: Kind,
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    bot: Option<String>,
    here: bool,
    stand_in: bool,
    /// Whether this person has given up: the stand-in plays to the end.
    resigned: bool,
    /// Before the game: whether this person wants to begin.
    ready: bool,
    me: bool,
}

/// Whether somebody is at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Presence {
    pub(crate) here: bool,
    pub(crate) stand_in: bool,
}

impl RoomView {
    pub(crate) fn of(
        id: &RoomId,
        plan: &Plan,
        progress: &Progress,
        presence: &[Presence],
        viewer: Option<PersonId>,
    ) -> RoomView {
        let seat = |(index, sitter): (usize, &Sitter)| {
            let presence = presence.get(index).copied().unwrap_or_default();
            SeatView::of(index, sitter, presence, viewer)
        };
        RoomView {
            id: id.clone(),
            game: plan.game.clone(),
            variant: plan.variant.clone(),
            setup: plan.setup.clone(),
            state: progress.state,
            clock: plan.clock,
            public: plan.public,
            host: viewer == Some(plan.host),
            seats: progress.seats.iter().enumerate().map(seat).collect(),
            seq: progress.seq,
            turn: progress.turn,
            to_act: progress.to_act,
            points: progress.points.clone(),
            winners: progress.winners,
            ending: progress.ending,
            rematch: progress.rematch.clone(),
            day: plan.day.clone(),
            brought: plan.brought,
            updated: moment(progress.updated),
        }
    }
}

impl SeatView {
    fn of(index: usize, sitter: &Sitter, presence: Presence, viewer: Option<PersonId>) -> SeatView {
        let Presence { here, stand_in } = presence;
        match sitter {
            Sitter::Open => SeatView {
                kind: Kind::Open,
                name: String::new(),
                bot: None,
                here: false,
                stand_in: false,
                resigned: false,
                ready: false,
                me: false,
            },
            Sitter::Person { id, name, ready, resigned, .. } => SeatView {
                kind: Kind::Person,
                name: name.clone(),
                bot: None,
                here,
                stand_in: stand_in || *resigned,
                resigned: *resigned,
                ready: *ready,
                me: viewer == Some(*id) && !resigned,
            },
            Sitter::Bot { bot } => SeatView {
                kind: Kind::Bot,
                name: minds::called(index).to_owned(),
                bot: Some(bot.clone()),
                here: true,
                stand_in: false,
                resigned: false,
                ready: true,
                me: false,
            },
        }
    }
}

/// What kind of thing went wrong, for programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(crate) enum ErrorKind {
    /// Not understood.
    Malformed,
    /// Made on an older position, and what has happened since concerns it.
    Stale,
    /// Only for those who sit at the table.
    NotSeated,
    /// Not at this time of the game.
    NotNow,
    /// The seat is taken, or there is none of this number.
    NoSeat,
    /// There is no such bot.
    NoBot,
    /// Too long, or empty.
    Length,
    /// Too often.
    TooMuch,
    /// The room is full.
    Full,
    /// Only for the one who opened the room.
    NotHost,
    /// The host has sent this person away from the table.
    Removed,
    /// Too many rooms of this person wait or play already.
    TooManyRooms,
}

/// The message about something that was not done.
pub(crate) fn error_text(to: Option<&Value>, kind: ErrorKind, message: &str) -> Utf8Bytes {
    Told::Error { to, kind, message }.text()
}

/// The sentence of the rule that forbids something.
pub(super) fn sentence(registry: &Registry, refusal: Refusal) -> Words {
    let entry = registry.rule(&refusal.rule.to_string());
    let same = || Words { en: refusal.why.into(), de: refusal.why.into() };
    entry.map_or_else(same, |entry| entry.text.clone())
}

/// A moment in milliseconds since 1970, as people write it.
pub(crate) fn moment(at: i64) -> String {
    let moment = OffsetDateTime::from_unix_timestamp_nanos(i128::from(at) * 1_000_000);
    let moment = moment.unwrap_or(OffsetDateTime::UNIX_EPOCH);
    moment.format(&Rfc3339).unwrap_or_default()
}
