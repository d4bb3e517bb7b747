//! Reading what lies in `rules/`: books, boards, cards and sheets as TOML.

use serde::de::DeserializeOwned;
use serde_json::Value;

/// Why a file of `rules/` cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum DataError {
    /// Not TOML.
    #[error(transparent)]
    Syntax(#[from] toml::de::Error),
    /// TOML of another shape.
    #[error(transparent)]
    Shape(#[from] serde_json::Error),
}

/// Reads a file of `rules/`.
///
/// By way of JSON: whatever is read here can then be read in the one way that everything else is, which
/// saves a tenth of the engine that pages load.
///
/// # Errors
/// Where the text is no TOML, or not of this shape.
pub fn read_data<T: DeserializeOwned>(text: &str) -> Result<T, DataError> {
    let value: Value = toml::from_str(text)?;
    Ok(serde_json::from_value(value)?)
}
