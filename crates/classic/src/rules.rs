//! The numbers of the rules that refusals name, and the books that hold their sentences.

use std::sync::LazyLock;

use table::{Book, Rule, shelf};

/// A rule of the base game, which hold in all others too.
pub const fn classic(number: u16) -> Rule {
    Rule::new("CLASSIC", number)
}

/// A rule of Wizards & Dragons.
pub const fn wiz(number: u16) -> Rule {
    Rule::new("WIZ", number)
}

/// A rule of the tournament.
pub const fn tourn(number: u16) -> Rule {
    Rule::new("TOURN", number)
}

/// A rule for three players.
pub const fn three(number: u16) -> Rule {
    Rule::new("THREE", number)
}

/// One of our own switches.
pub const fn option(number: u16) -> Rule {
    Rule::new("CLASSICOPTION", number)
}

/// Every book that a refusal of this game may name.
pub(crate) fn books() -> &'static [Book] {
    static BOOKS: LazyLock<Vec<Book>> = LazyLock::new(|| {
        let books = [
            shelf::TABLE,
            shelf::CLASSIC,
            shelf::WIZARDS,
            shelf::CLASSIC_TOURNAMENT,
            shelf::CLASSIC_THREE,
            shelf::CLASSIC_OPTIONS,
        ];
        books.map(shelf::read).into()
    });
    &BOOKS
}
