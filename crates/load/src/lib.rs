//! Many tables over real sockets, to see what a server holds and keeps.
//!
//! [`play`] opens tables on a running server and has every table decide at its own pace, whatever
//! the server makes of it. It knows no game: it takes what the socket offers. Everything a client
//! was told is remembered, and [`check`] asks for all of it once more. Where connections break, the
//! clients come back with what they know, as the page does; so a server may be killed meanwhile.

mod check;
mod error;
mod game;
mod latency;
mod meter;
mod order;
mod person;
mod pick;
mod record;
mod run;
mod served;
mod table;
mod told;
mod way;

pub use check::{Kept, check};
pub use error::LoadError;
pub use game::{Acknowledged, Game};
pub use latency::{Latency, Percentiles};
pub use meter::{Counts, Meter};
pub use order::Order;
pub use record::Fault;
pub use run::{Outcome, play};
pub use served::Served;
pub use way::{Way, read_address};
