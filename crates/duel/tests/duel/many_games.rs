//! Random games of every mode, through both doors, audited along the way.

use duel::{Duel, Mode, Setup};
use table::{Chance, Game, Pseudo, Refusal, Seat, SeatSet, Silent, ToAct};

/// How many games of each mode: some, or `EILAND_GAMES` where somebody has the time, as in
///
/// ```sh
/// EILAND_GAMES=100000 cargo nextest run --release -p duel many_games
/// ```
fn games() -> u64 {
    let wanted = std::env::var("EILAND_GAMES").ok().and_then(|count| count.parse().ok());
    wanted.unwrap_or(20)
}

/// How many steps lie between two comparisons and audits: none where the games are few. Where they are many, each game
/// begins to count at another step, so that over all games every moment is looked at.
fn interval() -> u64 {
    if games() <= 100 { 1 } else { 16 }
}

/// Plays random games through the checked door, which refuses what is not allowed: so every listed decision and every
/// drawn outcome is. At intervals the same step is taken through the fast door too, both must lead to the same
/// position, and the position is audited, as it is at the end of each game. Random players demolish as readily as
/// they build, so but for the first game a limit of turns ends what they would not.
fn both_doors(mode: Mode) {
    let limit = (mode != Mode::First).then_some(100);
    let setup = Setup { turn_limit: limit, ..Setup::new(mode) };
    let start = Duel::new(&setup).unwrap();
    let (mut list, mut decisions, mut outcomes, mut looks, mut won) = (Vec::new(), 0, 0, 0, 0);
    for number in 0..games() {
        let mut chance = Pseudo::stream(41, number);
        let mut game = start;
        let mut step = number;
        loop {
            step += 1;
            let looked_at = step % interval() == 0;
            let mut fast = looked_at.then_some(game);
            let taken: Result<(), Refusal> = match game.to_act() {
                ToAct::Nobody => break,
                ToAct::Nature => {
                    outcomes += 1;
                    let outcome = game.sample(&mut chance);
                    if let Some(fast) = &mut fast {
                        fast.apply_outcome(&outcome, &mut Silent);
                    }
                    game.resolve(&outcome)
                }
                ToAct::Seats(seats) => {
                    decisions += 1;
                    let seat = random_seat(seats, &mut chance);
                    list.clear();
                    game.decisions(seat, &mut list);
                    let choice = list[chance.below(list.len() as u32) as usize];
                    if let Some(fast) = &mut fast {
                        fast.apply(seat, &choice, &mut Silent);
                    }
                    game.decide(seat, &choice)
                }
            };
            taken.unwrap_or_else(|refusal| panic!("{mode:?}, game {number}: {refusal}"));
            if let Some(fast) = fast {
                looks += 1;
                assert!(game == fast, "{mode:?}, game {number}: the doors lead to two places");
                game.audit().unwrap_or_else(|what| panic!("{mode:?}, game {number}: {what}"));
            }
        }
        game.audit().unwrap_or_else(|what| panic!("{mode:?}, game {number}: {what}"));
        won += u64::from(!game.standing().winners.is_empty());
    }
    let limit = limit.map_or("none".into(), |turns| format!("{turns} turns"));
    println!(
        "{mode:?}: {} games, {won} won, limit {limit}, {decisions} decisions, {outcomes} outcomes, {looks} steps \
         compared and audited",
        games()
    );
}

/// One of those that are asked.
fn random_seat(seats: SeatSet, chance: &mut Pseudo) -> Seat {
    let index = chance.below(seats.len() as u32) as usize;
    seats.iter().nth(index).unwrap()
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
