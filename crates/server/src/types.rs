//! What goes between page and server, for the page's types (`cargo xtask types`).

use ts_rs::TypeVisitor;

use crate::http::account::{Login, Me, Name, NewAccount, NewPassword};
use crate::http::brought::Bringing;
use crate::http::catalogue::{Books, Games};
use crate::http::daily::{Day, Wanted};
use crate::http::error::Failure;
use crate::http::keepsakes::{Keepsakes, NewKeepsake};
use crate::http::replay::Replay;
use crate::http::rooms::{Opened, Opening, Rooms};
use crate::room::{Ask, Request, Told};

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
    visitor.visit::<Bringing>();
    visitor.visit::<Rooms>();
    visitor.visit::<Keepsakes>();
    visitor.visit::<NewKeepsake>();
    visitor.visit::<Day>();
    visitor.visit::<Wanted>();
    visitor.visit::<Replay>();
    visitor.visit::<Failure>();
    visitor.visit::<Told<'static>>();
    visitor.visit::<Ask>();
    visitor.visit::<Request>();
}
