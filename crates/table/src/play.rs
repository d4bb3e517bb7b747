//! A game under way: what was played, what each eye saw of it, and what may be taken back.

use std::collections::VecDeque;

use serde_json::Value;
use serde_json::value::RawValue;

use crate::chance::{Chance, Pseudo};
use crate::closed::Closed;
use crate::erased::{AnyPosition, Events};
use crate::fair::Secret;
use crate::game::{Excuse, Eye, ToAct};
use crate::journal::{Journal, JournalError};
use crate::registry::Registry;
use crate::seat::{Seat, SeatSet};
use crate::session::{Session, StepError};
use crate::step::Step;

/// How many positions are kept for decisions that were made a moment ago, at the most: more than
/// others decide while a message is on its way. A position takes a KiB.
const RECENT: usize = 8;

/// How many worlds a seat must find equal before a decision counts as one that revealed nothing.
const DREAMS: u64 = 12;

/// A game under way among people and bots: a [`Session`], and what whoever keeps the table needs besides.
#[derive(Debug)]
pub struct Play {
    session: Session,
    log: Vec<Logged>,
    /// The positions after the last steps; the newest, which is the one now, comes last. Once there
    /// was a step, there are at least two of them.
    recent: VecDeque<Box<dyn AnyPosition>>,
}

/// One step, for those who come later.
#[derive(Debug)]
struct Logged {
    seat: Option<Seat>,
    events: Events,
    /// The seat had nothing else to say, or it was said for the seat.
    excused: bool,
}

/// One step as an eye sees it.
pub struct Seen {
    /// Its number, counted from 1.
    pub n: u32,
    /// Who decided; nobody where nature acted.
    pub seat: Option<Seat>,
    /// What happened, as a list in JSON.
    pub events: Box<RawValue>,
}

/// Why a decision was not taken. Nothing has changed.
#[derive(Debug, PartialEq, thiserror::Error)]
pub enum Denied {
    /// It was made on an older position, and what has happened since concerns it.
    #[error("the game has moved on")]
    Stale,
    /// It was made on a position that has not come yet.
    #[error("there is no such step yet")]
    Ahead,
    /// It is unreadable, or the rules forbid it.
    #[error(transparent)]
    Step(#[from] StepError),
}

/// Why a journal cannot be played on.
#[derive(Debug, thiserror::Error)]
pub enum ResumeError {
    /// It is damaged.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// Its secret is not the promised one.
    #[error(transparent)]
    Secret(#[from] StepError),
}

impl Play {
    /// A game that has just started.
    pub fn new(session: Session) -> Play {
        let recent = VecDeque::from([session.position().clone_box()]);
        Play { session, log: Vec::new(), recent }
    }

    /// Plays on from a journal. A fair game that is not closed goes on once it has its secret.
    ///
    /// # Errors
    /// Why it cannot go on.
    pub fn resume(
        registry: &Registry,
        journal: &Journal,
        secret: Option<Secret>,
    ) -> Result<Play, ResumeError> {
        let mut log = Vec::with_capacity(journal.steps().len());
        let mut recent: VecDeque<Box<dyn AnyPosition>> = VecDeque::new();
        let mut session = journal.replay_telling(registry, |session, events| {
            let step = journal.steps().get(log.len());
            let excused =
                recent.back().zip(step.as_ref()).is_some_and(|(before, step)| match step {
                    Step::Decision { seat, choice } => had_no_choice(&**before, *seat, choice),
                    Step::Nature(_) => false,
                });
            let seat = step.as_ref().and_then(actor);
            log.push(Logged { seat, events, excused });
            remember(&mut recent, session.position(), seat);
        })?;
        if recent.len() < 2 {
            recent = newest(&session)?;
        }
        if let Some(secret) = secret.filter(|_| journal.end().is_none()) {
            session.give_secret(secret)?;
        }
        Ok(Play { session, log, recent })
    }

    /// The position now.
    pub fn position(&self) -> &dyn AnyPosition {
        self.session.position()
    }

    /// The way here.
    pub fn journal(&self) -> &Journal {
        self.session.journal()
    }

    /// The number of the last step.
    pub fn seq(&self) -> u32 {
        self.log.len() as u32
    }

    /// Whom the game waits for, as a set.
    pub fn asked(&self) -> SeatSet {
        asked(self.position())
    }

    /// A seat decides, having seen everything up to step `seen`.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    pub fn decide(&mut self, seat: Seat, seen: u32, choice: &Value) -> Result<(), Denied> {
        if seen > self.seq() {
            return Err(Denied::Ahead);
        }
        if !self.still_means_the_same(seat, seen, choice) {
            return Err(Denied::Stale);
        }
        let excused = had_no_choice(self.position(), seat, choice);
        let events = self.session.decide(seat, choice)?;
        self.note(Some(seat), events, excused);
        Ok(())
    }

