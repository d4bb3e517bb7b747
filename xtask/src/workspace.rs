//! Where the workspace is.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The checkout that a task works on.
pub(crate) struct Workspace {
    root: PathBuf,
}

impl Workspace {
    /// The workspace that this program was started from.
    pub(crate) fn find() -> Result<Workspace> {
        // Asked for at run time: checkouts that share a target folder may also share this program.
        let package = env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = package.parent().context("the xtask package lies in no workspace")?;
        Ok(Workspace { root: root.to_owned() })
    }

    /// The topmost folder.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }
}
