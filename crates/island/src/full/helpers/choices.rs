//! Where a decision goes: one line for each helper, and the file with its name does the rest.

use table::{Excuse, Refusal, Rule, Seat, Sink, refuse};

use super::{candamir, hilde, jean, keeping, lin, louis, marianne, nassir, sean, vincent, william};
use crate::full::{Choice, Decided, Helper, Replaced, ScenarioPhase, Scenarios, Told, played};
use crate::position::Phase;
use crate::rules::{base, helpers};

/// What the player on turn may do with a helper that does not rest.
#[inline(never)]
pub(in crate::full) fn list(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let Some(state) = &position.own.helpers else { return };
    let free = matches!(position.phase, Phase::Turn) && seat == position.turn.seat;
    let Some(held) = state.held[seat].filter(|_| free && !state.rests.contains(seat)) else {
        return;
    };
    match held.helper {
        Helper::Lin => lin::list(position, out),
        _ if !position.turn.rolled => {}
        Helper::Nassir => nassir::list(position, out),
        Helper::William => william::list(position, seat, out),
        Helper::Louis => louis::list(position, seat, out),
        Helper::Candamir => candamir::list(position, seat, out),
        Helper::Hilde => hilde::list(position, seat, out),
        Helper::Jean => jean::list(position, out),
        Helper::Vincent => vincent::list(position, seat, out),
        Helper::Marianne | Helper::Sean => {}
    }
}

