//! What the whole table knows and guesses of a hand.
//!
//! A belief changes only through what everybody sees, so it is the same for all and tells nobody a secret.
//! It has two parts. Some cards are **sure**: everybody saw them come, or saw them shown, and since then
//! too few have left unseen for all of them to be gone. The rest came or went unseen, in a theft for the
//! most part; of these there is a **guess**, how many of each kind one would expect.

use table::Seat;

use crate::cards::{Hand, Kind as _, Resource};
use crate::course::Course;
use crate::position::Position;

/// What everybody knows and guesses of one hand, with what it has put aside.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Belief {
    /// No fewer than these are there.
    sure: Hand,
    /// How many of the others are of each kind, in parts of a card. The sum is whole.
    guess: Parts,
}

/// Parts of cards by kind.
type Parts = [u16; Resource::EVERY.len()];

/// So many parts are a card; all cards of a box together stay below 256.
const CARD: u16 = 256;

impl Belief {
    /// So many cards of which one only knows that they are of these.
    pub(crate) fn vague(count: u32, among: Hand) -> Belief {
        let all = among.weights().map(|count| count as u16 * CARD);
        Belief { sure: Hand::NONE, guess: scaled(all, count * u32::from(CARD)) }
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
        u32::from(self.guess[card.index()]) + 1
    }

    /// How many parts of cards are there in all.
    pub(crate) fn parts(&self) -> u32 {
        self.sure.total() * u32::from(CARD) + u32::from(sum(&self.guess))
    }

    /// Whether there are as many cards here as there, and all that are sure are among those.
    pub(crate) fn is_true_of(&self, cards: Hand) -> bool {
        cards.covers(self.sure) && self.parts() == cards.total() * u32::from(CARD)
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
        let kind = card.index();
        let all = sum(&self.guess);
        let rest = all.saturating_sub(CARD);
        if rest == 0 {
            self.guess = Parts::default();
        } else if self.guess[kind] >= 2 * CARD {
            self.guess[kind] -= CARD;
        } else {
            let half = self.guess[kind] / 2;
            self.guess[kind] -= half;
            self.guess = times(&self.guess, (u32::from(rest) << 16) / u32::from(all - half));
            self.guess[kind] += rest - sum(&self.guess);
        }
    }

    /// Everybody has learnt that there are no such cards.
    pub(crate) fn lacks(&mut self, card: Resource) {
        let mut other = self.guess;
        other[card.index()] = 0;
        if other != Parts::default() {
            self.guess = scaled(other, sum(&self.guess).into());
        }
    }

    /// Whether everybody knows which card leaves when any does.
    #[inline]
    fn is_of_one_kind(&self) -> bool {
        self.guess == Parts::default() && self.sure.is_of_one_kind()
    }

    /// A card leaves unseen; says what part of each kind it is. There must be one.
    fn loses_unseen(&mut self) -> Parts {
        let mut all = self.guess;
        let sure = self.sure.weights();
        all.iter_mut().zip(sure).for_each(|(part, sure)| *part += sure as u16 * CARD);
        let mut share = match sum(&all) / CARD {
            0 | 1 => all,
            cards => times(&all, (1 << 16) / u32::from(cards)),
        };
        // What was lost in rounding: of a kind that is there in any case.
        let first = self.sure.kinds().next().map(Resource::index);
        let kind = first.unwrap_or_else(|| most(&all));
        share[kind] += CARD - sum(&share);
        self.sure = self.sure.minus_one_of_each();
        let sure = self.sure.weights();
        for (kind, part) in all.into_iter().enumerate() {
            self.guess[kind] = part - sure[kind] as u16 * CARD - share[kind];
        }
        share
    }

    /// A card comes unseen.
    fn gains_unseen(&mut self, share: Parts) {
        self.guess.iter_mut().zip(share).for_each(|(guess, share)| *guess += share);
    }
}

#[inline]
fn sum(parts: &Parts) -> u16 {
    parts.iter().sum()
}

/// Each so many 65536th of what it was, which must be less than all of it.
#[inline]
fn times(parts: &Parts, factor: u32) -> Parts {
    parts.map(|part| (u32::from(part) * u32::from(factor as u16) >> 16) as u16)
}

/// The kind of which there are the most.
#[cold]
fn most(parts: &Parts) -> usize {
    (0..parts.len()).max_by_key(|&kind| parts[kind]).unwrap_or(0)
}

/// The same in proportion, so that the sum is this one. Of nothing nothing is made.
fn scaled(parts: Parts, to: u32) -> Parts {
    let all = parts.iter().copied().map(u64::from).sum::<u64>().max(1);
    let (mut seen, mut given) = (0, 0);
    parts.map(|part| {
        seen += u64::from(part);
        let upto = seen * u64::from(to) / all;
        let part = upto - given;
        given = upto;
        part as u16
    })
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

    fn guess(belief: Belief) -> [u16; 2] {
        [belief.guess[Resource::Lumber.index()], belief.guess[Resource::Ore.index()]]
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
        assert_eq!((belief.sure(), belief.parts()), (LUMBER, 2 * u32::from(CARD)));
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
            assert_eq!(one.parts(), left * u32::from(CARD));
            assert_eq!(other.parts(), (5 - left) * u32::from(CARD));
            assert_eq!(one.sure()[Resource::Lumber], left.saturating_sub(2).min(3) as u8);
        }
        let lumber = other.guess[Resource::Lumber.index()];
        assert_eq!(lumber, 3 * CARD, "after all has gone over it is as it was");
    }
}
