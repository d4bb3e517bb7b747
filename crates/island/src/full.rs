//! The island with its scenarios: what they let a seat choose, what happens in them, what is seen.

mod choice;
mod guild;
mod happening;
mod helper;
mod view;

pub use choice::{Choice, Counters, Replaced};
pub use guild::{Guild, Letters};
pub use happening::{Fate, Happening};
pub use helper::{Face, Helper};
pub use view::{
    CountryView, ErieView, FriendView, FriendsView, HelpView, HelpersView, ScenarioPhase,
    ScenarioView,
};
