//! What an eye sees of a scenario.

use hex::{Corner, Hex, Side};
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use super::choice::Counters;
use super::guild::Letters;
use super::helper::{Face, Helper};
use super::knights::{KnightsView, Rank, Track};
use crate::cards::{Deck, Hand, Resource};
use crate::setup::is_false;

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
    /// Cities & Knights.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub knights: Option<KnightsView>,
    /// Ships.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sea: Option<SeaView>,
    /// The Enchanted Land.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub enchanted: Option<EnchantedView>,
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

/// The sea as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeaView {
    /// The seats in order.
    pub seats: Vec<SailorView>,
    /// Where the pirate stands, if there is one.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pirate: Option<Hex>,
    /// Whether the player on turn has moved a ship in this turn.
    pub moved: bool,
    /// Points for the first settlement on another island; none where they are not played for.
    pub island_points: u8,
    /// The islands, from the north-west.
    pub islands: Vec<IslandView>,
}

/// One seat at sea.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SailorView {
    /// Its ships.
    pub ships: Vec<Side>,
    /// Those of them that it could move, were it to move one now.
    pub movable: Vec<Side>,
    /// Ships it still has.
    pub stock: u8,
    /// Its points for islands.
    pub points: u8,
}

/// An island.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct IslandView {
    /// Its hexes.
    pub hexes: Vec<Hex>,
    /// Whether the founding buildings stand on it, or on others like it.
    pub home: bool,
    /// Who has founded on it.
    pub founded: SeatSet,
    /// Who has points for a settlement on it.
    pub settled: SeatSet,
}

/// The Enchanted Land as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EnchantedView {
    /// The dragons that are left.
    pub dragons: Vec<DragonView>,
    /// How many of those that nobody has seen yet have a simple flag, one with two points, with three.
    pub unseen: [u8; 3],
    /// How many dragons each seat has beaten.
    pub beaten: Vec<u8>,
    /// Who has brought a knight to the island.
    pub crossed: SeatSet,
    /// The crossings of the island's coast.
    pub coast: Vec<Corner>,
}

/// A dragon on its crossing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DragonView {
    /// Where.
    pub at: Corner,
    /// The strength that beats it, where it was turned over once.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub strength: Option<u8>,
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
    /// The three dice are in the air.
    RollingThree,
    /// Nature draws a progress card for the seat.
    DrawingProgress { seat: Seat, pile: Track },
    /// The seat holds too many progress cards and lays one back.
    LayingBack { seat: Seat },
    /// The seat says which city it loses.
    LosingCity { seat: Seat },
    /// The seat says from which pile it draws its reward.
    ChoosingPile { seat: Seat },
    /// The seat may take a card by its aqueduct.
    Aqueduct { seat: Seat },
    /// The seat puts the metropolis of the track on a city.
    PlacingMetropolis { seat: Seat, track: Track },
    /// The seat says where its knight goes that was driven off.
    Displaced { seat: Seat, from: Corner, rank: Rank, active: bool },
    /// The player on turn says with which chip this one is swapped.
    Inventing { one: Hex },
    /// The player on turn promotes knights by a smith; the second may be left out.
    Smithing { may_stop: bool },
    /// The seat gives a commodity for a card that was offered face down.
    Harbour { seat: Seat },
    /// The player on turn takes cards from the hand that the master merchant sees.
    MasterMerchant { from: Seat, left: u8 },
    /// The player on turn may take one of the progress cards that the spy sees.
    Spying { from: Seat },
    /// The seat says which of its knights deserts.
    Deserting { seat: Seat },
    /// The player on turn may place the knight that has deserted.
    PlacingDeserter { rank: Rank, active: bool },
    /// The player on turn may lay the road elsewhere that a diplomat has taken up.
    LayingAgain {
        from: Side,
        /// Whether it is a ship.
        #[serde(skip_serializing_if = "is_false", default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        ship: bool,
    },
    /// The player on turn puts the knight of this seat elsewhere on the enchanted island, from where it was
    /// driven off.
    Banishing { seat: Seat, from: Corner, rank: Rank, active: bool },
    /// Nature turns the dragon over that a knight of the player on turn fights.
    TurningDragon { at: Corner },
    /// The player on turn moves the pirate, which a knight has chased.
    MovingPirate,
    /// The seat takes so many more cards of its choice for gold fields.
    TakingGold { seat: Seat, left: u8 },
}
