//! The task that owns a room.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use bots::minds::Mind;
use store::{
    Change, ChatLine, Person, PersonId, Plan, Progress, RoomId, RoomRecord, Sitter, State,
    StoreError,
};
use table::{BySeat, Journal, Play, ResumeError, Seat, Secret};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::ask::{Ask, Request};
use super::game::Thoughts;
use super::told::{ErrorKind, Presence, RoomView, Told, error_text};
use super::waits::Waiting;
use super::{Mail, Out, Visit, VisitorId};
use crate::hall::Hall;
use crate::house::{House, now};

/// How much chat those who come in are shown.
const CHAT: u32 = 100;

/// A room, owned by one task.
pub(crate) struct Room {
    pub(super) house: Arc<House>,
    pub(super) id: RoomId,
    pub(super) plan: Plan,
    pub(super) progress: Progress,
    pub(super) secret: Secret,
    pub(super) play: Option<Play>,
    pub(super) visitors: BTreeMap<VisitorId, Visitor>,
    pub(super) chat: VecDeque<ChatLine>,
    pub(super) waiting: Waiting,
    pub(super) minds: BySeat<Option<Box<dyn Mind>>>,
    pub(super) thinking: Option<JoinHandle<Thoughts>>,
    pub(super) empty_since: Instant,
    /// Whether the room was cleared away: nothing is left to be asked for.
    pub(super) cleared: bool,
    /// Whether somebody was let go while something was told: the others have not heard of it yet.
    lost: bool,
    next_visitor: u64,
    presence: watch::Sender<Vec<Presence>>,
}

/// Somebody who is here.
pub(super) struct Visitor {
    pub(super) person: Person,
    pub(super) outbox: mpsc::Sender<Out>,
}

/// Why something was not done. The room is as it was.
pub(super) enum Refused {
    /// A rule of the game forbids it.
    Rule(table::Refusal),
    /// Something else.
    Error(ErrorKind, String),
}

/// Why a room could not go on: it ends, and is rebuilt for whoever comes next.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Fatal {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The journal cannot be played on.
    #[error(transparent)]
    Resume(#[from] ResumeError),
    /// The game did what games never do.
    #[error("the game is stuck: {0}")]
    Stuck(String),
}

/// What comes of a request: done, refused to the one who asked, or the end of the room.
pub(super) type Done = Result<Result<(), Refused>, Fatal>;

/// `Ok(Err(…))`: refused to the one who asked.
pub(super) fn refused(kind: ErrorKind, message: impl Into<String>) -> Done {
    Ok(Err(Refused::Error(kind, message.into())))
}

enum Happening {
    Mail(Option<Mail>),
    Thought(Option<Thoughts>),
    Time,
}

impl Room {
    /// Rebuilds a room from what is stored; `None` where there is none.
    pub(crate) async fn load(
        house: Arc<House>,
        id: &RoomId,
        presence: watch::Sender<Vec<Presence>>,
    ) -> Result<Option<Room>, Fatal> {
        let Some(RoomRecord { id, plan, progress }) = house.store.room(id).await? else {
            return Ok(None);
        };
        let secret = house.store.secret(&id).await?.ok_or(StoreError::Unknown)?;
        let journal = house.store.journal(&id).await?;
        let chat = house.store.chat(&id, CHAT).await?.into();
        let play = match journal {
            None => None,
            Some(text) => {
                let (registry, secret) = (house.registry, secret.clone());
                let play = tokio::task::spawn_blocking(move || {
                    Play::resume(registry, &Journal::parse(&text)?, Some(secret))
                });
                Some(play.await.map_err(|error| Fatal::Stuck(error.to_string()))??)
            }
        };
        let now = Instant::now();
        Ok(Some(Room {
            waiting: Waiting::new(now),
            house,
            id,
            plan,
            progress,
            secret,
            play,
            visitors: BTreeMap::new(),
            chat,
            minds: BySeat::default(),
            thinking: None,
            empty_since: now,
            cleared: false,
            lost: false,
            next_visitor: 0,
            presence,
        }))
    }

    /// Lives until nobody needs the room any more.
    pub(crate) async fn run(mut self, mut mail: mpsc::Receiver<Mail>, hall: Arc<Hall>) {
        if let Err(error) = self.live(&mut mail, &hall).await {
            tracing::error!(room = %self.id, %error, "a room has ended");
            metrics::counter!("eiland_rooms_failed_total").increment(1);
            self.farewell("the room must be rebuilt");
        }
    }

