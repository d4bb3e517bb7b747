//! What the two card games share: a realm that grows to the left and to the right, with sites above and
//! below its settlements, landscapes that store up to three of their resource, and face-down stacks of
//! which each player may know a part. No rules of one game stand here.

mod amounts;
mod list;
mod place;
mod resource;
mod secret;
mod set;
mod store;
pub mod testing;
mod track;

pub use amounts::Amounts;
pub use list::List;
pub use place::{Land, Road, Row, Site, Slot, Store};
pub use resource::{Kinds, Resource, Terrain};
pub use secret::{Piles, Secret, Stacks};
pub use set::{Lands, Slots, Stores};
pub use store::{CAPACITY, Ground, Realm};
pub use track::{Groups, deal_from_pool, deal_groups, deal_unseen};
