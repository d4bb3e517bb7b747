//! Who knows what: helpers lie open, but Candamir's cards and Hilde's hand are seen by one alone.

use table::chance::weighted;
use table::{Chance, Eye, Seat};

use super::{Helpers, nassir};
use crate::cards::{Deck, Development};
use crate::full::{Choice, Decided, HelpView, HelpersView, ScenarioPhase, Scenarios};
use crate::position::Phase;

pub(in crate::full) fn view(position: &Scenarios, state: &Helpers, eye: Eye) -> HelpersView {
    let looks = eye == Eye::Seat(position.turn.seat) || eye == Eye::Arbiter;
    let helper_of = |seat: Seat| {
        state.held[seat].map(|held| HelpView {
            helper: held.helper,
            face: held.face,
            rests: state.rests.contains(seat),
        })
    };
    let (shown, hand) = match position.phase {
        Phase::Own(ScenarioPhase::Showing | ScenarioPhase::Keeping) => (Some(state.shown), None),
        Phase::Own(ScenarioPhase::Picking { from }) => (None, Some(position.hands[from])),
        _ => (None, None),
    };
    HelpersView {
        display: state.display().collect(),
        seats: position.everyone().map(helper_of).collect(),
        shown: shown.filter(|_| looks),
        hand: hand.filter(|_| looks),
    }
}

/// Before the cards of the others are dealt anew: those that Candamir shows to somebody else are dealt with the rest.
pub(in crate::full) fn set_apart(position: &mut Scenarios, seat: Seat) {
    let Some(state) = &position.own.helpers else { return };
    if seat != position.turn.seat {
        position.pile = position.pile.plus(state.shown);
    }
}

/// The others' cards are dealt: as many are shown as before.
pub(in crate::full) fn imagine(position: &mut Scenarios, seat: Seat, chance: &mut impl Chance) {
    let Some(state) = &mut position.own.helpers else { return };
    if seat != position.turn.seat {
        let count = std::mem::replace(&mut state.shown, Deck::NONE).total();
        for _ in 0..count {
            let card = Development::ALL[weighted(&position.pile.weights(), chance)];
            position.pile[card] -= 1;
            state.shown[card] += 1;
        }
    }
}

/// Only Nassir and Hilde tell their user what others hold.
pub(in crate::full) fn is_silent(position: &Scenarios, _: Seat, decision: &Decided) -> bool {
    match decision {
        Decided::Own(Choice::UseNassir { .. } | Choice::UseHilde { .. }) => false,
        Decided::Own(Choice::Repay { .. }) => !nassir::asks_on(position),
        _ => true,
    }
}
