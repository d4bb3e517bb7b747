//! A board ready for play: everything about it that no move changes.

use std::sync::Arc;

use hex::{ByCorner, ByHex, CornerId, Corners, Grid, HexId, Hexes, Sides};

use crate::cards::{Hand, Resource};
use crate::layout::{Laid, Layout, Terrain, Trade};
use crate::setup::Setup;

/// The board and the setup of one game, shared by all its positions.
#[derive(Clone, Debug, PartialEq)]
pub struct Board<const W: usize> {
    pub(crate) setup: Setup,
    pub(crate) grid: Arc<Grid<W>>,
    /// `None` until nature has laid the island out.
    pub(crate) layout: Option<Laid>,
    pub(crate) deserts: Hexes,
    /// Where the robber may stand.
    pub(crate) land: Hexes,
    /// Where a building may stand.
    pub(crate) sites: Corners<W>,
    /// Where a road may lie.
    pub(crate) paths: Sides<W>,
    /// Where roads may be joined without a building.
    pub(crate) joints: Corners<W>,
    /// The sea hexes: where a pirate may stand.
    pub(crate) water: Hexes,
    /// Where a ship may lie.
    pub(crate) sea_paths: Sides<W>,
    /// The hexes with each number. There are more places than numbers, for the sake of a short remainder.
    by_number: [Hexes; 16],
    yields: ByHex<Option<Resource>>,
    /// The harbours at each corner: one bit for each resource, and `ANY`.
    harbours: ByCorner<u8, W>,
}

/// The bit of a three-for-one harbour.
const ANY: u8 = 1 << 5;

impl<const W: usize> Board<W> {
    /// A board of which only the shape is known.
    pub(crate) fn unlaid(setup: Setup, grid: Arc<Grid<W>>) -> Board<W> {
        Board {
            setup,
            layout: None,
            deserts: Hexes::EMPTY,
            land: grid.all_hexes(),
            sites: grid.all_corners(),
            paths: grid.all_sides(),
            joints: grid.all_corners(),
            water: Hexes::EMPTY,
            sea_paths: Sides::EMPTY,
            by_number: [Hexes::EMPTY; 16],
            yields: ByHex::filled(None),
            harbours: ByCorner::filled(0),
            grid,
        }
    }

    /// The board of a layout that was checked and lies on this grid.
    pub(crate) fn laid(setup: Setup, grid: Arc<Grid<W>>, layout: Laid) -> Board<W> {
        let mut board = Board::unlaid(setup, grid);
        for tile in &layout.hexes {
            let id = tile.hex().and_then(|hex| board.grid.hex_id(hex)).expect("checked layout");
            board.yields[id] = tile.terrain.resource();
            if tile.terrain == Terrain::Desert {
                board.deserts.insert(id);
            }
            if let Some(number) = tile.number {
                board.by_number[usize::from(number)].insert(id);
            }
        }
        for harbour in &layout.harbours {
            let side = harbour.hex().expect("checked layout").side(harbour.side);
            let bit = match harbour.trade {
                Trade::Any => ANY,
                Trade::Two(resource) => 1 << resource as u8,
            };
            for corner in side.ends() {
                let id = board.grid.corner_id(corner).expect("checked layout");
                board.harbours[id] |= bit;
            }
        }
        board.layout = Some(layout);
        board
    }

    /// The hexes that yield on this roll.
    #[inline]
    pub(crate) fn numbered(&self, number: u8) -> Hexes {
        self.by_number[usize::from(number) % 16]
    }

    /// The chip on the hex.
    pub(crate) fn number(&self, hex: HexId) -> Option<u8> {
        (2..=12).find(|&number| self.numbered(number).contains(hex))
    }

    /// The chips on two hexes change places.
    pub(crate) fn swap_chips(&mut self, one: HexId, other: HexId) {
        let numbers = [self.number(one), self.number(other)];
        for (hex, before, after) in [(one, numbers[0], numbers[1]), (other, numbers[1], numbers[0])]
        {
            if let Some(number) = before {
                self.by_number[usize::from(number)].remove(hex);
            }
            if let Some(number) = after {
                self.by_number[usize::from(number)].insert(hex);
            }
        }
        let names = [one, other].map(|id| self.grid.hex(id));
        if let Some(laid) = &self.layout {
            let mut layout: Layout = (**laid).clone();
            for tile in &mut layout.hexes {
                match tile.hex() {
                    hex if hex == Some(names[0]) => tile.number = numbers[1],
                    hex if hex == Some(names[1]) => tile.number = numbers[0],
                    _ => {}
                }
            }
            self.layout = Some(layout.into());
        }
    }

    /// What the hex yields.
    #[inline]
    pub(crate) fn yields(&self, hex: HexId) -> Option<Resource> {
        self.yields[hex]
    }

    /// One card for each land hex at the corner that yields something (BASE-17).
    pub(crate) fn first_cards(&self, corner: CornerId) -> Hand {
        self.grid
            .hexes_at(corner)
            .iter()
            .filter_map(|hex| self.yields[hex])
            .fold(Hand::NONE, |cards, resource| cards.plus(Hand::one(resource)))
    }

    /// The rates of a player with these rates who now builds at the corner (BASE-29).
    #[inline]
    pub(crate) fn improve(&self, rates: Hand, corner: CornerId) -> Hand {
        let harbours = self.harbours[corner];
        if harbours == 0 {
            return rates;
        }
        let mut better = rates;
        for card in Resource::EVERY {
            // A commodity has no harbour of its own (KNIGHTS-15).
            if !card.is_commodity() && harbours >> card as u8 & 1 == 1 {
                better[card] = 2;
            } else if harbours & ANY != 0 {
                better[card] = better[card].min(3);
            }
        }
        better
    }
}
