//! The books laid beside the sources.

use std::collections::BTreeMap;

use super::id::Id;
use super::scan::Found;
use super::shelf::Shelf;

/// A rule of a book and the tests that name it.
pub(crate) struct Entry {
    /// The rule.
    pub(crate) id: Id,
    /// Its English sentence.
    pub(crate) sentence: String,
    /// The tests, as `file::function`.
    pub(crate) tests: Vec<String>,
}

/// A place that names a rule which no book has.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Stray {
    /// The rule.
    pub(crate) id: Id,
    /// Where: `file:line`, and the function where it is a test.
    pub(crate) place: String,
}

/// How books and sources agree.
pub(crate) struct Coverage {
    /// Every rule, book by book.
    pub(crate) entries: Vec<Entry>,
    /// Tests that name a rule of no book.
    pub(crate) stray_tests: Vec<Stray>,
    /// Code that makes a rule of no book.
    pub(crate) stray_code: Vec<Stray>,
}

impl Coverage {
    /// Compares the books with what each file says.
    pub(crate) fn new(shelf: &Shelf, sources: Vec<(String, Found)>) -> Coverage {
        let mut entries: Vec<Entry> = shelf
            .rules()
            .iter()
            .cloned()
            .map(|(id, sentence)| Entry { id, sentence, tests: Vec::new() })
            .collect();
        let places: BTreeMap<Id, usize> =
            entries.iter().enumerate().map(|(index, entry)| (entry.id.clone(), index)).collect();
        let (mut stray_tests, mut stray_code) = (Vec::new(), Vec::new());
        for (file, found) in sources {
            for test in found.tests {
                for id in test.rules {
                    match places.get(&id) {
                        Some(&index) => entries[index].tests.push(format!("{file}::{}", test.name)),
                        None => {
                            let place = format!("{file}:{} {}", test.line, test.name);
                            stray_tests.push(Stray { id, place });
                        }
                    }
                }
            }
            for made in found.made {
                if !places.contains_key(&made.rule) {
                    let place = format!("{file}:{}", made.line);
                    stray_code.push(Stray { id: made.rule, place });
                }
            }
        }
        Coverage { entries, stray_tests, stray_code }
    }

    /// The rules that no test names.
    pub(crate) fn missing(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(|entry| entry.tests.is_empty())
    }

    /// Whether every rule is named by a test, and nothing else is named.
    pub(crate) fn is_complete(&self) -> bool {
        self.missing().next().is_none() && self.stray_tests.is_empty() && self.stray_code.is_empty()
    }
}
