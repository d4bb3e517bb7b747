//! The card game for two: two realms grow side by side, and each throw of two dice concerns both.
//! `rules/duel.toml`, `era.toml`, `princes.toml` and `duel-tournament.toml` hold its rules, `rules/cards/duel.toml`
//! its cards.
//!
//! [`Duel`] is a position and keeps the contract of [`table::Game`]; [`Setup`], [`Decision`] and [`Outcome`] are what
//! goes in, [`View`] and [`Event`] what comes out.

mod actions;
mod answers;
mod audit;
mod begin;
mod building;
mod card;
mod decide;
mod decision;
mod deck;
mod events;
mod game;
mod hand;
mod imagine;
mod list;
mod look;
mod losing;
mod nature;
mod pair;
mod position;
mod ready;
mod rules;
mod scene;
mod settle;
mod setup;
mod stacks;
mod stores;
mod tally;
mod turn;
mod view;
mod why;

pub use card::{Card, Kind, Set};
pub use decision::{Advantage, Decision, Event, Goes, Outcome, Why};
pub use deck::Deck;
pub use look::{PRICES, Side};
pub use position::{Duel, Face};
pub use rules::{duel, dueltourn, era, option, princes};
pub use scene::{Player, Scene, SceneLand};
pub use setup::{Mode, Setup};
pub use tally::Points;
pub use view::{
    AskView, CacheView, DiscardView, EventsView, HandView, LandView, OpenView, PlacedView,
    RealmView, SiteView, StackView, Step, View,
};
