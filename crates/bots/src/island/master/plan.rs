//! A turn is thought through to its end: all that can be built, traded and played in any order, and what
//! the position is worth when the turn is over.

use std::cell::RefCell;
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use island::{Course, Decision, Position};
use table::{Game, Seat, SeatSet, Silent, ToAct};

use super::founding;
use super::ground::Ground;
use super::judge::{Judge, Recall};

/// A planner for one seat in one game.
pub(crate) struct Planner<'a, const W: usize> {
    judge: &'a Judge,
    pub(crate) ground: &'a Ground<W>,
    pub(crate) me: Seat,
    /// How many positions of a turn are looked at.
    states: usize,
    recall: RefCell<Recall>,
}

/// What a decision leads to.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Prospect<D> {
    /// The chance to win at the end of the turn.
    pub(crate) chance: f32,
    /// What is decided on the way there, after the first.
    pub(crate) line: Vec<D>,
    /// How many times it was looked at.
    pub(crate) visits: u32,
}

impl<D> Prospect<D> {
    /// The best of them: of those with the same chance the one that was looked at most.
    pub(crate) fn best(prospects: &[Prospect<D>]) -> Option<usize> {
        let rank = |index: &usize| (prospects[*index].chance, prospects[*index].visits);
        (0..prospects.len()).max_by(|one, other| {
            let ((one, looks), (other, more)) = (rank(one), rank(other));
            one.total_cmp(&other).then(looks.cmp(&more))
        })
    }

    /// Of something that is not worth a try.
    pub(crate) const NONE: Prospect<D> = Prospect { chance: 0.0, line: Vec::new(), visits: 1 };
}

/// A position on the way through a turn.
struct Node<P, D> {
    position: P,
    /// The number of the decision it began with.
    first: usize,
    /// The node before it and what was decided there; nothing after the first decision.
    before: Option<(usize, D)>,
}

/// A turn while it is thought through.
struct Search<P, D> {
    nodes: Vec<Node<P, D>>,
    seen: HashSet<u64>,
    /// For each first decision the best end: its worth, the last node, and what was decided there.
    best: Vec<(f32, Option<(usize, D)>)>,
}

