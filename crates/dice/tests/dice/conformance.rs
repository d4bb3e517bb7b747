//! The contract of the house, on every variant, in depth.

use dice::{Decision, Dice, Setup};
use table::testing::{Report, Suite, playout, random_pick};
use table::{Game, Pseudo, ToAct};

/// Of jokers and trades those with the first of alike dice are listed.
fn listed_in_full(decision: &Decision) -> bool {
    !matches!(decision, Decision::Joker { .. } | Decision::Trade { .. })
}

fn run(setup: &Setup, games: u64, steps: usize) -> Report {
    let suite = Suite::<Dice> { listed_in_full, ..Suite::new(games, 7, steps) };
    suite.run(setup)
}

#[test]
fn every_variant_keeps_the_contract() {
    for variant in Dice::variants() {
        let report = run(&variant.setup, 3, 5_000);
        assert_eq!(report.finished, 3, "{}", variant.id);
        assert!(report.refused.len() > 6, "{}: {:?}", variant.id, report.refused);
        assert_eq!(report.imagined_otherwise, 0, "nothing is hidden");
    }
}

/// Random players come to an end of the Plus game too, without a limit.
#[test]
fn random_games_end() {
    for variant in Dice::variants() {
        let mut chance = Pseudo::new(5);
        for _ in 0..200 {
            let mut game = Dice::new(&variant.setup).unwrap();
            playout(&mut game, &mut chance, 20_000, random_pick);
            assert_eq!(game.to_act(), ToAct::Nobody, "{}", variant.id);
            game.audit().unwrap();
        }
    }
}

/// A whole game as a text, to its end.
#[test]
fn a_whole_plus_game_is_golden() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/plus-2.txt");
    let text = table::testing::transcript::<Dice>(&Setup::plus(2), 2, 100_000);
    assert!(text.contains("over after"), "the game came to its end");
    table::testing::golden(path, &text);
}

/// A position is a small value without a heap.
#[test]
fn a_position_is_small() {
    fn is_copy<T: Copy>() {}
    is_copy::<Dice>();
    let size = std::mem::size_of::<Dice>();
    assert!(size <= 512, "{size} bytes");
}
