//! A line as it came in.

/// The longest line, without its line feed.
pub const LONGEST: usize = 4 << 20;

/// A line as it came in.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// Its bytes, without the line feed.
    Bytes(Vec<u8>),
    /// More than [`LONGEST`] bytes. They are read over, so the next line is found all the same.
    TooLong,
}
