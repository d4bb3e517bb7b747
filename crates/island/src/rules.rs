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

/// A rule of Best Friends.
pub const fn friends(number: u16) -> Rule {
    Rule::new("FRIENDS", number)
}

/// A rule of the Helpers.
pub const fn helpers(number: u16) -> Rule {
    Rule::new("HELPERS", number)
}

/// A rule of all country maps.
pub const fn country(number: u16) -> Rule {
    Rule::new("COUNTRY", number)
}

/// A rule of the Erie Canal.
pub const fn erie(number: u16) -> Rule {
    Rule::new("ERIE", number)
}

/// A rule of Cities & Knights.
pub const fn knights(number: u16) -> Rule {
    Rule::new("KNIGHTS", number)
}

/// A rule of the boards with ships.
pub const fn sea(number: u16) -> Rule {
    Rule::new("SEA", number)
}

/// A rule of the Enchanted Land.
pub const fn enchanted(number: u16) -> Rule {
    Rule::new("ENCHANTED", number)
}

/// The books of the island itself.
const ISLAND: [&str; 4] = [shelf::TABLE, shelf::BASE, shelf::SIX, shelf::OPTIONS];
/// The books of its scenarios.
const SCENARIOS: [&str; 9] = [
    shelf::FRIENDS,
    shelf::HELPERS,
    shelf::COUNTRY,
    shelf::CORSICA,
    shelf::NEW_YORK,
    shelf::ERIE,
    shelf::SEA,
    shelf::KNIGHTS,
    shelf::ENCHANTED,
];

/// Every book that a refusal of the base game may name.
pub(crate) fn books() -> &'static [Book] {
    static BOOKS: LazyLock<Vec<Book>> = LazyLock::new(|| ISLAND.map(shelf::read).into());
    &BOOKS
}

/// Every book that a refusal with scenarios may name.
pub(crate) fn all_books() -> &'static [Book] {
    static BOOKS: LazyLock<Vec<Book>> =
        LazyLock::new(|| ISLAND.into_iter().chain(SCENARIOS).map(shelf::read).collect());
    &BOOKS
}
