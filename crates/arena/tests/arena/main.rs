//! Matches: by name on the games of the house, and in a small game of the tests' own.

mod by_name;
mod matches;
#[path = "../../../bots/tests/bots/race.rs"]
mod race;
