//! Pieces and cards of Cities & Knights that are given at the start: what is wrong with them, and how
//! they are put down.

use hex::{Corner, CornerId, Grid, Hex, WIDE};
use table::{Faults, Rule, Seat, SeatSet, Silent};

use super::barbarians::STEPS;
use super::cities::{METROPOLIS, TOP, WALLS};
use super::piles::{HELD, Known, all_cards};
use super::posts::{self, Knight, OF_EACH_RANK};
use super::progress::Progress;
use super::rank::Rank;
use super::track::Track;
use super::{Merchant, of_mut};
use crate::full::Scenarios;
use crate::rules::knights;
use crate::setup::{Arrangement, Holdings, Order, Setup};
use crate::worth;

/// So many cards for defending the island may be given: there is no limit, but a game has an end.
const DEFENDER: u8 = 20;

fn order(holdings: &Holdings) -> Option<&Order> {
    holdings.kept.as_ref()?.order.as_ref()
}

/// Notes what is wrong with what is given.
pub(in crate::full) fn check_given(
    setup: &Setup,
    arrangement: &Arrangement,
    grid: &Grid<WIDE>,
    faults: &mut Faults,
) {
    if !setup.with.knights {
        let none = arrangement.barbarians.is_none()
            && arrangement.seats.iter().all(|seat| order(seat).is_none());
        faults.expect(none, knights(1), "pieces", || {
            "knights and barbarians belong to Cities & Knights, which is not played".into()
        });
        return;
    }
    let mut stands: Vec<Corner> = (arrangement.seats.iter())
        .flat_map(|seat| seat.settlements.iter().chain(&seat.cities).copied())
        .collect();
    let island = setup.chart().map_or(vec![], |(layout, chart)| chart.enchanted_land(layout));
    let mut cards = all_cards();
    for (index, holdings) in arrangement.seats.iter().enumerate() {
        let Some(order) = order(holdings) else { continue };
        let at = format!("pieces.seats[{index}].kept.order");
        check_cities(order, holdings, &at, faults);
        check_knights(order, holdings, (grid, &island), &mut stands, &at, faults);
        check_cards(order, &mut cards, &at, faults);
    }
    for track in Track::ALL {
        check_metropolis(arrangement, track, faults);
    }
    check_barbarians(arrangement, grid, faults);
}

fn check_cities(order: &Order, holdings: &Holdings, at: &str, faults: &mut Faults) {
    for track in Track::ALL {
        let level = order.levels[track];
        faults.expect(level <= TOP, knights(17), at, || format!("there is no level {level}"));
    }
    let stands =
        |corner: &Corner| holdings.cities.contains(corner) && !order.lying.contains(corner);
    for corner in order.walls.iter().filter(|corner| !stands(corner)) {
        faults.add(knights(25), at, format!("no city stands on {corner} for a wall"));
    }
    faults.expect(order.walls.len() <= WALLS.into(), knights(25), at, || {
        format!("{} walls are more than {WALLS}", order.walls.len())
    });
    for corner in order.lying.iter().filter(|corner| !holdings.cities.contains(corner)) {
        faults.add(knights(56), at, format!("no city lies on {corner}"));
    }
    for list in [&order.walls, &order.lying] {
        let twice = list.iter().enumerate().any(|(index, corner)| list[..index].contains(corner));
        faults.expect(!twice, knights(25), at, || "a city is named twice".into());
    }
    let metropolises: Vec<Corner> = order.metropolises.into_iter().flatten().collect();
    for (index, corner) in metropolises.iter().enumerate() {
        faults.expect(stands(corner), knights(21), at, || {
            format!("no city stands on {corner} for a metropolis")
        });
        faults.expect(!metropolises[..index].contains(corner), knights(21), at, || {
            format!("two metropolises stand on {corner}")
        });
    }
}

fn check_knights(
    order: &Order,
    holdings: &Holdings,
    (grid, island): (&Grid<WIDE>, &[Hex]),
    stands: &mut Vec<Corner>,
    at: &str,
    faults: &mut Faults,
) {
    for knight in &order.knights {
        let corner = knight.at;
        match grid.corner_id(corner) {
            None => faults.add(Rule::table(6), at, format!("there is no corner {corner}")),
            Some(id) => {
                let ways = grid.sides_at(id);
                let ships = holdings.kept.iter().flat_map(|kept| &kept.ships);
                let lines = holdings.roads.iter().chain(ships);
                let mut lines = lines.filter_map(|&side| grid.side_id(side));
                let joined = lines.any(|side| ways.contains(side));
                // On the enchanted island knights walk where they like.
                let crossed = corner.hexes().iter().any(|hex| island.contains(hex));
                faults.expect(joined || crossed, knights(27), at, || {
                    format!("no own road or ship leads to the knight on {corner}")
                });
            }
        }
        let free = !stands.contains(&corner);
        faults.expect(free, knights(27), at, || format!("something stands on {corner} already"));
        stands.push(corner);
    }
    for rank in Rank::ALL {
        let count = order.knights.iter().filter(|knight| knight.rank == rank).count();
        faults.expect(count <= OF_EACH_RANK.into(), knights(5), at, || {
            format!("{count} knights of one rank are more than {OF_EACH_RANK}")
        });
    }
}

