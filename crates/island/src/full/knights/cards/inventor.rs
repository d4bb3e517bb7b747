//! The inventor swaps two number chips.

use std::sync::Arc;

use hex::{Hex, HexId, Hexes};
use table::{Refusal, Rule, Seat, Sink, ensure, refuse};

use super::{check_card, check_useful, push};
use crate::full::knights::Progress;
use crate::full::knights::piles::play as play_card;
use crate::full::{Choice, Decided, Happening, ScenarioPhase, Scenarios, Told, enchanted};
use crate::position::Phase;
use crate::rules::{self, knights};

/// Numbers that stay where they are.
const FIXED: [u8; 4] = [2, 6, 8, 12];

/// The chip on the hex, if it may be moved.
fn chip(position: &Scenarios, hex: HexId) -> Option<u8> {
    position.board.number(hex).filter(|number| !FIXED.contains(number))
}

/// The numbers of chips that may be moved, with the hexes where they lie.
fn by_number(position: &Scenarios) -> impl Iterator<Item = (u8, Hexes)> {
    let within = position.board.land - enchanted::hexes(position);
    let numbers = (2..=12).filter(|number| !FIXED.contains(number));
    numbers.map(move |number| (number, position.board.numbered(number) & within))
}

/// Hexes whose chip may be swapped for another number.
fn each_chip(position: &Scenarios, but: Option<u8>, each: impl FnMut(HexId)) {
    let others = by_number(position).filter(|&(number, _)| Some(number) != but);
    others.fold(Hexes::EMPTY, |all, (_, hexes)| all | hexes).each(each);
}

/// Whether two different numbers may be swapped.
fn some(position: &Scenarios) -> bool {
    by_number(position).filter(|(_, hexes)| !hexes.is_empty()).nth(1).is_some()
}

pub(super) fn list(position: &Scenarios, out: &mut Vec<Decided>) {
    if some(position) {
        let grid = &*position.board.grid;
        each_chip(position, None, |hex| push(out, Choice::PlayInventor { one: grid.hex(hex) }));
    }
}

pub(super) fn list_other(position: &Scenarios, one: Hex, out: &mut Vec<Decided>) {
    let grid = &*position.board.grid;
    let number = grid.hex_id(one).and_then(|hex| chip(position, hex));
    each_chip(position, number, |hex| push(out, Choice::SwapChips { other: grid.hex(hex) }));
}

fn check_chip(position: &Scenarios, at: Hex) -> Result<u8, Refusal> {
    let Some(hex) = position.board.grid.hex_id(at) else {
        return refuse(Rule::table(6), "there is no such hex");
    };
    let there = enchanted::hexes(position).contains(hex);
    ensure(!there, rules::enchanted(27), "the chips of the enchanted island stay")?;
    let chip = chip(position, hex);
    chip.map_or_else(|| refuse(knights(48), "2, 6, 8 and 12 stay where they are"), Ok)
}

pub(super) fn check(position: &Scenarios, seat: Seat, one: Hex) -> Result<(), Refusal> {
    check_card(position, seat, Progress::Inventor)?;
    check_useful(some(position), "there are no two different chips to swap")?;
    check_chip(position, one).map(drop)
}

pub(super) fn check_other(position: &Scenarios, one: Hex, other: Hex) -> Result<(), Refusal> {
    let numbers = [check_chip(position, one)?, check_chip(position, other)?];
    ensure(numbers[0] != numbers[1], knights(74), "two different numbers are swapped")
}

pub(super) fn play(position: &mut Scenarios, seat: Seat, one: Hex, sink: &mut impl Sink<Told>) {
    play_card(position, seat, Progress::Inventor, sink);
    position.phase = Phase::Own(ScenarioPhase::Inventing { one });
}

/// The board is shared by all positions, so this one gets a board of its own.
pub(super) fn swap(
    position: &mut Scenarios,
    seat: Seat,
    one: Hex,
    other: Hex,
    sink: &mut impl Sink<Told>,
) {
    let ids = [one, other].map(|hex| position.board.grid.hex_id(hex));
    if let [Some(first), Some(second)] = ids {
        Arc::make_mut(&mut position.board).swap_chips(first, second);
    }
    sink.tell(|| Told::Own(Happening::ChipsSwapped { seat, one, other }));
    position.go_on();
}
