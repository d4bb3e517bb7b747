//! A player of any game: it imagines what it cannot know and tries what may come of each decision.
//!
//! [`Searcher`] is a Monte Carlo tree search over information sets. Each visit imagines a fresh position
//! that the seat cannot tell from the true one, walks down the tree in it, plays on from where the
//! tree ends, and writes what came of it along the way it took.
//!
//! - **A node is what the seat has seen.** Two ways that look the same to the seat lead to the same node,
//!   so the search cannot plan with cards that it will never see. What is seen are the events, as the
//!   game itself shows them to that seat; the seat's own decisions are known to it.
//! - **Every seat wants its own good.** Whoever decides in a node, of up to six, takes what has gone well
//!   for it. A decision that only some imagined positions allow is compared by how often it could be
//!   taken.
//! - **Chance is a node.** Outcomes are drawn and have children of their own; where there are very many, the
//!   children grow in number with the visits.
//! - **Several at once** decide one after the other: the searching seat first, then in the order of seats.
//!
//! # A searcher that knows its game
//!
//! A game says more about itself with an [`Evaluation`], what a position is worth to each seat, and a
//! [`Policy`], which decisions are likely:
//!
//! ```
//! use bots::search::{Budget, Searcher};
//! use dice::Dice;
//! use table::{BySeat, Game, Seat};
//!
//! let roads = |game: &Dice| BySeat(Seat::ALL.map(|seat| f32::from(game.pad(seat).points) / 10.0));
//! let player = Searcher::new(1).budget(Budget::Visits(500)).leaf(roads).rollout(0);
//! # let _: Searcher<Dice> = player;
//! ```

mod evaluation;
mod policy;
mod recruits;
mod searcher;
mod tree;
mod visit;

pub use crate::budget::Budget;
pub use evaluation::{Evaluation, Lead};
pub use policy::{ByKind, Policy};
pub(crate) use recruits::{recruits, search};
pub use searcher::Searcher;
