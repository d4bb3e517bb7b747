//! The two sheets as data: crossings, the roads between them, sites, knights and jokers.
//!
//! Everything here is fixed; [`Marks`](crate::Marks) hold what a player has built. The files are
//! `rules/sheets/*.toml`, and their README explains the coordinates.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::shelf;

use crate::face::Face;
use crate::name::Name;
use crate::set::{CityId, Id, JokerId, KnightId, PointId, RoadId, Set, SettlementId};

/// Which side of the sheet is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SheetId {
    /// The front side.
    Basic,
    /// The back side, of the Plus game.
    Plus,
}

impl SheetId {
    /// The sheet.
    #[inline]
    pub fn sheet(self) -> &'static Sheet {
        static BASIC: LazyLock<Sheet> = LazyLock::new(|| Sheet::read(shelf::SHEETS_BASIC));
        static PLUS: LazyLock<Sheet> = LazyLock::new(|| Sheet::read(shelf::SHEETS_PLUS));
        match self {
            SheetId::Basic => &BASIC,
            SheetId::Plus => &PLUS,
        }
    }
}

/// A sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sheet {
    /// Which.
    pub id: SheetId,
    /// The hexes, for whoever draws the sheet.
    pub hexes: Vec<Ground>,
    /// The crossings.
    pub points: Vec<Point>,
    /// The roads; the first is the start road.
    pub roads: Vec<Road>,
    /// The settlements, in order.
    pub settlements: Vec<Site>,
    /// The cities, in order.
    pub cities: Vec<Site>,
    /// The knights, in order.
    pub knights: Vec<Knight>,
    /// The jokers, in the order of their first knights.
    pub jokers: Vec<Joker>,
    /// Whether settlements, cities and knights are built in order.
    pub in_order: bool,
    /// What a road counts.
    pub road_points: u8,
    /// How many boxes there are for the points of a turn; none where they are not written down.
    pub boxes: u8,
    /// What is written for a turn without any building.
    pub nothing_built: i8,
    /// The points that win at once.
    pub goal: Option<u8>,
    /// The road that first earns the longest road.
    #[serde(skip)]
    pub marked_road: Option<RoadId>,
}

/// A hex of the picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ground {
    /// What it shows: `mountains`, `lake`.
    pub terrain: String,
    /// Half sides to the right of the middle.
    pub x: i8,
    /// Half heights below the middle.
    pub y: i8,
    /// The knights that stand there.
    #[serde(default)]
    pub knights: Vec<Name>,
    /// The resource of their joker, or `any`.
    #[serde(default)]
    pub joker: Option<String>,
}

/// A crossing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// Its name; that of its site, where it has one.
    pub id: Name,
    /// Half sides to the right of the middle.
    pub x: i8,
    /// Half heights below the middle.
    pub y: i8,
    /// What is built here counts so much.
    #[serde(default)]
    pub points: u8,
}

/// A road.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Road {
    /// Its name.
    pub id: Name,
    /// The crossing it leads from.
    pub from: Name,
    /// The crossing it leads to.
    pub to: Name,
    /// Both crossings.
    #[serde(skip)]
    pub ends: Set<PointId>,
    /// The roads that share a crossing with it, itself among them.
    #[serde(skip)]
    pub beside: Set<RoadId>,
}

/// The site of a settlement or a city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Site {
    /// Its name.
    pub id: Name,
    /// Its crossing.
    #[serde(skip)]
    pub point: PointId,
    /// What it counts.
    pub points: u8,
}

/// A knight.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Knight {
    /// Its name.
    pub id: Name,
    /// What it counts.
    pub points: u8,
    /// The joker that it gives, alone or as one of a pair.
    #[serde(skip)]
    pub joker: JokerId,
}

/// A joker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Joker {
    /// The first of its knights: the joker goes by that name.
    pub id: Name,
    /// The knights that must be built for it.
    #[serde(skip)]
    pub knights: Set<KnightId>,
    /// The resource it gives; any where none is said.
    pub gives: Option<Face>,
}

impl Joker {
    /// Whether it gives this: any resource, or its own, and never gold.
    #[inline]
    pub fn can_give(&self, face: Face) -> bool {
        self.gives.map_or(face != Face::Gold, |own| own == face)
    }
}

