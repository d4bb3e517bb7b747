//! `eiland engine`.

/// The flags of `eiland engine`.
#[derive(clap::Args)]
pub(crate) struct Engine {}

impl Engine {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        Ok(())
    }
}
