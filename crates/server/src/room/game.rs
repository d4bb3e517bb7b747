//! Deciding, drawing, taking back: how the game in a room moves on.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use bots::minds;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use store::{Change, Person, Sitter, State};
use table::{AnyPosition, Closed, Denied, Eye, Play, Rejection, Seat, StepError, ToAct};
use tokio::time::Instant;

use super::VisitorId;
use super::actor::{Done, Fatal, Refused, Room, refused};
use super::log::PAGE;
use super::told::{ErrorKind, LogView, Now, Step, Table, Told, Undone};
use crate::house::random;

/// What the bots that were asked have come up with, together.
pub(super) struct Thoughts {
    /// The step they thought after. If the game has moved on, they think again.
    seq: u32,
    each: Vec<Thought>,
}

struct Thought {
    seat: Seat,
    choice: Option<Value>,
    mind: Box<dyn minds::Mind>,
}

/// A bot that is to think for a seat.
struct Thinker {
    seat: Seat,
    mind: Box<dyn minds::Mind>,
    /// Whether it has not been at this table until now.
    is_new: bool,
}

/// One step as each eye at the table sees it, to be told when it is on disk.
type Frame = BTreeMap<Option<Seat>, Step>;

impl Room {
    /// A person decides.
    pub(super) async fn decide(&mut self, person: &Person, seq: u32, choice: &Value) -> Done {
        let Some(seat) = self.seat_of(person.id) else {
            return refused(ErrorKind::NotSeated, "only those at the table decide");
        };
        if self.play.is_none() {
            return refused(ErrorKind::NotNow, "the game has not begun");
        }
        if !self.is_playing() {
            return refused(ErrorKind::NotNow, "the game is over");
        }
        self.take_over(seat);
        self.step(seat, seq, choice).await
    }

    /// A seat decides, having seen everything up to step `seq`.
    async fn step(&mut self, seat: Seat, seq: u32, choice: &Value) -> Done {
        let Some(play) = &mut self.play else {
            return refused(ErrorKind::NotNow, "the game has not begun");
        };
        let before = play.seq();
        match play.decide(seat, seq, choice) {
            Ok(()) => self.settle(before).await.map(Ok),
            Err(Denied::Step(StepError::Rejected(Rejection::Refused(refusal)))) => {
                Ok(Err(Refused::Rule(refusal)))
            }
            Err(Denied::Step(StepError::Rejected(Rejection::Unreadable(why)))) => {
                refused(ErrorKind::Malformed, why)
            }
            Err(Denied::Step(StepError::Closed)) => refused(ErrorKind::NotNow, "the game is over"),
            Err(Denied::Step(other)) => Err(Fatal::Stuck(other.to_string())),
            Err(stale @ Denied::Stale) => refused(ErrorKind::Stale, stale.to_string()),
            Err(ahead @ Denied::Ahead) => refused(ErrorKind::Malformed, ahead.to_string()),
        }
    }

    /// What follows from the steps after `before` by itself: nature draws, who can do nothing passes,
    /// the game ends. All of it is written in one piece, and only then told.
    pub(super) async fn settle(&mut self, before: u32) -> Result<(), Fatal> {
        let mut frames = Vec::new();
        if self.play.as_ref().is_some_and(|play| play.seq() > before) {
            frames.push(self.frame());
        }
        let mut changes = Vec::new();
        while self.moves_on()? {
            frames.push(self.frame());
        }
        let over = self.conclude(&mut changes)?;
        let Some(play) = &self.play else { return Ok(()) };
        let numbers = before + 1..=play.seq();
        let lines: Vec<String> = numbers.filter_map(|n| play.journal().step_line(n)).collect();
        metrics::counter!("eiland_steps_total").increment(lines.len() as u64);
        changes.insert(0, Change::Steps { after: before, lines });
        self.note_progress();
        match over {
            true => self.write(changes).await?,
            false => self.write_steps(changes).await?,
        }
        self.watch_the_clock();
        self.tell_frames(frames);
        if over {
            self.tell_over(None);
            self.tell_room(None);
        }
        Ok(())
    }

    /// Takes the next step that needs nobody: an outcome, or all that a seat can do. Says whether
    /// there was one.
    fn moves_on(&mut self) -> Result<bool, Fatal> {
        let Some(play) = &mut self.play else { return Ok(false) };
        let moved = match play.idle() {
            Some((seat, pass)) => play.answer(seat, &pass),
            None if play.position().to_act() == ToAct::Nature => play.draw_fair(),
            None => return Ok(false),
        };
        moved.map(|()| true).map_err(|error| Fatal::Stuck(error.to_string()))
    }

