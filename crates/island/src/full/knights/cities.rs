//! Cities: what they yield, their improvements, metropolises and walls (KNIGHTS-13, KNIGHTS-17 to 26,
//! KNIGHTS-56).

use hex::{CornerId, Corners, WIDE};
use table::{Refusal, Seat, SeatSet, Sink, ensure};

use super::track::{ByTrack, Track};
use super::{Knights, of, of_mut};
use crate::cards::{Hand, Resource};
use crate::full::{Choice, Decided, Happening, ScenarioPhase, Scenarios, Told, enchanted};
use crate::position::Phase;
use crate::rules::knights;
use crate::worth;

/// The level that brings an ability.
pub(super) const ABILITY: u8 = 3;
/// The first level that brings a metropolis.
pub(super) const METROPOLIS: u8 = 4;
/// The highest level.
pub(super) const TOP: u8 = 5;
/// How many walls a player has (KNIGHTS-5).
pub(super) const WALLS: u8 = 3;

/// The second founding round founds cities (KNIGHTS-3).
pub(in crate::full) fn founds_city(position: &Scenarios, placed: u8) -> bool {
    position.own.knights.is_some() && usize::from(placed) / position.count() == 1
}

/// What a hex of this kind gives a settlement, or a city (KNIGHTS-13).
#[inline]
pub(in crate::full) fn yields(position: &Scenarios, resource: Resource, city: bool) -> Hand {
    if !city || position.own.knights.is_none() {
        return Hand::some(resource, 1 + u8::from(city));
    }
    match resource.commodity() {
        Some(commodity) => Hand::one(resource).plus(Hand::one(commodity)),
        None => Hand::some(resource, 2),
    }
}

/// Cards that walls keep safe from a seven (KNIGHTS-11).
pub(in crate::full) fn more_cards(position: &Scenarios, seat: Seat) -> u8 {
    let Some(state) = &position.own.knights else { return 0 };
    2 * (state.walls & position.cities[seat]).len() as u8
}

// Cities that lie down.

pub(in crate::full) fn lying(position: &Scenarios, seat: Seat) -> u8 {
    lying_of(position, seat).len() as u8
}

fn lying_of(position: &Scenarios, seat: Seat) -> Corners<WIDE> {
    let state = position.own.knights.as_ref();
    state.map_or(Corners::EMPTY, |state| state.lying & position.settlements[seat])
}

/// Where settlements may become cities: first where cities lie down, which need no piece.
#[inline]
pub(in crate::full) fn city_spots(position: &Scenarios, seat: Seat) -> Corners<WIDE> {
    let lying = lying_of(position, seat);
    if !lying.is_empty() {
        lying
    } else if position.stock[seat].cities > 0 {
        position.settlements[seat] - enchanted::shores(position)
    } else {
        Corners::EMPTY
    }
}

pub(in crate::full) fn check_city(
    position: &Scenarios,
    seat: Seat,
    corner: CornerId,
) -> Result<(), Refusal> {
    let lying = lying_of(position, seat);
    if lying.is_empty() {
        return position.check_city_left(seat);
    }
    ensure(lying.contains(corner), knights(56), "the city that lies down comes first")
}

/// Whether a city lies here, and stands up now.
pub(in crate::full) fn city_rises(position: &mut Scenarios, corner: CornerId) -> bool {
    let Some(state) = &mut position.own.knights else { return false };
    let lies = state.lying.contains(corner);
    state.lying.remove(corner);
    lies
}

// Improvements.

impl Knights {
    /// The seat comes to this level of the track.
    pub(super) fn reach(&mut self, seat: Seat, track: Track, level: u8) {
        self.levels[seat][track] = level;
        self.dues[seat] = dues(self.levels[seat]);
        for seats in &mut self.reached[track as usize][1..=usize::from(level)] {
            *seats = seats.with(seat);
        }
    }

    /// Who has come to this level of the track, or further.
    #[inline]
    pub(super) fn at_least(&self, track: Track, level: u8) -> SeatSet {
        self.reached[track as usize][usize::from(level)]
    }
}

/// What the next level of each track costs somebody with these levels.
pub(super) fn dues(levels: ByTrack) -> Hand {
    let mut dues = Hand::NONE;
    for track in Track::ALL {
        let level = levels[track];
        dues[track.commodity()] = if level < TOP { level + 1 } else { Hand::MOST };
    }
    dues
}

/// The price of the next level of a track for somebody with these levels, with so much off.
#[inline]
pub(super) fn price(levels: ByTrack, track: Track, less: u8) -> Hand {
    Hand::some(track.commodity(), (levels[track] + 1).saturating_sub(less))
}

/// Whether the metropolis of the track comes to, or stays with, the seat by this level: it is nobody's
/// yet, or its holder is at level four and this is the fifth (KNIGHTS-21, KNIGHTS-23).
fn wins_metropolis(position: &Scenarios, seat: Seat, track: Track, level: u8) -> bool {
    let Some(at) = of(position).metropolises[track as usize] else { return level >= METROPOLIS };
    match position.built[at].owner() {
        Some(holder) if holder != seat => level == TOP && of(position).levels[holder][track] < TOP,
        _ => false,
    }
}

/// The cities of the seat without a metropolis.
pub(super) fn free_cities(position: &Scenarios, seat: Seat) -> Corners<WIDE> {
    super::barbarians::plunderable(position, seat)
}

