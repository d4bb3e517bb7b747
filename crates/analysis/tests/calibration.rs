//! Whether chances to win come true: of those who were given 30 in 100, about as many win.

mod playing;

use bots::appraisal::{Appraise, Effort, appraiser};
use bots::minds;
use playing::step;
use table::{Pseudo, Seat, Session};

/// A position that was judged, and who won from there.
struct Sample {
    chances: Vec<f32>,
    winner: usize,
}

/// How many games are played of each variant.
const GAMES: u64 = 60;

/// One position in so many is judged.
const EVERY: usize = 25;

/// Judged positions of so many games between steady bots.
fn samples(game: &str, variant: &str, games: u64) -> Vec<Sample> {
    let registry = games::registry();
    let setup = &registry.game(game).unwrap().variant(variant).unwrap().setup;
    let mut found = Vec::new();
    for seed in 0..games {
        let mut session = Session::start(registry, game, setup).unwrap();
        let seats = session.position().seats();
        let judge = appraiser(game, seats, Effort { worlds: 1, seed }).unwrap();
        let mut minds: Vec<_> =
            (0..seats as u64).map(|seat| minds::make(game, "steady", 10 * seed + seat)).collect();
        found.extend(judged(&mut session, &*judge, &mut minds, Pseudo::new(seed)));
    }
    found
}

fn judged(
    session: &mut Session,
    judge: &dyn Appraise,
    minds: &mut [Box<dyn minds::Mind>],
    mut chance: Pseudo,
) -> Vec<Sample> {
    let mut seen = Vec::new();
    for n in 0..20_000 {
        if !step(session, minds, &mut chance) {
            break;
        }
        if n % EVERY == 0 && !session.position().standing().over {
            seen.push(judge.worth(session.position(), n));
        }
    }
    let winner = session.position().standing().winners.single().map(Seat::index);
    let sample = |chances| Some(Sample { chances, winner: winner? });
    seen.into_iter().filter_map(sample).collect()
}

/// How surprising the winners were, with all chances taken to this power and shared anew: more than 1 trusts them
/// more, less trusts them less.
fn surprise(samples: &[Sample], power: f32) -> f32 {
    let one = |sample: &Sample| {
        let powers = sample.chances.iter().map(|chance| chance.powf(power));
        let sum: f32 = powers.sum();
        -(sample.chances[sample.winner].powf(power) / sum).max(1e-6).ln()
    };
    samples.iter().map(one).sum::<f32>() / samples.len() as f32
}

/// The power that surprises least: 1 where chances are what they say.
fn trust(samples: &[Sample]) -> f32 {
    let powers = (1..60).map(|step| 0.05 * step as f32);
    let ranked = powers.map(|power| (surprise(samples, power), power));
    ranked.min_by(|one, other| one.0.total_cmp(&other.0)).unwrap().1
}

#[track_caller]
fn comes_true(game: &str, variant: &str, games: u64) {
    let samples = samples(game, variant, games);
    let seats = samples[0].chances.len() as f32;
    let (trust, surprise) = (trust(&samples), surprise(&samples, 1.0));
    let (count, even) = (samples.len(), seats.ln());
    println!("{game} {variant}: {count} positions, {trust:.2}, {surprise:.3} of {even:.3}");
    assert!(surprise < 0.95 * seats.ln(), "{game} {variant} tells nothing: {surprise}");
    assert!((0.7..=1.5).contains(&trust), "{game} {variant}: {trust}");
}

#[test]
fn on_the_island() {
    comes_true("island", "variable-4", GAMES);
    comes_true("island", "versus", GAMES);
}

#[test]
fn in_scenarios() {
    for variant in ["knights-4", "helpers-3", "erie-4", "archipelago-4"] {
        comes_true("scenarios", variant, GAMES);
    }
}

#[test]
fn with_dice() {
    comes_true("dice", "basic-2", GAMES);
    comes_true("dice", "plus-3", GAMES);
}

#[test]
fn with_cards() {
    comes_true("duel", "princes", GAMES);
    comes_true("classic", "base", GAMES);
    comes_true("classic", "base-3", GAMES);
}
