//! Dice as bags of faces: which die shows what does not matter.

use std::sync::LazyLock;

use dice::{Counts, Die, Face};

/// The most dice there are.
pub(super) const DICE: usize = Die::COUNT;

const FACES: usize = Face::ALL.len();

/// All bags of at most six dice by number, smaller ones first, and the ways from one to the next.
pub(super) struct Bags {
    with: Vec<[u16; FACES]>,
    /// The bags with one die less: as many as there are different faces.
    without: Vec<Less>,
    /// The bags with two gold less.
    poorer: Vec<Option<u16>>,
    /// The first bag of each size, and the end.
    first: [usize; DICE + 2],
}

/// Some bags.
struct Less {
    bags: [u16; FACES],
    len: u8,
}

/// The bags: there is only one set of them.
pub(super) static BAGS: LazyLock<Bags> = LazyLock::new(Bags::new);

impl Bags {
    fn new() -> Bags {
        let mut counts = Vec::new();
        let mut first = [0; DICE + 2];
        for (size, end) in first[1..].iter_mut().enumerate() {
            fill(Counts::NONE, 0, size as u8, &mut counts);
            *end = counts.len();
        }
        let number = |bag: &Counts| counts.iter().position(|other| other == bag);
        let with = counts.iter().map(|bag| {
            let more = |face| {
                let mut bag = *bag;
                bag.0[face] += 1;
                number(&bag).map_or(0, |bag| bag as u16)
            };
            std::array::from_fn(more)
        });
        let without = counts.iter().map(|bag| {
            let mut less = Less { bags: [0; FACES], len: 0 };
            for face in (0..FACES).filter(|&face| bag.0[face] > 0) {
                let mut bag = *bag;
                bag.0[face] -= 1;
                less.bags[usize::from(less.len)] = number(&bag).map_or(0, |bag| bag as u16);
                less.len += 1;
            }
            less
        });
        let poorer = counts.iter().map(|bag| {
            let mut bag = *bag;
            bag[Face::Gold] = bag[Face::Gold].checked_sub(2)?;
            number(&bag).map(|bag| bag as u16)
        });
        let (with, without, poorer) = (with.collect(), without.collect(), poorer.collect());
        Bags { with, without, poorer, first }
    }

    /// How many bags have at most this many dice: they come first.
    pub(super) fn up_to(&self, size: usize) -> usize {
        self.first[size + 1]
    }

    /// The bags with exactly this many dice.
    pub(super) fn sized(&self, size: usize) -> std::ops::Range<usize> {
        self.first[size]..self.first[size + 1]
    }

    /// The bag with one die more; it must have fewer than six.
    pub(super) fn with(&self, bag: usize, face: usize) -> usize {
        usize::from(self.with[bag][face])
    }

    /// The bags with one die less.
    pub(super) fn without(&self, bag: usize) -> impl Iterator<Item = usize> {
        let Less { bags, len } = &self.without[bag];
        bags[..usize::from(*len)].iter().map(|&bag| usize::from(bag))
    }

    /// The bag with two gold less, if it has them.
    pub(super) fn without_two_gold(&self, bag: usize) -> Option<usize> {
        self.poorer[bag].map(usize::from)
    }

    /// The number of a bag with this in it.
    pub(super) fn of(&self, counts: Counts) -> usize {
        let faces = counts.0.iter().enumerate();
        faces.fold(0, |bag, (face, &count)| (0..count).fold(bag, |bag, _| self.with(bag, face)))
    }
}

/// All ways to share `left` dice out among the faces from `face` on.
fn fill(mut bag: Counts, face: usize, left: u8, out: &mut Vec<Counts>) {
    if face == FACES - 1 {
        bag.0[face] = left;
        out.push(bag);
        return;
    }
    for count in 0..=left {
        bag.0[face] = count;
        fill(bag, face + 1, left - count, out);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bag_is_there_once_and_the_ways_lead_there_and_back() {
        assert_eq!(BAGS.up_to(DICE), 924);
        assert_eq!(BAGS.sized(DICE).len(), 462);
        for size in 0..=DICE {
            let mut all = Vec::new();
            fill(Counts::NONE, 0, size as u8, &mut all);
            assert_eq!(all.len(), BAGS.sized(size).len());
            for (bag, counts) in BAGS.sized(size).zip(all) {
                assert_eq!(usize::from(counts.total()), size);
                assert_eq!(BAGS.of(counts), bag);
                let kinds = counts.0.iter().filter(|&&count| count > 0).count();
                assert_eq!(BAGS.without(bag).count(), kinds);
                for less in BAGS.without(bag) {
                    assert!((0..FACES).any(|face| BAGS.with(less, face) == bag));
                }
                let poorer = BAGS.without_two_gold(bag);
                assert_eq!(poorer.is_some(), counts[Face::Gold] >= 2);
                let gold = Face::Gold as usize;
                let richer = poorer.map(|bag| BAGS.with(BAGS.with(bag, gold), gold));
                assert!(richer.is_none_or(|richer| richer == bag));
            }
        }
    }
}
