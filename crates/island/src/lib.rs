//! The island game for two to six: roads, settlements and cities on hexes, dice that yield, trade,
//! a robber. `rules/base.toml`, `rules/six.toml` and `rules/options.toml` hold its rules.
//!
//! [`Island`] is a position and keeps the contract of [`table::Game`]; the other names are what
//! goes in ([`Setup`], [`Decision`], [`Outcome`]) and what comes out ([`View`], [`Event`]).

mod arrange;
mod audit;
mod begin;
mod beginner;
mod belief;
mod board;
mod building;
mod cards;
mod chart;
mod country;
mod course;
mod decide;
mod decision;
mod development;
mod founding;
mod full;
mod game;
mod hands;
mod imagine;
mod inside;
mod layout;
mod line;
mod outcomes;
mod plan;
mod position;
mod production;
mod road;
mod robber;
mod rules;
mod setup;
mod silent;
mod switches;
mod trade;
mod turn;
mod view;
mod why;
pub mod worth;

pub use cards::{Cards, Deck, Development, Hand, Kind, Resource};
pub use chart::{Chart, Enchanted};
pub use country::{Country, MapFile, RoadSpace, Town};
pub use course::{Course, Never, Plain};
pub use decision::{Decision, Event, Outcome, Piece};
pub use full::{
    ByRank, ByTrack, Choice, Counters, CountryView, DragonView, EnchantedView, ErieView, EventFace,
    Face, Fate, FriendView, FriendsView, Full, Guild, Happening, HelpView, Helper, HelpersView,
    IslandView, KnightView, KnightsSeatView, KnightsView, Letters, MerchantView, Owing, Progress,
    Rank, Replaced, SailorView, ScenarioPhase, ScenarioView, Scenarios, SeaView, Track,
};
pub use layout::{Harbour, Laid, Layout, Terrain, Tile, Trade};
pub use line::{Line, Within};
#[cfg(feature = "ts")]
pub use plan::PlanData;
pub use plan::{Cells, Chips, Harbours, Shuffle};
pub use position::{Position, Stock};
pub use rules::{base, country, enchanted, erie, friends, helpers, knights, option, sea, six};
pub use setup::{
    Arrangement, Barbarians, BoardChoice, GivenKnight, Holdings, Kept, Map, Options, Order, Pieces,
    RobberStart, Seas, Setup, Start, With,
};
pub use view::{PhaseView, ProposalView, SeatView, TurnView, View};

/// The base game for two to six.
pub type Island = Position<Plain, { hex::NARROW }>;

/// What things cost.
pub mod price {
    pub use crate::cards::{ACTIVATION, CITY, DEVELOPMENT, KNIGHT, ROAD, SETTLEMENT, SHIP, WALL};
}
