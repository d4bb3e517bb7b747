//! Players of the island game.

mod bargain;
mod goal;
mod land;
mod master;
mod means;
mod scene;
mod settler;

use hex::{NARROW, WIDE};
use island::{Course, Full, Island, Position, Scenarios};

use crate::catalogue::Recruit;
use master::{FULL, Judge, Master};
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
            .called("Keen", "Scharf")
            .advising(),
    ]
}

/// How the master learns.
pub mod learning {
    pub use super::master::{Judge, Lesson, Report, tune};
}

/// The master of the base game.
pub(crate) fn masters() -> Vec<Recruit<Island>> {
    let about = "thinks its turns through and looks beyond them, and has learnt what wins";
    let master = |seed| Master::<NARROW>::new(Judge::of_the_house(), FULL, seed);
    vec![Recruit::new("master", about, master).called("Master", "Meister")]
}

/// Those that play scenarios for measuring only: nobody is offered them.
pub(crate) fn measures() -> Vec<Recruit<Scenarios>> {
    vec![settler::<Full, WIDE>("plain", "keen, but uses no means of a scenario", PLAIN).measuring()]
}
