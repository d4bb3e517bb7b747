//! The Duel through its contract alone.

mod conformance;
mod era_building;
mod era_end;
mod era_removal;
mod era_set_up;
mod era_stacks;
mod eras;
mod gold_actions;
mod gold_cache;
mod gold_cards;
mod gold_events;
mod play;
mod production;
mod scene;
