//! What the whole table knows and guesses of a hand.
//!
//! A belief changes only through what everybody sees, so it is the same for all and tells nobody a secret.
//! It has two parts. Some cards are **sure**: everybody saw them come, or saw them shown, and since then
//! too few have left unseen for all of them to be gone. The rest came or went unseen, in a theft for the
//! most part; of these there is a **guess**, how many of each kind one would expect.

use table::Seat;

use crate::cards::{Hand, Resource};
use crate::course::Course;
use crate::parts::{CARD, Parts};
use crate::position::Position;

/// What everybody knows and guesses of one hand, with what it has put aside.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Belief {
    /// No fewer than these are there.
    sure: Hand,
    /// How many of the others are of each kind, in parts of a card. The sum is whole.
    guess: Parts,
}

impl Belief {
    /// So many cards of which one only knows that they are of these.
    pub(crate) fn vague(count: u32, among: Hand) -> Belief {
        Belief { sure: Hand::NONE, guess: Parts::shared(count * CARD, among.weights()) }
    }

    /// Cards that are there for certain.
    #[inline]
    pub(crate) fn sure(&self) -> Hand {
        self.sure
    }

    /// How likely it is that a card that is not sure is of this kind, against the other kinds. Nothing is
    /// quite impossible: a guess is no proof.
    #[inline]
    pub(crate) fn likelihood(&self, card: Resource) -> u32 {
        self.guess.at(card) + 1
    }

    /// How many parts of cards are there in all.
    pub(crate) fn parts(&self) -> u32 {
        Parts::of(self.sure).plus(self.guess).sum()
    }

    /// Whether there are as many cards here as there, and all that are sure are among those.
    pub(crate) fn is_true_of(&self, cards: Hand) -> bool {
        cards.covers(self.sure) && self.parts() == cards.total() * CARD
    }

    /// Everybody saw these come.
    #[inline]
    pub(crate) fn gains(&mut self, cards: Hand) {
        self.sure = self.sure.plus(cards);
    }

    /// Everybody saw these leave.
    #[inline]
    pub(crate) fn loses(&mut self, cards: Hand) {
        if self.sure.covers(cards) {
            self.sure = self.sure.minus(cards);
        } else {
            self.turns_up(cards);
        }
    }

    /// Everybody has learnt that these are there.
    pub(crate) fn shows(&mut self, cards: Hand) {
        self.loses(cards);
        self.gains(cards);
    }

    /// Cards leave that were not all sure to be there.
    #[cold]
    fn turns_up(&mut self, cards: Hand) {
        for card in cards.kinds() {
            let sure = self.sure[card].min(cards[card]);
            self.sure[card] -= sure;
            (sure..cards[card]).for_each(|_| self.turns_up_one(card));
        }
    }

    /// A card leaves that was only guessed. Half of the guess of its kind goes with it and the rest shrinks in
    /// proportion: of two cards of independent kinds, one of which can be this, the other is so with exactly
    /// that chance. Where two or more are guessed, it is simply one less.
    #[inline]
    fn turns_up_one(&mut self, card: Resource) {
        let (all, guessed) = (self.guess.sum(), self.guess.at(card));
        if all <= CARD {
            self.guess = Parts::default();
        } else if guessed >= 2 * CARD {
            self.guess.take(card, CARD);
        } else {
            let (half, rest) = (guessed / 2, all - CARD);
            self.guess.take(card, half);
            // Less than a whole, as half of the guess is less than a card.
            self.guess = self.guess.times(((rest << 16) / (all - half)) as u16);
            self.guess.add(card, rest - self.guess.sum());
        }
    }

    /// Everybody has learnt that there are no such cards.
    pub(crate) fn lacks(&mut self, card: Resource) {
        let mut others = self.guess;
        others.take(card, others.at(card));
        if others != Parts::default() {
            self.guess = Parts::shared(self.guess.sum(), others.each());
        }
    }

    /// Whether everybody knows which card leaves when any does.
    #[inline]
    fn is_of_one_kind(&self) -> bool {
        self.guess == Parts::default() && self.sure.is_of_one_kind()
    }

