//! Lin sends the robber to a desert and brings a card of the hex that it leaves (HELPERS-24).

use hex::Hex;
use table::{Refusal, Rule, Seat, Sink, ensure, refuse};

use super::{keeping, when};
use crate::cards::Hand;
use crate::full::{Choice, Decided, Helper, Scenarios, Told};
use crate::rules::helpers;

fn is_on_desert(position: &Scenarios) -> bool {
    position.board.deserts.contains(position.robber)
}

pub(super) fn list(position: &Scenarios, out: &mut Vec<Decided>) {
    if !is_on_desert(position) {
        let grid = &position.board.grid;
        let deserts = position.board.deserts.iter();
        out.extend(deserts.map(|to| Decided::Own(Choice::UseLin { to: grid.hex(to) })));
    }
}

pub(super) fn check(position: &Scenarios, seat: Seat, to: Hex) -> Result<(), Refusal> {
    when::check_own_turn(position, seat, Helper::Lin)?;
    let some = !position.board.deserts.is_empty();
    ensure(some, helpers(24), "there is no desert on this map")?;
    ensure(!is_on_desert(position), helpers(24), "the robber is on a desert already")?;
    match position.board.grid.hex_id(to) {
        None => refuse(Rule::table(6), "there is no such land hex"),
        Some(to) => {
            let desert = position.board.deserts.contains(to);
            ensure(desert, helpers(24), "Lin sends the robber to a desert")
        }
    }
}

pub(super) fn nearest(position: &Scenarios) -> Choice {
    let to = position.board.deserts.iter().next().unwrap_or(position.robber);
    Choice::UseLin { to: position.board.grid.hex(to) }
}

/// The robber goes, and nobody is robbed. It harms nobody there, so it does so too where it is to
/// spare those with few points (OPTION-5).
pub(super) fn send_robber(
    position: &mut Scenarios,
    seat: Seat,
    to: Hex,
    sink: &mut impl Sink<Told>,
) {
    keeping::begin_use(position, seat, sink);
    let left = position.board.yields(position.robber);
    position.robber = position.board.grid.hex_id(to).expect("only checked decisions are applied");
    sink.tell(|| Told::RobberMoved { seat, to, victim: None });
    if let Some(card) = left.filter(|&card| position.bank[card] > 0) {
        position.gain_openly(seat, Hand::one(card), sink);
    }
    keeping::end_use(position, seat);
}