pub(in crate::full) fn list_in(
    position: &Scenarios,
    seat: Seat,
    phase: ScenarioPhase,
    out: &mut Vec<Decided>,
) {
    match phase {
        ScenarioPhase::Repaying { .. } if seat == position.turn.seat => {
            nassir::list_repaying(position, seat, out);
        }
        ScenarioPhase::NothingCame { seat: asked } if seat == asked => {
            marianne::list(position, out);
        }
        ScenarioPhase::SeanTakes { seat: asked } if seat == asked => sean::list(position, out),
        ScenarioPhase::Keeping if seat == position.turn.seat => {
            candamir::list_keeping(position, out);
        }
        ScenarioPhase::Picking { from } if seat == position.turn.seat => {
            hilde::list_picking(position, from, out);
        }
        ScenarioPhase::HelperUsed { seat: asked } if seat == asked => {
            keeping::list(position, seat, out);
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
        Choice::UseNassir { of, .. } => nassir::check(position, seat, of),
        Choice::UseWilliam { instead, pay } => {
            william::check(position, seat, Replaced { instead, pay })
        }
        Choice::UseLouis { from, to } => louis::check(position, seat, from, to),
        Choice::UseCandamir { swap } => candamir::check(position, seat, swap),
        Choice::UseHilde { seat: other } => hilde::check(position, seat, other),
        Choice::UseJean { .. } => jean::check(position, seat),
        Choice::UseLin { to } => lin::check(position, seat, to),
        Choice::UseVincentSettlement { at } => vincent::check_settlement(position, seat, at),
        Choice::UseVincentCity { at } => vincent::check_city(position, seat, at),
        Choice::UseMarianne { .. } => {
            refuse(helpers(11), "Marianne acts right after a roll that brought nothing")
        }
        Choice::TurnHelper | Choice::SwapHelper { .. } => {
            refuse(helpers(8), "a helper that was not used stays as it is")
        }
        _ => refuse(Rule::table(2), "nothing of this kind is to be decided now"),
    }
}

/// The seat is the one that is asked.
pub(in crate::full) fn check_in(
    position: &Scenarios,
    seat: Seat,
    phase: ScenarioPhase,
    decision: &Decided,
) -> Result<(), Refusal> {
    let state = played(position.own.helpers.as_ref(), helpers(1))?;
    match (phase, *decision) {
        (ScenarioPhase::Repaying { .. }, Decided::Own(Choice::Repay { card })) => {
            nassir::check_repaying(position, seat, card)
        }
        (ScenarioPhase::NothingCame { .. }, Decided::Own(Choice::UseMarianne { card })) => {
            marianne::check(position, card)
        }
        (ScenarioPhase::NothingCame { .. }, Decided::Decline) => Ok(()),
        (ScenarioPhase::SeanTakes { .. }, Decided::Take { card }) => sean::check(position, card),
        (ScenarioPhase::Keeping, Decided::Own(Choice::Keep { card })) => {
            candamir::check_keeping(position, card)
        }
        (ScenarioPhase::Picking { from }, Decided::Own(Choice::Pick { card })) => {
            hilde::check_picking(position, from, card)
        }
        (ScenarioPhase::HelperUsed { .. }, Decided::Own(Choice::TurnHelper)) => {
            keeping::check_turning(state, seat)
        }
        (ScenarioPhase::HelperUsed { .. }, Decided::Own(Choice::SwapHelper { helper })) => {
            keeping::check_swapping(state, seat, helper)
        }
        (ScenarioPhase::SeanTakes { .. }, Decided::Decline) => {
            refuse(helpers(13), "on a seven Sean must act")
        }
        (ScenarioPhase::HelperUsed { .. }, _) => {
            refuse(helpers(5), "the helper that was used is turned or swapped first")
        }
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
        Choice::UseNassir { card, of } => nassir::ask_around(position, seat, card, of, sink),
        Choice::UseWilliam { instead, pay } => {
            william::beg(position, seat, Replaced { instead, pay }, sink);
        }
        Choice::UseLouis { from, to } => louis::move_road(position, seat, from, to, sink),
        Choice::UseCandamir { swap } => candamir::sell(position, seat, swap, sink),
        Choice::UseHilde { seat: other } => hilde::look(position, seat, other, sink),
        Choice::UseJean { card } => jean::name_rate(position, seat, card, sink),
        Choice::UseLin { to } => lin::send_robber(position, seat, to, sink),
        Choice::UseVincentSettlement { at } => vincent::build_settlement(position, seat, at, sink),
        Choice::UseVincentCity { at } => vincent::build_city(position, seat, at, sink),
        _ => unreachable!("only checked decisions are applied"),
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
        (ScenarioPhase::Repaying { to }, Decided::Own(Choice::Repay { card })) => {
            nassir::repay(position, seat, to, card, sink);
        }
        (_, Decided::Own(Choice::UseMarianne { card })) => {
            marianne::help(position, seat, card, sink);
        }
        (_, Decided::Decline) => position.go_on(),
        (_, Decided::Take { card }) => sean::take(position, seat, card, sink),
        (_, Decided::Own(Choice::Keep { card })) => candamir::keep(position, seat, card, sink),
        (ScenarioPhase::Picking { from }, Decided::Own(Choice::Pick { card })) => {
            hilde::pick(position, seat, from, card, sink);
        }
        (_, Decided::Own(Choice::TurnHelper)) => keeping::turn(position, seat, sink),
        (_, Decided::Own(Choice::SwapHelper { helper })) => {
            keeping::swap(position, seat, helper, sink);
        }
        _ => unreachable!("only checked decisions are applied"),
    }
}

/// Nothing is said for a seat: how fast an answer came where there is no choice would tell the
/// others about the hand.
pub(in crate::full) fn excuse(_: &Scenarios, _: Seat, _: ScenarioPhase) -> Option<Excuse<Decided>> {
    None
}

pub(in crate::full) fn wish(
    position: &Scenarios,
    seat: Seat,
    wishes: &mut Vec<(&'static str, Decided)>,
) {
    if position.own.helpers.is_none() {
        return;
    }
    let [settlement, city] = vincent::nearest(position, seat);
    let nearest = [
        ("use_nassir", nassir::nearest(position, seat)),
        ("use_william", william::nearest(position, seat)),
        ("use_louis", louis::nearest(position, seat)),
        ("use_candamir", candamir::nearest(position, seat)),
        ("use_hilde", hilde::nearest(position, seat)),
        ("use_jean", jean::nearest()),
        ("use_lin", lin::nearest(position)),
        ("use_vincent_settlement", settlement),
        ("use_vincent_city", city),
    ];
    wishes.extend(nearest.map(|(kind, choice)| (kind, Decided::Own(choice))));
}
