//! Everything that a settler wants in one scene: looked for once, however often it is asked about.

use std::cell::OnceCell;

use island::Hand;

use super::goal::{Goal, goals};
use super::purse::{Offer, Purse, score};
use super::scene::Scene;

/// What is worth saving for now.
pub(crate) struct Plans {
    purse: Purse,
    hand: Hand,
    goals: Vec<Goal>,
    /// Each price with the most that is gained for it, about the best first: many goals cost the same.
    offers: Vec<Offer>,
    /// What each goal is worth for the hand as it is.
    scores: OnceCell<Vec<f32>>,
    /// The order for whoever has no doubts.
    order: OnceCell<Vec<Place>>,
    /// What the best goal is worth for the hand as it is.
    best: OnceCell<f32>,
}

/// What a goal is worth in somebody's judgement, and its number.
type Place = (f32, usize);

impl Plans {
    pub(crate) fn of(scene: &Scene<'_>) -> Plans {
        let (purse, hand) = (scene.purse, scene.hand());
        let goals = goals(scene);
        let mut offers: Vec<Offer> = Vec::with_capacity(goals.len());
        for &Goal { price, gain, .. } in &goals {
            match offers.iter_mut().find(|offer| offer.price == price) {
                Some(offer) => offer.gain = offer.gain.max(gain),
                None => offers.push(Offer { price, gain, guess: purse.guess(price, hand) }),
            }
        }
        let about = |offer: &Offer| score(offer.gain, offer.guess);
        offers.sort_by(|one, other| about(other).total_cmp(&about(one)));
        let (scores, order, best) = Default::default();
        Plans { purse, hand, goals, offers, scores, order, best }
    }

    fn sorted(&self, mut judge: impl FnMut(f32) -> f32) -> Vec<Place> {
        let scores = self.scores.get_or_init(|| self.scored());
        let mut order: Vec<Place> = scores.iter().map(|&score| judge(score)).zip(0..).collect();
        order.sort_by(|one, other| other.0.total_cmp(&one.0));
        order
    }

    /// What the best goal is worth with this hand, or `least` where it is not worth more.
    fn best_above(&self, least: f32, hand: Hand) -> f32 {
        self.purse.best_score(least, &self.offers, hand)
    }

    fn scored(&self) -> Vec<f32> {
        let rolls = |offer: &Offer| (offer.price, self.purse.rolls_for(offer, self.hand));
        let rolls: Vec<(Hand, u8)> = self.offers.iter().map(rolls).collect();
        let scores = self.goals.iter().filter_map(|goal| {
            let (_, rolls) = rolls.iter().find(|(price, _)| *price == goal.price)?;
            Some(score(goal.gain, *rolls))
        });
        scores.collect()
    }
}

/// The plans of a scene in the order of somebody's judgement, the best first. They are made only when something
/// is asked of them.
pub(crate) struct Ranked<'a> {
    scene: &'a Scene<'a>,
    /// The order, where it is not that of the plans themselves.
    doubted: Option<Vec<Place>>,
}

impl<'a> Ranked<'a> {
    /// The goals as they are.
    pub(crate) fn sure(scene: &'a Scene<'a>) -> Ranked<'a> {
        Ranked { scene, doubted: None }
    }

    /// The goals as somebody judges them whose doubts are factors around 1, drawn goal by goal.
    pub(crate) fn doubted(scene: &'a Scene<'a>, mut doubt: impl FnMut() -> f32) -> Ranked<'a> {
        Ranked { scene, doubted: Some(scene.plans().sorted(|score| score * doubt())) }
    }

    /// The goals with this judgement of them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (f32, &'a Goal)> {
        let plans = self.scene.plans();
        let plain = || plans.order.get_or_init(|| plans.sorted(|score| score));
        let order = self.doubted.as_ref().unwrap_or_else(plain);
        order.iter().map(|&(score, index)| (score, &plans.goals[index]))
    }

    /// The best goal.
    pub(crate) fn first(&self) -> Option<(f32, &'a Goal)> {
        self.iter().next()
    }

    /// How good it is to have this hand: what the best goal is worth with it.
    pub(crate) fn worth(&self, hand: Hand) -> f32 {
        self.best_score(hand) + beyond(hand)
    }

    /// The same where it is more than `least`; otherwise something that is not.
    pub(crate) fn worth_above(&self, least: f32, hand: Hand) -> f32 {
        // A little less, because sums are rounded.
        let least = (least - beyond(hand) - 0.0001).max(0.0);
        self.scene.plans().best_above(least, hand) + beyond(hand)
    }

    /// What the best goal is worth with this hand.
    pub(crate) fn best_score(&self, hand: Hand) -> f32 {
        let plans = self.scene.plans();
        let best = || plans.best_above(0.0, hand);
        if hand == plans.hand { *plans.best.get_or_init(best) } else { best() }
    }
}

/// Cards beyond the plan are still worth a little.
fn beyond(hand: Hand) -> f32 {
    0.002 * hand.total() as f32
}
