//! The contract of the house, on every variant of the scenarios, in depth.

use hex::WIDE;
use island::{Choice, Decision, Full, Options, Scenarios, Setup};
use table::Game;
use table::testing::{Report, Suite};

use super::random::{a_quarter, decide};

/// All but the free-form decisions are listed in full.
fn listed_in_full(decision: &Decision<Choice>) -> bool {
    !matches!(
        decision,
        Decision::Offer { .. }
            | Decision::Propose { .. }
            | Decision::DiscardAll { .. }
            | Decision::Own(Choice::OfferCounters { .. } | Choice::ProposeCounters { .. })
    )
}

fn run(setup: &Setup, games: u64, steps: usize) -> Report {
    let suite = Suite::<Scenarios> { listed_in_full, ..Suite::new(games, 7, steps) };
    suite.run(setup)
}

/// Every variant whose name begins like this keeps the contract, and without offers comes to its end.
fn keeps_the_contract(scenario: &str) {
    let variants = Scenarios::variants();
    let mut of_it = variants.iter().filter(|variant| variant.id.starts_with(scenario)).peekable();
    assert!(of_it.peek().is_some(), "there is no variant {scenario}");
    for variant in of_it {
        let id = variant.id;
        let report = run(&variant.setup, 1, 2_500);
        assert!(report.imagined_otherwise > 0, "{id}: hidden cards were never dealt anew");
        assert!(report.refused.len() > 10, "{id}: {:?}", report.refused);
        assert!(report.unasked > 0, "{id}: nobody proposed a trade");
        assert!(report.silent > report.steps / 2, "{id}: {} silent", report.silent);
        let report = run(&variant.setup.clone().without_player_trade(), 1, 20_000);
        assert!(report.finished > 0, "{id}: no game came to its end");
    }
}

#[test]
fn corsica_keeps_the_contract() {
    keeps_the_contract("corsica");
}

#[test]
fn new_york_keeps_the_contract() {
    keeps_the_contract("new-york");
}

#[test]
fn the_canal_keeps_the_contract() {
    keeps_the_contract("erie");
}

#[test]
fn best_friends_keep_the_contract() {
    keeps_the_contract("friends");
}

/// Changes the options of a setup.
type Switch = fn(&mut Options);

/// Short games by every switch that letters, swaps and sparing meet.
#[test]
fn best_friends_keep_the_contract_by_every_switch() {
    let switches: [(&str, Switch); 5] = [
        ("friends-4", |o| o.strict_order = true),
        ("friends-3", |o| o.friendly_robber = true),
        ("friends-4", |o| o.steals = false),
        ("friends-3", |o| o.hand_limit = 3),
        ("friends-4", |o| o.special_building = Some(true)),
    ];
    for (id, switch) in switches {
        let mut setup = variant(id, switch).without_player_trade();
        setup.options.points_to_win = 7;
        let report = run(&setup, 1, 20_000);
        assert!(report.finished > 0, "{id}: no game came to its end");
    }
}

#[test]
fn ten_million_decisions_among_best_friends() {
    let alone = |options: &mut Options| options.player_trade = false;
    let setups = [
        variant("friends-3", alone),
        variant("friends-4", alone),
        variant("friends-5", alone),
        variant("friends-6", alone),
        variant("friends-4", |_| {}),
    ];
    decide_a_quarter(&setups, 51);
}

/// The setup of a variant.
fn variant(id: &str, switch: impl FnOnce(&mut Options)) -> Setup {
    let variants = Scenarios::variants();
    let variant = variants.into_iter().find(|variant| variant.id == id);
    let mut setup = variant.unwrap_or_else(|| panic!("there is no variant {id}")).setup;
    switch(&mut setup.options);
    setup
}

/// A quarter of the decisions, an equal share for each of these setups.
fn decide_a_quarter(setups: &[Setup], seed: u64) {
    for (setup, seed) in setups.iter().zip(seed..) {
        decide::<Full, WIDE>(setup, seed, a_quarter() / setups.len() as u64);
    }
}

/// A table at which everybody has laid all roads in vain would play for ever: chance ends its games
/// after so many turns (OPTION-8).
const TURNS: u32 = 2_000;

#[test]
fn ten_million_decisions_on_country_maps() {
    let trading = |options: &mut Options| options.turn_limit = Some(TURNS);
    let alone = |options: &mut Options| {
        options.player_trade = false;
        options.turn_limit = Some(TURNS);
    };
    let setups = [
        variant("corsica-3", alone),
        variant("corsica-6", alone),
        variant("new-york-4", alone),
        variant("erie-4", alone),
        variant("erie-5", alone),
        variant("erie-3", trading),
    ];
    decide_a_quarter(&setups, 31);
}

#[test]
fn the_helpers_keep_the_contract() {
    keeps_the_contract("helpers");
}

