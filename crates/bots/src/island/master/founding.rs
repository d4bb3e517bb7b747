//! Where a master founds: each place is tried, the others found as one would expect, and the island is
//! judged as it then lies.

use hex::CornerId;
use island::{Course, Decision, Position};
use table::{Game, Seat, Silent, ToAct};

use super::ground::{ByKind, Ground, KINDS};
use super::plan::Planner;

/// How many places are tried.
const TRIED: usize = 14;

/// What each founding decision is worth; those that are not worth a try count nothing.
pub(crate) fn weigh<C: Course<W>, const W: usize>(
    planner: &Planner<'_, W>,
    start: &Position<C, W>,
    choices: &[Decision<C::Choice>],
) -> Vec<f32> {
    let have = income(start, planner.ground, planner.me);
    let appeal = |choice: &Decision<C::Choice>| match place(start, choice) {
        Some(corner) => planner.ground.appeal(corner, &have),
        None => f32::MAX,
    };
    let mut order: Vec<usize> = (0..choices.len()).collect();
    order.sort_by(|&one, &other| appeal(&choices[other]).total_cmp(&appeal(&choices[one])));
    let mut worth = vec![0.0; choices.len()];
    for &index in order.iter().take(TRIED) {
        let mut child = start.clone();
        child.apply(planner.me, &choices[index], &mut Silent);
        worth[index] = best_end(planner, child);
    }
    worth
}

/// What the founding comes to: the own road next to the place in the best way, all others as expected.
fn best_end<C: Course<W>, const W: usize>(
    planner: &Planner<'_, W>,
    position: Position<C, W>,
) -> f32 {
    if founder(&position) != Some(planner.me) {
        return planner.chance(&found_on(position, planner.ground));
    }
    let mut list = Vec::new();
    position.decisions(planner.me, &mut list);
    let roads = list.iter().filter(|choice| matches!(choice, Decision::BuildRoad { .. }));
    let ends = roads.map(|road| {
        let mut child = position.clone();
        child.apply(planner.me, road, &mut Silent);
        planner.chance(&found_on(child, planner.ground))
    });
    let best = ends.fold(f32::NEG_INFINITY, f32::max);
    if best.is_finite() { best } else { planner.chance(&found_on(position, planner.ground)) }
}

/// Who founds now.
fn founder<C: Course<W>, const W: usize>(position: &Position<C, W>) -> Option<Seat> {
    match position.to_act() {
        ToAct::Seats(seats) if position.is_founding() => seats.single(),
        _ => None,
    }
}

/// The island when everybody has founded at the most appealing place that was left.
fn found_on<C: Course<W>, const W: usize>(
    mut position: Position<C, W>,
    ground: &Ground<W>,
) -> Position<C, W> {
    let mut list = Vec::new();
    while let Some(seat) = founder(&position) {
        list.clear();
        position.decisions(seat, &mut list);
        let have = income(&position, ground, seat);
        let Some(best) = list
            .iter()
            .copied()
            .map(|choice| (expected(&position, ground, &have, &choice), choice))
            .max_by(|one, other| one.0.total_cmp(&other.0))
        else {
            break;
        };
        position.apply(seat, &best.1, &mut Silent);
    }
    position
}

/// How much a founder who looks no further likes this.
fn expected<C: Course<W>, const W: usize>(
    position: &Position<C, W>,
    ground: &Ground<W>,
    have: &ByKind,
    choice: &Decision<C::Choice>,
) -> f32 {
    if let Some(corner) = place(position, choice) {
        return ground.appeal(corner, have);
    }
    let grid = position.grid();
    let Decision::BuildRoad { at } = choice else { return 0.0 };
    let Some(side) = grid.side_id(*at) else { return 0.0 };
    // The best open place beyond the road, two corners away.
    let beyond = grid.ends(side).into_iter().flat_map(|end| grid.corners_beside(end).iter());
    let open = position.open_corners();
    beyond.filter(|&at| open.contains(at)).map(|at| ground.appeal(at, have)).fold(0.0, f32::max)
}

/// Where a building would stand.
fn place<C: Course<W>, const W: usize>(
    position: &Position<C, W>,
    choice: &Decision<C::Choice>,
) -> Option<CornerId> {
    match choice {
        Decision::BuildSettlement { at } | Decision::BuildCity { at } => {
            position.grid().corner_id(*at)
        }
        _ => None,
    }
}

/// What the seat's buildings bring in 36 rolls.
fn income<C: Course<W>, const W: usize>(
    position: &Position<C, W>,
    ground: &Ground<W>,
    seat: Seat,
) -> ByKind {
    let mut income = [0.0; KINDS];
    let buildings = position.settlements_of(seat) | position.cities_of(seat);
    buildings.each(|corner| {
        for (sum, yields) in income.iter_mut().zip(ground.yields(corner)) {
            *sum += yields;
        }
    });
    income
}
