//! What an eye sees of a scenario.

use hex::Corner;
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use super::choice::Counters;
use super::guild::Letters;
use super::helper::{Face, Helper};
use crate::cards::{Deck, Hand, Resource};

/// All that a scenario adds to a view; what is not played is left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct ScenarioView {
    /// Best Friends.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub friends: Option<FriendsView>,
    /// The Helpers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub helpers: Option<HelpersView>,
    /// A country map.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub country: Option<CountryView>,
    /// The Erie Canal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub erie: Option<ErieView>,
}

/// Best Friends as an eye sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FriendsView {
    /// How many letters are left in the stock.
    pub stock: u32,
    /// How many chips are left.
    pub chips: u8,
    /// The letters that lie open on the guilds.
    pub redeemed: Letters,
    /// Whether the player on turn has redeemed or exchanged in this turn.
    pub done: bool,
    /// Swaps that the traders still owe the player on turn.
    pub swaps: u8,
    /// Whether the player on turn has given a card away in this turn.
    pub given: bool,
    /// Who has refused a gift in this turn.
    pub refused: SeatSet,
    /// The seats in order.
    pub seats: Vec<FriendView>,
}

/// One seat in Best Friends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FriendView {
    /// How many letters it holds.
    pub count: u32,
    /// Which they are, where the eye may know.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub letters: Option<Letters>,
    /// Those received in this turn of its own, where the eye may know.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub fresh: Option<Letters>,
    /// Its chips.
    pub chips: u8,
}

/// The Helpers as an eye sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HelpersView {
    /// The helpers that nobody has, in order.
    pub display: Vec<Helper>,
    /// The helper of each seat; nothing before it has come.
    pub seats: Vec<Option<HelpView>>,
    /// Development cards that Candamir shows, where the eye may know.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub shown: Option<Deck>,
    /// The hand that Hilde shows, where the eye may know.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hand: Option<Hand>,
}

/// One seat's helper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HelpView {
    /// Who.
    pub helper: Helper,
    /// Which face is up.
    pub face: Face,
    /// Whether it rests until the next turn: it came or was used in this one.
    pub rests: bool,
}

/// What changes on a country map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CountryView {
    /// The crossings on which a chip lies.
    pub chips: Vec<Corner>,
    /// How many each seat has taken.
    pub taken: Vec<u8>,
    /// Whether the crossings are towns like the others: there are no chips then (COUNTRY-8).
    pub settled: bool,
}

/// The canal as an eye sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ErieView {
    /// How many counters are left in the stock.
    pub stock: u8,
    /// How many each seat holds; those in use are not among them.
    pub counters: Vec<u8>,
    /// The kinds for which the player on turn has played a counter.
    pub playing: Vec<Resource>,
    /// The counters in the open offer.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub offer: Option<Counters>,
    /// The counters in the proposals, in the order of the proposals.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub proposals: Vec<Counters>,
    /// Which pairs of canal towns each seat has joined.
    pub joined: Vec<Vec<[Corner; 2]>>,
}

/// What a scenario waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say who and what")]
pub enum ScenarioPhase {
    /// A gift waits for its answer.
    Gift { to: Seat, card: Resource },
    /// The seat that has laid a road says who draws next.
    OrderingDraws { seat: Seat, reached: SeatSet },
    /// Nature draws a letter for the seat.
    DrawingLetter { seat: Seat },
    /// The player on turn puts a letter back.
    PuttingBack,
    /// The player on turn gives a card back.
    Repaying { to: Seat },
    /// The seat may use Marianne, or decline.
    NothingCame { seat: Seat },
    /// The seat takes a card for the seven.
    SeanTakes { seat: Seat },
    /// Nature shows a development card.
    Showing,
    /// The player on turn keeps one of the cards shown.
    Keeping,
    /// The player on turn takes a card from the hand shown.
    Picking { from: Seat },
    /// The seat turns its helper over or swaps it.
    HelperUsed { seat: Seat },
}
