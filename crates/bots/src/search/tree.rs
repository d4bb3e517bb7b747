//! The tree: what was tried, how often, and what came of it.

use table::{Chance, Game, Seat};

/// The index of a node.
pub(super) type NodeId = usize;

/// The node in which the seat has to decide now.
pub(super) const ROOT: NodeId = 0;

/// The number of outcomes that are told apart in a node of chance grows with the square root of so many
/// times its visits: where there are thousands, those that were drawn are looked into instead.
const WIDTH: usize = 4;

/// All nodes, the root first.
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
}

/// What has been tried in positions that look alike to the searching seat.
pub(super) struct Node<G: Game> {
    pub(super) arms: Vec<Arm<G::Decision>>,
    /// How likely each listed decision is, where the searching seat decides: what it sees is the same each time,
    /// and so is the list.
    pub(super) weights: Vec<f32>,
    draws: Vec<Draw<G::Outcome>>,
    drawn: u32,
    links: Vec<Link<G>>,
}

/// A decision that was tried.
pub(super) struct Arm<D> {
    pub(super) by: Seat,
    pub(super) decision: D,
    /// How often it was taken.
    pub(super) visits: u32,
    /// How often it could have been taken.
    pub(super) offered: u32,
    /// What came of it for the seat that decides, added up.
    pub(super) sum: f64,
}

/// An outcome that was drawn.
struct Draw<O> {
    outcome: O,
    times: u32,
}

/// The way to another node.
struct Link<G: Game> {
    /// The arm that was taken, where the searching seat itself did.
    own: Option<usize>,
    /// What it saw of what happened.
    seen: Vec<G::Event>,
    to: NodeId,
}

impl<D> Arm<D> {
    /// What came of it on average.
    pub(super) fn mean(&self) -> f32 {
        (self.sum / f64::from(self.visits.max(1))) as f32
    }
}

impl<G: Game> Node<G> {
    fn new() -> Node<G> {
        Node {
            arms: Vec::new(),
            weights: Vec::new(),
            draws: Vec::new(),
            drawn: 0,
            links: Vec::new(),
        }
    }

    /// The arm of this decision. Lists mostly have the order of the last time: `near` is where it is
    /// looked for first.
    pub(super) fn arm(&self, by: Seat, decision: &G::Decision, near: usize) -> Option<usize> {
        let (before, after) = self.arms.split_at(near.min(self.arms.len()));
        let is = |arm: &Arm<G::Decision>| arm.by == by && arm.decision == *decision;
        let after = after.iter().position(is).map(|index| before.len() + index);
        after.or_else(|| before.iter().position(is))
    }

    /// The outcome with which this visit goes on: one drawn afresh, or, while there are many for few
    /// visits, one that was drawn before and may come in this position too.
    pub(super) fn draw(&mut self, game: &G, chance: &mut impl Chance) -> G::Outcome {
        let fresh = game.sample(chance);
        self.drawn += 1;
        if let Some(known) = self.draws.iter_mut().find(|draw| draw.outcome == fresh) {
            known.times += 1;
            return fresh;
        }
        let possible = |draw: &&Draw<G::Outcome>| game.check_outcome(&draw.outcome).is_ok();
        let wide = self.draws.len().pow(2) >= WIDTH * self.drawn as usize;
        let known = self.draws.iter().filter(|_| wide).filter(possible);
        let total: u32 = known.clone().map(|draw| draw.times).sum();
        if total == 0 {
            self.draws.push(Draw { outcome: fresh.clone(), times: 1 });
            return fresh;
        }
        let mut left = chance.below(total);
        for draw in known {
            if left < draw.times {
                return draw.outcome.clone();
            }
            left -= draw.times;
        }
        fresh
    }
}

impl<G: Game> Tree<G> {
    /// A root, and nothing tried.
    pub(super) fn new() -> Tree<G> {
        Tree { nodes: vec![Node::new()] }
    }

    pub(super) fn node(&self, id: NodeId) -> &Node<G> {
        &self.nodes[id]
    }

    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node<G> {
        &mut self.nodes[id]
    }

    /// Where it leads to that the seat saw this, after this arm where it was its own; nothing where it
    /// has never been. From the next time on there is a node.
    pub(super) fn follow(
        &mut self,
        from: NodeId,
        own: Option<usize>,
        seen: &mut Vec<G::Event>,
    ) -> Option<NodeId> {
        let is = |link: &&Link<G>| link.own == own && link.seen == *seen;
        if let Some(link) = self.nodes[from].links.iter().find(is) {
            return Some(link.to);
        }
        let to = self.nodes.len();
        self.nodes[from].links.push(Link { own, seen: std::mem::take(seen), to });
        self.nodes.push(Node::new());
        None
    }
}
