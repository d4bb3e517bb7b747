//! Rooms without sockets and without waiting: the store is in memory, and the time is stopped.

mod answers;
mod clock;
mod desk;
mod endings;
mod game;
mod hint;
mod hosts;
mod leaving;
mod log;
mod rest;
mod secrecy;
mod talk;
mod undo;
mod upkeep;
