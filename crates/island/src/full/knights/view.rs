//! What an eye sees of Cities & Knights.

use hex::{Corner, Hex};
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use super::progress::Progress;
use super::rank::{ByRank, Rank};
use super::track::{ByTrack, EventFace};
use crate::cards::{Hand, Resource};

/// Cities & Knights as an eye sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KnightsView {
    /// How many steps the barbarians have come; they attack on the seventh.
    pub barbarians: u8,
    /// Whether they have attacked before: until then the robber rests.
    pub attacked: bool,
    /// How strong they are: all cities.
    pub barbarian_strength: u8,
    /// How strong the island is: all active knights.
    pub island_strength: u8,
    /// Who would lose a city if they attacked now.
    pub losers: SeatSet,
    /// Who would be rewarded if they attacked now: one alone as the defender, several with a card each.
    pub defenders: SeatSet,
    /// What the event die showed last.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub event: Option<EventFace>,
    /// How many cards lie in each pile.
    pub piles: ByTrack,
    /// The metropolises of trade, politics and science, where they stand.
    pub metropolises: [Option<Corner>; 3],
    /// Whose the merchant is, and where it stands.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub merchant: Option<MerchantView>,
    /// The kinds for which the player on turn has a merchant fleet.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub fleet: Vec<Resource>,
    /// To whom the player on turn may still make the offer of a commercial harbour.
    #[serde(skip_serializing_if = "is_nobody", default)]
    pub harbour: SeatSet,
    /// For which card cards are put aside, where it is not for a seven.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub owing: Option<Owing>,
    /// The progress cards that a spy sees, where the eye may know.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub spied: Option<Vec<Progress>>,
    /// The hand that the master merchant sees, where the eye may know.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hand: Option<Hand>,
    /// The card that was offered face down in a commercial harbour, where the eye may know.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub offered: Option<Resource>,
    /// The seats in order.
    pub seats: Vec<KnightsSeatView>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
fn is_nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

/// Why cards are put aside, where it is not for a seven.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Owing {
    /// For a saboteur: they go to the bank.
    Sabotage,
    /// For a wedding: they go to the player on turn.
    Wedding,
}

/// The merchant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MerchantView {
    /// Whose it is.
    pub seat: Seat,
    /// Where it stands.
    pub at: Hex,
}

/// One seat in Cities & Knights.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KnightsSeatView {
    /// Its levels.
    pub levels: ByTrack,
    /// How many commodities the next levels cost; 0 where there is none.
    pub prices: ByTrack,
    /// Its knights on the board.
    pub knights: Vec<KnightView>,
    /// Knights that it still has.
    pub knights_left: ByRank,
    /// How strong its active knights are.
    pub strength: u8,
    /// Its city walls.
    pub walls: Vec<Corner>,
    /// Walls that it still has.
    pub walls_left: u8,
    /// Its cities that lie down and count as settlements.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub lying: Vec<Corner>,
    /// With more cards than this a seven costs half of them.
    pub hand_limit: u8,
    /// How many progress cards of each pile it holds.
    pub progress_counts: ByTrack,
    /// Which they are, where the eye may know.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub progress: Option<Vec<Progress>>,
    /// Cards worth a point that lie before it.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub points: Vec<Progress>,
    /// Its cards for defending the island.
    pub defender: u8,
}

/// A knight on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KnightView {
    /// Where it stands.
    pub at: Corner,
    /// Its rank.
    pub rank: Rank,
    /// Whether it is active.
    pub active: bool,
    /// Whether it may act in this turn of its owner's: it is active, and not only since this turn.
    pub may_act: bool,
    /// Whether it was promoted in this turn.
    pub promoted: bool,
}
