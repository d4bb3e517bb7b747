//! The merchant on its hex, and the merchant fleet (KNIGHTS-49).

use hex::{Hex, HexId, Hexes};
use table::{Refusal, Rule, Seat, Sink, ensure, refuse};

use super::{check_card, check_useful, push};
use crate::cards::Resource;
use crate::full::knights::piles::play as play_card;
use crate::full::knights::{Merchant, Progress, of, of_mut};
use crate::full::{Choice, Decided, Happening, Scenarios, Told, sea};
use crate::rules::{self, knights};
use crate::worth;

/// The hexes at own buildings where the merchant does not stand for the seat already.
fn hexes(position: &Scenarios, seat: Seat) -> Hexes {
    let mut hexes = Hexes::EMPTY;
    position.buildings(seat).each(|corner| hexes |= position.board.grid.hexes_at(corner));
    let own = of(position).merchant.filter(|merchant| merchant.seat == seat);
    (own.map_or(hexes, |merchant| hexes.without(merchant.at)) & position.board.land)
        - sea::gold_fields(position)
}

pub(super) fn list(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let grid = &*position.board.grid;
    hexes(position, seat).each(|at| push(out, Choice::PlayMerchant { at: grid.hex(at) }));
}

pub(super) fn check(position: &Scenarios, seat: Seat, at: Hex) -> Result<(), Refusal> {
    check_card(position, seat, Progress::Merchant)?;
    let Some(hex) = position.board.grid.hex_id(at) else {
        return refuse(Rule::table(6), "there is no such hex");
    };
    let there = of(position).merchant == Some(Merchant { seat, at: hex });
    ensure(!there, knights(44), "the merchant stands there already")?;
    let gold = sea::gold_fields(position).contains(hex);
    ensure(!gold, rules::sea(15), "the merchant does not stand on a gold field")?;
    let beside = hexes(position, seat).contains(hex);
    ensure(beside, knights(49), "the merchant comes to a hex at a building of one's own")
}

pub(super) fn play(position: &mut Scenarios, seat: Seat, at: Hex, sink: &mut impl Sink<Told>) {
    play_card(position, seat, Progress::Merchant, sink);
    let hex: HexId = position.board.grid.hex_id(at).expect("only checked decisions are applied");
    let before = of_mut(position).merchant.replace(Merchant { seat, at: hex });
    if let Some(Merchant { seat: other, .. }) = before {
        position.points[other] -= worth::HONOUR;
        position.rates[other] = position.rates_from_scratch(other);
    }
    position.points[seat] += worth::HONOUR;
    position.rates[seat] = position.rates_from_scratch(seat);
    sink.tell(|| Told::Own(Happening::MerchantMoved { seat, to: at }));
    position.declare_winner(sink);
}

// The fleet.

/// Kinds that are not traded two for one already.
fn dear(position: &Scenarios, seat: Seat) -> impl Iterator<Item = Resource> {
    let rates = position.rates[seat];
    Resource::EVERY.into_iter().filter(move |&card| rates[card] > 2)
}

pub(super) fn list_fleet(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    dear(position, seat).for_each(|card| push(out, Choice::PlayMerchantFleet { card }));
}

pub(super) fn check_fleet(position: &Scenarios, seat: Seat, card: Resource) -> Result<(), Refusal> {
    check_card(position, seat, Progress::MerchantFleet)?;
    let dearer = dear(position, seat).any(|dear| dear == card);
    check_useful(dearer, "this kind is traded two for one already")
}

pub(super) fn fleet(
    position: &mut Scenarios,
    seat: Seat,
    card: Resource,
    sink: &mut impl Sink<Told>,
) {
    play_card(position, seat, Progress::MerchantFleet, sink);
    of_mut(position).turn.fleet |= 1 << card as u8;
    position.rates[seat] = position.rates_from_scratch(seat);
    sink.tell(|| Told::Own(Happening::RateNamed { seat, card }));
}