    /// Starts the game: the journal's header and whatever nature does first.
    pub(super) async fn start(&mut self, play: Play) -> Result<(), Fatal> {
        let mut changes = vec![Change::Header(play.journal().header_line())];
        self.play = Some(play);
        self.progress.state = State::Playing;
        while self.moves_on()? {}
        self.conclude(&mut changes)?;
        if let Some(play) = &self.play {
            let lines = (1..=play.seq()).filter_map(|n| play.journal().step_line(n)).collect();
            changes.insert(1, Change::Steps { after: 0, lines });
        }
        self.note_progress();
        self.write(changes).await?;
        metrics::counter!("eiland_games_begun_total").increment(1);
        self.waiting.restart(Instant::now());
        self.watch_the_clock();
        for (id, _) in self.everybody() {
            self.tell_table(id, None, None);
        }
        Ok(())
    }

    /// After a crash: what should have followed from the last step.
    pub(super) async fn catch_up(&mut self) -> Result<(), Fatal> {
        if let Some(play) = &self.play {
            let closed = play.journal().end().is_some();
            let owed = !closed
                && match play.position().to_act() {
                    ToAct::Nature | ToAct::Nobody => true,
                    ToAct::Seats(_) => play.idle().is_some(),
                };
            let seq = play.seq();
            if owed {
                self.settle(seq).await?;
            }
            self.watch_the_clock();
        }
        Ok(())
    }

    pub(super) async fn undo(&mut self, person: &Person, seq: Option<u32>) -> Done {
        let Some(seat) = self.seat_of(person.id) else {
            return refused(ErrorKind::NotSeated, "only those at the table take back");
        };
        let alone = self.is_alone();
        let Some(play) = &mut self.play else {
            return refused(ErrorKind::NotNow, "the game has not begun");
        };
        if seq.is_some_and(|seq| seq != play.seq()) {
            return refused(ErrorKind::Stale, Denied::Stale.to_string());
        }
        let Some(count) = play.undoable(seat, alone) else {
            return refused(ErrorKind::NotNow, "this cannot be taken back");
        };
        play.take_back(count as usize).map_err(|error| Fatal::Stuck(error.to_string()))?;
        let left = play.seq();
        self.take_over(seat);
        self.progress.era += 1;
        self.note_progress();
        self.write(vec![Change::Cut(left)]).await?;
        metrics::counter!("eiland_undone_total").increment(1);
        self.watch_the_clock();
        for (id, viewer) in self.everybody() {
            let seat = self.seat_of(viewer);
            let (now, clock) = (self.now(seat), self.clocks());
            let undone = Undone { seq: left, era: self.progress.era, now, clock };
            self.send(id, Told::Undone(Box::new(undone)).text());
        }
        Ok(Ok(()))
    }

    /// Whether only one person plays, and nobody could mind what that one takes back or is told.
    pub(super) fn is_alone(&self) -> bool {
        self.plan.day.is_none()
            && !self.progress.seats.contains(&Sitter::Open)
            && self.progress.seats.iter().filter(|sitter| sitter.who().is_some()).count() == 1
    }

    /// How far the game is, for lists of rooms and for those who come in.
    pub(super) fn note_progress(&mut self) {
        let Some(play) = &self.play else { return };
        let position = play.position();
        let standing = position.standing();
        self.progress.seq = play.seq();
        self.progress.turn = standing.turns;
        if self.progress.ending.is_some() {
            self.progress.to_act = ToAct::Nobody;
            self.progress.points = standing.points;
            return;
        }
        self.progress.to_act = position.to_act();
        self.progress.points = public_points(position);
        self.progress.winners = standing.winners;
    }

    /// The last step as each eye that is here sees it.
    fn frame(&self) -> Frame {
        let Some(play) = &self.play else { return Frame::new() };
        let (to_act, points) = (play.position().to_act(), public_points(play.position()));
        let mut frame = Frame::new();
        for visitor in self.visitors.values() {
            let seat = self.seat_of(visitor.person.id);
            let Entry::Vacant(entry) = frame.entry(seat) else { continue };
            let told = play.last(eye(seat)).zip(play.change(eye(seat)));
            let Some((seen, change)) = told else { continue };
            entry.insert(Step {
                what: LogView::from(seen),
                change,
                to_act,
                decisions: seat.and_then(|seat| play.new_decisions(seat)),
                why_not: seat.and_then(|seat| play.newly_closed(seat)),
                undo: false,
                points: points.clone(),
                excused: seat.is_some_and(|seat| self.answer_for(seat).is_some()),
                clock: Vec::new(),
            });
        }
        frame
    }

