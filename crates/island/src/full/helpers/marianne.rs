//! Marianne helps whom a roll gave nothing, whoever made it (HELPERS-11, HELPERS-22).

use table::{BySeat, Refusal, Seat, Sink, ensure};

use super::{HelpersTask, keeping};
use crate::cards::{Hand, Resource};
use crate::full::{Choice, Decided, Helper, Scenarios, Told};
use crate::rules::helpers;

/// A roll has given everyone what they got: with nothing, Marianne's owner is asked.
pub(in crate::full) fn yielded(position: &mut Scenarios, got: &BySeat<Hand>) {
    let Some(state) = &position.own.helpers else { return };
    let Some(seat) = state.ready(Helper::Marianne) else { return };
    if got[seat].is_empty() && !position.bank.is_empty() {
        position.own.agenda.push(HelpersTask::NothingCame { seat }.into());
    }
}

pub(super) fn list(position: &Scenarios, out: &mut Vec<Decided>) {
    let cards = position.bank.kinds();
    out.extend(cards.map(|card| Decided::Own(Choice::UseMarianne { card })));
    out.push(Decided::Decline);
}

pub(super) fn check(position: &Scenarios, card: Resource) -> Result<(), Refusal> {
    ensure(position.bank[card] > 0, helpers(22), "the bank has none of these cards")
}

pub(super) fn help(
    position: &mut Scenarios,
    seat: Seat,
    card: Resource,
    sink: &mut impl Sink<Told>,
) {
    keeping::begin_use(position, seat, sink);
    position.gain_openly(seat, Hand::one(card), sink);
    keeping::end_use(position, seat);
    position.go_on();
}
