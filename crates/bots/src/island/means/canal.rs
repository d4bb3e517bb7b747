//! Lines between canal towns, and the counters they bring.

use hex::{CornerId, Corners, SideId, WIDE};
use island::{Choice, Counters, ErieView};

use super::super::goal::Goal;
use super::super::plans::Ranked;
use super::super::scene::Scene;
use super::super::settler::{Settler, best};
use super::roads;

/// What a counter is worth, in points.
const COUNTER: f32 = 0.25;

fn canal<'a>(scene: &Scene<'a>) -> Option<&'a ErieView> {
    scene.view.scenario.as_ref()?.erie.as_ref()
}

/// Roads that would join two canal towns.
pub(super) fn lines(scene: &Scene<'_>, goals: &mut Vec<Goal>) {
    let Some(canal) = canal(scene).filter(|canal| canal.stock > 0) else { return };
    let grid = &scene.land.grid;
    let joined = canal.joined.get(scene.me.index()).map_or(&[][..], Vec::as_slice);
    let is_joined = |one: CornerId, other: CornerId| {
        let pair = [grid.corner(one), grid.corner(other)];
        joined.iter().any(|ends| pair.iter().all(|end| ends.contains(end)))
    };
    let most = usize::from(scene.mine().stock.roads.min(3));
    let joints = scene.joints();
    for (index, &one) in scene.land.canal.iter().enumerate() {
        for (other, missing) in direct(scene, one, most) {
            let later = scene.land.canal[index + 1..].contains(&other);
            if !later || missing.is_empty() || is_joined(one, other) {
                continue;
            }
            // It begins with the road that can be laid now.
            let mut way = missing;
            let begins = |side: &SideId| grid.ends(*side).iter().any(|&end| joints.contains(end));
            let Some(first) = way.iter().position(begins) else { continue };
            way.swap(0, first);
            goals.extend(roads(&way, COUNTER));
        }
    }
}

/// The towns that a line from this one reaches without passing another, each with the roads that are
/// still missing on the line with the fewest.
fn direct(scene: &Scene<'_>, from: CornerId, most: usize) -> Vec<(CornerId, Vec<SideId>)> {
    let grid = &scene.land.grid;
    let mut found: Vec<(CornerId, Vec<SideId>)> = Vec::new();
    let mut done: Corners<WIDE> = Corners::EMPTY;
    let mut open: Vec<(CornerId, Vec<SideId>)> = vec![(from, vec![])];
    while let Some(next) = (0..open.len()).min_by_key(|&index| open[index].1.len()) {
        let (at, missing) = open.swap_remove(next);
        if done.contains(at) {
            continue;
        }
        done.insert(at);
        if at != from && scene.land.sites.contains(at) {
            found.push((at, missing));
            continue;
        }
        for side in (grid.sides_at(at) & scene.land.paths).iter() {
            let mine = scene.my_roads.contains(side);
            if !mine && (scene.taken.contains(side) || missing.len() == most) {
                continue;
            }
            let mut longer = missing.clone();
            if !mine {
                longer.push(side);
            }
            open.push((grid.across(side, at), longer));
        }
    }
    found
}

/// How many counters I would gain by taking the open offer.
pub(crate) fn offered(scene: &Scene<'_>) -> f32 {
    canal(scene).and_then(|canal| canal.offer).map_or(0.0, balance)
}

/// How many counters I would gain by taking this proposal.
pub(crate) fn proposed(scene: &Scene<'_>, index: usize) -> f32 {
    let counters = canal(scene).and_then(|canal| canal.proposals.get(index).copied());
    counters.map_or(0.0, balance)
}

/// The counters are told as the one sees them who offers.
fn balance(counters: Counters) -> f32 {
    f32::from(counters.give) - f32::from(counters.want)
}

impl Settler {
    /// A counter is played where two for one brings the plan forward.
    pub(super) fn play_counter(
        &mut self,
        scene: &Scene<'_>,
        choices: &[Choice],
        ranked: &Ranked<'_>,
    ) -> Option<Choice> {
        let now = ranked.worth(scene.hand());
        let plays = choices.iter().copied().filter(|choice| match choice {
            Choice::PlayCounter { card } => scene.mine().rates[*card] > 2,
            _ => false,
        });
        let after = |choice: &Choice| match choice {
            Choice::PlayCounter { card } => self.two_for_one(scene, *card, ranked),
            _ => f32::MIN,
        };
        best(plays, after).filter(|play| after(play) > 1.25 * now)
    }
}
