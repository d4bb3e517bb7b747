//! The Duel through its contract alone.

mod actions;
mod building;
mod conformance;
mod data;
mod events;
mod exchange;
mod expansions;
mod faces;
mod geometry;
mod hand;
mod play;
mod points;
mod production;
mod scene;
mod set_up;
mod stores;
mod turn;
