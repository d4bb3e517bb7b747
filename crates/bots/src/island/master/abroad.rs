//! What a master looks at where a scenario is played, beside the numbers of the base game: what the seat has of
//! the scenario's own. Numbers of scenarios that are not played are nothing.

use hex::{Corner, Corners, Sides};
use island::{
    Course, EnchantedView, ErieView, Face, FriendsView, Guild, Helper, HelpersView, KnightsView,
    Position, Resource, ScenarioView, SeaView, Track,
};
use table::Seat;

use super::ground::{ByKind, Ground};
use super::survey::{FAR, Near, Sheet, flag};

/// What the numbers are, in their order.
pub(crate) const NAMES: &[&str] = &[
    "cities and knights are played",
    "level of trade",
    "level of politics",
    "level of science",
    "cloth in hand",
    "coins in hand",
    "paper in hand",
    "cloth in 36 rolls",
    "coins in 36 rolls",
    "paper in 36 rolls",
    "how much of a next level is in hand",
    "metropolises",
    "strength of the knights that are awake",
    "strength of all knights",
    "city walls",
    "progress cards held",
    "merchant",
    "cities that can be lost",
    "the barbarians are near and would take a city",
    "the barbarians are near and the seat would be the defender",
    "the barbarians are near and the island is too weak",
    "ships are played",
    "ships on the sea",
    "ships left",
    "best place one ship away",
    "best place two ships away",
    "best place three ships away",
    "best place four ships away",
    "points for a new island within four ships",
    "points for islands",
    "best friends are played",
    "letters of the traders",
    "letters of the merchants",
    "letters of the road builders",
    "letters of the scholars",
    "letters of the master builders",
    "chips of the guilds",
    "helpers are played",
    "Nassir",
    "William",
    "Marianne",
    "Louis",
    "Sean",
    "Candamir",
    "Hilde",
    "Jean",
    "Lin",
    "Vincent",
    "a country map is played",
    "chips of crossings",
    "how near a chip on a crossing is",
    "the canal is played",
    "counters",
    "canal towns joined",
    "the enchanted land is played",
    "dragons beaten",
    "a knight has crossed over",
];

/// How much a thing keeps of its worth for each piece that is still to be laid.
const AWAY: f32 = 0.8;

/// One seat where a scenario is played.
pub(crate) struct Abroad<'a, C: Course<W>, const W: usize> {
    pub(crate) position: &'a Position<C, W>,
    pub(crate) ground: &'a Ground<W>,
    pub(crate) scenario: &'a ScenarioView,
    pub(crate) seat: Seat,
    /// Corners by the number of new roads that lead to them.
    pub(crate) near: &'a Near<W>,
    /// What comes in with 36 rolls.
    pub(crate) income: &'a ByKind,
}

