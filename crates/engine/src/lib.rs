//! The line protocol: one JSON object a line in, one line answered for each.
//!
//! `docs/protocol.md` tells the protocol; its examples are run by tests. `eiland engine` speaks it over
//! standard input and output, the page over the memory of a WebAssembly module. What a desk needs from
//! the world outside comes through [`Outside`]: nothing here reads a clock or draws random bytes.

mod about;
mod corrections;
mod desk;
mod fault;
mod line;
mod outside;
mod request;
#[cfg(test)]
mod tests;
mod thought;
mod under_way;

pub use corrections::correct;
pub use desk::{Answer, Desk};
pub use line::{LONGEST, Line};
pub use outside::Outside;
