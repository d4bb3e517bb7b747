//! The deserter: an opponent gives up a knight, and its like may be placed (KNIGHTS-78).

use hex::{Corner, Corners, WIDE};
use table::{Refusal, Seat, Sink, ensure};

use super::{check_card, check_useful, push};
use crate::full::knights::piles::play as play_card;
use crate::full::knights::posts::{self, Knight};
use crate::full::knights::{Progress, Rank, of, orders};
use crate::full::{Choice, Decided, Happening, ScenarioPhase, Scenarios, Told, enchanted};
use crate::position::Phase;
use crate::rules::{self, knights};

const ON_BOARD: &str = "only checked decisions are applied";

/// The knights of the seat that may desert: not those on the enchanted island (ENCHANTED-28).
fn within_reach(position: &Scenarios, seat: Seat) -> Corners<WIDE> {
    of(position).posted[seat] - enchanted::shores(position)
}

fn owners(position: &Scenarios) -> impl Iterator<Item = Seat> {
    position.others().iter().filter(|&other| !within_reach(position, other).is_empty())
}

pub(super) fn list(position: &Scenarios, out: &mut Vec<Decided>) {
    owners(position).for_each(|from| push(out, Choice::PlayDeserter { from }));
}

pub(super) fn check(position: &Scenarios, seat: Seat, from: Seat) -> Result<(), Refusal> {
    check_card(position, seat, Progress::Deserter)?;
    check_useful(owners(position).next().is_some(), "no opponent has a knight")?;
    let owner = owners(position).any(|other| other == from);
    ensure(owner, knights(78), "that player has no knight")
}

pub(super) fn play(position: &mut Scenarios, seat: Seat, from: Seat, sink: &mut impl Sink<Told>) {
    play_card(position, seat, Progress::Deserter, sink);
    let posted = within_reach(position, from);
    if posted.len() > 1 {
        position.phase = Phase::Own(ScenarioPhase::Deserting { seat: from });
    } else {
        let at = posted.iter().next().map(|corner| position.board.grid.corner(corner));
        at.into_iter().for_each(|at| desert(position, from, at, sink));
    }
}

pub(super) fn list_knights(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let grid = &*position.board.grid;
    within_reach(position, seat).each(|at| push(out, Choice::LoseKnight { at: grid.corner(at) }));
}

pub(super) fn check_knight(position: &Scenarios, seat: Seat, at: Corner) -> Result<(), Refusal> {
    let corner = position.corner(at)?;
    let there = enchanted::shores(position).contains(corner);
    ensure(!there, rules::enchanted(28), "knights of the enchanted island do not desert")?;
    let own = of(position).posted[seat].contains(corner);
    ensure(own, knights(78), "no knight of one's own stands there")
}

/// A knight deserts. Where one of its rank or a lower one is left, and a place for it, the player on turn
/// may place it.
pub(super) fn desert(
    position: &mut Scenarios,
    owner: Seat,
    at: Corner,
    sink: &mut impl Sink<Told>,
) {
    let corner = position.board.grid.corner_id(at).expect(ON_BOARD);
    position.go_on();
    let Some(Knight { rank, active, .. }) = posts::lift(position, corner) else { return };
    sink.tell(|| Told::Own(Happening::KnightLost { seat: owner, at, rank }));
    let seat = position.turn.seat;
    let ranks = Rank::ALL.into_iter().filter(|&lower| lower <= rank);
    let left = ranks.rev().find(|&rank| of(position).has_left(seat, rank));
    if let Some(rank) = left.filter(|_| !posts::places(position, seat).is_empty()) {
        position.phase = Phase::Own(ScenarioPhase::PlacingDeserter { rank, active });
    }
    orders::settle_lines(position, sink);
}

pub(super) fn list_places(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let grid = &*position.board.grid;
    posts::places(position, seat).each(|at| push(out, Choice::PlaceKnight { at: grid.corner(at) }));
    out.push(Decided::Decline);
}

pub(super) fn check_place(position: &Scenarios, seat: Seat, at: Corner) -> Result<(), Refusal> {
    posts::check_place(position, seat, position.corner(at)?)
}

pub(super) fn place(
    position: &mut Scenarios,
    seat: Seat,
    at: Corner,
    rank: Rank,
    active: bool,
    sink: &mut impl Sink<Told>,
) {
    position.go_on();
    orders::place(position, at, Knight { seat, rank, active }, sink);
    orders::settle_lines(position, sink);
}
