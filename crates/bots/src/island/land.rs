//! The board as a settler looks at it: what each corner yields, and what lies near.

use hex::{CornerId, Corners, Grid, HexId, Hexes, SideId, Sides, WIDE};
use island::{Country, Laid, Resource, Terrain, Trade};

/// How often a number falls, in 36 rolls.
pub(crate) fn pips(number: u8) -> f32 {
    6.0 - f32::from(number.abs_diff(7))
}

/// How many kinds of cards there are, commodities included.
pub(crate) const KINDS: usize = Resource::EVERY.len();

/// Expected cards of each kind in 36 rolls.
pub(crate) type Income = [f32; KINDS];

/// The board of one game, with everything about it that no move changes.
#[derive(Debug)]
pub(crate) struct Land {
    pub(crate) layout: Laid,
    pub(crate) grid: Grid<WIDE>,
    yields: Vec<Option<(Resource, f32)>>,
    /// How often a gold field pays in 36 rolls: a card of any kind.
    gold: Vec<f32>,
    /// What one settlement at each corner brings in 36 rolls.
    incomes: Vec<Income>,
    harbours: Vec<(CornerId, Trade)>,
    /// The corners at which they are.
    ports: Corners<WIDE>,
    /// How much a card of each kind is worth here: what the island has little of is worth more.
    pub(crate) worth: Income,
    /// Where buildings may stand.
    pub(crate) sites: Corners<WIDE>,
    /// Where roads may lie.
    pub(crate) paths: Sides<WIDE>,
    /// Where they may not.
    pub(crate) pathless: Sides<WIDE>,
    /// Where own roads go on without an own building.
    pub(crate) through: Corners<WIDE>,
    /// How many roads a plan may have: on a country map towns lie far apart.
    pub(crate) reach: u8,
    /// Road spaces with what their charter trades.
    pub(crate) charters: Vec<(SideId, Trade)>,
    /// The towns on the canal.
    pub(crate) canal: Vec<CornerId>,
    /// The hexes that are land.
    ashore: Hexes,
    /// Where ships may lie.
    pub(crate) sea_paths: Sides<WIDE>,
    /// The corners of the enchanted island: settlements there do not become cities.
    pub(crate) enchanted: Corners<WIDE>,
    /// Those inside it, where dragons lie and nothing is built.
    pub(crate) wild: Corners<WIDE>,
}

/// From how many players on the crossings of a country map are towns.
const CROWD: usize = 5;

/// What a card is worth on an island that has the same of all: cities and cards ask for ore and
/// grain, and both kinds of building for grain. Commodities improve cities.
const USE: Income = [0.95, 0.95, 0.85, 1.1, 1.05, 1.2, 1.2, 1.2];

