//! The player that searches.

use std::sync::Arc;

use table::{Game, Pseudo, Seat};

use super::evaluation::{Evaluation, Lead};
use super::policy::{ByKind, Policy};
use super::tree::{Arm, ROOT};
use super::visit::{Habits, Search};
use crate::budget::{Budget, Meter};
use crate::glimpse::Glimpse;
use crate::player::{Advice, Player, Scale, Thought};
use crate::talk::Manners;

/// A player of any game: it imagines what it cannot know and tries what may come of each decision.
/// The [module's page](crate::search) tells how.
#[derive(Clone)]
pub struct Searcher<G: Game> {
    budget: Budget,
    rounds: u32,
    curiosity: f32,
    evaluation: Arc<dyn Evaluation<G>>,
    policy: Arc<dyn Policy<G>>,
    chance: Pseudo,
    manners: Manners,
}

impl<G: Game> Searcher<G> {
    /// A searcher that knows nothing of the game but its rules.
    pub fn new(seed: u64) -> Searcher<G> {
        Searcher {
            budget: Budget::Visits(1000),
            rounds: 2,
            curiosity: 2.0,
            evaluation: Arc::new(Lead),
            policy: Arc::new(ByKind),
            chance: Pseudo::new(seed),
            manners: Manners::default(),
        }
    }

    /// The searcher with this budget for each decision; otherwise 1000 visits.
    #[must_use]
    pub fn budget(self, budget: Budget) -> Searcher<G> {
        Searcher { budget, ..self }
    }

    /// The searcher that judges by this evaluation where a visit breaks off; otherwise by [`Lead`].
    #[must_use]
    pub fn leaf(self, evaluation: impl Evaluation<G> + 'static) -> Searcher<G> {
        Searcher { evaluation: Arc::new(evaluation), ..self }
    }

    /// The searcher that takes decisions for as likely as this policy says; otherwise as [`ByKind`] does.
    #[must_use]
    pub fn policy(self, policy: impl Policy<G> + 'static) -> Searcher<G> {
        Searcher { policy: Arc::new(policy), ..self }
    }

    /// The searcher that plays on where the tree ends, until everybody has had so many more turns, and
    /// judges then; otherwise 2. With 0 it judges at once.
    #[must_use]
    pub fn rollout(self, rounds: u32) -> Searcher<G> {
        Searcher { rounds, ..self }
    }

    /// The searcher that tries so much beside what seems best; otherwise 2. The better the policy, the less.
    #[must_use]
    pub fn curiosity(self, curiosity: f32) -> Searcher<G> {
        Searcher { curiosity, ..self }
    }

    /// What the search thinks of each decision that the seat would take. Where only the best of them is asked for,
    /// it ends as soon as no other can be tried more often.
    fn search(
        &mut self,
        glimpse: &Glimpse<'_, G>,
        choices: &[G::Decision],
        only_the_best: bool,
    ) -> Vec<Arm<G::Decision>> {
        let (evaluation, policy) = (&*self.evaluation, &*self.policy);
        let habits = Habits { evaluation, policy, rounds: self.rounds, curiosity: self.curiosity };
        let mut search = Search::new(glimpse.seat(), habits);
        let mut meter = Meter::start(self.budget);
        loop {
            let game = glimpse.imagine(&mut self.chance);
            search.visit(game, choices, &mut self.chance);
            if !meter.goes_on() || (only_the_best && search.is_certain(meter.left())) {
                break;
            }
        }
        std::mem::take(&mut search.tree.node_mut(ROOT).arms)
    }

    /// Leaves out what the policy would never do.
    fn keep_likely(&self, world: &G, seat: Seat, choices: &mut Vec<G::Decision>) {
        if choices.len() > 1 {
            let mut weights = Vec::with_capacity(choices.len());
            self.policy.weigh(world, seat, choices, &mut weights);
            let mut weights = weights.into_iter();
            choices.retain(|_| weights.next().is_none_or(|weight| weight > 0.0));
        }
    }
}

impl<G: Game> Player<G> for Searcher<G> {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>) -> G::Decision {
        let world = glimpse.imagine(&mut self.chance);
        let turn = world.standing().turns;
        let mut choices = glimpse.decisions().to_vec();
        self.manners.hold_back(turn, &mut choices);
        self.keep_likely(&world, glimpse.seat(), &mut choices);
        let choice = match choices.as_slice() {
            [only] => only.clone(),
            _ => {
                let arms = self.search(glimpse, &choices, true);
                let best = arms.into_iter().max_by(|one, other| {
                    one.visits.cmp(&other.visits).then(one.mean().total_cmp(&other.mean()))
                });
                best.map_or_else(|| choices[0].clone(), |arm| arm.decision)
            }
        };
        self.manners.said(turn, &choice);
        choice
    }

    /// What is visited more often is thought to be better; the value is its share of the visits.
    fn advise(&mut self, glimpse: &Glimpse<'_, G>) -> Option<Advice<G::Decision>> {
        let turn = glimpse.imagine(&mut self.chance).standing().turns;
        let mut choices = glimpse.decisions().to_vec();
        self.manners.hold_back(turn, &mut choices);
        if let [only] = choices.as_slice() {
            let choices = vec![Thought::new(only.clone(), 1.0)];
            return Some(Advice { scale: Scale::Worth, choices });
        }
        let arms = self.search(glimpse, &choices, false);
        let total = arms.iter().map(|arm| arm.visits).sum::<u32>().max(1);
        let thought = |decision: &G::Decision| {
            let arm = arms.iter().find(|arm| arm.decision == *decision);
            let visits = arm.map_or(0, |arm| arm.visits);
            Thought::new(decision.clone(), visits as f32 / total as f32).after(visits)
        };
        let advice = Advice::by_value(Scale::Worth, choices.iter().map(thought).collect());
        // Whoever asks is taken to do what is best.
        self.manners.said(turn, &advice.choices.first()?.decision);
        Some(advice)
    }

    fn recall(&mut self, glimpse: &Glimpse<'_, G>, decided: &G::Decision) {
        let turn = glimpse.imagine(&mut self.chance).standing().turns;
        self.manners.said(turn, decided);
    }

    fn allow(&mut self, budget: Budget) {
        self.budget = budget;
    }
}
