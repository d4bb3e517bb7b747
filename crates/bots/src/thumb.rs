//! Rules of thumb: how much each decision seems to gain, as a player and as a policy for the search.

use table::{Chance, Game, Pseudo, Seat};

use crate::glimpse::Glimpse;
use crate::player::Player;
use crate::search::Policy;

/// What no sensible player does: it is not even tried.
pub(crate) const SILLY: f32 = -10.0;

/// Decisions whose gains differ by so much differ in likelihood by the number e.
const HEAT: f32 = 0.1;

/// The least that a decision is tried, as a part of the best one.
const LEAST: f32 = 0.01;

/// Says how much decisions seem to gain, from a glance at the position alone.
pub(crate) trait Thumb<G: Game>: Send + Sync {
    /// Adds how much each decision of the list seems to gain, counted in victory points.
    fn gains(&self, game: &G, seat: Seat, list: &[G::Decision], out: &mut Vec<f32>);
}

/// A rule of thumb as a policy for the search.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Inclined<T>(pub(crate) T);

impl<G: Game, T: Thumb<G>> Policy<G> for Inclined<T> {
    fn weigh(&self, game: &G, seat: Seat, list: &[G::Decision], weights: &mut Vec<f32>) {
        if let [_] = list {
            weights.push(1.0);
            return;
        }
        let start = weights.len();
        self.0.gains(game, seat, list, weights);
        let best = weights[start..].iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for weight in &mut weights[start..] {
            *weight = match *weight {
                gain if gain <= SILLY && best > SILLY => 0.0,
                gain => ((gain - best) / HEAT).exp().max(LEAST),
            };
        }
    }
}

/// Decides by rule of thumb alone.
pub(crate) struct Plain<T> {
    thumb: T,
    chance: Pseudo,
    /// How far it may misjudge what a decision gains, in victory points.
    error: f32,
    gains: Vec<f32>,
}

impl<T> Plain<T> {
    pub(crate) fn new(thumb: T, error: f32, seed: u64) -> Plain<T> {
        Plain { thumb, chance: Pseudo::new(seed), error, gains: Vec::new() }
    }
}

impl<G: Game, T: Thumb<G>> Player<G> for Plain<T> {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>) -> G::Decision {
        let list = glimpse.decisions();
        if let [only] = list {
            return only.clone();
        }
        let game = glimpse.imagine(&mut self.chance);
        self.gains.clear();
        self.thumb.gains(&game, glimpse.seat(), list, &mut self.gains);
        for gain in &mut self.gains {
            *gain += self.error * (self.chance.below(1001) as f32 / 500.0 - 1.0);
        }
        list[best(&self.gains, &mut self.chance)].clone()
    }
}

/// The place of the highest number; of equals each is as likely.
fn best(gains: &[f32], chance: &mut impl Chance) -> usize {
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
