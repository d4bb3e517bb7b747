//! Islands: on which people found, and what the first settlement on another one is worth (SEA-22).

use hex::{Corner, CornerId, Corners, Hex, WIDE};
use table::{Refusal, Seat, SeatSet, Sink, ensure};

use super::{Scenarios, Sea, Told};
use crate::board::Board;
use crate::chart::Chart;
use crate::full::{Happening, IslandView};
use crate::layout::Layout;
use crate::position::Phase;
use crate::rules::sea;
use crate::worth;

/// An island of the board.
#[derive(PartialEq, Debug)]
pub(super) struct Island {
    hexes: Vec<Hex>,
    pub(super) corners: Corners<WIDE>,
    /// Whether people found on it.
    home: bool,
}

/// A set of islands, by their numbers: one bit each. 64 hexes have no more than 64 islands.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Islands(u64);

impl Islands {
    pub(super) fn contains(self, island: usize) -> bool {
        self.0 >> island & 1 == 1
    }

    pub(super) fn insert(&mut self, island: usize) {
        self.0 |= 1 << island;
    }

    pub(super) fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(super) fn meets(self, other: Islands) -> bool {
        self.0 & other.0 != 0
    }
}

pub(super) fn of(board: &Board<WIDE>, layout: &Layout, chart: &Chart) -> Vec<Island> {
    let islands = layout.islands().into_iter().map(|hexes| Island {
        corners: hexes
            .iter()
            .filter_map(|&hex| board.grid.hex_id(hex))
            .fold(Corners::EMPTY, |all, hex| all | board.grid.corners_of(hex)),
        home: chart.is_home(&hexes),
        hexes,
    });
    islands.collect()
}

/// Where people found: on the islands that the board says.
pub(in crate::full) fn founding_sites(position: &Scenarios) -> Corners<WIDE> {
    let Some(state) = &position.own.sea else { return position.open };
    let home = state.map.islands.iter().filter(|island| island.home);
    position.open & home.fold(Corners::EMPTY, |all, island| all | island.corners)
}

pub(in crate::full) fn check_founding_site(
    position: &Scenarios,
    corner: CornerId,
) -> Result<(), Refusal> {
    let home = founding_sites(position).contains(corner);
    ensure(home, sea(26), "on this board people found on another island")
}

/// The points of the seat for islands.
pub(in crate::full) fn points(position: &Scenarios, seat: Seat) -> u8 {
    position.own.sea.as_ref().map_or(0, |state| state.settled[seat].len() * worth::ISLAND)
}

/// Given buildings stand: on the islands where people found they count as founded, on others as
/// settled in the course of the game.
pub(super) fn arranged(position: &mut Scenarios) {
    for seat in position.everyone() {
        let buildings = position.buildings(seat);
        let with_points = position.board.setup.with.island_points;
        let Some(state) = &mut position.own.sea else { return };
        for (number, island) in state.map.islands.iter().enumerate() {
            if island.corners.meets(buildings) {
                if island.home {
                    state.founded[seat].insert(number);
                } else if with_points {
                    state.settled[seat].insert(number);
                }
            }
        }
        position.points[seat] += points(position, seat);
    }
}

/// A settlement stands on an island: the seat has founded there, or is new there.
pub(super) fn settled(
    position: &mut Scenarios,
    seat: Seat,
    corner: CornerId,
    sink: &mut impl Sink<Told>,
) {
    let founding = matches!(position.phase, Phase::FoundingSettlement { .. });
    let with_points = position.board.setup.with.island_points;
    let Some(state) = &mut position.own.sea else { return };
    let mut islands = state.map.islands.iter();
    let Some(number) = islands.position(|island| island.corners.contains(corner)) else { return };
    if founding {
        state.founded[seat].insert(number);
    } else if with_points
        && !state.founded[seat].contains(number)
        && !state.settled[seat].contains(number)
    {
        state.settled[seat].insert(number);
        position.points[seat] += worth::ISLAND;
        let at: Corner = position.board.grid.corner(corner);
        sink.tell(|| Told::Own(Happening::IslandSettled { seat, at, points: worth::ISLAND }));
    }
}

pub(super) fn view(position: &Scenarios, state: &Sea) -> Vec<IslandView> {
    let islands = state.map.islands.iter().enumerate().map(|(number, island)| {
        let who = |test: &dyn Fn(Seat) -> bool| -> SeatSet {
            position.everyone().filter(|&seat| test(seat)).collect()
        };
        IslandView {
            hexes: island.hexes.clone(),
            home: island.home,
            founded: who(&|seat| state.founded[seat].contains(number)),
            settled: who(&|seat| state.settled[seat].contains(number)),
        }
    });
    islands.collect()
}
