//! Boards with ships: lines at sea, the pirate, gold fields, points for islands (SEA).
//!
//! Where ships may lie and where the pirate may stand is said by the board (`sea_paths`, `water`), and so
//! is where land carries roads and buildings. Of each seat a [`Sea`] holds the ships and what they reach.

mod gold;
mod islands;
mod lines;
mod pirate;
mod ships;
mod sound;

use std::sync::Arc;

use hex::{CornerId, Corners, HexId, Hexes, SideId, Sides, WIDE};
use table::{BySeat, Excuse, Refusal, Rule, Seat, SeatSet, Sink, ensure, refuse};

use super::{Choice, Decided, SailorView, ScenarioPhase, Scenarios, SeaView, Told};
use crate::board::Board;
use crate::decision::Decision;
use crate::layout::Terrain;
use crate::position::Phase;
use crate::rules::{base, sea};
use crate::setup::{Arrangement, Options, Setup};
use crate::worth;

use islands::{Island, Islands};

pub(super) use gold::{GoldTask, begin, founded, yielded};
pub(super) use islands::{check_founding_site, founding_sites, points};
pub(super) use pirate::{barbarians_came, holds_pirate, robber_moved};
pub(super) use ships::{check_spot, lays_free, ship_spots};
pub(super) use sound::{audit, check_setup};

/// How many ships everyone has (SEA-1).
const SHIPS: u8 = 15;

/// What the sea adds to a position.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sea {
    map: Arc<Waters>,
    ships: BySeat<Sides<WIDE>>,
    /// Ships that are not on the board.
    stock: BySeat<u8>,
    /// Ships that have lain in a line between two own buildings: they never move again (SEA-8).
    closed: BySeat<Sides<WIDE>>,
    /// Whose lines go on in this step where they ended before: when all pieces stand, some may be closed.
    opened: SeatSet,
    /// Where the pirate stands, if there is one.
    pirate: Option<HexId>,
    /// Whether the player on turn has moved a ship.
    moved: bool,
    /// Whether the robber alone is to be moved: it is chased, or a bishop drives it off (KNIGHTS-71).
    pub(super) robber_only: bool,
    /// Ships that the player on turn has built in this turn.
    fresh: Sides<WIDE>,
    /// The islands on which each seat has founded.
    founded: BySeat<Islands>,
    /// The islands that have brought each seat points.
    settled: BySeat<Islands>,

    // What follows could be computed from the above at any moment; `audit` proves that it agrees.
    /// Corners at an own ship.
    touched: BySeat<Corners<WIDE>>,
    /// Sides at which an own ship may be joined, taken or not.
    reach: BySeat<Sides<WIDE>>,
    /// The sides of the pirate's hex.
    blocked: Sides<WIDE>,
}

/// What no move changes.
#[derive(PartialEq, Debug)]
struct Waters {
    islands: Vec<Island>,
    gold: Hexes,
}

/// Says where on a board with ships buildings may stand, roads and ships may lie, and where robber and
/// pirate may go (SEA-2, SEA-24, SEA-25).
pub(super) fn furnish(board: &mut Board<WIDE>) {
    let Some(layout) = board.layout.clone().filter(|layout| layout.chart.is_some()) else { return };
    let grid = board.grid.clone();
    board.land = layout.hexes.iter().filter_map(|tile| grid.hex_id(tile.hex()?)).collect();
    board.water = grid.all_hexes() - board.land;
    // At the rim, where the map ends, there are no paths.
    let paths_beside = |hexes: Hexes| -> Sides<WIDE> {
        let beside = |side: &SideId| {
            let ids = grid.side(*side).hexes().map(|hex| grid.hex_id(hex));
            ids.iter().all(Option::is_some)
                && ids.into_iter().flatten().any(|id| hexes.contains(id))
        };
        grid.all_sides().iter().filter(beside).collect()
    };
    (board.paths, board.sea_paths) = (paths_beside(board.land), paths_beside(board.water));
    let is_site = |corner: &CornerId| {
        grid.hexes_at(*corner).meets(board.land) && grid.sides_at(*corner).meets(board.paths)
    };
    board.sites = grid.all_corners().iter().filter(is_site).collect();
}

