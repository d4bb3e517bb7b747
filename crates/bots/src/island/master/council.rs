//! The master, on the island and in its scenarios: a council proposes what might be done, and each proposal is tried
//! in imagined worlds until the next own turn is over. The judge says what came of it.

use std::sync::Arc;

use island::{Course, Decision, Position};
use table::{Game, Pseudo, Seat, Silent};

use super::ahead::Cast;
use super::ground::Ground;
use super::judge::{Judge, Recall};
use super::plan::{Planner, is_deed};
use super::sift::{Tried, sift};
use crate::budget::{Budget, Meter};
use crate::glimpse::Glimpse;
use crate::island::bargain::Asked;
use crate::island::means::Own;
use crate::island::settler::{KEEN, Settler, Strength};
use crate::player::{Advice, Player, Scale, Thought};

/// How many tries a decision gets for a table of people, over all that is proposed.
pub(crate) const ENOUGH: Budget = Budget::Visits(480);

/// Those who propose beside the keen one, and how far each of them is off.
const DOUBTS: [f32; 7] = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7];

/// Where no more can be done than this, all of it is tried.
const FEW: usize = 6;

/// Where more can be done, so many of the best plans for the turn are proposals, too.
const PLANS: usize = 4;

/// No more is proposed than gets so many tries each.
const TRIES: u32 = 6;

/// How many steps of the turn are tried to find them; all first ones are.
const STEPS: usize = 400;

/// A master that listens to a council.
#[derive(Debug)]
pub(crate) struct Council<const W: usize> {
    judge: Arc<Judge>,
    budget: Budget,
    ground: Option<Ground<W>>,
    chance: Pseudo,
    members: Vec<Settler>,
    /// What was really asked for, which is what the members know of.
    asked: Asked,
    /// Who plays on in its thoughts.
    cast: Cast,
}

/// What may be decided, what came of it when it was tried, and what followed in the same turn.
struct Considered<D> {
    choice: D,
    tried: Tried,
    line: Vec<D>,
}

impl<const W: usize> Council<W> {
    pub(crate) fn new(judge: Arc<Judge>, budget: Budget, seed: u64) -> Council<W> {
        let keen = Settler::new(KEEN, seed);
        let doubters = DOUBTS.into_iter().zip(1..).map(|(noise, number)| {
            Settler::new(Strength { noise, ..KEEN }, seed.wrapping_add(number))
        });
        Council {
            judge,
            budget,
            ground: None,
            chance: Pseudo::new(seed),
            members: std::iter::once(keen).chain(doubters).collect(),
            asked: Asked::default(),
            cast: Cast::new(seed),
        }
    }

    /// What is worth a try and what comes of it, the best first; nothing before the board lies. Whoever asks is taken
    /// to do what is best.
    fn consider<C: Course<W, Choice: Own>>(
        &mut self,
        glimpse: &Glimpse<'_, Position<C, W>>,
    ) -> Option<Vec<Considered<Decision<C::Choice>>>> {
        let meter = Meter::start(self.budget);
        self.asked.begin(glimpse.view().turn.number);
        let proposals = self.proposals(glimpse, &meter);
        let considered = self.weigh(glimpse, &proposals, meter)?;
        self.asked.take_in(&considered[0].choice);
        Some(considered)
    }

    /// What is worth a try, as far as the budget goes: what the keen settler would do comes first.
    fn proposals<C: Course<W, Choice: Own>>(
        &mut self,
        glimpse: &Glimpse<'_, Position<C, W>>,
        meter: &Meter,
    ) -> Vec<Decision<C::Choice>> {
        let room = (meter.left() / TRIES).max(2) as usize;
        let mut proposals = Vec::new();
        let propose = |proposals: &mut Vec<_>, choice| {
            if !proposals.contains(&choice) {
                proposals.push(choice);
            }
        };
        for member in &mut self.members {
            member.asked.clone_from(&self.asked);
            propose(&mut proposals, member.choose(glimpse));
        }
        let deeds: Vec<_> = glimpse.decisions().iter().copied().filter(is_deed).collect();
        if deeds.len() <= FEW {
            deeds.into_iter().for_each(|deed| propose(&mut proposals, deed));
        } else if proposals.len() < room {
            let plans = self.best_plans(glimpse, &deeds).into_iter();
            plans.for_each(|plan| propose(&mut proposals, plan));
        }
        proposals.truncate(room);
        proposals
    }

