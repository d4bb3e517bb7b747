//! The master at the table.

use std::sync::Arc;

use island::{Course, Decision, Position};
use table::Pseudo;

use super::ground::Ground;
use super::judge::Judge;
use super::plan::{Planner, Prospect, is_deed};
use crate::budget::{Budget, Meter};
use crate::glimpse::Glimpse;
use crate::island::means::Own;
use crate::island::settler::{KEEN, Settler};
use crate::player::{Advice, Player, Scale, Thought};

/// How much a master thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Effort {
    /// How long: a visit is one imagined world, in which a turn is thought through.
    pub(crate) budget: Budget,
    /// How many positions of a turn, in each world.
    pub(crate) states: usize,
}

/// Enough for a table of people.
pub(crate) const FULL: Effort = Effort { budget: Budget::Visits(6), states: 600 };
/// For games that a master plays with itself, to learn.
pub(crate) const QUICK: Effort = Effort { budget: Budget::Visits(1), states: 60 };

/// A settler that thinks its turns through to their ends.
#[derive(Debug)]
pub(crate) struct Master<const W: usize> {
    judge: Arc<Judge>,
    effort: Effort,
    ground: Option<Ground<W>>,
    chance: Pseudo,
    /// Who speaks for it in trades.
    talk: Settler,
}

/// What a master thinks of the decisions of a seat.
struct Weighed<D> {
    prospects: Vec<Prospect<D>>,
    /// In how many worlds it looked.
    worlds: u32,
}

impl<const W: usize> Master<W> {
    pub(crate) fn new(judge: Arc<Judge>, effort: Effort, seed: u64) -> Master<W> {
        let chance = Pseudo::new(seed);
        Master { judge, effort, ground: None, chance, talk: Settler::new(KEEN, seed) }
    }

    /// What it thinks of each of these decisions: the chance to win after it, over all imagined worlds, and the
    /// plan of the first of them.
    fn weigh<C: Course<W>>(
        &mut self,
        glimpse: &Glimpse<'_, Position<C, W>>,
        choices: &[Decision<C::Choice>],
    ) -> Option<Weighed<Decision<C::Choice>>> {
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
            if !meter.goes_on() {
                break;
            }
        }
        let mut prospects = sum?;
        for prospect in &mut prospects {
            prospect.chance /= worlds as f32;
        }
        Some(Weighed { prospects, worlds })
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
        let Some(Weighed { prospects, .. }) = self.weigh(glimpse, &deeds) else {
            return choices[0];
        };
        let ranked = prospects.iter().zip(&deeds);
        let best = ranked.max_by(|one, other| one.0.chance.total_cmp(&other.0.chance));
        let best = best.map_or(choices[0], |(_, deed)| *deed);
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
        let Weighed { prospects, worlds } = self.weigh(glimpse, &deeds)?;
        let thoughts = deeds.into_iter().zip(prospects).map(|(deed, Prospect { chance, line })| {
            Thought::new(deed, chance).after(worlds).with_line(line)
        });
        Some(Advice { scale: Scale::Chance, choices: thoughts.collect() })
    }

    fn allow(&mut self, budget: Budget) {
        self.effort.budget = budget;
    }
}
