//! The board as numbers that no move changes.

use hex::{ByCorner, CornerId, HexId};
use island::{Course, Laid, Position, Resource, Terrain, Trade};

/// The resources; a master does not count commodities.
pub(crate) const KINDS: usize = Resource::ALL.len();

/// So much of each resource.
pub(crate) type ByKind = [f32; KINDS];

/// What a card is worth where an island has the same of all: cities and development cards ask for ore and
/// grain, both kinds of building for grain.
const USE: ByKind = [0.95, 0.95, 0.85, 1.1, 1.05];

/// The board of one game.
#[derive(Debug)]
pub(crate) struct Ground<const W: usize> {
    layout: Laid,
    /// What a settlement at the corner brings in 36 rolls.
    yields: ByCorner<ByKind, W>,
    /// What these cards are worth together.
    value: ByCorner<f32, W>,
    /// The numbers at the corner, one bit each.
    numbers: ByCorner<u16, W>,
    /// The harbours at the corner: a bit for each resource, and [`ANY`].
    harbours: ByCorner<u8, W>,
    /// What each hex yields in 36 rolls.
    hexes: Vec<Option<(Resource, f32)>>,
    /// What a card of each kind is worth here: what the island has little of is worth more.
    worth: ByKind,
}

/// The bit of a three-for-one harbour.
const ANY: u8 = 1 << KINDS;

impl<const W: usize> Ground<W> {
    /// The ground of this position, once its board lies.
    pub(crate) fn of<C: Course<W>>(position: &Position<C, W>) -> Option<Ground<W>> {
        let layout = position.layout()?.clone();
        let grid = position.grid();
        let mut ground = Ground {
            yields: ByCorner::filled([0.0; KINDS]),
            value: ByCorner::filled(0.0),
            numbers: ByCorner::filled(0),
            harbours: ByCorner::filled(0),
            hexes: vec![None; grid.hexes().len()],
            worth: USE,
            layout,
        };
        let mut total = [0.0; KINDS];
        for tile in &ground.layout.hexes {
            let (Some(id), Some(number)) =
                (tile.hex().and_then(|hex| grid.hex_id(hex)), tile.number)
            else {
                continue;
            };
            let pips = 6.0 - f32::from(number.abs_diff(7));
            for corner in grid.corner_list(id) {
                ground.numbers[corner] |= 1 << number;
            }
            let kinds: &[Resource] = match tile.terrain {
                Terrain::Gold => &Resource::ALL,
                other => other.resource().map_or([].as_slice(), |kind| &ALONE[kind as usize]),
            };
            for &kind in kinds {
                let share = pips / kinds.len() as f32;
                total[kind as usize] += share;
                for corner in grid.corner_list(id) {
                    ground.yields[corner][kind as usize] += share;
                }
            }
            ground.hexes[id.index()] = tile.terrain.resource().map(|kind| (kind, pips));
        }
        let mean = total.iter().sum::<f32>() / KINDS as f32;
        for (worth, total) in ground.worth.iter_mut().zip(total) {
            *worth *= (mean / total.max(1.0)).sqrt();
        }
        for corner in grid.all_corners().iter() {
            let pairs = ground.yields[corner].iter().zip(ground.worth);
            ground.value[corner] = pairs.map(|(yields, worth)| yields * worth).sum();
        }
        for harbour in &ground.layout.harbours {
            let Some(hex) = harbour.hex() else { continue };
            let bit = match harbour.trade {
                Trade::Any => ANY,
                Trade::Two(kind) => 1 << kind as u8,
            };
            for corner in hex.side(harbour.side).ends() {
                if let Some(id) = grid.corner_id(corner) {
                    ground.harbours[id] |= bit;
                }
            }
        }
        Some(ground)
    }

    /// Whether this is the ground of the position. Chips may move in some scenarios.
    pub(crate) fn fits<C: Course<W>>(&self, position: &Position<C, W>) -> bool {
        position.layout().is_some_and(|layout| *layout == self.layout)
    }

    /// What a settlement at the corner brings in 36 rolls.
    #[inline]
    pub(crate) fn yields(&self, corner: CornerId) -> &ByKind {
        &self.yields[corner]
    }

    /// What these cards are worth together.
    #[inline]
    pub(crate) fn value(&self, corner: CornerId) -> f32 {
        self.value[corner]
    }

    /// The numbers at the corner, one bit each.
    #[inline]
    pub(crate) fn numbers(&self, corner: CornerId) -> u16 {
        self.numbers[corner]
    }

    /// What the hex yields in 36 rolls.
    #[inline]
    pub(crate) fn hex(&self, hex: HexId) -> Option<(Resource, f32)> {
        self.hexes[hex.index()]
    }

    /// What a settlement at the corner is worth to somebody who has this income: its yields, kinds that
    /// are new, and harbours.
    pub(crate) fn appeal(&self, corner: CornerId, have: &ByKind) -> f32 {
        let yields = &self.yields[corner];
        let mut value = self.value[corner];
        for kind in 0..KINDS {
            if yields[kind] > 0.0 && have[kind] == 0.0 {
                value += 1.5 + 0.25 * yields[kind];
            }
        }
        let harbours = self.harbours[corner];
        if harbours & ANY != 0 {
            value += 1.2;
        }
        for kind in 0..KINDS {
            if harbours >> kind & 1 == 1 {
                value += 0.3 + 0.25 * (have[kind] + yields[kind]);
            }
        }
        value
    }
}

/// Each resource as a list of its own.
const ALONE: [[Resource; 1]; KINDS] =
    [[Resource::Lumber], [Resource::Brick], [Resource::Wool], [Resource::Grain], [Resource::Ore]];
