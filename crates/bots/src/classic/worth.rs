//! What a position is worth to each seat.

use classic::{Card, Classic, Side};
use realm::Resource;
use table::BySeat;

use super::goals::{self, Goals, ROAD_WORTH};
use super::value::{self, Contest, POWER, RESOURCE};
use crate::aims::{KEPT, PROMISED};
use crate::search::Evaluation;

/// The evaluation: what each seat has, as its share of the chances to win.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Judge;

impl Evaluation<Classic> for Judge {
    /// The nearer the end, the more a lead counts.
    fn worth(&self, game: &Classic) -> BySeat<f32> {
        let mut worth = BySeat::default();
        let mut sum = 0.0;
        for side in game.sides() {
            let steep = 0.45 + 1.2 / value::rounds(side);
            let part = (steep * (of_seat(side) - 10.0)).exp();
            worth[side.seat()] = part;
            sum += part;
        }
        for side in game.sides() {
            worth[side.seat()] /= sum;
        }
        worth
    }

    fn rests(&self, game: &Classic) -> bool {
        !game.is_settling()
    }
}

/// What a seat has, in victory points. A card in the hand counts as far as it is a goal, and no further.
fn of_seat(side: Side<'_>) -> f32 {
    let goals = goals::of(side);
    let held = side.realm().held();
    f32::from(side.victory())
        + income(side, &goals)
        + Contest::of_strength(side).worth()
        + Contest::of_trade(side).worth()
        + value::tournament(side, 0)
        + cards(side)
        + sites(side)
        + PROMISED * goals.promise(held)
        + KEPT * f32::from(held.total())
        - brigands(side)
}

/// What the landscapes bring until the end. More of one kind is worth less each time.
fn income(side: Side<'_>, goals: &Goals) -> f32 {
    let kinds = Resource::ALL.into_iter().map(|kind| {
        let income = goals.income[kind.index()];
        let weight = if kind == Resource::Gold { 0.6 } else { 1.0 };
        weight * income / (1.0 + 0.7 * income)
    });
    kinds.sum::<f32>() * value::rolls(side) * RESOURCE
}

/// What cards do beside their points.
fn cards(side: Side<'_>) -> f32 {
    let rates = Resource::ALL.into_iter().map(|kind| 3 - side.rate(kind)).sum::<u8>();
    let [wizards, power] = side.magic();
    let hall = if side.has(Card::TownHall) { 0.1 } else { 0.0 };
    0.06 * f32::from(rates)
        + 0.15 * f32::from(side.hand_limit() - 3)
        + 0.03 * f32::from(side.guarded().len())
        + 0.05 * f32::from(wizards)
        + POWER * f32::from(power.min(6))
        + 0.08 * f32::from(side.books().min(4))
        + hall
}

/// What the free sites and the open ends of roads are worth.
fn sites(side: Side<'_>) -> f32 {
    let realm = side.realm();
    let free = realm.free_spaces();
    let of_cities = free.and(realm.city_spaces()).len();
    let roads = if side.has_open_road() { ROAD_WORTH } else { 0.0 };
    0.08 * f32::from(free.len().min(3)) + 0.15 * f32::from(of_cities.min(4)) + roads
}

/// What brigands may take before the next own actions.
fn brigands(side: Side<'_>) -> f32 {
    if side.counted() <= side.game().brigand_limit() {
        return 0.0;
    }
    let held = side.realm().held();
    0.3 * RESOURCE * f32::from(held.get(Resource::Ore) + held.get(Resource::Wool))
}
