//! Knights on the board: where they stand, where they may go, how strong they are (KNIGHTS-27 to 39).

use std::fmt;

use hex::{CornerId, Corners, Grid, SideId, Sides, WIDE, Way};
use table::{Refusal, Seat, ensure};

use super::rank::Rank;
use super::{Knights, of, of_mut};
use crate::course::Course;
use crate::full::{Full, Scenarios, enchanted};
use crate::rules::{self, knights};

/// How many knights of each rank a player has (KNIGHTS-5).
pub(super) const OF_EACH_RANK: u8 = 2;

/// What stands on a corner: nothing, or a knight of a seat and a rank.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Post(u8);

/// A knight as it stands on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::full) struct Knight {
    pub(in crate::full) seat: Seat,
    pub(in crate::full) rank: Rank,
    pub(in crate::full) active: bool,
}

impl Post {
    pub(super) const EMPTY: Post = Post(0);

    const RANK: u8 = 3;

    #[inline]
    fn of(seat: Seat, rank: Rank) -> Post {
        Post((seat.index() as u8 + 1) | (rank as u8) << Post::RANK)
    }

    /// The rank of the knight, where there is one.
    #[inline]
    fn rank(self) -> Rank {
        Rank::ALL[usize::from(self.0 >> Post::RANK & 3) % 3]
    }

    #[inline]
    fn seat(self) -> Option<Seat> {
        match self.0 & 7 {
            0 => None,
            number => Some(Seat::ALL[usize::from(number - 1) % Seat::MAX]),
        }
    }
}

impl fmt::Debug for Post {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat() {
            None => f.write_str("-"),
            Some(seat) => write!(f, "{:?}{seat}", self.rank()),
        }
    }
}

impl Knights {
    /// The knight on the corner.
    #[inline]
    pub(super) fn knight(&self, corner: CornerId) -> Option<Knight> {
        let post = self.posts[corner];
        let active = self.active.contains(corner);
        post.seat().map(|seat| Knight { seat, rank: post.rank(), active })
    }

    /// The rank of the knight on the corner, where there is one.
    #[inline]
    pub(super) fn rank(&self, corner: CornerId) -> Rank {
        self.posts[corner].rank()
    }

    /// Whether the seat has a knight of this rank in its stock.
    #[inline]
    pub(super) fn has_left(&self, seat: Seat, rank: Rank) -> bool {
        self.count(seat, rank) < OF_EACH_RANK
    }

    /// How many knights of this rank the seat has on the board.
    #[inline]
    pub(super) fn count(&self, seat: Seat, rank: Rank) -> u8 {
        self.counts[seat][rank as usize]
    }

    /// The knight on the corner, where there is one, rises to this rank.
    pub(super) fn raise(&mut self, corner: CornerId, rank: Rank) {
        let post = &mut self.posts[corner];
        if let Some(seat) = post.seat() {
            self.counts[seat][post.rank() as usize] -= 1;
            self.counts[seat][rank as usize] += 1;
            *post = Post::of(seat, rank);
        }
    }

    /// A knight of the seat becomes active.
    pub(super) fn awaken(&mut self, seat: Seat, corner: CornerId) {
        if !self.active.contains(corner) {
            self.active.insert(corner);
            self.awake[seat] += 1;
            self.asleep[seat] -= 1;
        }
    }

    /// All knights rest but those on these corners.
    pub(super) fn rest_but(&mut self, corners: Corners<WIDE>) {
        let awake = self.active & corners;
        self.active = Corners::EMPTY;
        for seat in Seat::ALL {
            self.asleep[seat] += std::mem::take(&mut self.awake[seat]);
        }
        awake.each(|corner| {
            if let Some(seat) = self.posts[corner].seat() {
                self.awaken(seat, corner);
            }
        });
    }

    /// How strong the active knights of the seat are that defend the island: not those away from it.
    pub(super) fn strength(&self, seat: Seat, away: Corners<WIDE>) -> u8 {
        let mut strength = 0;
        ((self.posted[seat] & self.active) - away)
            .each(|corner| strength += self.rank(corner).strength());
        strength
    }
}

/// Puts a knight on the corner; lines of others end there from now on.
pub(super) fn put(position: &mut Scenarios, corner: CornerId, knight: Knight) {
    let state = of_mut(position);
    state.posts[corner] = Post::of(knight.seat, knight.rank);
    state.posted[knight.seat].insert(corner);
    state.counts[knight.seat][knight.rank as usize] += 1;
    state.asleep[knight.seat] += 1;
    if knight.active {
        state.awaken(knight.seat, corner);
    }
    position.block(knight.seat, corner);
}

/// Takes the knight from the corner.
pub(super) fn lift(position: &mut Scenarios, corner: CornerId) -> Option<Knight> {
    let state = of_mut(position);
    let knight = state.knight(corner)?;
    state.posts[corner] = Post::EMPTY;
    state.posted[knight.seat].remove(corner);
    state.counts[knight.seat][knight.rank as usize] -= 1;
    if knight.active {
        state.awake[knight.seat] -= 1;
    } else {
        state.asleep[knight.seat] -= 1;
    }
    state.active.remove(corner);
    state.fresh.remove(corner);
    state.risen.remove(corner);
    position.unblock(knight.seat, corner);
    Some(knight)
}

/// The pieces along which knights of the seat go: roads and ships, from the one to the other at any
/// crossing (KNIGHTS-59, KNIGHTS-60).
#[inline]
pub(super) fn lines(position: &Scenarios, seat: Seat) -> Sides<WIDE> {
    Full::pieces(position, seat)
}

