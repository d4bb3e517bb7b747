//! Random games of every variant, through both doors, audited along the way.

use classic::{Classic, Setup};
use table::{Chance, Game, Pseudo, Refusal, Seat, Silent, ToAct};

/// How many games of each variant: some, or `EILAND_GAMES` where somebody has the time, as in
///
/// ```sh
/// EILAND_GAMES=100000 cargo nextest run --release -p classic many_games
/// ```
fn games() -> u64 {
    let wanted = std::env::var("EILAND_GAMES").ok().and_then(|count| count.parse().ok());
    wanted.unwrap_or(20)
}

/// What can go wrong is audited this often, and at the end of each game.
const AUDIT_EVERY: u32 = 16;

/// Plays random games through the checked door and beside it through the fast one; both must lead to the same
/// position. Random players demolish as readily as they build, so a limit of turns ends what they would not.
fn both_doors(id: &str, listed_offers: bool) {
    let variant = Classic::variants().into_iter().find(|variant| variant.id == id).unwrap();
    let setup = Setup { turn_limit: Some(100), listed_offers, ..variant.setup };
    let (mut list, mut steps, mut won) = (Vec::new(), 0u64, 0u64);
    for number in 0..games() {
        let mut chance = Pseudo::stream(41, number);
        let mut game = Classic::new(&setup).unwrap();
        let mut since_audit = 0;
        loop {
            let mut fast = game;
            let step: Result<(), Refusal> = match game.to_act() {
                ToAct::Nobody => break,
                ToAct::Nature => {
                    let outcome = game.sample(&mut chance);
                    fast.apply_outcome(&outcome, &mut Silent);
                    game.resolve(&outcome)
                }
                ToAct::Seats(seats) => {
                    let asked: Vec<Seat> = seats.iter().collect();
                    let seat = asked[chance.below(asked.len() as u32) as usize];
                    list.clear();
                    game.decisions(seat, &mut list);
                    let choice = list[chance.below(list.len() as u32) as usize];
                    fast.apply(seat, &choice, &mut Silent);
                    game.decide(seat, &choice)
                }
            };
            step.unwrap_or_else(|refusal| panic!("{id}, game {number}: {refusal}"));
            assert!(game == fast, "{id}, game {number}: the doors lead to different places");
            steps += 1;
            since_audit += 1;
            if since_audit == AUDIT_EVERY {
                since_audit = 0;
                game.audit().unwrap_or_else(|what| panic!("{id}, game {number}: {what}"));
            }
        }
        game.audit().unwrap_or_else(|what| panic!("{id}, game {number}: {what}"));
        won += u64::from(!game.standing().winners.is_empty());
    }
    println!("{id}: {} games, {won} won, {steps} steps", games());
}

#[test]
fn random_games_base() {
    both_doors("base", false);
}

#[test]
fn random_games_base_with_offers() {
    both_doors("base", true);
}

#[test]
fn random_games_wizards() {
    both_doors("wizards", false);
}

#[test]
fn random_games_wizards_with_offers() {
    both_doors("wizards", true);
}

#[test]
fn random_games_tournament() {
    both_doors("tournament", false);
}

#[test]
fn random_games_tournament_with_offers() {
    both_doors("tournament", true);
}

#[test]
fn random_games_base_3() {
    both_doors("base-3", false);
}

#[test]
fn random_games_base_3_with_offers() {
    both_doors("base-3", true);
}

#[test]
fn random_games_wizards_3() {
    both_doors("wizards-3", false);
}

#[test]
fn random_games_wizards_3_with_offers() {
    both_doors("wizards-3", true);
}

#[test]
fn random_games_tournament_3() {
    both_doors("tournament-3", false);
}

#[test]
fn random_games_tournament_3_with_offers() {
    both_doors("tournament-3", true);
}
