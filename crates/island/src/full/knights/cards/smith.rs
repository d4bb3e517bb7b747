//! The smith promotes up to two knights.

use hex::Corner;
use table::{Refusal, Seat, Sink};

use super::{check_card, check_useful, push};
use crate::full::knights::piles::play as play_card;
use crate::full::knights::{Progress, orders};
use crate::full::{Choice, Decided, ScenarioPhase, Scenarios, Told};
use crate::position::Phase;

pub(super) fn list(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    if !orders::promotable(position, seat).is_empty() {
        push(out, Choice::PlaySmith);
    }
}

pub(super) fn check(position: &Scenarios, seat: Seat) -> Result<(), Refusal> {
    check_card(position, seat, Progress::Smith)?;
    let some = !orders::promotable(position, seat).is_empty();
    check_useful(some, "no knight can be promoted")
}

pub(super) fn play(position: &mut Scenarios, seat: Seat, sink: &mut impl Sink<Told>) {
    play_card(position, seat, Progress::Smith, sink);
    position.phase = Phase::Own(ScenarioPhase::Smithing { may_stop: false });
}

pub(super) fn list_knights(
    position: &Scenarios,
    seat: Seat,
    may_stop: bool,
    out: &mut Vec<Decided>,
) {
    let grid = &*position.board.grid;
    orders::promotable(position, seat)
        .each(|at| push(out, Choice::PromoteKnight { at: grid.corner(at) }));
    if may_stop {
        out.push(Decided::Pass);
    }
}

pub(super) fn check_knight(position: &Scenarios, seat: Seat, at: Corner) -> Result<(), Refusal> {
    orders::check_promotable(position, seat, position.corner(at)?)
}

/// A knight rises; a second one may follow.
pub(super) fn promote(
    position: &mut Scenarios,
    seat: Seat,
    at: Corner,
    second: bool,
    sink: &mut impl Sink<Told>,
) {
    orders::rise(position, at, sink);
    if second || orders::promotable(position, seat).is_empty() {
        position.go_on();
    } else {
        position.phase = Phase::Own(ScenarioPhase::Smithing { may_stop: true });
    }
}
