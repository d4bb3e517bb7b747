//! The length of a trade road: the longest line of connected roads without branches (DICEPLUS-7).
//!
//! The roads of a sheet form a tree (a test proves it of both), so a line never comes back to a
//! crossing. Computed two ways: through the newest road, as roads are built, and over all pairs of
//! ends, for `audit`.

use crate::set::{PointId, RoadId, Set};
use crate::sheet::Sheet;

/// The longest line of these roads that holds this one.
pub(crate) fn length_through(sheet: &Sheet, roads: Set<RoadId>, road: RoadId) -> u8 {
    let ends = sheet.road(road).ends.iter();
    1 + ends.map(|end| farthest(sheet, roads, end, road)).sum::<u8>()
}

/// How many roads lie in the longest line that goes on from this crossing, without coming back over
/// the road it came by.
fn farthest(sheet: &Sheet, roads: Set<RoadId>, from: PointId, came_by: RoadId) -> u8 {
    let onward = sheet
        .road(came_by)
        .beside
        .and(roads)
        .iter()
        .filter(|&road| road != came_by && sheet.road(road).ends.contains(from));
    onward
        .map(|road| {
            let far = sheet.road(road).ends.minus(Set::only(from)).lowest();
            1 + far.map_or(0, |far| farthest(sheet, roads, far, road))
        })
        .max()
        .unwrap_or(0)
}

/// The longest line of these roads, from scratch: the distances between all crossings, shortened
/// step by step until none can be.
pub(crate) fn length_from_scratch(sheet: &Sheet, roads: Set<RoadId>) -> u8 {
    const FAR: u8 = u8::MAX / 2;
    let count = sheet.points.len();
    let mut distances = vec![vec![FAR; count]; count];
    for (point, row) in distances.iter_mut().enumerate() {
        row[point] = 0;
    }
    for road in roads.iter() {
        let ends: Vec<usize> = sheet.road(road).ends.iter().map(crate::set::Id::index).collect();
        distances[ends[0]][ends[1]] = 1;
        distances[ends[1]][ends[0]] = 1;
    }
    for through in 0..count {
        for from in 0..count {
            for to in 0..count {
                let round = distances[from][through] + distances[through][to];
                distances[from][to] = distances[from][to].min(round);
            }
        }
    }
    distances.into_iter().flatten().filter(|&distance| distance < FAR).max().unwrap_or(0)
}