pub(super) fn start(board: &Board<WIDE>) -> Option<Sea> {
    let layout = board.layout.as_ref()?;
    let chart = layout.chart.as_deref()?;
    let grid = &board.grid;
    let gold = layout.hexes.iter().filter(|tile| tile.terrain == Terrain::Gold);
    let gold = gold.filter_map(|tile| grid.hex_id(tile.hex()?)).collect();
    let map = Arc::new(Waters { islands: islands::of(board, layout, chart), gold });
    let mut state = Sea {
        map,
        ships: BySeat::default(),
        stock: BySeat([SHIPS; Seat::MAX]),
        closed: BySeat::default(),
        opened: SeatSet::EMPTY,
        pirate: None,
        moved: false,
        robber_only: false,
        fresh: Sides::EMPTY,
        founded: BySeat::default(),
        settled: BySeat::default(),
        touched: BySeat::default(),
        reach: BySeat::default(),
        blocked: Sides::EMPTY,
    };
    // With knights the pirate comes with the first barbarians (KNIGHTS-71).
    if !board.setup.with.knights {
        state.bring_pirate(board);
    }
    Some(state)
}

/// Given pieces stand on the land: the ships are put down, and it is seen who lives on which island.
pub(super) fn arranged(position: &mut Scenarios, arrangement: &Arrangement) {
    let Some(state) = &mut position.own.sea else { return };
    let board = position.board.clone();
    if arrangement.barbarians.is_some_and(|barbarians| barbarians.attacked) {
        state.bring_pirate(&board);
    }
    if let Some(hex) = arrangement.pirate.and_then(|hex| board.grid.hex_id(hex)) {
        state.place_pirate(&board, hex);
    }
    for seat in position.everyone() {
        position.sail_from_buildings(seat);
    }
    for (seat, holdings) in Seat::ALL.into_iter().zip(&arrangement.seats) {
        let ships = holdings.kept.iter().flat_map(|kept| &kept.ships);
        for side in ships.filter_map(|&at| board.grid.side_id(at)) {
            position.put_ship(seat, side);
        }
    }
    islands::arranged(position);
    position.rank_lines(arrangement.longest_road);
}

/// A settlement stands: ships may leave from it, lines are joined or cut, an island is settled.
pub(super) fn settled(
    position: &mut Scenarios,
    seat: Seat,
    corner: CornerId,
    sink: &mut impl Sink<Told>,
) {
    if position.own.sea.is_none() {
        return;
    }
    position.join_lines(seat, corner);
    islands::settled(position, seat, corner, sink);
}

/// What ends a line of the seat at the corner has changed.
pub(super) fn look_again(position: &mut Scenarios, seat: Seat, corner: CornerId) {
    let Some(state) = &mut position.own.sea else { return };
    if state.touched[seat].contains(corner) {
        if !position.walls[seat].contains(corner) {
            state.opened = state.opened.with(seat);
        }
        position.sail_from_buildings(seat);
    }
}

/// A step is over: lines that go on since may join two buildings (SEA-8).
#[inline]
pub(super) fn step_over(position: &mut Scenarios) {
    let Some(state) = &mut position.own.sea else { return };
    if !state.opened.is_empty() {
        let opened = std::mem::replace(&mut state.opened, SeatSet::EMPTY);
        opened.iter().for_each(|seat| position.close_lines(seat));
    }
}

/// On boards with ships and knights more points win (KNIGHTS-72); the Enchanted Land says its own.
pub(super) fn options(setup: &Setup) -> Options {
    let mut options = setup.options;
    let ours = setup.chart().is_some_and(|(_, chart)| chart.enchanted.is_none());
    if ours && setup.with.knights {
        options.points_to_win = options.points_to_win.saturating_add(2).max(13);
    }
    options
}