    async fn live(&mut self, mail: &mut mpsc::Receiver<Mail>, hall: &Hall) -> Result<(), Fatal> {
        // A crash may have come between a decision and what follows from it.
        self.catch_up().await?;
        self.close_with_its_day().await?;
        while !self.cleared {
            let due = self.due();
            let happening = tokio::select! {
                letter = mail.recv() => Happening::Mail(letter),
                thought = next_thought(&mut self.thinking) => Happening::Thought(thought),
                () = sleep_until(due) => Happening::Time,
            };
            match happening {
                Happening::Mail(Some(Mail::Close)) => {
                    self.farewell("the house closes, come back soon");
                    return Ok(());
                }
                Happening::Mail(Some(letter)) => self.open(letter).await?,
                Happening::Mail(None) => return Ok(()),
                Happening::Thought(thoughts) => self.thought(thoughts).await?,
                Happening::Time => {
                    if self.is_idle() && hall.let_go(&self.id) {
                        tracing::debug!(room = %self.id, "a room leaves memory");
                        return Ok(());
                    }
                    self.time_passes().await?;
                }
            }
            // To tell it may show that somebody else has gone, too.
            while std::mem::take(&mut self.lost) {
                self.after_leaving();
            }
        }
        self.farewell("the room is cleared away");
        Ok(())
    }

    async fn open(&mut self, letter: Mail) -> Result<(), Fatal> {
        match letter {
            Mail::Join(visit, reply) => {
                let id = self.join(visit).await?;
                let _ = reply.send(id);
            }
            Mail::Leave(id) => self.leave(id),
            Mail::Ask(id, request) => self.ask(id, request).await?,
            Mail::Bequeath { from, to, done } => {
                self.bequeath(from, &to).await?;
                let _ = done.send(());
            }
            Mail::Close => {}
        }
        Ok(())
    }

    async fn join(&mut self, visit: Visit) -> Result<Option<VisitorId>, Fatal> {
        let Visit { person, since, era, outbox } = visit;
        // However many watch, those whose game it is come in.
        let theirs = self.seat_of(person.id).is_some() || self.plan.host == person.id;
        if !theirs && self.visitors.len() >= self.house.settings.limits.sockets {
            return Ok(None);
        }
        self.next_visitor += 1;
        let id = VisitorId(self.next_visitor);
        self.refresh_name(&person).await?;
        self.seat_expected(&person).await?;
        let seat = self.seat_of(person.id);
        self.visitors.insert(id, Visitor { person, outbox });
        if let Some(seat) = seat {
            self.arrived(seat);
        }
        if self.visitors.len() == 1 {
            // The bots have rested while nobody was here.
            self.watch_the_clock();
        }
        self.tell_table(id, since, era);
        self.tell_room(Some(id));
        Ok(Some(id))
    }

    fn leave(&mut self, id: VisitorId) {
        if self.visitors.remove(&id).is_none() {
            return;
        }
        self.after_leaving();
    }

    /// Whoever has gone: starts waiting for them, and tells the others.
    pub(super) fn after_leaving(&mut self) {
        if self.visitors.is_empty() {
            self.empty_since = Instant::now();
            self.waiting.bot_due = None;
        }
        self.notice_absence();
        self.tell_room(None);
    }

    async fn ask(&mut self, id: VisitorId, request: Request) -> Result<(), Fatal> {
        let Some(visitor) = self.visitors.get(&id) else { return Ok(()) };
        let person = visitor.person.clone();
        let Request { tag, ask } = request;
        self.close_with_its_day().await?;
        let done = match ask {
            Ask::Decide { seq, decision } => self.decide(&person, seq, &decision).await?,
            Ask::Undo { seq } => self.undo(&person, seq).await?,
            Ask::Say { text } => self.say(&person, &text).await?,
            Ask::Mute { seat, on } => self.mute(&person, seat, on).await?,
            Ask::Sit { seat } => self.sit(&person, seat).await?,
            Ask::Stand => self.stand(&person).await?,
            Ask::Fill { bot, seat } => self.fill(&person, &bot, seat).await?,
            Ask::Free { seat } => self.free(&person, seat).await?,
            Ask::Begin { seed } => self.begin(&person, seed).await?,
            Ask::Back => self.back(&person),
            Ask::Offers { hear } => self.hear(&person, hear),
            Ask::StandIn { seat } => self.stand_in(&person, seat)?,
            Ask::Resign => self.resign(&person).await?,
            Ask::Delete => self.delete(&person).await?,
            Ask::Log { before } => self.tell_log(&person, id, before, tag.as_ref()),
            Ask::Hint => self.hint(&person, id, tag.clone())?,
            Ask::Rematch => self.rematch(&person, id).await?,
            Ask::Ping => {
                self.send(id, Told::Pong { to: tag.as_ref() }.text());
                Ok(())
            }
        };
        match done {
            Ok(()) => {}
            Err(Refused::Rule(refusal)) => {
                metrics::counter!("eiland_refusals_total").increment(1);
                let text = super::told::sentence(self.house.registry, refusal);
                self.send(id, Told::Refused { to: tag.as_ref(), refusal, text }.text());
            }
            Err(Refused::Error(kind, message)) => {
                self.send(id, error_text(tag.as_ref(), kind, &message));
            }
        }
        Ok(())
    }

