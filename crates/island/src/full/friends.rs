//! Best Friends: letters, links between networks, gifts, the guilds' favours (FRIENDS).

mod choices;
mod favours;
mod gifts;
mod letters;
mod links;
mod sound;
mod view;

use hex::{SideId, WIDE};
use table::{BySeat, Seat, SeatSet, Sink};

use self::links::Links;
use super::{Decided, Happening, Letters, Scenarios, Task, Told};
use crate::board::Board;
use crate::position::Phase;
use crate::setup::Arrangement;

pub(super) use choices::{apply, apply_in, check, check_in, excuse, list, list_in, wish};
pub(super) use letters::{FriendsTask, begin, check_letter, draw, imagine, letter_came, outcomes};
pub(super) use sound::{audit, check_setup};
pub(super) use view::view;

/// How many victory chips there are (FRIENDS-1).
const CHIPS: u8 = 12;

/// What Best Friends adds to a position.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Friends {
    /// Letters that nobody holds.
    stock: Letters,
    /// Letters that somebody holds.
    letters: BySeat<Letters>,
    /// Letters that lie open on the guilds.
    redeemed: Letters,
    /// Chips that somebody has.
    chips: BySeat<u8>,
    links: Links,
    turn: ThisTurn,
}

/// What has happened in the running turn, and ends with it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct ThisTurn {
    /// Letters that the player on turn has received in it.
    fresh: Letters,
    /// Whether the player on turn has redeemed or exchanged.
    done: bool,
    /// Swaps that the traders still owe.
    swaps: u8,
    /// Whether a card was given away.
    given: bool,
    /// Who has turned a gift down.
    refused: SeatSet,
}

impl Friends {
    /// How many chips nobody has.
    fn chips_left(&self) -> u8 {
        CHIPS - self.chips.0.iter().sum::<u8>()
    }
}

/// The state, where it is known that the scenario is played.
fn of(position: &Scenarios) -> &Friends {
    position.own.friends.as_ref().expect("Best Friends is played")
}

/// The same, to be changed.
fn of_mut(position: &mut Scenarios) -> &mut Friends {
    position.own.friends.as_mut().expect("Best Friends is played")
}

/// Something is to be seen to after all that waits already.
fn put_on_agenda(position: &mut Scenarios, task: FriendsTask) {
    position.own.agenda.push(Task::Friends(task));
}

/// Something is to be seen to before all that waits already.
fn put_first(position: &mut Scenarios, task: FriendsTask) {
    position.own.agenda.push_first(Task::Friends(task));
}

pub(super) fn start(board: &Board<WIDE>) -> Option<Friends> {
    board.setup.with.friends.then(|| Friends {
        stock: favours::letters_for(board.setup.players),
        letters: BySeat::default(),
        redeemed: Letters::NONE,
        chips: BySeat::default(),
        links: Links::default(),
        turn: ThisTurn::default(),
    })
}

/// The seats hold what the arrangement says, and networks that touch are linked already.
pub(super) fn arranged(position: &mut Scenarios, arrangement: &Arrangement) {
    if position.own.friends.is_none() {
        return;
    }
    for (seat, holdings) in Seat::ALL.into_iter().zip(&arrangement.seats) {
        let Some(kept) = &holdings.kept else { continue };
        let state = of_mut(position);
        state.stock = state.stock.minus(kept.letters);
        state.letters[seat] = kept.letters;
        state.chips[seat] = kept.chips;
        position.points[seat] += kept.chips;
    }
    links::link_all(position);
}

/// Swaps that were not used are lost, and what came in this turn is old from now on.
pub(super) fn turn_ends(position: &mut Scenarios) {
    if let Some(state) = &mut position.own.friends {
        state.turn = ThisTurn::default();
    }
}

/// A road may link networks; where it does so for the first time, letters are drawn.
pub(super) fn road_laid(
    position: &mut Scenarios,
    seat: Seat,
    side: SideId,
    sink: &mut impl Sink<Told>,
) {
    if position.own.friends.is_none() {
        return;
    }
    let reached = links::link(position, seat, side);
    let founding = matches!(position.phase, Phase::FoundingRoad { .. });
    if !founding && !reached.is_empty() {
        sink.tell(|| Told::Own(Happening::Linked { seat, with: reached }));
        put_on_agenda(position, FriendsTask::Order { seat, reached });
    }
}

/// The robber has come to a hex. Where nobody at all has a building that is a good deed; where
/// others have one at a desert, it may become one: the player on turn is asked.
pub(super) fn robber_moved(
    position: &mut Scenarios,
    victims: SeatSet,
    _: &mut impl Sink<Told>,
) -> bool {
    if position.own.friends.is_none() {
        return false;
    }
    let corners = position.board.grid.corner_list(position.robber);
    if corners.into_iter().all(|corner| position.built[corner].is_empty()) {
        put_on_agenda(position, FriendsTask::Thanks { spared: SeatSet::EMPTY });
    }
    !victims.is_empty() && on_desert(position)
}

fn on_desert(position: &Scenarios) -> bool {
    position.board.deserts.contains(position.robber)
}

pub(super) fn points(position: &Scenarios, seat: Seat) -> u8 {
    position.own.friends.as_ref().map_or(0, |state| state.chips[seat])
}

/// Whether what is decided tells the seat nothing new. Nothing here does: letters come by chance
/// alone, and all else that is decided lies open.
pub(super) fn is_silent(_: &Scenarios, _: Seat, _: &Decided) -> bool {
    true
}
