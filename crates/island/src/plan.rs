//! Boards that are laid out anew for each game: what is shuffled, and what may come of it.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use hex::{Direction, Grid, Hex, NARROW, WIDE};
use serde::{Deserialize, Serialize};
use table::chance::shuffle;
use table::{Chance, Refusal, ensure, shelf};

use crate::layout::{Harbour, Layout, Terrain, Tile, Trade};
use crate::rules::{base, six};

/// Which land is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cells {
    /// 19 hexes, for up to four.
    Base,
    /// 30 hexes, for five and six.
    Six,
}

/// How the chips come onto the hexes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chips {
    /// By their letters in a spiral, from one of the six corner hexes that chance picks.
    #[default]
    Letters,
    /// By their letters in a spiral, from this corner hex: 0 is the one in the north-east, then
    /// counter-clockwise.
    LettersFrom {
        /// Which corner hex.
        corner: u8,
    },
    /// Shuffled, but no 6 or 8 next to a 6 or 8.
    Random,
}

/// How the harbours come to their places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Harbours {
    /// As the matching frame shows them.
    #[default]
    Printed,
    /// The same places with their types shuffled.
    Shuffled,
    /// The large frame pieces joined in random order.
    Frame,
}

/// What may be shuffled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Shuffle {
    /// Which land; where it is not said, by the number of players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cells: Option<Cells>,
    /// How the chips are laid.
    #[serde(default)]
    pub chips: Chips,
    /// How the harbours are laid.
    #[serde(default)]
    pub harbours: Harbours,
}

/// The grid of a board of the house in both widths, shared by all games on it.
pub struct Grids {
    pub(crate) narrow: Arc<Grid<NARROW>>,
    pub(crate) wide: Arc<Grid<WIDE>>,
}

impl Grids {
    pub(crate) fn new(land: &[Hex]) -> Grids {
        Grids {
            narrow: Arc::new(Grid::new(land).expect(SOUND)),
            wide: Arc::new(Grid::new(land).expect(SOUND)),
        }
    }
}

/// The fixed part of a board that is shuffled, from its file in `rules/boards`.
pub(crate) struct Plan {
    pub(crate) grids: Grids,
    /// The layout printed in the book, where there is one.
    pub(crate) printed: Option<Layout>,
    cells: Cells,
    terrains: Vec<Terrain>,
    letters: Vec<u8>,
    /// From each corner hex, all hexes in the order in which the chips are laid.
    spirals: Vec<Vec<Hex>>,
    harbours: Vec<Harbour>,
    slots: Vec<Slot>,
}

/// A place for a piece of the frame: the side that a harbour in each of its spaces faces.
struct Slot {
    sides: Vec<(Hex, Direction)>,
    piece: Piece,
}

/// The harbours of a piece of the frame.
type Piece = Vec<Option<Trade>>;

#[derive(Deserialize)]
struct BoardFile {
    #[serde(default)]
    cells: Vec<Place>,
    #[serde(default)]
    hexes: Vec<Tile>,
    harbours: Vec<Harbour>,
    letters: Vec<u8>,
    corners: Vec<(i8, i8)>,
    rings: Vec<Vec<(i8, i8)>>,
    frame: Vec<FramePiece>,
    terrain_counts: BTreeMap<Terrain, usize>,
}

#[derive(Deserialize)]
struct Place {
    q: i8,
    r: i8,
}

#[derive(Deserialize)]
struct FramePiece {
    spaces: Vec<Space>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Space {
    None,
    #[serde(untagged)]
    Harbour(Trade),
}

pub(crate) const SOUND: &str = "the house's own boards are checked by its tests";

fn hex((q, r): (i8, i8)) -> Hex {
    Hex::new(q, r).expect(SOUND)
}

impl Plan {
    /// The plan for this land.
    pub(crate) fn of(cells: Cells) -> &'static Plan {
        static BASE: LazyLock<Plan> =
            LazyLock::new(|| Plan::parse(Cells::Base, shelf::BOARDS_BASE_VARIABLE));
        static SIX: LazyLock<Plan> = LazyLock::new(|| Plan::parse(Cells::Six, shelf::BOARDS_SIX));
        match cells {
            Cells::Base => &BASE,
            Cells::Six => &SIX,
        }
    }

