//! A bar that shows people how far something long has come.

use std::io::{IsTerminal, stderr};

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for so many `what`; nothing where it is to be quiet or nobody looks.
pub(crate) fn bar(count: u64, what: &str, quiet: bool) -> ProgressBar {
    if quiet || !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style =
        format!("{{wide_bar}} {{human_pos}} of {{human_len}} {what}, {{per_sec}}, {{eta}} left");
    ProgressBar::new(count)
        .with_style(ProgressStyle::with_template(&style).expect("a sound template"))
}
