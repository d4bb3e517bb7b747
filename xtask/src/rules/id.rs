//! A rule's id, and the places in a text that name one.

use std::fmt;

/// A rule's id, as in `BASE-38`. Unlike `table::Rule` it may come from a file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Id {
    book: String,
    number: u32,
}

impl Id {
    /// Rule `number` of the book with these letters.
    pub(crate) fn new(book: &str, number: u32) -> Id {
        Id { book: book.to_owned(), number }
    }

    /// The letters before the number.
    pub(crate) fn book(&self) -> &str {
        &self.book
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.book, self.number)
    }
}

/// The ids in a comment: `BASE-40, BASE-43`. Only of books that there are, as `UTF-8` is no rule.
pub(crate) fn in_comment(text: &str, letters: &[&str]) -> Vec<Id> {
    named(text, letters, |book| format!("{book}-"))
}

/// The ids in a function's name: `base_40_base_43_the_bank_runs_dry`.
pub(crate) fn in_name(name: &str, letters: &[&str]) -> Vec<Id> {
    named(name, letters, |book| format!("{}_", book.to_lowercase()))
}

fn named(text: &str, letters: &[&str], prefix: impl Fn(&str) -> String) -> Vec<Id> {
    let mut ids = Vec::new();
    for book in letters {
        let prefix = prefix(book);
        for (start, _) in text.match_indices(&prefix) {
            // `DATABASE-3` is no rule of BASE, and `BASE-3rd` is none at all.
            let before = text[..start].chars().next_back();
            let (digits, after) = leading_digits(&text[start + prefix.len()..]);
            if before.is_some_and(|before| before.is_alphanumeric() || before == '-')
                || after.is_some_and(char::is_alphanumeric)
            {
                continue;
            }
            ids.extend(digits.parse().map(|number| Id::new(book, number)));
        }
    }
    ids
}

/// The digits that the text starts with, and what follows them.
pub(crate) fn leading_digits(text: &str) -> (&str, Option<char>) {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    (&text[..end], text[end..].chars().next())
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOKS: [&str; 2] = ["BASE", "SIX"];

    fn told(ids: Vec<Id>) -> Vec<String> {
        ids.iter().map(Id::to_string).collect()
    }

    #[test]
    fn a_comment_names_rules_by_their_ids() {
        let ids = |text| told(in_comment(text, &BOOKS));
        assert_eq!(ids("/// BASE-40, BASE-43: the bank runs dry."), ["BASE-40", "BASE-43"]);
        assert_eq!(ids("// As in SIX-10 (see BASE-7)."), ["BASE-7", "SIX-10"]);
        assert_eq!(ids("// BASE-40 to BASE-45 is no range"), ["BASE-40", "BASE-45"]);
    }

    #[test]
    fn a_comment_names_nothing_by_accident() {
        let ids = |text| told(in_comment(text, &BOOKS));
        assert!(
            ids("/// UTF-8, DATABASE-3, BASE-3rd, BASE-x, BASE 3, base-3, RE-BASE-3").is_empty()
        );
    }

    #[test]
    fn a_function_names_rules_in_its_name() {
        let ids = |name| told(in_name(name, &BOOKS));
        assert_eq!(ids("base_38_a_full_hand"), ["BASE-38"]);
        assert_eq!(ids("base_40_base_43_the_bank"), ["BASE-40", "BASE-43"]);
        assert_eq!(ids("the_extra_phase_six_10"), ["SIX-10"]);
        assert!(ids("database_3_and_six_seats_and_base_1st").is_empty());
    }
}
