//! Parts of cards by kind, eight numbers in two machine words.

use crate::cards::{Hand, Kind as _, Resource};

/// So many parts are a card. All cards of a box together are fewer than this many, so that their parts
/// fit in sixteen bits.
pub(crate) const CARD: u32 = 256;

/// Parts of cards by kind: of every second kind in the first word and of those between in the second, in
/// lanes of sixteen bits. The sum of all must fit in sixteen bits too.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Parts([u64; 2]);

/// The lower lane of each half.
const LOWER: u64 = 0x0000_FFFF_0000_FFFF;

impl Parts {
    /// Whole cards.
    #[inline]
    pub(crate) fn of(cards: Hand) -> Parts {
        Parts(cards.lanes().map(|lanes| lanes * u64::from(CARD)))
    }

    /// What these numbers say, in the kinds' order.
    fn new(parts: [u32; 8]) -> Parts {
        let mut all = Parts::default();
        for (&kind, part) in Resource::EVERY.iter().zip(parts) {
            all.add(kind, part);
        }
        all
    }

    /// Where the number of a kind is: in which word, and at which bit.
    #[inline]
    fn place(kind: Resource) -> (usize, u32) {
        let index = kind.index() as u32;
        ((index & 1) as usize, 16 * (index / 2))
    }

    /// How many there are of a kind.
    #[inline]
    pub(crate) fn at(self, kind: Resource) -> u32 {
        let (word, bit) = Parts::place(kind);
        u32::from((self.0[word] >> bit) as u16)
    }

    /// So many more of a kind.
    #[inline]
    pub(crate) fn add(&mut self, kind: Resource, count: u32) {
        let (word, bit) = Parts::place(kind);
        self.0[word] += u64::from(count) << bit;
    }

    /// So many less of a kind, of which there must be as many.
    #[inline]
    pub(crate) fn take(&mut self, kind: Resource, count: u32) {
        let (word, bit) = Parts::place(kind);
        self.0[word] -= u64::from(count) << bit;
    }

    /// How many there are in all.
    #[inline]
    pub(crate) fn sum(self) -> u32 {
        ((self.0[0] + self.0[1]).wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
    }

    /// These and those together.
    #[inline]
    #[must_use]
    pub(crate) fn plus(self, more: Parts) -> Parts {
        Parts([self.0[0] + more.0[0], self.0[1] + more.0[1]])
    }

    /// These without those, of which there must be no more of any kind.
    #[inline]
    #[must_use]
    pub(crate) fn minus(self, less: Parts) -> Parts {
        Parts([self.0[0] - less.0[0], self.0[1] - less.0[1]])
    }

    /// So many 65536th of each, rounded down.
    #[inline]
    #[must_use]
    pub(crate) fn times(self, factor: u16) -> Parts {
        let factor = u64::from(factor);
        Parts(self.0.map(|word| {
            let lower = (((word & LOWER) * factor) >> 16) & LOWER;
            let upper = (((word >> 16) & LOWER) * factor) & !LOWER;
            lower | upper
        }))
    }

    /// So many parts in these proportions, to the last one; nothing where all shares are nothing.
    pub(crate) fn shared(sum: u32, shares: [u32; 8]) -> Parts {
        let all = shares.iter().sum::<u32>().max(1);
        let (mut seen, mut given) = (0, 0);
        Parts::new(shares.map(|share| {
            seen += share;
            let upto = (u64::from(seen) * u64::from(sum) / u64::from(all)) as u32;
            let part = upto - given;
            given = upto;
            part
        }))
    }

    /// The numbers, in the kinds' order.
    pub(crate) fn each(self) -> [u32; 8] {
        Resource::EVERY.map(|kind| self.at(kind))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_kept_apart_by_kind() {
        let numbers = [1, 300, 0, 65_000, 7, 90, 2, 8];
        let parts = Parts::new(numbers);
        assert_eq!(parts.each(), numbers);
        assert_eq!(parts.sum(), numbers.iter().sum::<u32>());
        assert_eq!(parts.plus(parts.times(1 << 15)).minus(parts).each(), numbers.map(|n| n / 2));
    }

    #[test]
    fn whole_cards_are_so_many_parts() {
        let counts = [1, 2, 3, 4, 5, 6, 7, 8];
        let parts = Parts::of(Hand::of_all(counts));
        assert_eq!(parts.each(), counts.map(|count| u32::from(count) * CARD));
    }

    #[test]
    fn shares_make_up_the_sum() {
        let parts = Parts::shared(100, [1, 1, 1, 0, 0, 0, 0, 0]);
        assert_eq!(parts.each(), [33, 33, 34, 0, 0, 0, 0, 0]);
        assert_eq!(Parts::shared(100, [0; 8]), Parts::default());
    }
}
