//! A board with ships as data: the sea, the islands, where people found and where the pirate starts.

use std::sync::{Arc, LazyLock};

use hex::{Corner, Direction, Grid, Hex, Vertex, WIDE};
use serde::{Deserialize, Serialize};
use table::{Faults, Words, shelf};

use crate::country::check::check_name;
use crate::layout::{Harbour, Laid, Layout, Tile, check_room};
use crate::plan::SOUND;
use crate::rules::{enchanted as enchanted_rule, option, sea};
use crate::setup::{BoardChoice, Seas, Setup, With, is_false};

/// What makes a layout a board with ships.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Chart {
    /// The board's short name.
    pub id: String,
    /// What people call it.
    pub name: Words,
    /// Whether the printed map was not at hand, and this one was made after what is known of it.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub reconstructed: bool,
    /// The sea; the hexes of the frame are among them.
    pub sea: Vec<Hex>,
    /// A hex of each island on which people found; where there is none, they found on all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Hex>>"))]
    pub home: Vec<Hex>,
    /// Where the pirate starts, if it is played with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pirate: Option<Hex>,
    /// What makes it the Enchanted Land, if it is that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub enchanted: Option<Enchanted>,
}

/// The enchanted island.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Enchanted {
    /// One of its hexes.
    pub island: Hex,
    /// How many dragons have a simple flag, one with two points, one with three.
    pub dragons: [u8; 3],
}

impl Chart {
    /// Notes all that is wrong with the board where so many found.
    pub(crate) fn check<const W: usize>(
        &self,
        layout: &Layout,
        grid: &Grid<W>,
        founders: usize,
        faults: &mut Faults,
    ) {
        check_name("board.chart.id", &self.id, faults);
        check_name("board.chart.name.en", &self.name.en, faults);
        check_name("board.chart.name.de", &self.name.de, faults);
        faults.expect(!self.sea.is_empty(), option(12), "board.chart.sea", || {
            "a board with ships has sea".into()
        });
        for (index, &hex) in self.home.iter().enumerate() {
            let at = format!("board.chart.home[{index}]");
            faults.expect(layout.is_land(hex), option(12), &at, || {
                format!("there is no land at {hex} to found on")
            });
        }
        if let Some(hex) = self.pirate {
            faults.expect(self.sea.contains(&hex), sea(25), "board.chart.pirate", || {
                format!("there is no sea at {hex} for the pirate")
            });
        }
        self.check_enchanted(layout, faults);
        let rounds = if self.enchanted.is_some() { 3 } else { 2 };
        let islands = layout.islands();
        let home: Vec<Hex> =
            islands.into_iter().filter(|island| self.is_home(island)).flatten().collect();
        // At a tip of the map that lies at one hex alone no path ends.
        let at_home = |corner: &&Corner| {
            let hexes = corner.hexes();
            let on_map = hexes.iter().filter(|&&hex| grid.hex_id(hex).is_some());
            on_map.count() >= 2 && hexes.iter().any(|hex| home.contains(hex))
        };
        let corners = grid.corners().iter().filter(at_home).count();
        check_room(corners, rounds * founders, faults);
    }

    /// Notes what is wrong with the enchanted island.
    fn check_enchanted(&self, layout: &Layout, faults: &mut Faults) {
        let Some(enchanted) = self.enchanted else { return };
        let at = "board.chart.enchanted";
        let inland = self.inland(layout).len();
        faults.expect(inland > 0, enchanted_rule(2), at, || {
            format!("there is no land at {} with a crossing inside", enchanted.island)
        });
        let dragons: usize = enchanted.dragons.into_iter().map(usize::from).sum();
        faults.expect(dragons == inland, enchanted_rule(4), at, || {
            format!("{dragons} dragons do not lie on {inland} crossings")
        });
        let islands = layout.islands();
        let own = islands.iter().find(|island| island.contains(&enchanted.island));
        let home = own.is_some_and(|island| self.is_home(island));
        faults.expect(!home, enchanted_rule(6), at, || "nobody founds on this island".into());
    }

    /// The hexes of the enchanted island.
    pub fn enchanted_land(&self, layout: &Layout) -> Vec<Hex> {
        let Some(enchanted) = self.enchanted else { return Vec::new() };
        let mut islands = layout.islands().into_iter();
        islands.find(|island| island.contains(&enchanted.island)).unwrap_or_default()
    }

    /// The crossings inside the enchanted island.
    pub fn inland(&self, layout: &Layout) -> Vec<Corner> {
        let land = self.enchanted_land(layout);
        let mut corners: Vec<Corner> =
            land.iter().flat_map(|hex| Vertex::ALL.map(|at| hex.corner(at))).collect();
        corners.retain(|corner| corner.hexes().iter().all(|hex| land.contains(hex)));
        corners.sort();
        corners.dedup();
        corners
    }

    /// Whether people found on this island.
    pub(crate) fn is_home(&self, island: &[Hex]) -> bool {
        self.home.is_empty() || self.home.iter().any(|hex| island.contains(hex))
    }
}

impl Layout {
    /// The islands, from the north-west: land that hangs together.
    pub(crate) fn islands(&self) -> Vec<Vec<Hex>> {
        let mut left: Vec<Hex> = self.hexes.iter().filter_map(Tile::hex).collect();
        left.sort_by_key(|hex| (hex.r(), hex.q()));
        let mut islands = Vec::new();
        while !left.is_empty() {
            let mut island = vec![left.remove(0)];
            let mut next = 0;
            while let Some(&hex) = island.get(next) {
                let beside = Direction::ALL.map(|side| hex.neighbour(side));
                island.extend(left.extract_if(.., |other| beside.contains(other)));
                next += 1;
            }
            island.sort_by_key(|hex| (hex.r(), hex.q()));
            islands.push(island);
        }
        islands
    }
}

