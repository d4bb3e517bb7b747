//! The numbers of the rules that refusals name, and the books that hold their sentences.

use std::sync::LazyLock;

use table::{Book, Rule, shelf};

/// A rule of the game for three and four.
pub const fn base(number: u16) -> Rule {
    Rule::new("BASE", number)
}

/// A rule of the game for five and six.
pub const fn six(number: u16) -> Rule {
    Rule::new("SIX", number)
}

/// One of our own switches.
pub const fn option(number: u16) -> Rule {
    Rule::new("OPTION", number)
}

/// Every book that a refusal of this game may name.
pub(crate) fn books() -> &'static [Book] {
    static BOOKS: LazyLock<Vec<Book>> = LazyLock::new(|| {
        [shelf::TABLE, shelf::BASE, shelf::SIX, shelf::OPTIONS].map(shelf::read).into()
    });
    &BOOKS
}
