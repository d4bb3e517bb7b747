//! What a settler wants next, how long it takes, and what it is worth.

use hex::{CornerId, SideId, Sides, WIDE};
use island::{Choice, Decision, Development, Hand, price};

use super::land::KINDS;
use super::means::{self, Own};
use super::purse::{Purse, score};
use super::scene::Scene;
use super::way::{Way, ways};

/// Something worth saving for.
#[derive(Clone, Debug)]
pub(crate) struct Goal {
    pub(crate) kind: Kind,
    /// All that it costs, roads on the way included.
    pub(crate) price: Hand,
    /// What it is worth, in points.
    pub(crate) gain: f32,
}

/// What is built or bought.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Kind {
    City(CornerId),
    /// A settlement, after these roads.
    Settlement(CornerId, Way),
    /// Roads for the longest one.
    Roads(SideId),
    Card,
    /// Something that only a scenario knows, and what that step costs by itself.
    Own(Choice, Hand),
}

impl Goal {
    /// The next step towards it, where this course knows it, and what that costs.
    pub(crate) fn step<X: Own>(&self, scene: &Scene<'_>) -> Option<(Decision<X>, Hand)> {
        let grid = &scene.land.grid;
        let road = |side: SideId| (Decision::BuildRoad { at: grid.side(side) }, price::ROAD);
        Some(match &self.kind {
            Kind::City(at) => (Decision::BuildCity { at: grid.corner(*at) }, price::CITY),
            Kind::Settlement(at, roads) => match roads.first() {
                Some(&side) => road(side),
                None => (Decision::BuildSettlement { at: grid.corner(*at) }, price::SETTLEMENT),
            },
            Kind::Roads(side) => road(*side),
            Kind::Card => (Decision::BuyCard, price::DEVELOPMENT),
            Kind::Own(choice, price) => (Decision::Own(X::of(*choice)?), *price),
        })
    }

    /// The first road of the plan, where it begins with one.
    pub(crate) fn first_road(&self) -> Option<SideId> {
        match &self.kind {
            Kind::Settlement(_, roads) => roads.first().copied(),
            Kind::Roads(side) => Some(*side),
            Kind::City(_) | Kind::Card | Kind::Own(..) => None,
        }
    }

    /// Whether the plan begins with a piece that road building lays: a road or a ship.
    pub(crate) fn has_roads(&self) -> bool {
        let sails = matches!(self.kind, Kind::Own(Choice::BuildShip { .. }, _));
        sails || self.first_road().is_some()
    }

    /// How much it is worth to have this goal with this hand: the sooner the better.
    pub(crate) fn score(&self, hand: Hand, purse: &Purse) -> f32 {
        score(self.gain, purse.rolls_to(self.price, hand))
    }
}

/// Everything worth saving for now.
pub(crate) fn goals(scene: &Scene<'_>) -> Vec<Goal> {
    let mut goals = Vec::with_capacity(32);
    cities(scene, &mut goals);
    settlements(scene, &mut goals);
    longest_road(scene, &mut goals);
    card(scene, &mut goals);
    if let Some(prizes) = &scene.prizes {
        means::goals(scene, prizes, &mut goals);
    }
    goals
}

/// Income matters while there is time to use it.
pub(crate) fn income_weight(scene: &Scene<'_>) -> f32 {
    let leader = scene.view.seats.iter().map(|seat| seat.points).max().unwrap_or(0);
    let left = f32::from(scene.view.points_to_win.saturating_sub(leader));
    0.16 * left / f32::from(scene.view.points_to_win)
}

fn cities(scene: &Scene<'_>, goals: &mut Vec<Goal>) {
    if scene.mine().stock.cities == 0 {
        return;
    }
    let weight = income_weight(scene);
    let settlements = scene.mine().settlements.iter();
    let settlements = settlements.filter_map(|at| scene.land.grid.corner_id(*at));
    for corner in settlements.filter(|&at| !scene.land.enchanted.contains(at)) {
        let income = scene.upgrade(&scene.land.income(corner, None));
        let worth: f32 = (0..KINDS).map(|kind| income[kind] * scene.land.worth[kind]).sum();
        let gain = 1.0 + weight * worth;
        goals.push(Goal { kind: Kind::City(corner), price: price::CITY, gain });
    }
}

