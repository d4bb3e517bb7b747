//! Country maps in play: where pieces may stand, charters, chips on crossings (COUNTRY).

use std::sync::Arc;

use hex::{CornerId, Corners, Side, SideId, Sides, WIDE};
use table::{BySeat, Faults, Refusal, Seat, Sink, ensure};

use super::{CountryView, Happening, Scenarios, Told};
use crate::board::Board;
use crate::cards::{Hand, Resource};
use crate::country::Country;
use crate::layout::Trade;
use crate::rules::country;
use crate::setup::{Arrangement, Holdings, Setup};
use crate::worth;

/// What a country map adds to a position.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Lands {
    map: Arc<Places>,
    /// The crossings on which a chip lies.
    chips: Corners<WIDE>,
    /// How many each seat has taken.
    taken: BySeat<u8>,
}

/// What no move changes.
#[derive(PartialEq, Eq, Debug)]
struct Places {
    /// The red road spaces.
    red: Sides<WIDE>,
    /// What the charter at each of them trades.
    charters: Vec<(SideId, Trade)>,
    /// Where chips lay at the beginning.
    crossings: Corners<WIDE>,
}

fn map(board: &Board<WIDE>) -> Option<&Country> {
    board.layout.as_ref()?.country.as_deref()
}

/// Notes given pieces that cannot stand on the map like that.
pub(super) fn check_setup(setup: &Setup, faults: &mut Faults) {
    let (Some(map), Some(arrangement)) = (setup.country(), setup.arrangement()) else { return };
    for (index, seat) in arrangement.seats.iter().enumerate() {
        check_pieces(map, setup.players, seat, &format!("pieces.seats[{index}]"), faults);
    }
}

fn check_pieces(map: &Country, players: u8, seat: &Holdings, at: &str, faults: &mut Faults) {
    let sites: Vec<_> = map.sites(players).collect();
    let own: Vec<_> = seat.settlements.iter().chain(&seat.cities).copied().collect();
    for corner in own.iter().filter(|corner| !sites.contains(corner)) {
        faults.add(country(2), at, format!("{corner} is no town space"));
    }
    for &side in &seat.roads {
        let space = map.roads.iter().any(|road| road.at == side);
        faults.expect(space, country(3), at, || format!("{side} is no road space"));
    }
    // Every line of roads began at an own building and went on at towns with an own building only.
    let mut loose = seat.roads.clone();
    let mut reached = own.clone();
    while let Some(corner) = reached.pop() {
        if own.contains(&corner) || !sites.contains(&corner) {
            let joins = |road: &Side| road.ends().contains(&corner);
            let (joined, left): (Vec<Side>, Vec<Side>) = loose.into_iter().partition(joins);
            loose = left;
            reached.extend(joined.into_iter().flat_map(Side::ends));
        }
    }
    for side in loose {
        faults.add(
            country(4),
            at,
            format!("the road on {side} goes on at a town without an own building"),
        );
    }
}

/// Says where on the map buildings may stand, roads may lie and be joined (COUNTRY-2 to 4).
pub(super) fn furnish(board: &mut Board<WIDE>) {
    let Some(map) = map(board) else { return };
    let grid = &board.grid;
    let sites = map.sites(board.setup.players).filter_map(|at| grid.corner_id(at)).collect();
    let paths = map.roads.iter().filter_map(|road| grid.side_id(road.at)).collect();
    board.joints = board.grid.all_corners() - sites;
    (board.sites, board.paths) = (sites, paths);
}

pub(super) fn start(board: &Board<WIDE>) -> Option<Lands> {
    let map = map(board)?;
    let grid = &board.grid;
    let charters: Vec<(SideId, Trade)> = map
        .roads
        .iter()
        .filter_map(|road| {
            let trade = map.charters.get(usize::from(road.charter?))?;
            Some((grid.side_id(road.at)?, *trade))
        })
        .collect();
    let red = charters.iter().map(|&(side, _)| side).collect();
    let chips = map.chips(board.setup.players);
    let chips = chips.iter().filter_map(|&at| grid.corner_id(at)).collect();
    let map = Arc::new(Places { red, charters, crossings: chips });
    Some(Lands { map, chips, taken: BySeat::default() })
}

