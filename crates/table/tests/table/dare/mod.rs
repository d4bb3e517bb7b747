//! Dare: press your luck with one hidden card. Small, but with everything the contract speaks of:
//! chance that is listed and chance that is not, hidden cards, a decision for all at once, a
//! free-form decision that nobody waits for.
//!
//! The number says which promise this Dare breaks, to prove that the suite notices.

mod game;
mod view;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::{Book, Rule, Seat, SeatSet};

pub(crate) const HONEST: u8 = 0;
pub(crate) const LEAKS_A_CARD: u8 = 1;
pub(crate) const REFUSES_DIRTILY: u8 = 2;
pub(crate) const LISTS_WHAT_IT_REFUSES: u8 = 3;
pub(crate) const LISTS_TWICE: u8 = 4;
pub(crate) const LOSES_A_CARD: u8 = 5;
pub(crate) const HIDES_A_DECISION: u8 = 6;
pub(crate) const DOORS_DIFFER: u8 = 7;
pub(crate) const ROLLS_A_SEVEN: u8 = 8;
pub(crate) const FORGETS_IN_JSON: u8 = 9;
pub(crate) const LISTENS: u8 = 10;
pub(crate) const IMAGINES_OTHER_DECISIONS: u8 = 11;
pub(crate) const TAKES_ANY_DIE: u8 = 12;
pub(crate) const STARTS_DIFFERENTLY: u8 = 13;
pub(crate) const ACTS_AFTER_THE_END: u8 = 14;
pub(crate) const TAKES_NEGATIVE_TIPS: u8 = 15;
pub(crate) const SHARES_A_STREAM: u8 = 16;
pub(crate) const NEVER_ROLLS_A_TWO: u8 = 17;
pub(crate) const LOADS_THE_DIE: u8 = 18;
pub(crate) const EXCUSES_ANYBODY: u8 = 19;
pub(crate) const CLAIMS_TO_TELL_NOTHING: u8 = 20;
pub(crate) const TELLS_A_CHANGE_WRONGLY: u8 = 21;
pub(crate) const WISHES_FOR_TOO_MUCH: u8 = 22;
pub(crate) const WISHES_BY_HIDDEN_CARDS: u8 = 23;
pub(crate) const MISNAMES_A_WISH: u8 = 24;
pub(crate) const HIDES_TIPS: u8 = 25;

/// The honest game.
pub(crate) type Dare = Broken<HONEST>;

pub(crate) const fn rule(number: u16) -> Rule {
    Rule::new("DARE", number)
}

pub(crate) static BOOKS: LazyLock<[Book; 1]> =
    LazyLock::new(|| [Book::parse(include_str!("dare.toml")).expect("the book is sound")]);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Setup {
    pub(crate) players: u8,
    pub(crate) goal: i16,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Decision {
    Keep,
    Swap,
    Roll,
    Stop,
    Tip(i16),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Outcome {
    /// The whole shuffled pile; the last card is on top.
    Pile(Vec<u8>),
    Die {
        pips: u8,
        /// Never written down, and never set but by the Dare that forgets in JSON.
        #[serde(skip)]
        lucky: bool,
    },
}

pub(crate) const fn die(pips: u8) -> Outcome {
    Outcome::Die { pips, lucky: false }
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Phase {
    Shuffle,
    Choose { keep: SeatSet, swap: SeatSet },
    Turn { seat: Seat, pot: i16 },
    Rolling { seat: Seat, pot: i16 },
    Over,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Broken<const FAULT: u8> {
    goal: i16,
    phase: Phase,
    /// One card for each seat, in order.
    hands: Vec<u8>,
    pile: Vec<u8>,
    banked: Vec<i16>,
    turns: u32,
}
