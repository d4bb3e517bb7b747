//! The master at the table.

use std::sync::Arc;

use island::{Course, Decision, Position};
use table::Pseudo;

use super::ahead::Cast;
use super::ground::Ground;
use super::judge::Judge;
use super::plan::{Planner, Prospect, is_deed};
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
    /// Who speaks for it in trades.
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
            if !self.ground.as_ref().is_some_and(|ground| ground.fits(&world)) {
                self.ground = Some(Ground::of(&world)?);
            }
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

    /// What is left to those who talk: offers, answers and deals.
    fn is_talk<X>(choices: &[Decision<X>]) -> bool {
        choices.iter().any(|choice| {
            matches!(choice, Decision::Accept | Decision::Decline | Decision::Withdraw)
        })
    }
}

impl<C: Course<W, Choice: Own>, const W: usize> Player<Position<C, W>> for Master<W> {
    fn choose(&mut self, glimpse: &Glimpse<'_, Position<C, W>>) -> Decision<C::Choice> {
        let choices = glimpse.decisions();
        if let [only] = choices {
            return *only;
        }
        if Self::is_talk(choices) {
            return self.talk.choose(glimpse);
        }
        let deeds: Vec<_> = choices.iter().copied().filter(is_deed).collect();
        let Some(prospects) = self.weigh(glimpse, &deeds) else {
            return choices[0];
        };
        let best = Prospect::best(&prospects).map_or(choices[0], |best| deeds[best]);
        let idle = matches!(best, Decision::EndTurn | Decision::TradeBank { .. });
        if idle && deeds.len() < choices.len() {
            let said = self.talk.choose(glimpse);
            let speaks = matches!(
                said,
                Decision::Offer { .. } | Decision::Deal { .. } | Decision::Dismiss { .. }
            );
            if speaks {
                return said;
            }
        }
        best
    }

    fn advise(
        &mut self,
        glimpse: &Glimpse<'_, Position<C, W>>,
    ) -> Option<Advice<Decision<C::Choice>>> {
        let choices = glimpse.decisions();
        if choices.len() == 1 || Self::is_talk(choices) {
            return self.talk.advise(glimpse);
        }
        let deeds: Vec<_> = choices.iter().copied().filter(is_deed).collect();
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
