//! The master of the scenarios: a council of settlers proposes what might be done, and each proposal is tried in
//! imagined worlds until the next own turn is over. The judge says what came of it.

use std::sync::Arc;

use island::{Course, Decision, Position};
use table::{Game, Pseudo, Seat, Silent};

use super::ahead::Cast;
use super::ground::Ground;
use super::judge::{Judge, Recall};
use super::plan::is_deed;
use super::sift::{Tried, sift};
use crate::budget::{Budget, Meter};
use crate::glimpse::Glimpse;
use crate::island::means::Own;
use crate::island::settler::{KEEN, Settler, Strength};
use crate::player::{Advice, Player, Scale, Thought};

/// How many tries a decision gets for a table of people, over all that is proposed.
pub(crate) const ENOUGH: Budget = Budget::Visits(240);

/// Those who propose beside the keen one, and how far each of them is off.
const DOUBTS: [f32; 7] = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7];

/// Where no more can be done than this, all of it is tried.
const FEW: usize = 6;

/// No try goes further than so many steps.
const LONGEST: usize = 1000;

/// A master that listens to a council.
#[derive(Debug)]
pub(crate) struct Council<const W: usize> {
    judge: Arc<Judge>,
    budget: Budget,
    ground: Option<Ground<W>>,
    chance: Pseudo,
    members: Vec<Settler>,
    /// Who plays on in its thoughts.
    cast: Cast,
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
            cast: Cast::new(seed),
        }
    }

    /// What is worth a try: what the keen settler would do comes first.
    fn proposals<C: Course<W, Choice: Own>>(
        &mut self,
        glimpse: &Glimpse<'_, Position<C, W>>,
    ) -> Vec<Decision<C::Choice>> {
        let mut proposals = Vec::new();
        let mut propose = |choice| {
            if !proposals.contains(&choice) {
                proposals.push(choice);
            }
        };
        for member in &mut self.members {
            propose(member.choose(glimpse));
        }
        let deeds = glimpse.decisions().iter().filter(|choice| is_deed(choice));
        if deeds.clone().count() <= FEW {
            deeds.for_each(|&deed| propose(deed));
        }
        proposals
    }

    /// Tries each of these, the best first; nothing before the board lies.
    fn weigh<C: Course<W, Choice: Own>>(
        &mut self,
        glimpse: &Glimpse<'_, Position<C, W>>,
        proposals: &[Decision<C::Choice>],
    ) -> Option<Vec<Tried>> {
        let mut meter = Meter::start(self.budget);
        let me = glimpse.seat();
        let world = glimpse.imagine(&mut self.chance);
        if !self.ground.as_ref().is_some_and(|ground| ground.fits(&world)) {
            self.ground = Ground::of(&world);
        }
        let Council { judge, ground, chance, cast, .. } = self;
        let ground = ground.as_ref()?;
        let mut recall = Recall::new(judge);
        let now = judge.chances(&world, ground, &mut recall)[me];
        let tried = sift(
            (0..proposals.len()).map(|index| (index, now)),
            &mut meter,
            chance,
            |chance| glimpse.imagine(chance),
            |index, mut world, chance| {
                world.apply(me, &proposals[index], &mut Silent);
                cast.play_on(&mut world, chance, LONGEST, own_turn_is_over(me));
                judge.chances(&world, ground, &mut recall)[me]
            },
        );
        Some(tried)
    }
}

/// Whether the next turn of the seat is over, which comes after the one that is under way; until everybody has
/// founded nothing is counted.
fn own_turn_is_over<C: Course<W>, const W: usize>(me: Seat) -> impl FnMut(&Position<C, W>) -> bool {
    let (mut waits, mut came) = (false, false);
    move |world| {
        if world.is_founding() {
            return false;
        }
        let mine = world.on_turn() == me;
        waits |= !mine;
        came |= mine && waits;
        came && !mine
    }
}

impl<C: Course<W, Choice: Own>, const W: usize> Player<Position<C, W>> for Council<W> {
    fn choose(&mut self, glimpse: &Glimpse<'_, Position<C, W>>) -> Decision<C::Choice> {
        if let [only] = glimpse.decisions() {
            return *only;
        }
        let proposals = self.proposals(glimpse);
        if let [only] = proposals[..] {
            return only;
        }
        let best = self.weigh(glimpse, &proposals).map_or(0, |tried| tried[0].index);
        proposals[best]
    }

    fn advise(
        &mut self,
        glimpse: &Glimpse<'_, Position<C, W>>,
    ) -> Option<Advice<Decision<C::Choice>>> {
        let proposals = self.proposals(glimpse);
        let tried = self.weigh(glimpse, &proposals)?.into_iter();
        let thoughts = tried.map(|Tried { index, chance, looks }| {
            Thought::new(proposals[index], chance).after(looks)
        });
        Some(Advice { scale: Scale::Chance, choices: thoughts.collect() })
    }

    fn allow(&mut self, budget: Budget) {
        self.budget = budget;
    }
}
