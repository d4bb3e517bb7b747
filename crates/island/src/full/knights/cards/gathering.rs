//! Cards that ask several players for cards of their choice, at the same time and unseen: the saboteur
//! and the wedding (KNIGHTS-75, KNIGHTS-76).

use table::{BySeat, Refusal, Seat, Sink};

use super::{check_card, check_useful, push};
use crate::cards::Hand;
use crate::full::knights::piles::play;
use crate::full::knights::{Owing, Progress, of_mut};
use crate::full::{Choice, Decided, Happening, Scenarios, Told};
use crate::position::Phase;

/// How many cards a wedding brings from each.
const GIFTS: u32 = 2;

/// What everybody owes: half of the hand to a saboteur from all with as many points or more, two cards
/// to a wedding from all with more.
fn owed(position: &Scenarios, owing: Owing) -> BySeat<u8> {
    let mut owed = BySeat::<u8>::default();
    let points = position.points[position.turn.seat];
    for seat in position.others().iter() {
        let total = position.hands[seat].total();
        owed[seat] = match owing {
            Owing::Sabotage if position.points[seat] >= points => (total / 2) as u8,
            Owing::Wedding if position.points[seat] > points => total.min(GIFTS) as u8,
            _ => 0,
        };
    }
    owed
}

fn some(position: &Scenarios, owing: Owing) -> bool {
    owed(position, owing) != BySeat::default()
}

/// Cards are put aside. Whoever gives some keeps no promise of them.
fn gather(position: &mut Scenarios, owing: Owing, sink: &mut impl Sink<Told>) {
    let owed = owed(position, owing);
    for seat in position.others().iter().filter(|&seat| owed[seat] > 0) {
        position.drop_proposal(seat, sink);
    }
    of_mut(position).turn.owing = Some(owing);
    position.phase = Phase::Discarding { owed, aside: BySeat::default() };
}

pub(super) fn list_saboteur(position: &Scenarios, out: &mut Vec<Decided>) {
    if some(position, Owing::Sabotage) {
        push(out, Choice::PlaySaboteur);
    }
}

pub(super) fn check_saboteur(position: &Scenarios, seat: Seat) -> Result<(), Refusal> {
    check_card(position, seat, Progress::Saboteur)?;
    let some = some(position, Owing::Sabotage);
    check_useful(some, "nobody with as many points has two cards to lose one")
}

pub(super) fn saboteur(position: &mut Scenarios, seat: Seat, sink: &mut impl Sink<Told>) {
    play(position, seat, Progress::Saboteur, sink);
    gather(position, Owing::Sabotage, sink);
}

pub(super) fn list_wedding(position: &Scenarios, out: &mut Vec<Decided>) {
    if some(position, Owing::Wedding) {
        push(out, Choice::PlayWedding);
    }
}

pub(super) fn check_wedding(position: &Scenarios, seat: Seat) -> Result<(), Refusal> {
    check_card(position, seat, Progress::Wedding)?;
    let some = some(position, Owing::Wedding);
    check_useful(some, "nobody with more points has a card to give")
}

pub(super) fn wedding(position: &mut Scenarios, seat: Seat, sink: &mut impl Sink<Told>) {
    play(position, seat, Progress::Wedding, sink);
    gather(position, Owing::Wedding, sink);
}

/// All cards lie aside: those for a wedding go to the player on turn, those for a saboteur to the bank.
pub(in crate::full) fn put_aside(
    position: &mut Scenarios,
    aside: &BySeat<Hand>,
    sink: &mut impl Sink<Told>,
) -> bool {
    let state = position.own.knights.as_mut();
    let Some(owing) = state.and_then(|state| state.turn.owing.take()) else { return false };
    let to = position.turn.seat;
    for seat in position.everyone().filter(|&seat| !aside[seat].is_empty()) {
        let cards = aside[seat];
        match owing {
            Owing::Sabotage => position.pay_aside(seat, cards, sink),
            Owing::Wedding => {
                position.hand_over_aside(seat, to, cards);
                let count = cards.total() as u8;
                let cards = Some(cards);
                sink.tell(|| Told::Own(Happening::Given { seat, to, count, cards }));
            }
        }
    }
    position.go_on();
    true
}
