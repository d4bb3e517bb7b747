//! Rooms, seats, sockets and accounts.
//!
//! A [`House`] is what all rooms share: the store, the games, the settings. Each live game has one
//! owner, a task with a mailbox (`room`); the [`Hall`] finds it, or rebuilds it from its journal.
//! [`serve`] opens the house to browsers, [`serve_metrics`] tells its host how it does. Nothing in here knows any game by name.

mod brought;
mod daily;
mod hall;
mod house;
mod http;
mod meters;
mod names;
mod password;
mod room;
mod settings;
mod tidy;
mod token;
#[cfg(feature = "ts")]
pub mod types;

pub use hall::Hall;
pub use house::{House, OpenError, Wish};
pub use http::{PageFile, page_files, serve};
pub use meters::serve_metrics;
pub use settings::{Limits, Settings, Waits};
pub use tidy::{Keep, keep_tidy};
