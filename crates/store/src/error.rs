//! What a store may answer instead.

use std::path::PathBuf;

/// Why a store did not do it. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The login belongs to somebody else.
    #[error("this name is taken")]
    Taken,
    /// This person keeps as much as anybody may.
    #[error("there is no room for more")]
    TooMany,
    /// There is no such person, room or keepsake.
    #[error("there is no such entry")]
    Unknown,
    /// What is there is not what the caller believed: a step with a wrong number, a second header,
    /// a journal that is closed. Two owners of one room end up here.
    #[error("the entry is not as it was believed to be")]
    Conflict,
    /// Another server has it open: two would not know of each other's moves.
    #[error("another server is using the folder {} already", .0.display())]
    InUse(PathBuf),
    /// The file cannot be opened, read or written.
    #[error("the file {} cannot be used: {why}", path.display())]
    Unusable {
        /// Which.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// What is stored cannot be read.
    #[error("a stored entry is damaged: {0}")]
    Damaged(String),
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(error.to_string())
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> StoreError {
        StoreError::Damaged(error.to_string())
    }
}
