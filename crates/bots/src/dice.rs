//! Players of the dice games.

mod ahead;
mod bag;
mod judge;
mod odds;
mod player;
mod plus;
mod solo;

use dice::Dice;

use crate::catalogue::Recruit;
use crate::critic::Critic;
use judge::Judge;
use player::{GENTLE, KEEN, Roller, STEADY};

/// The bots that play the dice games and nothing else.
pub(crate) fn recruits() -> Vec<Recruit<Dice>> {
    vec![
        Recruit::new("gentle", "takes the most points that a turn can give", |_| Roller(GENTLE))
            .called("Gentle", "Sanft"),
        Recruit::new("steady", "looks a few turns ahead", |_| Roller(STEADY))
            .called("Steady", "Solide"),
        Recruit::new(
            "keen",
            "plays the game for one as well as can be, and Plus by rule of thumb",
            |_| Roller(KEEN),
        )
        .called("Keen", "Scharf")
        .advising(),
    ]
}

/// Who judges a game afterwards.
pub(crate) fn critic() -> Critic<Dice> {
    let player = Recruit::new("keen", "plays as well as it can", |_| Roller(KEEN));
    Critic::new(Judge, player).foreseeing()
}
