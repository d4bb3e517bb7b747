//! How a master trades: an offer, an answer and a deal are worth what they do to its chance to win. What a trade
//! brings the other side is in that, as the chances of all are shares of one.

use island::{Course, Decision, Hand, Position, Resource};
use table::{BySeat, Game, Pseudo, Seat, SeatSet, Silent};

use super::ahead::Cast;
use super::plan::{Planner, Prospect, is_deed};
use super::sift::{Tried, sift};
use crate::budget::Meter;
use crate::glimpse::Glimpse;
use crate::island::means::Own;

/// In so many worlds at most each answer to an offer is tried.
const TRIES: u32 = 16;

/// No turn is played on for more than so many steps.
const LONGEST: usize = 100;

/// In so many worlds an offer is thought through before it is made.
const WORLDS: u32 = 2;

/// So much it must add to the chance to win, in each of these worlds on average.
const GAIN: f32 = 0.005;

/// So many offers it makes in a turn: nobody wants to be asked all the time.
const OFFERS: usize = 2;

/// What it has asked for.
#[derive(Debug, Default)]
pub(crate) struct Asked {
    turn: u32,
    /// How often in this turn.
    count: usize,
    /// What it has asked for in this game without getting it: nobody hears the same twice.
    swaps: Vec<(Hand, Hand)>,
    /// The hand for which it has thought of nothing worth asking.
    content: Option<Hand>,
}

impl Asked {
    /// Somebody takes what was asked for last: so it may be asked for again.
    pub(crate) fn got_it(&mut self) {
        self.swaps.pop();
    }

    /// The offer that adds most to the chance to win, to those with whom it does; nothing where none is worth the
    /// others' time. Who takes it, and what comes of it, is tried in imagined worlds.
    pub(crate) fn offer<C: Course<W, Choice: Own>, const W: usize>(
        &mut self,
        planner: &Planner<'_, W>,
        cast: &mut Cast,
        glimpse: &Glimpse<'_, Position<C, W>>,
        chance: &mut Pseudo,
    ) -> Option<Decision<C::Choice>> {
        // Only some offers are listed, but where none is there is no trading now.
        let trading = glimpse.decisions().iter().any(|one| matches!(one, Decision::Offer { .. }));
        let worlds: Vec<_> = (0..WORLDS).map(|_| glimpse.imagine(chance)).collect();
        let first = worlds.first()?;
        let (turn, hand) = (first.standing().turns, first.hand_of(planner.me));
        if self.turn != turn {
            (self.turn, self.count, self.content) = (turn, 0, None);
        }
        if !trading || self.count >= OFFERS || self.content == Some(hand) {
            return None;
        }
        self.content = Some(hand);
        let plain: Vec<f32> = worlds.iter().map(|world| best_end(planner, world)).collect();
        let mut best: Option<(f32, Hand, Hand, SeatSet)> = None;
        for (give, want) in swaps(hand) {
            if self.swaps.contains(&(give, want)) {
                continue;
            }
            let mut gains = BySeat([0.0_f32; Seat::MAX]);
            for (world, plain) in worlds.iter().zip(&plain) {
                for (seat, worth) in takers(planner, cast, world, give, want) {
                    gains[seat] += (worth - plain) / WORLDS as f32;
                }
            }
            let to: SeatSet = Seat::ALL.into_iter().filter(|&seat| gains[seat] > 0.0).collect();
            let gain = gains.0.into_iter().fold(0.0, f32::max);
            if gain > best.map_or(GAIN, |(gain, ..)| gain) {
                best = Some((gain, give, want, to));
            }
        }
        let (_, give, want, to) = best?;
        self.swaps.push((give, want));
        self.count += 1;
        self.content = None;
        Some(Decision::Offer { give, want, to })
    }
}

/// One or two cards of a kind for one of another.
fn swaps(hand: Hand) -> impl Iterator<Item = (Hand, Hand)> {
    let kinds = Resource::ALL.into_iter();
    let pairs = kinds.flat_map(|give| Resource::ALL.map(|want| (give, want)));
    pairs.filter(|(give, want)| give != want).flat_map(move |(give, want)| {
        (1..=hand[give].min(2)).map(move |count| (Hand::some(give, count), Hand::one(want)))
    })
}

/// Those who would take this offer, each with the chance to win after a deal with them.
fn takers<C: Course<W, Choice: Own>, const W: usize>(
    planner: &Planner<'_, W>,
    cast: &mut Cast,
    world: &Position<C, W>,
    give: Hand,
    want: Hand,
) -> Vec<(Seat, f32)> {
    let me = planner.me;
    let holds = |&seat: &Seat| seat != me && world.hand_of(seat).covers(want);
    let to: SeatSet = Seat::first(world.seats()).filter(holds).collect();
    let offer = Decision::Offer { give, want, to };
    if to.is_empty() || world.check(me, &offer).is_err() {
        return Vec::new();
    }
    let mut offered = world.clone();
    offered.apply(me, &offer, &mut Silent);
    let takes = |seat: &Seat| cast.choice_of(*seat, &offered) == Decision::Accept;
    let takers: Vec<Seat> = to.iter().filter(takes).collect();
    for seat in to.iter() {
        let answer = if takers.contains(&seat) { Decision::Accept } else { Decision::Decline };
        offered.apply(seat, &answer, &mut Silent);
    }
    let deals = takers.into_iter().filter_map(|with| {
        let deal = Decision::Deal { with };
        offered.check(me, &deal).ok()?;
        let mut world = offered.clone();
        world.apply(me, &deal, &mut Silent);
        Some((with, best_end(planner, &world)))
    });
    deals.collect()
}

/// The chance to win when the turn has been thought through from here.
fn best_end<C: Course<W>, const W: usize>(planner: &Planner<'_, W>, world: &Position<C, W>) -> f32 {
    let mut deeds = Vec::new();
    world.decisions(planner.me, &mut deeds);
    deeds.retain(is_deed);
    let prospects = planner.weigh(world, &deeds);
    Prospect::best(&prospects).map_or(0.0, |best| prospects[best].chance)
}

impl Cast {
    /// Tries each of these answers to an offer: what comes of it until the turn is over. The best come first.
    pub(crate) fn compare<C: Course<W, Choice: Own>, const W: usize>(
        &mut self,
        planner: &Planner<'_, W>,
        glimpse: &Glimpse<'_, Position<C, W>>,
        answers: &[Decision<C::Choice>],
        meter: Meter,
        chance: &mut Pseudo,
    ) -> Vec<Tried> {
        let now = planner.chance(&glimpse.imagine(chance));
        sift(
            (0..answers.len()).map(|index| (index, now)),
            &mut meter.at_most(TRIES * answers.len() as u32),
            chance,
            |chance| glimpse.imagine(chance),
            |index, mut world, chance| {
                let turn = world.standing().turns;
                world.apply(planner.me, &answers[index], &mut Silent);
                self.play_on(&mut world, chance, LONGEST, |world| world.standing().turns != turn);
                planner.chance(&world)
            },
        )
    }
}
