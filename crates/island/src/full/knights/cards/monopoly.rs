//! The two monopolies: two cards of a resource, or one of a commodity, from everybody.

use table::{Refusal, Seat, Sink, ensure};

use super::{check_card, push};
use crate::cards::Resource;
use crate::full::knights::Progress;
use crate::full::knights::piles::play;
use crate::full::{Choice, Decided, Scenarios, Told};
use crate::rules::knights;

/// How many cards of a resource are given.
const RESOURCES: u8 = 2;
/// How many of a commodity.
const COMMODITIES: u8 = 1;

pub(super) fn list_resources(out: &mut Vec<Decided>) {
    out.extend(Resource::ALL.map(|card| Decided::Own(Choice::PlayResourceMonopoly { card })));
}

pub(super) fn list_commodities(out: &mut Vec<Decided>) {
    Resource::COMMODITIES
        .into_iter()
        .for_each(|card| push(out, Choice::PlayTradeMonopoly { card }));
}

pub(super) fn check_resource(
    position: &Scenarios,
    seat: Seat,
    card: Resource,
) -> Result<(), Refusal> {
    check_card(position, seat, Progress::ResourceMonopoly)?;
    ensure(!card.is_commodity(), knights(48), "this monopoly names a resource")
}

pub(super) fn check_commodity(
    position: &Scenarios,
    seat: Seat,
    card: Resource,
) -> Result<(), Refusal> {
    check_card(position, seat, Progress::TradeMonopoly)?;
    ensure(card.is_commodity(), knights(48), "this monopoly names a commodity")
}

/// Everybody else gives so many cards of the kind, or what there is.
fn collect(
    position: &mut Scenarios,
    seat: Seat,
    card: Resource,
    most: u8,
    sink: &mut impl Sink<Told>,
) {
    for from in position.others().iter() {
        let count = position.hand_over_all(from, seat, card, most);
        sink.tell(|| Told::Monopolised { seat, card, from, count });
    }
    position.drop_empty_promises(sink);
}

pub(super) fn resource(
    position: &mut Scenarios,
    seat: Seat,
    card: Resource,
    sink: &mut impl Sink<Told>,
) {
    play(position, seat, Progress::ResourceMonopoly, sink);
    collect(position, seat, card, RESOURCES, sink);
}

pub(super) fn commodity(
    position: &mut Scenarios,
    seat: Seat,
    card: Resource,
    sink: &mut impl Sink<Told>,
) {
    play(position, seat, Progress::TradeMonopoly, sink);
    collect(position, seat, card, COMMODITIES, sink);
}
