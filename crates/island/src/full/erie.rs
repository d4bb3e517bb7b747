//! The Erie Canal: counters for direct lines, two for one, counters in trades (ERIE).

use hex::{SideId, WIDE};
use table::{Faults, Refusal, Rule, Seat, Sink, ensure, refuse};

use super::{Choice, Counters, Decided, ErieView, Scenarios, Told};
use crate::board::Board;
use crate::cards::Hand;
use crate::position::Terms;
use crate::rules::base;
use crate::setup::{Arrangement, Setup};

/// What the canal adds to a position.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Canal {
    /// Counters that nobody holds.
    stock: u8,
}

pub(super) fn check_setup(_setup: &Setup, _faults: &mut Faults) {}

pub(super) fn start(board: &Board<WIDE>) -> Option<Canal> {
    board.setup.with.erie.then_some(Canal { stock: 12 })
}

pub(super) fn arranged(_position: &mut Scenarios, _arrangement: &Arrangement) {}

pub(super) fn turn_ends(_position: &mut Scenarios) {}

pub(super) fn road_laid(
    _position: &mut Scenarios,
    _seat: Seat,
    _side: SideId,
    _sink: &mut impl Sink<Told>,
) {
}

pub(super) fn rates(_position: &Scenarios, _seat: Seat, rates: Hand) -> Hand {
    rates
}

pub(super) fn check_ware(
    _position: &Scenarios,
    _seat: Seat,
    terms: &Terms<Counters>,
) -> Result<(), Refusal> {
    let gift = terms.give.is_empty() || terms.want.is_empty();
    ensure(!gift, base(27), "a trade needs at least one card on each side")
}

pub(super) fn holds(_position: &Scenarios, _seat: Seat, _ware: &Counters) -> bool {
    true
}

pub(super) fn trade(
    _position: &mut Scenarios,
    _seat: Seat,
    _with: Seat,
    _ware: &Counters,
    _sink: &mut impl Sink<Told>,
) {
}

pub(super) fn list(_position: &Scenarios, _seat: Seat, _out: &mut Vec<Decided>) {}

pub(super) fn check(_position: &Scenarios, _seat: Seat, _choice: Choice) -> Result<(), Refusal> {
    refuse(Rule::table(2), "this is not to be decided now")
}

pub(super) fn apply(
    _position: &mut Scenarios,
    _seat: Seat,
    _choice: Choice,
    _sink: &mut impl Sink<Told>,
) {
}

pub(super) fn view(_position: &Scenarios, state: &Canal) -> ErieView {
    ErieView {
        stock: state.stock,
        counters: Vec::new(),
        playing: Vec::new(),
        offer: None,
        proposals: Vec::new(),
        joined: Vec::new(),
    }
}

pub(super) fn wish(_position: &Scenarios, _seat: Seat, _wishes: &mut Vec<(&'static str, Decided)>) {
}

pub(super) fn audit(_position: &Scenarios) -> Result<(), String> {
    Ok(())
}

/// Counters lie open: nothing that is done with them tells anything new.
pub(super) fn is_silent(decision: &Decided) -> bool {
    use Choice::{OfferCounters, PlayCounter, ProposeCounters};
    let Decided::Own(choice) = decision else { return false };
    matches!(choice, PlayCounter { .. } | OfferCounters { .. } | ProposeCounters { .. })
}
