//! Where new pieces lead: the shortest ways from what is there.

use std::ops::Deref;

use hex::{CornerId, Corners, Id, SideId, Sides, WIDE};

use super::scene::Scene;

/// No plan has more new pieces than this.
const MOST: usize = 8;

/// Sides on which new pieces lead somewhere, one after the other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Way {
    sides: [SideId; MOST],
    len: u8,
}

impl Way {
    /// No way to go.
    pub(crate) fn none() -> Way {
        Way { sides: [SideId::from_index(0); MOST], len: 0 }
    }

    /// This way, and then this side.
    #[must_use]
    pub(crate) fn and(mut self, side: SideId) -> Way {
        self.sides[usize::from(self.len)] = side;
        self.len += 1;
        self
    }
}

impl Deref for Way {
    type Target = [SideId];

    fn deref(&self) -> &[SideId] {
        &self.sides[..usize::from(self.len)]
    }
}

/// The corners that so many new pieces on free sides reach from these, each with its shortest way, the shortest
/// first.
pub(crate) fn ways(
    scene: &Scene<'_>,
    from: Corners<WIDE>,
    free: Sides<WIDE>,
    most: usize,
) -> Vec<(CornerId, Way)> {
    let grid = &scene.land.grid;
    // On a country map a town without an own building ends every road.
    let through = scene.land.through | scene.my_corners;
    let mut shut = from | scene.foreign;
    let mut found: Vec<(CornerId, Way)> = Vec::with_capacity(64);
    from.each(|at| found.push((at, Way::none())));
    let mut next = 0;
    while let Some(&(at, way)) = found.get(next) {
        next += 1;
        if way.len() == most || !through.contains(at) {
            continue;
        }
        for step in grid.ways(at) {
            if free.contains(step.side) && !shut.contains(step.to) {
                shut.insert(step.to);
                found.push((step.to, way.and(step.side)));
            }
        }
    }
    found
}
