//! The progress cards: 25 kinds in three piles.

use serde::{Deserialize, Serialize};

use super::track::Track;

/// A kind of progress card. What it does stands in the file of its pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs, reason = "rules/cards/progress.toml says what each does")]
pub enum Progress {
    CommercialHarbour,
    MasterMerchant,
    Merchant,
    MerchantFleet,
    ResourceMonopoly,
    TradeMonopoly,
    Bishop,
    Constitution,
    Deserter,
    Diplomat,
    Intrigue,
    Saboteur,
    Spy,
    Warlord,
    Wedding,
    Alchemist,
    Crane,
    Engineer,
    Inventor,
    Irrigation,
    Medicine,
    Mining,
    Printer,
    RoadBuilding,
    Smith,
}

impl Progress {
    /// All 25, pile by pile.
    pub const ALL: [Progress; 25] = [
        Progress::CommercialHarbour,
        Progress::MasterMerchant,
        Progress::Merchant,
        Progress::MerchantFleet,
        Progress::ResourceMonopoly,
        Progress::TradeMonopoly,
        Progress::Bishop,
        Progress::Constitution,
        Progress::Deserter,
        Progress::Diplomat,
        Progress::Intrigue,
        Progress::Saboteur,
        Progress::Spy,
        Progress::Warlord,
        Progress::Wedding,
        Progress::Alchemist,
        Progress::Crane,
        Progress::Engineer,
        Progress::Inventor,
        Progress::Irrigation,
        Progress::Medicine,
        Progress::Mining,
        Progress::Printer,
        Progress::RoadBuilding,
        Progress::Smith,
    ];

    /// The pile it belongs to.
    #[inline]
    pub const fn pile(self) -> Track {
        match self as u8 {
            0..=5 => Track::Trade,
            6..=14 => Track::Politics,
            _ => Track::Science,
        }
    }

    /// Whether it is shown at once and worth a point (KNIGHTS-45).
    #[inline]
    pub const fn is_point(self) -> bool {
        matches!(self, Progress::Constitution | Progress::Printer)
    }
}
