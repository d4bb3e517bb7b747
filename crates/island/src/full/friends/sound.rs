//! What may be put down at the start, and whether all of it adds up.

use table::Faults;

use super::super::{Guild, Letters, Scenarios};
use super::{CHIPS, favours, links};
use crate::rules::friends;
use crate::setup::{Kept, Pieces, Setup};

/// Notes letters and chips that are not in the box, or not in the game.
pub(in crate::full) fn check_setup(setup: &Setup, faults: &mut Faults) {
    let Pieces::Given(arrangement) = &setup.pieces else { return };
    let kept = || arrangement.seats.iter().filter_map(|seat| seat.kept.as_ref());
    if !setup.with.friends {
        let none = kept().all(|kept| kept.letters.is_empty() && kept.chips == 0);
        faults.expect(none, friends(1), "pieces.seats", || {
            "letters and chips of the guilds belong to Best Friends, which is not played".into()
        });
        return;
    }
    let all = favours::letters_for(setup.players);
    for guild in Guild::ALL {
        let sum: u32 = kept().map(|Kept { letters, .. }| u32::from(letters[guild])).sum();
        faults.expect(sum <= all[guild].into(), friends(2), "pieces.seats", || {
            format!("{sum} letters of {guild:?} are held, but {} are in play", all[guild])
        });
    }
    let sum: u32 = kept().map(|kept| u32::from(kept.chips)).sum();
    faults.expect(sum <= CHIPS.into(), friends(1), "pieces.seats", || {
        format!("{sum} victory chips are held, but the box has {CHIPS}")
    });
}

pub(in crate::full) fn audit(position: &Scenarios) -> Result<(), String> {
    let Some(state) = &position.own.friends else { return Ok(()) };
    let all = state.letters.0.into_iter().fold(state.stock.plus(state.redeemed), Letters::plus);
    let in_play = favours::letters_for(position.players);
    if all != in_play {
        return Err(format!("there are letters {all:?}, but {in_play:?} are in play"));
    }
    if state.chips.0.iter().map(|&chips| u32::from(chips)).sum::<u32>() > CHIPS.into() {
        return Err("more chips are held than there are".into());
    }
    if !state.letters[position.turn.seat].covers(state.turn.fresh) {
        return Err("more letters came in this turn than are held".into());
    }
    if state.turn.swaps > 0 && !state.turn.done {
        return Err("the traders owe swaps for which nothing was redeemed".into());
    }
    links::audit(position, state)
}
