//! What a seat may choose in a scenario, beside what the island itself offers.

use hex::{Corner, Hex, Side};
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use super::guild::Guild;
use super::helper::Helper;
use crate::cards::{Development, Hand, Resource};

/// A decision of a scenario. Answers that the island knows already are given in its words: a gift is
/// answered by `accept` and `decline`, a helper's offer is turned down by `decline`, a card from the
/// bank is taken by `take`, a free road is laid by `build_road`.
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