    /// A card leaves unseen; says what part of each kind it is. There must be one.
    fn loses_unseen(&mut self) -> Parts {
        let all = Parts::of(self.sure).plus(self.guess);
        let mut share = match all.sum() / CARD {
            0 | 1 => all,
            cards => all.times(((1 << 16) / cards) as u16),
        };
        // What was lost in rounding: of a kind that is there in any case.
        let kind = self.sure.kinds().next().unwrap_or_else(|| likeliest(all));
        share.add(kind, CARD - share.sum());
        self.sure = self.sure.minus_one_of_each();
        self.guess = all.minus(share).minus(Parts::of(self.sure));
        share
    }

    /// A card comes unseen.
    #[inline]
    fn gains_unseen(&mut self, share: Parts) {
        self.guess = self.guess.plus(share);
    }
}

/// The kind of which there are the most parts.
#[cold]
fn likeliest(parts: Parts) -> Resource {
    let most = Resource::EVERY.into_iter().max_by_key(|&card| parts.at(card));
    most.unwrap_or(Resource::Lumber)
}

impl<C: Course<W>, const W: usize> Position<C, W> {
    /// Nobody saw how the cards came that are in the hands: all that is known is which the bank lacks.
    pub(crate) fn forget_hands(&mut self) {
        let all = self.everyone().fold(Hand::NONE, |all, seat| all.plus(self.hands[seat]));
        for seat in self.everyone() {
            self.believed[seat] = Belief::vague(self.hands[seat].total(), all);
        }
    }

    /// A card goes from one to another, and nobody else sees which it is.
    pub(crate) fn believe_passed(&mut self, from: Seat, to: Seat, card: Resource) {
        if self.believed[from].is_of_one_kind() {
            self.believed[from].loses(Hand::one(card));
            self.believed[to].gains(Hand::one(card));
        } else {
            let share = self.believed[from].loses_unseen();
            self.believed[to].gains_unseen(share);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LUMBER: Hand = Hand::new([1, 0, 0, 0, 0]);

    /// Two unseen cards, each as likely lumber as ore.
    fn two_unseen() -> Belief {
        Belief::vague(2, Hand::new([1, 0, 0, 0, 1]))
    }

    fn guess(belief: Belief) -> [u32; 2] {
        [Resource::Lumber, Resource::Ore].map(|card| belief.guess.at(card))
    }

    #[test]
    fn a_card_that_turns_up_tells_of_the_others() {
        let mut belief = two_unseen();
        assert_eq!(guess(belief), [CARD, CARD]);
        belief.loses(LUMBER);
        // Of the pairs with lumber one in three is two of them.
        assert_eq!(guess(belief), [CARD.div_ceil(3), CARD * 2 / 3]);
        belief.loses(LUMBER);
        assert_eq!(belief, Belief::default());
    }

    #[test]
    fn what_is_shown_stays() {
        let mut belief = two_unseen();
        belief.shows(LUMBER);
        assert_eq!((belief.sure(), belief.parts()), (LUMBER, 2 * CARD));
    }

    #[test]
    fn what_lacks_is_made_up_by_the_rest() {
        let mut belief = two_unseen();
        belief.lacks(Resource::Lumber);
        assert_eq!(guess(belief), [0, 2 * CARD]);
    }

    #[test]
    fn unseen_cards_go_over_in_parts_and_none_is_lost() {
        let (mut one, mut other) = (Belief::default(), Belief::default());
        one.gains(Hand::new([3, 1, 0, 0, 1]));
        for left in (0..5).rev() {
            other.gains_unseen(one.loses_unseen());
            assert_eq!(one.parts(), left * CARD);
            assert_eq!(other.parts(), (5 - left) * CARD);
            assert_eq!(one.sure()[Resource::Lumber], left.saturating_sub(2).min(3) as u8);
        }
        assert_eq!(guess(other), [3 * CARD, CARD], "after all has gone over it is as it was");
    }
}
