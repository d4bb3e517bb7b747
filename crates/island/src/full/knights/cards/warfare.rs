//! Cards about knights: intrigue drives one off, the warlord activates all.

use hex::{Corner, Corners, WIDE};
use table::{Refusal, Seat, Sink, ensure};

use super::{check_card, check_useful, push};
use crate::course::Course;
use crate::full::knights::piles::play;
use crate::full::knights::{Progress, of, orders, posts};
use crate::full::{Choice, Decided, Full, Scenarios, Told, enchanted};
use crate::rules::{self, knights};

/// Knights of others at own roads and ships.
fn targets(position: &Scenarios, seat: Seat) -> Corners<WIDE> {
    let reached = Full::reached(position, seat) - enchanted::shores(position);
    let mut targets = reached & position.walls[seat];
    targets.each(|corner| {
        if !position.built[corner].is_empty() {
            targets.remove(corner);
        }
    });
    targets
}

pub(super) fn list_intrigue(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let grid = &*position.board.grid;
    targets(position, seat).each(|at| push(out, Choice::PlayIntrigue { at: grid.corner(at) }));
}

pub(super) fn check_intrigue(position: &Scenarios, seat: Seat, at: Corner) -> Result<(), Refusal> {
    let corner = position.corner(at)?;
    check_card(position, seat, Progress::Intrigue)?;
    let targets = targets(position, seat);
    check_useful(!targets.is_empty(), "no opposing knight stands at a road of one's own")?;
    let enchanted_land = enchanted::shores(position).contains(corner);
    ensure(!enchanted_land, rules::enchanted(28), "intrigue does not reach the enchanted island")?;
    let there = targets.contains(corner);
    ensure(there, knights(48), "no opposing knight stands there at a road of one's own")
}

pub(super) fn intrigue(
    position: &mut Scenarios,
    seat: Seat,
    at: Corner,
    sink: &mut impl Sink<Told>,
) {
    play(position, seat, Progress::Intrigue, sink);
    let corner = position.board.grid.corner_id(at).expect("only checked decisions are applied");
    if let Some(knight) = posts::lift(position, corner) {
        orders::drive_off(position, corner, knight, sink);
    }
}

/// Own knights that are not active.
fn asleep(position: &Scenarios, seat: Seat) -> Corners<WIDE> {
    let state = of(position);
    state.posted[seat] - state.active
}

pub(super) fn list_warlord(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    if !asleep(position, seat).is_empty() {
        push(out, Choice::PlayWarlord);
    }
}

pub(super) fn check_warlord(position: &Scenarios, seat: Seat) -> Result<(), Refusal> {
    check_card(position, seat, Progress::Warlord)?;
    let some = !asleep(position, seat).is_empty();
    check_useful(some, "every knight of one's own is active")
}

pub(super) fn warlord(position: &mut Scenarios, seat: Seat, sink: &mut impl Sink<Told>) {
    play(position, seat, Progress::Warlord, sink);
    asleep(position, seat).each(|corner| orders::awake(position, corner, sink));
}
