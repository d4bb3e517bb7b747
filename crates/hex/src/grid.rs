//! All about a set of hexes that never changes: computed once, shared by every position.

use crate::direction::{Direction, Vertex};
use crate::place::{Corner, Hex, Side};
use crate::set::{
    ByCorner, ByHex, BySide, CornerId, Corners, HexId, Hexes, Id, SideId, Sides, room,
};

/// No id: for places that are not on the grid.
const NONE: u8 = u8::MAX;

/// Land hexes with their corners and sides, numbered row by row. Sets of its corners and of its sides
/// are `W` words wide.
pub struct Grid<const W: usize> {
    hexes: Vec<Hex>,
    corners: Vec<Corner>,
    sides: Vec<Side>,
    hex_ids: Box<[u8; Hex::CODES]>,
    corner_ids: Box<[u8; Corner::CODES]>,
    side_ids: Box<[u8; Side::CODES]>,
    hex_corners: ByHex<Corners<W>>,
    hex_corner_list: ByHex<[CornerId; 6]>,
    hex_neighbours: ByHex<Hexes>,
    hex_names: ByHex<Hex>,
    corner_names: ByCorner<Corner, W>,
    corner_hexes: ByCorner<Hexes, W>,
    corner_neighbours: ByCorner<Corners<W>, W>,
    corner_sides: ByCorner<Sides<W>, W>,
    corner_ways: ByCorner<Ways, W>,
    side_names: BySide<Side, W>,
    side_ends: BySide<[CornerId; 2], W>,
}

/// A side that leads away from a corner, and the corner to which it leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// The side.
    pub side: SideId,
    /// The corner at its other end.
    pub to: CornerId,
}

/// The ways from one corner: so many of the three, in the order of their sides. One word, so that those of
/// a corner are found without a product.
#[derive(Clone, Copy)]
#[repr(align(8))]
struct Ways {
    list: [Way; 3],
    len: u8,
}

impl Ways {
    fn none() -> Ways {
        let nowhere = Way { side: SideId::from_index(0), to: CornerId::from_index(0) };
        Ways { list: [nowhere; 3], len: 0 }
    }

    fn push(&mut self, way: Way) {
        self.list[usize::from(self.len)] = way;
        self.len += 1;
    }
}

/// Why hexes make no grid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GridFault {
    /// One hex is listed twice.
    #[error("the hex {0} is listed twice")]
    Twice(Hex),
    /// There are too many hexes, corners or sides.
    #[error(
        "too large: {hexes} hexes with {corners} corners and {sides} sides, but at most 64, {most} and {most} fit"
    )]
    TooLarge {
        /// How many hexes.
        hexes: usize,
        /// How many corners they have.
        corners: usize,
        /// How many sides they have.
        sides: usize,
        /// How many corners, or sides, fit.
        most: usize,
    },
}

impl<const W: usize> Grid<W> {
    /// The grid of these hexes, whatever their order.
    ///
    /// # Errors
    /// Every fault there is.
    pub fn new(hexes: &[Hex]) -> Result<Grid<W>, Vec<GridFault>> {
        let mut faults = Vec::new();
        let by_row = |hex: &Hex| (hex.r(), hex.q());
        let mut hexes = hexes.to_vec();
        hexes.sort_by_key(by_row);
        for pair in hexes.windows(2) {
            if pair[0] == pair[1] {
                faults.push(GridFault::Twice(pair[0]));
            }
        }
        hexes.dedup();

        let mut corners: Vec<Corner> = Vec::new();
        let mut sides: Vec<Side> = Vec::new();
        for &hex in &hexes {
            corners.extend(Vertex::ALL.map(|vertex| hex.corner(vertex)));
            sides.extend(Direction::ALL.map(|direction| hex.side(direction)));
        }
        // A north corner lies above the middle of its hex and a south corner below it: counted in
        // thirds of a row, a corner of row r is at 3r - 2 or 3r + 2.
        corners.sort_by_key(|corner| {
            let (hex, vertex) = corner.name();
            let height = i16::from(hex.r()) * 3 + if vertex == Vertex::N { -2 } else { 2 };
            (height, i16::from(hex.q()) * 2 + i16::from(hex.r()))
        });
        corners.dedup();
        sides.sort_by_key(|side| {
            let (hex, direction) = side.name();
            (hex.r(), hex.q(), direction)
        });
        sides.dedup();

        if hexes.len() > room(1) || corners.len() > room(W) || sides.len() > room(W) {
            faults.push(GridFault::TooLarge {
                hexes: hexes.len(),
                corners: corners.len(),
                sides: sides.len(),
                most: room(W),
            });
        }
        if faults.is_empty() { Ok(Grid::of(hexes, corners, sides)) } else { Err(faults) }
    }

