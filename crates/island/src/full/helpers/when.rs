//! When a helper may act in its owner's turn (HELPERS-7, HELPERS-9, HELPERS-18).

use table::{Refusal, Seat, ensure};

use crate::full::{Helper, Scenarios, played};
use crate::position::Phase;
use crate::rules::helpers;

/// Whether this helper of the seat may act now, before the roll or after it.
pub(super) fn check_own_turn(
    position: &Scenarios,
    seat: Seat,
    helper: Helper,
) -> Result<(), Refusal> {
    let special = matches!(position.phase, Phase::SpecialBuilding);
    ensure(!special, helpers(9), "no helper is used in the special building phase")?;
    position.check_own_moment(seat)?;
    let state = played(position.own.helpers.as_ref(), helpers(1))?;
    ensure(state.has(seat, helper), helpers(4), "another helper is with this player")?;
    let rests = state.rests.contains(seat);
    ensure(!rests, helpers(7), "the helper came or was used in this turn")
}

/// Whether it may act now where it acts only after the roll.
pub(super) fn check_after_roll(
    position: &Scenarios,
    seat: Seat,
    helper: Helper,
) -> Result<(), Refusal> {
    check_own_turn(position, seat, helper)?;
    ensure(position.turn.rolled, helpers(18), "this helper acts only after the roll")
}

/// Whether it may act now where it counts as trading.
pub(super) fn check_trading(
    position: &Scenarios,
    seat: Seat,
    helper: Helper,
) -> Result<(), Refusal> {
    check_after_roll(position, seat, helper)?;
    ensure(
        position.may_trade(),
        helpers(18),
        "this helper trades, and in the strict order trading ends with the first building",
    )
}
