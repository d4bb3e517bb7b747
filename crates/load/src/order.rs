//! What is to be played.

use std::time::Duration;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Order {
    /// The game's id.
    pub game: String,
    /// The variant's id; if there is none, the usual one.
    pub variant: Option<String>,
    /// How many tables.
    pub tables: usize,
    /// How many seats of each table are played over sockets; if there is none, all. Bots have the
    /// others.
    pub people: Option<usize>,
    /// Which bots.
    pub bot: String,
    /// How many decisions a second each table makes.
    pub rate: f64,
    /// How long, once all tables play.
    pub time: Duration,
    /// The most decisions that a table has behind it when the measuring begins; the tables are
    /// spread evenly from none to this, so that games of all ages are under way.
    pub ahead: u32,
    /// One in so many decisions that may be taken back is taken back; 0 for none.
    pub undo: u32,
    /// All choices come from it.
    pub seed: u64,
}