/// Gold fields, where there are any.
pub(super) fn gold_fields(position: &Scenarios) -> Hexes {
    position.own.sea.as_ref().map_or(Hexes::EMPTY, |state| state.map.gold)
}

pub(super) fn turn_begins(position: &mut Scenarios) {
    if let Some(state) = &mut position.own.sea {
        state.moved = false;
        state.fresh = Sides::EMPTY;
    }
}

/// Corners reached by own ships.
#[inline]
pub(super) fn reached(position: &Scenarios, seat: Seat) -> Corners<WIDE> {
    position.own.sea.as_ref().map_or(Corners::EMPTY, |state| state.touched[seat])
}

/// The seat's ships.
#[inline]
pub(super) fn pieces(position: &Scenarios, seat: Seat) -> Sides<WIDE> {
    position.own.sea.as_ref().map_or(Sides::EMPTY, |state| state.ships[seat])
}

/// Roads and ships go on with each other only at an own building (SEA-5, SEA-11).
#[inline]
pub(super) fn leads_on(
    position: &Scenarios,
    seat: Seat,
    by: SideId,
    at: CornerId,
    pieces: Sides<WIDE>,
) -> Sides<WIDE> {
    let Some(state) = &position.own.sea else { return pieces };
    if position.built[at].owner() == Some(seat) {
        pieces
    } else if state.ships[seat].contains(by) {
        pieces & state.ships[seat]
    } else {
        pieces - state.ships[seat]
    }
}

/// Where ships lie.
pub(super) fn occupied(position: &Scenarios) -> Sides<WIDE> {
    position.own.sea.as_ref().map_or(Sides::EMPTY, |state| state.all_ships())
}

/// Why no road may lie here.
pub(super) fn check_path(position: &Scenarios, side: SideId) -> Result<(), Refusal> {
    let Some(state) = &position.own.sea else { return Ok(()) };
    if !position.board.paths.contains(side) {
        ensure(!position.is_rim(side), sea(24), "the map ends here: nothing lies on its rim")?;
        return refuse(sea(2), "the open sea carries ships and no roads");
    }
    if state.all_ships().contains(side) {
        return refuse(sea(3), "a ship lies on this path already");
    }
    Ok(())
}

/// Why no road may be joined here, where a road or ship of one's own ends.
pub(super) fn check_joint(position: &Scenarios, seat: Seat, side: SideId) -> Result<(), Refusal> {
    let ends = position.board.grid.ends(side);
    if ends.into_iter().any(|corner| position.touched[seat].contains(corner)) {
        return refuse(base(34), "another player's building stands where the road would join");
    }
    refuse(sea(5), "a road goes on from ships only at a building of one's own")
}

/// Why no building may stand here.
pub(super) fn check_site(position: &Scenarios, corner: CornerId) -> Result<(), Refusal> {
    let site = position.own.sea.is_none() || position.board.sites.contains(corner);
    ensure(site, sea(7), "buildings stand on land or at its coast, where a path leads")
}

#[inline(never)]
pub(super) fn list(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let Some(state) = &position.own.sea else { return };
    position.list_ships(state, seat, out);
    position.list_pirate(state, seat, out);
    position.list_chasing(state, seat, out);
}

pub(super) fn check(position: &Scenarios, seat: Seat, choice: Choice) -> Result<(), Refusal> {
    match choice {
        Choice::BuildShip { at } => position.check_ship(seat, at),
        Choice::MoveShip { from, to } => position.check_move_ship(seat, from, to),
        Choice::MovePirate { to } => position.check_pirate(seat, to),
        Choice::ChasePirate { from } => position.check_chase_pirate(seat, from),
        _ => refuse(Rule::table(2), "this is not to be decided now"),
    }
}

pub(super) fn apply(
    position: &mut Scenarios,
    seat: Seat,
    choice: Choice,
    sink: &mut impl Sink<Told>,
) {
    match choice {
        Choice::BuildShip { at } => position.build_ship(seat, at, sink),
        Choice::MoveShip { from, to } => position.move_ship(seat, from, to, sink),
        Choice::MovePirate { to } => position.move_pirate(seat, to, sink),
        Choice::ChasePirate { from } => position.chase_pirate(seat, from, sink),
        _ => {}
    }
}

