//! Random games for properties that no example covers.

use duel::{Decision, Deck, Duel, Event, Mode, Outcome, Setup};
use table::testing::random_step;
use table::{Game, Pseudo, Seat, Step, ToAct};

/// The first two ready-made decks where a mode is played with decks: those that a seat is offered.
pub(crate) fn decks(mode: Mode) -> [Option<Deck>; 2] {
    if mode != Mode::Tournament {
        return [None; 2];
    }
    let mut listed = Vec::new();
    Duel::new(&Setup::new(mode)).unwrap().decisions(Seat::new(0), &mut listed);
    let mut decks = listed.into_iter().filter_map(|choice| match choice {
        Decision::Deck { deck } => Some(deck),
        _ => None,
    });
    [decks.next(), decks.next()]
}

/// Takes a random step and tells what happened.
///
/// # Panics
/// Where the game is over.
pub(crate) fn goes_on(game: &mut Duel, chance: &mut Pseudo) -> Vec<Event> {
    let mut events = Vec::new();
    match random_step(game, chance).expect("the game is not over") {
        Step::Nature(outcome) => game.apply_outcome(&outcome, &mut events),
        Step::Decision { seat, choice } => game.apply(seat, &choice, &mut events),
    }
    events
}

/// Plays random games of this mode and shows each step: the position before, what happened, the position after.
pub(crate) fn each_step(
    mode: Mode,
    games: u64,
    turns: u32,
    mut look: impl FnMut(&Duel, &[Event], &Duel),
) {
    let setup = Setup { turn_limit: Some(turns), decks: decks(mode), ..Setup::new(mode) };
    let mut chance = Pseudo::new(games + u64::from(turns));
    for _ in 0..games {
        let mut game = Duel::new(&setup).unwrap();
        while game.to_act() != ToAct::Nobody {
            let before = game;
            let events = goes_on(&mut game, &mut chance);
            look(&before, &events, &game);
        }
    }
}

/// All outcomes that may come now, if they are listed.
pub(crate) fn outcomes(game: &Duel) -> Vec<(Outcome, u32)> {
    let mut list = Vec::new();
    game.outcomes(&mut list);
    list
}