    /// Tells steps that are on disk. What may be taken back, and how long is waited for whom, is
    /// only asked after the last of them.
    fn tell_frames(&mut self, mut frames: Vec<Frame>) {
        let clock = self.clocks();
        if let Some(last) = frames.last_mut() {
            for (seat, step) in last {
                step.undo = self.may_undo(*seat);
                step.clock.clone_from(&clock);
            }
        }
        let everybody = self.everybody();
        for frame in frames {
            let texts: BTreeMap<Option<Seat>, _> = frame
                .into_iter()
                .map(|(seat, step)| (seat, Told::Step(Box::new(step)).text()))
                .collect();
            for &(id, viewer) in &everybody {
                if let Some(text) = texts.get(&self.seat_of(viewer)) {
                    self.send(id, text.clone());
                }
            }
        }
    }

    fn may_undo(&self, seat: Option<Seat>) -> bool {
        let alone = self.is_alone();
        let count = seat.and_then(|seat| self.play.as_ref()?.undoable(seat, alone));
        count.is_some()
    }

    /// The position as the eye of this seat, or of those who watch, sees it.
    fn now(&self, seat: Option<Seat>) -> Now {
        match &self.play {
            None => Now {
                view: self.house.preview(&self.plan),
                to_act: ToAct::Nobody,
                decisions: no_decisions(),
                why_not: None,
                undo: false,
                points: self.progress.points.clone(),
                excused: false,
            },
            // Whatever the rules would still allow: nobody plays on.
            Some(play) if self.progress.ending.is_some() => Now {
                to_act: ToAct::Nobody,
                decisions: no_decisions(),
                why_not: None,
                points: self.progress.points.clone(),
                ..now(play.position(), seat, false)
            },
            Some(play) => Now {
                excused: seat.is_some_and(|seat| self.answer_for(seat).is_some()),
                ..now(play.position(), seat, self.may_undo(seat))
            },
        }
    }

    /// Tells a visitor everything.
    pub(super) fn tell_table(&mut self, id: VisitorId, since: Option<u32>, era: Option<u32>) {
        let Some(visitor) = self.visitors.get(&id) else { return };
        let viewer = visitor.person.id;
        let seat = self.seat_of(viewer);
        let seq = self.play.as_ref().map_or(0, Play::seq);
        // Who has seen steps that were taken back gets the log anew, but never more than a page.
        let known = era.unwrap_or(0) == self.progress.era;
        let since = since.filter(|since| known && *since <= seq).unwrap_or(0);
        let from = since.max(seq.saturating_sub(PAGE));
        let log = self.play.as_ref().map(|play| play.seen_since(from, eye(seat)));
        let room = self.room_view(Some(viewer));
        let table = Table {
            room: &room,
            eye: eye(seat),
            seq,
            era: self.progress.era,
            now: self.now(seat),
            clock: self.clocks(),
            commitment: self.plan.commitment,
            from,
            log: log.into_iter().flatten().map(LogView::from).collect(),
            chat: self.chat_for(viewer),
            muted: self.muted_by(viewer),
        };
        let text = Told::Table(Box::new(table)).text();
        self.send(id, text);
        if self.progress.state == State::Over {
            self.tell_over(Some(id));
        }
    }

    /// Lets the bots that are asked think, away from this thread.
    pub(super) fn think(&mut self) {
        let Some(play) = &self.play else { return };
        let asked = play.asked().iter().filter(|seat| self.is_automatic(*seat));
        let (asked, seq) = (asked.collect::<Vec<_>>(), play.seq());
        if asked.is_empty() {
            return;
        }
        let position = play.position().clone_box();
        let comes_late = asked.iter().any(|seat| self.minds[*seat].is_none()) && seq > 0;
        let past = comes_late.then(|| play.journal().clone());
        let all: Vec<_> = asked.into_iter().map(|seat| self.thinker_on(seat)).collect();
        let thinkers = self.house.thinkers.clone();
        self.thinking = Some(tokio::spawn(async move {
            let permit = thinkers.acquire_owned().await;
            let thoughts = tokio::task::spawn_blocking(move || {
                let think = |Thinker { seat, mut mind, is_new }| {
                    if let Some(past) = past.as_ref().filter(|_| is_new) {
                        minds::catch_up(&mut *mind, past, seat);
                    }
                    let choice = mind.choose(&*position, seat);
                    Thought { seat, choice, mind }
                };
                Thoughts { seq, each: all.into_iter().map(think).collect() }
            });
            let thoughts = thoughts.await.expect("a bot that panics is replaced with the room");
            drop(permit);
            thoughts
        }));
    }

