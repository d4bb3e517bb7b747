//! The Helpers: ten two-sided cards, their uses, turning over and swapping (HELPERS).
//!
//! What a helper does stands in the file with its name. `when` says at which moments helpers act,
//! `keeping` how they come, turn and go, `choices` where a decision goes, `secrets` who knows what.

mod candamir;
mod choices;
mod hilde;
mod jean;
mod keeping;
mod lin;
mod louis;
mod marianne;
mod nassir;
mod price;
mod sean;
mod secrets;
mod vincent;
mod when;
mod william;

use hex::WIDE;
use table::{BySeat, Faults, Seat, SeatSet, Sink};

use super::{Face, Helper, Scenarios, Task, Told};
use crate::board::Board;
use crate::cards::{Deck, Development, Resource};
use crate::full::ScenarioPhase;
use crate::position::Phase;
use crate::setup::{Arrangement, Setup};

pub(super) use candamir::{card_shown, check_shown, draw, outcomes};
pub(super) use choices::{apply, apply_in, check, check_in, excuse, list, list_in, wish};
pub(super) use jean::rates;
pub(super) use marianne::yielded;
pub(super) use sean::seven;
pub(super) use secrets::{imagine, is_silent, set_apart, view};
pub(super) use william::road_laid;

/// What the Helpers add to a position.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Helpers {
    /// The helper of each seat; all others lie in the display.
    held: BySeat<Option<Held>>,
    /// Whose helper rests: it came or was used in the running turn, whoever's that is (HELPERS-14).
    rests: SeatSet,
    /// Whether the road that William begged for is still to be laid.
    begged: bool,
    /// The kind that Jean trades two for one for the rest of the turn.
    named: Option<Resource>,
    /// Development cards that Candamir shows; they are not in the pile.
    shown: Deck,
    /// How many knights were given up for Vincent; they leave the game.
    given_up: u8,
}

/// The helper of a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Held {
    helper: Helper,
    face: Face,
}

/// Something of the Helpers that waits to be settled.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum HelpersTask {
    /// Nassir asks this seat for a card.
    Ask { of: Seat, card: Resource },
    /// The seat may use Marianne.
    NothingCame { seat: Seat },
    /// The seat takes the card that Sean brings.
    SeanTakes { seat: Seat },
    /// What a seven brings comes now, and this seat discards nothing.
    Seven { spared: Seat },
    /// The seat turns the helper that it has used, or swaps it.
    Used { seat: Seat },
}

impl From<HelpersTask> for Task {
    fn from(task: HelpersTask) -> Task {
        Task::Helpers(task)
    }
}

pub(super) fn check_setup(setup: &Setup, faults: &mut Faults) {
    keeping::check_given(setup, faults);
}

pub(super) fn start(board: &Board<WIDE>) -> Option<Helpers> {
    board.setup.with.helpers.then(|| Helpers {
        held: BySeat::default(),
        rests: SeatSet::EMPTY,
        begged: false,
        named: None,
        shown: Deck::NONE,
        given_up: 0,
    })
}

pub(super) fn arranged(position: &mut Scenarios, arrangement: &Arrangement) {
    keeping::deal(position, arrangement);
}

pub(super) fn founded(
    position: &mut Scenarios,
    seat: Seat,
    placed: u8,
    sink: &mut impl Sink<Told>,
) {
    // The first settlement brings nothing (HELPERS-2).
    if usize::from(placed) >= position.count() {
        keeping::take_top(position, seat, sink);
    }
}

pub(super) fn turn_begins(position: &mut Scenarios) {
    if let Some(state) = &mut position.own.helpers {
        state.rests = SeatSet::EMPTY;
    }
}

/// Says whether Jean traded until now.
pub(super) fn turn_ends(position: &mut Scenarios) -> bool {
    let state = position.own.helpers.as_mut();
    state.is_some_and(|state| state.named.take().is_some())
}

pub(super) fn begin(position: &mut Scenarios, task: HelpersTask, sink: &mut impl Sink<Told>) {
    let phase = match task {
        HelpersTask::Ask { of, card } => return nassir::ask(position, of, card, sink),
        HelpersTask::Seven { spared } => return position.seven_sparing(SeatSet::only(spared)),
        HelpersTask::NothingCame { seat } => ScenarioPhase::NothingCame { seat },
        HelpersTask::SeanTakes { seat } => ScenarioPhase::SeanTakes { seat },
        HelpersTask::Used { seat } => ScenarioPhase::HelperUsed { seat },
    };
    position.phase = Phase::Own(phase);
}

/// Development cards that are neither in the pile nor with a player.
pub(super) fn elsewhere(position: &Scenarios) -> Deck {
    position.own.helpers.as_ref().map_or(Deck::NONE, |state| {
        state.shown.plus(Deck::some(Development::Knight, state.given_up))
    })
}

pub(super) fn audit(position: &Scenarios) -> Result<(), String> {
    let Some(state) = &position.own.helpers else { return Ok(()) };
    keeping::audit(position, state)?;
    vincent::audit(position, state)?;
    let shows =
        matches!(position.phase, Phase::Own(ScenarioPhase::Showing | ScenarioPhase::Keeping));
    if !shows && !state.shown.is_empty() {
        return Err("Candamir's cards lie about".into());
    }
    if state.begged && !matches!(position.phase, Phase::FreeRoads { .. }) {
        return Err("the road that was begged for is not to be laid".into());
    }
    Ok(())
}
