//! The two sheets are what the rules say they are.

use std::collections::BTreeSet;

use dice::{Id, Marks, RoadId, Set, Sheet, SheetId};

use crate::desk::name;

const BOTH: [SheetId; 2] = [SheetId::Basic, SheetId::Plus];

/// Everything has a name of its own, and a road leads along one side of a hex.
#[test]
fn names_are_unique_and_roads_lie_on_sides() {
    for sheet in BOTH.map(SheetId::sheet) {
        let mut names = BTreeSet::new();
        let points = sheet.points.iter().map(|point| point.id);
        let roads = sheet.roads.iter().map(|road| road.id);
        for id in points.chain(roads).chain(sheet.knights.iter().map(|knight| knight.id)) {
            assert!(names.insert(id.to_string()), "{id} stands on the sheet twice");
        }
        for road in &sheet.roads {
            let at = |id| {
                let point = sheet.points.iter().find(|point| point.id == id).unwrap();
                (i32::from(point.x), i32::from(point.y))
            };
            let ((x1, y1), (x2, y2)) = (at(road.from), at(road.to));
            let step = ((x1 - x2).abs(), (y1 - y2).abs());
            assert!(step == (2, 0) || step == (1, 1), "{} is no side", road.id);
        }
        for point in &sheet.points {
            let corner = |hex: &dice::Ground| {
                let (x, y) = ((point.x - hex.x).abs(), (point.y - hex.y).abs());
                (x, y) == (2, 0) || (x, y) == (1, 1)
            };
            assert!(sheet.hexes.iter().any(corner), "{} is no corner of a hex", point.id);
        }
    }
}

/// The longest road is computed with this in mind: one way only from any crossing to any other.
#[test]
fn the_roads_of_a_sheet_form_a_tree() {
    for sheet in BOTH.map(SheetId::sheet) {
        assert_eq!(sheet.roads.len() + 1, sheet.points.len());
        let all = everything(sheet);
        assert_eq!(all.roads, Set::first(sheet.roads.len()));
        assert_eq!(all.reached(), Set::first(sheet.points.len()));
    }
}

/// Every road that can be built, built.
pub(crate) fn everything(sheet: &Sheet) -> Marks {
    let mut marks = Marks::start(sheet);
    while let Some(road) = marks.road_spots().lowest() {
        marks = marks.with_road(sheet, road);
    }
    marks
}

/// DICE-10, DICE-25: the start road leads to `s3`, and `r0` alone goes on from there.
#[test]
fn dice_25_the_start_of_the_front_side() {
    let sheet = SheetId::Basic.sheet();
    let start = Marks::start(sheet);
    let spots: Vec<_> = start.road_spots().iter().map(|id| sheet.road(id).id).collect();
    assert_eq!(spots, [name("r0")]);
    let sites: Vec<_> =
        start.settlement_spots(sheet).iter().map(|id| sheet.settlement(id).id).collect();
    assert_eq!(sites, [name("s3")]);
    assert!(start.city_spots(sheet).is_empty());
}

/// DICE-26: `x0` is no site, and no road leads on from it.
#[test]
fn dice_26_nothing_at_the_outer_end_of_the_start_road() {
    for sheet in BOTH.map(SheetId::sheet) {
        let outer = sheet.points.iter().position(|point| point.id == name("x0")).unwrap();
        let outer = dice::PointId::at(outer);
        assert!(sheet.settlements.iter().chain(&sheet.cities).all(|site| site.point != outer));
        let there = |road: &&dice::Road| road.ends.contains(outer);
        assert_eq!(sheet.roads.iter().filter(there).count(), 1);
        assert!(sheet.road(sheet.start()).ends.contains(outer));
    }
}

/// DICEPLUS-1: what the back side holds; DICEPLUS-2, DICEPLUS-14: its sites count 15 together.
#[test]
fn diceplus_1_the_back_side() {
    let sheet = SheetId::Plus.sheet();
    let counts = (sheet.roads.len() - 1, sheet.settlements.len(), sheet.cities.len());
    assert_eq!(counts, (17, 7, 4));
    assert_eq!((sheet.knights.len(), sheet.jokers.len()), (9, 7));
    assert_eq!((sheet.road_points, sheet.boxes, sheet.goal), (0, 0, Some(10)));
    assert!(sheet.settlements.iter().all(|site| site.points == 1));
    assert!(sheet.cities.iter().all(|site| site.points == 2));
    assert!(sheet.knights.iter().all(|knight| knight.points == 0));
    let mut marks = everything(sheet);
    marks.settlements = Set::first(7);
    marks.cities = Set::first(4);
    assert_eq!(marks.points(sheet), 15);
}

/// DICEPLUS-13: the main line has 15 roads, and three roads are dead ends to a city.
#[test]
fn diceplus_13_the_longest_possible_road() {
    let sheet = SheetId::Plus.sheet();
    assert_eq!(everything(sheet).length(), 15);
    for dead_end in ["r2", "r5", "r12"] {
        let road = sheet.road(sheet.road_named(name(dead_end)).unwrap());
        assert_eq!(road.to.letter(), 'c');
        let far = sheet.points.iter().position(|point| point.id == road.to).unwrap();
        let far = dice::PointId::at(far);
        assert_eq!(sheet.roads.iter().filter(|road| road.ends.contains(far)).count(), 1);
    }
}

/// DICEPLUS-15: every set of roads that can be built. A line of six or more holds the marked road,
/// a line of five may not.
#[test]
fn diceplus_15_long_lines_hold_the_marked_road() {
    let sheet = SheetId::Plus.sheet();
    let marked = sheet.marked_road.unwrap();
    let mut open = vec![Marks::start(sheet)];
    let mut seen: BTreeSet<u32> = open.iter().map(|marks| marks.roads.bits()).collect();
    let mut five_without = 0;
    while let Some(marks) = open.pop() {
        let holds = marks.roads.contains(marked);
        assert!(marks.length() < 6 || holds, "{:?}", marks.roads);
        assert!(!holds || marks.length() >= 5, "the marked road is at least the fifth");
        five_without += u32::from(marks.length() == 5 && !holds);
        assert_eq!(usize::from(marks.length()), brute_length(sheet, marks.roads));
        for road in marks.road_spots().iter() {
            let next = marks.with_road(sheet, road);
            if seen.insert(next.roads.bits()) {
                open.push(next);
            }
        }
    }
    assert!(five_without > 0 && seen.len() > 50);
}

/// DICEPLUS-7, by hand: the longest way from road to road that takes none twice and goes on at the
/// other end each time.
fn brute_length(sheet: &Sheet, roads: Set<RoadId>) -> usize {
    fn walk(sheet: &Sheet, roads: Set<RoadId>, from: dice::PointId, used: Set<RoadId>) -> usize {
        let mut best = used.len();
        for road in roads.minus(used).iter() {
            let ends = sheet.road(road).ends;
            if ends.contains(from) {
                let far = ends.minus(Set::only(from)).lowest().unwrap();
                best = best.max(walk(sheet, roads, far, used.with(road)));
            }
        }
        best
    }
    let starts = 0..sheet.points.len();
    let longest = starts.map(|at| walk(sheet, roads, dice::PointId::at(at), Set::EMPTY)).max();
    longest.unwrap_or(0)
}
