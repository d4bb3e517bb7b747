//! What every game of the house shares.
//!
//! - [`Game`] is the contract, with [`Seat`]s, [`Rule`]s and [`Chance`] around it.
//! - [`AnyPosition`], [`AnyGame`] and the [`Registry`] are games without their types, in JSON.
//! - [`Session`] is a game under way, [`Journal`] what is written of it, [`Play`] what a table keeps.
//! - [`Secret`], [`Fairness`] and [`verify()`] make outcomes that anyone can check.
//! - [`testing`] proves that a game keeps the contract.

mod agenda;
mod base16;
pub mod chance;
pub mod change;
mod closed;
mod erased;
mod fair;
mod folded;
mod game;
mod journal;
mod keepsake;
mod kind;
mod play;
mod registry;
mod replayed;
pub mod rule;
mod seat;
mod session;
pub mod shelf;
mod step;
mod switch;
pub mod testing;
mod verify;
pub mod wire;

pub use agenda::Agenda;
pub use base16::NotHex;
pub use chance::{Chance, Pseudo};
pub use change::{Parts, change_view};
pub use closed::Closed;
pub use erased::{AnyPosition, Events, Rejection, Taken, erase};
pub use fair::{Commitment, FairChance, Fairness, Mix, Secret};
pub use folded::Folded;
pub use game::{Event, Excuse, Eye, Game, Scores, Silent, Sink, Standing, ToAct, Variant, Weight};
pub use journal::{End, Header, Journal, JournalError, JournalFault, Steps};
pub use keepsake::Keepsake;
pub use kind::kind_of;
pub use play::{Denied, Play, ResumeError, Seen};
pub use registry::{AnyGame, Registry, SetupError};
pub use replayed::Replayed;
pub use rule::{Book, Fault, Faults, Refusal, Rule, Words, ensure, refuse};
pub use seat::{BySeat, NoSuchSeat, Seat, SeatSet};
pub use session::{Session, StartError, StepError};
pub use step::{Step, StepOf};
pub use switch::{Switch, SwitchState};
pub use verify::{Kept, Verified, VerifyError, verify, verify_telling};
