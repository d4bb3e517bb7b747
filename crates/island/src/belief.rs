//! What is known of a hand.
//!
//! Some cards of a hand are **sure**: everybody saw them come, or saw them shown, and since then too few have left
//! unseen for all of them to be gone. The rest came or went unseen, in a theft for the most part. As the bank is
//! open, everybody also knows which cards all hands hold together, and so which of them nobody is sure of.
//!
//! Some have seen more: a thief and its victim know what was stolen, and whoever looks into a hand knows all of it.
//! What they know **beyond** that is kept for each of them apart, and no other eye's thoughts have it.

use table::{BySeat, Seat, SeatSet};

use crate::cards::{Hand, Resource};
use crate::course::Course;
use crate::position::Position;

/// What is known of one hand, with what it has put aside: no fewer than these are there.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Belief {
    sure: Hand,
    /// Who knows of more than is sure.
    privy: SeatSet,
    /// What they know of beyond it.
    beyond: BySeat<Hand>,
}

impl Belief {
    /// Cards that everybody knows to be there.
    #[inline]
    pub(crate) fn sure(&self) -> Hand {
        self.sure
    }

    /// Cards that this seat knows to be there.
    #[inline]
    pub(crate) fn sure_to(&self, eye: Seat) -> Hand {
        self.sure.plus(self.beyond[eye])
    }

    /// Everybody saw these come.
    #[inline]
    pub(crate) fn gains(&mut self, cards: Hand) {
        self.sure = self.sure.plus(cards);
    }

    /// Everybody saw these leave. Those that were not sure to be there were among the others.
    #[inline]
    pub(crate) fn loses(&mut self, cards: Hand) {
        let others = cards.without(self.sure);
        self.sure = self.sure.without(cards);
        if !self.privy.is_empty() && !others.is_empty() {
            self.loses_others(others);
        }
    }

    /// Everybody saw these leave, and they were not sure to be there.
    #[inline(never)]
    fn loses_others(&mut self, cards: Hand) {
        self.privy.iter().for_each(|eye| self.knows(eye, self.beyond[eye].without(cards)));
    }

    /// Everybody has learnt that these are there.
    pub(crate) fn shows(&mut self, cards: Hand) {
        self.loses(cards);
        self.gains(cards);
    }

    /// The seat has seen the whole hand.
    pub(crate) fn is_seen_by(&mut self, eye: Seat, hand: Hand) {
        self.knows(eye, hand.minus(self.sure));
    }

    /// Nobody but this seat is to know more than everybody, whose thoughts these are.
    pub(crate) fn keep_only(&mut self, eye: Seat) {
        let beyond = self.beyond[eye];
        (self.privy, self.beyond) = (SeatSet::EMPTY, BySeat::default());
        self.knows(eye, beyond);
    }

    /// The seat knows of these beyond what is sure.
    fn knows(&mut self, eye: Seat, beyond: Hand) {
        self.beyond[eye] = beyond;
        let none = beyond.is_empty();
        self.privy = if none { self.privy.without(eye) } else { self.privy.with(eye) };
    }

    /// A card leaves, and only these see which it is: to all others it may have been any.
    fn loses_unseen(&mut self, card: Resource, seen_by: SeatSet) {
        let sure = self.sure.minus_one_of_each();
        for eye in self.privy.or(seen_by).iter() {
            let known = self.sure_to(eye);
            let seen = seen_by.contains(eye);
            let left =
                if seen { known.without(Hand::one(card)) } else { known.minus_one_of_each() };
            self.knows(eye, left.minus(sure));
        }
        self.sure = sure;
    }

    /// A card comes, and only these see which it is.
    fn gains_unseen(&mut self, card: Resource, seen_by: SeatSet) {
        seen_by.iter().for_each(|eye| self.knows(eye, self.beyond[eye].plus(Hand::one(card))));
    }

    /// Whether these are the whole hand of so many, and all of one kind: then nobody need see which card leaves it.
    #[inline]
    fn is_plain(known: Hand, held: u32) -> bool {
        known.is_of_one_kind() && known.total() == held
    }

    /// To whom the hand is plain, though not to everybody.
    fn plain_to(&self, held: u32) -> SeatSet {
        self.privy.iter().filter(|&eye| Belief::is_plain(self.sure_to(eye), held)).collect()
    }
}

impl<C: Course<W>, const W: usize> Position<C, W> {
    /// A card goes from one, who holds so many, to another, and nobody else sees which it is.
    #[inline]
    pub(crate) fn believe_passed(&mut self, from: Seat, to: Seat, card: Resource, held: u32) {
        if Belief::is_plain(self.believed[from].sure, held) {
            self.believed[from].loses(Hand::one(card));
            self.believed[to].gains(Hand::one(card));
        } else {
            self.believe_passed_unseen(from, to, card, held);
        }
    }

    #[inline(never)]
    fn believe_passed_unseen(&mut self, from: Seat, to: Seat, card: Resource, held: u32) {
        let told = self.believed[from].plain_to(held).without(to);
        self.believed[from].loses_unseen(card, told.with(to));
        self.believed[to].gains_unseen(card, told.with(from));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LUMBER: Hand = Hand::new([1, 0, 0, 0, 0]);
    const THIEF: Seat = Seat::new(2);
    const THIRD: Seat = Seat::new(3);

    fn belief(sure: Hand) -> Belief {
        Belief { sure, ..Belief::default() }
    }

    #[test]
    fn what_leaves_beyond_what_is_sure_was_among_the_rest() {
        let mut belief = belief(Hand::new([1, 2, 0, 0, 0]));
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

    #[test]
    fn whoever_sees_a_card_leave_knows_what_is_left() {
        let mut belief = belief(Hand::new([1, 2, 0, 0, 0]));
        belief.loses_unseen(Resource::Brick, SeatSet::only(THIEF));
        assert_eq!(belief.sure_to(THIRD), Hand::new([0, 1, 0, 0, 0]));
        assert_eq!(belief.sure_to(THIEF), Hand::new([1, 1, 0, 0, 0]));
        belief.loses_unseen(Resource::Brick, SeatSet::only(THIRD));
        assert_eq!(belief.sure(), Hand::NONE);
        assert_eq!(belief.sure_to(THIEF), Hand::NONE);
    }

    #[test]
    fn what_is_shown_is_no_secret_any_more() {
        let mut belief = Belief::default();
        belief.gains_unseen(Resource::Lumber, SeatSet::only(THIEF));
        belief.shows(LUMBER);
        assert_eq!(belief.sure_to(THIEF), LUMBER);
        belief.loses(LUMBER);
        assert_eq!(belief, Belief::default());
    }
}