impl Land {
    pub(crate) fn new(layout: &Laid, players: usize) -> Land {
        let mut hexes: Vec<_> = layout.hexes.iter().filter_map(|tile| tile.hex()).collect();
        let ashore = hexes.len();
        hexes.extend(layout.chart.iter().flat_map(|chart| chart.sea.iter().copied()));
        let grid = Grid::new(&hexes).expect("a board in play has a sound grid");
        let mut yields = vec![None; grid.hexes().len()];
        let mut gold = vec![0.0; grid.hexes().len()];
        let mut total = [0.0; KINDS];
        for tile in &layout.hexes {
            let id = tile.hex().and_then(|hex| grid.hex_id(hex));
            let resource = tile.terrain.resource();
            if let (Some(id), Some(resource), Some(number)) = (id, resource, tile.number) {
                yields[id.index()] = Some((resource, pips(number)));
                total[resource as usize] += pips(number);
            }
            if let (Some(id), Terrain::Gold, Some(number)) = (id, tile.terrain, tile.number) {
                gold[id.index()] = pips(number);
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
        let mut worth = USE;
        for kind in Resource::ALL.map(|kind| kind as usize) {
            worth[kind] *= (mean / total[kind].max(1.0)).sqrt();
        }
        let mut land = Land {
            layout: layout.clone(),
            sites: grid.all_corners(),
            paths: grid.all_sides(),
            pathless: Sides::EMPTY,
            through: grid.all_corners(),
            grid,
            yields,
            gold,
            incomes: vec![],
            ports: harbours.iter().map(|(corner, _)| *corner).collect(),
            harbours,
            worth,
            reach: 3,
            charters: vec![],
            canal: vec![],
            ashore: Hexes::EMPTY,
            sea_paths: Sides::EMPTY,
            enchanted: Corners::EMPTY,
            wild: Corners::EMPTY,
        };
        land.ashore = hexes[..ashore].iter().filter_map(|&hex| land.grid.hex_id(hex)).collect();
        if let Some(country) = &layout.country {
            land.furnish(country, players);
        }
        if layout.chart.is_some() {
            land.flood();
        }
        land.pathless = land.grid.all_sides() - land.paths;
        let corners = land.grid.all_corners().iter();
        land.incomes = corners.map(|corner| land.income_of(land.grid.hexes_at(corner))).collect();
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

    /// On a board with ships only corners at land are sites, and a path lies between two hexes.
    fn flood(&mut self) {
        let grid = &self.grid;
        let beside = |side: &SideId| {
            let [one, other] = grid.ends(*side).map(|corner| grid.hexes_at(corner));
            one & other
        };
        let inner = || grid.all_sides().iter().filter(|side| beside(side).len() == 2);
        let paths = inner().filter(|side| beside(side).meets(self.ashore)).collect();
        let sea_paths = inner().filter(|side| !(beside(side) - self.ashore).is_empty()).collect();
        let sites = grid.all_corners().iter();
        let sites = sites.filter(|&at| grid.hexes_at(at).meets(self.ashore)).collect();
        (self.paths, self.sea_paths, self.sites) = (paths, sea_paths, sites);
        let Some(chart) = &self.layout.chart else { return };
        let land = chart.enchanted_land(&self.layout);
        let land: Hexes = land.into_iter().filter_map(|hex| grid.hex_id(hex)).collect();
        let wild = chart.inland(&self.layout);
        self.wild = wild.into_iter().filter_map(|at| grid.corner_id(at)).collect();
        self.enchanted = land.iter().fold(Corners::EMPTY, |all, hex| all | grid.corners_of(hex));
        self.paths = self.paths.iter().filter(|side| !beside(side).meets(land)).collect();
        self.sites -= self.wild;
    }

    /// Whether no land touches the corner.
    pub(crate) fn is_at_sea(&self, corner: CornerId) -> bool {
        !self.grid.hexes_at(corner).meets(self.ashore)
    }

    /// What a hex yields, and how often in 36 rolls.
    pub(crate) fn yields(&self, hex: HexId) -> Option<(Resource, f32)> {
        self.yields[hex.index()]
    }

    /// What one settlement at the corner brings in 36 rolls, the robber's hex left out.
    pub(crate) fn income(&self, corner: CornerId, robber: Option<HexId>) -> Income {
        let hexes = self.grid.hexes_at(corner);
        match robber.filter(|&hex| hexes.contains(hex)) {
            Some(robber) => self.income_of(hexes.without(robber)),
            None => self.incomes[corner.index()],
        }
    }

    /// What these hexes bring together in 36 rolls.
    fn income_of(&self, hexes: Hexes) -> Income {
        let mut income = [0.0; KINDS];
        for hex in hexes.iter() {
            if let Some((resource, pips)) = self.yields(hex) {
                income[resource as usize] += pips;
            }
            for kind in Resource::ALL {
                income[kind as usize] += self.gold[hex.index()] / 5.0;
            }
        }
        income
    }

    /// What a settlement at the corner is worth to somebody who already has this income.
    pub(crate) fn value(&self, corner: CornerId, have: &Income) -> f32 {
        let income = self.income(corner, None);
        let mut value = 0.0;
        for kind in 0..KINDS {
            value += income[kind] * self.worth[kind];
            if income[kind] > 0.0 && have[kind] == 0.0 {
                // The first source of a kind spares many trades.
                value += 1.5 + 0.25 * income[kind];
            }
        }
        value + self.harbour_value(corner, have, &income)
    }

    fn harbour_value(&self, corner: CornerId, have: &Income, more: &Income) -> f32 {
        if !self.ports.contains(corner) {
            return 0.0;
        }
        let harbours = self.harbours.iter().filter(|(at, _)| *at == corner);
        harbours
            .map(|(_, trade)| match trade {
                Trade::Any => 1.2,
                Trade::Two(kind) => 0.3 + 0.25 * (have[*kind as usize] + more[*kind as usize]),
            })
            .sum()
    }
}
