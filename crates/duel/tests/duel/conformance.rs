//! The contract of the house, on every variant, in depth.

use duel::{Decision, Duel, Setup};
use table::testing::{Report, Suite, playout, random_pick};
use table::{Game, Pseudo, ToAct};

/// Of decks and orders of landscapes only some are listed, and of a city's two sites on one side the first.
pub(crate) fn listed_in_full(decision: &Decision) -> bool {
    !matches!(decision, Decision::Deck { .. } | Decision::Arrange { .. } | Decision::Build { .. })
}

fn run(setup: &Setup, games: u64, steps: usize) -> Report {
    let suite = Suite::<Duel> { listed_in_full, ..Suite::new(games, 7, steps) };
    suite.run(setup)
}

#[test]
fn every_variant_keeps_the_contract() {
    for variant in Duel::variants() {
        let report = run(&variant.setup, 3, 3_000);
        assert!(report.refused.len() > 6, "{}: {:?}", variant.id, report.refused);
        assert!(report.imagined_otherwise > 0, "{}: hands are hidden", variant.id);
        // Nobody hears of the rules of a game that is not played.
        let unheard: &[&str] = match variant.id {
            "first" => &["ERA-", "PRINCES-", "DUELTOURN-"],
            "tournament" => &[],
            _ => &["DUELTOURN-"],
        };
        for rule in report.refused.keys() {
            assert!(!unheard.iter().any(|book| rule.starts_with(book)), "{}: {rule}", variant.id);
        }
    }
}

/// Random players come to an end, and everything adds up on the way. In the eras they demolish as readily as
/// they build, so a limit of turns ends their games.
#[test]
fn random_games_end() {
    for variant in Duel::variants() {
        let mut chance = Pseudo::new(5);
        let setup = Setup { turn_limit: (variant.id != "first").then_some(200), ..variant.setup };
        for round in 0..50 {
            let mut game = Duel::new(&setup).unwrap();
            playout(&mut game, &mut chance, 200_000, random_pick);
            assert_eq!(
                game.to_act(),
                ToAct::Nobody,
                "{} {round} {:?}",
                variant.id,
                game.standing()
            );
            game.audit().unwrap();
        }
    }
}
