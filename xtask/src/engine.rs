//! The engine for the page: `crates/page` as a WebAssembly module.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::step::succeed;
use crate::workspace::{Workspace, installed};

const TARGET: &str = "wasm32-unknown-unknown";

/// Every browser of the last years knows these; the dice bots think four times as fast with them.
const FEATURES: &str = "-Ctarget-feature=+simd128,+bulk-memory";

/// Where the page looks for the module.
const PLACE: &str = "web/src/generated/engine.wasm";

/// What Debian calls a compiler that knows WebAssembly, its library's sources, and a linker.
const DEBIAN: &str = "rustc-web cargo-web rust-web-src lld-19";

/// How the module can be built on this machine.
enum Way {
    /// The toolchain knows the target.
    Toolchain,
    /// Debian's newer compiler does, and builds the standard library along.
    Debian,
}

/// Builds the module into the page's sources. Where this machine cannot, the page is built without it
/// and says what is off; on CI that is an error.
///
/// # Errors
/// Where it cannot be built although it could.
pub(crate) fn build(workspace: &Workspace) -> Result<()> {
    let place = workspace.root().join(PLACE);
    let Some(way) = find_way(workspace) else {
        let told = "this machine cannot build WebAssembly: neither does the toolchain have the target \
                    wasm32-unknown-unknown, nor can Debian's packages be had";
        if env::var("CI").is_ok_and(|value| value == "true") {
            bail!("{told}");
        }
        println!("LEFT OUT: the engine in the page. {told}.");
        println!("Games without a server and proofs in the page are switched off.");
        return match fs::remove_file(&place) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error.into()),
            _ => Ok(()),
        };
    };
    let module = match way {
        Way::Toolchain => with_toolchain(workspace)?,
        Way::Debian => with_debian(workspace)?,
    };
    put(&module, &place)
}

fn find_way(workspace: &Workspace) -> Option<Way> {
    let rustup = |words: &str| {
        let output = workspace.command("rustup").args(words.split_whitespace()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let known = || {
        let list = rustup("target list --installed")?;
        list.lines().any(|line| line.trim() == TARGET).then_some(Way::Toolchain)
    };
    let added = || {
        println!("the toolchain lacks {TARGET}: adding it with rustup");
        rustup(&format!("target add {TARGET}")).and_then(|_| known())
    };
    let debian = || debian_can().then_some(Way::Debian);
    let fetched = || {
        println!("rustup does not bring it: installing {DEBIAN} with apt-get");
        let apt = |words: &str| {
            let mut command = workspace.command("apt-get");
            command.args(words.split_whitespace()).env("DEBIAN_FRONTEND", "noninteractive");
            command.status().is_ok_and(|status| status.success())
        };
        // The list of packages must be fresh: they come from the security archive.
        apt("update -qq");
        apt(&format!("install -y -qq {DEBIAN}"));
        debian()
    };
    known().or_else(debian).or_else(added).or_else(fetched)
}

/// Whether Debian's compiler, its cargo and its linker are here.
fn debian_can() -> bool {
    let programs = ["/usr/bin/rustc", "/usr/bin/cargo", "wasm-ld-19"];
    Path::new("/usr/lib/rustlib/src/rust/library/std").is_dir()
        && programs.iter().all(|program| installed(&mut Command::new(program)))
}

fn with_toolchain(workspace: &Workspace) -> Result<PathBuf> {
    let words = ["build", "--locked", "--profile", "page", "--package", "page", "--target", TARGET];
    let mut cargo = workspace.cargo();
    cargo.args(words).env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", FEATURES);
    succeed(&mut cargo, &format!("cargo {}", words.join(" ")))?;
    Ok(target(workspace).join(TARGET).join("page/page.wasm"))
}

fn with_debian(workspace: &Workspace) -> Result<PathBuf> {
    // Another compiler needs a folder of its own.
    let folder = target(workspace).join("web");
    let flags = format!("-Clinker-flavor=wasm-ld {FEATURES}");
    let words = "build --locked --profile page --package page -Zbuild-std=std,panic_abort --target";
    let mut cargo = workspace.command("/usr/bin/cargo");
    cargo
        .args(words.split_whitespace())
        .arg(TARGET)
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTC", "/usr/bin/rustc")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-19")
        .env("CARGO_TARGET_DIR", &folder);
    // What rustup has set for this program is not for that one.
    for name in ["RUSTUP_TOOLCHAIN", "RUSTUP_HOME", "CARGO"] {
        cargo.env_remove(name);
    }
    succeed(&mut cargo, &format!("/usr/bin/cargo {words} {TARGET}"))?;
    Ok(folder.join(TARGET).join("page/page.wasm"))
}

/// Where cargo builds.
fn target(workspace: &Workspace) -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| workspace.root().join("target"), PathBuf::from)
}

/// Puts the module into its place, and leaves alone what is the same: the page is then not built anew.
fn put(module: &Path, place: &Path) -> Result<()> {
    let bytes = fs::read(module).with_context(|| format!("cannot read {}", module.display()))?;
    if fs::read(place).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    fs::write(place, bytes).with_context(|| format!("cannot write {}", place.display()))
}
