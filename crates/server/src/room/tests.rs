//! Rooms without sockets and without waiting: the store is in memory, and the time is stopped.

mod answers;
mod changes;
mod clock;
mod desk;
mod endings;
mod game;
mod hint;
mod hosts;
#[path = "../../tests/sockets/known.rs"]
mod known;
mod leaving;
mod log;
mod reasons;
mod rest;
mod secrecy;
mod talk;
mod undo;
mod upkeep;