    fn parse(cells: Cells, text: &str) -> Plan {
        let file: BoardFile = shelf::read(text);
        let land: Vec<Hex> = if file.hexes.is_empty() {
            file.cells.iter().map(|place| hex((place.q, place.r))).collect()
        } else {
            file.hexes.iter().map(|tile| tile.hex().expect(SOUND)).collect()
        };
        let rings: Vec<Vec<Hex>> =
            file.rings.iter().map(|ring| ring.iter().copied().map(hex).collect()).collect();
        let spirals = file.corners.iter().map(|&corner| spiral(&rings, hex(corner))).collect();
        let terrains = file
            .terrain_counts
            .iter()
            .flat_map(|(&terrain, &count)| std::iter::repeat_n(terrain, count))
            .collect();
        let grids = Grids::new(&land);
        let slots = slots(&grids.narrow, &file.harbours[0], &file.frame);
        let printed = (!file.hexes.is_empty()).then(|| Layout {
            hexes: file.hexes,
            harbours: file.harbours.clone(),
            ..Layout::default()
        });
        Plan {
            grids,
            printed,
            cells,
            terrains,
            letters: file.letters,
            spirals,
            harbours: file.harbours,
            slots,
        }
    }

    /// A random layout.
    pub(crate) fn sample(&self, what: Shuffle, chance: &mut impl Chance) -> Layout {
        let mut terrains = self.terrains.clone();
        shuffle(&mut terrains, chance);
        let mut hexes: Vec<Tile> = self
            .grids
            .narrow
            .hexes()
            .iter()
            .zip(terrains)
            .map(|(hex, terrain)| Tile { q: hex.q(), r: hex.r(), terrain, number: None })
            .collect();
        match what.chips {
            Chips::Letters => {
                let corner = chance.below(self.spirals.len() as u32) as usize;
                self.lay_letters(&mut hexes, corner);
            }
            Chips::LettersFrom { corner } => self.lay_letters(&mut hexes, corner.into()),
            Chips::Random => self.lay_random(&mut hexes, chance),
        }
        Layout { hexes, harbours: self.sample_harbours(what.harbours, chance), ..Layout::default() }
    }

    fn lay_letters(&self, hexes: &mut [Tile], corner: usize) {
        let mut chips = self.letters.iter();
        for &hex in &self.spirals[corner] {
            let id = self.grids.narrow.hex_id(hex).expect(SOUND);
            let tile = &mut hexes[id.index()];
            tile.number =
                if tile.terrain == Terrain::Desert { None } else { chips.next().copied() };
        }
    }

    /// Shuffles until no two red numbers touch: every allowed layout is equally likely.
    fn lay_random(&self, hexes: &mut [Tile], chance: &mut impl Chance) {
        let mut chips = self.letters.clone();
        loop {
            shuffle(&mut chips, chance);
            let mut next = chips.iter();
            for tile in hexes.iter_mut() {
                tile.number =
                    if tile.terrain == Terrain::Desert { None } else { next.next().copied() };
            }
            if !self.red_numbers_touch(hexes) {
                return;
            }
        }
    }

    fn red_numbers_touch(&self, hexes: &[Tile]) -> bool {
        let red = |tile: &Tile| matches!(tile.number, Some(6 | 8));
        hexes.iter().zip(self.grids.narrow.all_hexes().iter()).any(|(tile, id)| {
            red(tile)
                && self.grids.narrow.hexes_beside(id).iter().any(|other| red(&hexes[other.index()]))
        })
    }

    fn sample_harbours(&self, what: Harbours, chance: &mut impl Chance) -> Vec<Harbour> {
        match what {
            Harbours::Printed => self.harbours.clone(),
            Harbours::Shuffled => {
                let mut trades: Vec<Trade> = self.harbours.iter().map(|h| h.trade).collect();
                shuffle(&mut trades, chance);
                let places = self.harbours.iter().zip(trades);
                places.map(|(place, trade)| Harbour { trade, ..*place }).collect()
            }
            Harbours::Frame => {
                let mut large: Vec<&Piece> = self.large().map(|slot| &slot.piece).collect();
                shuffle(&mut large, chance);
                let mut large = large.into_iter();
                self.slots
                    .iter()
                    .flat_map(|slot| {
                        let piece = if slot.is_large() { large.next() } else { None };
                        slot.harbours(piece.unwrap_or(&slot.piece))
                    })
                    .collect()
            }
        }
    }

