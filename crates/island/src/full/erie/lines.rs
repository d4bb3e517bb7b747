//! Direct lines between canal towns: own roads that pass through no other town (ERIE-3).

use hex::{CornerId, Corners, SideId, Sides, WIDE};
use table::Seat;

use crate::full::Scenarios;

impl Scenarios {
    /// The pairs of canal towns that the road has joined and that were not joined before it. With
    /// five and six players crossings are towns (ERIE-12).
    pub(super) fn newly_joined(&self, seat: Seat, road: SideId) -> Vec<[CornerId; 2]> {
        let before = self.roads[seat].without(road);
        let [one, other] = self.board.grid.ends(road);
        let (near, far) = (self.behind(before, one), self.behind(before, other));
        let mut pairs = Vec::new();
        near.each(|from| {
            let joined = self.joined_with(before, from);
            (far - joined).without(from).each(|to| pairs.push([from, to]));
        });
        pairs
    }

    /// All pairs of canal towns that the seat has joined, each once.
    pub(super) fn all_joined(&self, seat: Seat) -> Vec<[CornerId; 2]> {
        let mut pairs = Vec::new();
        (self.canal_towns() & self.touched[seat]).each(|from| {
            let joined = self.joined_with(self.roads[seat], from);
            joined.each(|to| {
                if from < to {
                    pairs.push([from, to]);
                }
            });
        });
        pairs
    }

    fn canal_towns(&self) -> Corners<WIDE> {
        self.own.erie.as_ref().map_or(Corners::EMPTY, |canal| canal.towns)
    }

    /// The canal towns to which lines lead that come in at this corner: the corner itself, if it is a
    /// town, as no line leads through it.
    fn behind(&self, roads: Sides<WIDE>, corner: CornerId) -> Corners<WIDE> {
        if self.board.sites.contains(corner) {
            return self.canal_towns() & [corner].into_iter().collect();
        }
        self.joined_with(roads, corner)
    }

    /// The canal towns, other than the corner itself, to which direct lines of these roads lead from
    /// this corner.
    fn joined_with(&self, roads: Sides<WIDE>, from: CornerId) -> Corners<WIDE> {
        let grid = &self.board.grid;
        let mut left = roads;
        let mut met = Corners::EMPTY;
        let mut next = vec![from];
        while let Some(corner) = next.pop() {
            let ways = grid.sides_at(corner) & left;
            left -= ways;
            ways.each(|side| {
                let across = grid.across(side, corner);
                met.insert(across);
                if !self.board.sites.contains(across) {
                    next.push(across);
                }
            });
        }
        met.without(from) & self.canal_towns()
    }
}
