//! The ten helpers.

use serde::{Deserialize, Serialize};

/// A helper.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Helper {
    /// Asks others for a card.
    Nassir,
    /// Begs one card of a road's price away.
    William,
    /// Helps whom a roll gave nothing.
    Marianne,
    /// Moves a road.
    Louis,
    /// Protects from a seven.
    Sean,
    /// Chooses among development cards.
    Candamir,
    /// Takes a card from somebody who is ahead.
    Hilde,
    /// Trades two for one.
    Jean,
    /// Sends the robber to the desert.
    Lin,
    /// Builds for less, for a knight.
    Vincent,
}

impl Helper {
    /// All ten, in the order in which they are dealt (HELPERS-2).
    pub const ALL: [Helper; 10] = [
        Helper::Nassir,
        Helper::William,
        Helper::Marianne,
        Helper::Louis,
        Helper::Sean,
        Helper::Candamir,
        Helper::Hilde,
        Helper::Jean,
        Helper::Lin,
        Helper::Vincent,
    ];
}

/// Which face of a helper's card is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// For the first use.
    #[default]
    A,
    /// For the second and last.
    B,
}
