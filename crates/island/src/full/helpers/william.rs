//! William begs one card of a road's price away: another card is paid for it.

use table::{Refusal, Seat, Sink, ensure};

use super::{keeping, when};
use crate::cards;
use crate::full::{Choice, Decided, Helper, Replaced, Scenarios, Told};
use crate::position::Phase;
use crate::rules::base;

pub(super) fn list(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let place = position.stock[seat].roads > 0 && !position.road_spots(seat).is_empty();
    if place {
        let paid = affordable(position, seat);
        out.extend(paid.map(|swap| Decided::Own(choice(swap))));
    }
}

fn choice(Replaced { instead, pay }: Replaced) -> Choice {
    Choice::UseWilliam { instead, pay }
}

fn affordable(position: &Scenarios, seat: Seat) -> impl Iterator<Item = Replaced> {
    let hand = position.hands[seat];
    Replaced::all(cards::ROAD).filter(move |swap| hand.covers(swap.of(cards::ROAD)))
}

pub(super) fn check(position: &Scenarios, seat: Seat, swap: Replaced) -> Result<(), Refusal> {
    when::check_after_roll(position, seat, Helper::William)?;
    swap.check(cards::ROAD)?;
    position.check_road_left(seat)?;
    position.check_price(seat, swap.of(cards::ROAD))?;
    ensure(!position.road_spots(seat).is_empty(), base(33), "there is no place for a road")
}

pub(super) fn nearest(position: &Scenarios, seat: Seat) -> Choice {
    let any = Replaced::all(cards::ROAD).next();
    let swap = affordable(position, seat).next().or(any);
    choice(swap.expect("a road has a price"))
}

/// The price is paid, and the road is to be laid.
pub(super) fn beg(
    position: &mut Scenarios,
    seat: Seat,
    swap: Replaced,
    sink: &mut impl Sink<Told>,
) {
    keeping::begin_use(position, seat, sink);
    sink.tell(|| swap.told(seat));
    position.buy(seat, swap.of(cards::ROAD), sink);
    position.phase = Phase::FreeRoads { left: 1, may_stop: false };
    if let Some(state) = &mut position.own.helpers {
        state.begged = true;
    }
}

/// A road lies: if it is the one that William begged for, he has done his part.
pub(in crate::full) fn road_laid(position: &mut Scenarios, seat: Seat) {
    let Some(state) = &mut position.own.helpers else { return };
    if std::mem::take(&mut state.begged) {
        keeping::end_use(position, seat);
    }
}
