//! Rooms without sockets and without waiting: the store is in memory, and the time is stopped.

mod answers;
mod changes;
mod clock;
mod desk;
mod game;
mod hint;
#[path = "../../tests/sockets/known.rs"]
mod known;
mod secrecy;
mod talk;
mod undo;
mod upkeep;
