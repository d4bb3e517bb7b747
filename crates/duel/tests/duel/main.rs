//! The Duel through its contract alone.

mod actions;
mod building;
mod census;
mod conformance;
mod data;
mod events;
mod exchange;
mod expansions;
mod faces;
mod geometry;
mod hand;
mod hidden;
mod options;
mod play;
mod points;
mod princes;
mod production;
mod properties;
mod random;
mod scene;
mod set_up;
mod stores;
mod tournament;
mod tracker;
mod turn;
mod why;
