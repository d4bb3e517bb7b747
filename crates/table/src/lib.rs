//! What every game of the house shares: the contract, seats, refusals, and where chance comes from.

mod base16;
pub mod chance;
mod erased;
mod fair;
mod game;
mod journal;
mod registry;
pub mod rule;
mod seat;
mod session;
mod step;
pub mod testing;
mod verify;
pub mod wire;

pub use base16::NotHex;
pub use chance::{Chance, Pseudo};
pub use erased::{AnyPosition, Events, Rejection, Taken, erase};
pub use fair::{Commitment, FairChance, Fairness, Mix, Secret};
pub use game::{Event, Eye, Game, Scores, Silent, Sink, Standing, ToAct, Variant, Weight};
pub use journal::{End, Header, Journal, JournalError, JournalFault};
pub use registry::{AnyGame, Registry, SetupError};
pub use rule::{Book, Fault, Faults, Refusal, Rule, Words, ensure, refuse};
pub use seat::{BySeat, NoSuchSeat, Seat, SeatSet};
pub use session::{Session, StartError, StepError};
pub use step::{Step, StepOf};
pub use verify::{Verified, VerifyError, verify};
