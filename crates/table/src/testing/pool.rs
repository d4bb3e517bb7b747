//! Decisions and outcomes met along the way, to be tried where they do not belong.

use crate::chance::Chance;
use crate::game::Game;

const SIZE: usize = 256;

/// A bounded memory: when it is full, a new item takes the place of a random old one.
pub(super) struct Pool<G: Game> {
    decisions: Vec<G::Decision>,
    outcomes: Vec<G::Outcome>,
}

impl<G: Game> Pool<G> {
    pub(super) fn new() -> Pool<G> {
        Pool { decisions: Vec::new(), outcomes: Vec::new() }
    }

    /// Keeps one decision of each list.
    pub(super) fn remember(&mut self, lists: &[Vec<G::Decision>], chance: &mut impl Chance) {
        for list in lists {
            if let Some(choice) = pick(list, chance) {
                keep(&mut self.decisions, choice, chance);
            }
        }
    }

    pub(super) fn remember_outcome(&mut self, outcome: &G::Outcome, chance: &mut impl Chance) {
        keep(&mut self.outcomes, outcome, chance);
    }

    pub(super) fn decision(&self, chance: &mut impl Chance) -> Option<&G::Decision> {
        pick(&self.decisions, chance)
    }

    pub(super) fn outcome(&self, chance: &mut impl Chance) -> Option<&G::Outcome> {
        pick(&self.outcomes, chance)
    }
}

fn keep<T: Clone>(items: &mut Vec<T>, item: &T, chance: &mut impl Chance) {
    if items.len() < SIZE {
        items.push(item.clone());
    } else {
        items[chance.below(SIZE as u32) as usize] = item.clone();
    }
}

/// One of the items, or `None` where there is none.
pub(super) fn pick<'a, T>(items: &'a [T], chance: &mut impl Chance) -> Option<&'a T> {
    if items.is_empty() { None } else { items.get(chance.below(items.len() as u32) as usize) }
}
