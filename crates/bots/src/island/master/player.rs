//! The master at the table.

use std::sync::Arc;

use island::{Course, Decision, Position};
use table::Pseudo;

use super::ahead::Cast;
use super::ground::Ground;
use super::judge::Judge;
use super::plan::{Planner, Prospect, is_deed};
use super::sift::Tried;
use super::talk::Asked;
use crate::budget::{Budget, Meter};
use crate::glimpse::Glimpse;
use crate::island::means::Own;
use crate::island::settler::{KEEN, Settler};
use crate::player::{Advice, Player, Scale, Thought};

/// How much a master thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Effort {
    /// How long: a visit is one imagined world, in which the turn is thought through, or one look beyond it.
    pub(crate) budget: Budget,
    /// In how many worlds the turn is thought through, if the budget allows it.
    pub(crate) worlds: u32,
    /// How many positions of a turn, in each world.
    pub(crate) states: usize,
    /// How far behind the best, in chance to win, a decision may be to be looked at further.
    pub(crate) near: f32,
}

/// How many positions of a turn are looked at when it looks beyond the one it plays.
const FAR_STATES: usize = 40;
/// And when it weighs an offer.
const OFFER_STATES: usize = 12;

/// Enough for a table of people.
pub(crate) const FULL: Effort =
    Effort { budget: Budget::Visits(206), worlds: 6, states: 600, near: 0.03 };
/// For games that a master plays with itself, to learn.
pub(crate) const QUICK: Effort =
    Effort { budget: Budget::Visits(1), worlds: 1, states: 60, near: 0.0 };

/// A settler that thinks its turns through to their ends, and looks beyond them.
#[derive(Debug)]
pub(crate) struct Master<const W: usize> {
    judge: Arc<Judge>,
    effort: Effort,
    ground: Option<Ground<W>>,
    chance: Pseudo,
    /// What it has asked for.
    asked: Asked,
    /// Who thinks of what to ask in return.
    talk: Settler,
    /// Who plays on in its thoughts.
    cast: Cast,
}

impl<const W: usize> Master<W> {
    pub(crate) fn new(judge: Arc<Judge>, effort: Effort, seed: u64) -> Master<W> {
        let chance = Pseudo::new(seed);
        Master {
            judge,
            effort,
            ground: None,
            chance,
            asked: Asked::default(),
            talk: Settler::new(KEEN, seed),
            cast: Cast::new(seed),
        }
    }

    /// What it thinks of each of these decisions: the chance to win after it, over all imagined worlds, and the
    /// plan of the first of them.
    fn weigh<C: Course<W, Choice: Own>>(
        &mut self,
        glimpse: &Glimpse<'_, Position<C, W>>,
        choices: &[Decision<C::Choice>],
    ) -> Option<Vec<Prospect<Decision<C::Choice>>>> {
        let mut meter = Meter::start(self.effort.budget);
        let mut sum: Option<Vec<Prospect<Decision<C::Choice>>>> = None;
        let mut worlds = 0;
        loop {
            let world = glimpse.imagine(&mut self.chance);
            self.look_at_ground(&world);
            let ground = self.ground.as_ref()?;
            let planner = Planner::new(&self.judge, ground, glimpse.seat(), self.effort.states);
            let prospects = planner.weigh(&world, choices);
            match &mut sum {
                None => sum = Some(prospects),
                Some(sum) => {
                    for (sum, more) in sum.iter_mut().zip(prospects) {
                        sum.chance += more.chance;
                    }
                }
            }
            worlds += 1;
            if !meter.goes_on() || worlds == self.effort.worlds {
                break;
            }
        }
        let mut prospects = sum?;
        for prospect in &mut prospects {
            prospect.chance /= worlds as f32;
            prospect.visits = worlds;
        }
        let planner = Planner::new(&self.judge, self.ground.as_ref()?, glimpse.seat(), FAR_STATES);
        let weighed = (choices, prospects.as_mut_slice());
        self.cast.look_ahead(&planner, glimpse, weighed, self.effort.near, meter, &mut self.chance);
        Some(prospects)
    }

    fn look_at_ground<C: Course<W>>(&mut self, world: &Position<C, W>) {
        if !self.ground.as_ref().is_some_and(|ground| ground.fits(world)) {
            self.ground = Ground::of(world);
        }
    }