    fn large(&self) -> impl Iterator<Item = &Slot> {
        self.slots.iter().filter(|slot| slot.is_large())
    }

    /// Whether the layout may come of the shuffle.
    pub(crate) fn check(&self, what: Shuffle, layout: &Layout) -> Result<(), Refusal> {
        let (land_rule, harbour_rule) = match self.cells {
            Cells::Base => (base(1), base(14)),
            Cells::Six => (six(1), six(6)),
        };
        let mut hexes = layout.hexes.clone();
        let on_grid = |tile: &Tile| tile.hex().and_then(|hex| self.grids.narrow.hex_id(hex));
        hexes.sort_by_key(on_grid);
        let land = hexes.iter().map(on_grid).eq(self.grids.narrow.all_hexes().iter().map(Some));
        ensure(land, land_rule, "the hexes are not those of this board")?;
        let terrains = sorted(hexes.iter().map(|tile| tile.terrain));
        ensure(
            terrains == sorted(self.terrains.iter().copied()),
            land_rule,
            "the landscapes are not those of the box",
        )?;
        self.check_chips(what.chips, &hexes)?;
        ensure(layout.robber.is_none(), base(15), "the robber starts on the desert")?;
        let harbours = self.may_have_harbours(what.harbours, &layout.harbours);
        ensure(harbours, harbour_rule, "the harbours cannot lie like this")
    }

    fn check_chips(&self, chips: Chips, hexes: &[Tile]) -> Result<(), Refusal> {
        let (box_rule, order_rule) = match self.cells {
            Cells::Base => (base(2), base(11)),
            Cells::Six => (six(4), six(5)),
        };
        let lies_from = |corner: usize| {
            let mut laid = hexes.to_vec();
            self.lay_letters(&mut laid, corner);
            laid == hexes
        };
        match chips {
            Chips::Letters => {
                let lies = (0..self.spirals.len()).any(lies_from);
                ensure(lies, order_rule, "the chips do not lie in the order of their letters")
            }
            Chips::LettersFrom { corner } => {
                let lies = lies_from(corner.into());
                ensure(lies, order_rule, "the chips do not lie in the order of their letters")
            }
            Chips::Random => {
                let deserts =
                    hexes.iter().all(|t| (t.terrain == Terrain::Desert) == t.number.is_none());
                let chips = sorted(hexes.iter().filter_map(|tile| tile.number));
                let all = deserts && chips == sorted(self.letters.iter().copied());
                ensure(all, box_rule, "the chips are not those of the box")?;
                ensure(!self.red_numbers_touch(hexes), base(13), "a 6 or 8 lies next to a 6 or 8")
            }
        }
    }

    fn may_have_harbours(&self, what: Harbours, harbours: &[Harbour]) -> bool {
        let place = |h: &Harbour| (h.q, h.r, h.side);
        let whole = |h: &Harbour| (h.q, h.r, h.side, h.trade);
        match what {
            Harbours::Printed => {
                sorted(harbours.iter().map(whole)) == sorted(self.harbours.iter().map(whole))
            }
            Harbours::Shuffled => {
                sorted(harbours.iter().map(place)) == sorted(self.harbours.iter().map(place))
                    && sorted(harbours.iter().map(|h| h.trade))
                        == sorted(self.harbours.iter().map(|h| h.trade))
            }
            Harbours::Frame => {
                let lie = |pieces: &[&Piece]| {
                    let found =
                        self.large().zip(pieces).flat_map(|(slot, piece)| slot.harbours(piece));
                    let fixed = self.slots.iter().filter(|slot| !slot.is_large());
                    let all = found.chain(fixed.flat_map(|slot| slot.harbours(&slot.piece)));
                    sorted(all.map(|h| whole(&h))) == sorted(harbours.iter().map(whole))
                };
                let mut pieces: Vec<&Piece> = self.large().map(|slot| &slot.piece).collect();
                any_order(&mut pieces, 0, &lie)
            }
        }
    }

    /// How many corner hexes the spiral may start from.
    pub(crate) fn corner_count(&self) -> usize {
        self.spirals.len()
    }
}

impl Slot {
    fn is_large(&self) -> bool {
        self.sides.len() > 1
    }

