//! Why a load cannot go on.

/// Why a load cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The address is none.
    #[error("{0:?} is no address of a server: http://HOST:PORT is wanted")]
    Address(String),
    /// The server knows no such game or variant.
    #[error("the server has no {0}")]
    Unknown(String),
    /// The server turned us away for asking too often.
    #[error("the server limits how often one address may ask; its host can lift that with --trust")]
    Limited,
    /// The server answered something else than was expected.
    #[error("{what} was answered by {answer}")]
    Answer {
        /// What was asked for.
        what: String,
        /// What came back.
        answer: String,
    },
    /// The connection failed, again and again.
    #[error("the server cannot be reached: {0}")]
    Gone(String),
    /// The system refused something.
    #[error(transparent)]
    System(#[from] std::io::Error),
}
