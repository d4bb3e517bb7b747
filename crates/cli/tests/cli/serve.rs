//! How `eiland serve` starts, and how it does not.

use std::ffi::OsStr;

use load::Served;

use crate::process::{EILAND, eiland, text};

#[test]
fn a_second_server_on_the_same_folder_does_not_start() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let name = data.to_str().unwrap();
    let _first = Served::start(OsStr::new(EILAND), &data, &["--log", "error"]).unwrap();
    let second = eiland(&["serve", "--listen", "127.0.0.1:0", "--data", name]);
    assert!(!second.status.success());
    let why = text(second.stderr);
    assert!(why.contains("another server") && why.contains(name), "{why}");
}

#[cfg(unix)]
#[test]
fn the_folder_is_private() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let _served = Served::start(OsStr::new(EILAND), &data, &["--log", "error"]).unwrap();
    let mode = |path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(data.clone()), 0o700);
    for file in std::fs::read_dir(&data).unwrap() {
        assert_eq!(mode(file.unwrap().path()), 0o600);
    }
}

#[test]
fn what_cannot_be_used_is_told_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("eiland.db"), "not a database at all").unwrap();
    let name = folder.path().to_str().unwrap();
    let serve = |more: &[&str]| {
        let output =
            eiland(&[&["serve", "--listen", "127.0.0.1:0", "--data", name], more].concat());
        assert!(!output.status.success());
        text(output.stderr)
    };
    let why = serve(&[]);
    assert!(why.contains("eiland.db cannot be used"), "{why}");
    for days in ["0", "-1", "soon"] {
        let why = serve(&[&format!("--keep-games={days}")]);
        assert!(why.contains("at least 1, or forever"), "{why}");
    }
}
