//! All Rust files of the crates.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::scan::{self, Found};

/// What each file says, by its path from the workspace's root, in the order of the paths.
///
/// # Errors
/// Where a file cannot be read or is no Rust.
pub(crate) fn scan(root: &Path, letters: &[&str]) -> Result<Vec<(String, Found)>> {
    let mut files = Vec::new();
    collect(&root.join("crates"), false, &mut files)?;
    files.sort();
    let mut sources = Vec::new();
    for path in files {
        let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        let found = fs::read_to_string(&path)
            .map_err(anyhow::Error::from)
            .and_then(|text| scan::scan(&text, letters))
            .with_context(|| name.clone())?;
        sources.push((name, found));
    }
    Ok(sources)
}

/// Adds every Rust file below a folder `src` or `tests`. `inside`: whether this is such a folder.
fn collect(folder: &Path, inside: bool, files: &mut Vec<PathBuf>) -> Result<()> {
    let read = || format!("cannot read {}", folder.display());
    for entry in fs::read_dir(folder).with_context(read)? {
        let entry = entry.with_context(read)?;
        let (path, name) = (entry.path(), entry.file_name());
        if entry.file_type().with_context(read)?.is_dir() {
            // What tools leave behind: never sources, and possibly very much of it.
            if name != "target"
                && name != "node_modules"
                && !name.as_encoded_bytes().starts_with(b".")
            {
                collect(&path, inside || name == "src" || name == "tests", files)?;
            }
        } else if inside && path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    Ok(())
}
