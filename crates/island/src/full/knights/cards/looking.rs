//! Looking at what others hold: the master merchant at a hand, the spy at progress cards.

use table::{Refusal, Seat, SeatSet, Sink, ensure};

use super::{check_card, check_useful, push};
use crate::cards::Resource;
use crate::full::knights::piles::play;
use crate::full::knights::{Progress, of, of_mut};
use crate::full::{Choice, Decided, Happening, ScenarioPhase, Scenarios, Told};
use crate::position::Phase;
use crate::rules::knights;

/// How many cards the master merchant takes.
const TAKES: u8 = 2;

// The master merchant.

/// Players with more points who have cards.
fn hands(position: &Scenarios, seat: Seat) -> impl Iterator<Item = Seat> {
    let ahead = move |other: &Seat| position.points[*other] > position.points[seat];
    let others = position.others().iter().filter(ahead);
    others.filter(|&other| !position.hands[other].is_empty())
}

pub(super) fn list_master_merchant(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    hands(position, seat).for_each(|from| push(out, Choice::PlayMasterMerchant { from }));
}

pub(super) fn check_master_merchant(
    position: &Scenarios,
    seat: Seat,
    from: Seat,
) -> Result<(), Refusal> {
    check_card(position, seat, Progress::MasterMerchant)?;
    let some = hands(position, seat).next().is_some();
    check_useful(some, "nobody with more points has cards")?;
    let ahead = hands(position, seat).any(|other| other == from);
    ensure(ahead, knights(76), "that player has no more points, or no cards")
}

pub(super) fn master_merchant(
    position: &mut Scenarios,
    seat: Seat,
    from: Seat,
    sink: &mut impl Sink<Told>,
) {
    play(position, seat, Progress::MasterMerchant, sink);
    // In any case, or its end would tell everyone which cards were taken (BASE-25).
    position.drop_proposal(from, sink);
    position.believed[from].is_seen_by(seat, position.hands[from]);
    position.phase = Phase::Own(ScenarioPhase::MasterMerchant { from, left: TAKES });
}

pub(super) fn list_hand(position: &Scenarios, from: Seat, out: &mut Vec<Decided>) {
    position.hands[from].kinds().for_each(|card| push(out, Choice::Pick { card }));
}

pub(super) fn check_hand(position: &Scenarios, from: Seat, card: Resource) -> Result<(), Refusal> {
    ensure(position.hands[from][card] > 0, knights(48), "this card is not in the hand shown")
}

pub(super) fn pick(
    position: &mut Scenarios,
    from: Seat,
    card: Resource,
    left: u8,
    sink: &mut impl Sink<Told>,
) {
    let seat = position.turn.seat;
    position.hand_over_unseen(from, seat, card);
    sink.tell(|| Told::Own(Happening::Picked { seat, from, card: Some(card) }));
    if left > 1 && !position.hands[from].is_empty() {
        position.phase = Phase::Own(ScenarioPhase::MasterMerchant { from, left: left - 1 });
    } else {
        position.go_on();
    }
}

// The spy.

fn holders(position: &Scenarios) -> impl Iterator<Item = Seat> {
    position.others().iter().filter(|&other| !of(position).held[other].is_empty())
}

pub(super) fn list_spy(position: &Scenarios, out: &mut Vec<Decided>) {
    holders(position).for_each(|from| push(out, Choice::PlaySpy { from }));
}

pub(super) fn check_spy(position: &Scenarios, seat: Seat, from: Seat) -> Result<(), Refusal> {
    check_card(position, seat, Progress::Spy)?;
    let some = holders(position).next().is_some();
    check_useful(some, "nobody else holds progress cards")?;
    let holds = holders(position).any(|other| other == from);
    ensure(holds, knights(74), "that player holds no progress cards")
}

/// The spy sees all progress cards of that player.
pub(super) fn spy(position: &mut Scenarios, seat: Seat, from: Seat, sink: &mut impl Sink<Told>) {
    play(position, seat, Progress::Spy, sink);
    of_mut(position).held[from].iter_mut().for_each(|known| known.to = known.to.with(seat));
    position.phase = Phase::Own(ScenarioPhase::Spying { from });
}

pub(super) fn list_progress(position: &Scenarios, from: Seat, out: &mut Vec<Decided>) {
    let kinds = of(position).held[from].kinds();
    let there = Progress::ALL.into_iter().filter(|card| kinds >> *card as u32 & 1 == 1);
    there.for_each(|card| push(out, Choice::TakeProgress { card }));
    out.push(Decided::Decline);
}

pub(super) fn check_progress(
    position: &Scenarios,
    from: Seat,
    card: Progress,
) -> Result<(), Refusal> {
    let there = of(position).held[from].has(card);
    ensure(there, knights(48), "this card is not among those that the spy sees")
}

/// The spy takes a card, or none; everybody sees its back.
pub(super) fn take_progress(
    position: &mut Scenarios,
    from: Seat,
    card: Option<Progress>,
    sink: &mut impl Sink<Told>,
) {
    let seat = position.turn.seat;
    if let Some(card) = card {
        let eyes = SeatSet::only(seat).with(from);
        let state = of_mut(position);
        if let Some(taken) = state.held[from].take_unseen(card, eyes) {
            state.held[seat].push(taken);
        }
    }
    let pile = card.map(Progress::pile);
    sink.tell(|| Told::Own(Happening::SpyTook { seat, from, pile, card }));
    position.go_on();
}
