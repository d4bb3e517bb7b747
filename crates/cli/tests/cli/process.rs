//! `eiland` as a process.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Output, Stdio};

use serde_json::Value;

/// The program under test.
pub(crate) const EILAND: &str = env!("CARGO_BIN_EXE_eiland");

/// A file of the repository.
pub(crate) fn in_house(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// Runs `eiland` to its end.
pub(crate) fn eiland(args: &[&str]) -> Output {
    Command::new(EILAND).args(args).output().unwrap()
}

/// What it printed, as text.
pub(crate) fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap()
}

/// A running `eiland engine`.
pub(crate) struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    pub(crate) fn start() -> Engine {
        let mut child = Command::new(EILAND)
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().unwrap());
        Engine { child, input, output }
    }

    /// Sends bytes as they are.
    pub(crate) fn send(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(bytes).unwrap();
        input.flush().unwrap();
    }

    /// The next line that comes back; empty where none comes any more.
    pub(crate) fn line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line
    }

    /// Sends a line and reads the one that answers it.
    pub(crate) fn ask(&mut self, line: &str) -> Value {
        self.send(format!("{line}\n").as_bytes());
        serde_json::from_str(&self.line()).unwrap()
    }

    /// Closes its input and waits for its end.
    pub(crate) fn end(mut self) -> (String, ExitStatus) {
        self.input = None;
        let rest = self.line();
        (rest, self.child.wait().unwrap())
    }
}
