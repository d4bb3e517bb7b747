//! How long lines of roads and ships are: they go on from one another only at an own building.

use hex::{CornerId, SideId, Sides, WIDE};

use super::super::scene::Scene;

/// My roads with these ships.
pub(super) struct Lines<'a> {
    scene: &'a Scene<'a>,
    ships: Sides<WIDE>,
    pieces: Sides<WIDE>,
}

/// The end of a line: the corner it has come to, and the piece by which it has come there.
#[derive(Clone, Copy)]
struct End {
    at: CornerId,
    by: SideId,
}

impl<'a> Lines<'a> {
    pub(super) fn new(scene: &'a Scene<'a>, ships: Sides<WIDE>) -> Lines<'a> {
        Lines { scene, ships, pieces: scene.my_roads | ships }
    }

    /// How long the longest line is.
    pub(super) fn longest(&self) -> u8 {
        let mut longest = 0;
        self.pieces.each(|by| {
            for at in self.scene.land.grid.ends(by) {
                longest = longest.max(1 + self.on(End { at, by }, self.pieces.without(by)));
            }
        });
        longest
    }

    /// How long the longest line with this piece is.
    pub(super) fn longest_with(&self, by: SideId) -> u8 {
        let [one, other] = self.scene.land.grid.ends(by).map(|at| End { at, by });
        1 + self.on_both(one, other, self.pieces.without(by))
    }

    /// The most pieces of those left with which a line goes on.
    fn on(&self, end: End, left: Sides<WIDE>) -> u8 {
        let mut most = 0;
        self.next(end, left, |next| most = most.max(1 + self.on(next, left.without(next.by))));
        most
    }

    /// The most pieces of those left with which a line goes on at its two ends.
    fn on_both(&self, one: End, other: End, left: Sides<WIDE>) -> u8 {
        let mut most = self.on(other, left);
        self.next(one, left, |next| {
            most = most.max(1 + self.on_both(next, other, left.without(next.by)));
        });
        most
    }

    /// The ends to which a line comes with one more of the pieces left.
    fn next(&self, end: End, left: Sides<WIDE>, mut each: impl FnMut(End)) {
        if self.scene.foreign.contains(end.at) {
            return;
        }
        let joins = self.scene.my_corners.contains(end.at);
        for way in self.scene.land.grid.ways(end.at) {
            let same = self.ships.contains(way.side) == self.ships.contains(end.by);
            if left.contains(way.side) && (same || joins) {
                each(End { at: way.to, by: way.side });
            }
        }
    }
}
