//! The real program, killed without warning again and again: what was acknowledged is there.

#[path = "../../server/tests/sockets/client.rs"]
mod client;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use client::{Browser, Socket, pick, setup};
use serde_json::{Value, json};

const TABLES: usize = 4;
const ROUNDS: u64 = 10;

/// `eiland serve` as a process of its own.
struct Served {
    child: Child,
    at: SocketAddr,
}

impl Served {
    fn start(folder: &Path) -> Served {
        let mut child = Command::new(env!("CARGO_BIN_EXE_eiland"))
            .args(["serve", "--listen", "127.0.0.1:0", "--bot-pause-ms", "0", "--log", "error"])
            .arg("--data")
            .arg(folder)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let at = line.trim().rsplit('/').next().unwrap().parse().expect("an address");
        Served { child, at }
    }

    /// SIGKILL: no chance to finish anything.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a client was told: the events of each step, in order.
#[derive(Default)]
struct Known {
    steps: Vec<Value>,
    over: bool,
}

impl Known {
    fn hear(&mut self, told: &Value) {
        match told["is"].as_str().unwrap() {
            "table" => {
                let from = told["from"].as_u64().unwrap() as usize;
                let log = told["log"].as_array().unwrap();
                for (index, step) in log.iter().enumerate() {
                    self.note(from + index, step);
                }
                let seq = told["seq"].as_u64().unwrap() as usize;
                assert!(
                    seq >= self.steps.len(),
                    "step {} is lost, {seq} is last",
                    self.steps.len()
                );
            }
            "step" => self.note(told["n"].as_u64().unwrap() as usize - 1, told),
            "over" => self.over = true,
            _ => {}
        }
    }

    fn note(&mut self, index: usize, step: &Value) {
        let known = json!([step["n"], step["seat"], step["events"]]);
        match self.steps.get(index) {
            Some(before) => assert_eq!(*before, known, "a step has changed"),
            None => {
                assert_eq!(index, self.steps.len(), "a step is missing");
                self.steps.push(known);
            }
        }
    }
}

/// Plays on until the server is gone or the game is over.
async fn play(mut socket: Socket, mut known: Known, seed: u64) -> Known {
    while let Some(told) = socket.next().await {
        known.hear(&told);
        if known.over {
            break;
        }
        let seq = if told["is"] == "step" { &told["n"] } else { &told["seq"] };
        let asked = told["to_act"]["seats"].as_array();
        if asked.is_some_and(|seats| seats.contains(&json!(0))) {
            let number = seq.as_u64().unwrap().wrapping_mul(seed) >> 2;
            let choice = pick(&told, number).unwrap();
            let text = json!({"do": "decide", "seq": seq, "decision": choice}).to_string();
            use futures_util::SinkExt;
            let message = tokio_tungstenite::tungstenite::Message::text(text);
            if socket.0.send(message).await.is_err() {
                break;
            }
        }
    }
    known
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_was_acknowledged_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path());
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let mut person = Browser::guest(served.at, "Ada").await;
        let room = person.open(&setup(3, 20), &["me", "random", "random"]).await;
        let mut socket = person.enter(&room, "").await;
        socket.say(json!({"do": "begin"})).await;
        while socket.until("table").await["room"]["state"] != "playing" {}
        tables.push((person, room, Known::default()));
    }
    served.kill();
    let mut chance = 0x2545_F491_4F6C_DD1D_u64;
    for round in 0..ROUNDS {
        let served = Served::start(folder.path());
        let mut playing = Vec::new();
        for (person, room, known) in tables {
            let person = Browser { server: served.at, ..person };
            // Every other table comes back with what it knows, the others ask for everything.
            let query = match (round + playing.len() as u64) % 2 {
                0 => format!("?since={}&era=0", known.steps.len()),
                _ => String::new(),
            };
            let socket = person.enter(&room, &query).await;
            let seed = 7919 + playing.len() as u64;
            playing.push((person, room, tokio::spawn(play(socket, known, seed))));
        }
        chance ^= chance << 13;
        chance ^= chance >> 7;
        chance ^= chance << 17;
        tokio::time::sleep(Duration::from_millis(20 + chance % 400)).await;
        served.kill();
        tables = Vec::new();
        for (person, room, known) in playing {
            tables.push((person, room, known.await.unwrap()));
        }
    }
    let steps: usize = tables.iter().map(|(_, _, known)| known.steps.len()).sum();
    assert!(steps > TABLES * 10, "only {steps} steps were taken");
    // And at last everything is there once more, for those who come with nothing.
    let served = Served::start(folder.path());
    for (person, room, mut known) in tables {
        let person = Browser { server: served.at, ..person };
        let mut socket = person.enter(&room, "").await;
        known.hear(&socket.until("table").await);
    }
}
