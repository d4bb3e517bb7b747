//! What a turn's dice are worth: by exact expectation over every roll, with the best choice of what
//! to keep.
//!
//! First it is told what can be had for which dice ([`Odds::offer`]). From that follows what every
//! bag of dice is worth when no more is rolled ([`Odds::settle`]), and from that what it is worth to
//! keep some dice and roll the others, once or twice ([`Odds::foresee`]). Everything is done for
//! several sheets at once (`LANES`), which a processor does in the time of one.

use dice::{Counts, Face};

use super::bag::{BAGS, DICE};

/// Worse than anything that can be had.
const NEVER: f32 = f32::MIN;

/// How likely a face is.
const EACH: f32 = 1.0 / Face::ALL.len() as f32;

/// How often one may roll again after the first roll.
pub(super) const AGAIN: usize = 2;

/// What the dice of a turn are worth, for several sheets at once.
pub(super) struct Odds<const LANES: usize> {
    /// `paid[jokers][bag]`: the best that can be had by paying with this bag and turning as many
    /// further dice by jokers.
    paid: [Vec<[f32; LANES]>; DICE + 1],
    /// `kept[again][bag]`: what it is worth to keep this bag and roll the others, and then, where
    /// that was not the last roll, to go on as well as can be. A full bag is kept as it is.
    kept: [Vec<[f32; LANES]>; AGAIN + 1],
    /// The best that can be kept of each bag.
    best: Vec<[f32; LANES]>,
}

impl<const LANES: usize> Odds<LANES> {
    pub(super) fn new() -> Odds<LANES> {
        let all = || vec![[NEVER; LANES]; BAGS.up_to(DICE)];
        let paid = std::array::from_fn(|jokers| vec![[NEVER; LANES]; BAGS.up_to(DICE - jokers)]);
        Odds { paid, kept: std::array::from_fn(|_| all()), best: all() }
    }

    /// Forgets what can be had.
    pub(super) fn clear(&mut self) {
        for paid in &mut self.paid {
            paid.fill([NEVER; LANES]);
        }
    }

    /// On this lane, something worth `value` can be had for `price`, with as many jokers besides.
    pub(super) fn offer(&mut self, lane: usize, price: Counts, jokers: usize, value: f32) {
        let best = &mut self.paid[jokers][BAGS.of(price)][lane];
        *best = best.max(value);
    }

    /// Works out what every bag of at most `dice` dice is worth when no more is rolled.
    pub(super) fn settle(&mut self, dice: usize) {
        let bags = &*BAGS;
        for jokers in (0..=dice).rev() {
            let left = dice - jokers;
            let (fewer, more) = self.paid.split_at_mut(jokers + 1);
            let paid = &mut fewer[jokers];
            for bag in 0..bags.up_to(left) {
                let mut best = paid[bag];
                // Dice may be left over.
                for less in bags.without(bag) {
                    raise(&mut best, &paid[less]);
                }
                // Two gold make one of anything.
                if let Some(rest) = bags.without_two_gold(bag) {
                    for face in Face::RESOURCES {
                        raise(&mut best, &paid[bags.with(rest, face as usize)]);
                    }
                }
                // A die may be turned by a joker, if there is one more than those counted here.
                if let Some(more) = more.first().filter(|_| bag >= bags.sized(left).start) {
                    for less in bags.without(bag) {
                        raise(&mut best, &more[less]);
                    }
                }
                paid[bag] = best;
            }
        }
    }

    /// Works out what it is worth to keep a part of `dice` dice and roll the others, up to twice.
    /// [`settle`](Self::settle) comes before.
    pub(super) fn foresee(&mut self, dice: usize) {
        let bags = &*BAGS;
        let full = bags.sized(dice);
        self.kept[0][full.clone()].copy_from_slice(&self.paid[0][full.clone()]);
        for again in 0..=AGAIN {
            let kept = &mut self.kept[again];
            for bag in (0..full.start).rev() {
                let mut sum = [0.0; LANES];
                for face in Face::ALL {
                    let more = &kept[bags.with(bag, face as usize)];
                    for (sum, more) in sum.iter_mut().zip(more) {
                        *sum += more;
                    }
                }
                kept[bag] = sum.map(|sum| sum * EACH);
            }
            if again == AGAIN {
                break;
            }
            for bag in 0..full.end {
                let mut best = self.kept[again][bag];
                for less in bags.without(bag) {
                    raise(&mut best, &self.best[less]);
                }
                self.best[bag] = best;
            }
            self.kept[again + 1][full.clone()].copy_from_slice(&self.best[full.clone()]);
        }
    }

