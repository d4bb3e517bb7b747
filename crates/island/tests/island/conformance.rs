//! The contract of the house, on every variant, in depth.

use hex::NARROW;
use island::{Decision, Island, Options, Plain, Setup};
use table::Game;
use table::testing::{Report, Suite};

use super::random::{a_quarter, decide};

/// All but the free-form decisions are listed in full.
fn listed_in_full(decision: &Decision) -> bool {
    !matches!(
        decision,
        Decision::Offer { .. } | Decision::Propose { .. } | Decision::DiscardAll { .. }
    )
}

fn run(setup: &Setup, games: u64, steps: usize) -> Report {
    let suite = Suite::<Island> { listed_in_full, ..Suite::new(games, 7, steps) };
    suite.run(setup)
}

#[test]
fn every_variant_keeps_the_contract() {
    for variant in Island::variants() {
        let report = run(&variant.setup, 1, 2_500);
        assert!(
            report.imagined_otherwise > 0,
            "{}: hidden cards were never dealt anew",
            variant.id
        );
        assert!(report.refused.len() > 8, "{}: {:?}", variant.id, report.refused);
        let alone = !variant.setup.options.player_trade;
        assert!(alone || report.unasked > 0, "{}: nobody proposed a trade", variant.id);
        assert!(report.silent > report.steps / 2, "{}: {} silent", variant.id, report.silent);
    }
}

/// Without offers the games get on and reach their ends, by every switch.
#[test]
fn every_switch_keeps_the_contract() {
    let switches: [fn(&mut Options); 9] = [
        |_| {},
        |o| o.strict_order = true,
        |o| o.hand_limit = 3,
        |o| o.single_claim_pays = false,
        |o| o.friendly_robber = true,
        |o| o.discards = false,
        |o| o.steals = false,
        |o| o.special_building = Some(true),
        |o| o.points_to_win = 14,
    ];
    for (players, switch) in [4, 3, 4, 2, 4, 3, 4, 4, 6].into_iter().zip(switches) {
        let mut setup = Setup::variable(players).without_player_trade();
        switch(&mut setup.options);
        let report = run(&setup, 2, 6_000);
        assert!(report.finished > 0, "{:?}", setup.options);
    }
}

#[test]
fn ten_million_decisions_four_players() {
    decide::<Plain, NARROW>(&Setup::variable(4).without_player_trade(), 11, a_quarter());
}

#[test]
fn ten_million_decisions_three_players() {
    decide::<Plain, NARROW>(&Setup::beginner(3).without_player_trade(), 12, a_quarter());
}

#[test]
fn ten_million_decisions_six_players() {
    decide::<Plain, NARROW>(&Setup::variable(6).without_player_trade(), 13, a_quarter());
}

#[test]
fn ten_million_decisions_with_trade() {
    decide::<Plain, NARROW>(&Setup::variable(4), 14, a_quarter());
}

/// A whole game as a text, without offers: short enough to be read.
#[test]
fn a_whole_game_without_offers_is_golden() {
    let setup = Setup::variable(4).without_player_trade();
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/no-offers.txt");
    let text = table::testing::transcript::<Island>(&setup, 4, 100_000);
    assert!(text.contains("over after"), "the game came to its end");
    table::testing::golden(path, &text);
}
