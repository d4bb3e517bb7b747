//! Players of the island game.

mod bargain;
mod goal;
mod land;
mod likely;
mod master;
mod means;
mod plans;
mod purse;
mod scene;
mod settler;
mod way;

use std::sync::Arc;

use hex::{NARROW, WIDE};
use island::{Course, Full, Island, Position, Scenarios};
use table::{BySeat, Game, Seat};

use crate::catalogue::Recruit;
use crate::critic::Critic;
use crate::search::Evaluation;
use master::{Council, ENOUGH, Judge};
use means::Own;
use settler::{GENTLE, KEEN, PLAIN, STEADY, Settler, Strength};

fn settler<C: Course<W, Choice: Own>, const W: usize>(
    name: &'static str,
    about: &'static str,
    strength: Strength,
) -> Recruit<Position<C, W>> {
    Recruit::new(name, about, move |seed| Settler::new(strength, seed))
}

/// The bots that play the island on this course and nothing else.
pub(crate) fn recruits<C: Course<W, Choice: Own>, const W: usize>() -> Vec<Recruit<Position<C, W>>>
{
    vec![
        settler("gentle", "settles by rule of thumb and errs often", GENTLE)
            .called("Gentle", "Sanft"),
        settler("steady", "settles by rule of thumb, with some variety", STEADY)
            .called("Steady", "Solide"),
        settler("keen", "settles by rule of thumb as well as it can", KEEN)
            .called("Keen", "Scharf"),
    ]
}

/// How the master learns.
pub mod learning {
    pub use super::master::{Judge, Lesson, Report, Subject, tune};
}

/// The master of the base game.
pub(crate) fn master() -> Recruit<Island> {
    master_with::<_, NARROW>(Judge::of_the_island())
}

/// The master of the scenarios.
pub(crate) fn master_of_scenarios() -> Recruit<Scenarios> {
    master_with::<_, WIDE>(Judge::of_the_scenarios())
}

fn master_with<C: Course<W, Choice: Own>, const W: usize>(
    judge: Arc<Judge>,
) -> Recruit<Position<C, W>> {
    let about = "tries what several settlers propose, and has learnt what wins";
    let master = move |seed| Council::<W>::new(Arc::clone(&judge), ENOUGH, seed);
    Recruit::new("master", about, master).called("Master", "Meister").advising()
}

/// Those that play scenarios for measuring only: nobody is offered them.
pub(crate) fn measures() -> Vec<Recruit<Scenarios>> {
    vec![settler::<Full, WIDE>("plain", "keen, but uses no means of a scenario", PLAIN).measuring()]
}

/// Who judges a game of the island afterwards.
pub(crate) fn critic() -> Critic<Island> {
    critic_with(Judge::of_the_island())
}

/// Who judges a game of a scenario afterwards.
pub(crate) fn scenario_critic() -> Critic<Scenarios> {
    critic_with(Judge::of_the_scenarios())
}

/// What a master has learnt, and a keen settler to play on.
fn critic_with<C: Course<W, Choice: Own>, const W: usize>(
    judge: Arc<Judge>,
) -> Critic<Position<C, W>> {
    Critic::new(Judged(judge), settler("keen", "settles by rule of thumb as well as it can", KEEN))
}

/// What a master thinks of any position: even chances before there is a board.
struct Judged(Arc<Judge>);

impl<C: Course<W>, const W: usize> Evaluation<Position<C, W>> for Judged {
    fn worth(&self, position: &Position<C, W>) -> BySeat<f32> {
        let even = 1.0 / position.seats() as f32;
        let found = master::chances(&self.0, position);
        found.unwrap_or(BySeat([even; Seat::MAX]))
    }

    /// Nobody can tell much before all have founded.
    fn rests(&self, position: &Position<C, W>) -> bool {
        !position.is_founding()
    }
}
