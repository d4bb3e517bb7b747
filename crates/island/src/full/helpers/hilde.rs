//! Hilde looks into the hand of somebody who is ahead and takes a card from it.

use table::{Refusal, Seat, Sink, ensure};

use super::{keeping, when};
use crate::cards::Resource;
use crate::full::{Choice, Decided, Happening, Helper, ScenarioPhase, Scenarios, Told};
use crate::position::Phase;
use crate::rules::helpers;

/// Whether the other player has more points that everybody sees.
fn is_ahead(position: &Scenarios, seat: Seat, other: Seat) -> bool {
    position.points[other] > position.points[seat]
}

fn hands(position: &Scenarios, seat: Seat) -> impl Iterator<Item = Seat> {
    let others = position.others().iter();
    others
        .filter(move |&other| is_ahead(position, seat, other) && !position.hands[other].is_empty())
}

pub(super) fn list(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    out.extend(hands(position, seat).map(|seat| Decided::Own(Choice::UseHilde { seat })));
}

pub(super) fn check(position: &Scenarios, seat: Seat, other: Seat) -> Result<(), Refusal> {
    when::check_after_roll(position, seat, Helper::Hilde)?;
    let there = position.others().contains(other);
    ensure(there, helpers(10), "Hilde looks into the hand of another player")?;
    let ahead = is_ahead(position, seat, other);
    ensure(ahead, helpers(10), "that player has no more visible victory points")?;
    let cards = !position.hands[other].is_empty();
    ensure(cards, helpers(10), "that player has no resource cards")
}

pub(super) fn nearest(position: &Scenarios, seat: Seat) -> Choice {
    let ahead = || position.others().iter().find(|&other| is_ahead(position, seat, other));
    let next = seat.next(position.count());
    Choice::UseHilde { seat: hands(position, seat).next().or_else(ahead).unwrap_or(next) }
}

pub(super) fn look(position: &mut Scenarios, seat: Seat, from: Seat, sink: &mut impl Sink<Told>) {
    keeping::begin_use(position, seat, sink);
    // In any case, or its end would tell everyone which card was taken (BASE-25).
    position.drop_proposal(from, sink);
    position.believed[from].is_seen_by(seat, position.hands[from]);
    position.phase = Phase::Own(ScenarioPhase::Picking { from });
}

pub(super) fn list_picking(position: &Scenarios, from: Seat, out: &mut Vec<Decided>) {
    let cards = position.hands[from].kinds();
    out.extend(cards.map(|card| Decided::Own(Choice::Pick { card })));
}

pub(super) fn check_picking(
    position: &Scenarios,
    from: Seat,
    card: Resource,
) -> Result<(), Refusal> {
    ensure(position.hands[from][card] > 0, helpers(10), "this card is not in the hand shown")
}

pub(super) fn pick(
    position: &mut Scenarios,
    seat: Seat,
    from: Seat,
    card: Resource,
    sink: &mut impl Sink<Told>,
) {
    position.hand_over_unseen(from, seat, card);
    sink.tell(|| Told::Own(Happening::Picked { seat, from, card: Some(card) }));
    keeping::end_use(position, seat);
    position.go_on();
}
