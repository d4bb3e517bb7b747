//! What one player has built on a sheet.

use crate::road;
use crate::set::{CityId, Id, JokerId, KnightId, PointId, RoadId, Set, SettlementId};
use crate::sheet::{Sheet, Site};

/// What one player has built on a sheet, and which jokers are used. Two players with the same marks
/// have the same game before them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Marks {
    /// The roads built, the start road among them.
    pub roads: Set<RoadId>,
    /// The settlements built.
    pub settlements: Set<SettlementId>,
    /// The cities built.
    pub cities: Set<CityId>,
    /// The knights built.
    pub knights: Set<KnightId>,
    /// The jokers used.
    pub used: Set<JokerId>,

    // What follows could be computed from the above at any moment; `audit` proves that it agrees.
    /// The crossings at a built road.
    reached: Set<PointId>,
    /// The roads that share a crossing with a built one, built or not.
    reach: Set<RoadId>,
    /// The length of the longest line of roads.
    length: u8,
}

impl Marks {
    /// A sheet before the first turn: the start road alone.
    pub fn start(sheet: &Sheet) -> Marks {
        let bare = Marks {
            roads: Set::EMPTY,
            settlements: Set::EMPTY,
            cities: Set::EMPTY,
            knights: Set::EMPTY,
            used: Set::EMPTY,
            reached: Set::EMPTY,
            reach: Set::EMPTY,
            length: 0,
        };
        bare.with_road(sheet, sheet.start())
    }

    /// The roads that can be built now, dice aside.
    #[inline]
    pub fn road_spots(&self) -> Set<RoadId> {
        self.reach.minus(self.roads)
    }

    /// The settlements that can be built now, dice aside.
    #[inline]
    pub fn settlement_spots(&self, sheet: &Sheet) -> Set<SettlementId> {
        self.spots(sheet, &sheet.settlements, self.settlements)
    }

    /// The cities that can be built now, dice aside.
    #[inline]
    pub fn city_spots(&self, sheet: &Sheet) -> Set<CityId> {
        self.spots(sheet, &sheet.cities, self.cities)
    }

    /// The knights that can be built now, dice aside.
    #[inline]
    pub fn knight_spots(&self, sheet: &Sheet) -> Set<KnightId> {
        next(sheet, self.knights, sheet.knights.len())
    }

    fn spots<I: Id>(&self, sheet: &Sheet, sites: &[Site], built: Set<I>) -> Set<I> {
        let open = next(sheet, built, sites.len());
        open.iter().filter(|site| self.reached.contains(sites[site.index()].point)).collect()
    }

    /// The settlements that are next, whether a road leads there or not.
    #[inline]
    pub fn settlements_next(&self, sheet: &Sheet) -> Set<SettlementId> {
        next(sheet, self.settlements, sheet.settlements.len())
    }

    /// The cities that are next, whether a road leads there or not.
    #[inline]
    pub fn cities_next(&self, sheet: &Sheet) -> Set<CityId> {
        next(sheet, self.cities, sheet.cities.len())
    }

    /// The jokers that can be used: all their knights are built, and they are not used yet.
    #[inline]
    pub fn jokers(&self, sheet: &Sheet) -> Set<JokerId> {
        let ready = |joker: &JokerId| sheet.joker(*joker).knights.within(self.knights);
        Set::first(sheet.jokers.len()).minus(self.used).iter().filter(ready).collect()
    }

    /// The crossings at a built road.
    #[inline]
    pub fn reached(&self) -> Set<PointId> {
        self.reached
    }

    /// The length of the longest line of roads (DICEPLUS-7).
    #[inline]
    pub fn length(&self) -> u8 {
        self.length
    }

    /// These marks and the road.
    #[must_use]
    pub fn with_road(self, sheet: &Sheet, id: RoadId) -> Marks {
        let road = sheet.road(id);
        let roads = self.roads.with(id);
        Marks {
            roads,
            reached: self.reached.or(road.ends),
            reach: self.reach.or(road.beside),
            length: self.length.max(road::length_through(sheet, roads, id)),
            ..self
        }
    }

    /// What all this counts, without the army and the longest road.
    pub fn points(&self, sheet: &Sheet) -> u8 {
        let roads = (self.roads.len() - 1) as u8 * sheet.road_points;
        let settlements: u8 = self.settlements.iter().map(|id| sheet.settlement(id).points).sum();
        let cities: u8 = self.cities.iter().map(|id| sheet.city(id).points).sum();
        let knights: u8 = self.knights.iter().map(|id| sheet.knight(id).points).sum();
        roads + settlements + cities + knights
    }

    /// The same built anew from the start road: all that is kept up to date is computed again.
    pub(crate) fn rebuilt(&self, sheet: &Sheet) -> Marks {
        let ends = self.roads.iter().map(|id| sheet.road(id).ends);
        let beside = self.roads.iter().map(|id| sheet.road(id).beside);
        Marks {
            reached: ends.fold(Set::EMPTY, Set::or),
            reach: beside.fold(Set::EMPTY, Set::or),
            length: road::length_from_scratch(sheet, self.roads),
            ..*self
        }
    }
}

/// What may come next of a list of things: all that is not built, or where the sheet asks for an
/// order the first of them alone.
#[inline]
fn next<I: Id>(sheet: &Sheet, built: Set<I>, count: usize) -> Set<I> {
    let open = Set::first(count).minus(built);
    match open.lowest() {
        Some(first) if sheet.in_order => Set::only(first),
        _ => open,
    }
}
