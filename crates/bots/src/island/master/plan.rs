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

/// How many times chance is averaged, one after the other: the cards that several draw after an event would be too
/// many to try them all.
const CHANCES: u32 = 1;

/// A planner for one seat in one game.
pub(crate) struct Planner<'a, const W: usize> {
    judge: &'a Judge,
    pub(super) ground: &'a Ground<W>,
    pub(super) me: Seat,
    /// How many steps of a turn are tried: once that is done, no further position is taken up.
    steps: usize,
    recall: RefCell<Recall>,
    /// How many positions were judged.
    #[cfg(test)]
    judged: std::cell::Cell<usize>,
}

/// A position on the way through a turn.
#[derive(Clone)]
struct Node<P> {
    position: P,
    /// The number of the decision it began with.
    first: usize,
}

/// A turn while it is thought through.
struct Search<P> {
    nodes: Vec<Node<P>>,
    seen: HashSet<u64>,
    /// For each first decision the worth of its best end.
    best: Vec<f32>,
    steps: usize,
}

impl<'a, const W: usize> Planner<'a, W> {
    pub(crate) fn new(
        judge: &'a Judge,
        ground: &'a Ground<W>,
        me: Seat,
        steps: usize,
    ) -> Planner<'a, W> {
        Planner {
            judge,
            ground,
            me,
            steps,
            recall: RefCell::new(Recall::new(judge)),
            #[cfg(test)]
            judged: Default::default(),
        }
    }

    /// The chance to win in this position.
    pub(super) fn chance<C: Course<W>>(&self, position: &Position<C, W>) -> f32 {
        #[cfg(test)]
        self.judged.update(|judged| judged + 1);
        self.judge.chances(position, self.ground, &mut self.recall.borrow_mut())[self.me]
    }

    /// The chance to win at the end of the turn with each of these decisions, in this world.
    pub(crate) fn weigh<C: Course<W>>(
        &self,
        world: &Position<C, W>,
        choices: &[Decision<C::Choice>],
    ) -> Vec<f32> {
        if world.is_founding() {
            return founding::weigh(self, world, choices);
        }
        let mut search = Search {
            nodes: Vec::new(),
            seen: HashSet::from([self.key(world)]),
            best: vec![0.0; choices.len()],
            steps: 0,
        };
        for (first, choice) in choices.iter().enumerate() {
            self.try_one(&mut search, world, first, choice);
        }
        let mut list = Vec::new();
        let mut next = 0;
        while next < search.nodes.len() && search.steps < self.steps {
            let Node { position, first } = search.nodes[next].clone();
            list.clear();
            position.decisions(self.me, &mut list);
            for choice in list.iter().filter(|choice| is_deed(choice)) {
                self.try_one(&mut search, &position, first, choice);
            }
            next += 1;
        }
        search.best
    }

    fn try_one<C: Course<W>>(
        &self,
        search: &mut Search<Position<C, W>>,
        position: &Position<C, W>,
        first: usize,
        choice: &Decision<C::Choice>,
    ) {
        search.steps += 1;
        let worth = if matches!(choice, Decision::Roll) {
            // Compared with what may be played before it: the roll is still to come after that.
            self.chance(position)
        } else {
            let robbing = position.is_robbing();
            let mut child = position.clone();
            child.apply(self.me, choice, &mut Silent);
            if !robbing && self.goes_on(&child) {
                if search.seen.insert(self.key(&child)) {
                    search.nodes.push(Node { position: child, first });
                }
                return;
            }
            self.outcome(&child, CHANCES)
        };
        search.best[first] = search.best[first].max(worth);
    }

    /// Whether the seat decides on, with nothing left to chance.
    fn goes_on<C: Course<W>>(&self, position: &Position<C, W>) -> bool {
        position.on_turn() == self.me
            && position.has_rolled()
            && position.to_act() == ToAct::Seats(SeatSet::only(self.me))
            && !position.is_robbing()
    }

    /// What a position is worth in which the seat's plan ends: the robber is moved and chance is
    /// averaged so many times, one after the other; a turn that could go on is ended.
    fn outcome<C: Course<W>>(&self, position: &Position<C, W>, chances: u32) -> f32 {
        match position.to_act() {
            ToAct::Nobody => self.chance(position),
            ToAct::Nature => self.average(position, chances),
            ToAct::Seats(seats) if seats == SeatSet::only(self.me) && position.is_robbing() => {
                let mut list = Vec::new();
                position.decisions(self.me, &mut list);
                let worth = list.iter().map(|choice| {
                    let mut child = position.clone();
                    child.apply(self.me, choice, &mut Silent);
                    self.outcome(&child, chances)
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
    fn average<C: Course<W>>(&self, position: &Position<C, W>, chances: u32) -> f32 {
        let mut outcomes = Vec::new();
        if chances == 0 || !position.outcomes(&mut outcomes) {
            return self.chance(position);
        }
        let (mut sum, mut total) = (0.0, 0.0);
        for (outcome, weight) in &outcomes {
            let mut child = position.clone();
            child.apply_outcome(outcome, &mut Silent);
            let weight = *weight as f32;
            sum += weight * self.outcome(&child, chances - 1);
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

/// Whether this is done and not said, as offers and proposals are.
pub(crate) fn is_deed<X>(choice: &Decision<X>) -> bool {
    !matches!(
        choice,
        Decision::Offer { .. }
            | Decision::Propose { .. }
            | Decision::Retract
            | Decision::Dismiss { .. }
    )
}

#[cfg(test)]
mod tests {
    use hex::WIDE;
    use island::{Choice, Scenarios};
    use table::Pseudo;

    use super::*;
    use crate::glimpse::Glimpse;
    use crate::island::settler::{KEEN, Settler};
    use crate::player::Player;

    /// After the alchemist several seats may draw, one after the other: too many cards to try all of them.
    #[test]
    fn chance_upon_chance_is_not_tried_to_its_end() {
        let mut variants = Scenarios::variants().into_iter();
        let setup = variants.find(|variant| variant.id == "knights-6").unwrap().setup;
        let (judge, mut chance) = (Judge::of_the_scenarios(), Pseudo::new(3));
        let mut game = Scenarios::new(&setup.without_player_trade()).unwrap();
        let mut settlers = Seat::ALL.map(|seat| Settler::new(KEEN, seat.index() as u64));
        let mut buffer = Vec::new();
        let mut most = 0;
        loop {
            match game.to_act() {
                ToAct::Nobody => break,
                ToAct::Nature => game.apply_outcome(&game.sample(&mut chance), &mut Silent),
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let glimpse = Glimpse::new(&game, seat, &mut buffer);
                    let decisions = glimpse.decisions();
                    let alchemist = |choice: &Decision<Choice>| {
                        matches!(choice, Decision::Own(Choice::PlayAlchemist { .. }))
                    };
                    if decisions.iter().any(alchemist) {
                        let ground = Ground::<WIDE>::of(&game).unwrap();
                        let planner = Planner::new(&judge, &ground, seat, 1);
                        planner.weigh(&game, decisions);
                        most = most.max(planner.judged.get());
                    }
                    let choice = settlers[seat.index()].choose(&glimpse);
                    game.apply(seat, &choice, &mut Silent);
                }
            }
        }
        assert!((36..1_000).contains(&most), "{most} positions were judged");
    }
}
