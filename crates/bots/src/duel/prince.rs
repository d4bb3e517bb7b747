//! Players of the Duel.

use duel::{Decision, Duel};
use table::{Chance, Pseudo};

use super::thumb;
use crate::glimpse::Glimpse;
use crate::player::Player;

/// Decides by rules of thumb alone.
pub(super) struct Plain {
    chance: Pseudo,
    /// How far it may misjudge what a decision gains, in victory points.
    error: f32,
    gains: Vec<f32>,
}

impl Plain {
    pub(super) fn new(error: f32, seed: u64) -> Plain {
        Plain { chance: Pseudo::new(seed), error, gains: Vec::new() }
    }
}

impl Player<Duel> for Plain {
    fn choose(&mut self, glimpse: &Glimpse<'_, Duel>) -> Decision {
        let list = glimpse.decisions();
        if let [only] = list {
            return *only;
        }
        let game = glimpse.imagine(&mut self.chance);
        self.gains.clear();
        thumb::gains(&game, glimpse.seat(), list, &mut self.gains);
        for gain in &mut self.gains {
            *gain += self.error * (self.chance.below(1001) as f32 / 500.0 - 1.0);
        }
        list[best(&self.gains, &mut self.chance)]
    }
}

/// The place of the highest number; of equals each is as likely.
pub(super) fn best(gains: &[f32], chance: &mut impl Chance) -> usize {
    let (mut best, mut most, mut equals) = (0, f32::NEG_INFINITY, 0);
    for (index, &gain) in gains.iter().enumerate() {
        if gain > most {
            (best, most, equals) = (index, gain, 1);
        } else if gain == most {
            equals += 1;
            if chance.below(equals) == 0 {
                best = index;
            }
        }
    }
    best
}