fn settlements(scene: &Scene<'_>, goals: &mut Vec<Goal>) {
    let stock = scene.mine().stock;
    if stock.settlements == 0 {
        return;
    }
    let weight = income_weight(scene);
    let far = stock.roads.min(scene.land.reach).into();
    for (corner, roads) in ways(scene, scene.touched(), scene.free_paths(), far) {
        if !scene.open.contains(corner) {
            continue;
        }
        let price = roads.iter().fold(price::SETTLEMENT, |sum, _| sum.plus(price::ROAD));
        // A place further away may be gone before the roads are there.
        let sure = 0.85_f32.powi(roads.len() as i32);
        let on_the_way = scene.prizes.as_ref().map_or(0.0, |prizes| prizes.along(scene, &roads));
        let gain = sure * (1.0 + weight * scene.land.value(corner, &scene.income)) + on_the_way;
        goals.push(Goal { kind: Kind::Settlement(corner, roads), price, gain });
    }
}

/// One road more for the longest road, where it is within reach.
fn longest_road(scene: &Scene<'_>, goals: &mut Vec<Goal>) {
    let Some((needed, gain)) = lacks_for_longest(scene) else { return };
    if needed > scene.mine().stock.roads {
        return;
    }
    let Some(side) = longest_extension(scene) else { return };
    let price = (0..needed).fold(Hand::NONE, |sum, _| sum.plus(price::ROAD));
    goals.push(Goal { kind: Kind::Roads(side), price, gain });
}

/// How many pieces I lack for the longest road, if it is within reach, and what they are worth.
pub(crate) fn lacks_for_longest(scene: &Scene<'_>) -> Option<(u8, f32)> {
    let mine = scene.mine();
    let others = scene.others().map(|seat| scene.seat(seat).road_length).max().unwrap_or(0);
    let needed = (others + 1).max(5).saturating_sub(mine.road_length);
    let gain = 1.6 * 0.8_f32.powi(i32::from(needed) - 1);
    (!mine.longest_road && (1..=3).contains(&needed)).then_some((needed, gain))
}

/// The side that makes the longest own line longest, as far as one road goes.
fn longest_extension(scene: &Scene<'_>) -> Option<SideId> {
    let grid = &scene.land.grid;
    let joints = scene.joints();
    let spots = joints.iter().flat_map(|at| {
        let free = grid.sides_at(at) - scene.taken;
        let here = if free.is_empty() { 0 } else { line_from(scene, at, scene.my_roads) };
        free.iter().map(move |side| (at, here, side))
    });
    spots
        .max_by_key(|&(at, here, side)| {
            let across = grid.across(side, at);
            let free = (grid.sides_at(across) - scene.taken).len();
            let dead = scene.foreign.contains(across) || free == 0;
            let joined = joints.contains(across);
            (here + if joined { line_from(scene, across, scene.my_roads) } else { 0 }, !dead)
        })
        .map(|(_, _, side)| side)
}

/// How long the longest line from this corner is, of the roads that are left.
fn line_from(scene: &Scene<'_>, at: CornerId, left: Sides<WIDE>) -> u8 {
    if scene.foreign.contains(at) {
        return 0;
    }
    let roads = scene.land.grid.ways(at).iter().filter(|way| left.contains(way.side));
    roads.map(|way| 1 + line_from(scene, way.to, left.without(way.side))).max().unwrap_or(0)
}

fn card(scene: &Scene<'_>, goals: &mut Vec<Goal>) {
    if scene.view.pile == 0 {
        return;
    }
    let knights = |seat: &island::SeatView| seat.played[Development::Knight];
    let most = scene.others().map(|seat| knights(scene.seat(seat))).max().unwrap_or(0);
    let mine = knights(scene.mine());
    let army = if scene.mine().largest_army {
        0.1
    } else {
        // Two points, shared among the knights that are still needed.
        2.0 * 0.56 / f32::from((most + 1).max(3).saturating_sub(mine).max(1)) * 0.6
    };
    let held = scene.mine().card_count as f32;
    let gain = (0.2 + army + 0.18) * 0.9_f32.powf(held);
    goals.push(Goal { kind: Kind::Card, price: price::DEVELOPMENT, gain });
}
