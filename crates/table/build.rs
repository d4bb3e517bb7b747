//! Puts what lies in `rules/` on the shelf: each file as JSON, which the engine reads anyway, so that
//! nobody who plays has to bring a reader of TOML along.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let rules = Path::new("../../rules");
    println!("cargo::rerun-if-changed={}", rules.display());
    let mut files = Vec::new();
    collect(rules, &mut files)?;
    files.sort();
    let mut code = String::new();
    for path in &files {
        let text = fs::read_to_string(path)?;
        let value: serde_json::Value = toml::from_str(&text)
            .map_err(|error| io::Error::other(format!("{path:?}: {error}")))?;
        let name = path.strip_prefix(rules).map_err(io::Error::other)?.with_extension("");
        let name = name.to_string_lossy().replace(['/', '\\', '-'], "_").to_uppercase();
        let line = format!(
            "/// `{}`.\npub const {name}: &str = {:?};\n",
            path.display(),
            value.to_string()
        );
        code.write_str(&line.replace("../../", "")).map_err(io::Error::other)?;
    }
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("shelf.rs"), code)
}

/// All files of TOML in this folder and below.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            files.push(path);
        }
    }
    Ok(())
}
