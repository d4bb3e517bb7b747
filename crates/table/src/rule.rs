//! Rules by number, refusals that name them, and the books that hold their sentences.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A rule's number in its book, as in `BASE-38`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Rule {
    book: &'static str,
    number: u16,
}

impl Rule {
    /// Rule `number` of the book.
    pub const fn new(book: &'static str, number: u16) -> Rule {
        Rule { book, number }
    }

    /// The rule of this table's own book (`rules/table.toml`): who may act, and when.
    pub const fn table(number: u16) -> Rule {
        Rule::new("TABLE", number)
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.book, self.number)
    }
}

impl Serialize for Rule {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Why a decision or an outcome was not taken. The position is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[error("{why} ({rule})")]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: Rule,
    /// What is wrong here, in a few words.
    pub why: &'static str,
}

/// `Err` with a refusal: for the last line of a check.
pub const fn refuse<T>(rule: Rule, why: &'static str) -> Result<T, Refusal> {
    Err(Refusal { rule, why })
}

/// Goes on where the condition holds, refuses where it does not.
#[inline]
pub const fn ensure(holds: bool, rule: Rule, why: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { refuse(rule, why) }
}

/// One thing that is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fault {
    /// The rule it breaks.
    pub rule: Rule,
    /// Where in the setup: `board.hexes[3]`.
    pub at: String,
    /// What is wrong, in a sentence.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ({})", self.at, self.what, self.rule)
    }
}

/// Everything that is wrong with a setup, told at once.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// No fault so far.
    pub fn none() -> Faults {
        Faults::default()
    }

    /// Notes one more fault.
    pub fn add(&mut self, rule: Rule, at: impl Into<String>, what: impl Into<String>) {
        self.0.push(Fault { rule, at: at.into(), what: what.into() });
    }

    /// Notes a fault where the condition does not hold.
    pub fn expect(&mut self, holds: bool, rule: Rule, at: &str, what: impl FnOnce() -> String) {
        if !holds {
            self.add(rule, at, what());
        }
    }

    /// The faults as an error, or `Ok` where there is none.
    pub fn into_result(self) -> Result<(), Faults> {
        if self.0.is_empty() { Ok(()) } else { Err(self) }
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

/// A sentence in every language of the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Words {
    /// English.
    pub en: String,
    /// German.
    pub de: String,
}

/// A rulebook: the sentences behind the numbers, from a file in `rules/`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Book {
    /// The letters before the number: `BASE`.
    pub book: String,
    /// What the book is called.
    pub title: Words,
    /// Its rules, in the order of the file.
    #[serde(rename = "rule")]
    pub rules: Vec<Entry>,
}

/// One rule of a book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Entry {
    /// The whole id, as in `BASE-38`.
    pub id: String,
    /// The part of the book it stands in.
    pub topic: String,
    /// Where the rule is from: the rulebook, found elsewhere, computed, or our own choice.
    pub source: String,
    /// The rule itself.
    #[serde(flatten)]
    pub text: Words,
}

impl Book {
    /// Reads a book.
    ///
    /// # Errors
    /// Where the text is no book, or a rule's id does not belong to it or stands in it twice.
    pub fn parse(text: &str) -> Result<Book, BookError> {
        let book: Book = toml::from_str(text)?;
        let mut seen = std::collections::BTreeSet::new();
        for rule in &book.rules {
            let number = rule.id.strip_prefix(&book.book).and_then(|rest| rest.strip_prefix('-'));
            if number.and_then(|number| number.parse::<u16>().ok()).is_none() {
                return Err(BookError::ForeignId { id: rule.id.clone(), book: book.book });
            }
            if !seen.insert(&rule.id) {
                return Err(BookError::Twice { id: rule.id.clone() });
            }
        }
        Ok(book)
    }

    /// The rule with this id.
    pub fn rule(&self, id: &str) -> Option<&Entry> {
        self.rules.iter().find(|rule| rule.id == id)
    }
}

/// Why a file is no rulebook.
#[derive(Debug, thiserror::Error)]
pub enum BookError {
    /// Not the expected TOML.
    #[error("not a rulebook: {0}")]
    Syntax(#[from] toml::de::Error),
    /// An id that does not start with the book's letters.
    #[error("{id} is no rule number of the book {book}")]
    ForeignId {
        /// The id.
        id: String,
        /// The book it stands in.
        book: String,
    },
    /// One id for two rules.
    #[error("{id} stands in the book twice")]
    Twice {
        /// The id.
        id: String,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_refuses_foreign_and_double_ids() {
        let rule =
            |id: &str| format!("[[rule]]\nid='{id}'\ntopic='t'\nsource='book'\nen='a'\nde='b'\n");
        let head = "book='BASE'\ntitle={en='a',de='b'}\n";
        let book = |ids: &[&str]| {
            Book::parse(&(head.to_owned() + &ids.iter().map(|id| rule(id)).collect::<String>()))
        };
        assert_eq!(book(&["BASE-1", "BASE-2"]).unwrap().rule("BASE-2").unwrap().text.de, "b");
        assert!(book(&["SIX-1"]).unwrap_err().to_string().contains("no rule number"));
        assert!(book(&["BASE-1", "BASE-1"]).unwrap_err().to_string().contains("twice"));
    }

    #[test]
    fn faults_are_told_together() {
        let mut faults = Faults::none();
        faults.add(Rule::new("BASE", 2), "board.hexes[0]", "there is no chip 7");
        faults.expect(false, Rule::new("BASE", 7), "board", || "no land".into());
        let told = faults.into_result().unwrap_err().to_string();
        assert!(told.contains("there is no chip 7 (BASE-2)") && told.contains("no land (BASE-7)"));
    }
}
