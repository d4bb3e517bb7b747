//! The log in pages: a long game is not sent whole to whoever comes in.

use serde_json::Value;
use store::Person;

use super::VisitorId;
use super::actor::{Refused, Room};
use super::game::eye;
use super::told::{ErrorKind, LogView, Told};

/// How many steps are sent at once.
pub(super) const PAGE: u32 = 250;

impl Room {
    /// Tells a visitor the last steps before `before`, as their seat saw them.
    pub(super) fn tell_log(
        &mut self,
        person: &Person,
        id: VisitorId,
        before: u32,
        tag: Option<&Value>,
    ) -> Result<(), Refused> {
        let Some(play) = &self.play else {
            return Err(Refused::Error(ErrorKind::NotNow, "the game has not begun".into()));
        };
        let last = before.saturating_sub(1).min(play.seq());
        let from = last.saturating_sub(PAGE);
        let steps = play.seen_between(from, last, eye(self.seat_of(person.id)));
        let log = steps.into_iter().map(LogView::from).collect();
        let text = Told::Log { to: tag, era: self.progress.era, from, log }.text();
        self.send(id, text);
        Ok(())
    }
}