    fn of(hexes: Vec<Hex>, corners: Vec<Corner>, sides: Vec<Side>) -> Grid<W> {
        let nowhere = Hex::new(0, 0).expect("the middle is within reach");
        let mut grid = Grid {
            hex_ids: Box::new([NONE; Hex::CODES]),
            corner_ids: Box::new([NONE; Corner::CODES]),
            side_ids: Box::new([NONE; Side::CODES]),
            hex_corners: ByHex::filled(Corners::EMPTY),
            hex_corner_list: ByHex::filled([CornerId::from_index(0); 6]),
            hex_neighbours: ByHex::filled(Hexes::EMPTY),
            hex_names: ByHex::filled(nowhere),
            corner_names: ByCorner::filled(nowhere.corner(Vertex::N)),
            corner_hexes: ByCorner::filled(Hexes::EMPTY),
            corner_neighbours: ByCorner::filled(Corners::EMPTY),
            corner_sides: ByCorner::filled(Sides::EMPTY),
            corner_ways: ByCorner::filled(Ways::none()),
            side_names: BySide::filled(nowhere.side(Direction::NE)),
            side_ends: BySide::filled([CornerId::from_index(0); 2]),
            hexes,
            corners,
            sides,
        };
        for (index, &corner) in grid.corners.iter().enumerate() {
            grid.corner_ids[corner.code()] = index as u8;
            grid.corner_names[CornerId::from_index(index)] = corner;
        }
        for (index, &hex) in grid.hexes.iter().enumerate() {
            grid.hex_ids[hex.code()] = index as u8;
            grid.hex_names[HexId::from_index(index)] = hex;
        }
        for (index, hex) in grid.hexes.clone().into_iter().enumerate() {
            let id = HexId::from_index(index);
            let corners = Vertex::ALL.map(|vertex| {
                grid.corner_id(hex.corner(vertex)).expect("a hex of the grid has all its corners")
            });
            grid.hex_corner_list[id] = corners;
            grid.hex_corners[id] = corners.into_iter().collect();
            grid.hex_neighbours[id] = Direction::ALL
                .into_iter()
                .filter_map(|direction| grid.hex_id(hex.neighbour(direction)))
                .collect();
            corners.into_iter().for_each(|corner| grid.corner_hexes[corner].insert(id));
        }
        for (index, side) in grid.sides.clone().into_iter().enumerate() {
            let id = SideId::from_index(index);
            grid.side_ids[side.code()] = index as u8;
            grid.side_names[id] = side;
            let [one, other] = side.ends().map(|corner| {
                grid.corner_id(corner).expect("a side of a hex ends at corners of that hex")
            });
            grid.side_ends[id] = [one, other];
            grid.corner_sides[one].insert(id);
            grid.corner_sides[other].insert(id);
            grid.corner_ways[one].push(Way { side: id, to: other });
            grid.corner_ways[other].push(Way { side: id, to: one });
            grid.corner_neighbours[one].insert(other);
            grid.corner_neighbours[other].insert(one);
        }
        grid
    }

    /// Its hexes, in the order of their ids: row by row from the north-west.
    pub fn hexes(&self) -> &[Hex] {
        &self.hexes
    }

