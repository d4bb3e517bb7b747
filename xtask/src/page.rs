//! The page in `web/`: its libraries, its checks, its build, and the browser that tests it.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, bail};

use crate::step::succeed;
use crate::workspace::{Workspace, installed};

/// Installs what the page is built with.
///
/// # Errors
/// Where Node is missing, with what to do about it, or where a library cannot be had.
pub(crate) fn install(workspace: &Workspace) -> Result<()> {
    if !installed(&mut workspace.command("npm")) {
        bail!(
            "the page is built with Node.js 20.19 or later and its npm, which are not installed: \
             install the package `nodejs` of your system, or take it from nodejs.org"
        );
    }
    // Not `npm ci`: it asks for the lock entries of all platforms, which npm leaves out of the lock
    // on machines of one.
    npm(workspace, "install --no-audit --no-fund --loglevel=error")
}

/// Writes what the page takes from Rust. That it is up to date is a test of the package `types`.
///
/// # Errors
/// Where it cannot be built or written.
pub(crate) fn generate(workspace: &Workspace) -> Result<()> {
    let words = ["run", "--quiet", "--locked", "--package", "types"];
    succeed(workspace.cargo().args(words), "cargo run --package types")
}

/// Checks the types of the page.
pub(crate) fn types(workspace: &Workspace) -> Result<()> {
    npm(workspace, "run check")
}

/// Checks the style of the page's code.
pub(crate) fn style(workspace: &Workspace) -> Result<()> {
    npm(workspace, "run lint")
}

/// Runs the tests that need no browser.
pub(crate) fn tests(workspace: &Workspace) -> Result<()> {
    npm(workspace, "test")
}

/// Builds the page into `web/dist`, from where the server takes it.
pub(crate) fn build(workspace: &Workspace) -> Result<()> {
    npm(workspace, "run build")
}

/// Plays in a real browser against the real server.
pub(crate) fn browser(workspace: &Workspace) -> Result<()> {
    let chromium = chromium(workspace)?;
    succeed(
        // Of the whole workspace and with a test, so that libraries have the features that tests ask for: most
        // of it is built already.
        workspace.cargo().args([
            "build",
            "--locked",
            "--workspace",
            "--bin",
            "eiland",
            "--test",
            "kill",
        ]),
        "cargo build --workspace --bin eiland",
    )?;
    let target = env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| workspace.root().join("target"), PathBuf::from);
    let mut node = web(workspace, "node");
    node.arg("tests/browser/run.mjs")
        .env("EILAND_CHROMIUM", chromium)
        .env("EILAND_PROGRAM", target.join("debug").join("eiland"));
    succeed(&mut node, "node tests/browser/run.mjs")
}

/// Chromium from the system's packages; installed where it is missing and we may.
fn chromium(workspace: &Workspace) -> Result<String> {
    let known = env::var("EILAND_CHROMIUM").ok();
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let find = || {
        let mut candidates = known.iter().map(String::as_str).chain(names);
        candidates.find(|name| installed(&mut workspace.command(name))).map(str::to_owned)
    };
    if let Some(name) = find() {
        return Ok(name);
    }
    println!("chromium is missing: installing it with apt-get");
    let apt = |words: &str| {
        let mut command = workspace.command("apt-get");
        command.args(words.split_whitespace()).env("DEBIAN_FRONTEND", "noninteractive");
        succeed(&mut command, &format!("apt-get {words}"))
    };
    let tried = apt("update -qq").and_then(|()| apt("install -y -qq chromium"));
    match find() {
        Some(name) => Ok(name),
        None => bail!(
            "the browser tests need Chromium, which could not be installed ({}): install the \
             package `chromium`, or say where it is in EILAND_CHROMIUM",
            tried.err().map_or_else(|| "it is still missing".into(), |error| format!("{error:#}"))
        ),
    }
}

fn npm(workspace: &Workspace, words: &str) -> Result<()> {
    succeed(web(workspace, "npm").args(words.split_whitespace()), &format!("npm {words}"))
}

fn web(workspace: &Workspace, program: &str) -> Command {
    let mut command = workspace.command(program);
    command.current_dir(workspace.root().join("web"));
    command
}