    /// What these dice are worth when no more is rolled.
    pub(super) fn settled(&self, bag: usize) -> &[f32; LANES] {
        &self.paid[0][bag]
    }

    /// What it is worth to keep these dice, roll the others, and roll `again` more times at most.
    pub(super) fn rolling(&self, kept: usize, again: usize) -> &[f32; LANES] {
        &self.kept[again][kept]
    }
}

fn raise<const LANES: usize>(best: &mut [f32; LANES], other: &[f32; LANES]) {
    for (best, other) in best.iter_mut().zip(other) {
        // Not `f32::max`, which takes care of what is no number and is slower for it.
        *best = if *other > *best { *other } else { *best };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn odds(dice: usize, offers: &[([u8; 6], usize, f32)]) -> Odds<1> {
        let mut odds = Odds::new();
        odds.offer(0, Counts::NONE, 0, 0.0);
        for (price, jokers, value) in offers {
            odds.offer(0, Counts(*price), *jokers, *value);
        }
        odds.settle(dice);
        odds.foresee(dice);
        odds
    }

    #[track_caller]
    fn near(value: f32, expected: f64) {
        assert!((f64::from(value) - expected).abs() < 1e-5, "{value} instead of {expected}");
    }

    #[test]
    fn one_face_of_one_die_in_three_rolls() {
        let odds = odds(1, &[([1, 0, 0, 0, 0, 0], 0, 1.0)]);
        for again in 0..=AGAIN {
            near(odds.rolling(0, again)[0], 1.0 - (5.0_f64 / 6.0).powi(again as i32 + 1));
        }
    }

    #[test]
    fn six_alike_are_collected_as_everybody_would() {
        let odds = odds(6, &[([6, 0, 0, 0, 0, 0], 0, 1.0)]);
        // A die is wanted until it shows the face; gold trades make it likelier: without them the
        // chance were ((1 - (5/6)^3))^6.
        let without_gold = (1.0 - (5.0_f64 / 6.0).powi(3)).powi(6);
        let value = f64::from(odds.rolling(0, AGAIN)[0]);
        assert!(value >= without_gold - 1e-6 && value < 1.3 * without_gold, "{value}");
        near(odds.rolling(BAGS.of(Counts([5, 0, 0, 0, 0, 0])), 0)[0], 1.0 / 6.0);
    }

    #[test]
    fn two_gold_pay_for_one_of_anything_and_dice_may_be_left_over() {
        let odds = odds(6, &[([1, 1, 0, 0, 0, 0], 0, 5.0)]);
        let worth = |counts| odds.settled(BAGS.of(Counts(counts)))[0];
        near(worth([1, 1, 0, 0, 4, 0]), 5.0);
        near(worth([1, 0, 0, 0, 3, 2]), 5.0);
        near(worth([0, 0, 0, 0, 2, 4]), 5.0);
        near(worth([1, 0, 0, 0, 4, 1]), 0.0);
        near(worth([0, 0, 0, 0, 3, 3]), 0.0);
    }

    #[test]
    fn a_joker_turns_a_die_that_is_not_needed_otherwise() {
        // Two of face 0 and one joker besides.
        let odds = odds(3, &[([2, 0, 0, 0, 0, 0], 1, 5.0)]);
        let worth = |counts| odds.settled(BAGS.of(Counts(counts)))[0];
        near(worth([2, 1, 0, 0, 0, 0]), 5.0);
        near(worth([3, 0, 0, 0, 0, 0]), 5.0);
        near(worth([2, 0, 0, 0, 0, 1]), 5.0);
        near(worth([1, 0, 0, 0, 0, 2]), 0.0);
        near(worth([2, 0, 0, 0, 0, 0]), 0.0);
    }

    #[test]
    fn lanes_do_not_meet() {
        let mut both = Odds::<2>::new();
        for lane in 0..2 {
            both.offer(lane, Counts::NONE, 0, 0.0);
            both.offer(lane, Counts([1, 0, 0, 0, 0, 0]), 0, 1.0 + lane as f32);
        }
        both.settle(2);
        both.foresee(2);
        let [one, other] = *both.rolling(0, 1);
        near(other, 2.0 * f64::from(one));
    }
}
