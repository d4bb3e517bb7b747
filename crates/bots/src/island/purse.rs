//! What comes in and what the bank asks for it: how long it takes to pay for something.

use island::{Hand, Resource};

use super::land::{Income, KINDS};

/// No plan looks further ahead than this many rolls.
const HORIZON: u8 = 60;

/// What a seat lives on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purse {
    /// What comes in with 36 rolls.
    income: Income,
    /// What the bank asks of each kind for one card.
    rates: [f32; KINDS],
}

impl Purse {
    pub(crate) fn new(income: Income, rates: Hand) -> Purse {
        // A rate of nothing is that of a kind which is not in the game.
        Purse { income, rates: counts(rates).map(|rate| rate.max(1.0)) }
    }

    /// Roughly how many rolls until the hand, with what comes in and bank trades, covers the price.
    pub(crate) fn rolls_to(&self, price: Hand, hand: Hand) -> f32 {
        self.rolls_up_to(HORIZON, price, hand)
    }

    /// The same, but no more than `most`: who need not know how much longer it takes is answered sooner.
    fn rolls_up_to(&self, most: u8, price: Hand, hand: Hand) -> f32 {
        let (price, hand) = (counts(price), counts(hand));
        let pays = |rolls: u8| self.pays(&price, &hand, rolls);
        if most == 0 || !pays(most - 1) {
            return most.into();
        }
        // Whoever can pay can pay later as well, so the first roll at which it can is found by halves.
        let (mut early, mut late) = (0, most - 1);
        while early < late {
            let middle = (early + late) / 2;
            if pays(middle) {
                late = middle;
            } else {
                early = middle + 1;
            }
        }
        late.into()
    }

    /// Whether what is there after so many rolls covers the price, once the bank has traded what is left over.
    fn pays(&self, price: &[f32; KINDS], hand: &[f32; KINDS], rolls: u8) -> bool {
        let rolls = f32::from(rolls);
        let (mut short, mut swaps) = (0.0_f32, 0);
        for kind in 0..KINDS {
            let left = hand[kind] + self.income[kind] * rolls / 36.0 - price[kind];
            short += if left < 0.0 { -left } else { 0.0 };
            // Nobody has half a card: the fraction goes.
            swaps += (left.max(0.0) / self.rates[kind]) as i32;
        }
        swaps as f32 + 0.01 >= short
    }

    /// The best of these scores, at least nothing: for each price what is gained for it. Quickest where the best
    /// come first.
    pub(crate) fn best_score(&self, gains: &[(Hand, f32)], hand: Hand) -> f32 {
        gains.iter().fold(0.0, |best, &(price, gain)| {
            // Whatever takes longer than this is not the best, also where the quotient is rounded.
            let most = (gain / best - 5.0).ceil() + 1.0;
            let rolls = self.rolls_up_to((most as u8).min(HORIZON), price, hand);
            f32::max(best, score(gain, rolls))
        })
    }
}

/// What it is worth to gain so much in so many rolls: the sooner the better.
pub(crate) fn score(gain: f32, rolls: f32) -> f32 {
    gain / (rolls + 5.0)
}

fn counts(hand: Hand) -> [f32; KINDS] {
    Resource::EVERY.map(|kind| f32::from(hand[kind]))
}

#[cfg(test)]
mod tests {
    use table::{Chance, Pseudo};

    use super::*;

    fn some_hand(chance: &mut Pseudo, most: u32) -> Hand {
        Hand::of_all([(); KINDS].map(|()| chance.below(most + 1) as u8))
    }

    /// Roll by roll, as one would count it at the table.
    fn counted(purse: &Purse, price: Hand, hand: Hand) -> f32 {
        let pays = |rolls: &u8| purse.pays(&counts(price), &counts(hand), *rolls);
        (0..HORIZON).find(pays).unwrap_or(HORIZON).into()
    }

    #[test]
    fn what_is_found_by_halves_and_with_limits_is_what_is_counted() {
        let mut chance = Pseudo::new(3);
        for _ in 0..3_000 {
            let income =
                [(); KINDS].map(|()| chance.below(60) as f32 / 5.0 - 2.0).map(|it| it.max(0.0));
            let purse = Purse::new(income, some_hand(&mut chance, 4));
            let hand = some_hand(&mut chance, 3);
            let gains =
                [(); 6].map(|()| (some_hand(&mut chance, 4), chance.below(300) as f32 / 100.0));
            for (price, _) in gains {
                assert_eq!(purse.rolls_to(price, hand), counted(&purse, price, hand));
            }
            let scores = gains.map(|(price, gain)| score(gain, purse.rolls_to(price, hand)));
            let best = scores.into_iter().fold(0.0, f32::max);
            assert_eq!(purse.best_score(&gains, hand), best);
        }
    }
}
