//! What the fuzzer does, in small, on every test run: bytes lead games and spoil setups.

use island::{BoardChoice, Island, Scenarios, Setup};
use proptest::collection::vec;
use proptest::prelude::*;
use table::Game;
use table::testing::{fuzz_bytes, fuzz_setup};

/// A rich setup to spoil: a board as data, pieces and hands.
fn rich_setup() -> Setup {
    let text = include_str!("../perft/turn.perft");
    let line = text.lines().find_map(|line| line.strip_prefix("setup: ")).unwrap();
    let setup: Setup = serde_json::from_str(line).unwrap();
    let board = Island::new(&setup).unwrap().view(table::Eye::Arbiter).board.unwrap();
    Setup { board: BoardChoice::Given(board.into()), ..setup }
}

/// Positions of Cities & Knights with knights, levels, walls and progress cards.
fn with_knights() -> Vec<Setup> {
    let text = include_str!("../perft/scenarios/knights.perft");
    let lines = text.lines().filter_map(|line| line.strip_prefix("setup: "));
    lines.map(|line| serde_json::from_str(line).unwrap()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn no_bytes_break_a_game(variant in 0..Island::variants().len(), bytes in vec(any::<u8>(), 0..3000)) {
        fuzz_bytes::<Island>(&Island::variants()[variant].setup, &bytes);
    }

    #[test]
    fn no_bytes_break_a_position(bytes in vec(any::<u8>(), 0..3000)) {
        fuzz_bytes::<Island>(&rich_setup(), &bytes);
    }

    #[test]
    fn a_spoiled_setup_is_refused_or_plays(bytes in vec(any::<u8>(), 0..400)) {
        fuzz_setup::<Island>(&rich_setup(), &bytes);
    }

    #[test]
    fn no_bytes_break_knights(scene in 0..with_knights().len(), bytes in vec(any::<u8>(), 0..3000)) {
        fuzz_bytes::<Scenarios>(&with_knights()[scene], &bytes);
    }

    #[test]
    fn a_spoiled_setup_with_knights_is_refused_or_plays(scene in 0..with_knights().len(), bytes in vec(any::<u8>(), 0..400)) {
        fuzz_setup::<Scenarios>(&with_knights()[scene], &bytes);
    }

    #[test]
    fn a_spoiled_variant_is_refused_or_plays(variant in 0..Island::variants().len(), bytes in vec(any::<u8>(), 0..400)) {
        fuzz_setup::<Island>(&Island::variants()[variant].setup, &bytes);
    }
}
