//! Gold fields: cards of choice after all other yields (SEA-15, SEA-19).

use hex::{HexId, Hexes};
use table::{Excuse, Refusal, Seat, SeatSet, Sink, ensure, refuse};

use super::{Decided, ScenarioPhase, Scenarios, Told};
use crate::cards::{Hand, Resource};
use crate::decision::Decision;
use crate::full::Task;
use crate::position::Phase;
use crate::rules::{base, sea};

/// So many cards of choice wait for the seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::full) struct GoldTask {
    seat: Seat,
    cards: u8,
}

/// A roll has yielded: who has buildings at gold fields chooses, in the order of the turns. Says who
/// does.
pub(in crate::full) fn yielded(position: &mut Scenarios) -> SeatSet {
    let mut all = SeatSet::EMPTY;
    let Some(state) = &position.own.sea else { return all };
    let Some([one, other]) = position.last_roll else { return all };
    let fields = position.board.numbered(one + other) & state.map.gold;
    let fields = fields.without(position.robber);
    if fields.is_empty() {
        return all;
    }
    let mut seat = position.turn.seat;
    for _ in 0..position.count() {
        let cards = fields.iter().map(|hex| gold_at(position, seat, hex)).sum();
        if cards > 0 {
            position.own.agenda.push(Task::Gold(GoldTask { seat, cards }));
            all = all.with(seat);
        }
        seat = seat.next(position.count());
    }
    all
}

/// The kinds of resources that the bank still has: gold buys no commodities.
pub(super) fn left(position: &Scenarios) -> impl Iterator<Item = Resource> {
    Resource::ALL.into_iter().filter(|&card| position.bank[card] > 0)
}

/// What the seat's buildings at a gold field bring.
fn gold_at(position: &Scenarios, seat: Seat, hex: HexId) -> u8 {
    let corners = position.board.grid.corners_of(hex);
    let settlements = (corners & position.settlements[seat]).len();
    (settlements + 2 * (corners & position.cities[seat]).len()) as u8
}

/// A founding building that pays start cards stands: it takes a card of choice for each gold field,
/// before its road or ship is due.
pub(in crate::full) fn founded(position: &mut Scenarios, seat: Seat, placed: u8) {
    let Some(state) = &position.own.sea else { return };
    let Phase::FoundingRoad { at, .. } = position.phase else { return };
    let fields: Hexes = position.board.grid.hexes_at(at) & state.map.gold;
    if !position.is_last_round(placed) || fields.is_empty() {
        return;
    }
    position.own.resume = Some(position.phase);
    begin(position, GoldTask { seat, cards: fields.len() as u8 });
}

/// The seat is asked, if the bank has anything to choose from.
pub(in crate::full) fn begin(position: &mut Scenarios, task: GoldTask) {
    if left(position).next().is_some() {
        let GoldTask { seat, cards } = task;
        position.phase = Phase::Own(ScenarioPhase::TakingGold { seat, left: cards });
    }
}

pub(super) fn check(position: &Scenarios, decision: &Decided) -> Result<(), Refusal> {
    match decision {
        Decision::Take { card } => {
            ensure(!card.is_commodity(), sea(15), "gold buys no commodities")?;
            ensure(position.bank[*card] > 0, sea(19), "the bank has none of these cards")
        }
        _ => refuse(base(64), "a card for the gold field is taken first"),
    }
}

pub(super) fn take(
    position: &mut Scenarios,
    (seat, left): (Seat, u8),
    card: Resource,
    sink: &mut impl Sink<Told>,
) {
    position.gain_openly(seat, Hand::one(card), sink);
    position.go_on();
    if left > 1 {
        begin(position, GoldTask { seat, cards: left - 1 });
    }
}

/// Where the bank has one kind only, there is nothing to choose.
pub(super) fn excuse(position: &Scenarios) -> Option<Excuse<Decided>> {
    let mut kinds = left(position);
    match (kinds.next(), kinds.next()) {
        (Some(card), None) => Some(Excuse::Idle(Decision::Take { card })),
        _ => None,
    }
}
