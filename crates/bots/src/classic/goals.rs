//! What a seat may want to build, and how far away it is.

use classic::{Card, Kind, Side};
use realm::Resource;

use super::value::{self, RESOURCE};
use crate::aims::Aims;

/// Something that may be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum What {
    #[default]
    Road,
    Settlement,
    City,
    Citadel,
    Card(Card),
}

/// All goals of a seat, with what brings it there.
pub(super) type Goals = Aims<What>;

/// The goals of a seat.
pub(super) fn of(side: Side<'_>) -> Goals {
    let mut income = [0.0; 6];
    for land in side.realm().lands().iter() {
        if let Some(ground) = side.realm().ground(land) {
            income[ground.land.yields().index()] += value::yields(side, land);
        }
    }
    let mut goals = Goals::new(income, Resource::ALL.map(|kind| side.rate(kind)));
    list_centre(&mut goals, side);
    list_cards(&mut goals, side);
    goals
}

fn list_centre(goals: &mut Goals, side: Side<'_>) {
    let [roads, settlements, cities, citadels] = side.game().supply();
    let [road, settlement, city, citadel] = side.prices();
    let [may_settle, may_raise] = side.may_grow();
    let last = if side.lacking() <= 1 { 2.0 } else { 0.0 };
    if settlements > 0 && may_settle {
        let worth = settlement_worth(side) + last;
        if side.has_open_road() {
            goals.add(What::Settlement, settlement, worth);
        } else if roads > 0 && side.has_open_end() {
            goals.add(What::Settlement, road + settlement, worth);
            goals.add(What::Road, road, ROAD_WORTH);
        }
    }
    if cities > 0 && may_raise {
        goals.add(What::City, city, city_worth(side) + last);
    }
    if citadels > 0 && side.citadel_places().next().is_some() {
        goals.add(What::Citadel, citadel, citadel_worth(side));
    }
}

fn list_cards(goals: &mut Goals, side: Side<'_>) {
    let mut seen: u128 = 0;
    for card in side.hand() {
        let new = seen >> card as u8 & 1 == 0;
        seen |= 1 << card as u8;
        let paid = !card.kind().is_action() && !matches!(card.kind(), Kind::Post | Kind::Event);
        if new && paid && goals.list.has_room() && side.admits(card) {
            let Some(lacking) = side.lacks_power(card) else { continue };
            let worth = value::at_best(side, card) * 0.6_f32.powi(lacking.into());
            if worth > 0.0 {
                goals.add(What::Card(card), side.price(card), worth);
            }
        }
    }
}

/// The goals that are left when this one is reached.
pub(super) fn after(goals: &Goals, what: What, side: Side<'_>) -> Goals {
    let mut left = *goals;
    let [road, settlement, ..] = side.prices();
    let realm = side.realm();
    let bare = realm.site_count() - realm.city_count() - realm.citadel_count();
    for index in (0..left.list.len()).rev() {
        match (what, left.list[index].what) {
            (What::Road, What::Settlement) => left.list.items_mut()[index].cost = settlement,
            (What::Settlement, What::Settlement) => {
                left.list.items_mut()[index].cost = road + settlement;
            }
            (What::City, What::City) if bare > 1 => {}
            (one, other) if one == other => {
                left.list.remove(index);
            }
            _ => {}
        }
    }
    left
}

/// What an open end of a road is worth.
pub(super) const ROAD_WORTH: f32 = 0.5;

/// What a new settlement is worth: a point, two landscapes, two sites.
fn settlement_worth(side: Side<'_>) -> f32 {
    1.15 + 0.8 * RESOURCE * value::rolls(side) / 3.0
}

/// What a city is worth: a point, two sites more, and places for what stands in cities alone.
fn city_worth(side: Side<'_>) -> f32 {
    let realm = side.realm();
    let free = realm.city_spaces().but(realm.filled()).len();
    1.0 + CITY_SITES[usize::from(free.min(3))]
}

/// What a citadel is worth: two sites more, and a home for wizards, who bring its point.
fn citadel_worth(side: Side<'_>) -> f32 {
    let realm = side.realm();
    let at_home = |card: Card| {
        side.citadel_places().flat_map(realm::Site::lands).any(|land| {
            let fits = |ground: realm::Ground| {
                side.terrain_of(card).is_none_or(|terrain| terrain == ground.land)
            };
            realm.ground(land).is_some_and(fits)
        })
    };
    let wizard = side.hand().any(|card| card.kind() == Kind::Wizard && at_home(card));
    let sites = if realm.free_spaces().is_empty() { 0.25 } else { 0.1 };
    sites + if wizard { 0.6 } else { 0.0 }
}

/// What a city adds by its sites where so many are free already.
const CITY_SITES: [f32; 4] = [0.6, 0.35, 0.2, 0.1];
