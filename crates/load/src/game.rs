//! A game that was played.

use table::Seat;

use crate::person::Person;
use crate::record::Record;

/// A game that was played, and what its clients were told of it.
#[derive(Debug)]
pub struct Game {
    /// The room.
    pub room: String,
    /// Every decision that came back to whoever made it, and was not taken back.
    pub decisions: Vec<Acknowledged>,
    /// For each time that steps were taken back, the last step that was left.
    pub(crate) cuts: Vec<u32>,
    pub(crate) seats: Vec<(Person, Record)>,
}

/// A decision that came back to whoever made it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acknowledged {
    /// The number of the step.
    pub n: u32,
    /// Who decided.
    pub seat: Seat,
    /// What, as JSON.
    pub decision: Box<str>,
}