impl<'a, const W: usize> Planner<'a, W> {
    pub(crate) fn new(
        judge: &'a Judge,
        ground: &'a Ground<W>,
        me: Seat,
        states: usize,
    ) -> Planner<'a, W> {
        Planner { judge, ground, me, states, recall: RefCell::new(Recall::new(judge)) }
    }

    /// The chance to win in this position.
    pub(crate) fn chance<C: Course<W>>(&self, position: &Position<C, W>) -> f32 {
        self.judge.chances(position, self.ground, &mut self.recall.borrow_mut())[self.me]
    }

    /// What each of these decisions leads to in this world.
    pub(crate) fn weigh<C: Course<W>>(
        &self,
        world: &Position<C, W>,
        choices: &[Decision<C::Choice>],
    ) -> Vec<Prospect<Decision<C::Choice>>> {
        if world.is_founding() {
            return founding::weigh(self, world, choices);
        }
        let mut search = Search {
            nodes: Vec::new(),
            seen: HashSet::from([self.key(world)]),
            best: vec![(0.0, None); choices.len()],
        };
        for (first, choice) in choices.iter().enumerate() {
            self.try_one(&mut search, world, None, first, choice);
        }
        let mut list = Vec::new();
        let mut next = 0;
        while next < search.nodes.len().min(self.states) {
            let position = search.nodes[next].position.clone();
            let first = search.nodes[next].first;
            list.clear();
            position.decisions(self.me, &mut list);
            for choice in list.iter().filter(|choice| is_deed(choice)) {
                self.try_one(&mut search, &position, Some(next), first, choice);
            }
            next += 1;
        }
        let ends = std::mem::take(&mut search.best).into_iter();
        ends.map(|(chance, end)| Prospect { chance, line: search.line(end), visits: 1 }).collect()
    }

    fn try_one<C: Course<W>>(
        &self,
        search: &mut Search<Position<C, W>, Decision<C::Choice>>,
        position: &Position<C, W>,
        at: Option<usize>,
        first: usize,
        choice: &Decision<C::Choice>,
    ) {
        if matches!(choice, Decision::Roll) {
            // Compared with what may be played before it: the roll is still to come after that.
            search.best[first] = (self.chance(position), None);
            return;
        }
        let robbing = position.is_robbing();
        let mut child = position.clone();
        child.apply(self.me, choice, &mut Silent);
        let step = at.map(|node| (node, *choice));
        if !robbing && self.goes_on(&child) {
            if search.seen.insert(self.key(&child)) {
                search.nodes.push(Node { position: child, first, before: step });
            }
            return;
        }
        let worth = self.outcome(&child);
        if worth > search.best[first].0 {
            search.best[first] = (worth, step);
        }
    }

    /// Whether the seat decides on, with nothing left to chance.
    pub(crate) fn goes_on<C: Course<W>>(&self, position: &Position<C, W>) -> bool {
        position.on_turn() == self.me
            && position.has_rolled()
            && position.to_act() == ToAct::Seats(SeatSet::only(self.me))
            && !position.is_robbing()
    }

    /// What a position is worth in which the seat's plan ends: the robber is moved and chance is
    /// averaged; a turn that could go on is ended.
    fn outcome<C: Course<W>>(&self, position: &Position<C, W>) -> f32 {
        match position.to_act() {
            ToAct::Nobody => self.chance(position),
            ToAct::Nature => self.average(position),
            ToAct::Seats(seats) if seats == SeatSet::only(self.me) && position.is_robbing() => {
                let mut list = Vec::new();
                position.decisions(self.me, &mut list);
                let worth = list.iter().map(|choice| {
                    let mut child = position.clone();
                    child.apply(self.me, choice, &mut Silent);
                    self.outcome(&child)
                });
                worth.fold(0.0, f32::max)
            }
            ToAct::Seats(_) => {
                let end = Decision::EndTurn;
                let free = position.is_free_turn() && position.on_turn() == self.me;
                if !free || position.check(self.me, &end).is_err() {
                    return self.chance(position);
                }
                let mut child = position.clone();
                child.apply(self.me, &end, &mut Silent);
                self.chance(&child)
            }
        }
    }

    /// The mean of what may come, by how likely it is.
    fn average<C: Course<W>>(&self, position: &Position<C, W>) -> f32 {
        let mut outcomes = Vec::new();
        if !position.outcomes(&mut outcomes) {
            return self.chance(position);
        }
        let (mut sum, mut total) = (0.0, 0.0);
        for (outcome, weight) in &outcomes {
            let mut child = position.clone();
            child.apply_outcome(outcome, &mut Silent);
            let weight = *weight as f32;
            sum += weight * self.outcome(&child);
            total += weight;
        }
        sum / total
    }

    /// What tells two positions of the same turn apart.
    fn key<C: Course<W>>(&self, position: &Position<C, W>) -> u64 {
        let mut hasher = DefaultHasher::new();
        let me = self.me;
        position.hand_of(me).weights().hash(&mut hasher);
        position.cards_of(me).weights().hash(&mut hasher);
        position.roads_of(me).hash(&mut hasher);
        position.settlements_of(me).hash(&mut hasher);
        position.cities_of(me).hash(&mut hasher);
        position.is_free_turn().hash(&mut hasher);
        hasher.finish()
    }
}

impl<P, D: Copy> Search<P, D> {
    /// What is decided on the way to this end, after the first decision.
    fn line(&self, end: Option<(usize, D)>) -> Vec<D> {
        let steps = std::iter::successors(end, |(node, _)| self.nodes[*node].before);
        let mut line: Vec<D> = steps.map(|(_, choice)| choice).collect();
        line.reverse();
        line
    }
}

/// Whether this is done and not said: offers and proposals are weighed elsewhere.
pub(crate) fn is_deed<X>(choice: &Decision<X>) -> bool {
    !matches!(
        choice,
        Decision::Offer { .. }
            | Decision::Propose { .. }
            | Decision::Retract
            | Decision::Dismiss { .. }
    )
}
