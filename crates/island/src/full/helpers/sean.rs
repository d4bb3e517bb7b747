//! Sean protects from a seven: he must act, whoever rolled it (HELPERS-13, HELPERS-20).

use table::{Refusal, Seat, Sink, ensure};

use super::{HelpersTask, keeping};
use crate::cards::{Hand, Resource};
use crate::full::{Decided, Helper, Scenarios, Told};
use crate::rules::helpers;

/// A seven has fallen: Sean acts before anybody discards. Says whether he does.
pub(in crate::full) fn seven(position: &mut Scenarios, sink: &mut impl Sink<Told>) -> bool {
    let Some(seat) = position.own.helpers.as_ref().and_then(|state| state.ready(Helper::Sean))
    else {
        return false;
    };
    let large = position.hands[seat].total() > u32::from(position.options.hand_limit);
    if large {
        keeping::begin_use(position, seat, sink);
        keeping::end_use(position, seat);
    } else if position.bank.is_empty() {
        // There is nothing that he could bring.
        return false;
    } else {
        position.own.agenda.push(HelpersTask::SeanTakes { seat }.into());
        keeping::end_use(position, seat);
    }
    position.own.agenda.push(HelpersTask::Seven { spared: seat }.into());
    true
}

pub(super) fn list(position: &Scenarios, out: &mut Vec<Decided>) {
    out.extend(position.bank.kinds().map(|card| Decided::Take { card }));
}

pub(super) fn check(position: &Scenarios, card: Resource) -> Result<(), Refusal> {
    ensure(position.bank[card] > 0, helpers(20), "the bank has none of these cards")
}

pub(super) fn take(
    position: &mut Scenarios,
    seat: Seat,
    card: Resource,
    sink: &mut impl Sink<Told>,
) {
    keeping::begin_use(position, seat, sink);
    position.gain_openly(seat, Hand::one(card), sink);
    position.go_on();
}
