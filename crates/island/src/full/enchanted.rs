//! The Enchanted Land: knights cross over to an island full of dragons (ENCHANTED).
//!
//! The island is part of a board with ships: where nothing may be built on it is said by the board's sets.
//! A dragon that nobody has seen is not decided: those on the board are a pool, and what a fight turns up is
//! drawn from it and known to everybody from then on. `landing` says where knights go, `fight` what becomes
//! of dragons.

mod fight;
mod landing;
mod sound;

use std::sync::Arc;

use hex::{ByCorner, CornerId, Corners, Hexes, SideId, Sides, WIDE};
use table::{BySeat, Refusal, Rule, Seat, SeatSet, ensure, refuse};

use super::{Choice, Decided, DragonView, EnchantedView, ScenarioPhase, Scenarios, knights};
use crate::board::Board;
use crate::position::Phase;
use crate::rules::enchanted;
use crate::setup::Arrangement;
use crate::worth;

pub(super) use fight::{check_dragon, come, draw, fight, outcomes};
pub(super) use landing::{
    banish, banished, banishes, check_banishing, check_enter, check_way, landed, list_banishing,
    ways,
};
pub(super) use sound::{audit, check_setup};

/// So many dragons win (ENCHANTED-30).
const DRAGONS: u8 = 6;

/// What the Enchanted Land adds to a position.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Dragons {
    map: Arc<Lands>,
    /// The crossings on which a dragon lies.
    left: Corners<WIDE>,
    /// The strength that beats the dragon on a crossing; 0 where nobody has seen it.
    known: ByCorner<u8, WIDE>,
    /// How many of each strength lie on the board that nobody has seen.
    unseen: [u8; 3],
    /// How many of each strength were beaten.
    slain: [u8; 3],
    /// How many each seat has beaten.
    beaten: BySeat<u8>,
    /// Who has brought a knight to the island.
    crossed: SeatSet,
    /// The dragons to which the knight of each seat has lost.
    lost: BySeat<Corners<WIDE>>,
}

/// What no move changes.
#[derive(PartialEq, Debug)]
struct Lands {
    /// The hexes of the enchanted island.
    hexes: Hexes,
    /// All its crossings.
    shores: Corners<WIDE>,
    /// Those inside it, where dragons lie.
    inland: Corners<WIDE>,
    /// Its paths.
    ways: Sides<WIDE>,
    /// The crossings of all coasts.
    coasts: Corners<WIDE>,
    /// The crossings of all other land.
    at_home: Corners<WIDE>,
    dragons: [u8; 3],
}

impl Lands {
    fn of(board: &Board<WIDE>) -> Option<Lands> {
        let layout = board.layout.as_ref()?;
        let chart = layout.chart.as_deref()?;
        let dragons = chart.enchanted?.dragons;
        let grid = &board.grid;
        let land = chart.enchanted_land(layout);
        let hexes: Hexes = land.iter().filter_map(|&hex| grid.hex_id(hex)).collect();
        let inland = chart.inland(layout);
        let is_way = |side: &SideId| grid.side(*side).hexes().iter().any(|hex| land.contains(hex));
        let ashore = |corner: CornerId| (grid.hexes_at(corner) & board.land).len();
        let corners = |hexes: Hexes| -> Corners<WIDE> {
            hexes.iter().fold(Corners::EMPTY, |all, hex| all | grid.corners_of(hex))
        };
        Some(Lands {
            hexes,
            shores: corners(hexes),
            at_home: corners(board.land - hexes),
            inland: inland.iter().filter_map(|&at| grid.corner_id(at)).collect(),
            ways: grid.all_sides().iter().filter(is_way).collect(),
            coasts: (grid.all_corners().iter())
                .filter(|&corner| (1..3).contains(&ashore(corner)))
                .collect(),
            dragons,
        })
    }
}

/// No building inside the island, and no road on it (ENCHANTED-10, ENCHANTED-11).
pub(super) fn furnish(board: &mut Board<WIDE>) {
    if let Some(lands) = Lands::of(board) {
        board.sites -= lands.inland;
        board.paths -= lands.ways;
    }
}

pub(super) fn start(board: &Board<WIDE>) -> Option<Dragons> {
    let lands = Lands::of(board)?;
    Some(Dragons {
        left: lands.inland,
        known: ByCorner::filled(0),
        unseen: lands.dragons,
        slain: [0; 3],
        beaten: BySeat::default(),
        crossed: SeatSet::EMPTY,
        lost: BySeat::default(),
        map: Arc::new(lands),
    })
}

/// Given knights stand: those on the island have crossed over, and some dragons are beaten or known.
pub(super) fn arranged(position: &mut Scenarios, arrangement: &Arrangement) {
    let grid = position.board.grid.clone();
    let posted = BySeat(Seat::ALL.map(|seat| knights::blocks(position, seat)));
    let Some(state) = &mut position.own.dragons else { return };
    if let Some(dragons) = &arrangement.dragons {
        state.left = Corners::EMPTY;
        for dragon in dragons {
            let Some(corner) = grid.corner_id(dragon.at) else { continue };
            state.left.insert(corner);
            if let Some(strength) = dragon.strength {
                state.known[corner] = strength;
                state.unseen[usize::from(strength) - 1] -= 1;
            }
        }
    }
    for (seat, holdings) in Seat::ALL.into_iter().zip(&arrangement.seats) {
        if posted[seat].meets(state.map.shores) {
            state.crossed = state.crossed.with(seat);
        }
        for &strength in holdings.kept.iter().flat_map(|kept| &kept.beaten) {
            state.unseen[usize::from(strength) - 1] -= 1;
            state.slain[usize::from(strength) - 1] += 1;
            state.beaten[seat] += 1;
            position.points[seat] += worth::DRAGON;
        }
    }
}

