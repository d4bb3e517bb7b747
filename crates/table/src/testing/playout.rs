//! Games played to the end, or as far as wanted.

use crate::chance::Chance;
use crate::game::{Game, ToAct};
use crate::seat::Seat;
use crate::step::{Step, StepOf};

use super::pool::pick;

/// Plays on with the fast door until the game is over or `max_steps` were taken, and gives back the
/// steps. Nature is sampled; of several seats that are waited for a random one goes first; `pick`
/// says which of the listed decisions a seat takes, as an index.
///
/// # Panics
/// Where a seat that is waited for has no decision, or `pick` points beyond the list.
pub fn playout<G: Game, C: Chance>(
    game: &mut G,
    chance: &mut C,
    max_steps: usize,
    mut pick: impl FnMut(&G, Seat, &[G::Decision], &mut C) -> usize,
) -> Vec<StepOf<G>> {
    let mut steps = Vec::new();
    let mut list = Vec::new();
    while steps.len() < max_steps {
        let Some(step) = next_step(game, chance, &mut list, &mut pick) else { break };
        carry_out(game, &step);
        steps.push(step);
    }
    steps
}

/// A random next step for seats that are waited for, or nature's; `None` where the game is over.
/// Takes nothing: the position stays as it is.
///
/// # Panics
/// Where a seat that is waited for has no decision.
pub fn random_step<G: Game>(game: &G, chance: &mut impl Chance) -> Option<StepOf<G>> {
    next_step(game, chance, &mut Vec::new(), &mut random_pick)
}

/// What each seat of the largest table may do: empty lists for seats that are not at this one.
pub(super) fn all_lists<G: Game>(game: &G) -> Vec<Vec<G::Decision>> {
    let mut lists = vec![Vec::new(); Seat::MAX];
    for seat in Seat::ALL {
        game.decisions(seat, &mut lists[seat.index()]);
    }
    lists
}

/// A random next step of a game that is not over, given everyone's lists; one in so many is that
/// of a seat that is not waited for, where one has anything to decide.
///
/// # Panics
/// Where nobody has anything to decide.
pub(super) fn any_step<G: Game>(
    game: &G,
    lists: &[Vec<G::Decision>],
    unasked_one_in: u32,
    chance: &mut impl Chance,
) -> StepOf<G> {
    let ToAct::Seats(asked) = game.to_act() else {
        return Step::Nature(game.sample(chance));
    };
    let unasked = unasked_one_in > 0 && chance.below(unasked_one_in) == 0;
    let able = |unasked: bool| -> Vec<Seat> {
        let ready = |seat: &Seat| {
            asked.contains(*seat) != unasked
                && lists.get(seat.index()).is_some_and(|l| !l.is_empty())
        };
        Seat::first(game.seats()).filter(ready).collect()
    };
    let mut seats = able(unasked);
    if seats.is_empty() {
        seats = able(false);
    }
    let seat = *pick(&seats, chance).expect("a game that waits for seats has decisions for them");
    let choice = pick(&lists[seat.index()], chance).expect("the seat was chosen for its list");
    Step::Decision { seat, choice: choice.clone() }
}

/// Picks any of the decisions: for [`playout`].
pub fn random_pick<G: Game>(
    _: &G,
    _: Seat,
    list: &[G::Decision],
    chance: &mut impl Chance,
) -> usize {
    chance.below(list.len() as u32) as usize
}

/// Takes a step that is known to be legal through the fast door.
pub(super) fn carry_out<G: Game>(game: &mut G, step: &StepOf<G>) {
    match step {
        Step::Decision { seat, choice } => game.apply(*seat, choice, &mut crate::Silent),
        Step::Nature(outcome) => game.apply_outcome(outcome, &mut crate::Silent),
    }
}

fn next_step<G: Game, C: Chance>(
    game: &G,
    chance: &mut C,
    list: &mut Vec<G::Decision>,
    pick: &mut impl FnMut(&G, Seat, &[G::Decision], &mut C) -> usize,
) -> Option<StepOf<G>> {
    match game.to_act() {
        ToAct::Nobody => None,
        ToAct::Nature => Some(Step::Nature(game.sample(chance))),
        ToAct::Seats(seats) => {
            let skipped = match seats.len() {
                1 => 0, // No word is spent where nothing is left to chance.
                several => chance.below(several as u32) as usize,
            };
            let seat = seats.iter().nth(skipped).expect("the number lies below the set's length");
            list.clear();
            game.decisions(seat, list);
            assert!(!list.is_empty(), "seat {seat} is waited for and has nothing to decide");
            let choice = list.swap_remove(pick(game, seat, list, chance));
            Some(Step::Decision { seat, choice })
        }
    }
}
