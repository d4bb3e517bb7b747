//! What lies in `rules/`, as JSON (`build.rs` makes it): books, boards, cards and sheets by the names of
//! their files.

use serde::de::DeserializeOwned;

include!(concat!(env!("OUT_DIR"), "/shelf.rs"));

/// Reads one of them.
///
/// # Panics
/// Where it is not of this shape: what lies on the shelf is our own, and tests read all of it.
pub fn read<T: DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("a file in rules/: {error}"))
}
