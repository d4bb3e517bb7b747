//! The boards with ships of the house: SEA, and what every one of them has to be.

use std::collections::{BTreeMap, BTreeSet};

use hex::{Corner, Direction, Hex, Side, Vertex, WIDE};
use island::{Full, Layout, Scenarios, Seas, Setup, Terrain, Tile};
use serde::Deserialize;
use table::{Game, Words, shelf};

use crate::scene::Play;

/// What the file says of a board beside what the game reads.
#[derive(Deserialize)]
struct Head {
    id: String,
    name: Words,
    about: Words,
    players: [u8; 2],
    victory_points: u8,
    terrain_counts: BTreeMap<Terrain, usize>,
}

fn boards() -> Vec<(Seas, u8, Head)> {
    let file = |seas, players, text: &str| (seas, players, shelf::read::<Head>(text));
    vec![
        file(Seas::TwoIslands, 3, shelf::BOARDS_TWO_ISLANDS_3),
        file(Seas::TwoIslands, 4, shelf::BOARDS_TWO_ISLANDS_4),
        file(Seas::TwoIslands, 6, shelf::BOARDS_TWO_ISLANDS_6),
        file(Seas::FourIslands, 3, shelf::BOARDS_FOUR_ISLANDS_3),
        file(Seas::FourIslands, 4, shelf::BOARDS_FOUR_ISLANDS_4),
        file(Seas::FourIslands, 6, shelf::BOARDS_FOUR_ISLANDS_6),
        file(Seas::Archipelago, 3, shelf::BOARDS_ARCHIPELAGO_3),
        file(Seas::Archipelago, 4, shelf::BOARDS_ARCHIPELAGO_4),
        file(Seas::Archipelago, 6, shelf::BOARDS_ARCHIPELAGO_6),
    ]
}

fn layout(seas: Seas, players: u8) -> Layout {
    let play = Play::<Full, WIDE>::from(&Setup::at_sea(players, seas));
    play.all().board.expect("the boards are fixed").into()
}

fn neighbours(hex: Hex) -> [Hex; 6] {
    Direction::ALL.map(|side| hex.neighbour(side))
}

/// The file says of itself what lies on the board, and the game goes by it.
#[test]
fn the_files_tell_the_truth() {
    for (seas, players, head) in boards() {
        let layout = layout(seas, players);
        let chart = layout.chart.as_ref().unwrap();
        assert_eq!((&chart.id, &chart.name), (&head.id, &head.name));
        assert!(!chart.reconstructed && !head.about.en.is_empty() && !head.about.de.is_empty());
        let mut counts: BTreeMap<Terrain, usize> = BTreeMap::new();
        layout.hexes.iter().for_each(|tile| *counts.entry(tile.terrain).or_default() += 1);
        assert_eq!(counts, head.terrain_counts, "{}", head.id);
        for players in head.players[0]..=head.players[1] {
            let setup = Setup::at_sea(players, seas);
            assert_eq!(setup.options.points_to_win, head.victory_points, "{}", head.id);
            assert!((10..=14).contains(&head.victory_points), "{}", head.id);
            // It would be sound as a given board too: faults are told of those.
            let given = Setup { board: island::BoardChoice::Given(layout.clone()), ..setup };
            assert_eq!(Scenarios::new(&given).map(|_| ()), Ok(()), "{}", head.id);
        }
        let id = head.id.trim_end_matches(|c: char| c.is_ascii_digit());
        let named = |variant: &table::Variant<Setup>| variant.id.starts_with(id);
        assert_eq!(Scenarios::variants().iter().filter(|variant| named(variant)).count(), 4);
    }
}

/// SEA-16: harbours are there for everybody and for every kind, none next to another.
#[test]
fn the_boards_are_worth_playing() {
    for (seas, players, Head { id, .. }) in boards() {
        let layout = layout(seas, players);
        let tile_at = |hex: Hex| layout.hexes.iter().find(|tile| tile.hex() == Some(hex));
        let red = |tile: &&Tile| matches!(tile.number, Some(6 | 8));
        for tile in &layout.hexes {
            let hex = tile.hex().unwrap();
            for beside in neighbours(hex).into_iter().filter_map(tile_at) {
                assert!(!(red(&tile) && red(&beside)), "{id}: red chips touch at {hex}");
                let same = tile.number.is_some() && tile.number == beside.number;
                assert!(!same, "{id}: equal chips touch at {hex}");
            }
            assert_eq!(tile.number.is_none(), tile.terrain == Terrain::Desert, "{id}");
            let rich = tile.terrain == Terrain::Gold && red(&tile);
            assert!(!rich, "{id}: gold on a red chip");
        }
        let numbers: Vec<u8> = layout.hexes.iter().filter_map(|tile| tile.number).collect();
        for number in [3, 4, 5, 6, 8, 9, 10, 11] {
            let count = numbers.iter().filter(|&&chip| chip == number).count();
            assert!((2..=4).contains(&count), "{id}: {count} chips of {number}");
        }
        let mut ends = BTreeSet::new();
        let mut trades = BTreeSet::new();
        for harbour in &layout.harbours {
            let side = harbour.hex().unwrap().side(harbour.side);
            assert!(side.ends().into_iter().all(|corner| ends.insert(corner)), "{id}: {side}");
            trades.insert(harbour.trade);
        }
        assert_eq!(trades.len(), 6, "{id}: a harbour of every kind");
        assert!((7..=11).contains(&layout.harbours.len()), "{id}");
    }
}

/// SEA-2, SEA-24: by ship everybody comes from any island to any other, and the board fits its sets.
#[test]
fn every_island_can_be_reached() {
    for (seas, players, Head { id, .. }) in boards() {
        let layout = layout(seas, players);
        let sea = &layout.chart.as_ref().unwrap().sea;
        let land: Vec<Hex> = layout.hexes.iter().filter_map(Tile::hex).collect();
        let all: BTreeSet<Hex> = sea.iter().chain(&land).copied().collect();
        assert_eq!(all.len(), sea.len() + land.len());
        assert!(all.len() <= 64, "{id}");
        let corners: BTreeSet<Corner> =
            all.iter().flat_map(|hex| Vertex::ALL.map(|at| hex.corner(at))).collect();
        let sides: BTreeSet<Side> =
            all.iter().flat_map(|hex| Direction::ALL.map(|at| hex.side(at))).collect();
        assert!(corners.len() < 256 && sides.len() < 256, "{id}");
        let paths: Vec<Side> = sides
            .into_iter()
            .filter(|side| {
                let hexes = side.hexes();
                hexes.iter().all(|hex| all.contains(hex)) && hexes.iter().any(|h| sea.contains(h))
            })
            .collect();
        let mut reached: BTreeSet<Corner> = paths[0].ends().into_iter().collect();
        loop {
            let before = reached.len();
            for path in &paths {
                if path.ends().iter().any(|end| reached.contains(end)) {
                    reached.extend(path.ends());
                }
            }
            if reached.len() == before {
                break;
            }
        }
        let play = Play::<Full, WIDE>::from(&Setup::at_sea(players, seas));
        let islands = play.all().scenario.unwrap().sea.unwrap().islands;
        assert!(islands.len() >= 2);
        for island in islands {
            let coast = |hex: &Hex| Vertex::ALL.iter().any(|&at| reached.contains(&hex.corner(at)));
            assert!(island.hexes.iter().any(coast), "{id}: {:?}", island.hexes);
        }
    }
}
