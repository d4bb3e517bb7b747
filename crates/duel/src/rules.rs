//! The numbers of the rules that refusals name, and the books that hold their sentences.

use std::sync::LazyLock;

use table::{Book, Rule, shelf};

/// A rule of the first game, which hold in all others too.
pub const fn duel(number: u16) -> Rule {
    Rule::new("DUEL", number)
}

/// A rule of the three eras.
pub const fn era(number: u16) -> Rule {
    Rule::new("ERA", number)
}

/// A rule of the Duel of the Princes.
pub const fn princes(number: u16) -> Rule {
    Rule::new("PRINCES", number)
}

/// A rule of the tournament.
pub const fn dueltourn(number: u16) -> Rule {
    Rule::new("DUELTOURN", number)
}

/// One of our own switches.
pub const fn option(number: u16) -> Rule {
    Rule::new("DUELOPTION", number)
}

/// Every book that a refusal of this game may name.
pub(crate) fn books() -> &'static [Book] {
    static BOOKS: LazyLock<Vec<Book>> = LazyLock::new(|| {
        let books = [
            shelf::TABLE,
            shelf::DUEL,
            shelf::ERA,
            shelf::PRINCES,
            shelf::DUEL_TOURNAMENT,
            shelf::DUEL_OPTIONS,
        ];
        books.map(shelf::read).into()
    });
    &BOOKS
}
