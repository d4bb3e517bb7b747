//! What a position is worth to both seats.

use duel::{Card, Duel, Side};
use realm::Resource;
use table::{BySeat, Seat};

use super::goals::{self, Goals, ROAD_WORTH};
use super::value::{self, RESOURCE};
use crate::aims::{KEPT, PROMISED};
use crate::search::Evaluation;

/// The evaluation: what one seat has more than the other, as a chance to win.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Judge;

impl Evaluation<Duel> for Judge {
    fn worth(&self, game: &Duel) -> BySeat<f32> {
        let (one, two) = (Seat::new(0), Seat::new(1));
        let lead = of_seat(game.side(one)) - of_seat(game.side(two));
        let mut worth = BySeat::default();
        worth[one] = chance(game, lead);
        worth[two] = 1.0 - worth[one];
        worth
    }

    fn rests(&self, game: &Duel) -> bool {
        !game.is_settling()
    }
}

/// The chance to win with this lead: the nearer the end, the more a lead counts.
fn chance(game: &Duel, lead: f32) -> f32 {
    let rounds = value::rounds(game.side(Seat::new(0)));
    let steep = 0.45 + 1.2 / rounds;
    1.0 / (1.0 + (-steep * lead).exp())
}

/// What a seat has, in victory points. A card in the hand counts as far as it is a goal, and no further: otherwise
/// cards are hoarded that are of no use.
pub(super) fn of_seat(side: Side<'_>) -> f32 {
    let rounds = value::rounds(side);
    let goals = goals::of(side);
    let held = side.realm().held();
    f32::from(side.victory())
        + income(&goals, rounds)
        + contests(side, rounds)
        + cards(side, rounds)
        + sites(side)
        + PROMISED * goals.promise(held)
        + KEPT * f32::from(held.total())
        - brigands(side)
}

/// What the landscapes bring until the end. More of one kind is worth less each time.
fn income(goals: &Goals, rounds: f32) -> f32 {
    let kinds = Resource::ALL.into_iter().map(|kind| {
        let income = goals.income[kind.index()];
        let weight = if kind == Resource::Gold { 0.75 } else { 1.0 };
        weight * income / (1.0 + 0.7 * income)
    });
    kinds.sum::<f32>() * 2.0 * rounds * RESOURCE
}

fn contests(side: Side<'_>, rounds: f32) -> f32 {
    let (own, other) = (side.points(), side.opponent().points());
    value::contest(own.strength, other.strength, value::strength_bonus())
        + value::contest(own.trade, other.trade, value::trade_bonus(rounds))
        + value::skill(own.skill, other.skill, rounds)
        + 0.15 * f32::from(own.progress)
}

/// What cards do beside their points.
fn cards(side: Side<'_>, rounds: f32) -> f32 {
    let ships = Resource::ALL.into_iter().filter(|&kind| side.rate(kind) == 2);
    let mut worth = 0.06 * ships.count() as f32 + 0.06 * f32::from(side.docks().len());
    for (card, value) in [
        (Card::ParishHall, 0.1),
        (Card::Marketplace, 0.03 * rounds),
        (Card::TownHall, 0.15),
        (Card::MerchantGuild, 0.1),
        (Card::University, 0.15),
        (Card::BuildingCrane, 0.2),
        (Card::HedgeTavern, 0.1),
    ] {
        if side.has(card) {
            worth += value;
        }
    }
    let [pirates, mints, pharmacies] = side.houses().map(f32::from);
    worth += 0.015 * rounds * f32::from(side.harvest_gold());
    worth += 0.05 * pirates + 0.02 * rounds * mints + 0.05 * pharmacies;
    worth += 0.04 * f32::from(side.shield());
    worth + 0.05 * f32::from(side.stored().len()) - 0.01 * f32::from(side.plagued().len())
}

/// What the free sites and the open ends of roads are worth.
fn sites(side: Side<'_>) -> f32 {
    let realm = side.realm();
    let free = realm.spaces().but(realm.filled());
    let of_cities = free.and(realm.city_spaces()).len();
    let plain = 0.08 * f32::from(free.len().min(3));
    let cities = if side.game().has_eras() { 0.15 * f32::from(of_cities.min(4)) } else { 0.0 };
    let roads = match realm.settlement_places().count() {
        0 => 0.0,
        1 => ROAD_WORTH,
        _ => ROAD_WORTH + 0.1,
    };
    plain + cities + roads
}

/// What brigands may take before the next own action phase.
fn brigands(side: Side<'_>) -> f32 {
    let realm = side.realm();
    let counted: u8 =
        (realm.lands().but(side.stored()).iter()).map(|land| realm.stock(land.into())).sum();
    if counted <= 7 {
        return 0.0;
    }
    let lost = realm.held().get(Resource::Gold) + realm.held().get(Resource::Wool);
    0.3 * RESOURCE * f32::from(lost)
}
