//! What a position is worth to each seat.

use classic::{Card, Classic};
use realm::{Amounts, Resource};
use table::{BySeat, Game, Seat};

use crate::search::Evaluation;

/// So much a point more or less changes the chances: the number e to this power.
const STEEP: f32 = 0.55;
/// What a resource is worth that nothing needs.
const KEPT: f32 = 0.05;

const ROAD: Amounts = Amounts::new([1, 2, 0, 0, 0, 0]);
const SETTLEMENT: Amounts = Amounts::new([1, 1, 1, 1, 0, 0]);
const CITY: Amounts = Amounts::new([0, 0, 0, 2, 3, 0]);

/// The evaluation: what each seat has, as its share of the chances to win.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Judge;

impl Evaluation<Classic> for Judge {
    fn worth(&self, game: &Classic) -> BySeat<f32> {
        let mut worth = BySeat::default();
        let mut sum = 0.0;
        for seat in Seat::first(game.seats()) {
            worth[seat] = (STEEP * of_seat(game, seat)).exp();
            sum += worth[seat];
        }
        for seat in Seat::first(game.seats()) {
            worth[seat] /= sum;
        }
        worth
    }
}

/// What a seat has, in victory points.
fn of_seat(game: &Classic, seat: Seat) -> f32 {
    let realm = game.realm_of(seat);
    let (wizards, power) = game.magic_of(seat);
    let free = realm.free_spaces().len().min(4);
    f32::from(game.victory_points(seat)) - f32::from(game.goal_of(seat))
        + income(game, seat)
        + contests(game, seat)
        + promise(game, seat)
        + stock(game, seat)
        + 0.06 * f32::from(free)
        + 0.1 * f32::from(wizards)
        + 0.05 * f32::from(power)
        + 0.1 * game.hand_of(seat).count() as f32
}

/// What the landscapes bring; more of one kind is worth less each time.
fn income(game: &Classic, seat: Seat) -> f32 {
    let realm = game.realm_of(seat);
    let kinds = Resource::ALL.into_iter().map(|kind| {
        let lands = f32::from(realm.stores(kind).len());
        lands / (1.0 + 0.6 * lands)
    });
    0.5 * kinds.sum::<f32>() + 0.2 * f32::from(game.boosted_of(seat))
}

/// What lies in the stores, as far as brigands do not count too much of it.
fn stock(game: &Classic, seat: Seat) -> f32 {
    let held = game.realm_of(seat).held();
    let danger = if held.total() > game.brigand_limit() {
        0.3 * KEPT * f32::from(held.get(Resource::Ore) + held.get(Resource::Wool))
    } else {
        0.0
    };
    KEPT * f32::from(held.total()) - danger
}

/// Strength, trade and tournaments: who is ahead is likely to stay so.
fn contests(game: &Classic, seat: Seat) -> f32 {
    let own = game.points_of(seat);
    let others = Seat::first(game.seats()).filter(|&other| other != seat);
    let others: Vec<_> = others.map(|other| game.points_of(other)).collect();
    let lead = |own: u8, others: &mut dyn Iterator<Item = u8>| {
        let lead = f32::from(own) - f32::from(others.max().unwrap_or(0));
        lead / (lead.abs() + 3.0)
    };
    0.5 * lead(own.strength, &mut others.iter().map(|points| points.strength))
        + 0.5 * lead(own.trade, &mut others.iter().map(|points| points.trade))
        + 0.2 * lead(own.tournament, &mut others.iter().map(|points| points.tournament))
}

/// How near the best thing is that can be built next.
fn promise(game: &Classic, seat: Seat) -> f32 {
    let realm = game.realm_of(seat);
    let held = realm.held();
    let near = |price: Amounts, worth: f32| {
        let total = f32::from(price.total().max(1));
        let lacks = Resource::ALL
            .into_iter()
            .map(|kind| f32::from(price.get(kind).saturating_sub(held.get(kind))));
        let share = 1.0 - lacks.sum::<f32>() / total;
        worth * share * share
    };
    let settle = if realm.settlement_places().next().is_some() {
        near(SETTLEMENT, 1.6)
    } else {
        near(ROAD, 0.6)
    };
    let city = if realm.settlements().next().is_some() { near(CITY, 1.2) } else { 0.0 };
    let cards = game.hand_of(seat).map(|card| near(game.price_of(card), of_card(card)));
    0.5 * cards.fold(settle.max(city), f32::max)
}

/// What a card is worth once it stands.
fn of_card(card: Card) -> f32 {
    let points = card.points();
    f32::from(points.victory)
        + 0.12 * f32::from(points.strength)
        + 0.15 * f32::from(points.trade)
        + 0.05 * f32::from(points.tournament)
        + 0.2
}