/// A board with ships of the house, shared by all games on it.
pub(crate) struct HouseChart {
    pub(crate) layout: Laid,
    pub(crate) grid: Arc<Grid<WIDE>>,
    pub(crate) name: Words,
    pub(crate) about: Words,
    /// Points that win.
    pub(crate) points: u8,
}

/// A board with ships as it is written in `rules/boards`.
#[derive(Deserialize)]
struct ChartFile {
    id: String,
    name: Words,
    about: Words,
    victory_points: u8,
    robber: Place,
    pirate: Option<Place>,
    home: Vec<(i8, i8)>,
    hexes: Vec<Tile>,
    sea: Vec<(i8, i8)>,
    harbours: Vec<Harbour>,
    status: Option<String>,
    enchanted: Option<EnchantedFile>,
}

#[derive(Deserialize)]
struct EnchantedFile {
    island: Place,
    dragons: [u8; 3],
}

#[derive(Clone, Copy, Deserialize)]
struct Place {
    q: i8,
    r: i8,
}

impl Place {
    fn hex(self) -> Hex {
        hex((self.q, self.r))
    }
}

fn hex((q, r): (i8, i8)) -> Hex {
    Hex::new(q, r).expect(SOUND)
}

impl HouseChart {
    fn read(text: &str) -> HouseChart {
        let file: ChartFile = shelf::read(text);
        let hexes = |places: &[(i8, i8)]| places.iter().copied().map(hex).collect();
        let chart = Chart {
            id: file.id,
            name: file.name.clone(),
            reconstructed: file.status.is_some(),
            sea: hexes(&file.sea),
            home: hexes(&file.home),
            pirate: file.pirate.map(Place::hex),
            enchanted: file.enchanted.map(|enchanted| Enchanted {
                island: enchanted.island.hex(),
                dragons: enchanted.dragons,
            }),
        };
        let all: Vec<Hex> =
            file.hexes.iter().filter_map(Tile::hex).chain(chart.sea.iter().copied()).collect();
        let layout = Layout {
            hexes: file.hexes,
            harbours: file.harbours,
            robber: Some(file.robber.hex()),
            chart: Some(Box::new(chart)),
            ..Layout::default()
        };
        HouseChart {
            layout: layout.into(),
            grid: Arc::new(Grid::new(&all).expect(SOUND)),
            name: file.name,
            about: file.about,
            points: file.victory_points,
        }
    }
}

/// The board with ships of the house for so many players.
pub(crate) fn of(chart: Seas, players: u8) -> &'static HouseChart {
    /// For three, for four, for five and six.
    type Boards = [LazyLock<HouseChart>; 3];
    static ENCHANTED: [LazyLock<HouseChart>; 2] = [
        LazyLock::new(|| HouseChart::read(shelf::BOARDS_ENCHANTED_3)),
        LazyLock::new(|| HouseChart::read(shelf::BOARDS_ENCHANTED_4)),
    ];
    static TWO: Boards = [
        LazyLock::new(|| HouseChart::read(shelf::BOARDS_TWO_ISLANDS_3)),
        LazyLock::new(|| HouseChart::read(shelf::BOARDS_TWO_ISLANDS_4)),
        LazyLock::new(|| HouseChart::read(shelf::BOARDS_TWO_ISLANDS_6)),
    ];
    static FOUR: Boards = [
        LazyLock::new(|| HouseChart::read(shelf::BOARDS_FOUR_ISLANDS_3)),
        LazyLock::new(|| HouseChart::read(shelf::BOARDS_FOUR_ISLANDS_4)),
        LazyLock::new(|| HouseChart::read(shelf::BOARDS_FOUR_ISLANDS_6)),
    ];
    static MANY: Boards = [
        LazyLock::new(|| HouseChart::read(shelf::BOARDS_ARCHIPELAGO_3)),
        LazyLock::new(|| HouseChart::read(shelf::BOARDS_ARCHIPELAGO_4)),
        LazyLock::new(|| HouseChart::read(shelf::BOARDS_ARCHIPELAGO_6)),
    ];
    let boards = match chart {
        Seas::TwoIslands => &TWO,
        Seas::FourIslands => &FOUR,
        Seas::Archipelago => &MANY,
        Seas::Enchanted => return &ENCHANTED[usize::from(players >= 4)],
    };
    &boards[usize::from(players.clamp(3, 5) - 3)]
}

impl Setup {
    /// A game with ships on a board of the house, with the points that win there, the pirate, and points
    /// for islands; in the Enchanted Land with knights instead.
    pub fn at_sea(players: u8, chart: Seas) -> Setup {
        let board = BoardChoice::Sea { chart };
        let enchanted = chart == Seas::Enchanted;
        let with = With {
            pirate: !enchanted,
            island_points: !enchanted,
            knights: enchanted,
            ..With::default()
        };
        let mut setup = Setup { board, with, ..Setup::variable(players) };
        setup.options.points_to_win = of(chart, players).points;
        setup
    }

    /// The board with ships that is played on.
    pub(crate) fn chart(&self) -> Option<(&Layout, &Chart)> {
        let layout: &Layout = match &self.board {
            BoardChoice::Sea { chart } => &of(*chart, self.players).layout,
            BoardChoice::Given(layout) => layout,
            _ => return None,
        };
        Some((layout, layout.chart.as_deref()?))
    }
}
