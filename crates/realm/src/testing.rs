//! Words for tests of both card games: places and resources as text, and what a card needs besides its rules.

mod cards;

use std::collections::BTreeSet;
use std::path::Path;
use std::str::FromStr;

use crate::{Amounts, Ground, Land, Resource, Road, Site, Slot, Store, Terrain};

#[track_caller]
fn read<T: FromStr<Err: std::fmt::Display>>(at: &str) -> T {
    at.parse().unwrap_or_else(|why| panic!("{at}: {why}"))
}

/// The landscape at `"-2U"`.
#[track_caller]
pub fn land(at: &str) -> Land {
    read(at)
}

/// The site at `"1La"`.
#[track_caller]
pub fn slot(at: &str) -> Slot {
    read(at)
}

/// The store at `"-2U"`, or `"cache"`.
#[track_caller]
pub fn store(at: &str) -> Store {
    read(at)
}

/// The road in this column.
#[track_caller]
pub fn road_at(column: i8) -> Road {
    Road::at(column).expect("roads lie in even columns")
}

/// The settlement, or what stands in its place, in this column.
#[track_caller]
pub fn site_at(column: i8) -> Site {
    Site::at(column).expect("settlements lie in odd columns")
}

/// A landscape with its number.
#[must_use]
pub fn ground(land: Terrain, number: u8) -> Ground {
    Ground { land, number }
}

/// The resource with this letter: L lumber, B brick, W wool, G grain, O ore, $ gold.
#[track_caller]
pub fn kind(letter: char) -> Resource {
    let index = "LBWGO$".find(letter).unwrap_or_else(|| panic!("no resource {letter}"));
    Resource::ALL[index]
}

/// Resources by their letters: `"LLB"` is two lumber, one brick.
#[track_caller]
pub fn amounts(letters: &str) -> Amounts {
    letters.chars().fold(Amounts::NONE, |sum, letter| sum + Amounts::of(kind(letter), 1))
}

/// The places of the outer landscapes of a settlement at an end of the row: the upper one, then the lower one.
#[track_caller]
pub fn outer_lands(column: i8) -> [Land; 2] {
    let outer = column + column.signum();
    ["U", "L"].map(|row| land(&format!("{outer}{row}")))
}

/// Of these cards those that no test in this folder is named after. The test of `black-knight` is called
/// `card_black_knight`.
///
/// # Panics
/// Where the folder cannot be read, or no test is found in it.
pub fn without_test<'a>(folder: &Path, ids: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let tests = tests(folder);
    assert!(!tests.is_empty(), "there are no tests in {}", folder.display());
    let tested = |id: &str| tests.contains(&format!("card_{}", id.replace('-', "_")));
    ids.into_iter().filter(|id| !tested(id)).collect()
}

/// All names of test functions in this folder.
fn tests(folder: &Path) -> BTreeSet<String> {
    let files = std::fs::read_dir(folder).expect("the tests lie there");
    let mut names = BTreeSet::new();
    for file in files {
        let path = file.expect("a file of the folder").path();
        let text = std::fs::read_to_string(path).expect("a file of tests can be read");
        let mut is_test = false;
        for line in text.lines().map(str::trim) {
            match line.strip_prefix("fn ") {
                Some(rest) if is_test => {
                    names.insert(rest.split('(').next().unwrap_or_default().to_string());
                    is_test = false;
                }
                _ => is_test = line == "#[test]" || (is_test && line.starts_with("//")),
            }
        }
    }
    names
}