    /// Whoever keeps the table says for a seat what its player need not, or does not want to.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    pub fn answer(&mut self, seat: Seat, choice: &Value) -> Result<(), StepError> {
        let events = self.session.decide(seat, choice)?;
        self.note(Some(seat), events, true);
        Ok(())
    }

    /// A seat that is waited for and can do only one thing, and that.
    pub fn idle(&self) -> Option<(Seat, Value)> {
        self.asked().iter().find_map(|seat| match self.position().excuse(seat)? {
            Excuse::Idle(pass) => Some((seat, pass)),
            Excuse::Lacks(_) | Excuse::Unwilling(_) => None,
        })
    }

    /// Whether a decision made after step `seen` means now what it meant then: since then only
    /// others have decided, the game has asked this seat all the time or not at all, in the same
    /// turn, and the decision would have had the same effect for the seat's own eyes.
    fn still_means_the_same(&self, seat: Seat, seen: u32, choice: &Value) -> bool {
        let behind = (self.seq() - seen) as usize;
        if behind == 0 {
            return true;
        }
        let by_others = |logged: &Logged| logged.seat.is_some_and(|other| other != seat);
        // Where nature has acted, or another turn has begun, older positions are gone already.
        if behind >= self.recent.len() || !self.log[seen as usize..].iter().all(by_others) {
            return false;
        }
        let then = self.recent.len() - 1 - behind;
        let (old, now) = (&self.recent[then], self.position());
        let same = |position: &dyn AnyPosition| {
            asked(position).contains(seat) == asked(now).contains(seat)
                && position.standing().turns == now.standing().turns
        };
        self.recent.range(then..).all(|position| same(&**position))
            && effect(old.clone(), seat, choice) == effect(now.clone_box(), seat, choice)
    }

    /// Draws the outcome that is due from its fair stream.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    pub fn draw_fair(&mut self) -> Result<(), StepError> {
        let events = self.session.draw_fair()?;
        self.note(None, events, false);
        Ok(())
    }

    /// Draws the outcome that is due, in a game that is not fair.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    pub fn draw(&mut self, chance: &mut dyn Chance) -> Result<(), StepError> {
        let events = self.session.draw(chance)?;
        self.note(None, events, false);
        Ok(())
    }

    /// Takes an outcome that comes from elsewhere, in a game that is not fair.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    pub fn resolve(&mut self, outcome: &Value) -> Result<(), StepError> {
        let events = self.session.resolve(outcome)?;
        self.note(None, events, false);
        Ok(())
    }

    fn note(&mut self, seat: Option<Seat>, events: Events, excused: bool) {
        self.log.push(Logged { seat, events, excused });
        remember(&mut self.recent, self.session.position(), seat);
    }

    /// Ends the game and reveals its secret.
    ///
    /// # Errors
    /// Where it is closed already, or a fair game's secret is not known here.
    pub fn close(&mut self) -> Result<(), StepError> {
        self.session.close()
    }

    /// How many steps the seat may take back, if any.
    ///
    /// Alone among bots: everything since its own last decision. Among people: its own last
    /// decision, where nobody and nothing else has moved since and it told the seat nothing new.
    /// What was said for the seat is no decision of its own: it would only be said again.
    pub fn undoable(&self, seat: Seat, alone: bool) -> Option<u32> {
        if self.journal().end().is_some() {
            return None;
        }
        if alone {
            let own = |logged: &Logged| logged.seat == Some(seat) && !logged.excused;
            let back = self.log.iter().rev().position(own)?;
            return Some(back as u32 + 1);
        }
        if self.log.last()?.seat != Some(seat) {
            return None;
        }
        let Some(Step::Decision { choice, .. }) = self.journal().steps().last() else {
            return None;
        };
        if self.log.last().is_some_and(|logged| logged.excused) {
            return None;
        }
        (!reveals(self.before()?, seat, &choice)).then_some(1)
    }

    /// The position before the last step.
    fn before(&self) -> Option<&dyn AnyPosition> {
        self.recent.len().checked_sub(2).map(|index| &*self.recent[index])
    }

    /// Takes back the last steps.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    pub fn take_back(&mut self, count: usize) -> Result<(), StepError> {
        self.session.take_back(count)?;
        self.log.truncate(self.journal().steps().len());
        if self.recent.len() > count + 1 {
            self.recent.truncate(self.recent.len() - count);
        } else {
            self.recent = newest(&self.session)?;
        }
        Ok(())
    }

    /// The last step as the eye sees it.
    pub fn last(&self, eye: Eye) -> Option<Seen> {
        let Logged { seat, events, .. } = self.log.last()?;
        Some(Seen { n: self.seq(), seat: *seat, events: events.text_for(eye) })
    }

    /// What the last step has changed for the eye.
    pub fn change(&self, eye: Eye) -> Option<Box<RawValue>> {
        Some(self.position().change_text(self.before()?, eye))
    }

    /// What the seat may do now, where that is something else than before the last step.
    pub fn new_decisions(&self, seat: Seat) -> Option<Box<RawValue>> {
        match self.before() {
            Some(before) => self.position().new_decisions_text(before, seat),
            None => Some(self.position().decisions_text(seat)),
        }
    }

    /// What is closed to the seat now, where that is something else than before the last step.
    pub fn newly_closed(&self, seat: Seat) -> Option<Closed> {
        let closed = Closed::to(seat, self.position());
        let same = self.before().is_some_and(|before| Closed::to(seat, before) == closed);
        (!same).then_some(closed)
    }

    /// The steps after `from` as the eye sees them.
    pub fn seen_since(&self, from: u32, eye: Eye) -> Vec<Seen> {
        self.seen_between(from, self.seq(), eye)
    }

    /// The steps after `from` up to `last` as the eye sees them.
    pub fn seen_between(&self, from: u32, last: u32, eye: Eye) -> Vec<Seen> {
        let steps = (1..).zip(&self.log).take(last as usize).skip(from as usize);
        steps
            .map(|(n, logged)| Seen { n, seat: logged.seat, events: logged.events.text_for(eye) })
            .collect()
    }
}

