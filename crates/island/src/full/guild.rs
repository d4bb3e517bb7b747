//! The five guilds whose favour is won by letters.

use serde::{Deserialize, Serialize};

use crate::cards::{Cards, Kind};

/// A guild; its letters are of one kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Guild {
    /// Two swaps with the bank, one for one.
    Trader,
    /// A card from the bank.
    Merchant,
    /// A free road.
    RoadBuilder,
    /// A free development card.
    Scholar,
    /// A chip that is worth a point.
    MasterBuilder,
}

impl Guild {
    /// All five.
    pub const ALL: [Guild; 5] =
        [Guild::Trader, Guild::Merchant, Guild::RoadBuilder, Guild::Scholar, Guild::MasterBuilder];
}

impl Kind for Guild {
    const KINDS: &'static [Guild] = &Guild::ALL;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

/// Favour letters by guild: a hand, the stock, those that were redeemed.
pub type Letters = Cards<Guild>;
