//! The numbers of the rules that refusals name, and the books that hold their sentences.

use std::sync::LazyLock;

use table::{Book, Rule, shelf};

/// A rule of the dice game.
pub const fn dice(number: u16) -> Rule {
    Rule::new("DICE", number)
}

/// A rule of the Plus game.
pub const fn diceplus(number: u16) -> Rule {
    Rule::new("DICEPLUS", number)
}

/// Every book that a refusal of this game may name.
pub(crate) fn books() -> &'static [Book] {
    static BOOKS: LazyLock<Vec<Book>> =
        LazyLock::new(|| [shelf::TABLE, shelf::DICE, shelf::DICE_PLUS].map(shelf::read).into());
    &BOOKS
}
