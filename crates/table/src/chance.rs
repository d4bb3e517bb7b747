//! Where chance comes from, and our own way from random words to numbers.
//!
//! No game calls a random library. It asks a [`Chance`] for numbers below a bound, and the few
//! lines here turn words into such numbers. They are pinned by tests, so that no upgrade of a
//! library can change what a seed means, and simple enough to be written again in any language by
//! whoever wants to verify a game.

use rand_pcg::Pcg32;
use rand_pcg::rand_core::{Rng, SeedableRng};

/// A stream of random 32-bit words.
pub trait Chance {
    /// The next word of the stream.
    fn word(&mut self) -> u32;

    /// A number from 0 to `bound - 1`, each exactly equally likely.
    ///
    /// The word is multiplied by the bound; the upper half of the 64-bit product is the number. A
    /// lower half below `2^32 mod bound` would favour some numbers: that word is thrown away and
    /// the next one is taken.
    ///
    /// # Panics
    /// Where the bound is 0.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    #[inline]
    fn word(&mut self) -> u32 {
        (**self).word()
    }
}

/// Puts the items in random order: from the last to the second, each changes places with one of
/// those up to itself.
pub fn shuffle<T>(items: &mut [T], chance: &mut impl Chance) {
    for last in (1..items.len()).rev() {
        items.swap(last, chance.below(last as u32 + 1) as usize);
    }
}

/// The index of one of the weights, each as likely as its weight says.
///
/// # Panics
/// Where all weights are 0.
#[inline]
pub fn weighted(weights: &[u32], chance: &mut impl Chance) -> usize {
    let mut left = chance.below(weights.iter().sum());
    for (index, &weight) in weights.iter().enumerate() {
        if left < weight {
            return index;
        }
        left -= weight;
    }
    unreachable!("a number below the sum lies under one of the weights")
}

/// Chance for simulations: quick and repeatable, not fit for games where something is at stake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pseudo(Pcg32);

impl Pseudo {
    /// The stream of this seed.
    pub fn new(seed: u64) -> Pseudo {
        Pseudo(Pcg32::seed_from_u64(seed))
    }

    /// Stream number `index` of this seed: one for each game of a match, whoever plays it.
    pub fn stream(seed: u64, index: u64) -> Pseudo {
        // An odd factor spreads neighbouring indices over all 64 bits before the generator's own
        // seeding mixes them.
        Pseudo::new(seed ^ index.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }
}

impl Chance for Pseudo {
    #[inline]
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives out the words it was made with.
    struct Script(Vec<u32>);

    impl Chance for Script {
        fn word(&mut self) -> u32 {
            self.0.remove(0)
        }
    }

    #[test]
    fn the_upper_half_of_the_product_is_the_number() {
        assert_eq!(Script(vec![0x9000_0000]).below(6), 3);
        assert_eq!(Script(vec![u32::MAX]).below(6), 5);
    }

    #[test]
    fn a_word_that_would_favour_a_number_is_thrown_away() {
        // 2^32 mod 6 = 4, and 0 * 6 leaves 0 in the lower half.
        assert_eq!(Script(vec![0, u32::MAX]).below(6), 5);
    }

    #[test]
    fn the_simulation_stream_is_pinned() {
        let mut chance = Pseudo::new(42);
        let first: Vec<u32> = (0..8).map(|_| chance.below(100)).collect();
        let mut items = [0, 1, 2, 3, 4, 5];
        shuffle(&mut items, &mut chance);
        assert_eq!((first, items), (vec![79, 77, 11, 98, 36, 64, 84, 32], [2, 3, 4, 0, 1, 5]));
    }

    #[test]
    fn weights_are_kept() {
        assert_eq!(weighted(&[0, 3, 1], &mut Script(vec![0x8000_0000])), 1);
        assert_eq!(weighted(&[0, 3, 1], &mut Script(vec![0xC000_0000])), 2);
    }
}
