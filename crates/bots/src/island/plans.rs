//! Everything that a settler wants in one scene: looked for once, however often it is asked about.

use std::borrow::Cow;
use std::cell::OnceCell;

use island::Hand;

use super::goal::{Goal, goals};
use super::purse::{Offer, Purse, score};
use super::scene::Scene;

/// What is worth saving for now.
pub(crate) struct Plans {
    purse: Purse,
    /// With what each is worth for the hand as it is.
    goals: Vec<(f32, Goal)>,
    /// Each price with the most that is gained for it, the best first: many goals cost the same.
    offers: Vec<Offer>,
    /// The order for whoever has no doubts.
    order: OnceCell<Vec<Place>>,
}

/// What a goal is worth in somebody's judgement, and its number.
type Place = (f32, usize);

impl Plans {
    pub(crate) fn of(scene: &Scene<'_>) -> Plans {
        let mut offers: Vec<Offer> = Vec::new();
        let scored = goals(scene).into_iter().map(|goal| {
            let known = offers.iter().position(|offer| offer.price == goal.price);
            let index = known.unwrap_or_else(|| {
                let rolls = scene.purse.rolls_to(goal.price, scene.hand());
                offers.push(Offer { price: goal.price, gain: goal.gain, rolls });
                offers.len() - 1
            });
            let offer = &mut offers[index];
            offer.gain = offer.gain.max(goal.gain);
            (score(goal.gain, offer.rolls), goal)
        });
        let goals = scored.collect();
        offers.sort_by(|one, other| other.score().total_cmp(&one.score()));
        Plans { purse: scene.purse, goals, offers, order: OnceCell::new() }
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
        self.plans.purse.best_score(&self.plans.offers, hand)
    }
}
