//! The beginners' board with its pieces and first cards, from `rules/boards` (BASE-8, BASE-9).

use std::collections::BTreeMap;
use std::sync::LazyLock;

use hex::{Direction, Hex, Vertex};
use serde::Deserialize;
use table::shelf;

use crate::cards::Hand;
use crate::layout::{Harbour, Layout, Tile};
use crate::setup::{Arrangement, Holdings};

const SOUND: &str = "the house's own boards are checked by its tests";

#[derive(Deserialize)]
struct BoardFile {
    hexes: Vec<Tile>,
    harbours: Vec<Harbour>,
    unused_color_with_3_players: String,
    start: StartPieces,
}

#[derive(Deserialize)]
struct StartPieces {
    settlements: Vec<StartSettlement>,
    roads: Vec<StartRoad>,
    resources: BTreeMap<String, Hand>,
}

#[derive(Deserialize)]
struct StartSettlement {
    color: String,
    q: i8,
    r: i8,
    corner: String,
}

#[derive(Deserialize)]
struct StartRoad {
    color: String,
    q: i8,
    r: i8,
    side: Direction,
}

/// The order in which the beginners' colours take their seats.
const COLOURS: [&str; 4] = ["red", "blue", "orange", "white"];

fn file() -> &'static BoardFile {
    static FILE: LazyLock<BoardFile> = LazyLock::new(|| shelf::read(shelf::BOARDS_BASE_BEGINNER));
    &FILE
}

/// The beginners' board.
pub(crate) fn layout() -> Layout {
    let file = file();
    Layout { hexes: file.hexes.clone(), harbours: file.harbours.clone(), ..Layout::default() }
}

/// The beginners' pieces and first cards. With fewer than four one colour is left out (BASE-8).
pub(crate) fn arrangement(players: u8) -> Arrangement {
    let file = file();
    let colours = COLOURS
        .into_iter()
        .filter(|colour| players >= 4 || *colour != file.unused_color_with_3_players);
    let hex = |q, r| Hex::new(q, r).expect(SOUND);
    let holdings = |colour: &str| Holdings {
        settlements: (file.start.settlements.iter().filter(|piece| piece.color == colour))
            .map(|piece| {
                let vertex: Vertex = piece.corner.parse().expect(SOUND);
                hex(piece.q, piece.r).corner(vertex)
            })
            .collect(),
        roads: (file.start.roads.iter().filter(|piece| piece.color == colour))
            .map(|piece| hex(piece.q, piece.r).side(piece.side))
            .collect(),
        hand: file.start.resources[colour],
        ..Holdings::default()
    };
    Arrangement {
        seats: colours.take(players.into()).map(holdings).collect(),
        ..Arrangement::default()
    }
}
