//! Advice, for those who play alone.

use bots::minds;
use serde_json::Value;
use store::Person;

use super::actor::{Done, Room, refused};
use super::told::{ErrorKind, Told, error_text};
use super::{Out, VisitorId};
use crate::house::random;

impl Room {
    /// Lets the best bot tell what it thinks of everything the seat may do. It thinks away from this
    /// thread; the answer names the step it was thought after.
    pub(super) fn hint(&mut self, person: &Person, to: VisitorId, tag: Option<Value>) -> Done {
        let Some(seat) = self.seat_of(person.id) else {
            return refused(ErrorKind::NotSeated, "only those at the table are advised");
        };
        if !self.is_alone() {
            return refused(ErrorKind::NotNow, "nobody is advised against other people");
        }
        let (Some(play), Some(visitor)) = (&self.play, self.visitors.get(&to)) else {
            return refused(ErrorKind::NotNow, "the game has not begun");
        };
        if !play.asked().contains(seat) {
            return refused(ErrorKind::NotNow, "there is nothing to decide");
        }
        let Some(mut mind) = minds::adviser(&self.plan.game, u64::from_le_bytes(random())) else {
            return refused(ErrorKind::NotNow, "nobody gives advice in this game");
        };
        let (position, seq) = (play.position().clone_box(), play.seq());
        let journal = play.journal().clone();
        let (thinkers, outbox) = (self.house.thinkers.clone(), visitor.outbox.clone());
        tokio::spawn(async move {
            let Ok(_turn) = thinkers.acquire_owned().await else { return };
            let think = move || {
                minds::catch_up(&mut *mind, &journal, seat);
                mind.advise(&*position, seat)
            };
            let thought = tokio::task::spawn_blocking(think).await;
            let text = match &thought {
                Ok(Some(hint)) => Told::Hint { to: tag.as_ref(), seq, hint }.text(),
                _ => error_text(tag.as_ref(), ErrorKind::NotNow, "nobody gives advice here"),
            };
            // Who reads too slowly, or has gone, needs none.
            let _ = outbox.try_send(Out::Text(text));
        });
        Ok(Ok(()))
    }
}
