//! Counters in trades between players (ERIE-7, ERIE-11, ERIE-13).

use table::{Refusal, Seat, Sink, ensure};

use super::Canal;
use crate::cards::{Hand, Resource};
use crate::full::{Choice, Counters, Decided, Happening, Scenarios, Told};
use crate::position::Terms;
use crate::rules::{base, erie};

/// One counter is given.
const GIVE: Counters = Counters { give: 1, want: 0 };
/// One counter is wanted.
const WANT: Counters = Counters { give: 0, want: 1 };

/// Counters stand on one side only and resources against them; otherwise it is a trade as always.
pub(in crate::full) fn check_ware(
    position: &Scenarios,
    seat: Seat,
    terms: &Terms<Counters>,
) -> Result<(), Refusal> {
    let Terms { give, want, ware } = *terms;
    if ware == Counters::default() {
        let gift = give.is_empty() || want.is_empty();
        return ensure(!gift, base(27), "a trade needs at least one card on each side");
    }
    let one_side = ware.give == 0 || ware.want == 0;
    ensure(one_side, erie(7), "counters are traded for resources, not for counters")?;
    let against = if ware.give > 0 { want } else { give };
    let paid = !against.is_empty();
    ensure(paid, erie(11), "counters are traded against one resource card at least")?;
    let Some(canal) = &position.own.erie else { return Ok(()) };
    let in_use = if seat == position.turn.seat { canal.playing.len() } else { 0 };
    let lacks = ware.give.saturating_sub(canal.held[seat]);
    ensure(lacks == 0 || lacks > in_use, erie(13), "a counter that is in use cannot be traded")?;
    ensure(lacks == 0, base(65), "these counters are not there to be traded")
}

/// An offer without counters is made in the words of the island.
pub(super) fn check_some(counters: Counters) -> Result<(), Refusal> {
    ensure(counters != Counters::default(), erie(7), "there is no counter in this trade")
}

/// Whether the seat has the counters that it gives.
pub(in crate::full) fn holds(position: &Scenarios, seat: Seat, ware: &Counters) -> bool {
    ware.give <= position.own.erie.as_ref().map_or(0, |canal| canal.held[seat])
}

pub(in crate::full) fn trade(
    position: &mut Scenarios,
    seat: Seat,
    with: Seat,
    ware: &Counters,
    sink: &mut impl Sink<Told>,
) {
    let counters = *ware;
    let Some(canal) = &mut position.own.erie else { return };
    if counters != Counters::default() {
        canal.held[seat] = canal.held[seat] - counters.give + counters.want;
        canal.held[with] = canal.held[with] - counters.want + counters.give;
        sink.tell(|| Told::Own(Happening::CountersTraded { seat, with, counters }));
    }
}

/// Simple trades: one counter for one card, one card for one counter.
pub(super) fn list(position: &Scenarios, seat: Seat, canal: &Canal, out: &mut Vec<Decided>) {
    let options = position.options;
    if !options.player_trade || !options.listed_offers || !position.may_offer(seat) {
        return;
    }
    let to = position.others();
    let on_turn = seat == position.turn.seat;
    let trade = |give, want, counters| {
        Decided::Own(if on_turn {
            Choice::OfferCounters { give, want, counters, to }
        } else {
            Choice::ProposeCounters { give, want, counters }
        })
    };
    if canal.held[seat] > 0 {
        out.extend(Resource::ALL.map(|card| trade(Hand::NONE, Hand::one(card), GIVE)));
    }
    let others = if on_turn { to } else { table::SeatSet::only(position.turn.seat) };
    if others.iter().any(|other| canal.held[other] > 0) {
        let cards = position.hands[seat].kinds();
        out.extend(cards.map(|card| trade(Hand::one(card), Hand::NONE, WANT)));
    }
}

/// A counter of one's own for a card, or else a card for a counter.
pub(super) fn wish(
    position: &Scenarios,
    seat: Seat,
    canal: &Canal,
    wishes: &mut Vec<(&'static str, Decided)>,
) {
    let card = position.hands[seat].kinds().next();
    let (give, want, counters) = match card {
        Some(card) if canal.held[seat] == 0 => (Hand::one(card), Hand::NONE, WANT),
        _ => (Hand::NONE, Hand::one(Resource::Brick), GIVE),
    };
    let to = position.others();
    wishes
        .push(("offer_counters", Decided::Own(Choice::OfferCounters { give, want, counters, to })));
    wishes
        .push(("propose_counters", Decided::Own(Choice::ProposeCounters { give, want, counters })));
}
