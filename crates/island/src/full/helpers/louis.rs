//! Louis moves a road that ends where nothing else of its owner's joins (HELPERS-16).

use hex::{Corners, Side, SideId, Sides, WIDE};
use table::{Refusal, Seat, Sink, ensure};

use super::{keeping, when};
use crate::course::Course;
use crate::full::{Choice, Decided, Full, Happening, Helper, Scenarios, Told};
use crate::rules::helpers;

/// The ends of the road at which nothing else of the seat's joins.
fn free_ends(position: &Scenarios, seat: Seat, side: SideId) -> Corners<WIDE> {
    let grid = &position.board.grid;
    let others = position.roads[seat].without(side);
    let free = |corner: &hex::CornerId| {
        !grid.sides_at(*corner).meets(others) && !position.buildings(seat).contains(*corner)
    };
    grid.ends(side).into_iter().filter(free).collect()
}

/// The roads that may be taken up.
fn loose(position: &Scenarios, seat: Seat) -> impl Iterator<Item = SideId> {
    let roads = position.roads[seat].iter();
    roads.filter(move |&side| !free_ends(position, seat, side).is_empty())
}

/// Where the road may be laid once it is taken up, but for where it lay.
fn places(position: &Scenarios, seat: Seat, side: SideId) -> Sides<WIDE> {
    let left = position.touched[seat] - free_ends(position, seat, side);
    let there = (left | position.buildings(seat)) & position.joints[seat];
    let mut reach = Sides::EMPTY;
    there.each(|corner| reach |= position.board.grid.sides_at(corner));
    reach - position.taken
}

fn moves(position: &Scenarios, seat: Seat) -> impl Iterator<Item = Choice> {
    let grid = &position.board.grid;
    loose(position, seat).flat_map(move |from| {
        let places = places(position, seat, from);
        let from = grid.side(from);
        places.iter().map(move |to| Choice::UseLouis { from, to: grid.side(to) })
    })
}

pub(super) fn list(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    out.extend(moves(position, seat).map(Decided::Own));
}

pub(super) fn check(position: &Scenarios, seat: Seat, from: Side, to: Side) -> Result<(), Refusal> {
    when::check_after_roll(position, seat, Helper::Louis)?;
    let (from, to) = (position.side(from)?, position.side(to)?);
    ensure(position.roads[seat].contains(from), helpers(10), "no road of this player lies there")?;
    let free = !free_ends(position, seat, from).is_empty();
    ensure(free, helpers(10), "something of the player's own joins at both ends of this road")?;
    ensure(from != to, helpers(10), "the road is moved to another place")?;
    let mut without = position.clone();
    without.take_road(seat, from);
    without.check_road_spot(seat, to)
}

pub(super) fn nearest(position: &Scenarios, seat: Seat) -> Choice {
    let grid = &position.board.grid;
    moves(position, seat).next().unwrap_or_else(|| {
        let to = position.wished_side(seat);
        let own = loose(position, seat).chain(position.roads[seat].iter()).next();
        Choice::UseLouis { from: own.map_or(to, |side| grid.side(side)), to }
    })
}

pub(super) fn move_road(
    position: &mut Scenarios,
    seat: Seat,
    from: Side,
    to: Side,
    sink: &mut impl Sink<Told>,
) {
    const ON_BOARD: &str = "only checked decisions are applied";
    let grid = position.board.grid.clone();
    keeping::begin_use(position, seat, sink);
    position.take_road(seat, grid.side_id(from).expect(ON_BOARD));
    let side = grid.side_id(to).expect(ON_BOARD);
    position.put_road(seat, side);
    sink.tell(|| Told::Own(Happening::RoadMoved { seat, from, to }));
    Full::road_laid(position, seat, side, sink);
    keeping::end_use(position, seat);
    position.award_longest_road(sink);
    position.declare_winner(sink);
}
