//! A game that is looked at again, at any of its steps and in any order.

use crate::erased::AnyPosition;
use crate::journal::{Journal, JournalError};
use crate::registry::Registry;
use crate::session::apply;

/// One position in so many is kept; from there to any other it is never further than this.
const EVERY: usize = 32;

/// A journal that was played again, with positions along the way from which to go on.
#[derive(Clone, Debug)]
pub struct Replayed {
    journal: Journal,
    /// After step 0, `EVERY`, twice `EVERY` and so on.
    kept: Vec<Box<dyn AnyPosition>>,
}

impl Replayed {
    /// Plays a journal again.
    ///
    /// # Errors
    /// The first line that cannot be played, and why.
    pub fn new(journal: Journal, registry: &Registry) -> Result<Replayed, JournalError> {
        let mut kept = vec![journal.begin(registry)?.position().clone_box()];
        let mut taken = 0;
        journal.replay_telling(registry, |session, _| {
            taken += 1;
            if taken % EVERY == 0 {
                kept.push(session.position().clone_box());
            }
        })?;
        Ok(Replayed { journal, kept })
    }

    /// The position after step `n`, where 0 is the start; nothing where there are fewer steps.
    pub fn position(&self, n: usize) -> Option<Box<dyn AnyPosition>> {
        if n > self.journal.steps().len() {
            return None;
        }
        let mut position = self.kept.get(n / EVERY)?.clone();
        for index in n / EVERY * EVERY..n {
            apply(&mut *position, &self.journal.steps().get(index)?.as_ref()).ok()?;
        }
        Some(position)
    }
}
