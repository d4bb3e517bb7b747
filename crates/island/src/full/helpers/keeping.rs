//! How helpers come, turn and go: everybody always has one (HELPERS-2 to 8, HELPERS-17).

use table::{Faults, Refusal, Seat, Sink, ensure};

use super::{Held, Helpers, HelpersTask};
use crate::full::{Choice, Decided, Face, Happening, Helper, Scenarios, Told};
use crate::rules::helpers;
use crate::setup::{Arrangement, Pieces, Setup};

impl Helpers {
    /// The helpers that nobody has, in the order of the pile.
    pub(super) fn display(&self) -> impl Iterator<Item = Helper> {
        Helper::ALL.into_iter().filter(|&helper| self.owner(helper).is_none())
    }

    /// Who has this helper.
    pub(super) fn owner(&self, helper: Helper) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.has(seat, helper))
    }

    /// Whether the seat has this helper.
    pub(super) fn has(&self, seat: Seat, helper: Helper) -> bool {
        self.held[seat].is_some_and(|held| held.helper == helper)
    }

    /// Who has this helper, where it does not rest.
    pub(super) fn ready(&self, helper: Helper) -> Option<Seat> {
        self.owner(helper).filter(|&seat| !self.rests.contains(seat))
    }
}

impl Held {
    /// A helper that has just come: its first face is up.
    fn new(helper: Helper) -> Held {
        Held { helper, face: Face::A }
    }
}

/// Notes what is wrong with helpers that are given with the pieces.
pub(super) fn check_given(setup: &Setup, faults: &mut Faults) {
    let Pieces::Given(arrangement) = &setup.pieces else { return };
    let mut given = Vec::new();
    for (index, holdings) in arrangement.seats.iter().enumerate() {
        let Some(kept) = &holdings.kept else { continue };
        let at = format!("pieces.seats[{index}].kept");
        let none = kept.helper.is_none();
        faults.expect(setup.with.helpers || none, helpers(1), &at, || {
            "the Helpers are not played at this table".into()
        });
        faults.expect(!none || kept.face == Face::A, helpers(5), &at, || {
            "no helper is named that could lie on its second face".into()
        });
        let Some(helper) = kept.helper else { continue };
        faults.expect(!given.contains(&helper), helpers(1), &at, || {
            format!("{helper:?} is with two players, but there is one card of each helper")
        });
        given.push(helper);
    }
}

/// Hands out the helpers that the pieces name, and to all others, in reverse turn order, the top
/// card of those that are left (HELPERS-17).
pub(super) fn deal(position: &mut Scenarios, arrangement: &Arrangement) {
    let (count, start) = (position.count(), position.start);
    let Some(state) = &mut position.own.helpers else { return };
    for (seat, holdings) in Seat::ALL.into_iter().zip(&arrangement.seats) {
        let kept = holdings.kept.as_ref();
        state.held[seat] =
            kept.and_then(|kept| kept.helper.map(|helper| Held { helper, face: kept.face }));
    }
    let mut seat = start;
    for _ in 0..count {
        seat = seat.previous(count);
        if state.held[seat].is_none() {
            let top = state.display().next();
            state.held[seat] = top.map(Held::new);
        }
    }
}

/// The seat takes the top card of the pile (HELPERS-2).
pub(super) fn take_top(position: &mut Scenarios, seat: Seat, sink: &mut impl Sink<Told>) {
    let Some(state) = &mut position.own.helpers else { return };
    let Some(helper) = state.display().next() else { return };
    state.held[seat] = Some(Held::new(helper));
    sink.tell(|| Told::Own(Happening::HelperCame { seat, helper }));
}

/// The seat uses its helper, which rests from now on.
pub(super) fn begin_use(position: &mut Scenarios, seat: Seat, sink: &mut impl Sink<Told>) {
    let Some(state) = &mut position.own.helpers else { return };
    let Some(Held { helper, face }) = state.held[seat] else { return };
    state.rests = state.rests.with(seat);
    sink.tell(|| Told::Own(Happening::HelperUsed { seat, helper, face }));
}

/// The helper has done its part: it is turned or swapped as soon as nothing else is being settled.
pub(super) fn end_use(position: &mut Scenarios, seat: Seat) {
    position.own.agenda.push(HelpersTask::Used { seat }.into());
}

pub(super) fn list(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let Some(state) = &position.own.helpers else { return };
    if check_turning(state, seat).is_ok() {
        out.push(Decided::Own(Choice::TurnHelper));
    }
    out.extend(state.display().map(|helper| Decided::Own(Choice::SwapHelper { helper })));
}

pub(super) fn check_turning(state: &Helpers, seat: Seat) -> Result<(), Refusal> {
    let first = state.held[seat].is_some_and(|held| held.face == Face::A);
    ensure(first, helpers(6), "after its second face a helper must go back")
}

pub(super) fn check_swapping(state: &Helpers, seat: Seat, helper: Helper) -> Result<(), Refusal> {
    let same = state.has(seat, helper);
    ensure(!same, helpers(6), "the helper just put back may not be taken again")?;
    let free = state.owner(helper).is_none();
    ensure(free, helpers(5), "this helper is with another player, not in the display")
}

/// Turns the helper to its second face.
pub(super) fn turn(position: &mut Scenarios, seat: Seat, sink: &mut impl Sink<Told>) {
    position.go_on();
    let Some(state) = &mut position.own.helpers else { return };
    let Some(held) = &mut state.held[seat] else { return };
    held.face = Face::B;
    let helper = held.helper;
    sink.tell(|| Told::Own(Happening::HelperTurned { seat, helper }));
}

/// Puts the helper back and takes another, which rests for this turn (HELPERS-7).
pub(super) fn swap(
    position: &mut Scenarios,
    seat: Seat,
    taken: Helper,
    sink: &mut impl Sink<Told>,
) {
    position.go_on();
    let Some(state) = &mut position.own.helpers else { return };
    let Some(Held { helper, .. }) = state.held[seat] else { return };
    state.held[seat] = Some(Held::new(taken));
    sink.tell(|| Told::Own(Happening::HelperSwapped { seat, helper, taken }));
}

/// Everybody has a helper once the founding is over, and nobody another's (HELPERS-4).
pub(super) fn audit(position: &Scenarios, state: &Helpers) -> Result<(), String> {
    let begun = position.turn.number > 0;
    for seat in position.everyone() {
        match state.held[seat] {
            None if begun => return Err(format!("seat {seat} has no helper")),
            Some(held) if state.owner(held.helper) != Some(seat) => {
                return Err(format!("seat {seat} has a helper of another seat"));
            }
            _ => {}
        }
    }
    Ok(())
}
