//! What a seat may choose in a scenario, beside what the island itself offers.

use hex::{Corner, Hex, Side};
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use super::guild::Guild;
use super::helper::Helper;
use super::knights::{Progress, Track};
use crate::cards::{Development, Hand, Resource};

/// A decision of a scenario. Answers that the island knows already are given in its words: a gift is
/// answered by `accept` and `decline`, a helper's offer is turned down by `decline`, a card from the
/// bank is taken by `take` (from a gold field too), a free road is laid by `build_road`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Choice {
    /// Rob nobody at the desert (FRIENDS-4).
    Spare,
    /// Offer a card as a gift (FRIENDS-5).
    Give {
        /// Which.
        card: Resource,
        /// To whom.
        to: Seat,
    },
    /// Redeem letters for a guild's favour (FRIENDS-13).
    Redeem {
        /// Whose favour.
        guild: Guild,
    },
    /// Swap a card with the bank by the traders' favour (FRIENDS-29).
    Swap {
        /// What is given.
        give: Resource,
        /// What is taken.
        take: Resource,
    },
    /// Draw a letter, to put one back (FRIENDS-16).
    Exchange,
    /// Put a letter back, to end an exchange.
    PutBack {
        /// Which.
        guild: Guild,
    },
    /// Say who of those that a road has reached draws a letter next (FRIENDS-10).
    DrawsNext {
        /// Who.
        seat: Seat,
    },
    /// Ask one or two players for a card.
    UseNassir {
        /// Which.
        card: Resource,
        /// Whom, in the order of the turns.
        of: SeatSet,
    },
    /// Give one card back for the one that Nassir has brought.
    Repay {
        /// Which.
        card: Resource,
    },
    /// Pay for a road with another card; the road follows.
    UseWilliam {
        /// The lumber or brick that is kept.
        instead: Resource,
        /// The card that is paid for it.
        pay: Resource,
    },
    /// Take a card after a roll that gave nothing.
    UseMarianne {
        /// Which.
        card: Resource,
    },
    /// Move a road from an end of the own network to another place.
    UseLouis {
        /// Where it lies.
        from: Side,
        /// Where it is laid.
        to: Side,
    },
    /// Buy a development card and choose it among three, with one card of the price replaced or not.
    UseCandamir {
        /// What is paid in place of what.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        swap: Option<Replaced>,
    },
    /// Keep one of the development cards that Candamir shows.
    Keep {
        /// Which.
        card: Development,
    },
    /// Look at the hand of somebody with more points.
    UseHilde {
        /// Whose.
        seat: Seat,
    },
    /// Take a card from the hand that Hilde shows.
    Pick {
        /// Which.
        card: Resource,
    },
    /// Trade cards of this kind two for one for the rest of the turn.
    UseJean {
        /// Which.
        card: Resource,
    },
    /// Send the robber to a desert and take a card of the hex it leaves.
    UseLin {
        /// Which desert.
        to: Hex,
    },
    /// Give up a played knight and build a settlement for lumber and brick.
    UseVincentSettlement {
        /// Where.
        at: Corner,
    },
    /// Give up a played knight and build a city for two ore and one grain.
    UseVincentCity {
        /// Where.
        at: Corner,
    },
    /// Turn the helper that was just used to its second face and keep it.
    TurnHelper,
    /// Put the helper that was just used back and take this one.
    SwapHelper {
        /// Which is taken.
        helper: Helper,
    },
    /// Play a canal counter: two of this kind for one for the rest of the turn (ERIE-6).
    PlayCounter {
        /// Which.
        card: Resource,
    },
    /// Build a ship: a founding one, a paid one or a free one, as the moment asks (SEA-4).
    BuildShip {
        /// Where.
        at: Side,
    },
    /// Move a ship from the end of an open line to another place (SEA-9).
    MoveShip {
        /// Where it lies.
        from: Side,
        /// Where it goes.
        to: Side,
    },
    /// Fight the dragon where an active knight stands (ENCHANTED-20).
    FightDragon {
        /// Where.
        at: Corner,
    },
    /// Chase the pirate with an active knight; its move follows (KNIGHTS-71).
    ChasePirate {
        /// Where the knight stands.
        from: Corner,
    },
    /// Move the pirate instead of the robber (SEA-14).
    MovePirate {
        /// Where to.
        to: Hex,
    },
    /// On turn: offer a trade with counters in it (ERIE-7).
    OfferCounters {
        /// What the offerer gives.
        give: Hand,
        /// What the offerer wants.
        want: Hand,
        /// The counters in it.
        counters: Counters,
        /// Who may take it.
        to: SeatSet,
    },
    /// Not on turn: propose a trade with counters in it.
    ProposeCounters {
        /// What the proposer gives.
        give: Hand,
        /// What the proposer wants.
        want: Hand,
        /// The counters in it.
        counters: Counters,
    },
    /// Build the next level of a track (KNIGHTS-17).
    ImproveCity {
        /// Which.
        track: Track,
    },
    /// Put a metropolis that was just won on an own city.
    PlaceMetropolis {
        /// Which.
        at: Corner,
    },
    /// Build a wall under an own city.
    BuildWall {
        /// Which.
        at: Corner,
    },
    /// Place a new knight.
    BuildKnight {
        /// Where.
        at: Corner,
    },
    /// Activate an own knight.
    ActivateKnight {
        /// Where it stands.
        at: Corner,
    },
    /// Promote an own knight, for its price or by a smith, as the moment asks.
    PromoteKnight {
        /// Where it stands.
        at: Corner,
    },
    /// Move an own knight, and displace a weaker one that stands there.
    MoveKnight {
        /// Where it stands.
        from: Corner,
        /// Where it goes.
        to: Corner,
    },
    /// Chase the robber with an own knight; the robber's move follows.
    ChaseRobber {
        /// Where the knight stands.
        from: Corner,
    },
    /// Say where the own knight goes that was displaced.
    PlaceDisplaced {
        /// Where to.
        to: Corner,
    },
    /// Say which own city is lost to the barbarians.
    LoseCity {
        /// Which.
        at: Corner,
    },
    /// Draw a progress card from this pile, as the reward of one among several defenders.
    DrawFrom {
        /// Which.
        pile: Track,
    },
    /// Lay a progress card back under its pile.
    LayBack {
        /// Which.
        card: Progress,
    },
    /// Before the roll: say what the red and the yellow die show.
    PlayAlchemist {
        /// The red and the yellow one.
        dice: [u8; 2],
    },
    /// Build the next level of a track for one commodity less.
    PlayCrane {
        /// Which.
        track: Track,
    },
    /// Build a wall for free.
    PlayEngineer {
        /// Under which own city.
        at: Corner,
    },
    /// Swap two number chips; the other follows.
    PlayInventor {
        /// Where the one lies.
        one: Hex,
    },
    /// Say with which chip the inventor's first one is swapped.
    SwapChips {
        /// Where it lies.
        other: Hex,
    },
    /// Take grain for fields.
    PlayIrrigation,
    /// Turn an own settlement into a city for two ore and one grain.
    PlayMedicine {
        /// Which.
        at: Corner,
    },
    /// Take ore for mountains.
    PlayMining,
    /// Lay two free roads; they follow.
    PlayRoads,
    /// Promote up to two knights for free; they are named one by one.
    PlaySmith,
    /// Be allowed to offer cards for commodities in this turn.
    PlayCommercialHarbour,
    /// Offer a resource card face down for a commodity.
    OfferCard {
        /// Which.
        card: Resource,
        /// To whom.
        to: Seat,
    },
    /// Give a commodity for the card that was offered face down.
    GiveCommodity {
        /// Which.
        card: Resource,
    },
    /// Look at the hand of somebody with more points and take two cards; they follow by `pick`.
    PlayMasterMerchant {
        /// Whose.
        from: Seat,
    },
    /// Put the merchant on a hex.
    PlayMerchant {
        /// Which.
        at: Hex,
    },
    /// Trade cards of this kind two for one for the rest of the turn.
    PlayMerchantFleet {
        /// Which.
        card: Resource,
    },
    /// Name a resource of which all others hand over two cards.
    PlayResourceMonopoly {
        /// Which.
        card: Resource,
    },
    /// Name a commodity of which all others hand over a card.
    PlayTradeMonopoly {
        /// Which.
        card: Resource,
    },
    /// Move the robber and rob everybody there; the move follows.
    PlayBishop,
    /// Make somebody give up a knight.
    PlayDeserter {
        /// Who.
        from: Seat,
    },
    /// Say which own knight deserts.
    LoseKnight {
        /// Where it stands.
        at: Corner,
    },
    /// Place the knight that has deserted.
    PlaceKnight {
        /// Where.
        at: Corner,
    },
    /// Take up an open road.
    PlayDiplomat {
        /// Where it lies.
        at: Side,
    },
    /// Drive off a knight at an own road.
    PlayIntrigue {
        /// Where it stands.
        at: Corner,
    },
    /// Make all who have as many points or more discard half of their cards.
    PlaySaboteur,
    /// Look at somebody's progress cards.
    PlaySpy {
        /// Whose.
        from: Seat,
    },
    /// Take one of the progress cards that the spy sees.
    TakeProgress {
        /// Which.
        card: Progress,
    },
    /// Activate all own knights.
    PlayWarlord,
    /// Let all who have more points give two cards each.
    PlayWedding,
}

/// One card of a price in place of another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Replaced {
    /// The card of the price that is kept.
    pub instead: Resource,
    /// The card that is paid for it.
    pub pay: Resource,
}

/// Canal counters on both sides of a trade, as the one who offers sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Counters {
    /// How many are given.
    pub give: u8,
    /// How many are wanted.
    pub want: u8,
}
