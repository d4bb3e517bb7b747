//! Players of the island game.

mod bargain;
mod goal;
mod land;
mod scene;
mod settler;

use island::{Course, Position};

use crate::catalogue::Recruit;
use settler::{GENTLE, KEEN, STEADY, Settler, Strength};

/// The bots that play the island on this course and nothing else.
pub(crate) fn recruits<C: Course<W>, const W: usize>() -> Vec<Recruit<Position<C, W>>> {
    let settler = |name, about, strength: Strength| {
        Recruit::new(name, about, move |seed| Settler::new(strength, seed))
    };
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
