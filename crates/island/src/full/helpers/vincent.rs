//! Vincent builds for less, for a played knight (HELPERS-15).

use hex::Corner;
use table::{Refusal, Seat, Sink, ensure};

use super::{Helpers, keeping, when};
use crate::cards::{Development, Hand};
use crate::full::{Choice, Decided, Happening, Helper, Scenarios, Told};
use crate::rules::helpers;

/// What a settlement costs beside the knight.
const SETTLEMENT: Hand = Hand::new([1, 1, 0, 0, 0]);
/// What a city costs beside the knight.
const CITY: Hand = Hand::new([0, 0, 0, 1, 2]);

/// For places that were found on the board before.
const ON_BOARD: &str = "only checked decisions are applied";

fn knights(position: &Scenarios, seat: Seat) -> u8 {
    position.played[seat][Development::Knight]
}

pub(super) fn list(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    if knights(position, seat) == 0 {
        return;
    }
    let grid = &position.board.grid;
    let (hand, stock) = (position.hands[seat], position.stock[seat]);
    if hand.covers(SETTLEMENT) && stock.settlements > 0 {
        position.settlement_spots(seat).each(|at| {
            out.push(Decided::Own(Choice::UseVincentSettlement { at: grid.corner(at) }));
        });
    }
    if hand.covers(CITY) && stock.cities > 0 {
        position.settlements[seat].each(|at| {
            out.push(Decided::Own(Choice::UseVincentCity { at: grid.corner(at) }));
        });
    }
}

fn check(position: &Scenarios, seat: Seat) -> Result<(), Refusal> {
    when::check_after_roll(position, seat, Helper::Vincent)?;
    let knight = knights(position, seat) > 0;
    ensure(knight, helpers(10), "there is no played knight to be given up")
}

pub(super) fn check_settlement(
    position: &Scenarios,
    seat: Seat,
    at: Corner,
) -> Result<(), Refusal> {
    check(position, seat)?;
    position.check_settlement_at(seat, position.corner(at)?, SETTLEMENT)
}

pub(super) fn check_city(position: &Scenarios, seat: Seat, at: Corner) -> Result<(), Refusal> {
    check(position, seat)?;
    position.check_city_at(seat, position.corner(at)?, CITY)
}

pub(super) fn nearest(position: &Scenarios, seat: Seat) -> [Choice; 2] {
    [
        Choice::UseVincentSettlement { at: position.wished_corner(seat) },
        Choice::UseVincentCity { at: position.wished_city(seat) },
    ]
}

pub(super) fn build_settlement(
    position: &mut Scenarios,
    seat: Seat,
    at: Corner,
    sink: &mut impl Sink<Told>,
) {
    give_up_knight(position, seat, sink);
    let corner = position.board.grid.corner_id(at).expect(ON_BOARD);
    position.build_settlement_for(seat, corner, SETTLEMENT, sink);
}

pub(super) fn build_city(
    position: &mut Scenarios,
    seat: Seat,
    at: Corner,
    sink: &mut impl Sink<Told>,
) {
    give_up_knight(position, seat, sink);
    let corner = position.board.grid.corner_id(at).expect(ON_BOARD);
    position.build_city_for(seat, corner, CITY, sink);
}

/// The knight goes before the building comes: an army lost with it does not help to win.
fn give_up_knight(position: &mut Scenarios, seat: Seat, sink: &mut impl Sink<Told>) {
    keeping::begin_use(position, seat, sink);
    keeping::end_use(position, seat);
    position.played[seat][Development::Knight] -= 1;
    if let Some(state) = &mut position.own.helpers {
        state.given_up += 1;
    }
    sink.tell(|| Told::Own(Happening::KnightGivenUp { seat }));
    let holder = army_holder(position);
    if holder != position.largest_army {
        position.hand_army_to(holder, sink);
    }
}

/// Who has the largest army once a knight was given up (HELPERS-15).
fn army_holder(position: &Scenarios) -> Option<Seat> {
    let most = position.everyone().map(|seat| knights(position, seat)).max().unwrap_or(0);
    let has_most = |seat: &Seat| knights(position, *seat) == most;
    if most < 3 {
        None
    } else if position.largest_army.as_ref().is_some_and(has_most) {
        position.largest_army
    } else {
        let mut first = position.everyone().filter(has_most);
        first.next().filter(|_| first.next().is_none())
    }
}

/// The army lies aside only where one could not say whose it is, and only after a knight has gone.
pub(super) fn audit(position: &Scenarios, state: &Helpers) -> Result<(), String> {
    let agrees = army_holder(position) == position.largest_army;
    if state.given_up > 0 && !agrees {
        return Err("the largest army is not where HELPERS-15 has it".into());
    }
    let least = position.everyone().any(|seat| knights(position, seat) >= 3);
    if state.given_up == 0 && least && position.largest_army.is_none() {
        return Err("the largest army lies aside though no knight was given up".into());
    }
    Ok(())
}
