//! A country map as data: towns, road spaces, charters, crossings worth a point.

use hex::{Corner, Side};
use serde::{Deserialize, Serialize};
use table::Words;

use crate::layout::{Layout, Trade};
use crate::setup::{Map, is_false};

/// What makes a layout a country map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Country {
    /// The map's short name, by which a drawing of it may be found.
    pub id: String,
    /// What people call it.
    pub name: Words,
    /// Whether the printed map was not at hand, and this one was made after what is known of it.
    #[serde(default)]
    pub reconstructed: bool,
    /// Where settlements may stand.
    pub towns: Vec<Town>,
    /// Crossings with a chip for three and four players, towns for five and six.
    pub crossings: Vec<Corner>,
    /// Where roads may lie.
    pub roads: Vec<RoadSpace>,
    /// What the charters trade.
    pub charters: Vec<Trade>,
}

/// A town space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Town {
    /// Where.
    pub at: Corner,
    /// What it is called.
    pub name: String,
    /// Whether it lies on the canal.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub canal: bool,
}

/// A road space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RoadSpace {
    /// Where.
    pub at: Side,
    /// A red one leads to the charter with this number, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub charter: Option<u8>,
}

/// A country map of the house.
pub(crate) fn layout(map: Map) -> Layout {
    match map {
        Map::Corsica | Map::NewYork => Layout::default(),
    }
}
