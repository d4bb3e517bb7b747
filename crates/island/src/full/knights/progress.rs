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

/// Where the cards of politics begin among all.
const POLITICS: usize = Progress::Bishop as usize;
/// Where the cards of science begin.
const SCIENCE: usize = Progress::Alchemist as usize;

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
        match self as usize {
            0..POLITICS => Track::Trade,
            POLITICS..SCIENCE => Track::Politics,
            _ => Track::Science,
        }
    }

    /// The kinds of a pile.
    #[inline]
    pub(super) fn of_pile(pile: Track) -> &'static [Progress] {
        match pile {
            Track::Trade => &Progress::ALL[..POLITICS],
            Track::Politics => &Progress::ALL[POLITICS..SCIENCE],
            Track::Science => &Progress::ALL[SCIENCE..],
        }
    }

    /// Whether it is shown at once and worth a point (KNIGHTS-45).
    #[inline]
    pub const fn is_point(self) -> bool {
        matches!(self, Progress::Constitution | Progress::Printer)
    }
}
