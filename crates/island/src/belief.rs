//! What the whole table knows of a hand.
//!
//! It changes only through what everybody sees, so it is the same for all and tells nobody a secret. Some cards of a
//! hand are **sure**: everybody saw them come, or saw them shown, and since then too few have left unseen for all
//! of them to be gone. The rest came or went unseen, in a theft for the most part. As the bank is open, everybody
//! also knows which cards all hands hold together, and so which of them nobody is sure of.

use table::Seat;

use crate::cards::{Hand, Resource};
use crate::course::Course;
use crate::position::Position;

/// What everybody knows of one hand, with what it has put aside: no fewer than these are there.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Belief(Hand);

impl Belief {
    /// Cards that are there for certain.
    #[inline]
    pub(crate) fn sure(&self) -> Hand {
        self.0
    }

    /// Everybody saw these come.
    #[inline]
    pub(crate) fn gains(&mut self, cards: Hand) {
        self.0 = self.0.plus(cards);
    }

    /// Everybody saw these leave. Those that were not sure to be there were among the others.
    #[inline]
    pub(crate) fn loses(&mut self, cards: Hand) {
        self.0 = self.0.without(cards);
    }

    /// Everybody has learnt that these are there.
    pub(crate) fn shows(&mut self, cards: Hand) {
        self.loses(cards);
        self.gains(cards);
    }
}

impl<C: Course<W>, const W: usize> Position<C, W> {
    /// A card goes from one, who holds so many, to another, and nobody else sees which it is.
    #[inline]
    pub(crate) fn believe_passed(&mut self, from: Seat, to: Seat, card: Resource, held: u32) {
        let sure = self.believed[from].0;
        if sure.total() == held && sure.is_of_one_kind() {
            // Everybody knows which card it is.
            self.believed[from].loses(Hand::one(card));
            self.believed[to].gains(Hand::one(card));
        } else {
            self.believed[from] = Belief(sure.minus_one_of_each());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LUMBER: Hand = Hand::new([1, 0, 0, 0, 0]);

    #[test]
    fn what_leaves_beyond_what_is_sure_was_among_the_rest() {
        let mut belief = Belief(Hand::new([1, 2, 0, 0, 0]));
        belief.loses(Hand::new([2, 1, 1, 0, 0]));
        assert_eq!(belief.sure(), Hand::new([0, 1, 0, 0, 0]));
    }

    #[test]
    fn what_is_shown_stays() {
        let mut belief = Belief::default();
        belief.shows(LUMBER);
        belief.shows(LUMBER);
        assert_eq!(belief.sure(), LUMBER);
    }
}
