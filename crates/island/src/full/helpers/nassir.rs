//! Nassir asks one or two others for a card; each who gives gets one back (HELPERS-25).

use table::{Refusal, Seat, SeatSet, Sink, ensure};

use super::{HelpersTask, keeping, when};
use crate::cards::{Hand, Resource};
use crate::full::{Choice, Decided, Happening, Helper, ScenarioPhase, Scenarios, Task, Told};
use crate::position::Phase;
use crate::rules::helpers;

/// One or two of the other players.
fn partners(position: &Scenarios) -> impl Iterator<Item = SeatSet> {
    let others = position.others();
    others.iter().flat_map(move |one| {
        let second = others.iter().filter(move |&other| other > one);
        let alone = SeatSet::only(one);
        std::iter::once(alone).chain(second.map(move |other| alone.with(other)))
    })
}

pub(super) fn list(position: &Scenarios, out: &mut Vec<Decided>) {
    if !position.may_trade() {
        return;
    }
    for card in Resource::ALL {
        out.extend(partners(position).map(|of| Decided::Own(Choice::UseNassir { card, of })));
    }
}

pub(super) fn check(position: &Scenarios, seat: Seat, of: SeatSet) -> Result<(), Refusal> {
    when::check_trading(position, seat, Helper::Nassir)?;
    let others = of.and(position.others()) == of && (1..=2).contains(&of.len());
    ensure(others, helpers(10), "Nassir asks one or two of the other players")
}

pub(super) fn nearest(position: &Scenarios, seat: Seat) -> Choice {
    let of = SeatSet::only(seat.next(position.count()));
    Choice::UseNassir { card: Resource::Lumber, of }
}

pub(super) fn ask_around(
    position: &mut Scenarios,
    seat: Seat,
    card: Resource,
    of: SeatSet,
    sink: &mut impl Sink<Told>,
) {
    keeping::begin_use(position, seat, sink);
    sink.tell(|| Told::Own(Happening::Asked { seat, card, of }));
    let mut next = seat;
    for _ in 1..position.count() {
        next = next.next(position.count());
        if of.contains(next) {
            position.own.agenda.push(HelpersTask::Ask { of: next, card }.into());
        }
    }
    keeping::end_use(position, seat);
}

/// One of them is asked: whoever has the card gives it and gets another at once.
pub(super) fn ask(position: &mut Scenarios, of: Seat, card: Resource, sink: &mut impl Sink<Told>) {
    if position.hands[of][card] == 0 {
        return sink.tell(|| Told::Own(Happening::HadNone { seat: of, card }));
    }
    let asker = position.turn.seat;
    hand_over(position, of, asker, card, sink);
    // In any case, or its end would tell how many more of them are in the hand.
    position.drop_proposal(of, sink);
    position.phase = Phase::Own(ScenarioPhase::Repaying { to: of });
}

fn hand_over(
    position: &mut Scenarios,
    seat: Seat,
    to: Seat,
    card: Resource,
    sink: &mut impl Sink<Told>,
) {
    position.hand_over(seat, to, Hand::one(card));
    sink.tell(|| Told::Own(Happening::Handed { seat, to, card }));
}

pub(super) fn list_repaying(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let cards = position.hands[seat].kinds();
    out.extend(cards.map(|card| Decided::Own(Choice::Repay { card })));
}

pub(super) fn check_repaying(
    position: &Scenarios,
    seat: Seat,
    card: Resource,
) -> Result<(), Refusal> {
    ensure(position.hands[seat][card] > 0, helpers(25), "this card is not in the hand")
}

pub(super) fn repay(
    position: &mut Scenarios,
    seat: Seat,
    to: Seat,
    card: Resource,
    sink: &mut impl Sink<Told>,
) {
    hand_over(position, seat, to, card, sink);
    position.go_on();
}

/// Whether somebody is still to be asked: what comes of it is hidden in a hand.
pub(super) fn asks_on(position: &Scenarios) -> bool {
    let asks = |task: &Task| matches!(task, Task::Helpers(HelpersTask::Ask { .. }));
    position.own.agenda.iter().any(asks)
}
