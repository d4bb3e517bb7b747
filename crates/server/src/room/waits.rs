//! Whom the game waits for, and how long.
//!
//! Time runs only where a person waits for another: alone among bots nobody is hurried, and an
//! empty room stands still: bots rest too while nobody is there to see them. Each time the game
//! turns to a seat, its time starts anew. Who has gone is waited for as long as the grace says; then
//! a stand-in plays until the player is back. The others need not wait for that.

use std::time::Duration;

use store::{Person, Sitter};
use table::{BySeat, Seat, SeatSet};
use tokio::time::Instant;

use super::actor::{Fatal, Refused, Room};
use super::answers::Hearing;
use super::told::{ClockView, ErrorKind};

/// The times of a room.
pub(super) struct Waiting {
    /// Whom the game waits for.
    asked: SeatSet,
    /// The turn when this was noticed.
    turn: u32,
    /// Since when each seat is waited for.
    pub(super) since: BySeat<Instant>,
    /// Since when nobody is here for a seat.
    away: BySeat<Option<Instant>>,
    /// Where a bot plays for a person.
    pub(super) stand_in: BySeat<bool>,
    /// When the bots think.
    pub(super) bot_due: Option<Instant>,
    /// How long the room would take to say no for each seat: drawn anew each time one is asked.
    pub(super) answer_in: BySeat<Duration>,
    /// Which offers each seat wants to be asked about.
    pub(super) hearing: BySeat<Hearing>,
}

impl Waiting {
    pub(super) fn new(now: Instant) -> Waiting {
        Waiting {
            asked: SeatSet::EMPTY,
            turn: 0,
            since: BySeat([now; Seat::MAX]),
            away: BySeat([Some(now); Seat::MAX]),
            stand_in: BySeat::default(),
            bot_due: None,
            answer_in: BySeat::default(),
            hearing: BySeat::default(),
        }
    }

    /// All times start anew.
    pub(super) fn restart(&mut self, now: Instant) {
        self.since = BySeat([now; Seat::MAX]);
        for away in self.away.0.iter_mut().flatten() {
            *away = now;
        }
    }
}

impl Room {
    /// Notices whom the game waits for now, and wakes the bots among them.
    pub(super) fn watch_the_clock(&mut self) {
        let now = Instant::now();
        let (asked, turn) = match &self.play {
            Some(play) if self.is_playing() => (play.asked(), self.progress.turn),
            Some(_) | None => (SeatSet::EMPTY, 0),
        };
        for seat in asked.iter() {
            if !self.waiting.asked.contains(seat) || self.waiting.turn != turn {
                self.waiting.since[seat] = now;
                self.waiting.answer_in[seat] = self.pause_for_an_answer();
            }
        }
        self.waiting.asked = asked;
        self.waiting.turn = turn;
        let bot = asked.iter().any(|seat| self.is_automatic(seat));
        let free = self.thinking.is_none() && !self.visitors.is_empty();
        self.waiting.bot_due = (bot && free).then(|| now + self.house.settings.bot_pause);
    }

    /// Whether a bot decides for this seat.
    pub(super) fn is_automatic(&self, seat: Seat) -> bool {
        match self.sitter(seat) {
            Sitter::Bot { .. } => true,
            Sitter::Person { resigned, .. } => *resigned || self.waiting.stand_in[seat],
            Sitter::Open => false,
        }
    }

    /// Somebody has come to this seat.
    pub(super) fn arrived(&mut self, seat: Seat) {
        let now = Instant::now();
        if self.people_here() == 1 && self.waiting.away[seat].is_some() {
            // The first one here waits for the others from now on, not since they left.
            self.waiting.restart(now);
        }
        self.waiting.away[seat] = None;
        self.take_over(seat);
    }

    /// Notices who has gone.
    pub(super) fn notice_absence(&mut self) {
        let now = Instant::now();
        for seat in Seat::first(self.progress.seats.len()) {
            if !self.is_here(seat) && self.waiting.away[seat].is_none() {
                self.waiting.away[seat] = Some(now);
            }
        }
    }

    fn people_here(&self) -> usize {
        Seat::first(self.progress.seats.len()).filter(|seat| self.is_here(*seat)).count()
    }

    /// The stand-in makes room for the player.
    pub(super) fn take_over(&mut self, seat: Seat) {
        if std::mem::take(&mut self.waiting.stand_in[seat]) {
            self.waiting.since[seat] = Instant::now();
            self.minds[seat] = None;
            self.watch_the_clock();
            self.tell_room(None);
        }
    }

    pub(super) fn back(&mut self, person: &Person) -> Result<(), Refused> {
        match self.seat_of(person.id) {
            Some(seat) => {
                self.take_over(seat);
                Ok(())
            }
            None => Err(Refused::Error(ErrorKind::NotSeated, "you have no seat here".into())),
        }
    }

    /// Until when a seat is waited for, and whether that is because its player has gone.
    fn deadline(&self, seat: Seat) -> Option<(Instant, bool)> {
        let person = self.sitter(seat).player().is_some() && !self.waiting.stand_in[seat];
        let here = self.is_here(seat);
        let company = self.people_here() > usize::from(here);
        if !self.is_playing() || !self.waiting.asked.contains(seat) || !person || !company {
            return None;
        }
        let waits = &self.house.settings.waits;
        match self.waiting.away[seat].filter(|_| !here) {
            Some(away) => Some((away + waits.grace(self.plan.clock), true)),
            None => Some((self.waiting.since[seat] + waits.limit(self.plan.clock)?, false)),
        }
    }

    fn deadlines(&self) -> impl Iterator<Item = (Seat, Instant, bool)> {
        let waited = self.waiting.asked.iter();
        waited.filter_map(|seat| self.deadline(seat).map(|(at, grace)| (seat, at, grace)))
    }

    pub(super) fn next_deadline(&self) -> Option<Instant> {
        self.deadlines().map(|(_, at, _)| at).min()
    }

    pub(super) fn clocks(&self) -> Vec<ClockView> {
        let now = Instant::now();
        let left = |at: Instant| at.saturating_duration_since(now).as_millis() as u64;
        let view = |(seat, at, grace)| ClockView { seat, left_ms: left(at), grace };
        self.deadlines().map(view).collect()
    }

    /// Time has passed: bots think, a stand-in sits down, the room says no for somebody.
    pub(super) async fn time_passes(&mut self) -> Result<(), Fatal> {
        let now = Instant::now();
        let late: Vec<Seat> =
            self.deadlines().filter(|(_, at, _)| *at <= now).map(|(seat, ..)| seat).collect();
        if !late.is_empty() {
            self.let_stand_in(&late);
        }
        if self.waiting.bot_due.is_some_and(|due| due <= now) {
            self.waiting.bot_due = None;
            if !self.visitors.is_empty() {
                self.think();
            }
        }
        self.answer(now).await?;
        self.close_with_its_day().await
    }

    /// Bots play for these people from now on.
    pub(super) fn let_stand_in(&mut self, seats: &[Seat]) {
        for &seat in seats {
            tracing::info!(room = %self.id, %seat, "a stand-in takes the seat");
            self.waiting.stand_in[seat] = true;
            self.minds[seat] = None;
        }
        metrics::counter!("eiland_stand_ins_total").increment(seats.len() as u64);
        self.watch_the_clock();
        self.tell_room(None);
    }
}
