//! Where the workspace is, and how its commands are started.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

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

    /// A program, to be run in the topmost folder.
    pub(crate) fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.root);
        command
    }

    /// Cargo, the same one that started this program.
    pub(crate) fn cargo(&self) -> Command {
        self.command(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
    }
}

/// Whether a program is installed, told by whether it can say its version.
pub(crate) fn installed(program: &mut Command) -> bool {
    program.arg("--version").output().is_ok_and(|output| output.status.success())
}
