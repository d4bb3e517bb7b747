//! Best Friends: letters, links between networks, gifts, the guilds' favours (FRIENDS).

use hex::{SideId, WIDE};
use table::{Chance, Excuse, Eye, Faults, Refusal, Rule, Seat, SeatSet, Sink, Weight, refuse};

use super::{
    Came, Choice, Decided, Fate, FriendsView, Guild, Letters, ScenarioPhase, Scenarios, Told,
};
use crate::board::Board;
use crate::setup::{Arrangement, Setup};

/// What Best Friends adds to a position.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Friends {
    /// Letters that nobody holds.
    stock: Letters,
}

/// Something of Best Friends that waits to be settled.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum FriendsTask {}

pub(super) fn check_setup(_setup: &Setup, _faults: &mut Faults) {}

pub(super) fn start(board: &Board<WIDE>) -> Option<Friends> {
    board.setup.with.friends.then(|| Friends { stock: Letters::NONE })
}

pub(super) fn arranged(_position: &mut Scenarios, _arrangement: &Arrangement) {}

pub(super) fn turn_begins(_position: &mut Scenarios) {}

pub(super) fn turn_ends(_position: &mut Scenarios) {}

pub(super) fn road_laid(
    _position: &mut Scenarios,
    _seat: Seat,
    _side: SideId,
    _sink: &mut impl Sink<Told>,
) {
}

pub(super) fn robber_moved(
    _position: &mut Scenarios,
    _victims: SeatSet,
    _sink: &mut impl Sink<Told>,
) -> bool {
    false
}

pub(super) fn points(_position: &Scenarios, _seat: Seat) -> u8 {
    0
}

pub(super) fn begin(_position: &mut Scenarios, task: FriendsTask, _sink: &mut impl Sink<Told>) {
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
    Fate::Letter { guild: Guild::Trader }
}

pub(super) fn check_letter(_position: &Scenarios, _guild: Guild) -> Result<(), Refusal> {
    Ok(())
}

pub(super) fn letter_came(_position: &mut Scenarios, _guild: Guild, _sink: &mut impl Sink<Told>) {}

pub(super) fn view(_position: &Scenarios, state: &Friends, _eye: Eye) -> FriendsView {
    FriendsView {
        stock: state.stock.total(),
        chips: 0,
        redeemed: Letters::NONE,
        done: false,
        swaps: 0,
        given: false,
        refused: SeatSet::EMPTY,
        seats: Vec::new(),
    }
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