impl<C: Course<W>, const W: usize> Abroad<'_, C, W> {
    pub(crate) fn features(&self, out: &mut Sheet) {
        let ScenarioView { friends, helpers, country, erie, knights, sea, enchanted } =
            self.scenario;
        out.block(KNIGHTS, knights.as_ref(), |knights, out| self.knights(knights, out));
        out.block(SEA, sea.as_ref(), |sea, out| self.sea(sea, out));
        out.block(FRIENDS, friends.as_ref(), |friends, out| self.friends(friends, out));
        out.block(HELPERS, helpers.as_ref(), |helpers, out| self.helpers(helpers, out));
        out.block(COUNTRY, country.as_ref(), |country, out| {
            out.put(f32::from(country.taken[self.seat.index()]) / 2.0);
            out.put(self.nearness(&country.chips));
        });
        out.block(ERIE, erie.as_ref(), |erie, out| self.canal(erie, out));
        out.block(ENCHANTED, enchanted.as_ref(), |land, out| self.enchanted(land, out));
    }

    fn knights(&self, knights: &KnightsView, out: &mut Sheet) {
        let (position, grid) = (self.position, self.position.grid());
        let mine = &knights.seats[self.seat.index()];
        let hand = position.hand_of(self.seat);
        for track in Track::ALL {
            out.put(f32::from(mine.levels[track]) / 4.0);
        }
        for track in Track::ALL {
            out.put(f32::from(hand[track.commodity()]) / 3.0);
        }
        let mut wares = [0.0; Track::ALL.len()];
        let cities = position.cities_of(self.seat);
        cities.each(|corner| {
            let yields = self.ground.yields(corner);
            for (sum, track) in wares.iter_mut().zip(Track::ALL) {
                *sum += yields[source(track) as usize];
            }
        });
        wares.iter().for_each(|cards| out.put(cards / 8.0));
        let paid = Track::ALL.map(|track| {
            let price = f32::from(mine.prices[track].max(1));
            if mine.prices[track] == 0 { 0.0 } else { f32::from(hand[track.commodity()]) / price }
        });
        out.put(paid.into_iter().fold(0.0, f32::max).min(1.0));
        let is_mine = |at: &Corner| grid.corner_id(*at).is_some_and(|at| cities.contains(at));
        let great = knights.metropolises.iter().flatten().filter(|at| is_mine(at)).count();
        out.put(great as f32 / 2.0);
        out.put(f32::from(mine.strength) / 3.0);
        let all: u8 = mine.knights.iter().map(|knight| knight.rank.strength()).sum();
        out.put(f32::from(all) / 4.0);
        out.put(mine.walls.len() as f32 / 3.0);
        let held: u8 = Track::ALL.map(|track| mine.progress_counts[track]).iter().sum();
        out.put(f32::from(held) / 4.0);
        out.put(flag(knights.merchant.is_some_and(|merchant| merchant.seat == self.seat)));
        let loose = cities.len() - great - mine.lying.len().min(cities.len() - great);
        out.put(loose as f32 / 3.0);
        let near = f32::from(knights.barbarians) / 7.0;
        out.put(near * flag(knights.losers.contains(self.seat)));
        out.put(near * flag(knights.defenders.single() == Some(self.seat)));
        let lacks = knights.barbarian_strength.saturating_sub(knights.island_strength);
        out.put(near * f32::from(lacks.min(4)) / 3.0);
    }

    fn sea(&self, sea: &SeaView, out: &mut Sheet) {
        let (position, grid) = (self.position, self.position.grid());
        let mine = &sea.seats[self.seat.index()];
        out.put(mine.ships.len() as f32 / 8.0);
        out.put(f32::from(mine.stock) / 15.0);
        let ids = |ships: &[hex::Side]| -> Sides<W> {
            ships.iter().filter_map(|&side| grid.side_id(side)).collect()
        };
        let mut laid = Sides::EMPTY;
        for (seat, sailor) in Seat::ALL.into_iter().zip(&sea.seats) {
            laid |= ids(&sailor.ships) | position.roads_of(seat);
        }
        let free = position.sea_paths() - laid;
        let ends = ids(&mine.ships).iter().flat_map(|side| grid.ends(side));
        let mut edge: Corners<W> = ends.collect();
        edge |= position.settlements_of(self.seat) | position.cities_of(self.seat);
        let mut seen = edge;
        let open = position.open_corners();
        let islands: Vec<Corners<W>> = sea
            .islands
            .iter()
            .filter(|island| !island.home && !island.founded.contains(self.seat))
            .filter(|island| !island.settled.contains(self.seat))
            .map(|island| {
                let hexes = island.hexes.iter().filter_map(|&hex| grid.hex_id(hex));
                hexes.fold(Corners::EMPTY, |all, hex| all | grid.corners_of(hex))
            })
            .collect();
        let mut worth = 1.0;
        let mut prize = 0.0_f32;
        for _ in 0..FAR {
            let mut next = Corners::EMPTY;
            edge.each(|corner| {
                let sides = grid.sides_at(corner) & free;
                sides.each(|side| next.insert(grid.across(side, corner)));
            });
            edge = next - seen;
            seen |= edge;
            let places = edge & open;
            let mut best = 0.0_f32;
            places.each(|at| best = best.max(self.ground.appeal(at, self.income)));
            out.put(best / 10.0);
            if islands.iter().any(|island| island.meets(places)) {
                prize = prize.max(worth * f32::from(sea.island_points));
            }
            worth *= AWAY;
        }
        out.put(prize / 2.0);
        out.put(f32::from(mine.points) / 2.0);
    }

    fn friends(&self, friends: &FriendsView, out: &mut Sheet) {
        let mine = &friends.seats[self.seat.index()];
        let letters = mine.letters.unwrap_or_default();
        for guild in Guild::ALL {
            out.put(f32::from(letters[guild]) / 2.0);
        }
        out.put(f32::from(mine.chips) / 2.0);
    }

    fn helpers(&self, helpers: &HelpersView, out: &mut Sheet) {
        let mine = helpers.seats[self.seat.index()];
        for helper in Helper::ALL {
            let uses =
                mine.filter(|mine| mine.helper == helper).map_or(0.0, |mine| match mine.face {
                    Face::A => 1.0,
                    Face::B => 0.5,
                });
            out.put(uses);
        }
    }

    fn canal(&self, erie: &ErieView, out: &mut Sheet) {
        out.put(f32::from(erie.counters[self.seat.index()]) / 2.0);
        out.put(erie.joined[self.seat.index()].len() as f32 / 2.0);
    }

    fn enchanted(&self, land: &EnchantedView, out: &mut Sheet) {
        out.put(f32::from(land.beaten[self.seat.index()]) / 2.0);
        out.put(flag(land.crossed.contains(self.seat)));
    }

    /// How near the nearest of these corners is, by new roads: 1 where one is reached.
    fn nearness(&self, corners: &[Corner]) -> f32 {
        let grid = self.position.grid();
        let wanted: Corners<W> = corners.iter().filter_map(|&at| grid.corner_id(at)).collect();
        let steps = self.near.iter().position(|near| near.meets(wanted));
        steps.map_or(0.0, |steps| AWAY.powi(steps as i32))
    }
}

/// How many numbers each scenario has, beside the one that says that it is played.
const KNIGHTS: usize = 20;
const SEA: usize = 8;
const FRIENDS: usize = 6;
const HELPERS: usize = Helper::ALL.len();
const COUNTRY: usize = 2;
const ERIE: usize = 2;
const ENCHANTED: usize = 2;

/// What yields a track's commodity.
fn source(track: Track) -> Resource {
    match track {
        Track::Trade => Resource::Wool,
        Track::Politics => Resource::Ore,
        Track::Science => Resource::Lumber,
    }
}
