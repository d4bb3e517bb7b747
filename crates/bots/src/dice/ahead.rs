//! What can be built next.

use dice::{Counts, Marks, Sheet, price};

/// Tells everything that can be built next but knights: the marks then, the price, the points.
pub(super) fn builds(sheet: &Sheet, marks: Marks, mut tell: impl FnMut(Marks, Counts, u8)) {
    for road in marks.road_spots().iter() {
        tell(marks.with_road(sheet, road), price::ROAD, sheet.road_points);
    }
    for site in marks.settlement_spots(sheet).iter() {
        let mut next = marks;
        next.settlements = next.settlements.with(site);
        tell(next, price::SETTLEMENT, sheet.settlement(site).points);
    }
    for site in marks.city_spots(sheet).iter() {
        let mut next = marks;
        next.cities = next.cities.with(site);
        tell(next, price::CITY, sheet.city(site).points);
    }
}

/// Both together.
pub(super) fn plus(one: Counts, other: Counts) -> Counts {
    Counts(std::array::from_fn(|face| one.0[face] + other.0[face]))
}

/// Whether so many dice can be enough.
pub(super) fn within(price: Counts, dice: usize) -> bool {
    usize::from(price.total()) <= dice
}
