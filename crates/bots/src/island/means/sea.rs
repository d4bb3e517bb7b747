//! Ships: lines across the sea to places for settlements, and what a new island is worth.

use std::collections::VecDeque;

use hex::{CornerId, Corners, SideId, Sides, WIDE};
use island::{Choice, Hand, SeaView, price};

use super::super::goal::{Goal, Kind, income_weight};
use super::super::scene::Scene;

/// No plan has more new pieces than this.
const FAR: usize = 6;
/// What a new island is worth beside the place itself: room for more, and mostly points (SEA-22).
const NEW_ISLAND: f32 = 1.5;

/// A piece of a line.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Leg {
    Road(SideId),
    Ship(SideId),
}

impl Leg {
    fn price(self) -> Hand {
        match self {
            Leg::Road(_) => price::ROAD,
            Leg::Ship(_) => price::SHIP,
        }
    }
}

fn sea<'a>(scene: &Scene<'a>) -> Option<&'a SeaView> {
    scene.view.scenario.as_ref()?.sea.as_ref()
}

/// Settlements that a line with ships leads to.
pub(super) fn goals(scene: &Scene<'_>, goals: &mut Vec<Goal>) {
    let Some(sea) = sea(scene) else { return };
    let Some(mine) = sea.seats.get(scene.me.index()) else { return };
    if scene.mine().stock.settlements == 0 {
        return;
    }
    let grid = &scene.land.grid;
    let ships: Sides<WIDE> = mine.ships.iter().filter_map(|&side| grid.side_id(side)).collect();
    let weight = income_weight(scene);
    for (corner, legs) in routes(scene, ships, mine.stock) {
        let sails = legs.iter().any(|leg| matches!(leg, Leg::Ship(_)));
        if !scene.open.contains(corner) || !(sails || legs.is_empty()) {
            continue;
        }
        let price = legs.iter().fold(price::SETTLEMENT, |sum, leg| sum.plus(leg.price()));
        let sure = 0.87_f32.powi(legs.len() as i32);
        let gain = sure
            * (1.0
                + weight * scene.land.value(corner, &scene.income)
                + discovery(scene, sea, corner));
        let kind = match legs.first() {
            None => Kind::Settlement(corner, vec![]),
            Some(Leg::Road(side)) => Kind::Roads(*side),
            Some(Leg::Ship(side)) => {
                Kind::Own(Choice::BuildShip { at: grid.side(*side) }, price::SHIP)
            }
        };
        goals.push(Goal { kind, price, gain });
    }
}

/// What a first settlement here means on an island that I have not been to.
fn discovery(scene: &Scene<'_>, sea: &SeaView, corner: CornerId) -> f32 {
    let grid = &scene.land.grid;
    let beside = grid.hexes_at(corner);
    let lies_on = |hex: &hex::Hex| grid.hex_id(*hex).is_some_and(|hex| beside.contains(hex));
    let island = sea.islands.iter().find(|island| island.hexes.iter().any(lies_on));
    let new = island.is_some_and(|island| {
        !island.founded.contains(scene.me) && !island.settled.contains(scene.me)
    });
    if new { NEW_ISLAND } else { 0.0 }
}

/// The corners that a few new pieces reach, each with its shortest line. Roads and ships go on from one
/// another only at an own building.
fn routes(scene: &Scene<'_>, ships: Sides<WIDE>, stock: u8) -> Vec<(CornerId, Vec<Leg>)> {
    let grid = &scene.land.grid;
    let ends = |sides: Sides<WIDE>| -> Corners<WIDE> {
        sides.iter().flat_map(|side| grid.ends(side)).collect::<Corners<WIDE>>() - scene.foreign
    };
    let by_road = ends(scene.my_roads) | scene.my_corners;
    let by_ship = ends(ships) | scene.my_corners;
    let (mut on_foot, mut aboard) = (by_road, by_ship);
    let mut queue: VecDeque<(CornerId, bool, Vec<Leg>)> =
        by_ship.iter().map(|at| (at, true, vec![])).collect();
    queue.extend(by_road.iter().map(|at| (at, false, vec![])));
    let mut found = Vec::new();
    while let Some((at, sailing, legs)) = queue.pop_front() {
        found.push((at, legs.clone()));
        let ships = legs.iter().filter(|leg| matches!(leg, Leg::Ship(_))).count();
        if legs.len() == FAR || (sailing && ships >= usize::from(stock)) {
            continue;
        }
        let (free, seen) = if sailing {
            (scene.land.sea_paths - scene.taken, &mut aboard)
        } else {
            (scene.land.paths - scene.taken, &mut on_foot)
        };
        for side in (grid.sides_at(at) & free).iter() {
            let across = grid.across(side, at);
            if seen.contains(across) || scene.foreign.contains(across) {
                continue;
            }
            seen.insert(across);
            let mut longer = legs.clone();
            longer.push(if sailing { Leg::Ship(side) } else { Leg::Road(side) });
            queue.push_back((across, sailing, longer));
        }
    }
    found
}
