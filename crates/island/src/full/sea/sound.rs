//! Whether a setup with ships is sound, and whether a position with ships adds up.

use hex::{Corner, Hex, Side, Sides};
use table::{Faults, Seat};

use super::pirate::sides_of;
use super::{SHIPS, Scenarios};
use crate::chart::Chart;
use crate::layout::Layout;
use crate::position::Phase;
use crate::rules::{base, option, sea};
use crate::setup::{Holdings, Setup};

/// Notes switches and given pieces that belong to boards with ships, where there are none, and pieces
/// that cannot stand on the board like that.
pub(in crate::full) fn check_setup(setup: &Setup, faults: &mut Faults) {
    let chart = setup.chart();
    faults.expect(!setup.with.pirate || chart.is_some(), sea(14), "with.pirate", || {
        "the pirate belongs to boards with ships".into()
    });
    let somewhere = chart.is_none_or(|(_, chart)| chart.pirate.is_some());
    faults.expect(!setup.with.pirate || somewhere, sea(14), "with.pirate", || {
        "the board does not say where the pirate starts".into()
    });
    let with_points = setup.with.island_points;
    faults.expect(!with_points || chart.is_some(), sea(22), "with.island_points", || {
        "points for islands belong to boards with ships".into()
    });
    let Some(arrangement) = setup.arrangement() else { return };
    if let Some(hex) = arrangement.pirate {
        let there = setup.with.pirate && chart.is_some_and(|(_, chart)| chart.sea.contains(&hex));
        faults.expect(there, sea(25), "pieces.pirate", || {
            format!("there is no pirate, or no sea at {hex} for it")
        });
    }
    let mut taken = Vec::new();
    for (index, seat) in arrangement.seats.iter().enumerate() {
        let at = format!("pieces.seats[{index}]");
        match chart {
            Some(chart) => check_pieces(chart, seat, &mut taken, &at, faults),
            None => faults.expect(ships_of(seat).is_empty(), option(15), &at, || {
                "ships belong to boards with ships".into()
            }),
        }
    }
    if let (Some((layout, _)), Some(hex)) = (chart, arrangement.robber) {
        faults.expect(layout.is_land(hex), base(54), "pieces.robber", || {
            format!("there is no land at {hex} for the robber")
        });
    }
}

fn ships_of(seat: &Holdings) -> &[Side] {
    seat.kept.as_ref().map_or(&[], |kept| &kept.ships)
}

fn check_pieces(
    (layout, chart): (&Layout, &Chart),
    seat: &Holdings,
    taken: &mut Vec<Side>,
    at: &str,
    faults: &mut Faults,
) {
    let is_sea = |hex: &Hex| chart.sea.contains(hex);
    let is_land = |hex: &Hex| layout.is_land(*hex);
    let own: Vec<Corner> = seat.settlements.iter().chain(&seat.cities).copied().collect();
    let is_path = |side: &Side| side.hexes().iter().all(|hex| is_sea(hex) || is_land(hex));
    for corner in &own {
        let hexes = corner.hexes();
        let led_to = hexes.iter().filter(|hex| is_sea(hex) || is_land(hex)).count() >= 2;
        faults.expect(led_to && hexes.iter().any(is_land), sea(7), at, || {
            format!("{corner} lies in the open sea, or no path leads there")
        });
    }
    for side in &seat.roads {
        let ashore = side.hexes().iter().any(is_land);
        faults.expect(ashore, sea(2), at, || format!("{side} lies in the open sea"));
        faults.expect(is_path(side), sea(24), at, || format!("{side} is the rim of the map"));
    }
    let ships = ships_of(seat);
    faults.expect(ships.len() <= SHIPS.into(), sea(1), at, || {
        format!("{} ships are more than {SHIPS}", ships.len())
    });
    for &side in ships {
        let afloat = side.hexes().iter().any(is_sea);
        faults.expect(afloat, sea(2), at, || format!("there is no sea beside {side}"));
        faults.expect(is_path(&side), sea(24), at, || format!("{side} is the rim of the map"));
    }
    for &side in ships.iter().chain(&seat.roads) {
        faults.expect(!taken.contains(&side), sea(3), at, || format!("two pieces lie on {side}"));
        taken.push(side);
    }
    // Every line of ships began at an own building.
    let mut loose = ships.to_vec();
    let mut reached = own;
    while let Some(corner) = reached.pop() {
        let joins = |ship: &Side| ship.ends().contains(&corner);
        let (joined, left): (Vec<Side>, Vec<Side>) = loose.into_iter().partition(joins);
        loose = left;
        reached.extend(joined.into_iter().flat_map(Side::ends));
    }
    for side in loose {
        faults.add(sea(4), at, format!("no own building joins the ship on {side}"));
    }
}

/// Says what is wrong where the two differ.
fn same<T: PartialEq + std::fmt::Debug>(what: &str, kept: T, computed: T) -> Result<(), String> {
    if kept == computed {
        Ok(())
    } else {
        Err(format!("{what}: {kept:?} is kept, but it should be {computed:?}"))
    }
}

/// All ships are there, on the sea and apart; what is kept of them is right; points for islands are for
/// islands with a building.
pub(in crate::full) fn audit(position: &Scenarios) -> Result<(), String> {
    let Some(state) = &position.own.sea else { return Ok(()) };
    let roads = position.everyone().fold(Sides::EMPTY, |all, seat| all | position.roads[seat]);
    let mut taken = roads;
    for seat in position.everyone() {
        let ships = state.ships[seat];
        if ships.meets(taken) || !(ships - position.board.sea_paths).is_empty() {
            return Err(format!("seat {seat} has a ship where none can lie"));
        }
        taken |= ships;
        let stock = SHIPS - ships.len() as u8;
        same(&format!("ships in the stock of seat {seat}"), state.stock[seat], stock)?;
        let (touched, reach) = position.ships_from_scratch(state, seat);
        same(&format!("corners at ships of seat {seat}"), state.touched[seat], touched)?;
        same(&format!("reach by ship of seat {seat}"), state.reach[seat], reach)?;
        let closed = state.closed[seat];
        let now = position.lines_between(ships, seat, position.buildings(seat));
        if !(now - closed).is_empty() || !(closed - ships).is_empty() {
            return Err(format!("closed lines of seat {seat}: {closed:?}, but now {now:?}"));
        }
        let (founded, settled) = (state.founded[seat], state.settled[seat]);
        let lives_on =
            |number: usize| state.map.islands[number].corners.meets(position.buildings(seat));
        let mut numbers = 0..state.map.islands.len();
        if founded.meets(settled)
            || numbers.any(|n| (founded.contains(n) || settled.contains(n)) && !lives_on(n))
        {
            return Err(format!("seat {seat} has points for an island it has not settled"));
        }
    }
    let absent = Seat::ALL.into_iter().skip(position.count());
    if absent.into_iter().any(|seat| !state.ships[seat].is_empty()) {
        return Err("somebody who does not play has ships".into());
    }
    let blocked = state.pirate.map_or(Sides::EMPTY, |hex| sides_of(&position.board, hex));
    same("sides beside the pirate", state.blocked, blocked)?;
    if state.pirate.is_some_and(|hex| !position.board.water.contains(hex)) {
        return Err("the pirate stands on land".into());
    }
    let moving = matches!(position.phase, Phase::MovingRobber);
    if state.robber_only && !moving {
        return Err("the robber alone is to be moved, and nobody moves it".into());
    }
    if !(state.fresh - state.ships[position.turn.seat]).is_empty() {
        return Err("a ship that was built in this turn is gone".into());
    }
    Ok(())
}
