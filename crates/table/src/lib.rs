//! What every game of the house shares: the contract, seats, refusals, and where chance comes from.

pub mod chance;
mod game;
pub mod rule;
mod seat;
mod step;
pub mod testing;
pub mod wire;

pub use chance::{Chance, Pseudo};
pub use game::{Event, Eye, Game, Scores, Silent, Sink, Standing, ToAct, Variant, Weight};
pub use rule::{Book, Fault, Faults, Refusal, Rule, Words, ensure, refuse};
pub use seat::{BySeat, NoSuchSeat, Seat, SeatSet};
pub use step::{Step, StepOf};
