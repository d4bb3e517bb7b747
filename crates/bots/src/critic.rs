//! What each game knows about chances to win, for those who look at a game afterwards.

use std::any::Any;
use std::sync::Arc;

use table::Game;

use crate::catalogue::Recruit;
use crate::player::Scale;
use crate::random::Random;
use crate::search::{Evaluation, Lead};

/// Who judges the positions of a game, and who plays on until they can be judged.
pub(crate) struct Critic<G: Game> {
    /// Says what a position is worth to each seat.
    pub(crate) judge: Arc<dyn Evaluation<G>>,
    /// Plays on where something is not yet done: quickly, and without errors.
    pub(crate) player: Recruit<G>,
    /// Whether the judge sees through dice that are about to be rolled, and needs nobody to play on.
    pub(crate) foresees: bool,
    /// How far its chances are to be trusted: below 1 they are taken nearer to even ones. `crates/analysis` measures it.
    pub(crate) trust: f32,
}

impl<G: Game> Critic<G> {
    pub(crate) fn new(judge: impl Evaluation<G> + 'static, player: Recruit<G>) -> Critic<G> {
        Critic { judge: Arc::new(judge), player, foresees: false, trust: 1.0 }
    }

    /// The critic as one whose judge foresees all chance.
    pub(crate) fn foreseeing(self) -> Critic<G> {
        Critic { foresees: true, ..self }
    }

    /// The critic as one whose chances are trusted so far.
    pub(crate) fn trusted(self, trust: f32) -> Critic<G> {
        Critic { trust, ..self }
    }

    /// The critic as one of the game `H`, if that is its game.
    fn of<H: Game>(self) -> Option<Critic<H>> {
        let critic: Box<dyn Any> = Box::new(self);
        critic.downcast().ok().map(|critic| *critic)
    }
}

/// The critic of this game; where nobody knows the game, points are compared and chance plays on.
pub(crate) fn critic<G: Game>() -> Critic<G> {
    let known = [
        crate::island::critic().of(),
        crate::island::scenario_critic().of(),
        crate::dice::critic().of(),
        crate::duel::critic().of(),
        crate::classic::critic().of(),
    ];
    let stranger = || Critic::new(Lead, Recruit::new("random", "plays on by chance", Random::new));
    known.into_iter().flatten().next().unwrap_or_else(stranger)
}

/// What the worth of positions is counted in: who plays alone plays for points.
pub(crate) fn scale(seats: usize) -> Scale {
    if seats == 1 { Scale::Points } else { Scale::Chance }
}
