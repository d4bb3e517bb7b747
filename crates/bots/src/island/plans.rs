//! Everything that a settler wants in one scene: looked for once, however often it is asked about.

use std::borrow::Cow;
use std::cell::OnceCell;

use island::Hand;

use super::goal::{Goal, goals};
use super::purse::{Purse, score};
use super::scene::Scene;

/// What is worth saving for now.
pub(crate) struct Plans {
    purse: Purse,
    /// With what each is worth for the hand as it is.
    goals: Vec<(f32, Goal)>,
    /// Each price with the most that is gained for it, the best first: many goals cost the same.
    gains: Vec<(Hand, f32)>,
    /// The order for whoever has no doubts.
    order: OnceCell<Vec<Place>>,
}

/// What a goal is worth in somebody's judgement, and its number.
type Place = (f32, usize);

impl Plans {
    pub(crate) fn of(scene: &Scene<'_>) -> Plans {
        let mut prices: Vec<Price> = Vec::new();
        let scored = goals(scene).into_iter().map(|goal| {
            let known = prices.iter().position(|known| known.price == goal.price);
            let index = known.unwrap_or_else(|| {
                let rolls = scene.purse.rolls_to(goal.price, scene.hand());
                prices.push(Price { price: goal.price, rolls, gain: goal.gain });
                prices.len() - 1
            });
            let price = &mut prices[index];
            price.gain = price.gain.max(goal.gain);
            (score(goal.gain, price.rolls), goal)
        });
        let goals = scored.collect();
        prices.sort_by(|one, other| other.score().total_cmp(&one.score()));
        let gains = prices.into_iter().map(|price| (price.price, price.gain)).collect();
        Plans { purse: scene.purse, goals, gains, order: OnceCell::new() }
    }

    /// The goals as somebody judges them whose doubts are factors around 1, drawn goal by goal.
    pub(crate) fn doubted(&self, mut doubt: impl FnMut() -> f32) -> Ranked<'_> {
        Ranked { plans: self, order: Cow::Owned(self.sorted(|score| score * doubt())) }
    }

    /// The goals as they are.
    pub(crate) fn ranked(&self) -> Ranked<'_> {
        let order = self.order.get_or_init(|| self.sorted(|score| score));
        Ranked { plans: self, order: Cow::Borrowed(order) }
    }

    fn sorted(&self, mut judge: impl FnMut(f32) -> f32) -> Vec<Place> {
        let scores = self.goals.iter().map(|(score, _)| judge(*score));
        let mut order: Vec<Place> = scores.zip(0..).collect();
        order.sort_by(|one, other| other.0.total_cmp(&one.0));
        order
    }
}

/// What goals of one price have in common.
struct Price {
    price: Hand,
    /// How many rolls it takes to pay it.
    rolls: f32,
    /// The most that is gained for it.
    gain: f32,
}

impl Price {
    fn score(&self) -> f32 {
        score(self.gain, self.rolls)
    }
}

/// Plans in the order of somebody's judgement, the best first.
pub(crate) struct Ranked<'a> {
    plans: &'a Plans,
    order: Cow<'a, [Place]>,
}

impl Ranked<'_> {
    /// The goals with this judgement of them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (f32, &Goal)> {
        self.order.iter().map(|&(score, index)| (score, &self.plans.goals[index].1))
    }

    /// The best goal.
    pub(crate) fn first(&self) -> Option<(f32, &Goal)> {
        self.iter().next()
    }

    /// How good it is to have this hand: what the best goal is worth with it.
    pub(crate) fn worth(&self, hand: Hand) -> f32 {
        // Cards beyond the plan are still worth a little.
        self.best_score(hand) + 0.002 * hand.total() as f32
    }

    /// What the best goal is worth with this hand.
    pub(crate) fn best_score(&self, hand: Hand) -> f32 {
        self.plans.purse.best_score(&self.plans.gains, hand)
    }
}
