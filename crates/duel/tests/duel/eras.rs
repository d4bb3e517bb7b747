//! What the tests of the eras, the Princes and the tournament add to the language of scenes.

use duel::{Card, Decision, Face, Mode};
use realm::Terrain;

use crate::scene::*;

pub(crate) fn gold() -> Board {
    Board::new(Mode::Gold)
}

pub(crate) fn turmoil() -> Board {
    Board::new(Mode::Turmoil)
}

pub(crate) fn progress() -> Board {
    Board::new(Mode::Progress)
}

pub(crate) fn princes() -> Board {
    Board::new(Mode::Princes)
}

#[track_caller]
pub(crate) fn demolish(at: &str) -> Decision {
    Decision::Demolish { at: slot(at) }
}

#[track_caller]
pub(crate) fn cache(at: &str) -> Decision {
    Decision::Cache { at: land(at) }
}

#[track_caller]
pub(crate) fn mint(to: &str) -> Decision {
    Decision::Mint { to: store(to) }
}

#[track_caller]
pub(crate) fn choose(letter: char) -> Decision {
    Decision::Choose { kind: kind(letter) }
}

pub(crate) fn stack(stack: u8) -> Decision {
    Decision::Stack { stack }
}

/// The 1 stands on no landscape of the two realms, and all they hold is what is said of them.
pub(crate) fn without_ones(board: Board) -> Board {
    board
        .red(|red| {
            red.land("0U", Terrain::GoldField, 2);
        })
        .blue(|blue| {
            blue.land("0L", Terrain::Pasture, 2);
        })
}

/// The position in the action phase, after a roll that has changed nothing: a 1, which stands nowhere, with a
/// face that finds nobody.
#[track_caller]
pub(crate) fn quiet(board: Board) -> Play {
    let mut play = without_ones(board).play();
    let before = [play.realm(RED).held, play.realm(BLUE).held];
    let face = if play.view().richest.is_none() { Face::Trade } else { Face::Brigands };
    play.roll(1, face);
    assert_eq!(before, [play.realm(RED).held, play.realm(BLUE).held], "the roll was not quiet");
    assert_eq!(play.step(), duel::Step::Action);
    play
}

/// The position after a 1, which stands nowhere, and this event.
#[track_caller]
pub(crate) fn upon(board: Board, event: Card) -> Play {
    let mut play = without_ones(board).play();
    play.event(1, event);
    play
}

/// The top card of the common discard pile.
pub(crate) fn discarded(play: &Play) -> Option<Card> {
    play.view().discards[0].top
}

/// The cards of a stack that this seat knows, the lowest first.
pub(crate) fn known(play: &Play, by: usize, stack: usize) -> Vec<Option<Card>> {
    play.seen_by(by).stacks[stack].cards.clone()
}

/// The lowest card of a stack, as this seat sees it.
pub(crate) fn lowest(play: &Play, by: usize, stack: usize) -> Option<Card> {
    known(play, by, stack).first().copied().flatten()
}
