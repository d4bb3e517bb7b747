//! Country maps in play: where pieces may stand, charters, chips on crossings (COUNTRY).

use hex::{CornerId, SideId, WIDE};
use table::{Faults, Refusal, Seat, Sink, refuse};

use super::{CountryView, Scenarios, Told};
use crate::board::Board;
use crate::cards::Hand;
use crate::rules::base;
use crate::setup::{Arrangement, Setup};

/// What a country map adds to a position.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Lands {}

pub(super) fn check_setup(_setup: &Setup, _faults: &mut Faults) {}

/// Says where on the map buildings may stand, roads may lie and be joined (COUNTRY-2 to 4).
pub(super) fn furnish(_board: &mut Board<WIDE>) {}

pub(super) fn start(board: &Board<WIDE>) -> Option<Lands> {
    board.setup.is_country().then_some(Lands {})
}

pub(super) fn arranged(_position: &mut Scenarios, _arrangement: &Arrangement) {}

pub(super) fn road_laid(
    _position: &mut Scenarios,
    _seat: Seat,
    _side: SideId,
    _sink: &mut impl Sink<Told>,
) {
}

pub(super) fn check_path(_position: &Scenarios, _side: SideId) -> Result<(), Refusal> {
    Ok(())
}

pub(super) fn check_joint(
    _position: &Scenarios,
    _seat: Seat,
    _side: SideId,
) -> Result<(), Refusal> {
    refuse(base(34), "another player's building stands where the road would join")
}

pub(super) fn check_site(_position: &Scenarios, _corner: CornerId) -> Result<(), Refusal> {
    Ok(())
}

pub(super) fn rates(_position: &Scenarios, _seat: Seat, rates: Hand) -> Hand {
    rates
}

pub(super) fn points(_position: &Scenarios, _seat: Seat) -> u8 {
    0
}

pub(super) fn view(_position: &Scenarios, _state: &Lands) -> CountryView {
    CountryView { chips: Vec::new(), taken: Vec::new() }
}

pub(super) fn audit(_position: &Scenarios) -> Result<(), String> {
    Ok(())
}
