//! A look beyond the own turn: a plan is carried out in an imagined world, the others play on as one would
//! expect of them, and the next own turn is thought through after its roll.

use island::{Course, Decision, Position};
use table::{Game, Pseudo, Seat, Silent, ToAct};

use super::plan::{Planner, Prospect, is_deed};
use super::sift::{Tried, sift};
use crate::budget::Meter;
use crate::glimpse::Glimpse;
use crate::island::means::Own;
use crate::island::settler::{KEEN, Settler, Strength};
use crate::player::Player;

/// How the others are expected to play: by rule of thumb, and without talk.
const EXPECTED: Strength = Strength { offers: 0, ..KEEN };

/// No look goes further than so many steps.
const LONGEST: usize = 400;

/// How many decisions are looked at beyond the own turn, at most.
const TRIED: usize = 6;

/// And no more than get so many looks each.
const LOOKS: usize = 10;

/// Decisions, and what each of them leads to.
type Weighed<'a, X> = (&'a [Decision<X>], &'a mut [Prospect<Decision<X>>]);

/// Those who play on in a master's thoughts.
#[derive(Debug)]
pub(crate) struct Cast {
    others: Vec<Settler>,
}

impl Cast {
    pub(crate) fn new(seed: u64) -> Cast {
        let others = Seat::ALL.map(|seat| Settler::new(EXPECTED, seed ^ seat.index() as u64));
        Cast { others: others.into() }
    }

    /// Looks beyond the turn at the best few decisions, those that are no further than `near` behind the best, each
    /// in the same worlds. What comes of them takes the place of what the judge said.
    pub(crate) fn look_ahead<C: Course<W, Choice: Own>, const W: usize>(
        &mut self,
        planner: &Planner<'_, W>,
        glimpse: &Glimpse<'_, Position<C, W>>,
        (choices, prospects): Weighed<'_, C::Choice>,
        near: f32,
        mut meter: Meter,
        chance: &mut Pseudo,
    ) {
        let mut order: Vec<usize> = (0..choices.len()).collect();
        order.sort_by(|&one, &other| prospects[other].chance.total_cmp(&prospects[one].chance));
        let Some(&first) = order.first() else { return };
        let judged = prospects[first].chance;
        order.retain(|&index| prospects[index].chance > judged - near);
        order.truncate(TRIED.min(meter.left() as usize / LOOKS));
        let thought: Vec<_> = order.iter().map(|&index| (index, prospects[index].chance)).collect();
        let tried = sift(
            thought,
            &mut meter,
            chance,
            |chance| glimpse.imagine(chance),
            |index, world, chance| {
                self.look(planner, world, choices[index], &prospects[index].line, chance)
            },
        );
        let Some(&Tried { chance: best, looks: 1.., .. }) = tried.first() else { return };
        // What was not looked at stays as far behind the best as the judge said, and nobody who was left behind
        // passes it.
        prospects.iter_mut().for_each(|prospect| prospect.chance += best - judged);
        for Tried { index, chance, looks } in tried {
            prospects[index].chance = chance;
            prospects[index].visits += looks;
        }
        for prospect in prospects {
            prospect.chance = prospect.chance.clamp(0.0, best);
        }
    }

    /// What a seat is expected to decide here, by what it sees.
    pub(crate) fn choice_of<C: Course<W, Choice: Own>, const W: usize>(
        &mut self,
        seat: Seat,
        world: &Position<C, W>,
    ) -> Decision<C::Choice> {
        self.others[seat.index()].choose(&Glimpse::new(world, seat, &mut Vec::new()))
    }

    /// Everybody plays on as expected until this holds, or for so many steps.
    pub(crate) fn play_on<C: Course<W, Choice: Own>, const W: usize>(
        &mut self,
        world: &mut Position<C, W>,
        chance: &mut Pseudo,
        longest: usize,
        mut until: impl FnMut(&Position<C, W>) -> bool,
    ) {
        let mut buffer = Vec::new();
        for _ in 0..longest {
            match world.to_act() {
                ToAct::Nobody => return,
                ToAct::Nature => {
                    let outcome = world.sample(chance);
                    world.apply_outcome(&outcome, &mut Silent);
                }
                ToAct::Seats(seats) => {
                    let Some(seat) = seats.iter().next() else { return };
                    let glimpse = Glimpse::new(world, seat, &mut buffer);
                    let choice = self.others[seat.index()].choose(&glimpse);
                    world.apply(seat, &choice, &mut Silent);
                }
            }
            if until(world) {
                return;
            }
        }
    }

    /// What comes of a decision and the plan after it in this world: the own chance to win when the next own
    /// turn has been thought through.
    fn look<C: Course<W, Choice: Own>, const W: usize>(
        &mut self,
        planner: &Planner<'_, W>,
        mut world: Position<C, W>,
        first: Decision<C::Choice>,
        line: &[Decision<C::Choice>],
        chance: &mut Pseudo,
    ) -> f32 {
        let me = planner.me;
        let mut plan: Vec<Decision<C::Choice>> = line.iter().rev().copied().collect();
        world.apply(me, &first, &mut Silent);
        let mut waited = world.on_turn() != me;
        let mut buffer = Vec::new();
        for _ in 0..LONGEST {
            match world.to_act() {
                ToAct::Nobody => break,
                ToAct::Nature => {
                    let outcome = world.sample(chance);
                    world.apply_outcome(&outcome, &mut Silent);
                }
                ToAct::Seats(seats) => {
                    let Some(seat) = seats.iter().next() else { break };
                    let glimpse = Glimpse::new(&world, seat, &mut buffer);
                    let choice = if seat != me {
                        self.others[seat.index()].choose(&glimpse)
                    } else if let Some(next) = plan.pop() {
                        next
                    } else if let [only] = glimpse.decisions() {
                        *only
                    } else if glimpse.decisions().contains(&Decision::Roll) {
                        Decision::Roll
                    } else {
                        let deeds: Vec<_> =
                            glimpse.decisions().iter().copied().filter(is_deed).collect();
                        let mut prospects = planner.weigh(&world, &deeds);
                        let Some(best) = Prospect::best(&prospects) else { break };
                        if waited && planner.goes_on(&world) {
                            return prospects[best].chance;
                        }
                        plan = std::mem::take(&mut prospects[best].line);
                        plan.reverse();
                        deeds[best]
                    };
                    if world.check(seat, &choice).is_err() {
                        plan.clear();
                        continue;
                    }
                    world.apply(seat, &choice, &mut Silent);
                    waited |= world.on_turn() != me;
                }
            }
        }
        planner.chance(&world)
    }
}