/// Given roads have taken the chips they reach. Where several seats have reached a crossing, the chip
/// is the first one's in the order of the seats.
pub(super) fn arranged(position: &mut Scenarios, _: &Arrangement) {
    if position.own.country.is_none() {
        return;
    }
    for seat in position.everyone() {
        for corner in position.touched[seat].iter() {
            take_chip(position, seat, corner);
        }
        position.rates[seat] = position.rates_from_scratch(seat);
    }
}

pub(super) fn road_laid(
    position: &mut Scenarios,
    seat: Seat,
    side: SideId,
    sink: &mut impl Sink<Told>,
) {
    let Some(lands) = &position.own.country else { return };
    if lands.map.red.contains(side) {
        position.rates[seat] = position.rates_from_scratch(seat);
    }
    let grid = position.board.grid.clone();
    for corner in grid.ends(side) {
        if take_chip(position, seat, corner) {
            let at = Some(grid.corner(corner));
            sink.tell(|| Told::Own(Happening::ChipTaken { seat, at }));
        }
    }
}

/// Whether a chip lay there, which the seat has now (COUNTRY-7).
fn take_chip(position: &mut Scenarios, seat: Seat, corner: CornerId) -> bool {
    let Some(lands) = &mut position.own.country else { return false };
    let there = lands.chips.contains(corner);
    if there {
        lands.chips.remove(corner);
        lands.taken[seat] += 1;
        position.points[seat] += worth::CHIP;
    }
    there
}

pub(super) fn check_path(position: &Scenarios, side: SideId) -> Result<(), Refusal> {
    let space = position.board.paths.contains(side);
    ensure(space, country(3), "there is no road space")
}

/// Why no road may be joined where an own one ends: all that stands on a country map stands on towns.
pub(super) fn check_joint(position: &Scenarios) -> Result<(), Refusal> {
    let free = position.own.country.is_none();
    ensure(free, country(4), "roads go on at a town only from a building of one's own")
}

pub(super) fn check_site(position: &Scenarios, corner: CornerId) -> Result<(), Refusal> {
    let Some(lands) = &position.own.country else { return Ok(()) };
    let crossing = lands.map.crossings.contains(corner);
    ensure(!crossing, country(13), "a victory point crossing never holds a building")?;
    let site = position.board.sites.contains(corner);
    ensure(site, country(2), "there is no town space")
}

/// The rates with the charters at own roads (COUNTRY-5, COUNTRY-14).
pub(super) fn rates(position: &Scenarios, seat: Seat, mut rates: Hand) -> Hand {
    let Some(lands) = &position.own.country else { return rates };
    if !position.roads[seat].meets(lands.map.red) {
        return rates;
    }
    for &(side, trade) in &lands.map.charters {
        if position.roads[seat].contains(side) {
            match trade {
                Trade::Any => {
                    for resource in Resource::ALL {
                        rates[resource] = rates[resource].min(3);
                    }
                }
                Trade::Two(resource) => rates[resource] = 2,
            }
        }
    }
    rates
}

pub(super) fn points(position: &Scenarios, seat: Seat) -> u8 {
    position.own.country.as_ref().map_or(0, |lands| lands.taken[seat] * worth::CHIP)
}

pub(super) fn view(position: &Scenarios, state: &Lands) -> CountryView {
    let grid = &position.board.grid;
    CountryView {
        chips: state.chips.iter().map(|corner| grid.corner(corner)).collect(),
        taken: position.everyone().map(|seat| state.taken[seat]).collect(),
        settled: state.map.crossings.is_empty(),
    }
}

/// Every chip lies on its crossing until a road is there, and then somebody has it.
pub(super) fn audit(position: &Scenarios) -> Result<(), String> {
    let Some(lands) = &position.own.country else { return Ok(()) };
    let touched =
        position.everyone().fold(Corners::EMPTY, |all, seat| all | position.touched[seat]);
    if lands.chips != lands.map.crossings - touched {
        return Err("chips lie where roads are, or lie nowhere".into());
    }
    let taken: usize = position.everyone().map(|seat| usize::from(lands.taken[seat])).sum();
    if taken + lands.chips.len() != lands.map.crossings.len() {
        return Err(format!("{taken} chips are taken and {} lie there", lands.chips.len()));
    }
    for seat in position.everyone() {
        let reached = (position.touched[seat] & lands.map.crossings).len();
        if usize::from(lands.taken[seat]) > reached {
            return Err(format!("seat {seat} has more chips than crossings it has reached"));
        }
    }
    Ok(())
}
