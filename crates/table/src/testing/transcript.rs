//! A random game as a text that people can read and machines can compare.

use std::fmt::Debug;

use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::chance::Pseudo;
use crate::game::{Eye, Game, ToAct};
use crate::step::Step;

use super::checks::text;
use super::playout::{all_lists, any_step, carry_out};

/// One in so many steps is a decision of a seat that is not waited for, where one has any.
const UNASKED_ONE_IN: u32 = 10;

/// After so many steps the text tells how the game stands.
const LANDMARK_EVERY: usize = 25;

/// Plays a random game of at most `max_steps` steps and writes it down: a line for each step, and
/// every 25 steps and at the end the standing with a hash of all that the arbiter sees. For
/// [`golden`](super::golden) playthroughs.
///
/// # Panics
/// Where the setup is faulty, or the game breaks its contract.
pub fn transcript<G: Game>(setup: &G::Setup, seed: u64, max_steps: usize) -> String {
    let mut game = G::new(setup).unwrap_or_else(|faults| panic!("faulty setup: {faults}"));
    let mut chance = Pseudo::new(seed);
    let mut told = format!("{}, seed {seed}\nsetup {}\n", G::ID, written(setup));
    let mut steps = 0;
    while game.to_act() != ToAct::Nobody && steps < max_steps {
        let step = any_step(&game, &all_lists(&game), UNASKED_ONE_IN, &mut chance);
        carry_out(&mut game, &step);
        steps += 1;
        told += &format!("{steps} {}\n", words(&step));
        if steps.is_multiple_of(LANDMARK_EVERY) {
            told += &landmark(&game);
        }
    }
    if !steps.is_multiple_of(LANDMARK_EVERY) {
        told += &landmark(&game);
    }
    let end = if game.to_act() == ToAct::Nobody { "over" } else { "left" };
    told + &format!("{end} after {steps} steps\n")
}

fn words<D: Serialize + Debug, O: Serialize + Debug>(step: &Step<D, O>) -> String {
    match step {
        Step::Decision { seat, choice } => format!("seat {seat} {}", written(choice)),
        Step::Nature(outcome) => format!("nature {}", written(outcome)),
    }
}

fn landmark<G: Game>(game: &G) -> String {
    let scores = game.standing().scores(game.seats());
    let hash = Sha256::digest(written(&game.view(Eye::Arbiter)));
    let digits: String = hash[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("= {} {digits}\n", written(&scores))
}

fn written(item: &(impl Serialize + Debug)) -> String {
    text(item).unwrap_or_else(|what| panic!("{what}"))
}
