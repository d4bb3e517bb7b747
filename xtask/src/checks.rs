//! `cargo xtask test`: everything that must hold before a change goes in.

use std::env;

use anyhow::Result;

use crate::engine;
use crate::page;
use crate::python;
use crate::rules;
use crate::step::{Step, run_all, succeed};
use crate::workspace::{Workspace, installed};

/// Does every check in order.
///
/// # Errors
/// The first check that fails.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty());
    if set("CI").is_some_and(|value| value == "true") && set("CARGO_TARGET_DIR").is_none() {
        // It knows where a machine builds, sets that, and comes back here.
        return succeed(&mut workspace.command(workspace.root().join(".ci/run")), ".ci/run");
    }
    let tests = if installed(workspace.cargo().arg("nextest")) {
        Step::cargo("tests, with cargo nextest", "nextest run --workspace --locked")
    } else {
        // Without documentation tests, which nextest leaves out too.
        Step::cargo(
            "tests, with cargo test, as cargo-nextest is not installed",
            "test --workspace --lib --bins --tests --locked",
        )
    };
    let steps = [
        Step::cargo("formatting", "fmt --all --check"),
        Step::cargo("lints", "clippy --workspace --all-targets --locked -- -D warnings"),
        tests,
        Step::cargo("examples in the documentation", "test --doc --workspace --locked"),
        Step::here("rules coverage", |workspace| rules::run(workspace, false)),
        Step::here("the Python package", python::test),
        Step::here("the engine for the page", engine::build),
        Step::here("the page's libraries", page::install),
        Step::here("the page's types", page::types),
        Step::here("the page's style", page::style),
        Step::here("the page's tests", page::tests),
        Step::here("the page itself", page::build),
        Step::here("the page in a browser, on the real server", page::browser),
    ];
    run_all(&steps, workspace)
}
