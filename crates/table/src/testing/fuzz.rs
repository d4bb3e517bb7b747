//! Games led by bytes, for fuzzers: every choice is read from them, so that a fuzzer learns which
//! bytes lead somewhere new.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::{Chance, Pseudo};
use crate::game::{Game, ToAct};
use crate::rule::Refusal;
use crate::seat::Seat;
use crate::step::Step;

use super::checks;
use super::mutate::{mutate, words_of};
use super::playout::any_step;
use super::pool::Pool;

/// Plays games led by the bytes and throws everything at them: legal steps, steps from other moments
/// and seats, and steps whose JSON was tampered with. Whatever passes is taken.
///
/// # Panics
/// Where a promise is not kept: a refusal changes something, the doors differ, the books do not
/// balance, or the game itself panics.
pub fn fuzz_bytes<G: Game>(setup: &G::Setup, data: &[u8]) {
    let game = G::new(setup).unwrap_or_else(|faults| panic!("faulty setup: {faults}"));
    if let Err(what) = play(game, &mut Bytes::new(data)) {
        panic!("{}: {what}", G::ID);
    }
}

/// Tampers with the setup as the bytes say. It must be refused, or make a game that can be played.
///
/// # Panics
/// Where a promise is not kept, or the game itself panics.
pub fn fuzz_setup<G: Game>(setup: &G::Setup, data: &[u8]) {
    let mut chance = Bytes::new(data);
    let setup = tampered(setup, setup, &mut chance);
    let Some(game) = setup.and_then(|setup| G::new(&setup).ok()) else { return };
    if let Err(what) = play(game, &mut chance) {
        panic!("{}: {what}", G::ID);
    }
}

fn play<G: Game>(start: G, chance: &mut Bytes<'_>) -> Result<(), String> {
    let seats = start.seats();
    let mut game = start.clone();
    let mut pool = Pool::<G>::new();
    checks::shape(&game, seats)?;
    while !chance.is_empty() {
        let lists = checks::lists(&game)?;
        pool.remember(&lists, chance);
        // Now and then a seat that is not at this table.
        let among = if chance.below(8) == 0 { Seat::MAX } else { seats };
        let seat = Seat::new(chance.below(among as u32) as usize);
        let next = match chance.below(6) {
            0 => pool.decision(chance).map(|choice| checks::decision(&game, seat, choice)),
            1 => pool.outcome(chance).map(|outcome| checks::outcome(&game, outcome)),
            2 => tampered_pair(pool.decision(chance), pool.decision(chance), chance)
                .map(|choice| checks::decision(&game, seat, &choice)),
            3 => tampered_pair(pool.outcome(chance), pool.outcome(chance), chance)
                .map(|outcome| checks::outcome(&game, &outcome)),
            // The next game, as long as there are bytes: the pool stays.
            _ if game.to_act() == ToAct::Nobody => Some(Ok(Ok(start.clone()))),
            _ => Some(legal(&game, &lists, &mut pool, chance)),
        };
        if let Some(Ok(after)) = next.transpose()? {
            game = after;
            checks::shape(&game, seats)?;
        }
    }
    Ok(())
}

/// A step that the game itself proposes.
fn legal<G: Game>(
    game: &G,
    lists: &[Vec<G::Decision>],
    pool: &mut Pool<G>,
    chance: &mut Bytes<'_>,
) -> Result<Result<G, Refusal>, String> {
    let after = match any_step(game, lists, 4, chance) {
        Step::Decision { seat, choice } => checks::decision(game, seat, &choice)?,
        Step::Nature(outcome) => {
            pool.remember_outcome(&outcome, chance);
            checks::outcome(game, &outcome)?
        }
    };
    match after {
        Err(refusal) => Err(format!("a listed decision or drawn outcome: {refusal}")),
        taken => Ok(taken),
    }
}

fn tampered_pair<T: Serialize + DeserializeOwned>(
    item: Option<&T>,
    other: Option<&T>,
    chance: &mut Bytes<'_>,
) -> Option<T> {
    tampered(item?, other?, chance)
}

/// The item with one to three edits of its JSON, with words of another; `None` where it cannot be
/// read any more.
fn tampered<T>(item: &T, other: &T, chance: &mut Bytes<'_>) -> Option<T>
where
    T: Serialize + DeserializeOwned,
{
    let mut value = serde_json::to_value(item).ok()?;
    let mut words = Vec::new();
    words_of(&serde_json::to_value(other).ok()?, &mut words);
    for _ in 0..=chance.below(3) {
        mutate(&mut value, &words, chance);
    }
    T::deserialize(value).ok()
}

/// Chance that reads bytes, one for each small number: not even, but easy to steer. When they are
/// used up a simulation's stream takes over, so that a step that has begun can end.
struct Bytes<'a> {
    left: &'a [u8],
    after: Pseudo,
}

impl<'a> Bytes<'a> {
    fn new(data: &'a [u8]) -> Bytes<'a> {
        Bytes { left: data, after: Pseudo::new(data.len() as u64) }
    }

    fn is_empty(&self) -> bool {
        self.left.is_empty()
    }
}

impl Chance for Bytes<'_> {
    fn word(&mut self) -> u32 {
        match self.left.split_first_chunk() {
            Some((bytes, left)) => {
                self.left = left;
                u32::from_le_bytes(*bytes)
            }
            None => {
                self.left = &[];
                self.after.word()
            }
        }
    }

    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        match self.left.split_first() {
            Some((&byte, left)) if bound <= 256 => {
                self.left = left;
                u32::from(byte) % bound
            }
            _ => self.word() % bound,
        }
    }
}
