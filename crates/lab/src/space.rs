//! The decisions of a setup by number.
//!
//! Every kind of decision has a block of numbers, one for each combination of what its fields can
//! be; the last field counts fastest. The blocks stand in the order of the engine's own types. What
//! cannot be counted (a trade of any cards, a deck of one's own) has no number and is written out.

use std::any::Any;
use std::collections::HashMap;
use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Map, Value};
use table::{AnyPosition, Game, Seat, SetupError};

use crate::domain::Domain;
use crate::tables;

/// The numbers of all decisions of one setup that can be counted.
#[derive(Debug)]
pub struct Space {
    blocks: Vec<Block>,
    by_kind: HashMap<&'static str, usize>,
    size: u32,
}

/// The numbers of one kind of decision.
#[derive(Debug)]
pub struct Block {
    /// What a decision of the kind has in `do`.
    pub kind: &'static str,
    /// The first number.
    pub first: u32,
    /// How many there are: none where decisions of this kind are always written out.
    pub count: u32,
    fields: Vec<(&'static str, Arc<Domain>)>,
}

impl Block {
    /// The fields and what they can be, in order; nothing where that depends on who decides.
    pub fn fields(&self) -> impl Iterator<Item = (&'static str, &[Value])> {
        self.fields.iter().map(|(name, domain)| (*name, domain.values()))
    }
}

impl Space {
    /// The numbers of this setup.
    ///
    /// # Errors
    /// What is wrong with the setup.
    pub fn of(game: &str, setup: &Value) -> Result<Space, SetupError> {
        let unknown = || SetupError::Unreadable(format!("there is no game called {game} here"));
        let game = games::registry().game(game).ok_or_else(unknown)?;
        let start = game.start(setup)?;
        Space::of_start(&*start, setup)
    }

    /// The numbers of a game that begins like this, by this setup.
    ///
    /// # Errors
    /// Where the setup is not one of this game.
    pub fn of_start(start: &dyn AnyPosition, setup: &Value) -> Result<Space, SetupError> {
        let mut kinds = Kinds::default();
        let any = start.as_any();
        if let Some(game) = any.downcast_ref::<island::Island>() {
            tables::island(&mut kinds, game.grid(), game.seats());
        } else if let Some(game) = any.downcast_ref::<island::Scenarios>() {
            tables::island(&mut kinds, game.grid(), game.seats());
            tables::scenarios(&mut kinds, game.grid(), game.seats(), &read(setup)?);
        } else if any.is::<dice::Dice>() {
            tables::dice(&mut kinds, &read(setup)?);
        } else if any.is::<duel::Duel>() {
            tables::duel(&mut kinds, &decks(start));
        } else if any.is::<classic::Classic>() {
            tables::classic(&mut kinds, &decks(start), start.seats());
        }
        Ok(kinds.finish())
    }

    /// How many numbers there are.
    pub fn size(&self) -> usize {
        self.size as usize
    }

    /// The blocks in order.
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// The block of this kind.
    pub fn block(&self, kind: &str) -> Option<&Block> {
        self.by_kind.get(kind).map(|&index| &self.blocks[index])
    }

    /// The number of this decision of this seat, if it has one.
    pub fn id(&self, seat: Seat, decision: &Value) -> Option<u32> {
        let given = decision.as_object()?;
        let block = self.block(given.get("do")?.as_str()?)?;
        if block.count == 0 {
            return None;
        }
        let mut number = 0;
        let mut named = 1;
        for (name, domain) in &block.fields {
            let value = given.get(*name);
            named += usize::from(value.is_some());
            number = number * domain.len() + domain.place(value.unwrap_or(&Value::Null), seat)?;
        }
        (named == given.len()).then_some(block.first + number)
    }

    /// The decision of this seat that has this number, if one has.
    pub fn decision(&self, seat: Seat, id: u32) -> Option<Value> {
        let after = self.blocks.partition_point(|block| block.first + block.count <= id);
        let block = self.blocks.get(after)?;
        let mut rest = id - block.first;
        let mut places = vec![0; block.fields.len()];
        for (place, (_, domain)) in places.iter_mut().zip(&block.fields).rev() {
            *place = rest % domain.len();
            rest /= domain.len();
        }
        let mut decision = Map::new();
        decision.insert("do".into(), block.kind.into());
        for (place, (name, domain)) in places.into_iter().zip(&block.fields) {
            match domain.value(place, seat) {
                Value::Null => {}
                value => drop(decision.insert((*name).into(), value)),
            }
        }
        Some(Value::Object(decision))
    }
}

fn read<'de, T: Deserialize<'de>>(setup: &'de Value) -> Result<T, SetupError> {
    T::deserialize(setup).map_err(|error| SetupError::Unreadable(error.to_string()))
}

/// The ready-made decks that may be handed in at the start; other decks are written out.
fn decks(start: &dyn AnyPosition) -> Vec<Value> {
    let listed = Seat::first(1).flat_map(|seat| start.decisions(seat));
    listed.filter_map(|mut decision| decision.get_mut("deck").map(Value::take)).collect()
}

/// Blocks as they are laid one behind the other.
#[derive(Default)]
pub(crate) struct Kinds {
    blocks: Vec<Block>,
    next: u32,
}

impl Kinds {
    /// A kind whose decisions can be counted.
    pub(crate) fn add(&mut self, kind: &'static str, fields: &[(&'static str, &Arc<Domain>)]) {
        let count = fields.iter().map(|(_, domain)| domain.len()).product();
        let fields = fields.iter().map(|&(name, domain)| (name, Arc::clone(domain))).collect();
        self.blocks.push(Block { kind, first: self.next, count, fields });
        self.next += count;
    }

    /// A kind that several parts of a game have: it is counted where it comes first.
    pub(crate) fn add_once(&mut self, kind: &'static str, fields: &[(&'static str, &Arc<Domain>)]) {
        if self.blocks.iter().all(|block| block.kind != kind) {
            self.add(kind, fields);
        }
    }

    /// Kinds without fields.
    pub(crate) fn plain(&mut self, kinds: &[&'static str]) {
        kinds.iter().for_each(|kind| self.add(kind, &[]));
    }

    /// A kind whose decisions are always written out.
    pub(crate) fn written(&mut self, kind: &'static str) {
        self.blocks.push(Block { kind, first: self.next, count: 0, fields: Vec::new() });
    }

    fn finish(self) -> Space {
        let by_kind = self.blocks.iter().enumerate().map(|(n, block)| (block.kind, n)).collect();
        Space { blocks: self.blocks, by_kind, size: self.next }
    }
}

/// A way to count a game's decisions in their own type.
pub trait Numbers<G: Game>: Send + Sync {
    /// How many numbers there are.
    fn size(&self) -> usize;

    /// The number of this decision, if it has one.
    fn id(&self, seat: Seat, decision: &G::Decision) -> Option<u32>;

    /// The decision of this number, if there is one.
    fn decision(&self, seat: Seat, id: u32) -> Option<G::Decision>;
}

/// The way that does for every game: through JSON.
impl<G: Game> Numbers<G> for Space {
    fn size(&self) -> usize {
        self.size()
    }

    fn id(&self, seat: Seat, decision: &G::Decision) -> Option<u32> {
        self.id(seat, &serde_json::to_value(decision).ok()?)
    }

    fn decision(&self, seat: Seat, id: u32) -> Option<G::Decision> {
        G::Decision::deserialize(self.decision(seat, id)?).ok()
    }
}

/// Whether a position, of whatever type, is one of this game.
pub(crate) fn as_game<G: Game>(any: &dyn Any) -> Option<&G> {
    any.downcast_ref()
}