    /// Writes changes together with how far the room is. Only afterwards may anyone be told.
    pub(super) async fn write(&mut self, mut changes: Vec<Change>) -> Result<(), Fatal> {
        self.progress.updated = now();
        changes.push(Change::Progress(self.progress.clone()));
        Ok(self.house.store.write(&self.id, changes).await?)
    }

    /// Writes steps together with how far the game is, where nothing else has changed.
    pub(super) async fn write_steps(&mut self, mut changes: Vec<Change>) -> Result<(), Fatal> {
        self.progress.updated = now();
        changes.push(Change::Pace(self.progress.pace()));
        Ok(self.house.store.write(&self.id, changes).await?)
    }

    /// When something is due without anybody asking.
    fn due(&self) -> Instant {
        let idle = self.is_deserted().then(|| self.empty_since + self.house.settings.idle);
        let far = Instant::now() + std::time::Duration::from_secs(86_400);
        let look = self.next_look_at_the_day();
        [self.waiting.bot_due, self.next_answer(), self.next_deadline(), look, idle]
            .into_iter()
            .flatten()
            .fold(far, Instant::min)
    }

    /// Whether nobody is here and nothing goes on.
    fn is_deserted(&self) -> bool {
        self.visitors.is_empty() && self.waiting.bot_due.is_none() && self.thinking.is_none()
    }

    fn is_idle(&self) -> bool {
        self.is_deserted() && Instant::now() >= self.empty_since + self.house.settings.idle
    }

    /// The seat where somebody plays; nobody plays who has given up.
    pub(super) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        Seat::first(self.progress.seats.len())
            .find(|seat| self.sitter(*seat).player() == Some(person))
    }

    /// The seat that belongs to somebody, whether they still play or have given up.
    pub(super) fn seat_held_by(&self, person: PersonId) -> Option<Seat> {
        Seat::first(self.progress.seats.len()).find(|seat| self.sitter(*seat).who() == Some(person))
    }

    pub(super) fn sitter(&self, seat: Seat) -> &Sitter {
        &self.progress.seats[seat.index()]
    }

    pub(super) fn is_playing(&self) -> bool {
        self.progress.state == State::Playing
    }

    /// Whether somebody is here for this seat.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        let who = self.sitter(seat).player();
        who.is_some() && self.visitors.values().any(|visitor| Some(visitor.person.id) == who)
    }

    pub(super) fn room_view(&self, viewer: Option<PersonId>) -> RoomView {
        RoomView::of(&self.id, &self.plan, &self.progress, &self.presences(), viewer)
    }

    fn presences(&self) -> Vec<Presence> {
        Seat::first(self.progress.seats.len())
            .map(|seat| Presence {
                here: self.is_here(seat),
                stand_in: self.waiting.stand_in[seat],
            })
            .collect()
    }

    /// Tells everybody (but one) how the room is.
    pub(super) fn tell_room(&mut self, but: Option<VisitorId>) {
        let presences = self.presences();
        self.presence.send_if_modified(|old| {
            let changed = *old != presences;
            *old = presences;
            changed
        });
        let clock = self.clocks();
        for (id, viewer) in self.everybody() {
            if Some(id) != but {
                let room = self.room_view(Some(viewer));
                self.send(id, Told::Room { room: &room, clock: &clock }.text());
            }
        }
    }

    pub(super) fn everybody(&self) -> Vec<(VisitorId, PersonId)> {
        self.visitors.iter().map(|(&id, visitor)| (id, visitor.person.id)).collect()
    }

    /// Sends a message. Who reads too slowly is let go and comes back with what was seen; who has gone may be
    /// noticed here before the letter that says so is read.
    pub(super) fn send(&mut self, to: VisitorId, text: Utf8Bytes) {
        let Some(visitor) = self.visitors.get(&to) else { return };
        if visitor.outbox.try_send(Out::Text(text)).is_err() {
            tracing::debug!(room = %self.id, "a visitor has gone or reads too slowly");
            self.visitors.remove(&to);
            self.lost = true;
        }
    }

    fn farewell(&mut self, why: &'static str) {
        for visitor in std::mem::take(&mut self.visitors).into_values() {
            let _ = visitor.outbox.try_send(Out::Close(why));
        }
    }
}

async fn next_thought(thinking: &mut Option<JoinHandle<Thoughts>>) -> Option<Thoughts> {
    match thinking {
        None => std::future::pending().await,
        Some(task) => {
            let thought = task.await.ok();
            *thinking = None;
            thought
        }
    }
}
