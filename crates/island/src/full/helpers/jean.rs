//! Jean trades one kind of card two for one until the turn ends (HELPERS-21).

use table::{Refusal, Seat, Sink};

use super::{keeping, when};
use crate::cards::{Hand, Resource};
use crate::full::{Choice, Decided, Happening, Helper, Scenarios, Told};

const RATE: u8 = 2;

pub(super) fn list(position: &Scenarios, out: &mut Vec<Decided>) {
    if position.may_trade() {
        out.extend(Resource::ALL.map(|card| Decided::Own(Choice::UseJean { card })));
    }
}

pub(super) fn check(position: &Scenarios, seat: Seat) -> Result<(), Refusal> {
    when::check_trading(position, seat, Helper::Jean)
}

pub(super) fn nearest() -> Choice {
    Choice::UseJean { card: Resource::Lumber }
}

pub(super) fn name_rate(
    position: &mut Scenarios,
    seat: Seat,
    card: Resource,
    sink: &mut impl Sink<Told>,
) {
    keeping::begin_use(position, seat, sink);
    if let Some(state) = &mut position.own.helpers {
        state.named = Some(card);
    }
    position.rates[seat] = position.rates_from_scratch(seat);
    sink.tell(|| Told::Own(Happening::RateNamed { seat, card }));
    keeping::end_use(position, seat);
}

/// The bank's rates for the seat with the kind that it has named.
pub(in crate::full) fn rates(position: &Scenarios, seat: Seat, mut rates: Hand) -> Hand {
    let named = position.own.helpers.as_ref().and_then(|state| state.named);
    if let Some(card) = named.filter(|_| seat == position.turn.seat) {
        rates[card] = rates[card].min(RATE);
    }
    rates
}