    /// Who plays for a seat.
    fn thinker_on(&mut self, seat: Seat) -> Thinker {
        if let Some(mind) = self.minds[seat].take() {
            return Thinker { seat, mind, is_new: false };
        }
        let bot = match self.sitter(seat) {
            Sitter::Bot { bot } => bot.as_str(),
            Sitter::Person { .. } | Sitter::Open => minds::stand_in(&self.plan.game),
        };
        let seed = u64::from_le_bytes(random());
        Thinker { seat, mind: minds::make(&self.plan.game, bot, seed), is_new: true }
    }

    /// The bots have come up with something.
    pub(super) async fn thought(&mut self, thoughts: Option<Thoughts>) -> Result<(), Fatal> {
        let Some(Thoughts { seq, each }) = thoughts else {
            return Err(Fatal::Stuck("a bot has panicked".into()));
        };
        let mut choices = Vec::new();
        for Thought { seat, choice, mind } in each {
            self.minds[seat] = Some(mind);
            choices.push((seat, choice));
        }
        let current = !self.visitors.is_empty() && self.is_playing();
        if !current || self.play.as_ref().is_none_or(|play| play.seq() != seq) {
            self.watch_the_clock();
            return Ok(());
        }
        for (seat, choice) in choices {
            self.bot_decides(seat, seq, choice).await?;
        }
        self.watch_the_clock();
        Ok(())
    }

    /// A bot decides what it thought of after step `seq`. Where the others' answers have changed the
    /// game in the meantime, it may have to think again.
    async fn bot_decides(
        &mut self,
        seat: Seat,
        seq: u32,
        choice: Option<Value>,
    ) -> Result<(), Fatal> {
        let Some(play) = &self.play else { return Ok(()) };
        if !self.is_automatic(seat) || !play.asked().contains(seat) {
            return Ok(());
        }
        // It was asked the same all the time, so what it thought of is an answer to that still.
        let (now, undisturbed) = (play.seq(), play.seq() == seq);
        if let Some(choice) = choice {
            if self.step(seat, now, &choice).await?.is_ok() || !undisturbed {
                return Ok(());
            }
            tracing::warn!(room = %self.id, %seat, %choice, "a bot chose what is forbidden");
        }
        let first =
            self.play.as_ref().and_then(|play| play.position().decisions(seat).into_iter().next());
        let choice = first.ok_or_else(|| Fatal::Stuck("a seat has nothing to decide".into()))?;
        match self.step(seat, now, &choice).await? {
            Ok(()) => Ok(()),
            Err(_) if !undisturbed => Ok(()),
            Err(_) => Err(Fatal::Stuck("a listed decision is refused".into())),
        }
    }
}

pub(super) fn eye(seat: Option<Seat>) -> Eye {
    seat.map_or(Eye::Spectator, Eye::Seat)
}

/// What a position tells an eye: nothing here depends on what the eye may not know.
pub(super) fn now(position: &dyn AnyPosition, seat: Option<Seat>, undo: bool) -> Now {
    Now {
        view: position.view_text(eye(seat)),
        to_act: position.to_act(),
        decisions: seat.map_or_else(no_decisions, |seat| position.decisions_text(seat)),
        why_not: seat.map(|seat| Closed::to(seat, position)),
        undo,
        points: public_points(position),
        excused: false,
    }
}

fn no_decisions() -> Box<RawValue> {
    to_raw_value::<[(); 0]>(&[]).expect("an empty list can be written")
}

/// Points as everybody may know them: those on the table, at the end all of them.
fn public_points(position: &dyn AnyPosition) -> Vec<i16> {
    match position.to_act() {
        ToAct::Nobody => position.standing().points,
        _ => position.points(Eye::Spectator),
    }
}
