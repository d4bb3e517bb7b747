//! `eiland arena`.

/// The flags of `eiland arena`.
#[derive(clap::Args)]
pub(crate) struct Arena {}

impl Arena {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        Ok(())
    }
}
