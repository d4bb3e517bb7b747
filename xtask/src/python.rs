//! The Python package in `python/`: a place of its own to install it, its wheel, its tests.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::step::succeed;
use crate::workspace::Workspace;

/// Builds the wheel and runs the package's tests, where there is a Python and its registry is within
/// reach; says what is missing where not.
///
/// # Errors
/// Where the package cannot be built, or a test fails.
pub(crate) fn test(workspace: &Workspace) -> Result<()> {
    let Some(python) = interpreter(workspace) else {
        println!(
            "Python 3.11 or later is not installed: the package `eiland` is not tested. Install \
             it, or say where it is in EILAND_PYTHON"
        );
        return Ok(());
    };
    let target = env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| workspace.root().join("target"), PathBuf::from);
    let home = target.join("python");
    let venv = home.join("venv");
    if !tool(&venv, "python").exists()
        && !done(workspace.command(&python).args(["-m", "venv"]).arg(&venv))
    {
        println!(
            "{python} cannot make virtual environments: the package `eiland` is not tested. \
             Install the package `python3-venv` of your system"
        );
        return Ok(());
    }
    let listed = workspace.root().join("python").join("requirements.txt");
    if !done(pip(workspace, &venv).arg("--requirement").arg(&listed)) {
        println!(
            "pip could not install {}: the package `eiland` is not tested. Is the registry \
             within reach?",
            listed.display()
        );
        return Ok(());
    }
    if !done(pip(workspace, &venv).arg("ray")) {
        println!("pip could not install ray: games are not spread over a cluster in the tests");
    }
    build(workspace, &venv, &home.join("wheels"))?;
    let mut pytest = workspace.command(tool(&venv, "pytest"));
    pytest.args(["--quiet", "-p", "no:cacheprovider"]).arg(workspace.root().join("python/tests"));
    succeed(&mut pytest, "pytest python/tests")
}

/// Builds the wheel and installs it.
fn build(workspace: &Workspace, venv: &Path, wheels: &Path) -> Result<()> {
    if wheels.exists() {
        std::fs::remove_dir_all(wheels)?;
    }
    let mut maturin = workspace.command(tool(venv, "maturin"));
    maturin
        // With the features of the whole workspace's tests: most of it is built already.
        .args(["build", "--locked", "--quiet", "--features", "games/ts,bots/ts", "--out"])
        .arg(wheels)
        .current_dir(workspace.root().join("python"));
    succeed(&mut maturin, "maturin build --locked")?;
    let mut install = pip(workspace, venv);
    // The same version may be there from the last time.
    install.args(["--force-reinstall", "--no-deps", "--no-index", "--find-links"]).arg(wheels);
    succeed(install.arg("eiland"), "pip install eiland")
}

/// A Python of 3.11 or later.
fn interpreter(workspace: &Workspace) -> Option<String> {
    let known = env::var("EILAND_PYTHON").ok();
    let names = ["python3", "python3.11", "python3.12", "python3.13", "python3.14", "python"];
    let enough = |name: &&str| {
        let check = "import sys; sys.exit(sys.version_info < (3, 11))";
        done(workspace.command(name).args(["-c", check]))
    };
    let mut candidates = known.iter().map(String::as_str).chain(names);
    candidates.find(enough).map(str::to_owned)
}

/// A program of the virtual environment.
fn tool(venv: &Path, name: &str) -> PathBuf {
    venv.join(if cfg!(windows) { "Scripts" } else { "bin" }).join(name)
}

fn pip(workspace: &Workspace, venv: &Path) -> Command {
    let mut pip = workspace.command(tool(venv, "python"));
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    pip
}

/// Whether the command could be started and has ended well.
fn done(command: &mut Command) -> bool {
    command.status().is_ok_and(|status| status.success())
}
