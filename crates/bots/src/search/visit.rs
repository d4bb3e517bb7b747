//! One visit: down the tree in an imagined position, on from its end, and back up.

use table::{BySeat, Chance, Event, Eye, Game, Pseudo, Seat, Silent, ToAct};

use super::evaluation::{Evaluation, of_the_end, under_way};
use super::policy::{Policy, drawn, likeliest};
use super::tree::{Arm, NodeId, ROOT, Tree};
use crate::playout::random_seat;

/// So many steps at most are played beyond the tree: some games have no end, and some no turns.
const LONGEST_ROLLOUT: u32 = 400;

/// How a searcher goes about it.
#[derive(Clone, Copy)]
pub(super) struct Habits<'a, G: Game> {
    pub(super) evaluation: &'a dyn Evaluation<G>,
    pub(super) policy: &'a dyn Policy<G>,
    /// How many turns of everybody are played on where the tree ends.
    pub(super) rounds: u32,
    /// How much is tried beside what seems best.
    pub(super) curiosity: f32,
}

/// A search for one decision.
pub(super) struct Search<'a, G: Game> {
    pub(super) tree: Tree<G>,
    me: Seat,
    habits: Habits<'a, G>,
    spreads: BySeat<Spread>,
    list: Vec<G::Decision>,
    weights: Vec<f32>,
    arms: Vec<Option<usize>>,
    seen: Vec<G::Event>,
    path: Vec<(NodeId, usize)>,
}

