//! What every game of the house shares: the contract, seats, refusals, and where chance comes from.

pub mod chance;
mod game;
pub mod rule;
mod seat;

pub use chance::{Chance, Pseudo};
pub use game::{Event, Eye, Game, Silent, Sink, Standing, ToAct, Variant, Weight};
pub use rule::{Book, Fault, Faults, Refusal, Rule, Words, ensure, refuse};
pub use seat::{BySeat, NoSuchSeat, Seat, SeatSet};
