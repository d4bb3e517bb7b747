//! Candamir sells a development card that is chosen among three (HELPERS-23).

use table::chance::weighted;
use table::{Chance, Refusal, Seat, Sink, Weight, ensure};

use super::{keeping, when};
use crate::cards::{self, Development, Hand};
use crate::full::{
    Came, Choice, Decided, Fate, Happening, Helper, Replaced, ScenarioPhase, Scenarios, Told,
};
use crate::position::Phase;
use crate::rules::{base, helpers};

/// How many cards are looked at, where there are as many.
const LOOKS: u32 = 3;

fn price(swap: Option<Replaced>) -> Hand {
    swap.map_or(cards::DEVELOPMENT, |swap| swap.of(cards::DEVELOPMENT))
}

fn affordable(position: &Scenarios, seat: Seat) -> impl Iterator<Item = Option<Replaced>> {
    let hand = position.hands[seat];
    let swaps = Replaced::all(cards::DEVELOPMENT).map(Some);
    std::iter::once(None).chain(swaps).filter(move |&swap| hand.covers(price(swap)))
}

pub(super) fn list(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    if !position.pile.is_empty() {
        let paid = affordable(position, seat);
        out.extend(paid.map(|swap| Decided::Own(Choice::UseCandamir { swap })));
    }
}

pub(super) fn check(
    position: &Scenarios,
    seat: Seat,
    swap: Option<Replaced>,
) -> Result<(), Refusal> {
    when::check_after_roll(position, seat, Helper::Candamir)?;
    swap.map_or(Ok(()), |swap| swap.check(cards::DEVELOPMENT))?;
    position.check_pile()?;
    position.check_price(seat, price(swap))
}

pub(super) fn nearest(position: &Scenarios, seat: Seat) -> Choice {
    Choice::UseCandamir { swap: affordable(position, seat).next().flatten() }
}

/// The price is paid, and the cards are looked at.
pub(super) fn sell(
    position: &mut Scenarios,
    seat: Seat,
    swap: Option<Replaced>,
    sink: &mut impl Sink<Told>,
) {
    keeping::begin_use(position, seat, sink);
    if let Some(swap) = swap {
        sink.tell(|| swap.told(seat));
    }
    position.buy(seat, price(swap), sink);
    position.phase = Phase::Own(ScenarioPhase::Showing);
}

pub(in crate::full) fn outcomes(position: &Scenarios, out: &mut Vec<(Came, Weight)>) {
    let pile = position.pile;
    let cards = pile.kinds();
    out.extend(cards.map(|card| (Came::Own(Fate::Shown { card }), pile[card].into())));
}

pub(in crate::full) fn draw(position: &Scenarios, chance: &mut impl Chance) -> Fate {
    let card = weighted(&position.pile.weights(), chance);
    Fate::Shown { card: Development::ALL[card] }
}

pub(in crate::full) fn check_shown(position: &Scenarios, card: Development) -> Result<(), Refusal> {
    ensure(position.pile[card] > 0, base(48), "no such card is left in the pile")
}

pub(in crate::full) fn card_shown(
    position: &mut Scenarios,
    card: Development,
    sink: &mut impl Sink<Told>,
) {
    let seat = position.turn.seat;
    position.pile[card] -= 1;
    let Some(state) = &mut position.own.helpers else { return };
    state.shown[card] += 1;
    sink.tell(|| Told::Own(Happening::CardShown { seat, card: Some(card) }));
    if state.shown.total() == LOOKS || position.pile.is_empty() {
        position.phase = Phase::Own(ScenarioPhase::Keeping);
    }
}

pub(super) fn list_keeping(position: &Scenarios, out: &mut Vec<Decided>) {
    let Some(state) = &position.own.helpers else { return };
    out.extend(state.shown.kinds().map(|card| Decided::Own(Choice::Keep { card })));
}

pub(super) fn check_keeping(position: &Scenarios, card: Development) -> Result<(), Refusal> {
    let shown = position.own.helpers.as_ref().is_some_and(|state| state.shown[card] > 0);
    ensure(shown, helpers(23), "this card is not among those that were looked at")
}

/// One card comes to its buyer, the others are shuffled back.
pub(super) fn keep(
    position: &mut Scenarios,
    seat: Seat,
    card: Development,
    sink: &mut impl Sink<Told>,
) {
    let Some(state) = &mut position.own.helpers else { return };
    let mut others = std::mem::take(&mut state.shown);
    others[card] -= 1;
    position.pile = position.pile.plus(others);
    keeping::end_use(position, seat);
    position.receive_card(seat, card, sink);
}
