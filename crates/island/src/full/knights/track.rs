//! The three tracks of city improvements; each has its commodity, its gate, its pile of progress cards
//! and its metropolis.

use serde::{Deserialize, Serialize};

use crate::cards::Resource;

/// A track.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Track {
    /// Improved with cloth.
    Trade,
    /// Improved with coins.
    Politics,
    /// Improved with paper.
    Science,
}

impl Track {
    /// All three.
    pub const ALL: [Track; 3] = [Track::Trade, Track::Politics, Track::Science];

    /// What its levels cost (KNIGHTS-17).
    pub const fn commodity(self) -> Resource {
        match self {
            Track::Trade => Resource::Cloth,
            Track::Politics => Resource::Coin,
            Track::Science => Resource::Paper,
        }
    }
}

/// One number for each track: levels, piles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct ByTrack {
    /// Of trade.
    pub trade: u8,
    /// Of politics.
    pub politics: u8,
    /// Of science.
    pub science: u8,
}

impl ByTrack {
    /// The number of each track.
    pub fn of(number: impl Fn(Track) -> u8) -> ByTrack {
        ByTrack {
            trade: number(Track::Trade),
            politics: number(Track::Politics),
            science: number(Track::Science),
        }
    }
}

impl std::ops::Index<Track> for ByTrack {
    type Output = u8;

    #[inline]
    fn index(&self, track: Track) -> &u8 {
        match track {
            Track::Trade => &self.trade,
            Track::Politics => &self.politics,
            Track::Science => &self.science,
        }
    }
}

impl std::ops::IndexMut<Track> for ByTrack {
    #[inline]
    fn index_mut(&mut self, track: Track) -> &mut u8 {
        match track {
            Track::Trade => &mut self.trade,
            Track::Politics => &mut self.politics,
            Track::Science => &mut self.science,
        }
    }
}

/// A face of the event die (KNIGHTS-8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EventFace {
    /// The barbarians' ship; on three of the six faces.
    Ship,
    /// The yellow gate.
    Trade,
    /// The blue gate.
    Politics,
    /// The green gate.
    Science,
}

impl EventFace {
    /// All four.
    pub const ALL: [EventFace; 4] =
        [EventFace::Ship, EventFace::Trade, EventFace::Politics, EventFace::Science];

    /// On how many of the six faces it is.
    pub const fn faces(self) -> u32 {
        match self {
            EventFace::Ship => 3,
            EventFace::Trade | EventFace::Politics | EventFace::Science => 1,
        }
    }

    /// The track whose gate it shows.
    pub const fn gate(self) -> Option<Track> {
        match self {
            EventFace::Ship => None,
            EventFace::Trade => Some(Track::Trade),
            EventFace::Politics => Some(Track::Politics),
            EventFace::Science => Some(Track::Science),
        }
    }
}
