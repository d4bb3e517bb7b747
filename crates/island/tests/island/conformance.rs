//! The contract of the house, on every variant, in depth.

use island::{Decision, Island, Options, Setup};
use table::testing::{Report, Suite};
use table::{Game, Pseudo, Refusal, Seat, ToAct};

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
        assert!(report.refused.len() > 10, "{}: {:?}", variant.id, report.refused);
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

/// Plays random games through the checked door until so many decisions were made, and audits the
/// position after each step that can have changed it.
fn decide(setup: &Setup, seed: u64, decisions: u64) {
    let mut list = Vec::new();
    let mut made = 0;
    for game in 0.. {
        let mut chance = Pseudo::stream(seed, game);
        let mut island = Island::new(setup).unwrap();
        let mut since_audit = 0;
        loop {
            let step: Result<(), Refusal> = match island.to_act() {
                ToAct::Nobody => break,
                ToAct::Nature => {
                    let outcome = island.sample(&mut chance);
                    island.resolve(&outcome)
                }
                ToAct::Seats(seats) => {
                    let asked: Vec<Seat> = seats.iter().collect();
                    let seat =
                        asked[table::Chance::below(&mut chance, asked.len() as u32) as usize];
                    list.clear();
                    island.decisions(seat, &mut list);
                    let choice = table::Chance::below(&mut chance, list.len() as u32) as usize;
                    made += 1;
                    since_audit += 1;
                    if moves_pieces(&list[choice]) {
                        since_audit = AUDIT_EVERY;
                    }
                    island.decide(seat, &list[choice])
                }
            };
            step.unwrap_or_else(|refusal| panic!("game {game} of {seed}: {refusal}"));
            if since_audit >= AUDIT_EVERY {
                since_audit = 0;
                island.audit().unwrap_or_else(|what| panic!("game {game} of {seed}: {what}"));
            }
        }
        island.audit().unwrap_or_else(|what| panic!("game {game} of {seed}: {what}"));
        if made >= decisions {
            return;
        }
    }
}

/// What can go wrong on the board is audited at once, the rest this often.
const AUDIT_EVERY: u32 = 16;

fn moves_pieces(decision: &Decision) -> bool {
    matches!(
        decision,
        Decision::BuildRoad { .. } | Decision::BuildSettlement { .. } | Decision::BuildCity { .. }
    )
}

/// How many decisions each of the four parts makes: ten million in all, or a quarter of
/// `EILAND_DECISIONS` where somebody has the time.
fn a_quarter() -> u64 {
    let all = std::env::var("EILAND_DECISIONS").ok().and_then(|count| count.parse().ok());
    all.unwrap_or(10_000_000) / 4
}

#[test]
fn ten_million_decisions_four_players() {
    decide(&Setup::variable(4).without_player_trade(), 11, a_quarter());
}

#[test]
fn ten_million_decisions_three_players() {
    decide(&Setup::beginner(3).without_player_trade(), 12, a_quarter());
}

#[test]
fn ten_million_decisions_six_players() {
    decide(&Setup::variable(6).without_player_trade(), 13, a_quarter());
}

#[test]
fn ten_million_decisions_with_trade() {
    decide(&Setup::variable(4), 14, a_quarter());
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