pub(super) fn list_in(
    position: &Scenarios,
    seat: Seat,
    phase: ScenarioPhase,
    out: &mut Vec<Decided>,
) {
    if phase == ScenarioPhase::MovingPirate
        && seat == position.turn.seat
        && let Some(state) = &position.own.sea
    {
        return position.list_pirate_spots(state, out);
    }
    if matches!(phase, ScenarioPhase::TakingGold { seat: asked, .. } if asked == seat) {
        out.extend(gold::left(position).map(|card| Decision::Take { card }));
    }
}

pub(super) fn check_in(
    position: &Scenarios,
    seat: Seat,
    phase: ScenarioPhase,
    decision: &Decided,
) -> Result<(), Refusal> {
    match (phase, *decision) {
        (ScenarioPhase::MovingPirate, Decision::Own(Choice::MovePirate { to })) => {
            position.check_pirate(seat, to)
        }
        (ScenarioPhase::MovingPirate, _) => refuse(base(64), "the pirate is moved first"),
        _ => gold::check(position, decision),
    }
}

pub(super) fn apply_in(
    position: &mut Scenarios,
    seat: Seat,
    phase: ScenarioPhase,
    decision: &Decided,
    sink: &mut impl Sink<Told>,
) {
    match (phase, *decision) {
        (ScenarioPhase::TakingGold { left, .. }, Decision::Take { card }) => {
            gold::take(position, (seat, left), card, sink);
        }
        (_, Decision::Own(Choice::MovePirate { to })) => position.move_pirate(seat, to, sink),
        _ => {}
    }
}

pub(super) fn excuse(position: &Scenarios, phase: ScenarioPhase) -> Option<Excuse<Decided>> {
    matches!(phase, ScenarioPhase::TakingGold { .. }).then(|| gold::excuse(position))?
}

pub(super) fn view(position: &Scenarios, state: &Sea) -> SeaView {
    let grid = &position.board.grid;
    let sides = |set: Sides<WIDE>| set.iter().map(|side| grid.side(side)).collect();
    let seats = position.everyone().map(|seat| SailorView {
        ships: sides(state.ships[seat]),
        movable: sides(position.movable_ships(state, seat)),
        stock: state.stock[seat],
        points: points(position, seat),
    });
    SeaView {
        seats: seats.collect(),
        pirate: state.pirate.map(|hex| grid.hex(hex)),
        island_points: if position.board.setup.with.island_points { worth::ISLAND } else { 0 },
        moved: state.moved,
        islands: islands::view(position, state),
    }
}

/// Ships and the pirate lie open: nothing that is done with them tells anything new.
pub(super) fn is_silent(position: &Scenarios, decision: &Decided) -> bool {
    use Choice::{BuildShip, ChasePirate, MovePirate, MoveShip};
    if let Phase::Own(ScenarioPhase::TakingGold { .. } | ScenarioPhase::MovingPirate) =
        position.phase
    {
        return true;
    }
    let Decided::Own(choice) = decision else { return false };
    matches!(choice, BuildShip { .. } | MoveShip { .. } | MovePirate { .. } | ChasePirate { .. })
}

pub(super) fn wish(position: &Scenarios, seat: Seat, wishes: &mut Vec<(&'static str, Decided)>) {
    let Some(state) = &position.own.sea else { return };
    wishes.push(("build_ship", position.wished_ship(state, seat)));
    wishes.push(("move_ship", position.wished_move(state, seat)));
    if state.pirate.is_some() {
        wishes.push(("move_pirate", position.wished_pirate(state)));
        if position.own.knights.is_some() {
            wishes.push(("chase_pirate", position.wished_chase(seat)));
        }
    }
}

impl Sea {
    /// Where anybody's ships lie.
    #[inline]
    fn all_ships(&self) -> Sides<WIDE> {
        self.ships.0.into_iter().fold(Sides::EMPTY, |all, ships| all | ships)
    }
}