    fn harbours(&self, piece: &Piece) -> Vec<Harbour> {
        self.sides
            .iter()
            .zip(piece)
            .filter_map(|(&(hex, side), trade)| {
                trade.map(|trade| Harbour { q: hex.q(), r: hex.r(), side, trade })
            })
            .collect()
    }
}

fn sorted<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    items.sort();
    items
}

/// Whether some order of the items from `fixed` on passes the test.
fn any_order<T: Copy>(items: &mut [T], fixed: usize, test: &impl Fn(&[T]) -> bool) -> bool {
    if fixed == items.len() {
        return test(items);
    }
    (fixed..items.len()).any(|index| {
        items.swap(fixed, index);
        let found = any_order(items, fixed + 1, test);
        items.swap(fixed, index);
        found
    })
}

/// All hexes ring by ring, each ring beginning next to where the one before began.
fn spiral(rings: &[Vec<Hex>], corner: Hex) -> Vec<Hex> {
    let mut begin = corner;
    let mut spiral = Vec::new();
    for ring in rings {
        let touches = |hex: &Hex| {
            *hex == begin || Direction::ALL.into_iter().any(|side| begin.neighbour(side) == *hex)
        };
        let turn = ring
            .iter()
            .position(|hex| *hex == begin)
            .or_else(|| ring.iter().position(touches))
            .expect(SOUND);
        spiral.extend(ring.iter().cycle().skip(turn).take(ring.len()));
        begin = ring[turn];
    }
    spiral
}

/// Walks the sea around the land clockwise, from the sea hex of the first harbour on, and lays the
/// frame's pieces along it. A harbour in a space between two land hexes faces the first of them
/// where the space is the third of its piece, otherwise the second.
fn slots(grid: &Grid<NARROW>, first: &Harbour, frame: &[FramePiece]) -> Vec<Slot> {
    let first = first.hex().expect(SOUND).neighbour(first.side);
    let mut sea = first;
    frame
        .iter()
        .map(|piece| {
            let mut sides = Vec::new();
            for index in 0..piece.spaces.len() {
                let coast = coast(grid, sea);
                // Land is on the right hand, so the first land hex on the way comes last in
                // clockwise order around the sea hex.
                let side = if index == 2 { coast[coast.len() - 1] } else { coast[0] };
                sides.push((sea.neighbour(side), side.opposite()));
                sea = sea.neighbour(Direction::ALL[(coast[0] as usize + 5) % 6]);
            }
            let piece = piece.spaces.iter().map(|space| match *space {
                Space::None => None,
                Space::Harbour(trade) => Some(trade),
            });
            Slot { sides, piece: piece.collect() }
        })
        .collect()
}

/// The sides of a sea hex at which land lies, clockwise from where the land begins.
fn coast(grid: &Grid<NARROW>, sea: Hex) -> Vec<Direction> {
    let turned = |start: usize, turn: usize| Direction::ALL[(start + turn) % 6];
    let is_land = |side: Direction| grid.hex_id(sea.neighbour(side)).is_some();
    let start = (0..6).find(|&i| is_land(turned(i, 0)) && !is_land(turned(i, 5))).expect(SOUND);
    (0..6).map(|turn| turned(start, turn)).take_while(|&side| is_land(side)).collect()
}

/// What a board is shuffled from, for those who draw a picture of it.
#[cfg(feature = "ts")]
#[derive(Serialize, ts_rs::TS)]
#[ts(rename = "Plan")]
pub struct PlanData {
    /// The hexes, row by row from the north-west.
    hexes: Vec<Hex>,
    /// The landscapes as they lie in the box.
    terrains: Vec<Terrain>,
    /// The harbours as they are printed.
    harbours: Vec<Harbour>,
}

#[cfg(feature = "ts")]
impl PlanData {
    /// The plan for this land.
    pub fn of(cells: Cells) -> PlanData {
        let plan = Plan::of(cells);
        PlanData {
            hexes: plan.grids.narrow.hexes().to_vec(),
            terrains: plan.terrains.clone(),
            harbours: plan.harbours.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_printed_frame_gives_the_printed_harbours() {
        for cells in [Cells::Base, Cells::Six] {
            let plan = Plan::of(cells);
            let printed: Vec<Harbour> =
                plan.slots.iter().flat_map(|slot| slot.harbours(&slot.piece)).collect();
            assert_eq!(printed, plan.harbours);
        }
    }
}