    /// What may be answered to an offer: to let it pass, to take it, or to ask for something else. Nothing where there
    /// is no offer to answer.
    fn answers<C: Course<W, Choice: Own>>(
        &mut self,
        glimpse: &Glimpse<'_, Position<C, W>>,
    ) -> Vec<Decision<C::Choice>> {
        let possible = [Decision::Decline, Decision::Accept].into_iter();
        let mut answers: Vec<_> =
            possible.filter(|answer| glimpse.decisions().contains(answer)).collect();
        if !answers.is_empty() {
            let said = self.talk.choose(glimpse);
            if matches!(said, Decision::Propose { .. }) {
                answers.push(said);
            }
        }
        answers
    }

    /// What comes of each of these answers, the best first.
    fn weigh_answers<C: Course<W, Choice: Own>>(
        &mut self,
        glimpse: &Glimpse<'_, Position<C, W>>,
        answers: &[Decision<C::Choice>],
    ) -> Option<Vec<Tried>> {
        let meter = Meter::start(self.effort.budget);
        let world = glimpse.imagine(&mut self.chance);
        self.look_at_ground(&world);
        let planner = Planner::new(&self.judge, self.ground.as_ref()?, glimpse.seat(), FAR_STATES);
        Some(self.cast.compare(&planner, glimpse, answers, meter, &mut self.chance))
    }

    /// What it says before it goes on with this: an offer that may be better, or no to a proposal.
    fn says<C: Course<W, Choice: Own>>(
        &mut self,
        glimpse: &Glimpse<'_, Position<C, W>>,
        best: Decision<C::Choice>,
    ) -> Option<Decision<C::Choice>> {
        let leaves_time = matches!(
            best,
            Decision::EndTurn
                | Decision::TradeBank { .. }
                | Decision::BuyCard
                | Decision::BuildRoad { .. }
        );
        if !leaves_time {
            return None;
        }
        let is_no = |choice: &&Decision<C::Choice>| matches!(choice, Decision::Dismiss { .. });
        if let Some(no) = glimpse.decisions().iter().find(is_no) {
            return Some(*no);
        }
        let ground = self.ground.as_ref()?;
        let planner = Planner::new(&self.judge, ground, glimpse.seat(), OFFER_STATES);
        self.asked.offer(&planner, &mut self.cast, glimpse, &mut self.chance)
    }
}

impl<C: Course<W, Choice: Own>, const W: usize> Player<Position<C, W>> for Master<W> {
    fn choose(&mut self, glimpse: &Glimpse<'_, Position<C, W>>) -> Decision<C::Choice> {
        let choices = glimpse.decisions();
        if let [only] = choices {
            return *only;
        }
        let answers = self.answers(glimpse);
        if !answers.is_empty() {
            let tried = self.weigh_answers(glimpse, &answers);
            return tried.map_or(answers[0], |tried| answers[tried[0].index]);
        }
        let deeds: Vec<_> = choices.iter().copied().filter(is_deed).collect();
        let Some(prospects) = self.weigh(glimpse, &deeds) else {
            return choices[0];
        };
        let best = Prospect::best(&prospects).map_or(choices[0], |best| deeds[best]);
        if matches!(best, Decision::Deal { .. }) {
            self.asked.got_it();
        }
        self.says(glimpse, best).unwrap_or(best)
    }

    fn advise(
        &mut self,
        glimpse: &Glimpse<'_, Position<C, W>>,
    ) -> Option<Advice<Decision<C::Choice>>> {
        let answers = self.answers(glimpse);
        if !answers.is_empty() {
            let tried = self.weigh_answers(glimpse, &answers)?.into_iter();
            let thoughts = tried.map(|Tried { index, chance, looks }| {
                Thought::new(answers[index], chance).after(looks)
            });
            return Some(Advice { scale: Scale::Chance, choices: thoughts.collect() });
        }
        let deeds: Vec<_> = glimpse.decisions().iter().copied().filter(is_deed).collect();
        let prospects = self.weigh(glimpse, &deeds)?;
        let thoughts =
            deeds.into_iter().zip(prospects).map(|(deed, Prospect { chance, line, visits })| {
                Thought::new(deed, chance).after(visits).with_line(line)
            });
        Some(Advice { scale: Scale::Chance, choices: thoughts.collect() })
    }

    fn allow(&mut self, budget: Budget) {
        self.effort.budget = budget;
    }
}
