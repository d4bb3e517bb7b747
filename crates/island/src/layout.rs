//! A board as data: hexes, chips, harbours; and all that can be wrong with one.

use std::ops::Deref;
use std::sync::Arc;

use hex::{Direction, Grid, Hex, Side};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Faults, Rule};

use crate::cards::Resource;
use crate::chart::Chart;
use crate::country::Country;
use crate::rules::{base, option, sea};

/// What a hex is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Yields lumber.
    Forest,
    /// Yields brick.
    Hills,
    /// Yields wool.
    Pasture,
    /// Yields grain.
    Fields,
    /// Yields ore.
    Mountains,
    /// Yields nothing.
    Desert,
    /// Yields a card of choice, on boards with ships.
    Gold,
}

impl Terrain {
    /// All seven.
    pub const ALL: [Terrain; 7] = [
        Terrain::Forest,
        Terrain::Hills,
        Terrain::Pasture,
        Terrain::Fields,
        Terrain::Mountains,
        Terrain::Desert,
        Terrain::Gold,
    ];

    /// What it yields, where that is always the same.
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Terrain::Forest => Some(Resource::Lumber),
            Terrain::Hills => Some(Resource::Brick),
            Terrain::Pasture => Some(Resource::Wool),
            Terrain::Fields => Some(Resource::Grain),
            Terrain::Mountains => Some(Resource::Ore),
            Terrain::Desert | Terrain::Gold => None,
        }
    }
}

/// What a harbour trades.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Trade {
    /// Three of any one kind for one.
    #[serde(rename = "3:1")]
    Any,
    /// Two of this kind for one.
    #[serde(untagged)]
    Two(Resource),
}

/// A land hex with its chip.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// Grows to the east.
    pub q: i8,
    /// Grows to the south-east.
    pub r: i8,
    /// What the hex is.
    pub terrain: Terrain,
    /// Its chip; the desert has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
}

/// A harbour: it serves the two corners of a side that faces the sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Harbour {
    /// The land hex's `q`.
    pub q: i8,
    /// The land hex's `r`.
    pub r: i8,
    /// The side that faces the sea.
    pub side: Direction,
    /// What it trades.
    #[serde(rename = "type")]
    pub trade: Trade,
}

impl Tile {
    /// The hex it lies on, if that is within reach of a board.
    pub fn hex(&self) -> Option<Hex> {
        Hex::new(self.q, self.r)
    }
}

impl Harbour {
    /// The land hex it lies at, if that is within reach of a board.
    pub fn hex(&self) -> Option<Hex> {
        Hex::new(self.q, self.r)
    }

    /// The same harbour as seen from the hex on the other side of its path.
    fn seen_across(self) -> Option<Harbour> {
        let hex = self.hex()?.neighbour(self.side);
        Some(Harbour { q: hex.q(), r: hex.r(), side: self.side.opposite(), ..self })
    }
}

/// A harbour is read from its land hex and side, or from the name of its path as answers have it.
impl<'de> Deserialize<'de> for Harbour {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Harbour, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Written {
            q: Option<i8>,
            r: Option<i8>,
            side: Option<Direction>,
            at: Option<Side>,
            #[serde(rename = "type")]
            trade: Trade,
        }

        let Written { q, r, side, at, trade } = Written::deserialize(reader)?;
        match (q, r, side, at) {
            (Some(q), Some(r), Some(side), None) => Ok(Harbour { q, r, side, trade }),
            (None, None, None, Some(at)) => {
                let (hex, side) = at.name();
                Ok(Harbour { q: hex.q(), r: hex.r(), side, trade })
            }
            _ => {
                Err(D::Error::custom("a harbour has q, r and side, or the name of its path as at"))
            }
        }
    }
}

/// A whole board as data.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// The land.
    pub hexes: Vec<Tile>,
    /// The harbours.
    #[serde(default)]
    pub harbours: Vec<Harbour>,
    /// Where the robber starts; where it is not said, on the desert.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub robber: Option<Hex>,
    /// What makes it a country map, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub country: Option<Box<Country>>,
    /// The sea around the land, where ships are played with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub chart: Option<Box<Chart>>,
}

/// A board that lies and will not change: its positions and views all share it, and to compare it
/// with itself costs nothing. It is written as the layout that it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Laid(Arc<Layout>);

impl From<Layout> for Laid {
    fn from(layout: Layout) -> Laid {
        Laid(Arc::new(layout))
    }
}

impl From<Laid> for Layout {
    fn from(laid: Laid) -> Layout {
        Arc::unwrap_or_clone(laid.0)
    }
}

impl Deref for Laid {
    type Target = Layout;

    fn deref(&self) -> &Layout {
        &self.0
    }
}

impl Serialize for Laid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Laid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Laid, D::Error> {
        Layout::deserialize(deserializer).map(Laid::from)
    }
}

