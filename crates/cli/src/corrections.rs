//! Card values that a host knows better than we do.

use std::fs;
use std::path::Path;

use anyhow::{Context, anyhow};
use classic::Corrections;

/// Reads the file and puts its values in the place of ours, or tells all that is wrong with it.
pub(crate) fn take(path: &Path) -> anyhow::Result<()> {
    let text = fs::read_to_string(path);
    let text = text.with_context(|| format!("cannot read {}", path.display()))?;
    let corrections: Corrections =
        toml::from_str(&text).with_context(|| path.display().to_string())?;
    classic::correct(&corrections).map_err(|faults| anyhow!("{}: {faults}", path.display()))
}
