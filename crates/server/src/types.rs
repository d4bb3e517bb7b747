//! What goes between page and server, for the page's types (`cargo xtask types`).

use serde_json::{Value, json};
use table::{Journal, JournalError, Registry};
use ts_rs::TypeVisitor;

use crate::http::account::{Login, Me, Name, NewAccount, NewPassword};
use crate::http::catalogue::{Books, Games};
use crate::http::daily::{Day, Wanted};
use crate::http::error::Failure;
use crate::http::replay::{Replay, steps};
use crate::http::rooms::{Opened, Opening, Rooms};
use crate::room::{Ask, Request, Revealed, Told};

/// Shows the visitor everything that is asked and answered. What hangs on it comes along.
pub fn types(visitor: &mut impl TypeVisitor) {
    visitor.visit::<Games>();
    visitor.visit::<Books>();
    visitor.visit::<Me>();
    visitor.visit::<Name>();
    visitor.visit::<NewAccount>();
    visitor.visit::<NewPassword>();
    visitor.visit::<Login>();
    visitor.visit::<Opening>();
    visitor.visit::<Opened>();
    visitor.visit::<Rooms>();
    visitor.visit::<Day>();
    visitor.visit::<Wanted>();
    visitor.visit::<Replay>();
    visitor.visit::<Failure>();
    visitor.visit::<Told<'static>>();
    visitor.visit::<Ask>();
    visitor.visit::<Request>();
}

/// A journal as the page gets it, without the room: for the page's tests.
///
/// # Errors
/// The first line that cannot be played.
pub fn replayed(registry: &Registry, journal: &Journal) -> Result<Value, JournalError> {
    let (steps, fairness) = (steps(registry, journal)?, Revealed::of(journal));
    Ok(json!({"setup": journal.header().setup, "steps": steps, "fairness": fairness}))
}