impl Layout {
    /// The same board with every harbour named from its land: a path has two sides, and whoever
    /// names it from the sea means the same harbour.
    pub(crate) fn named_from_land(mut self) -> Layout {
        let hexes: Vec<Hex> = self.hexes.iter().filter_map(Tile::hex).collect();
        let is_land = |harbour: &Harbour| harbour.hex().is_some_and(|hex| hexes.contains(&hex));
        for harbour in &mut self.harbours {
            let across = harbour.seen_across().filter(|across| is_land(across));
            if let Some(across) = across.filter(|_| !is_land(harbour)) {
                *harbour = across;
            }
        }
        self
    }

    /// Notes all that is wrong with the board for this many players, of whom so many found, and
    /// gives its grid where the land itself is sound.
    pub(crate) fn check<const W: usize>(
        &self,
        players: u8,
        founders: usize,
        faults: &mut Faults,
    ) -> Option<Grid<W>> {
        let mut land = Vec::new();
        for (index, tile) in self.hexes.iter().enumerate() {
            let at = format!("board.hexes[{index}]");
            match tile.hex() {
                Some(hex) => land.push(hex),
                None => faults.add(option(12), &at, "coordinates go from -14 to 14"),
            }
            let gold = tile.terrain == Terrain::Gold && self.chart.is_none();
            faults.expect(!gold, sea(15), &at, || "gold fields lie on boards with ships".into());
            match (tile.terrain, tile.number) {
                (Terrain::Desert, Some(_)) => faults.add(base(2), &at, "a desert has no chip"),
                (Terrain::Desert, None) => {}
                (_, None) => faults.add(base(2), &at, "every hex but a desert needs a chip"),
                (_, Some(number)) => {
                    faults.expect(matches!(number, 2..=6 | 8..=12), base(2), &at, || {
                        format!("there is no chip {number}: chips go from 2 to 12 without 7")
                    });
                }
            }
        }
        if let Some(chart) = &self.chart {
            land.extend(&chart.sea);
        }
        let (grid, sound) = match Grid::<W>::new(&land) {
            Ok(grid) => (grid, true),
            Err(wrong) => {
                for fault in wrong {
                    faults.add(option(12), "board.hexes", fault.to_string());
                }
                // Where hexes are only listed twice, the rest is looked at all the same.
                land.sort();
                land.dedup();
                (Grid::new(&land).ok()?, false)
            }
        };
        match (&self.country, &self.chart) {
            (Some(country), chart) => {
                country.check(self, &grid, (players, founders), faults);
                faults.expect(chart.is_none(), option(16), "board.chart", || {
                    "a country map has no ships".into()
                });
            }
            (None, Some(chart)) => chart.check(self, &grid, founders, faults),
            (None, None) => check_room(grid.corners().len(), 2 * founders, faults),
        }
        faults.expect(self.hexes.len() >= 2, base(54), "board.hexes", || {
            "the robber needs a second hex to move to".into()
        });
        self.check_harbours(faults);
        self.check_robber(faults);
        sound.then_some(grid)
    }

    /// Whether there is land on this hex.
    pub(crate) fn is_land(&self, hex: Hex) -> bool {
        self.hexes.iter().any(|tile| tile.hex() == Some(hex))
    }

    fn check_harbours(&self, faults: &mut Faults) {
        const RULE: Rule = option(12);
        let mut seen = Vec::new();
        for (index, harbour) in self.harbours.iter().enumerate() {
            let at = format!("board.harbours[{index}]");
            let Some(hex) = harbour.hex().filter(|&hex| self.is_land(hex)) else {
                let (q, r) = (harbour.q, harbour.r);
                faults.add(RULE, &at, format!("there is no land at {q},{r}"));
                continue;
            };
            if self.is_land(hex.neighbour(harbour.side)) {
                faults.add(RULE, &at, format!("the side {} of {hex} faces land", harbour.side));
            }
            let side = hex.side(harbour.side);
            if seen.contains(&side) {
                faults.add(RULE, &at, format!("the side {side} has a harbour already"));
            }
            seen.push(side);
        }
    }

    fn check_robber(&self, faults: &mut Faults) {
        match self.robber {
            Some(hex) => faults.expect(self.is_land(hex), base(15), "board.robber", || {
                format!("there is no land at {hex} for the robber")
            }),
            // A country map has a rule of its own for this.
            None if self.country.is_some() => {}
            None => {
                let desert = self.hexes.iter().any(|tile| tile.terrain == Terrain::Desert);
                faults.expect(desert, base(15), "board.robber", || {
                    "a board without a desert must say where the robber starts".into()
                });
            }
        }
    }
}

/// A building keeps at most four corners from the founders after it. With room for the last one in any
/// case, the founding phase can never get stuck.
pub(crate) fn check_room(corners: usize, buildings: usize, faults: &mut Faults) {
    let needed = 4 * buildings.saturating_sub(1) + 1;
    faults.expect(corners >= needed, base(16), "board.hexes", || {
        format!(
            "{corners} corners are too few to found {buildings} settlements: {needed} are needed"
        )
    });
}