impl<'a, G: Game> Search<'a, G> {
    pub(super) fn new(me: Seat, habits: Habits<'a, G>) -> Search<'a, G> {
        Search {
            tree: Tree::new(),
            me,
            habits,
            spreads: BySeat::default(),
            list: Vec::new(),
            weights: Vec::new(),
            arms: Vec::new(),
            seen: Vec::new(),
            path: Vec::new(),
        }
    }

    /// One visit in this imagined position, in which the searching seat takes one of `choices` first.
    pub(super) fn visit(&mut self, mut game: G, choices: &[G::Decision], chance: &mut Pseudo) {
        let began = game.standing().turns;
        self.path.clear();
        self.list.clear();
        self.list.extend_from_slice(choices);
        let mut asked = self.me;
        let mut at = ROOT;
        loop {
            let arm = self.select(at, asked, &game, chance);
            self.path.push((at, arm));
            let decision = &self.tree.node(at).arms[arm].decision;
            let mut events = Vec::new();
            game.apply(asked, decision, &mut events);
            let own = (asked == self.me).then_some(arm);
            let Some(next) = self.step(at, own, events) else { break };
            at = next;
            let Some(next) = self.nature(at, &mut game, chance) else { break };
            at = next;
            match game.to_act() {
                ToAct::Seats(seats) if seats.contains(self.me) => asked = self.me,
                ToAct::Seats(seats) => match seats.iter().next() {
                    Some(seat) => asked = seat,
                    None => break,
                },
                ToAct::Nature | ToAct::Nobody => break,
            }
            self.list.clear();
            game.decisions(asked, &mut self.list);
        }
        self.play_on(&mut game, began, chance);
        self.learn(self.worth(&game));
    }

    /// Whether one decision was tried so often that no other can catch up with it in so many visits.
    pub(super) fn is_certain(&self, left: u32) -> bool {
        let (mut most, mut next) = (0, 0);
        for arm in &self.tree.node(ROOT).arms {
            if arm.visits > most {
                (most, next) = (arm.visits, most);
            } else {
                next = next.max(arm.visits);
            }
        }
        most > next + left
    }

    /// Lets nature act as long as it has to, and gives the node after it; nothing where the tree ends.
    fn nature(&mut self, mut at: NodeId, game: &mut G, chance: &mut Pseudo) -> Option<NodeId> {
        while game.to_act() == ToAct::Nature {
            let outcome = self.tree.node_mut(at).draw(game, chance);
            let mut events = Vec::new();
            game.apply_outcome(&outcome, &mut events);
            at = self.step(at, None, events)?;
        }
        Some(at)
    }

    /// The node after what happened, as the searching seat sees it; nothing where the tree ends.
    fn step(&mut self, at: NodeId, own: Option<usize>, events: Vec<G::Event>) -> Option<NodeId> {
        let eye = Eye::Seat(self.me);
        self.seen.clear();
        self.seen.extend(events.iter().filter_map(|event| event.seen_by(eye)));
        self.tree.follow(at, own, &mut self.seen)
    }

    /// The arm of the listed decision that is tried now: one that has gone well for the seat, or one
    /// that was seldom taken when it could have been.
    fn select(&mut self, at: NodeId, seat: Seat, game: &G, chance: &mut impl Chance) -> usize {
        let node = self.tree.node_mut(at);
        self.weights.clear();
        if seat == self.me && node.weights.len() == self.list.len() {
            self.weights.extend_from_slice(&node.weights);
        } else {
            self.habits.policy.weigh(game, seat, &self.list, &mut self.weights);
            if seat == self.me {
                node.weights.clone_from(&self.weights);
            }
        }

        self.arms.clear();
        let (mut near, mut visits, mut sum) = (0, 0, 0.0);
        for decision in &self.list {
            let arm = node.arm(seat, decision, near);
            if let Some(index) = arm {
                let arm = &mut node.arms[index];
                arm.offered += 1;
                visits += arm.visits;
                sum += arm.sum;
                near = index + 1;
            }
            self.arms.push(arm);
        }

        // What was never tried is taken for what the tried ones are worth on average.
        let average = if visits == 0 { 0.5 } else { (sum / f64::from(visits)) as f32 };
        let total: f32 = self.weights.iter().sum();
        let curiosity = self.habits.curiosity * self.spreads[seat].deviation() / total;
        let (mut best, mut most, mut equals) = (0, f32::NEG_INFINITY, 0);
        for (index, (arm, weight)) in self.arms.iter().zip(&self.weights).enumerate() {
            let score = match arm.map(|arm| &node.arms[arm]) {
                Some(arm) => {
                    let seldom = (arm.offered as f32).sqrt() / (1 + arm.visits) as f32;
                    arm.mean() + curiosity * weight * seldom
                }
                None => average + curiosity * weight * ((1 + visits) as f32).sqrt(),
            };
            if score > most {
                (best, most, equals) = (index, score, 1);
            } else if score == most {
                // Of equals each is as likely.
                equals += 1;
                if chance.below(equals) == 0 {
                    best = index;
                }
            }
        }
        self.arms[best].unwrap_or_else(|| {
            let decision = self.list[best].clone();
            node.arms.push(Arm { by: seat, decision, visits: 0, offered: 1, sum: 0.0 });
            node.arms.len() - 1
        })
    }

    /// Plays on as the policy would, until everybody has had so many turns more than at the start of the
    /// visit. All visits are then judged at the same moment of the game, whatever happened in a turn. What is half
    /// done then is done as is most likely.
    fn play_on(&mut self, game: &mut G, began: u32, chance: &mut Pseudo) {
        let last = began.saturating_add(self.habits.rounds.saturating_mul(game.seats() as u32));
        for _ in 0..LONGEST_ROLLOUT {
            let settles = self.habits.rounds == 0 || game.standing().turns > last;
            if settles && self.habits.evaluation.rests(game) {
                break;
            }
            match game.to_act() {
                ToAct::Nobody => break,
                ToAct::Nature => {
                    let outcome = game.sample(chance);
                    game.apply_outcome(&outcome, &mut Silent);
                }
                ToAct::Seats(seats) => {
                    let seat = random_seat(seats, chance);
                    self.list.clear();
                    self.weights.clear();
                    game.decisions(seat, &mut self.list);
                    self.habits.policy.weigh(game, seat, &self.list, &mut self.weights);
                    let index = match settles {
                        true => likeliest(&self.weights),
                        false => drawn(&self.weights, chance),
                    };
                    game.apply(seat, &self.list[index], &mut Silent);
                }
            }
        }
    }

    fn worth(&self, game: &G) -> BySeat<f32> {
        let standing = game.standing();
        match standing.over {
            true => of_the_end(&standing, game.seats()),
            false => under_way(self.habits.evaluation.worth(game)),
        }
    }

    /// Writes down what came of this visit.
    fn learn(&mut self, worth: BySeat<f32>) {
        for (spread, worth) in self.spreads.0.iter_mut().zip(worth.0) {
            spread.add(worth.into());
        }
        for &(node, arm) in &self.path {
            let arm = &mut self.tree.node_mut(node).arms[arm];
            arm.visits += 1;
            arm.sum += f64::from(worth[arm.by]);
        }
    }
}

/// How far apart the visits of a search come out for one seat. Where everything comes out much the same,
/// small differences count.
#[derive(Clone, Copy, Default)]
struct Spread {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn deviation(&self) -> f32 {
        let count = self.count.max(1.0);
        let mean = self.sum / count;
        (self.squares / count - mean * mean).max(1e-6).sqrt() as f32
    }
}
