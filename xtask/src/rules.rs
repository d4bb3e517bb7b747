//! `cargo xtask rules`: every rule of the books has a test that names it, and no test and no code
//! names a rule that is in no book.

mod coverage;
mod id;
mod report;
mod scan;
mod shelf;
mod sources;

use anyhow::{Result, bail};

use self::coverage::Coverage;
use self::shelf::Shelf;
use crate::workspace::Workspace;

/// Compares books and sources and prints what it finds; with `list`, every rule with its tests.
///
/// # Errors
/// Where a book or a source cannot be read, or the two do not agree.
pub(crate) fn run(workspace: &Workspace, list: bool) -> Result<()> {
    let shelf = Shelf::read(&workspace.root().join("rules"))?;
    let sources = sources::scan(workspace.root(), &shelf.letters())?;
    let coverage = Coverage::new(&shelf, sources);
    if list {
        print!("{}", report::list(&coverage));
    }
    print!("{}", report::table(&coverage));
    print!("{}", report::faults(&coverage));
    if !coverage.is_complete() {
        bail!("{}", report::verdict(&coverage));
    }
    Ok(())
}
