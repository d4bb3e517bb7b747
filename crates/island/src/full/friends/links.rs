//! Networks and the links between them (FRIENDS-6 to 10, 23 to 26, 33).
//!
//! A network is found whenever it is asked for: it is what hangs together on the board. A link is
//! more than what touches on the board, for it outlives its road. So every link that was ever made
//! is kept as the pieces of both its networks, and two networks of different colours are linked
//! where one link has pieces of each. Whenever a road is laid, all links of the network it belongs to
//! take in the whole of that network. This gives all that the rules ask for:
//!
//! - Where two own networks are joined, the links of both take in the whole.
//! - Where a building parts a network, each part consists of pieces that are in all its links: what was
//!   laid later than a link was taken into it.
//! - Where a road is moved away, it leaves the links, and the rest of its network stays in them.
//! - Links of the founding are links; whether they pay is not decided here.

use std::sync::Arc;

use hex::{CornerId, Corners, SideId, Sides, WIDE};
use table::{Seat, SeatSet};

use super::super::Scenarios;
use super::{Friends, of_mut};

/// Every link that was ever made. Positions share them until a road is laid.
pub(super) type Links = Arc<Vec<Pieces>>;

/// Roads and buildings: of a network, or of the two networks of a link.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Pieces {
    roads: Sides<WIDE>,
    buildings: Corners<WIDE>,
}

impl Pieces {
    fn road(side: SideId) -> Pieces {
        Pieces { roads: [side].into_iter().collect(), ..Pieces::default() }
    }

    fn building(corner: CornerId) -> Pieces {
        Pieces { buildings: [corner].into_iter().collect(), ..Pieces::default() }
    }

    fn meets(&self, other: &Pieces) -> bool {
        self.roads.meets(other.roads) || self.buildings.meets(other.buildings)
    }

    #[must_use]
    fn and(self, other: Pieces) -> Pieces {
        Pieces { roads: self.roads | other.roads, buildings: self.buildings | other.buildings }
    }

    /// All corners that they touch.
    fn corners(&self, position: &Scenarios) -> Corners<WIDE> {
        let ends = self.roads.iter().flat_map(|side| position.board.grid.ends(side));
        ends.collect::<Corners<WIDE>>() | self.buildings
    }
}

/// The network of the seat to which this piece belongs: roads hang together where no building of
/// another player stands between them (BASE-42).
fn network(position: &Scenarios, seat: Seat, piece: Pieces) -> Pieces {
    let grid = &*position.board.grid;
    let own = position.buildings(seat);
    let mut network = piece;
    let mut seen = piece.corners(position) | position.walls[seat];
    let mut open = seen - position.walls[seat];
    while let Some(corner) = open.iter().next() {
        open.remove(corner);
        if own.contains(corner) {
            network.buildings.insert(corner);
        }
        for side in (grid.sides_at(corner) & position.roads[seat]).iter() {
            network.roads.insert(side);
            let across = grid.across(side, corner);
            if !seen.contains(across) {
                seen.insert(across);
                open.insert(across);
            }
        }
    }
    network
}

/// Adds the networks of the seat that touch the corner and are not there yet.
fn add_networks_at(position: &Scenarios, seat: Seat, corner: CornerId, found: &mut Vec<Pieces>) {
    let roads = position.board.grid.sides_at(corner) & position.roads[seat];
    let building = position.buildings(seat).contains(corner).then(|| Pieces::building(corner));
    for piece in roads.iter().map(Pieces::road).chain(building) {
        if !found.iter().any(|network| network.meets(&piece)) {
            found.push(network(position, seat, piece));
        }
    }
}

/// All networks of the seat.
fn networks(position: &Scenarios, seat: Seat) -> Vec<Pieces> {
    let mut found = Vec::new();
    let there = position.touched[seat] | position.buildings(seat);
    there.each(|corner| add_networks_at(position, seat, corner, &mut found));
    found
}

fn are_linked(links: &[Pieces], one: &Pieces, other: &Pieces) -> bool {
    links.iter().any(|link| link.meets(one) && link.meets(other))
}

/// A road lies: links the network it extends with all that its ends touch, and says whom it has
/// reached for the first time.
pub(super) fn link(position: &mut Scenarios, seat: Seat, side: SideId) -> SeatSet {
    forget_moved_roads(position, seat);
    let own = network(position, seat, Pieces::road(side));
    let before = Pieces { roads: own.roads.without(side), ..own };
    let mut touched = Vec::new();
    for other in position.everyone().filter(|&other| other != seat) {
        let mut found = Vec::new();
        for corner in position.board.grid.ends(side) {
            add_networks_at(position, other, corner, &mut found);
        }
        touched.extend(found.into_iter().map(|network| (other, network)));
    }
    let links = Arc::make_mut(&mut of_mut(position).links);
    let mut reached = SeatSet::EMPTY;
    for (other, network) in touched {
        if !are_linked(links, &before, &network) {
            links.push(own.and(network));
            reached = reached.with(other);
        }
    }
    for link in links.iter_mut().filter(|link| link.meets(&own)) {
        *link = link.and(own);
    }
    reached
}

/// Where a road of the seat was taken up before this one was laid, it is in no link any more; a
/// building of its network that it leaves alone is.
fn forget_moved_roads(position: &mut Scenarios, seat: Seat) {
    let lying = position.everyone().fold(Sides::EMPTY, |all, one| all | position.roads[one]);
    let own = position.buildings(seat);
    let grid = position.board.grid.clone();
    let state = of_mut(position);
    if state.links.iter().all(|link| (link.roads - lying).is_empty()) {
        return;
    }
    for link in Arc::make_mut(&mut state.links) {
        let moved = link.roads - lying;
        link.roads -= moved;
        let ends: Corners<WIDE> = moved.iter().flat_map(|side| grid.ends(side)).collect();
        link.buildings |= ends & own;
    }
}

/// Links all networks of different colours that touch.
pub(super) fn link_all(position: &mut Scenarios) {
    let links = touching(position).map(|(one, other)| one.and(other)).collect();
    of_mut(position).links = Arc::new(links);
}

/// All pairs of networks of different colours that touch the same corner.
fn touching(position: &Scenarios) -> impl Iterator<Item = (Pieces, Pieces)> {
    let all = |seat| networks(position, seat).into_iter().map(move |network| (seat, network));
    let all: Vec<(Seat, Pieces)> = position.everyone().flat_map(all).collect();
    let mut pairs = Vec::new();
    for (index, (seat, one)) in all.iter().enumerate() {
        for (other_seat, other) in &all[..index] {
            let touch = one.corners(position).meets(other.corners(position));
            if seat != other_seat && touch {
                pairs.push((*other, *one));
            }
        }
    }
    pairs.into_iter()
}

/// Whether all that touches is linked, and networks are in their links as a whole.
pub(super) fn audit(position: &Scenarios, state: &Friends) -> Result<(), String> {
    for (one, other) in touching(position) {
        if !are_linked(&state.links, &one, &other) {
            return Err(format!("{one:?} and {other:?} touch but are not linked"));
        }
    }
    for link in state.links.iter() {
        let mut colours = 0;
        for seat in position.everyone() {
            let mut there = false;
            for network in networks(position, seat).iter().filter(|network| link.meets(network)) {
                there = true;
                if !(network.roads - link.roads).is_empty() {
                    return Err(format!("a part of {network:?} is not in its link {link:?}"));
                }
            }
            colours += u8::from(there);
        }
        if colours > 2 {
            return Err(format!("{link:?} links more than two colours"));
        }
    }
    Ok(())
}
