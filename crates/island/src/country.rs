//! A country map as data: towns, road spaces, charters, crossings worth a point.

pub(crate) mod check;
mod file;

use std::sync::LazyLock;

use hex::{Corner, Side};
use serde::{Deserialize, Serialize};
use table::{Words, shelf};

use crate::layout::{Laid, Layout, Tile, Trade};
use crate::plan::{Grids, SOUND};
use crate::setup::{BoardChoice, Map, Setup, is_false};

pub use file::MapFile;

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

/// From how many players on crossings are towns (COUNTRY-8).
pub(crate) const CROWD: u8 = 5;

impl Country {
    /// Where so many players may build.
    pub(crate) fn sites(&self, players: u8) -> impl Iterator<Item = Corner> {
        let crossings = if players >= CROWD { &self.crossings[..] } else { &[] };
        self.towns.iter().map(|town| town.at).chain(crossings.iter().copied())
    }

    /// Where chips lie when so many play (COUNTRY-7).
    pub(crate) fn chips(&self, players: u8) -> &[Corner] {
        if players >= CROWD { &[] } else { &self.crossings }
    }

    /// The towns on the canal, in the order of the map.
    pub(crate) fn canal(&self) -> impl Iterator<Item = Corner> {
        self.towns.iter().filter(|town| town.canal).map(|town| town.at)
    }
}

/// A country map of the house, shared by all games on it.
pub(crate) struct HouseMap {
    pub(crate) layout: Laid,
    pub(crate) grids: Grids,
}

/// A country map of the house.
pub(crate) fn of(map: Map) -> &'static HouseMap {
    static CORSICA: LazyLock<HouseMap> = LazyLock::new(|| HouseMap::read(shelf::BOARDS_CORSICA));
    static NEW_YORK: LazyLock<HouseMap> = LazyLock::new(|| HouseMap::read(shelf::BOARDS_NEW_YORK));
    match map {
        Map::Corsica => &CORSICA,
        Map::NewYork => &NEW_YORK,
    }
}

impl HouseMap {
    fn read(text: &str) -> HouseMap {
        let layout = shelf::read::<MapFile>(text).layout().expect(SOUND);
        let land: Vec<_> = layout.hexes.iter().filter_map(Tile::hex).collect();
        HouseMap { grids: Grids::new(&land), layout: layout.into() }
    }
}

/// Points that win on a country map with so many players (COUNTRY-12).
const fn points_to_win(players: u8) -> u8 {
    match players {
        0..=3 => 13,
        4 => 12,
        _ => 10,
    }
}

impl Setup {
    /// A game on a country map, with the points that win there.
    pub fn on_country(players: u8, board: BoardChoice) -> Setup {
        let mut setup = Setup { board, ..Setup::variable(players) };
        setup.options.points_to_win = points_to_win(players);
        setup
    }

    /// The country map that is played on.
    pub(crate) fn country(&self) -> Option<&Country> {
        let layout: &Layout = match &self.board {
            BoardChoice::Country { map } => &of(*map).layout,
            BoardChoice::Given(layout) => layout,
            _ => return None,
        };
        layout.country.as_deref()
    }
}