/// Whether the seat holds the metropolis of the track.
fn holds(position: &Scenarios, seat: Seat, track: Track) -> bool {
    let at = of(position).metropolises[track as usize];
    at.is_some_and(|at| position.cities[seat].contains(at))
}

/// Whether a seat with cities has one for this level: for one that could bring the metropolis, the city
/// that has it or one that has none.
fn has_city_for(position: &Scenarios, seat: Seat, track: Track, level: u8) -> bool {
    level < METROPOLIS || holds(position, seat, track) || !free_cities(position, seat).is_empty()
}

/// Whether the next level may be built, for its price with so much off (KNIGHTS-17, 18, 21).
pub(super) fn check_improvement(
    position: &Scenarios,
    seat: Seat,
    track: Track,
    less: u8,
) -> Result<(), Refusal> {
    let levels = of(position).levels[seat];
    ensure(levels[track] < TOP, knights(17), "there is no higher level")?;
    let city = !position.cities[seat].is_empty();
    ensure(city, knights(18), "an improvement needs a city")?;
    let free = has_city_for(position, seat, track, levels[track] + 1);
    ensure(free, knights(21), "this level needs a city without a metropolis")?;
    let paid = position.hands[seat].covers(price(levels, track, less));
    ensure(paid, knights(17), "the commodities to pay for it are missing")
}

/// The tracks of which the seat may build the next level now, with so much off.
pub(super) fn each_improvement(
    position: &Scenarios,
    seat: Seat,
    less: u8,
    mut each: impl FnMut(Track),
) {
    if position.cities[seat].is_empty() {
        return;
    }
    let dues = of(position).dues[seat];
    let hand = position.hands[seat];
    for track in Track::ALL {
        // The price comes first: it is what is missing most of the time.
        let due = dues[track.commodity()];
        if hand[track.commodity()] + less >= due && has_city_for(position, seat, track, due) {
            each(track);
        }
    }
}

/// Builds the next level; a metropolis that comes with it is placed.
pub(super) fn improve(
    position: &mut Scenarios,
    seat: Seat,
    track: Track,
    less: u8,
    sink: &mut impl Sink<Told>,
) {
    let paid = price(of(position).levels[seat], track, less);
    let state = of_mut(position);
    let level = state.levels[seat][track] + 1;
    state.reach(seat, track, level);
    sink.tell(|| Told::Own(Happening::CityImproved { seat, track, level }));
    position.buy(seat, paid, sink);
    if track == Track::Trade && level == ABILITY {
        position.rates[seat] = position.rates_from_scratch(seat);
    }
    if !wins_metropolis(position, seat, track, level) {
        return;
    }
    let cities = free_cities(position, seat);
    if cities.has_several() {
        position.phase = Phase::Own(ScenarioPhase::PlacingMetropolis { seat, track });
    } else {
        cities.each(|corner| place_metropolis(position, seat, track, corner, sink));
    }
}

pub(super) fn list_metropolis(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let grid = &*position.board.grid;
    free_cities(position, seat)
        .each(|at| out.push(Decided::Own(Choice::PlaceMetropolis { at: grid.corner(at) })));
}

pub(super) fn check_metropolis(
    position: &Scenarios,
    seat: Seat,
    corner: CornerId,
) -> Result<(), Refusal> {
    let free = free_cities(position, seat).contains(corner);
    ensure(free, knights(21), "a metropolis comes on a city of one's own that has none")
}

/// The metropolis comes on the city, from nowhere or from another player's.
pub(super) fn place_metropolis(
    position: &mut Scenarios,
    seat: Seat,
    track: Track,
    corner: CornerId,
    sink: &mut impl Sink<Told>,
) {
    let before = of_mut(position).metropolises[track as usize].replace(corner);
    let from = before.and_then(|at| position.built[at].owner());
    if let Some(from) = from {
        position.points[from] -= worth::METROPOLIS;
    }
    position.points[seat] += worth::METROPOLIS;
    let at = position.board.grid.corner(corner);
    sink.tell(|| Told::Own(Happening::MetropolisPlaced { seat, track, at, from }));
    position.go_on();
    position.declare_winner(sink);
}

// Walls.

/// The cities of the seat under which a wall may be built, where it has one left.
pub(super) fn wall_spots(position: &Scenarios, seat: Seat) -> Corners<WIDE> {
    let (cities, walls) = (position.cities[seat], of(position).walls);
    let bare = cities - walls;
    // Where every city has a wall, nothing need be counted.
    if bare.is_empty() || (cities & walls).len() < usize::from(WALLS) {
        bare
    } else {
        Corners::EMPTY
    }
}

pub(super) fn check_wall(
    position: &Scenarios,
    seat: Seat,
    corner: CornerId,
) -> Result<(), Refusal> {
    let (cities, walls) = (position.cities[seat], of(position).walls);
    let left = (cities & walls).len() < usize::from(WALLS);
    ensure(left, knights(25), "all 3 walls are built")?;
    ensure(cities.contains(corner), knights(25), "a wall is built under a city of one's own")?;
    ensure(!walls.contains(corner), knights(25), "the city has a wall already")
}

pub(super) fn build_wall(
    position: &mut Scenarios,
    seat: Seat,
    corner: CornerId,
    sink: &mut impl Sink<Told>,
) {
    of_mut(position).walls.insert(corner);
    let at = position.board.grid.corner(corner);
    sink.tell(|| Told::Own(Happening::WallBuilt { seat, at }));
}
