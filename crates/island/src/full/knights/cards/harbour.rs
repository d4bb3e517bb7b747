//! The commercial harbour: a resource, face down, for a commodity of the other's choice, once with each.

use table::{Refusal, Seat, Sink, ensure};

use super::{check_card, check_useful, push};
use crate::cards::Resource;
use crate::full::knights::piles::play as play_card;
use crate::full::knights::{Progress, of, of_mut};
use crate::full::{Choice, Decided, Happening, ScenarioPhase, Scenarios, Told};
use crate::position::Phase;
use crate::rules::{base, knights};

/// Whether the card could do anything: somebody else holds cards, and may not be asked already.
fn some(position: &Scenarios) -> bool {
    let others = position.others();
    let cards = others.iter().any(|other| !position.hands[other].is_empty());
    cards && of(position).turn.harbour != others
}

pub(super) fn list(position: &Scenarios, out: &mut Vec<Decided>) {
    if some(position) {
        push(out, Choice::PlayCommercialHarbour);
    }
}

pub(super) fn check(position: &Scenarios, seat: Seat) -> Result<(), Refusal> {
    check_card(position, seat, Progress::CommercialHarbour)?;
    check_useful(some(position), "nobody has cards, or all may be asked already")
}

pub(super) fn play(position: &mut Scenarios, seat: Seat, sink: &mut impl Sink<Told>) {
    play_card(position, seat, Progress::CommercialHarbour, sink);
    let others = position.others();
    of_mut(position).turn.harbour = others;
}

/// Offers that may still be made.
#[inline(never)]
pub(super) fn list_offers(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    for to in of(position).turn.harbour.iter() {
        for card in Resource::ALL.into_iter().filter(|&card| position.hands[seat][card] > 0) {
            push(out, Choice::OfferCard { card, to });
        }
    }
}

pub(super) fn check_offer(
    position: &Scenarios,
    seat: Seat,
    card: Resource,
    to: Seat,
) -> Result<(), Refusal> {
    position.check_own_moment(seat)?;
    let open = of(position).turn.harbour.contains(to);
    ensure(open, knights(48), "no commercial harbour is open with this player")?;
    ensure(!card.is_commodity(), knights(48), "a resource is offered")?;
    ensure(position.hands[seat][card] > 0, base(65), "this card is not in the hand")
}

/// Commodities in the hand of the seat.
fn commodities(position: &Scenarios, seat: Seat) -> impl Iterator<Item = Resource> {
    let hand = position.hands[seat];
    Resource::COMMODITIES.into_iter().filter(move |&card| hand[card] > 0)
}

pub(super) fn offer(
    position: &mut Scenarios,
    seat: Seat,
    card: Resource,
    to: Seat,
    sink: &mut impl Sink<Told>,
) {
    let some = commodities(position, to).next().is_some();
    let turn = &mut of_mut(position).turn;
    turn.harbour = turn.harbour.without(to);
    sink.tell(|| Told::Own(Happening::CardOffered { seat, to, card: Some(card) }));
    if some {
        turn.offered = Some(card);
        position.phase = Phase::Own(ScenarioPhase::Harbour { seat: to });
    } else {
        sink.tell(|| Told::Own(Happening::HadNoCommodity { seat: to }));
    }
}

pub(super) fn list_commodities(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    commodities(position, seat).for_each(|card| push(out, Choice::GiveCommodity { card }));
}

pub(super) fn check_commodity(
    position: &Scenarios,
    seat: Seat,
    card: Resource,
) -> Result<(), Refusal> {
    ensure(card.is_commodity(), knights(48), "a commodity is given")?;
    ensure(position.hands[seat][card] > 0, knights(48), "this card is not in the hand")
}

pub(super) fn swap(
    position: &mut Scenarios,
    with: Seat,
    got: Resource,
    sink: &mut impl Sink<Told>,
) {
    let seat = position.turn.seat;
    position.go_on();
    let Some(gave) = of_mut(position).turn.offered.take() else { return };
    for (from, to, card) in [(seat, with, gave), (with, seat, got)] {
        position.hand_over_unseen(from, to, card);
    }
    let (gave, got) = (Some(gave), Some(got));
    sink.tell(|| Told::Own(Happening::HarbourTraded { seat, with, gave, got }));
    // In any case, or its end would tell everyone what was given (BASE-25).
    position.drop_proposal(with, sink);
}
