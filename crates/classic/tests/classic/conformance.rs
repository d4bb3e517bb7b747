//! The contract of the house, on every variant, in depth.

use classic::{Classic, Decision, Setup};
use table::testing::{Report, Suite, playout, random_pick};
use table::{Game, Pseudo, ToAct};

/// Of decks, orders of landscapes and offers only some are listed, and of a city's two sites on one side the first.
pub(crate) fn listed_in_full(decision: &Decision) -> bool {
    !matches!(
        decision,
        Decision::Offer { .. }
            | Decision::Arrange { .. }
            | Decision::Build { .. }
            | Decision::Deck { .. }
    )
}

fn run(setup: &Setup, games: u64, steps: usize) -> Report {
    let suite = Suite::<Classic> { listed_in_full, ..Suite::new(games, 7, steps) };
    suite.run(setup)
}

#[test]
fn every_variant_keeps_the_contract() {
    for variant in Classic::variants() {
        for listed_offers in [false, true] {
            let setup = Setup { listed_offers, ..variant.setup.clone() };
            let report = run(&setup, 3, 3_000);
            assert!(report.refused.len() > 6, "{}: {:?}", variant.id, report.refused);
            assert!(report.imagined_otherwise > 0, "{}: hands are hidden", variant.id);
        }
    }
}

/// Random players come to an end, and everything adds up on the way. They demolish as readily as they build, so a
/// limit of turns ends their games.
#[test]
fn random_games_end() {
    for variant in Classic::variants() {
        let mut chance = Pseudo::new(5);
        let setup = Setup { turn_limit: Some(200), ..variant.setup };
        for round in 0..50 {
            let mut game = Classic::new(&setup).unwrap();
            playout(&mut game, &mut chance, 200_000, random_pick);
            assert_eq!(game.to_act(), ToAct::Nobody, "{} {round}", variant.id);
            game.audit().unwrap();
        }
    }
}
