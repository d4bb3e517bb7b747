//! What a seat may want to build, and how far away it is.

use duel::{Card, Kind, PRICES, Side};
use realm::Resource;

use super::value::{self, RESOURCE};
use crate::aims::{Aim, Aims};

/// Something that may be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum What {
    #[default]
    Road,
    Settlement,
    City,
    Card(Card),
}

/// All goals of a seat, with what brings it there.
pub(super) type Goals = Aims<What>;

/// The goals of a seat.
pub(super) fn of(side: Side<'_>) -> Goals {
    let mut income = [0.0; 6];
    let mut rates = Resource::ALL.map(|kind| side.rate(kind));
    for land in side.realm().lands().iter() {
        if let Some(ground) = side.realm().ground(land) {
            let kind = ground.land.yields();
            income[kind.index()] += value::yields(side, land);
            if side.docks().has(land) {
                rates[kind.index()] = 2;
            }
        }
    }
    let mut goals = Goals::new(income, rates);
    list_centre(&mut goals, side);
    list_cards(&mut goals, side);
    goals
}

fn list_centre(goals: &mut Goals, side: Side<'_>) {
    let [roads, settlements, cities] = side.game().supply();
    let [road, settlement, city] = PRICES;
    let left = side.game().target().saturating_sub(side.victory());
    let last = if left <= 1 { 2.0 } else { 0.0 };
    let open = side.realm().settlement_places().next().is_some();
    let worth = settlement_worth(side) + last;
    if settlements > 0 && open {
        goals.add(What::Settlement, settlement, worth);
    } else if settlements > 0 && roads > 0 {
        goals.add(What::Settlement, road + settlement, worth);
        goals.add(What::Road, road, ROAD_WORTH);
    }
    if cities > 0 && side.realm().city_count() < side.realm().site_count() {
        goals.add(What::City, city, city_worth(side) + last);
    }
}

fn list_cards(goals: &mut Goals, side: Side<'_>) {
    let mut seen: u128 = 0;
    for card in side.hand().chain(side.game().open_card()) {
        let new = seen >> card as u8 & 1 == 0;
        seen |= 1 << card as u8;
        let building = !matches!(card.kind(), Kind::Action | Kind::LandscapeExpansion);
        if new && building && goals.list.has_room() && side.admits(card) {
            let worth = value::at_best(side, card);
            if worth > 0.0 {
                let spared = side.discount(card);
                goals.list.push(Aim { what: What::Card(card), cost: card.cost(), spared, worth });
            }
        }
    }
}

/// The goals that are left when this one is reached.
pub(super) fn after(goals: &Goals, what: What, side: Side<'_>) -> Goals {
    let mut left = *goals;
    let [road, settlement, _] = PRICES;
    for index in (0..left.list.len()).rev() {
        let goal = left.list[index];
        match (what, goal.what) {
            (What::Road, What::Settlement) => left.list.items_mut()[index].cost = settlement,
            (What::Settlement, What::Settlement) => {
                left.list.items_mut()[index].cost = road + settlement;
            }
            (What::City, What::City)
                if side.realm().city_count() + 1 < side.realm().site_count() => {}
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
pub(super) fn settlement_worth(side: Side<'_>) -> f32 {
    1.15 + 2.0 * 0.8 * RESOURCE * value::rounds(side) / 3.0
}

/// What a city is worth: a point, and two sites more.
pub(super) fn city_worth(side: Side<'_>) -> f32 {
    let realm = side.realm();
    let free = realm.city_spaces().but(realm.filled()).len();
    let sites = if side.game().has_eras() { CITY_SITES[usize::from(free.min(3))] } else { 0.05 };
    1.0 + sites
}

/// What a city adds by its sites where so many are free already.
const CITY_SITES: [f32; 4] = [0.6, 0.35, 0.2, 0.1];