    /// Its corners, in the order of their ids.
    pub fn corners(&self) -> &[Corner] {
        &self.corners
    }

    /// Its sides, in the order of their ids.
    pub fn sides(&self) -> &[Side] {
        &self.sides
    }

    /// The hex with this id.
    #[inline]
    pub fn hex(&self, id: HexId) -> Hex {
        self.hex_names[id]
    }

    /// The corner with this id.
    #[inline]
    pub fn corner(&self, id: CornerId) -> Corner {
        self.corner_names[id]
    }

    /// The side with this id.
    #[inline]
    pub fn side(&self, id: SideId) -> Side {
        self.side_names[id]
    }

    /// The id of a hex that is on the grid.
    #[inline]
    pub fn hex_id(&self, hex: Hex) -> Option<HexId> {
        let id = self.hex_ids[hex.code() % Hex::CODES];
        (id != NONE).then(|| HexId::from_index(id.into()))
    }

    /// The id of a corner that is on the grid.
    #[inline]
    pub fn corner_id(&self, corner: Corner) -> Option<CornerId> {
        let id = self.corner_ids[corner.code() % Corner::CODES];
        (id != NONE).then(|| CornerId::from_index(id.into()))
    }

    /// The id of a side that is on the grid.
    #[inline]
    pub fn side_id(&self, side: Side) -> Option<SideId> {
        let id = self.side_ids[side.code() % Side::CODES];
        (id != NONE).then(|| SideId::from_index(id.into()))
    }

    /// All hexes.
    pub fn all_hexes(&self) -> Hexes {
        Hexes::first(self.hexes.len())
    }

    /// All corners.
    pub fn all_corners(&self) -> Corners<W> {
        Corners::first(self.corners.len())
    }

    /// All sides.
    pub fn all_sides(&self) -> Sides<W> {
        Sides::first(self.sides.len())
    }

    /// The six corners of a hex.
    #[inline]
    pub fn corners_of(&self, hex: HexId) -> Corners<W> {
        self.hex_corners[hex]
    }

    /// The six corners of a hex, clockwise from the north.
    #[inline]
    pub fn corner_list(&self, hex: HexId) -> [CornerId; 6] {
        self.hex_corner_list[hex]
    }

    /// The land hexes next to a hex.
    pub fn hexes_beside(&self, hex: HexId) -> Hexes {
        self.hex_neighbours[hex]
    }

    /// The land hexes at a corner.
    #[inline]
    pub fn hexes_at(&self, corner: CornerId) -> Hexes {
        self.corner_hexes[corner]
    }

    /// The up to three neighbouring corners.
    #[inline]
    pub fn corners_beside(&self, corner: CornerId) -> Corners<W> {
        self.corner_neighbours[corner]
    }

    /// The up to three sides that meet at a corner.
    #[inline]
    pub fn sides_at(&self, corner: CornerId) -> Sides<W> {
        self.corner_sides[corner]
    }

    /// The same sides one by one, with the corners to which they lead: for walks from corner to corner.
    #[inline]
    pub fn ways(&self, corner: CornerId) -> &[Way] {
        let ways = &self.corner_ways[corner];
        &ways.list[..usize::from(ways.len) & 3]
    }

    /// The two corners that a side joins.
    #[inline]
    pub fn ends(&self, side: SideId) -> [CornerId; 2] {
        self.side_ends[side]
    }

    /// The corner at the other end of a side.
    #[inline]
    pub fn across(&self, side: SideId, from: CornerId) -> CornerId {
        let [one, other] = self.ends(side);
        if one == from { other } else { one }
    }
}

impl<const W: usize> std::fmt::Debug for Grid<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Grid").field(&self.hexes).finish()
    }
}

/// Grids of the same hexes are the same.
impl<const W: usize> PartialEq for Grid<W> {
    fn eq(&self, other: &Grid<W>) -> bool {
        self.hexes == other.hexes
    }
}

impl<const W: usize> Eq for Grid<W> {}
