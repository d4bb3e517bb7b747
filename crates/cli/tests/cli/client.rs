//! The Python client in `examples/` plays a game to its end.

use std::process::{Command, ExitStatus};

use crate::process::{EILAND, in_house, text};

#[test]
fn a_python_client_plays_a_game_to_its_end() {
    let there = Command::new("python3").arg("--version").output();
    if !there.is_ok_and(|output| ExitStatus::success(&output.status)) {
        println!("skipped: there is no python3 here");
        return;
    }
    for variant in ["variable-4", "beginner-3"] {
        let script = in_house("examples/engine_client.py");
        let output =
            Command::new("python3").arg(script).args([EILAND, variant, "7"]).output().unwrap();
        let (told, wrong) = (text(output.stdout), text(output.stderr));
        assert!(output.status.success(), "{wrong}");
        assert!(told.contains("has won"), "{told}");
    }
}