/// All crossings of the enchanted island; none where it is not played.
#[inline]
pub(super) fn shores(position: &Scenarios) -> Corners<WIDE> {
    position.own.dragons.as_ref().map_or(Corners::EMPTY, |state| state.map.shores)
}

/// The hexes of the enchanted island; none where it is not played.
pub(super) fn hexes(position: &Scenarios) -> Hexes {
    position.own.dragons.as_ref().map_or(Hexes::EMPTY, |state| state.map.hexes)
}

/// The crossings whose knights do not defend against the barbarians: on the island, and on the open sea
/// (ENCHANTED-26).
pub(super) fn away(position: &Scenarios) -> Corners<WIDE> {
    let Some(state) = &position.own.dragons else { return Corners::EMPTY };
    position.board.grid.all_corners() - state.map.at_home
}

/// Everybody founds three buildings (ENCHANTED-6).
#[inline]
pub(super) fn rounds(position: &Scenarios) -> usize {
    if position.own.dragons.is_some() { 3 } else { 2 }
}

/// Who has founded inland alone founds the last building at the coast, if there is a place at all
/// (ENCHANTED-8, ENCHANTED-32).
pub(super) fn founding_sites(
    position: &Scenarios,
    placed: u8,
    sites: Corners<WIDE>,
) -> Corners<WIDE> {
    let Some(state) = &position.own.dragons else { return sites };
    let at_coast = position.buildings(position.founder(placed)).meets(state.map.coasts);
    if !position.is_last_round(placed) || at_coast || !sites.meets(state.map.coasts) {
        return sites;
    }
    sites & state.map.coasts
}

pub(super) fn check_founding_site(
    position: &Scenarios,
    placed: u8,
    corner: CornerId,
) -> Result<(), Refusal> {
    let all = super::sea::founding_sites(position);
    let coast = founding_sites(position, placed, all).contains(corner) || !all.contains(corner);
    ensure(coast, enchanted(32), "a first building stands at the coast at last")
}

pub(super) fn check_site(position: &Scenarios, corner: CornerId) -> Result<(), Refusal> {
    let Some(state) = &position.own.dragons else { return Ok(()) };
    let inland = state.map.inland.contains(corner);
    ensure(!inland, enchanted(10), "settlements stand only at the coast of this island")
}

pub(super) fn check_path(position: &Scenarios, side: SideId) -> Result<(), Refusal> {
    let Some(state) = &position.own.dragons else { return Ok(()) };
    let way = state.map.ways.contains(side);
    ensure(!way, enchanted(11), "no road lies on the enchanted island")
}

pub(super) fn check_city(position: &Scenarios, corner: CornerId) -> Result<(), Refusal> {
    let there = shores(position).contains(corner);
    ensure(!there, enchanted(10), "settlements of this island do not become cities")
}

pub(super) fn points(position: &Scenarios, seat: Seat) -> u8 {
    position.own.dragons.as_ref().map_or(0, |state| state.beaten[seat] * worth::DRAGON)
}

/// The sixth dragon wins (ENCHANTED-42).
#[inline]
pub(super) fn has_won(position: &Scenarios, seat: Seat) -> bool {
    position.own.dragons.as_ref().is_some_and(|state| state.beaten[seat] >= DRAGONS)
}

#[inline(never)]
pub(super) fn list(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let own_time = matches!(position.phase, Phase::Turn) && position.turn.rolled;
    if position.own.dragons.is_some() && own_time && seat == position.turn.seat {
        let grid = &*position.board.grid;
        (knights::ready(position, seat) & shores(position)).each(|corner| {
            if fight::check_worth(position, seat, corner).is_ok() {
                let at = grid.corner(corner);
                out.push(Decided::Own(Choice::FightDragon { at }));
            }
        });
    }
}

pub(super) fn check(position: &Scenarios, seat: Seat, choice: Choice) -> Result<(), Refusal> {
    match choice {
        Choice::FightDragon { at } => fight::check(position, seat, at),
        _ => refuse(Rule::table(2), "this is not to be decided now"),
    }
}

pub(super) fn view(position: &Scenarios, state: &Dragons) -> EnchantedView {
    let grid = &position.board.grid;
    let dragon = |corner: CornerId| DragonView {
        at: grid.corner(corner),
        strength: Some(state.known[corner]).filter(|&strength| strength > 0),
    };
    let coast = state.map.shores - state.map.inland;
    EnchantedView {
        dragons: state.left.iter().map(dragon).collect(),
        unseen: state.unseen,
        beaten: position.everyone().map(|seat| state.beaten[seat]).collect(),
        crossed: state.crossed,
        coast: coast.iter().map(|corner| grid.corner(corner)).collect(),
    }
}

/// What is done on the island lies open.
pub(super) fn is_silent(position: &Scenarios, decision: &Decided) -> bool {
    matches!(position.phase, Phase::Own(ScenarioPhase::Banishing { .. }))
        || matches!(decision, Decided::Own(Choice::FightDragon { .. }))
}

/// A knight at a dragon, or at least one somewhere.
pub(super) fn wish(position: &Scenarios, seat: Seat, wishes: &mut Vec<(&'static str, Decided)>) {
    let Some(state) = &position.own.dragons else { return };
    let posted = knights::blocks(position, seat);
    let at = [posted & state.left, posted & state.map.shores, posted, state.left];
    if let Some(corner) = at.into_iter().find_map(|set| set.iter().next()) {
        let at = position.board.grid.corner(corner);
        wishes.push(("fight_dragon", Decided::Own(Choice::FightDragon { at })));
    }
}
