//! The older card game: realms grow side by side, and each throw of two dice concerns all of them.
//! `rules/classic*.toml` and `wizards.toml` hold its rules, `rules/cards/classic.toml` its cards.
//!
//! [`Classic`] is a position and keeps the contract of [`table::Game`]; [`Setup`], [`Decision`] and [`Outcome`] are
//! what goes in, [`View`] and [`Event`] what comes out.

mod accord;
mod actions;
mod answers;
mod ask;
mod attack;
mod audit;
mod begin;
mod building;
mod card;
mod correct;
mod decide;
mod decision;
mod deck;
mod dream;
mod enchant;
mod event;
mod events;
mod game;
mod hand;
mod imagine;
mod look;
mod magic;
mod mercenary;
mod nature;
mod position;
mod post;
mod rank;
mod ready;
mod rules;
mod scene;
mod settle;
mod setup;
mod sorcery;
mod spells;
mod stacks;
mod stores;
mod tally;
mod target;
mod tournament;
mod trade;
mod turn;
mod veto;
mod view;
mod why;

pub use card::{Card, Kind, Set};
pub use correct::{CardValues, Corrections, LandNumbers, correct, edition};
pub use decision::{Decision, Outcome, Why};
pub use deck::Deck;
pub use event::{Event, Token};
pub use look::Side;
pub use position::{Classic, Face};
pub use rules::{classic, option, three, tourn, wiz};
pub use scene::{Player, Scene, SceneLand, SceneWizard};
pub use setup::{Mode, Setup};
pub use tally::Points;
pub use view::{
    AskView, DiscardView, EventsView, HandView, LandView, MageView, PlacedView, PriceView,
    RealmView, SiteView, StackView, Step, View,
};
