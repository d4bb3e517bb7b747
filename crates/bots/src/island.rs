//! Players of the island game.

mod bargain;
mod goal;
mod land;
mod scene;
mod settler;

use island::Island;

use crate::catalogue::Recruit;
use settler::{GENTLE, KEEN, STEADY, Settler};

/// The bots that play the island and nothing else.
pub(crate) fn recruits() -> Vec<Recruit<Island>> {
    vec![
        Recruit::new("gentle", "settles by rule of thumb and errs often", |seed| {
            Settler::new(GENTLE, seed)
        }),
        Recruit::new("steady", "settles by rule of thumb, with some variety", |seed| {
            Settler::new(STEADY, seed)
        }),
        Recruit::new("keen", "settles by rule of thumb as well as it can", |seed| {
            Settler::new(KEEN, seed)
        }),
    ]
}
