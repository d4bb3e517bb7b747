//! The three ranks of knights.

use serde::{Deserialize, Serialize};

/// A knight's rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Rank {
    /// As it is built.
    Basic,
    /// Promoted once.
    Strong,
    /// Promoted twice, with the fortress.
    Mighty,
}

impl Rank {
    /// All three.
    pub const ALL: [Rank; 3] = [Rank::Basic, Rank::Strong, Rank::Mighty];

    /// How strong a knight of this rank is (KNIGHTS-30).
    #[inline]
    pub const fn strength(self) -> u8 {
        self as u8 + 1
    }

    /// The rank above it.
    #[inline]
    pub const fn next(self) -> Option<Rank> {
        match self {
            Rank::Basic => Some(Rank::Strong),
            Rank::Strong => Some(Rank::Mighty),
            Rank::Mighty => None,
        }
    }
}

/// One number for each rank: the knights that are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ByRank {
    /// Basic knights.
    pub basic: u8,
    /// Strong knights.
    pub strong: u8,
    /// Mighty knights.
    pub mighty: u8,
}
