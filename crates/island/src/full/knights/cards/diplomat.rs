//! The diplomat takes up an open road or ship; its owner may lay an own one elsewhere (KNIGHTS-77).

use hex::{Corners, Side, SideId, Sides, WIDE};
use table::{Refusal, Seat, Sink, ensure, refuse};

use super::{check_card, check_useful, push};
use crate::course::Course;
use crate::decision::Piece;
use crate::full::knights::piles::play as play_card;
use crate::full::knights::{Progress, of, orders, posts};
use crate::full::{Choice, Decided, Full, Happening, ScenarioPhase, Scenarios, Told, sea};
use crate::position::Phase;
use crate::rules::knights;

const ON_BOARD: &str = "only checked decisions are applied";

/// Calls `each` for every open road and ship of the seat: at one end nothing else of the seat's stands or
/// joins. So no knight is cut off without it (KNIGHTS-70): there is none at that end, and no way goes on.
fn each_open_of(position: &Scenarios, seat: Seat, mut each: impl FnMut(SideId)) {
    let grid = &*position.board.grid;
    let lines = posts::lines(position, seat);
    let stands = position.buildings(seat) | of(position).posted[seat];
    let (mut once, mut again) = (Corners::EMPTY, Corners::EMPTY);
    lines.each(|side| {
        for end in grid.ends(side) {
            if once.contains(end) {
                again.insert(end);
            }
            once.insert(end);
        }
    });
    let loose = once - again - stands;
    lines.each(|side| {
        if grid.ends(side).iter().any(|&end| loose.contains(end)) {
            each(side);
        }
    });
}

/// Calls `each` for every open road and ship, in the order of the seats.
fn each_open(position: &Scenarios, mut each: impl FnMut(SideId)) {
    position.everyone().for_each(|seat| each_open_of(position, seat, &mut each));
}

pub(super) fn list(position: &Scenarios, out: &mut Vec<Decided>) {
    let grid = &*position.board.grid;
    each_open(position, |side| push(out, Choice::PlayDiplomat { at: grid.side(side) }));
}

fn owner(position: &Scenarios, side: SideId) -> Option<Seat> {
    position.everyone().find(|&seat| posts::lines(position, seat).contains(side))
}

pub(super) fn check(position: &Scenarios, seat: Seat, at: Side) -> Result<(), Refusal> {
    let side = position.side(at)?;
    check_card(position, seat, Progress::Diplomat)?;
    let mut some = false;
    each_open(position, |_| some = true);
    check_useful(some, "no road or ship is open")?;
    let Some(owner) = owner(position, side) else {
        return refuse(knights(77), "no road or ship lies there");
    };
    let mut open = false;
    each_open_of(position, owner, |other| open |= other == side);
    ensure(
        open,
        knights(77),
        "something of its owner's joins at both ends, or a knight would be cut off",
    )
}

pub(super) fn play(position: &mut Scenarios, seat: Seat, at: Side, sink: &mut impl Sink<Told>) {
    play_card(position, seat, Progress::Diplomat, sink);
    let side = position.board.grid.side_id(at).expect(ON_BOARD);
    let Some(owner) = owner(position, side) else { return };
    let ship = !position.roads[owner].contains(side);
    if ship {
        position.take_ship(owner, side);
        sink.tell(|| Told::Own(Happening::ShipRemoved { seat: owner, by: seat, at }));
    } else {
        position.take_road(owner, side);
        sink.tell(|| Told::Own(Happening::RoadRemoved { seat: owner, by: seat, at }));
    }
    if owner == seat && !places(position, seat, side, ship).is_empty() {
        position.phase = Phase::Own(ScenarioPhase::LayingAgain { from: at, ship });
    } else {
        settle(position, sink);
    }
}

/// Where the road or ship may be laid again: not where it lay.
fn places(position: &Scenarios, seat: Seat, from: SideId, ship: bool) -> Sides<WIDE> {
    let spots = if ship { sea::ship_spots(position, seat) } else { position.road_spots(seat) };
    spots.without(from)
}

pub(super) fn list_places(
    position: &Scenarios,
    seat: Seat,
    (from, ship): (Side, bool),
    out: &mut Vec<Decided>,
) {
    let grid = &*position.board.grid;
    if let Some(from) = grid.side_id(from) {
        places(position, seat, from, ship).each(|side| {
            let at = grid.side(side);
            out.push(if ship {
                Decided::Own(Choice::BuildShip { at })
            } else {
                Decided::BuildRoad { at }
            });
        });
    }
    out.push(Decided::Pass);
}

pub(super) fn check_place(
    position: &Scenarios,
    seat: Seat,
    (from, ship): (Side, bool),
    (at, with_ship): (Side, bool),
) -> Result<(), Refusal> {
    let side = position.side(at)?;
    ensure(ship == with_ship, knights(77), "what was taken up is laid again as what it was")?;
    let same = position.side(from)? == side;
    ensure(!same, knights(77), "it is laid on another path")?;
    if ship { sea::check_spot(position, seat, side) } else { position.check_road_spot(seat, side) }
}

pub(super) fn lay_again(
    position: &mut Scenarios,
    seat: Seat,
    at: Side,
    sink: &mut impl Sink<Told>,
) {
    let side = position.board.grid.side_id(at).expect(ON_BOARD);
    position.put_road(seat, side);
    sink.tell(|| Told::Built { seat, piece: Piece::Road { at } });
    position.go_on();
    Full::road_laid(position, seat, side, sink);
    settle(position, sink);
}

/// The same with a ship, which sails no more in this turn.
pub(super) fn lay_ship_again(
    position: &mut Scenarios,
    seat: Seat,
    at: Side,
    sink: &mut impl Sink<Told>,
) {
    position.launch(seat, at, sink);
    settle(position, sink);
}

/// The road lies, or is back in the stock.
pub(super) fn settle(position: &mut Scenarios, sink: &mut impl Sink<Told>) {
    position.go_on();
    orders::settle_lines(position, sink);
}
