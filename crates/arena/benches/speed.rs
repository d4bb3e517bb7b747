//! How fast the engine is: random play of whole four-player games without trade between players, on
//! one core, and what a copy of a position costs.
//!
//! `EILAND_BENCH_GAMES` says how many games to play. With `EILAND_BENCH_QUIET=1` only these are
//! played and only the lines `games: N` and `decisions: N` are printed: `cargo xtask bench` counts
//! the instructions of such runs.

use std::env;
use std::hint::black_box;
use std::time::Instant;

use bots::{Counts, random_game};
use island::{Decision, Island, Setup};
use table::{Game, Pseudo};

const SEED: u64 = 1;

/// How many decisions the first games take; checked where at least as many are played. A change that
/// only makes the engine faster must not change this. It is written anew when random play itself
/// changes: with a rule, with the order in which decisions or outcomes are listed, or with the way
/// chance is drawn.
const FIRST: u64 = 50;
const DECISIONS_OF_FIRST: u64 = 51_225;

const COPIES: u32 = 1_000_000;

fn main() {
    let games = env::var("EILAND_BENCH_GAMES")
        .map_or(20_000, |number| number.parse().expect("EILAND_BENCH_GAMES is a number of games"));
    let quiet = env::var("EILAND_BENCH_QUIET").is_ok_and(|quiet| quiet == "1");

    let start = Island::new(&Setup::variable(4).without_player_trade()).expect("a sound setup");
    let clock = Instant::now();
    let Counts { decisions, outcomes } = play(&start, games);
    let seconds = clock.elapsed().as_secs_f64();

    println!("games: {games}");
    println!("decisions: {decisions}");
    if !quiet {
        println!("outcomes: {outcomes}");
        println!("seconds: {seconds:.3}");
        println!("games a second: {:.0}", games as f64 / seconds);
        println!("decisions a second: {:.0}", decisions as f64 / seconds);
        println!("decisions a game: {:.1}", decisions as f64 / games as f64);
        println!("nanoseconds a decision: {:.1}", seconds * 1e9 / decisions as f64);
        println!("nanoseconds a copy of a position: {:.1}", copying());
        println!("bytes of a position: {}", size_of::<Island>());
    }
}

/// Plays this many games from the start, each with a stream of chance of its own.
fn play(start: &Island, games: u64) -> Counts {
    let mut buffer: Vec<Decision> = Vec::new();
    let mut total = Counts::default();
    for game in 0..games {
        let mut position = start.clone();
        let counts = random_game(&mut position, &mut Pseudo::stream(SEED, game), &mut buffer);
        total.decisions += counts.decisions;
        total.outcomes += counts.outcomes;
        if game + 1 == FIRST {
            assert_eq!(total.decisions, DECISIONS_OF_FIRST, "random play is no longer the same");
        }
    }
    total
}

/// Nanoseconds for each copy of a position in the middle of a game.
fn copying() -> f64 {
    let position = halfway();
    let clock = Instant::now();
    for _ in 0..COPIES {
        black_box(black_box(&position).clone());
    }
    clock.elapsed().as_secs_f64() * 1e9 / f64::from(COPIES)
}

/// A position in the middle of a game: a game that stops there.
fn halfway() -> Island {
    let mut setup = Setup::variable(4).without_player_trade();
    setup.options.turn_limit = Some(100);
    let mut position = Island::new(&setup).expect("a sound setup");
    random_game(&mut position, &mut Pseudo::new(SEED), &mut Vec::new());
    position
}