fn actor(step: &Step) -> Option<Seat> {
    match step {
        Step::Decision { seat, .. } => Some(*seat),
        Step::Nature(_) => None,
    }
}

/// Whether the seat can say nothing else here.
fn had_no_choice(before: &dyn AnyPosition, seat: Seat, choice: &Value) -> bool {
    match before.excuse(seat) {
        Some(Excuse::Idle(only) | Excuse::Lacks(only)) => only == *choice,
        Some(Excuse::Unwilling(_)) | None => false,
    }
}

/// Keeps the position after a step of this seat, or of nature. Decisions made before an outcome or
/// in another turn never hold any more: then only the last position before is kept besides.
fn remember(
    recent: &mut VecDeque<Box<dyn AnyPosition>>,
    position: &dyn AnyPosition,
    seat: Option<Seat>,
) {
    let turns = position.standing().turns;
    let same_turn = recent.back().is_some_and(|last| last.standing().turns == turns);
    let useful = if seat.is_some() && same_turn { RECENT - 1 } else { 1 };
    recent.drain(..recent.len().saturating_sub(useful));
    recent.push_back(position.clone_box());
    if recent.capacity() > 2 * recent.len() {
        recent.shrink_to_fit();
    }
}

/// The positions before and after the last step.
fn newest(session: &Session) -> Result<VecDeque<Box<dyn AnyPosition>>, StepError> {
    let now = session.position().clone_box();
    Ok(match session.journal().steps().len().checked_sub(1) {
        Some(before) => VecDeque::from([session.position_after(before)?, now]),
        None => VecDeque::from([now]),
    })
}

fn asked(position: &dyn AnyPosition) -> SeatSet {
    match position.to_act() {
        ToAct::Seats(seats) => seats,
        ToAct::Nature | ToAct::Nobody => SeatSet::EMPTY,
    }
}

/// What a seat sees happen when it decides this; nothing where the rules forbid it.
fn effect(mut position: Box<dyn AnyPosition>, seat: Seat, choice: &Value) -> Option<String> {
    let taken = position.decide(seat, choice).ok()?;
    Some(taken.events.text_for(Eye::Seat(seat)).get().into())
}

/// Whether a decision told the seat something it could not have known: in some world that it could
/// not tell from the true one, the decision would have looked different.
fn reveals(before: &dyn AnyPosition, seat: Seat, choice: &Value) -> bool {
    if before.reveals_nothing(seat, choice) {
        return false;
    }
    let eye = Eye::Seat(seat);
    let decided = |mut world: Box<dyn AnyPosition>| {
        let taken = world.decide(seat, choice).ok()?;
        Some((taken.events.text_for(eye), world))
    };
    let Some((truth, now)) = decided(before.clone_box()) else { return true };
    let same = |dream: u64| {
        let dreamt = decided(before.imagine(seat, &mut Pseudo::new(dream)));
        // The events are short, and tell most.
        dreamt.is_some_and(|(events, world)| {
            events.get() == truth.get() && world.looks_like(&*now, eye)
        })
    };
    !(0..DREAMS).all(same)
}