/// A sheet as the files have it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    sheet: SheetId,
    in_order: bool,
    road_points: u8,
    #[serde(default)]
    boxes: u8,
    #[serde(default)]
    nothing_built: i8,
    goal: Option<u8>,
    marked_road: Option<Name>,
    hex: Vec<Ground>,
    point: Vec<Point>,
    road: Vec<RoadLine>,
    knight: Vec<KnightLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoadLine {
    id: Name,
    from: Name,
    to: Name,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KnightLine {
    id: Name,
    #[serde(default)]
    points: u8,
}

impl Sheet {
    fn read(text: &str) -> Sheet {
        let file: File = shelf::read(text);
        let roads = connect(&file.road, &file.point);
        let marked_road = file.marked_road.map(|name| named(&roads, name, |road| road.id));
        let jokers: Vec<Joker> =
            file.hex.iter().filter_map(|hex| joker(hex, &file.knight)).collect();
        Sheet {
            id: file.sheet,
            marked_road: marked_road.map(|road| road.expect("the marked road is on the sheet")),
            settlements: sites(&file.point, 's'),
            cities: sites(&file.point, 'c'),
            knights: (file.knight.iter().enumerate())
                .map(|(index, knight)| Knight {
                    id: knight.id,
                    points: knight.points,
                    joker: giver(&jokers, KnightId::at(index)),
                })
                .collect(),
            hexes: file.hex,
            points: file.point,
            roads,
            jokers,
            in_order: file.in_order,
            road_points: file.road_points,
            boxes: file.boxes,
            nothing_built: file.nothing_built,
            goal: file.goal,
        }
    }

    /// The start road, which is built from the beginning (DICE-10).
    pub fn start(&self) -> RoadId {
        RoadId::at(0)
    }

    /// The road.
    #[inline]
    pub fn road(&self, id: RoadId) -> &Road {
        &self.roads[id.index()]
    }

    /// The settlement.
    #[inline]
    pub fn settlement(&self, id: SettlementId) -> &Site {
        &self.settlements[id.index()]
    }

    /// The city.
    #[inline]
    pub fn city(&self, id: CityId) -> &Site {
        &self.cities[id.index()]
    }

    /// The knight.
    #[inline]
    pub fn knight(&self, id: KnightId) -> &Knight {
        &self.knights[id.index()]
    }

    /// The joker.
    #[inline]
    pub fn joker(&self, id: JokerId) -> &Joker {
        &self.jokers[id.index()]
    }

    /// The road of this name.
    pub fn road_named(&self, name: Name) -> Option<RoadId> {
        named(&self.roads, name, |road| road.id)
    }

    /// The settlement of this name.
    pub fn settlement_named(&self, name: Name) -> Option<SettlementId> {
        named(&self.settlements, name, |site| site.id)
    }

    /// The city of this name.
    pub fn city_named(&self, name: Name) -> Option<CityId> {
        named(&self.cities, name, |site| site.id)
    }

    /// The knight of this name.
    pub fn knight_named(&self, name: Name) -> Option<KnightId> {
        named(&self.knights, name, |knight| knight.id)
    }
}

/// The place of the thing with this name in its list.
fn named<T, I: Id>(list: &[T], name: Name, of: impl Fn(&T) -> Name) -> Option<I> {
    list.iter().position(|item| of(item) == name).map(I::at)
}

/// The roads with their crossings and neighbours.
fn connect(lines: &[RoadLine], points: &[Point]) -> Vec<Road> {
    let point = |name| -> PointId {
        named(points, name, |point: &Point| point.id).expect("a road's ends are on the sheet")
    };
    let ends: Vec<Set<PointId>> =
        lines.iter().map(|line| Set::only(point(line.from)).with(point(line.to))).collect();
    let beside = |own: Set<PointId>| {
        let meets = |&road: &usize| !ends[road].and(own).is_empty();
        (0..lines.len()).filter(meets).map(RoadId::at).collect()
    };
    (lines.iter().zip(&ends))
        .map(|(line, &ends)| Road {
            id: line.id,
            from: line.from,
            to: line.to,
            ends,
            beside: beside(ends),
        })
        .collect()
}

/// The sites whose names begin with this letter, in the order of their points and then of the file.
fn sites(points: &[Point], letter: char) -> Vec<Site> {
    let mut sites: Vec<Site> = (points.iter().enumerate())
        .filter(|(_, point)| point.id.letter() == letter)
        .map(|(index, point)| Site {
            id: point.id,
            point: PointId::at(index),
            points: point.points,
        })
        .collect();
    sites.sort_by_key(|site| site.points);
    sites
}

fn joker(hex: &Ground, knights: &[KnightLine]) -> Option<Joker> {
    let gives = match hex.joker.as_deref()? {
        "any" => None,
        word => Face::RESOURCES
            .into_iter()
            .find(|face| format!("{face:?}").eq_ignore_ascii_case(word))
            .map(Some)
            .expect("a joker gives a resource"),
    };
    let id = *hex.knights.first().expect("a joker has a knight");
    let place = |&name: &Name| -> KnightId {
        named(knights, name, |knight: &KnightLine| knight.id).expect("a knight is on the sheet")
    };
    Some(Joker { id, knights: hex.knights.iter().map(place).collect(), gives })
}

/// The joker that this knight gives.
fn giver(jokers: &[Joker], knight: KnightId) -> JokerId {
    let place = jokers.iter().position(|joker| joker.knights.contains(knight));
    JokerId::at(place.expect("every knight gives a joker"))
}