/// The Helpers with the switches that change when and how they act, and with Best Friends.
#[test]
fn the_helpers_keep_the_contract_by_every_switch() {
    let switches: [fn(&mut Options); 7] = [
        |o| o.strict_order = true,
        |o| o.friendly_robber = true,
        |o| o.special_building = Some(true),
        |o| o.discards = false,
        |o| o.hand_limit = 3,
        |o| o.single_claim_pays = false,
        |o| o.points_to_win = 14,
    ];
    let ids =
        ["helpers-4", "helpers-3", "helpers-4", "helpers-5", "helpers-3", "helpers-4", "helpers-6"];
    for (id, switch) in ids.into_iter().zip(switches) {
        let setup = variant(id, switch).without_player_trade();
        let report = run(&setup, 2, 20_000);
        assert!(report.finished > 0, "{:?}", setup.options);
    }
}

fn friends_with_helpers(id: &str, switch: impl FnOnce(&mut Options)) -> Setup {
    let mut setup = variant(id, switch);
    setup.with.helpers = true;
    setup
}

#[test]
fn friends_and_helpers_together_keep_the_contract() {
    for id in ["friends-3", "friends-4", "friends-6"] {
        run(&friends_with_helpers(id, |_| {}), 1, 2_500);
        let alone = friends_with_helpers(id, |o| o.player_trade = false);
        let report = run(&alone, 1, 20_000);
        assert!(report.finished > 0, "{id}: no game came to its end");
    }
}

#[test]
fn ten_million_decisions_with_helpers() {
    let alone = |options: &mut Options| options.player_trade = false;
    let setups = [
        variant("helpers-3", alone),
        variant("helpers-4", alone),
        variant("helpers-6", alone),
        variant("helpers-5", |o| (o.player_trade, o.strict_order) = (false, true)),
        variant("helpers-4", |_| {}),
        friends_with_helpers("friends-4", alone),
    ];
    decide_a_quarter(&setups, 41);
}

#[test]
fn cities_and_knights_keep_the_contract() {
    keeps_the_contract("knights");
}

#[test]
fn ten_million_decisions_with_knights() {
    let alone = |options: &mut Options| options.player_trade = false;
    let setups = [
        variant("knights-3", alone),
        variant("knights-4", alone),
        variant("knights-5", alone),
        variant("knights-6", alone),
        variant("knights-4", |_| {}),
    ];
    decide_a_quarter(&setups, 71);
}

#[test]
fn ten_million_decisions_of_friends_with_helpers() {
    let alone = |options: &mut Options| options.player_trade = false;
    let setups = ["friends-3", "friends-4", "friends-5", "friends-6"];
    decide_a_quarter(&setups.map(|id| friends_with_helpers(id, alone)), 61);
}

#[test]
fn two_islands_keep_the_contract() {
    keeps_the_contract("two-islands");
}

#[test]
fn four_islands_keep_the_contract() {
    keeps_the_contract("four-islands");
}

#[test]
fn the_archipelago_keeps_the_contract() {
    keeps_the_contract("archipelago");
}

/// Ships with the switches that they meet, and without the pirate and the points for islands.
#[test]
fn ships_keep_the_contract_by_every_switch() {
    let switches: [(&str, Switch); 5] = [
        ("two-islands-4", |o| o.strict_order = true),
        ("archipelago-3", |o| o.friendly_robber = true),
        ("four-islands-4", |o| o.steals = false),
        ("two-islands-3", |o| o.hand_limit = 3),
        ("archipelago-4", |o| o.special_building = Some(true)),
    ];
    for (id, switch) in switches {
        let mut setup = variant(id, switch).without_player_trade();
        setup.options.points_to_win = 8;
        let report = run(&setup, 1, 20_000);
        assert!(report.finished > 0, "{id}: no game came to its end");
        (setup.with.pirate, setup.with.island_points) = (false, false);
        run(&setup, 1, 2_000);
    }
}

#[test]
fn ten_million_decisions_at_sea() {
    let alone = |options: &mut Options| options.player_trade = false;
    let setups = [
        variant("two-islands-3", alone),
        variant("two-islands-6", alone),
        variant("four-islands-4", alone),
        variant("archipelago-4", alone),
        variant("archipelago-5", alone),
        variant("four-islands-3", |_| {}),
    ];
    decide_a_quarter(&setups, 71);
}

/// Ships with knights, and with the pirate that knights chase.
fn ships_with_knights(id: &str, switch: impl FnOnce(&mut Options)) -> Setup {
    let mut setup = variant(id, switch);
    setup.with.knights = true;
    setup
}

#[test]
fn ships_with_knights_keep_the_contract() {
    for id in ["two-islands-3", "four-islands-4", "archipelago-6"] {
        run(&ships_with_knights(id, |_| {}), 1, 2_500);
        let alone = ships_with_knights(id, |o| o.player_trade = false);
        let report = run(&alone, 1, 20_000);
        assert!(report.finished > 0, "{id}: no game came to its end");
    }
}

#[test]
fn the_enchanted_land_keeps_the_contract() {
    keeps_the_contract("enchanted");
}

#[test]
fn ten_million_decisions_in_the_enchanted_land() {
    let alone = |options: &mut Options| options.player_trade = false;
    let setups = [
        variant("enchanted-3", alone),
        variant("enchanted-4", alone),
        variant("enchanted-4", |o| (o.player_trade, o.special_building) = (false, Some(true))),
        ships_with_knights("two-islands-4", alone),
        ships_with_knights("archipelago-3", alone),
        ships_with_knights("four-islands-6", alone),
    ];
    decide_a_quarter(&setups, 81);
}
