//! The Helpers: ten two-sided cards, their uses, turning over and swapping (HELPERS).

use hex::WIDE;
use table::{BySeat, Chance, Excuse, Eye, Faults, Refusal, Rule, Seat, Sink, Weight, refuse};

use super::{Came, Choice, Decided, Fate, HelpersView, ScenarioPhase, Scenarios, Told};
use crate::board::Board;
use crate::cards::{Deck, Development, Hand};
use crate::setup::{Arrangement, Setup};

/// What the Helpers add to a position.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Helpers {
    /// Development cards that Candamir shows.
    shown: Deck,
}

/// Something of the Helpers that waits to be settled.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum HelpersTask {}

pub(super) fn check_setup(_setup: &Setup, _faults: &mut Faults) {}

pub(super) fn start(board: &Board<WIDE>) -> Option<Helpers> {
    board.setup.with.helpers.then(|| Helpers { shown: Deck::NONE })
}

pub(super) fn arranged(_position: &mut Scenarios, _arrangement: &Arrangement) {}

pub(super) fn turn_begins(_position: &mut Scenarios) {}

pub(super) fn turn_ends(_position: &mut Scenarios) {}

pub(super) fn founded(
    _position: &mut Scenarios,
    _seat: Seat,
    _placed: u8,
    _sink: &mut impl Sink<Told>,
) {
}

pub(super) fn seven(_position: &mut Scenarios, _sink: &mut impl Sink<Told>) -> bool {
    false
}

pub(super) fn yielded(_position: &mut Scenarios, _got: &BySeat<Hand>) {}

pub(super) fn rates(_position: &Scenarios, _seat: Seat, rates: Hand) -> Hand {
    rates
}

pub(super) fn begin(_position: &mut Scenarios, task: HelpersTask, _sink: &mut impl Sink<Told>) {
    match task {}
}

pub(super) fn list(_position: &Scenarios, _seat: Seat, _out: &mut Vec<Decided>) {}

pub(super) fn list_in(
    _position: &Scenarios,
    _seat: Seat,
    _phase: ScenarioPhase,
    _out: &mut Vec<Decided>,
) {
}

pub(super) fn check(_position: &Scenarios, _seat: Seat, _choice: Choice) -> Result<(), Refusal> {
    refuse(Rule::table(2), "this is not to be decided now")
}

pub(super) fn check_in(
    _position: &Scenarios,
    _seat: Seat,
    _phase: ScenarioPhase,
    _decision: &Decided,
) -> Result<(), Refusal> {
    refuse(Rule::table(2), "this is not to be decided now")
}

pub(super) fn apply(
    _position: &mut Scenarios,
    _seat: Seat,
    _choice: Choice,
    _sink: &mut impl Sink<Told>,
) {
}

pub(super) fn apply_in(
    _position: &mut Scenarios,
    _seat: Seat,
    _phase: ScenarioPhase,
    _decision: &Decided,
    _sink: &mut impl Sink<Told>,
) {
}

pub(super) fn outcomes(_position: &Scenarios, _out: &mut Vec<(Came, Weight)>) {}

pub(super) fn draw(_position: &Scenarios, _chance: &mut impl Chance) -> Fate {
    Fate::Shown { card: Development::Knight }
}

pub(super) fn check_shown(_position: &Scenarios, _card: Development) -> Result<(), Refusal> {
    Ok(())
}

pub(super) fn card_shown(
    _position: &mut Scenarios,
    _card: Development,
    _sink: &mut impl Sink<Told>,
) {
}

pub(super) fn view(_position: &Scenarios, state: &Helpers, _eye: Eye) -> HelpersView {
    HelpersView { display: Vec::new(), seats: Vec::new(), shown: Some(state.shown), hand: None }
}

pub(super) fn imagine(_position: &mut Scenarios, _seat: Seat, _chance: &mut impl Chance) {}

pub(super) fn is_silent(_position: &Scenarios, _seat: Seat, _decision: &Decided) -> bool {
    false
}

pub(super) fn excuse(
    _position: &Scenarios,
    _seat: Seat,
    _phase: ScenarioPhase,
) -> Option<Excuse<Decided>> {
    None
}

pub(super) fn wish(_position: &Scenarios, _seat: Seat, _wishes: &mut Vec<(&'static str, Decided)>) {
}

pub(super) fn audit(_position: &Scenarios) -> Result<(), String> {
    Ok(())
}
