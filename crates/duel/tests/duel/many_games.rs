//! Random games of every mode, through both doors, audited along the way.

use duel::{Duel, Mode, Setup};
use table::{Chance, Game, Pseudo, Refusal, Seat, Silent, ToAct};

/// How many games of each mode: some, or `EILAND_GAMES` where somebody has the time, as in
///
/// ```sh
/// EILAND_GAMES=100000 cargo nextest run --release -p duel many_games
/// ```
fn games() -> u64 {
    let wanted = std::env::var("EILAND_GAMES").ok().and_then(|count| count.parse().ok());
    wanted.unwrap_or(20)
}

/// What can go wrong is audited this often, and at the end of each game.
const AUDIT_EVERY: u32 = 16;

/// Plays random games through the checked door and beside it through the fast one; both must lead to the same
/// position. Random players demolish as readily as they build, so but for the first game a limit of turns ends
/// what they would not.
fn both_doors(mode: Mode) {
    let limit = (mode != Mode::First).then_some(100);
    let setup = Setup { turn_limit: limit, ..Setup::new(mode) };
    let (mut list, mut decisions, mut outcomes, mut won) = (Vec::new(), 0u64, 0u64, 0u64);
    for number in 0..games() {
        let mut chance = Pseudo::stream(41, number);
        let mut game = Duel::new(&setup).unwrap();
        let mut since_audit = 0;
        loop {
            let mut fast = game;
            let step: Result<(), Refusal> = match game.to_act() {
                ToAct::Nobody => break,
                ToAct::Nature => {
                    outcomes += 1;
                    let outcome = game.sample(&mut chance);
                    fast.apply_outcome(&outcome, &mut Silent);
                    game.resolve(&outcome)
                }
                ToAct::Seats(seats) => {
                    decisions += 1;
                    let asked: Vec<Seat> = seats.iter().collect();
                    let seat = asked[chance.below(asked.len() as u32) as usize];
                    list.clear();
                    game.decisions(seat, &mut list);
                    let choice = list[chance.below(list.len() as u32) as usize];
                    fast.apply(seat, &choice, &mut Silent);
                    game.decide(seat, &choice)
                }
            };
            step.unwrap_or_else(|refusal| panic!("{mode:?}, game {number}: {refusal}"));
            assert!(game == fast, "{mode:?}, game {number}: the doors lead to different places");
            since_audit += 1;
            if since_audit == AUDIT_EVERY {
                since_audit = 0;
                game.audit().unwrap_or_else(|what| panic!("{mode:?}, game {number}: {what}"));
            }
        }
        game.audit().unwrap_or_else(|what| panic!("{mode:?}, game {number}: {what}"));
        won += u64::from(!game.standing().winners.is_empty());
    }
    let limit = limit.map_or("none".into(), |turns| format!("{turns} turns"));
    println!(
        "{mode:?}: {} games, {won} won, limit {limit}, {decisions} decisions, {outcomes} outcomes",
        games()
    );
}

#[test]
fn random_games_first() {
    both_doors(Mode::First);
}

#[test]
fn random_games_gold() {
    both_doors(Mode::Gold);
}

#[test]
fn random_games_turmoil() {
    both_doors(Mode::Turmoil);
}

#[test]
fn random_games_progress() {
    both_doors(Mode::Progress);
}

#[test]
fn random_games_princes() {
    both_doors(Mode::Princes);
}

#[test]
fn random_games_tournament() {
    both_doors(Mode::Tournament);
}
