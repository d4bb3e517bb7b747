//! How `eiland serve` starts, and how it does not.

use std::ffi::OsStr;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

use load::Served;
use serde_json::{Value, json};

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

/// What a server answers to a request for this path.
fn get(at: SocketAddr, path: &str) -> Value {
    let mut socket = TcpStream::connect(at).unwrap();
    write!(socket, "GET {path} HTTP/1.1\r\nHost: eiland\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).unwrap();
    let (_, body) = answer.split_once("\r\n\r\n").unwrap();
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
}

/// CLASSICOPTION-3: pages are told what the host has corrected, and a setup names it.
#[test]
fn pages_are_told_the_card_values_of_the_host() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cards.toml");
    let values = "[[card]]\nid = \"samsor\"\npoints = { strength = 7 }\n[citadel]\ngold = 2\n";
    std::fs::write(&file, values).unwrap();
    let classic_of = |name: &str, flags: &[&str]| {
        let data = folder.path().join(name);
        let served =
            Served::start(OsStr::new(EILAND), &data, &[&["--log", "error"], flags].concat());
        let games = get(served.unwrap().at, "/api/games");
        let list = games["games"].as_array().unwrap();
        list.iter().find(|game| game["id"] == "classic").unwrap().clone()
    };
    let told = classic_of("corrected", &["--classic-cards", file.to_str().unwrap()]);
    assert_eq!(told["corrections"]["citadel"], json!({"gold": 2}));
    assert_eq!(told["corrections"]["card"][0]["id"], "samsor");
    assert_eq!(told["corrections"]["card"][0]["points"]["strength"], 7);
    assert!(told["variants"][0]["setup"]["edition"].is_string());
    let told = classic_of("ours", &[]);
    assert_eq!(
        (&told["corrections"], &told["variants"][0]["setup"]["edition"]),
        (&Value::Null, &Value::Null)
    );
}

/// CLASSICOPTION-3: a server does not start with values that it does not understand, and says what is wrong.
#[test]
fn a_server_does_not_start_with_wrong_card_values() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cards.toml");
    let data = folder.path().join("data");
    let refused = |values: &str| {
        std::fs::write(&file, values).unwrap();
        let [file, data] = [&file, &data].map(|path| path.to_str().unwrap());
        let output =
            eiland(&["serve", "--listen", "127.0.0.1:0", "--data", data, "--classic-cards", file]);
        assert!(!output.status.success());
        let why = text(output.stderr);
        assert!(why.starts_with("eiland: ") && why.contains("cards.toml"), "{why}");
        why
    };
    let why = refused("[[card]]\nid = \"nobody\"\n");
    assert!(why.contains("there is no card nobody") && why.contains("CLASSICOPTION-3"), "{why}");
    let why = refused("[[card]]\nid = \"smithy\"\nprice = 3\n");
    assert!(why.contains("price") && why.contains("line 3"), "{why}");
    let why = refused("smithy costs three ore");
    assert!(why.contains("line 1"), "{why}");
    assert!(!data.exists(), "nothing was begun");
}
