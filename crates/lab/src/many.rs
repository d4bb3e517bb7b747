//! Thousands of games that move on together.

mod house;

use games::Visitor;
use island::Island;
use serde::Deserialize;
use serde_json::Value;
use table::{Game, SetupError, erase};

use self::house::Many;
use crate::fast::IslandNumbers;
use crate::observe::Observer;
use crate::space::{Space, as_game};

/// What is to be played at how many tables.
#[derive(Clone, Copy, Debug)]
pub struct Order<'a> {
    /// The game's id.
    pub game: &'a str,
    /// The setup of every game.
    pub setup: &'a Value,
    /// How many games are under way at once.
    pub tables: usize,
    /// All chance comes from it.
    pub seed: u64,
    /// A game is broken off after so many decisions; 0 for never.
    pub longest: u32,
    /// On how many threads; it makes no difference to what happens.
    pub threads: usize,
}

/// How the last step left a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Ended {
    /// Its game goes on.
    No,
    /// Its game was over, and another one has begun.
    Over,
    /// Its game was broken off, and another one has begun.
    BrokenOff,
}

/// A decision that may not be taken. Nothing has moved at any table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Not one number for each table.
    #[error("{given} decisions for {tables} tables")]
    Count {
        /// How many were given.
        given: usize,
        /// How many tables there are.
        tables: usize,
    },
    /// A number that is not among the legal ones.
    #[error("decision {id} is not legal at table {table}")]
    Id {
        /// At which table.
        table: usize,
        /// The number.
        id: i64,
    },
}

/// Many games that move on together. At every table one seat is asked: of several that the game
/// waits for, the first. Chance is drawn at once. Where a game ends, the next one begins.
pub trait Tables: Send + Sync {
    /// How many tables there are.
    fn len(&self) -> usize;

    /// Whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many play at each.
    fn seats(&self) -> usize;

    /// How many numbers decisions have.
    fn size(&self) -> usize;

    /// How many words of 64 bits the legal decisions of a table take.
    fn words(&self) -> usize;

    /// The legal decisions of all tables, one row after the other: bit `id % 64` of word `id / 64`.
    fn masks(&self) -> &[u64];

    /// Who is asked at each table.
    fn asked(&self) -> &[u8];

    /// How the last step left each table.
    fn ended(&self) -> &[Ended];

    /// Who won the last game that ended at each table: bit `seat`. Nobody, where it was broken off.
    fn winners(&self) -> &[u8];

    /// The points of the last game that ended at each table, seat by seat.
    fn points(&self) -> &[i16];

    /// Begins new games at all tables, with this seed.
    fn reset(&mut self, seed: u64);

    /// Takes one decision at each table.
    ///
    /// # Errors
    /// The first decision that is not legal.
    fn step(&mut self, decisions: &[i64]) -> Result<(), Illegal>;

    /// Picks one of the legal decisions of each table, each equally likely.
    fn sample(&mut self, decisions: &mut [i64]);

    /// Picks and takes decisions by chance, so many at each table, with the same outcome as so many
    /// calls of [`Tables::sample`] and [`Tables::step`]; tells how many games have ended.
    fn step_random(&mut self, rounds: usize) -> u64;

    /// What each asked seat sees, one row after the other.
    fn observe(&self, observer: &Observer, out: &mut [i16]);
}

/// Sets up the tables of an order.
///
/// # Errors
/// What is wrong with the setup.
pub fn many(order: &Order<'_>) -> Result<Box<dyn Tables>, SetupError> {
    let unknown = || Err(SetupError::Unreadable(format!("there is no game called {}", order.game)));
    games::visit(order.game, SetUp { order }).unwrap_or_else(unknown)
}

struct SetUp<'a> {
    order: &'a Order<'a>,
}

impl Visitor for SetUp<'_> {
    type Out = Result<Box<dyn Tables>, SetupError>;

    fn visit<G: Game>(self) -> Self::Out {
        let order = self.order;
        let setup = G::Setup::deserialize(order.setup)
            .map_err(|error| SetupError::Unreadable(error.to_string()))?;
        let start = G::new(&setup)?;
        let space = Space::of_start(&*erase(start.clone()), order.setup)?;
        Ok(match as_game::<Island>(&start) {
            Some(island) => Box::new(Many::new(island, IslandNumbers::new(island, &space), order)),
            None => Box::new(Many::new(&start, space, order)),
        })
    }
}
