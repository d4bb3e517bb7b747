//! What a desk gets from the world outside.

/// What a desk gets from the world outside, and tells it while it works.
#[derive(Clone, Copy, Debug)]
pub struct Outside {
    /// Bytes that nobody can guess, for the secret of a fair game whose request brings none; or why
    /// there are none.
    pub secret: fn() -> Result<[u8; 32], String>,
    /// A seed for a game whose request brings none, below 2^53 so that every language can hold it.
    pub seed: fn() -> u64,
    /// Hears how much of something long is done, and of how much.
    pub progress: fn(done: usize, total: usize),
}
