//! What each eye sees of Dare.

use serde::Serialize;
use table::{Eye, Seat, SeatSet};

use super::{Broken, LEAKS_A_CARD, Phase, TELLS_A_CHANGE_WRONGLY};

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Event {
    Chose { seat: Seat },
    Drew { seat: Seat, card: Option<u8> },
    Rolled { seat: Seat, pips: u8 },
    Banked { seat: Seat, pot: i16 },
    Tipped { seat: Seat, to: Seat, pips: i16 },
}

impl table::Event for Event {
    fn seen_by(&self, eye: Eye) -> Option<Event> {
        Some(match *self {
            Event::Drew { seat, .. } if eye != Eye::Arbiter && eye != Eye::Seat(seat) => {
                Event::Drew { seat, card: None }
            }
            _ => self.clone(),
        })
    }
}

#[derive(PartialEq, Debug, Serialize)]
pub(crate) struct View {
    phase: &'static str,
    on_turn: Option<Seat>,
    pot: i16,
    /// Who has chosen whether to swap.
    chosen: SeatSet,
    /// Who has chosen to swap, as far as this eye may know.
    swap: SeatSet,
    /// The card of each seat, as far as this eye may know.
    cards: Vec<Option<u8>>,
    pile: usize,
    banked: Vec<i16>,
    turns: u32,
    goal: i16,
    /// Only the Dare that tells changes wrongly has it, and forgets below that it may be left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    hope: Option<i16>,
}

table::parts!(View { phase, on_turn, pot, chosen, swap, cards, pile, banked, turns, goal, hope });

impl View {
    pub(super) fn of<const FAULT: u8>(game: &Broken<FAULT>, eye: Eye) -> View {
        let over = game.phase == Phase::Over;
        let knows = |seat: Seat| over || eye == Eye::Arbiter || eye == Eye::Seat(seat);
        let card = |(index, card): (usize, &u8)| {
            let leaks = FAULT == LEAKS_A_CARD && index == 0;
            (leaks || knows(Seat::new(index))).then_some(*card)
        };
        let mut view = View {
            phase: "shuffle",
            on_turn: None,
            pot: 0,
            chosen: SeatSet::EMPTY,
            swap: SeatSet::EMPTY,
            cards: game.hands.iter().enumerate().map(card).collect(),
            pile: game.pile.len(),
            banked: game.banked.clone(),
            turns: game.turns,
            goal: game.goal,
            hope: None,
        };
        match game.phase {
            Phase::Shuffle => {}
            Phase::Choose { keep, swap } => {
                view.phase = "choose";
                view.chosen = keep.or(swap);
                view.swap = swap.iter().filter(|seat| knows(*seat)).collect();
            }
            Phase::Turn { seat, pot } | Phase::Rolling { seat, pot } => {
                let turn = matches!(game.phase, Phase::Turn { .. });
                view.phase = if turn { "turn" } else { "rolling" };
                view.on_turn = Some(seat);
                view.pot = pot;
                view.hope = (FAULT == TELLS_A_CHANGE_WRONGLY && pot > 0).then_some(pot);
            }
            Phase::Over => view.phase = "over",
        }
        view
    }
}
