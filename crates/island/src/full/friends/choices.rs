//! Where a choice of Best Friends goes: one line for each kind.

use table::{Excuse, Refusal, Rule, Seat, Sink, refuse};

use super::super::{Choice, Decided, Guild, ScenarioPhase, Scenarios, Told};
use super::{favours, gifts, letters, of};
use crate::position::Phase;
use crate::rules::{base, friends};

/// Whether the seat is free to give, redeem and exchange now (FRIENDS-18, FRIENDS-21).
pub(super) fn check_moment(position: &Scenarios, seat: Seat) -> Result<(), Refusal> {
    if let Phase::SpecialBuilding = position.phase {
        return refuse(friends(18), "letters and gifts rest in the special building phase");
    }
    position.check_own_moment(seat)
}

#[inline(never)]
pub(in crate::full) fn list(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    if position.own.friends.is_none() || seat != position.turn.seat {
        return;
    }
    match position.phase {
        Phase::Turn => {
            gifts::list(position, seat, out);
            favours::list(position, seat, out);
        }
        Phase::ChoosingVictim { .. } => gifts::list_sparing(position, out),
        _ => {}
    }
}

pub(in crate::full) fn list_in(
    position: &Scenarios,
    seat: Seat,
    phase: ScenarioPhase,
    out: &mut Vec<Decided>,
) {
    match phase {
        ScenarioPhase::Gift { to, .. } if seat == to => {
            out.extend([Decided::Accept, Decided::Decline]);
        }
        ScenarioPhase::OrderingDraws { seat: builder, reached } if seat == builder => {
            let each = reached.iter().map(|seat| Choice::DrawsNext { seat });
            out.extend(each.map(Decided::Own));
        }
        ScenarioPhase::PuttingBack if seat == position.turn.seat => {
            let held = Guild::ALL.into_iter();
            let held = held.filter(|&guild| of(position).letters[seat][guild] > 0);
            out.extend(held.map(|guild| Decided::Own(Choice::PutBack { guild })));
        }
        _ => {}
    }
}

pub(in crate::full) fn check(
    position: &Scenarios,
    seat: Seat,
    choice: Choice,
) -> Result<(), Refusal> {
    match choice {
        Choice::Spare => gifts::check_sparing(position, seat),
        Choice::Give { card, to } => gifts::check(position, seat, card, to),
        Choice::Redeem { guild } => favours::check_redeem(position, seat, guild),
        Choice::Swap { give, take } => favours::check_swap(position, seat, give, take),
        Choice::Exchange => favours::check_exchange(position, seat),
        Choice::PutBack { .. } => refuse(friends(16), "no letter is to be put back"),
        Choice::DrawsNext { .. } => refuse(friends(10), "nobody waits to draw a letter"),
        _ => refuse(Rule::table(2), "this is not to be decided now"),
    }
}

/// Whether the seat that is asked may decide this.
pub(in crate::full) fn check_in(
    position: &Scenarios,
    seat: Seat,
    phase: ScenarioPhase,
    decision: &Decided,
) -> Result<(), Refusal> {
    match (phase, *decision) {
        (ScenarioPhase::Gift { .. }, Decided::Accept | Decided::Decline) => Ok(()),
        (
            ScenarioPhase::OrderingDraws { reached, .. },
            Decided::Own(Choice::DrawsNext { seat }),
        ) => {
            let waits = reached.contains(seat);
            table::ensure(waits, friends(10), "the road has not reached that player, or long since")
        }
        (ScenarioPhase::PuttingBack, Decided::Own(Choice::PutBack { guild })) => {
            letters::check_put_back(position, seat, guild)
        }
        _ if seat != position.turn.seat => refuse(base(62), "it is another player's turn"),
        _ => refuse(base(64), "something else is being settled first"),
    }
}

pub(in crate::full) fn apply(
    position: &mut Scenarios,
    seat: Seat,
    choice: Choice,
    sink: &mut impl Sink<Told>,
) {
    match choice {
        Choice::Spare => gifts::spare(position),
        Choice::Give { card, to } => gifts::offer(position, seat, card, to, sink),
        Choice::Redeem { guild } => favours::redeem(position, seat, guild, sink),
        Choice::Swap { give, take } => favours::swap(position, seat, give, take, sink),
        Choice::Exchange => favours::exchange(position, seat),
        _ => {}
    }
}

pub(in crate::full) fn apply_in(
    position: &mut Scenarios,
    seat: Seat,
    phase: ScenarioPhase,
    decision: &Decided,
    sink: &mut impl Sink<Told>,
) {
    match (phase, *decision) {
        (ScenarioPhase::Gift { card, .. }, answer) => {
            gifts::answer(position, seat, card, answer == Decided::Accept, sink);
        }
        (
            ScenarioPhase::OrderingDraws { reached, .. },
            Decided::Own(Choice::DrawsNext { seat: next }),
        ) => letters::draws_next(position, seat, reached, next),
        (ScenarioPhase::PuttingBack, Decided::Own(Choice::PutBack { guild })) => {
            letters::put_back(position, seat, guild, sink);
        }
        _ => {}
    }
}

/// A gift may be turned down for somebody.
pub(in crate::full) fn excuse(
    _: &Scenarios,
    seat: Seat,
    phase: ScenarioPhase,
) -> Option<Excuse<Decided>> {
    match phase {
        ScenarioPhase::Gift { to, .. } if to == seat => Some(Excuse::Unwilling(Decided::Decline)),
        _ => None,
    }
}

pub(in crate::full) fn wish(
    position: &Scenarios,
    seat: Seat,
    wishes: &mut Vec<(&'static str, Decided)>,
) {
    if position.own.friends.is_none() {
        return;
    }
    wishes.extend([
        ("give", Decided::Own(gifts::nearest(position, seat))),
        ("redeem", Decided::Own(favours::nearest(position, seat))),
        ("swap", Decided::Own(favours::nearest_swap(position, seat))),
        ("exchange", Decided::Own(Choice::Exchange)),
    ]);
}
