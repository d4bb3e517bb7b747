//! The bishop moves the robber and robs everybody there.

use table::{Refusal, Seat, SeatSet, Sink, ensure};

use super::{check_card, push};
use crate::full::knights::piles::play as play_card;
use crate::full::knights::{KnightsTask, Progress, first_of, of, of_mut, put_first};
use crate::full::{Choice, Decided, Scenarios, Told, sea};
use crate::position::Phase;
use crate::rules::knights;

pub(super) fn list(position: &Scenarios, out: &mut Vec<Decided>) {
    if of(position).attacked {
        push(out, Choice::PlayBishop);
    }
}

pub(super) fn check(position: &Scenarios, seat: Seat) -> Result<(), Refusal> {
    check_card(position, seat, Progress::Bishop)?;
    let attacked = of(position).attacked;
    ensure(attacked, knights(12), "the robber rests until the barbarians have attacked")
}

pub(super) fn play(position: &mut Scenarios, seat: Seat, sink: &mut impl Sink<Told>) {
    play_card(position, seat, Progress::Bishop, sink);
    of_mut(position).turn.bishop = true;
    position.phase = Phase::MovingRobber;
    sea::holds_pirate(position);
}

/// A bishop robs all of them, one after the other.
pub(in crate::full) fn robber_moved(position: &mut Scenarios, victims: &mut SeatSet) {
    let Some(state) = &mut position.own.knights else { return };
    if std::mem::take(&mut state.turn.bishop) {
        let seats = std::mem::take(victims);
        put_first(position, KnightsTask::Rob { seats });
    }
}

/// The next of these is robbed.
pub(in crate::full::knights) fn rob_next(
    position: &mut Scenarios,
    seats: SeatSet,
    sink: &mut impl Sink<Told>,
) {
    let Some(victim) = first_of(position, seats) else { return };
    let others = seats.without(victim);
    if !others.is_empty() {
        put_first(position, KnightsTask::Rob { seats: others });
    }
    position.rob(victim, sink);
}