fn check_cards(order: &Order, left: &mut [u8; Progress::ALL.len()], at: &str, faults: &mut Faults) {
    for &card in &order.progress {
        let there = left[card as usize] > 0;
        faults.expect(there, knights(48), at, || format!("there are not so many of {card:?}"));
        left[card as usize] = left[card as usize].saturating_sub(1);
    }
    let held = order.progress.iter().filter(|card| !card.is_point()).count();
    faults.expect(held <= HELD.into(), knights(42), at, || {
        format!("{held} progress cards are more than {HELD}")
    });
    let few = order.defender <= DEFENDER;
    faults.expect(few, Rule::table(8), at, || format!("more than {DEFENDER} cards of a defender"));
}

/// The metropolis of a track stands where its level says.
fn check_metropolis(arrangement: &Arrangement, track: Track, faults: &mut Faults) {
    let orders = || arrangement.seats.iter().filter_map(order);
    let holds = |order: &&Order| order.metropolises[track as usize].is_some();
    let most = orders().map(|order| order.levels[track]).max().unwrap_or(0);
    let right = match orders().filter(holds).count() {
        0 => most < METROPOLIS,
        1 => most >= METROPOLIS && orders().find(holds).is_some_and(|o| o.levels[track] == most),
        _ => false,
    };
    faults.expect(right, knights(23), "pieces.seats", || {
        format!("the metropolis of {track:?} belongs to one with the highest level")
    });
}

fn check_barbarians(arrangement: &Arrangement, grid: &Grid<WIDE>, faults: &mut Faults) {
    let Some(barbarians) = &arrangement.barbarians else { return };
    let at = "pieces.barbarians";
    faults.expect(barbarians.steps < STEPS, knights(50), at, || {
        format!("they attack on step {STEPS}")
    });
    let (hex, seat) = match (barbarians.merchant, barbarians.merchant_of) {
        (None, None) => return,
        (Some(hex), Some(seat)) => (hex, seat),
        _ => return faults.add(knights(49), at, "the merchant stands somewhere and is somebody's"),
    };
    let builds = |corner: &Corner| {
        let corner = grid.corner_id(*corner);
        let hex = grid.hex_id(hex);
        corner.zip(hex).is_some_and(|(corner, hex)| grid.hexes_at(corner).contains(hex))
    };
    let beside = arrangement
        .seats
        .get(seat.index())
        .is_some_and(|holdings| holdings.settlements.iter().chain(&holdings.cities).any(builds));
    faults.expect(beside, knights(49), at, || {
        "the merchant stands on a hex at a building of its owner's".into()
    });
}

/// Puts down what is given.
pub(in crate::full) fn arranged(position: &mut Scenarios, arrangement: &Arrangement) {
    if position.own.knights.is_none() {
        return;
    }
    for (seat, holdings) in Seat::ALL.into_iter().zip(&arrangement.seats) {
        if let Some(order) = order(holdings) {
            put_down(position, seat, order);
        }
    }
    if let Some(barbarians) = &arrangement.barbarians {
        let merchant = barbarians.merchant.and_then(|hex| position.board.grid.hex_id(hex));
        let state = of_mut(position);
        (state.steps, state.attacked) = (barbarians.steps, barbarians.attacked);
        if let (Some(at), Some(seat)) = (merchant, barbarians.merchant_of) {
            state.merchant = Some(Merchant { seat, at });
            position.points[seat] += worth::HONOUR;
        }
    }
    for seat in position.everyone() {
        position.rates[seat] = position.rates_from_scratch(seat);
    }
    position.award_longest_road(&mut Silent);
}

fn put_down(position: &mut Scenarios, seat: Seat, order: &Order) {
    let grid = position.board.grid.clone();
    let corners = |list: &[Corner]| -> Vec<CornerId> {
        list.iter().filter_map(|&corner| grid.corner_id(corner)).collect()
    };
    for corner in corners(&order.lying) {
        position.take_city(seat, corner, true);
        of_mut(position).lying.insert(corner);
    }
    for knight in &order.knights {
        let Some(corner) = grid.corner_id(knight.at) else { continue };
        posts::put(position, corner, Knight { seat, rank: knight.rank, active: knight.active });
    }
    let state = of_mut(position);
    Track::ALL.into_iter().for_each(|track| state.reach(seat, track, order.levels[track]));
    state.walls |= corners(&order.walls).into_iter().collect();
    state.defender[seat] = order.defender;
    let mut points = order.defender * worth::HONOUR;
    for (place, at) in state.metropolises.iter_mut().zip(order.metropolises) {
        if let Some(corner) = at.and_then(|corner| grid.corner_id(corner)) {
            *place = Some(corner);
            points += worth::METROPOLIS;
        }
    }
    for &card in &order.progress {
        state.piles.take_unseen(card);
        match card {
            Progress::Printer => state.printer = Some(seat),
            Progress::Constitution => state.constitution = Some(seat),
            _ => state.held[seat].push(Known { card, to: SeatSet::only(seat) }),
        }
        points += if card.is_point() { worth::HONOUR } else { 0 };
    }
    position.points[seat] += points;
}
