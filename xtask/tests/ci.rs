//! What `.ci/run` sets before it starts cargo, found out with a cargo that only tells.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder that is gone afterwards.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let folder = std::env::temp_dir().join(format!("eiland-ci-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("bin")).unwrap();
        let cargo = folder.join("bin/cargo");
        fs::write(&cargo, "#!/bin/sh\necho \"$CI $CARGO_TARGET_DIR: $*\"\n").unwrap();
        fs::set_permissions(&cargo, fs::Permissions::from_mode(0o755)).unwrap();
        Scratch(folder)
    }

    /// What is printed with these variables and no others; values are paths in this folder.
    fn run(&self, variables: &[(&str, &str)]) -> String {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.ci/run");
        let path = format!("{}:/usr/local/bin:/usr/bin:/bin", self.0.join("bin").display());
        let mut command = Command::new(script);
        command.env_clear().env("PATH", path);
        for (name, value) in variables {
            command.env(name, self.0.join(value));
        }
        let output = command.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap().replace(self.0.to_str().unwrap(), "SCRATCH")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What is left in the temporary folder harms nobody.
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn the_target_folder_lies_in_the_cache() {
    let scratch = Scratch::new("cache");
    fs::create_dir(scratch.0.join("home")).unwrap();
    let told = |variables: &[(&str, &str)]| {
        scratch.run(variables).lines().last().unwrap_or_default().to_owned()
    };
    let tests = |folder: &str| format!("true SCRATCH/{folder}: --locked xtask test");
    let (home, temporary) = (("HOME", "home"), ("TMPDIR", "tmp"));
    assert_eq!(told(&[home, temporary]), tests("home/.cache/eiland/target"));
    assert_eq!(told(&[home, ("XDG_CACHE_HOME", "xdg")]), tests("xdg/eiland/target"));
    assert_eq!(told(&[home, ("CARGO_TARGET_DIR", "own")]), tests("own"));
    assert_eq!(told(&[("HOME", "missing"), temporary]), tests("tmp/eiland/target"));
    assert_eq!(told(&[temporary]), tests("tmp/eiland/target"));
}

#[test]
fn another_checkout_s_crates_are_thrown_away() {
    let scratch = Scratch::new("clean");
    let cleans = || scratch.run(&[("CARGO_TARGET_DIR", "own")]).contains("clean");
    assert!(cleans(), "nobody knows who used the folder before");
    assert!(!cleans(), "the same checkout used it before");
    fs::write(scratch.0.join("own/checkout"), "elsewhere\n").unwrap();
    assert!(cleans(), "another checkout used it before");
}
