//! Chips on crossings and charters beside roads.

use hex::{CornerId, SideId};
use island::{Resource, Trade};

use super::super::goal::income_weight;
use super::super::scene::Scene;

/// A chip is a point for whoever comes first. Early in the game the roads to it cost more than they
/// bring, because the same cards build towns that yield; towards the end a point is all that counts.
pub(super) fn chips(scene: &Scene<'_>) -> Vec<(CornerId, f32)> {
    let country = scene.view.scenario.as_ref().and_then(|scenario| scenario.country.as_ref());
    let Some(country) = country else { return vec![] };
    let grid = &scene.land.grid;
    let progress = f32::from(scene.mine().points) / f32::from(scene.view.points_to_win);
    let chip = 3.5 * progress - 1.0;
    if chip <= 0.0 {
        return vec![];
    }
    country.chips.iter().filter_map(|&at| grid.corner_id(at)).map(|at| (at, chip)).collect()
}

/// What the charters beside free road spaces would save.
pub(super) fn charters(scene: &Scene<'_>) -> Vec<(SideId, f32)> {
    let rates = scene.mine().rates;
    let weight = income_weight(scene);
    let free = scene.land.charters.iter().filter(|(side, _)| !scene.taken.contains(*side));
    let worth = free.map(|&(side, trade)| {
        let value: f32 = match trade {
            Trade::Any => {
                let more = Resource::ALL.into_iter().filter(|&kind| rates[kind] > 3);
                more.map(|kind| 0.08 * (1.0 + scene.income[kind as usize])).sum()
            }
            Trade::Two(kind) if rates[kind] > 2 => 0.25 * scene.income[kind as usize],
            Trade::Two(_) => 0.0,
        };
        (side, weight * value)
    });
    worth.filter(|(_, prize)| *prize > 0.0).collect()
}
