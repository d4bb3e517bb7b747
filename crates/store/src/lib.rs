//! People, what they keep, rooms and journals on disk.
//!
//! [`Store`] is the whole of it. [`Sqlite`] keeps everything in one file; [`Memory`] keeps it until
//! the process ends, for tests. [`testing`] is the one suite that every store passes: whoever
//! writes another one (PostgreSQL, when one machine is too small) runs it against that.

mod error;
mod id;
mod memory;
mod record;
mod sqlite;
mod store;
pub mod testing;

pub use error::StoreError;
pub use id::{KeepsakeId, NoKeepsakeId, NoRoomId, PersonId, RoomId, TokenHash};
pub use memory::Memory;
pub use record::{
    ChatLine, Clock, Daily, Ending, Hosted, Keepsake, Muted, Pace, Person, Plan, Progress,
    RoomRecord, Sitter, State, Watchers,
};
pub use sqlite::{Durability, Sqlite};
pub use store::{Change, Store, Which, Whose};
