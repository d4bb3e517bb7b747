//! `cargo xtask play`: everything built, the server started, the address opened.

use std::process::Stdio;

use anyhow::Result;

use crate::engine;
use crate::page;
use crate::step::succeed;
use crate::workspace::Workspace;

/// Builds the page and the server, starts the server on this machine alone, and opens the address.
/// Comes back when the server ends.
///
/// # Errors
/// What could not be built or started.
pub(crate) fn run(workspace: &Workspace, port: u16) -> Result<()> {
    println!("== the engine for the page");
    engine::build(workspace)?;
    println!("== the page");
    page::install(workspace)?;
    page::build(workspace)?;
    println!("== the server");
    let build = ["build", "--release", "--locked", "--package", "cli"];
    succeed(workspace.cargo().args(build), "cargo build --release --package cli")?;
    let address = format!("127.0.0.1:{port}");
    println!("== play at http://{address}/ (Ctrl-C ends it)");
    open(workspace, &format!("http://{address}/"));
    let mut serve = workspace.cargo();
    serve.args(["run", "--release", "--quiet", "--locked", "--package", "cli", "--", "serve"]);
    succeed(serve.args(["--listen", &address, "--log", "warn"]), "eiland serve")
}

/// Opens the address in the browser a moment later, where the system knows how; else the printed
/// address will do.
fn open(workspace: &Workspace, address: &str) {
    let later = format!("sleep 2; exec xdg-open '{address}' || exec open '{address}'");
    let mut shell = workspace.command("sh");
    shell.args(["-c", &later]).stdout(Stdio::null()).stderr(Stdio::null());
    // Nobody waits for it: a machine without a screen has nothing to open.
    drop(shell.spawn());
}
