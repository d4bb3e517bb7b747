//! Who knows what: progress cards are dealt anew for a seat, but for those that it knows; and hands are
//! such that what is being settled can be.

use table::chance::weighted;
use table::{Chance, Seat};

use super::piles::{Known, Unseen};
use super::progress::Progress;
use super::track::Track;
use super::{Knights, of_mut};
use crate::cards::{Hand, Resource};
use crate::full::{Choice, Decided, ScenarioPhase, Scenarios};
use crate::position::Phase;

/// The others' cards are dealt: what is being settled can be, and the progress cards are dealt.
pub(in crate::full) fn imagine(position: &mut Scenarios, eye: Seat, chance: &mut impl Chance) {
    let on_turn = position.turn.seat;
    if position.own.knights.is_none() {
        return;
    }
    if let Phase::Own(ScenarioPhase::Harbour { seat }) = position.phase {
        if eye != seat {
            hold_one(position, eye, seat, Resource::is_commodity, chance);
        }
        if eye != on_turn {
            let card = hold_one(position, eye, on_turn, |card| !card.is_commodity(), chance);
            of_mut(position).turn.offered = card;
        }
    }
    let state = of_mut(position);
    for pile in Track::ALL {
        deal(state, eye, pile, chance);
    }
}

/// Sees to it that the seat holds a card of this sort, in exchange with somebody else whose cards the
/// eye does not know; gives one of them.
fn hold_one(
    position: &mut Scenarios,
    eye: Seat,
    seat: Seat,
    sort: impl Fn(Resource) -> bool,
    chance: &mut impl Chance,
) -> Option<Resource> {
    let of_sort = |hand: Hand| {
        let mut cards = hand;
        Resource::EVERY.into_iter().filter(|&card| !sort(card)).for_each(|card| cards[card] = 0);
        cards
    };
    if of_sort(position.hands[seat]).is_empty() {
        let free = |other: Seat| position.hands[other].minus(position.believed[other].sure_to(eye));
        let mut others = position.everyone().filter(|&other| other != eye && other != seat);
        let other = others.find(|&other| !of_sort(free(other)).is_empty())?;
        let gets = pick(of_sort(free(other)), chance);
        let gives = pick(free(seat), chance);
        for (seat, gets, gives) in [(seat, gets, gives), (other, gives, gets)] {
            position.hands[seat][gets] += 1;
            position.hands[seat][gives] -= 1;
        }
    }
    Some(pick(of_sort(position.hands[seat]), chance))
}

fn pick(cards: Hand, chance: &mut impl Chance) -> Resource {
    Resource::EVERY[weighted(&cards.weights(), chance)]
}

/// Deals the cards of a pile that the eye does not know: those that nobody has seen, those in other
/// hands and those that were laid back. What is worth a point is shown when it is drawn, so it lies among
/// those that nobody has seen.
fn deal(state: &mut Knights, eye: Seat, pile: Track, chance: &mut impl Chance) {
    let of_pile = Progress::ALL.into_iter().filter(|card| card.pile() == pile);
    let hidden = |known: &&mut Known| known.card.pile() == pile && !known.to.contains(eye);
    let piles = &mut state.piles;
    let rows = state.held.0.iter_mut().flat_map(|held| held.iter_mut());
    let mut slots: Vec<&mut Known> =
        rows.chain(piles.under[pile as usize].iter_mut()).filter(hidden).collect();
    let mut pool: Unseen = [0; Progress::ALL.len()];
    for card in of_pile.clone().filter(|card| !card.is_point()) {
        pool[card as usize] = std::mem::take(&mut piles.unseen[card as usize]);
    }
    slots.iter().for_each(|known| pool[known.card as usize] += 1);
    for known in &mut slots {
        known.card = Progress::ALL[weighted(&pool.map(u32::from), chance)];
        pool[known.card as usize] -= 1;
    }
    for card in of_pile.filter(|card| !card.is_point()) {
        piles.unseen[card as usize] = pool[card as usize];
    }
}

/// Whether what is decided tells the seat nothing about the cards of others.
pub(in crate::full) fn is_silent(_: &Scenarios, _: Seat, decision: &Decided) -> bool {
    !matches!(
        decision,
        Decided::Own(
            Choice::PlayResourceMonopoly { .. }
                | Choice::PlayTradeMonopoly { .. }
                | Choice::PlaySpy { .. }
                | Choice::PlayMasterMerchant { .. }
                | Choice::OfferCard { .. }
                | Choice::GiveCommodity { .. }
        )
    )
}
