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
    pub(crate) fn rolls_to(&self, price: Hand, hand: Hand) -> u8 {
        self.rolls_up_to(HORIZON, self.guess(price, hand), price, hand)
    }

    /// The same for an offer.
    pub(crate) fn rolls_for(&self, offer: &Offer, hand: Hand) -> u8 {
        self.rolls_up_to(HORIZON, offer.guess, offer.price, hand)
    }

    /// Whether it takes no longer than so many rolls.
    pub(crate) fn pays_within(&self, rolls: u8, price: Hand, hand: Hand) -> bool {
        self.pays(&counts(price), &counts(hand), rolls)
    }

    /// About how many rolls it takes: as if cards could be cut, and what is there now were enough to tell which
    /// kinds are short.
    pub(crate) fn guess(&self, price: Hand, hand: Hand) -> u8 {
        let (price, hand) = (counts(price), counts(hand));
        let (mut missing, mut coming) = (0.0, 0.0);
        for kind in 0..KINDS {
            let left = hand[kind] - price[kind];
            let counts_for = if left < 0.0 { 1.0 } else { self.rates[kind] };
            missing -= left / counts_for;
            coming += self.income[kind] / counts_for;
        }
        (36.0 * missing / coming) as u8
    }

    /// How many rolls it takes, but no more than `most`: who need not know how much longer it takes is answered
    /// sooner. So is who has a good guess.
    fn rolls_up_to(&self, most: u8, guess: u8, price: Hand, hand: Hand) -> u8 {
        if most == 0 {
            return 0;
        }
        let (price, hand) = (counts(price), counts(hand));
        // Whoever can pay can pay later as well: before `early` it cannot be paid, and from `late` on it can, or
        // it does not matter any more.
        let (mut early, mut late) = (0, most);
        let (mut look, mut stride) = (guess.min(most - 1), 1);
        while early < late {
            if self.pays(&price, &hand, look) {
                late = look;
            } else {
                early = look + 1;
            }
            // Away from the guess with ever longer strides, and by halves as soon as it lies in between.
            look = match (early > 0, late < most) {
                (true, true) => (early + late) / 2,
                (true, false) => (look + stride).min(most - 1),
                (false, _) => look.saturating_sub(stride),
            };
            stride = (2 * stride).min(HORIZON);
        }
        late
    }

    /// Whether what is there after so many rolls covers the price, once the bank has traded what is left over.
    fn pays(&self, price: &[f32; KINDS], hand: &[f32; KINDS], rolls: u8) -> bool {
        let rolls = f32::from(rolls);
        let (mut short, mut swaps) = (0.0_f32, 0.0_f32);
        for kind in 0..KINDS {
            let left = hand[kind] + self.income[kind] * rolls / 36.0 - price[kind];
            short += if left < 0.0 { -left } else { 0.0 };
            swaps += whole(left.max(0.0) / self.rates[kind]);
        }
        swaps + 0.01 >= short
    }

    /// The best score of these offers, or `least` where none is better. Quickest where the best come first.
    pub(crate) fn best_score(&self, least: f32, offers: &[Offer], hand: Hand) -> f32 {
        offers.iter().fold(least, |best, &Offer { price, gain, guess }| {
            // What takes as long as this is not the best any more.
            let mut most = ((gain / best - 5.0) as u8).min(HORIZON);
            while most < HORIZON && score(gain, most) > best {
                most += 1;
            }
            let rolls = self.rolls_up_to(most, guess, price, hand);
            f32::max(best, score(gain, rolls))
        })
    }
}

/// Something that can be had.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Offer {
    pub(crate) price: Hand,
    /// What is gained by it.
    pub(crate) gain: f32,
    /// About how many rolls it takes with a hand like those that are asked about.
    pub(crate) guess: u8,
}

/// A number without its fraction, for those that count cards. A call of `floor` takes longer than all the rest.
fn whole(number: f32) -> f32 {
    // Beyond this a number has no room for a fraction.
    const FULL: f32 = (1_u32 << f32::MANTISSA_DIGITS) as f32 / 2.0;
    let near = number + FULL - FULL;
    if near > number { near - 1.0 } else { near }
}

/// What it is worth to gain so much in so many rolls: the sooner the better.
pub(crate) fn score(gain: f32, rolls: u8) -> f32 {
    gain / (f32::from(rolls) + 5.0)
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
    fn counted(purse: &Purse, price: Hand, hand: Hand) -> u8 {
        let pays = |rolls: &u8| purse.pays(&counts(price), &counts(hand), *rolls);
        (0..HORIZON).find(pays).unwrap_or(HORIZON)
    }

    #[test]
    fn a_whole_number_has_no_fraction() {
        let numbers = (0..100_000).map(|number| number as f32 / 48.0);
        numbers.for_each(|number| assert_eq!(whole(number), number.floor()));
    }

    #[test]
    fn what_is_found_by_strides_and_halves_is_what_is_counted() {
        let mut chance = Pseudo::new(3);
        for _ in 0..3_000 {
            let income =
                [(); KINDS].map(|()| chance.below(60) as f32 / 5.0 - 2.0).map(|it| it.max(0.0));
            let purse = Purse::new(income, some_hand(&mut chance, 4));
            let hand = some_hand(&mut chance, 3);
            let offers = [(); 6].map(|()| Offer {
                price: some_hand(&mut chance, 4),
                gain: chance.below(300) as f32 / 100.0,
                guess: chance.below(80) as u8,
            });
            for Offer { price, .. } in offers {
                assert_eq!(purse.rolls_to(price, hand), counted(&purse, price, hand));
            }
            let scores = offers.map(|offer| score(offer.gain, counted(&purse, offer.price, hand)));
            for least in [0.0, 0.1, 0.3] {
                let best = scores.into_iter().fold(least, f32::max);
                assert_eq!(purse.best_score(least, &offers, hand), best);
            }
        }
    }
}
