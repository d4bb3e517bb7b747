//! The island game for two to six: roads, settlements and cities on hexes, dice that yield, trade,
//! a robber. `rules/base.toml`, `rules/six.toml` and `rules/options.toml` hold its rules.
//!
//! [`Island`] is a position and keeps the contract of [`table::Game`]; the other names are what
//! goes in ([`Setup`], [`Decision`], [`Outcome`]) and what comes out ([`View`], [`Event`]).

mod apply;
mod arrange;
mod audit;
mod beginner;
mod board;
mod cards;
mod check;
mod country;
mod decision;
mod full;
mod game;
mod imagine;
mod layout;
mod line;
mod list;
mod nature;
mod plan;
mod road;
mod rules;
mod setup;
mod silent;
mod state;
mod switches;
mod trade;
mod view;
mod why;
pub mod worth;

pub use cards::{Cards, Deck, Development, Hand, Kind, Resource};
pub use country::{Country, RoadSpace, Town};
pub use decision::{Decision, Event, Outcome, Piece};
pub use full::{
    Choice, Counters, CountryView, ErieView, Face, Fate, FriendView, FriendsView, Guild, Happening,
    HelpView, Helper, HelpersView, Letters, Replaced, ScenarioPhase, ScenarioView,
};
pub use layout::{Harbour, Laid, Layout, Terrain, Tile, Trade};
pub use line::Line;
#[cfg(feature = "ts")]
pub use plan::PlanData;
pub use plan::{Cells, Chips, Harbours, Shuffle};
pub use rules::{base, option, six};
pub use setup::{Arrangement, BoardChoice, Holdings, Options, Pieces, RobberStart, Setup, Start};
pub use state::{Island, Stock};
pub use view::{PhaseView, ProposalView, SeatView, TurnView, View};

/// What things cost.
pub mod price {
    pub use crate::cards::{CITY, DEVELOPMENT, ROAD, SETTLEMENT};
}