/// The corners to which own lines lead from the corner, but for itself. Pieces of others stop the way,
/// and stand at its end (KNIGHTS-35).
pub(super) fn led_to(position: &Scenarios, seat: Seat, from: CornerId) -> Corners<WIDE> {
    let mut walk = Walk::new(position, lines(position, seat), position.walls[seat]);
    walk.go(from);
    walk.met.without(from)
}

/// The corners that these lines of the seat join with its buildings.
pub(super) fn joined(position: &Scenarios, seat: Seat, lines: Sides<WIDE>) -> Corners<WIDE> {
    let buildings = position.buildings(seat);
    let mut walk = Walk::new(position, lines, Corners::EMPTY);
    buildings.each(|corner| walk.go(corner));
    walk.met | buildings
}

/// A walk along pieces, from corner to corner.
struct Walk<'a> {
    grid: &'a Grid<WIDE>,
    /// The pieces along which it did not go yet.
    left: Sides<WIDE>,
    /// Where it does not go on.
    walls: Corners<WIDE>,
    /// The corners to which it has come.
    met: Corners<WIDE>,
}

impl<'a> Walk<'a> {
    #[inline]
    fn new(position: &'a Scenarios, pieces: Sides<WIDE>, walls: Corners<WIDE>) -> Walk<'a> {
        Walk { grid: &position.board.grid, left: pieces, walls, met: Corners::EMPTY }
    }

    fn go(&mut self, mut from: CornerId) {
        loop {
            let mut next = None;
            for &Way { side, to } in self.grid.ways(from) {
                if self.left.contains(side) {
                    self.left.remove(side);
                    self.met.insert(to);
                    if !self.walls.contains(to)
                        && let Some(other) = next.replace(to)
                    {
                        self.go(other);
                    }
                }
            }
            let Some(to) = next else { return };
            from = to;
        }
    }
}

/// Whether a knight of the seat would be cut off from its buildings without this piece (KNIGHTS-70).
pub(in crate::full) fn cuts_off(position: &Scenarios, seat: Seat, side: SideId) -> bool {
    let Some(state) = &position.own.knights else { return false };
    let bound = state.posted[seat] - enchanted::shores(position);
    if bound.is_empty() {
        return false;
    }
    let left = lines(position, seat).without(side);
    !(bound - joined(position, seat, left)).is_empty()
}

/// Corners with nothing on them.
#[inline]
pub(super) fn is_free(position: &Scenarios, corner: CornerId) -> bool {
    position.built[corner].is_empty() && of(position).knight(corner).is_none()
}

/// Those of the corners with nothing on them: neither something of the first seat's nor something that
/// is a wall to it.
#[inline]
pub(in crate::full) fn free(position: &Scenarios, corners: Corners<WIDE>) -> Corners<WIDE> {
    let first = Seat::ALL[0];
    corners - position.walls[first] - position.buildings(first) - of(position).posted[first]
}

/// Where a new knight of the seat may be placed (KNIGHTS-27).
pub(super) fn places(position: &Scenarios, seat: Seat) -> Corners<WIDE> {
    let mut corners = Full::reached(position, seat);
    if !position.board.water.is_empty() {
        let joined = joined(position, seat, lines(position, seat));
        corners = (corners & joined & ashore(position)) - enchanted::shores(position);
    }
    free(position, corners)
}

/// The crossings at land (KNIGHTS-61).
fn ashore(position: &Scenarios) -> Corners<WIDE> {
    let grid = &position.board.grid;
    position.board.land.iter().fold(Corners::EMPTY, |all, hex| all | grid.corners_of(hex))
}

pub(super) fn check_place(
    position: &Scenarios,
    seat: Seat,
    corner: CornerId,
) -> Result<(), Refusal> {
    ensure(is_free(position, corner), knights(27), "something stands on this crossing")?;
    let reached = Full::reached(position, seat).contains(corner);
    ensure(reached, knights(27), "a new knight stands at a road or ship of its own")?;
    let land = ashore(position).contains(corner);
    ensure(land, knights(61), "no new knight is placed on the open sea")?;
    let held = joined(position, seat, lines(position, seat)).contains(corner);
    ensure(held, knights(70), "no line leads from there to a building of one's own")?;
    let there = enchanted::shores(position).contains(corner);
    ensure(!there, rules::enchanted(33), "knights only cross over to the enchanted island")
}

/// How strong the knight on the crossing is, active or not.
pub(in crate::full) fn strength_at(position: &Scenarios, corner: CornerId) -> u8 {
    let state = position.own.knights.as_ref();
    state.and_then(|state| state.knight(corner)).map_or(0, |knight| knight.rank.strength())
}

/// Where knights keep others from building.
pub(in crate::full) fn blocks(position: &Scenarios, seat: Seat) -> Corners<WIDE> {
    position.own.knights.as_ref().map_or(Corners::EMPTY, |state| state.posted[seat])
}

pub(in crate::full) fn check_site(position: &Scenarios, corner: CornerId) -> Result<(), Refusal> {
    let Some(state) = &position.own.knights else { return Ok(()) };
    let Some(knight) = state.knight(corner) else { return Ok(()) };
    let own = knight.seat == position.builder();
    let rule = if own { knights(32) } else { knights(31) };
    ensure(false, rule, "a knight stands on this crossing")
}

/// A road is joined where a knight of somebody else stands.
pub(in crate::full) fn check_joint(
    position: &Scenarios,
    seat: Seat,
    side: SideId,
) -> Result<(), Refusal> {
    let Some(state) = &position.own.knights else { return Ok(()) };
    let others = |corner: &CornerId| {
        position.touched[seat].contains(*corner)
            && state.knight(*corner).is_some_and(|knight| knight.seat != seat)
    };
    let free = !position.board.grid.ends(side).iter().any(others);
    ensure(free, knights(31), "another player's knight stands where the road would join")
}
