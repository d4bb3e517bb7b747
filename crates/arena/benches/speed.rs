//! How fast the engine is: whole games by chance, on one core, and what a copy of a position costs.
//!
//! `EILAND_BENCH_GAMES` says how many games to play, `EILAND_BENCH_OF` which of the [`CASES`]; all of them, where
//! it is not set. With `EILAND_BENCH_QUIET=1` only these are played and only the lines `games: N` and
//! `decisions: N` are printed: `cargo xtask bench` counts the instructions of such runs.

use std::env;
use std::hint::black_box;
use std::time::Instant;

use bots::{Counts, random_game};
use classic::Classic;
use duel::{Duel, Mode};
use island::{Island, Scenarios};
use table::{Game, Pseudo};

const SEED: u64 = 1;

/// After so many games the number of decisions is checked. A change that only makes the engine faster must not
/// change it. It is written anew when random play itself changes: with a rule, with the order in which
/// decisions or outcomes are listed, or with the way chance is drawn.
const FIRST: u64 = 50;

/// What is measured: its name, how many games, how to run it.
type Case = (&'static str, u64, fn(&Order));

/// All that is measured.
const CASES: [Case; 6] = [
    // Four players without trade between them.
    ("island", 20_000, |order| {
        run::<Island>(order, &island_setup(None), &island_setup(Some(100)), 51_225)
    }),
    // The same with Cities & Knights.
    ("knights", 5_000, |order| {
        run::<Scenarios>(order, &knights_setup(None), &knights_setup(Some(100)), KNIGHTS)
    }),
    ("duel-first", 20_000, |order| {
        run::<Duel>(order, &duel::Setup::new(Mode::First), &duel_setup(30), DUEL_FIRST)
    }),
    ("duel-princes", 5_000, |order| {
        run::<Duel>(order, &duel_setup(100), &duel_setup(30), DUEL_PRINCES)
    }),
    ("classic", 5_000, |order| {
        run::<Classic>(order, &classic_setup("base", 100), &classic_setup("base", 30), CLASSIC)
    }),
    // Three players with wizards.
    ("classic-three", 5_000, |order| {
        let [whole, half] = [100, 30].map(|limit| classic_setup("wizards-3", limit));
        run::<Classic>(order, &whole, &half, CLASSIC_THREE)
    }),
];

const KNIGHTS: u64 = 60_096;
const DUEL_FIRST: u64 = 44_216;
const DUEL_PRINCES: u64 = 37_866;
const CLASSIC: u64 = 33_791;
const CLASSIC_THREE: u64 = 40_317;

const COPIES: u32 = 1_000_000;

/// What is asked for.
struct Order {
    games: u64,
    quiet: bool,
}

fn main() {
    let number = |text: String| text.parse().expect("EILAND_BENCH_GAMES is a number of games");
    let asked = env::var("EILAND_BENCH_GAMES").ok().map(number);
    let quiet = env::var("EILAND_BENCH_QUIET").is_ok_and(|quiet| quiet == "1");
    let only = env::var("EILAND_BENCH_OF").ok();
    for (name, games, run) in
        CASES.iter().filter(|(name, ..)| only.as_ref().is_none_or(|only| only == name))
    {
        if !quiet {
            println!("-- {name}");
        }
        run(&Order { games: asked.unwrap_or(*games), quiet });
    }
}

fn island_setup(turn_limit: Option<u32>) -> island::Setup {
    let mut setup = island::Setup::variable(4).without_player_trade();
    setup.options.turn_limit = turn_limit;
    setup
}

fn knights_setup(turn_limit: Option<u32>) -> island::Setup {
    let mut setup = island_setup(turn_limit);
    setup.with.knights = true;
    setup.options.points_to_win = 13;
    setup
}

/// The Duel of the Princes. Players by chance demolish as readily as they build, so a limit ends their games.
fn duel_setup(turn_limit: u32) -> duel::Setup {
    duel::Setup { turn_limit: Some(turn_limit), ..duel::Setup::new(Mode::Princes) }
}

/// The old card game, where players by chance do not come to an end either.
fn classic_setup(variant: &str, turn_limit: u32) -> classic::Setup {
    let mut variants = Classic::variants().into_iter();
    let found = variants.find(|one| one.id == variant).expect("a variant of the game");
    classic::Setup { turn_limit: Some(turn_limit), ..found.setup }
}

/// Plays games from the setup's start; a game of `half` stops in the middle, and its position is copied.
fn run<G: Game>(order: &Order, setup: &G::Setup, half: &G::Setup, decisions_of_first: u64) {
    let games = order.games;
    let start = G::new(setup).expect("a sound setup");
    let clock = Instant::now();
    let Counts { decisions, outcomes } = play(&start, games, decisions_of_first);
    let seconds = clock.elapsed().as_secs_f64();

    println!("games: {games}");
    println!("decisions: {decisions}");
    if !order.quiet {
        println!("outcomes: {outcomes}");
        println!("seconds: {seconds:.3}");
        println!("games a second: {:.0}", games as f64 / seconds);
        println!("decisions a second: {:.0}", decisions as f64 / seconds);
        println!("decisions a game: {:.1}", decisions as f64 / games as f64);
        println!("nanoseconds a decision: {:.1}", seconds * 1e9 / decisions as f64);
        println!("nanoseconds a copy of a position: {:.1}", copying::<G>(half));
        println!("bytes of a position: {}", size_of::<G>());
    }
}

/// Plays this many games from the start, each with a stream of chance of its own.
fn play<G: Game>(start: &G, games: u64, decisions_of_first: u64) -> Counts {
    let mut buffer: Vec<G::Decision> = Vec::new();
    let mut total = Counts::default();
    for game in 0..games {
        let mut position = start.clone();
        let counts = random_game(&mut position, &mut Pseudo::stream(SEED, game), &mut buffer);
        total.decisions += counts.decisions;
        total.outcomes += counts.outcomes;
        if game + 1 == FIRST {
            assert_eq!(total.decisions, decisions_of_first, "random play is no longer the same");
        }
    }
    total
}

/// Nanoseconds for each copy of a position in the middle of a game.
fn copying<G: Game>(half: &G::Setup) -> f64 {
    let mut position = G::new(half).expect("a sound setup");
    random_game(&mut position, &mut Pseudo::new(SEED), &mut Vec::new());
    let clock = Instant::now();
    for _ in 0..COPIES {
        black_box(black_box(&position).clone());
    }
    clock.elapsed().as_secs_f64() * 1e9 / f64::from(COPIES)
}
