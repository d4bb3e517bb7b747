//! The board as a settler looks at it: what each corner yields, and what lies near.

use hex::{CornerId, Corners, Grid, HexId, SideId, Sides, WIDE};
use island::{Country, Layout, Resource, Trade};

/// How often a number falls, in 36 rolls.
pub(crate) fn pips(number: u8) -> f32 {
    6.0 - f32::from(number.abs_diff(7))
}

/// Expected cards of each kind in 36 rolls.
pub(crate) type Income = [f32; 5];

/// The board of one game, with everything about it that no move changes.
#[derive(Debug)]
pub(crate) struct Land {
    pub(crate) layout: Layout,
    pub(crate) grid: Grid<WIDE>,
    yields: Vec<Option<(Resource, f32)>>,
    harbours: Vec<(CornerId, Trade)>,
    /// How much a card of each kind is worth here: what the island has little of is worth more.
    pub(crate) worth: Income,
    /// Where buildings may stand.
    pub(crate) sites: Corners<WIDE>,
    /// Where roads may lie.
    pub(crate) paths: Sides<WIDE>,
    /// Where own roads go on without an own building.
    pub(crate) through: Corners<WIDE>,
    /// How many roads a plan may have: on a country map towns lie far apart.
    pub(crate) reach: u8,
    /// Road spaces with what their charter trades.
    pub(crate) charters: Vec<(SideId, Trade)>,
    /// The towns on the canal.
    pub(crate) canal: Vec<CornerId>,
}

/// From how many players on the crossings of a country map are towns.
const CROWD: usize = 5;

/// What a card is worth on an island that has the same of all: cities and cards ask for ore and
/// grain, and both kinds of building for grain.
const USE: Income = [0.95, 0.95, 0.85, 1.1, 1.05];

impl Land {
    pub(crate) fn new(layout: &Layout, players: usize) -> Land {
        let hexes: Vec<_> = layout.hexes.iter().filter_map(|tile| tile.hex()).collect();
        let grid = Grid::new(&hexes).expect("a board in play has a sound grid");
        let mut yields = vec![None; grid.hexes().len()];
        let mut total = [0.0; 5];
        for tile in &layout.hexes {
            let id = tile.hex().and_then(|hex| grid.hex_id(hex));
            let resource = tile.terrain.resource();
            if let (Some(id), Some(resource), Some(number)) = (id, resource, tile.number) {
                yields[id.index()] = Some((resource, pips(number)));
                total[resource as usize] += pips(number);
            }
        }
        let mut harbours = Vec::new();
        for harbour in &layout.harbours {
            let Some(hex) = harbour.hex() else { continue };
            for corner in hex.side(harbour.side).ends() {
                harbours.extend(grid.corner_id(corner).map(|id| (id, harbour.trade)));
            }
        }
        let mean = total.iter().sum::<f32>() / 5.0;
        let worth = std::array::from_fn(|kind| USE[kind] * (mean / total[kind].max(1.0)).sqrt());
        let mut land = Land {
            layout: layout.clone(),
            sites: grid.all_corners(),
            paths: grid.all_sides(),
            through: grid.all_corners(),
            grid,
            yields,
            harbours,
            worth,
            reach: 3,
            charters: vec![],
            canal: vec![],
        };
        if let Some(country) = &layout.country {
            land.furnish(country, players);
        }
        land
    }

    /// On a country map only some corners are towns, and only some sides take roads.
    fn furnish(&mut self, country: &Country, players: usize) {
        let grid = &self.grid;
        let crossings = if players >= CROWD { &country.crossings[..] } else { &[] };
        let towns = country.towns.iter().map(|town| town.at).chain(crossings.iter().copied());
        self.sites = towns.filter_map(|at| grid.corner_id(at)).collect();
        self.paths = country.roads.iter().filter_map(|road| grid.side_id(road.at)).collect();
        self.through = grid.all_corners() - self.sites;
        self.reach = 5;
        for road in &country.roads {
            let trade = road.charter.and_then(|number| country.charters.get(usize::from(number)));
            let side = grid.side_id(road.at);
            self.charters.extend(side.zip(trade.copied()));
        }
        let canal = country.towns.iter().filter(|town| town.canal);
        self.canal = canal.filter_map(|town| grid.corner_id(town.at)).collect();
    }

    /// What a hex yields, and how often in 36 rolls.
    pub(crate) fn yields(&self, hex: HexId) -> Option<(Resource, f32)> {
        self.yields[hex.index()]
    }

    /// What one settlement at the corner brings in 36 rolls, the robber's hex left out.
    pub(crate) fn income(&self, corner: CornerId, robber: Option<HexId>) -> Income {
        let mut income = [0.0; 5];
        for hex in self.grid.hexes_at(corner).iter().filter(|&hex| Some(hex) != robber) {
            if let Some((resource, pips)) = self.yields(hex) {
                income[resource as usize] += pips;
            }
        }
        income
    }

    /// What a settlement at the corner is worth to somebody who already has this income.
    pub(crate) fn value(&self, corner: CornerId, have: &Income) -> f32 {
        let income = self.income(corner, None);
        let mut value = 0.0;
        for kind in 0..5 {
            value += income[kind] * self.worth[kind];
            if income[kind] > 0.0 && have[kind] == 0.0 {
                // The first source of a kind spares many trades.
                value += 1.5 + 0.25 * income[kind];
            }
        }
        value + self.harbour_value(corner, have, &income)
    }

    fn harbour_value(&self, corner: CornerId, have: &Income, more: &Income) -> f32 {
        let harbours = self.harbours.iter().filter(|(at, _)| *at == corner);
        harbours
            .map(|(_, trade)| match trade {
                Trade::Any => 1.2,
                Trade::Two(kind) => 0.3 + 0.25 * (have[*kind as usize] + more[*kind as usize]),
            })
            .sum()
    }
}
