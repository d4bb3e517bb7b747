//! How a game ends: by its rules, or before.

use std::time::Duration;

use store::{Change, Ending, State};
use table::{SeatSet, ToAct};
use tokio::time::Instant;

use super::VisitorId;
use super::actor::{Fatal, Room};
use super::told::{Revealed, Told};

/// How often a room looks whether the day of its game is over.
const LOOK: Duration = Duration::from_secs(60);

impl Room {
    /// Closes the journal of a game that is over, or that has gone on for too long.
    pub(super) fn conclude(&mut self, changes: &mut Vec<Change>) -> Result<bool, Fatal> {
        let Some(play) = &self.play else { return Ok(false) };
        if play.journal().end().is_some() {
            return Ok(false);
        }
        if play.position().to_act() != ToAct::Nobody {
            let turns = self.house.settings.turns;
            if play.position().standing().turns <= turns {
                return Ok(false);
            }
            self.progress.ending = Some(Ending::Turns { turns });
        }
        self.close_journal(changes)?;
        Ok(true)
    }

    fn close_journal(&mut self, changes: &mut Vec<Change>) -> Result<(), Fatal> {
        let Some(play) = &mut self.play else { return Ok(()) };
        play.close().map_err(|error| Fatal::Stuck(error.to_string()))?;
        changes.extend(play.journal().end_line().map(Change::End));
        self.progress.state = State::Over;
        metrics::counter!("eiland_games_over_total").increment(1);
        Ok(())
    }

    /// Ends the game where it stands. No step is added: the journal is closed as it is, and its
    /// outcomes can be verified like those of any other.
    pub(super) async fn end_early(
        &mut self,
        ending: Ending,
        winners: SeatSet,
    ) -> Result<(), Fatal> {
        let mut changes = Vec::new();
        self.progress.ending = Some(ending);
        self.progress.winners = winners;
        self.close_journal(&mut changes)?;
        self.note_progress();
        self.write(changes).await?;
        self.watch_the_clock();
        self.tell_over(None);
        self.tell_room(None);
        Ok(())
    }

    /// The game of a day ends with the day: afterwards its secret is open to everybody.
    pub(super) async fn close_with_its_day(&mut self) -> Result<(), Fatal> {
        if self.is_playing() && self.house.is_past(&self.plan) {
            self.end_early(Ending::Day, SeatSet::EMPTY).await?;
        }
        Ok(())
    }

    /// When to look next whether the day is over. Whoever asks for something is told at once; this is
    /// for those who only sit there.
    pub(super) fn next_look_at_the_day(&self) -> Option<Instant> {
        let daily = self.plan.day.is_some() && self.is_playing() && !self.visitors.is_empty();
        daily.then(|| Instant::now() + LOOK)
    }

    /// Tells one, or all, how it ended, and reveals the secret.
    pub(super) fn tell_over(&mut self, only: Option<VisitorId>) {
        let Some(play) = &self.play else { return };
        let mut fairness = Revealed::of(play.journal());
        if self.house.is_secret_now(&self.plan) {
            fairness = fairness.map(Revealed::hidden);
        }
        let mut standing = play.position().standing();
        let ending = self.progress.ending;
        if ending.is_some() {
            standing.over = true;
            standing.winners = self.progress.winners;
        }
        let text = Told::Over { standing, fairness, ending }.text();
        for (id, _) in self.everybody() {
            if only.is_none_or(|only| only == id) {
                self.send(id, text.clone());
            }
        }
    }
}