    /// With which of these the best plans for the turn begin, in one imagined world.
    fn best_plans<C: Course<W, Choice: Own>>(
        &mut self,
        glimpse: &Glimpse<'_, Position<C, W>>,
        deeds: &[Decision<C::Choice>],
    ) -> Vec<Decision<C::Choice>> {
        let world = self.imagine(glimpse);
        let Some(ground) = &self.ground else { return Vec::new() };
        let worth = Planner::new(&self.judge, ground, glimpse.seat(), STEPS).weigh(&world, deeds);
        let mut order: Vec<usize> = (0..deeds.len()).collect();
        order.sort_by(|&one, &other| worth[other].total_cmp(&worth[one]));
        order.into_iter().take(PLANS).map(|index| deeds[index]).collect()
    }

    /// A world that looks the same to the seat. Its ground is known from then on, unless the board does not lie yet.
    fn imagine<C: Course<W>>(&mut self, glimpse: &Glimpse<'_, Position<C, W>>) -> Position<C, W> {
        let world = glimpse.imagine(&mut self.chance);
        if !self.ground.as_ref().is_some_and(|ground| ground.fits(&world)) {
            self.ground = Ground::of(&world);
        }
        world
    }

    /// Tries each of these, the best first; nothing before the board lies.
    fn weigh<C: Course<W, Choice: Own>>(
        &mut self,
        glimpse: &Glimpse<'_, Position<C, W>>,
        proposals: &[Decision<C::Choice>],
        mut meter: Meter,
    ) -> Option<Vec<Considered<Decision<C::Choice>>>> {
        let me = glimpse.seat();
        let world = self.imagine(glimpse);
        let Council { judge, ground, chance, cast, .. } = self;
        let ground = ground.as_ref()?;
        let mut recall = Recall::new(judge);
        let now = judge.chances(&world, ground, &mut recall)[me];
        let mut lines: Vec<Option<Vec<Decision<C::Choice>>>> = vec![None; proposals.len()];
        let tried = sift(
            (0..proposals.len()).map(|index| (index, now)),
            &mut meter,
            chance,
            |chance| glimpse.imagine(chance),
            |index, mut world, chance| {
                world.apply(me, &proposals[index], &mut Silent);
                // The line ends with the turn, or where it is left to chance how it goes on.
                let mut goes_on = lines[index].is_none() && world.on_turn() == me;
                let line = lines[index].get_or_insert_default();
                let mut is_over = own_turn_is_over(me, world.seats());
                cast.play_on(&mut world, chance, |world, step| {
                    match step {
                        Some((seat, choice)) if goes_on && seat == me => line.push(*choice),
                        Some(_) => {}
                        None => goes_on = false,
                    }
                    goes_on &= world.on_turn() == me;
                    is_over(world)
                });
                judge.chances(&world, ground, &mut recall)[me]
            },
        );
        let considered = tried.into_iter().map(|tried| Considered {
            choice: proposals[tried.index],
            tried,
            line: lines[tried.index].take().unwrap_or_default(),
        });
        Some(considered.collect())
    }
}

/// Whether the next turn of the seat is over, which comes after the one that is under way; until everybody has
/// founded nothing is counted. For two players it is the turn after that, as turns come sooner.
fn own_turn_is_over<C: Course<W>, const W: usize>(
    me: Seat,
    players: usize,
) -> impl FnMut(&Position<C, W>) -> bool {
    let mut turns = if players == 2 { 2 } else { 1 };
    let (mut waits, mut came) = (false, false);
    move |world| {
        if world.is_founding() {
            return false;
        }
        let mine = world.on_turn() == me;
        waits |= !mine;
        if came && !mine {
            turns -= 1;
        }
        came = mine && waits;
        turns == 0
    }
}

impl<C: Course<W, Choice: Own>, const W: usize> Player<Position<C, W>> for Council<W> {
    fn choose(&mut self, glimpse: &Glimpse<'_, Position<C, W>>) -> Decision<C::Choice> {
        let decisions = glimpse.decisions();
        let considered = if decisions.len() > 1 { self.consider(glimpse) } else { None };
        considered.map_or(decisions[0], |considered| considered[0].choice)
    }

    fn advise(
        &mut self,
        glimpse: &Glimpse<'_, Position<C, W>>,
    ) -> Option<Advice<Decision<C::Choice>>> {
        let considered = self.consider(glimpse)?.into_iter();
        let thoughts = considered.map(|Considered { choice, tried, line }| {
            Thought::new(choice, tried.chance).after(tried.looks).with_line(line)
        });
        Some(Advice { scale: Scale::Chance, choices: thoughts.collect() })
    }

    fn recall(&mut self, glimpse: &Glimpse<'_, Position<C, W>>, decided: &Decision<C::Choice>) {
        self.asked.recall(|| glimpse.view().turn.number, decided);
    }

    fn allow(&mut self, budget: Budget) {
        self.budget = budget;
    }
}
