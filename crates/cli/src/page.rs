//! `eiland page`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, anyhow, ensure};

/// The flags of `eiland page`.
#[derive(clap::Args)]
pub(crate) struct Page {
    /// The folder to write the page into: a new one, or an empty one.
    out: PathBuf,
    /// Write into a folder that has files in it already, over those of the same names.
    #[arg(long)]
    force: bool,
}

impl Page {
    pub(crate) fn run(self, out: &mut impl Write) -> anyhow::Result<()> {
        let folder = &self.out;
        let cannot = |what: &str| format!("cannot {what} {}", folder.display());
        fs::create_dir_all(folder).with_context(|| cannot("make"))?;
        let empty = fs::read_dir(folder).with_context(|| cannot("read"))?.next().is_none();
        ensure!(
            empty || self.force,
            "{} is not empty: name another folder, or say --force",
            folder.display()
        );
        let runtime = tokio::runtime::Builder::new_current_thread().build()?;
        let files = runtime.block_on(server::page_files()).map_err(|what| anyhow!(what))?;
        let engine = files.iter().any(|file| file.path.ends_with(".wasm"));
        ensure!(
            engine,
            "this program was built without the engine for the page, without which a page that has no \
             server can do nothing: build it with `cargo xtask play`"
        );
        let mut bytes = 0;
        for file in &files {
            let path = folder.join(&file.path);
            if let Some(parent) = path.parent() {
                fs::create_dir_all(parent)?;
            }
            fs::write(&path, &file.bytes)
                .with_context(|| format!("cannot write {}", path.display()))?;
            bytes += file.bytes.len();
        }
        let kib = bytes.div_ceil(1024);
        writeln!(out, "{} files, {kib} KiB, in {}", files.len(), folder.display())?;
        writeln!(
            out,
            "Any file server can serve them, from any folder. Games run in the browser."
        )?;
        Ok(())
    }
}
