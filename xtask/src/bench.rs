//! `cargo xtask bench`: how fast the engine is, by the clock and by counted instructions.
//!
//! The clock depends on the machine and its mood; a count of instructions is nearly the same each
//! time, and so shows a change of one per cent. The bench is `speed` of the crate `arena`. It keeps
//! to this: `EILAND_BENCH_GAMES` says how many games to play, `EILAND_BENCH_OF` which,
//! `EILAND_BENCH_QUIET=1` asks for that one run and no measuring, and a line `decisions: N` tells how
//! many decisions were made.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::step::succeed;
use crate::valgrind::{Count, decisions, instructions, per_decision};
use crate::workspace::{Workspace, installed};

const BENCH: [&str; 5] = ["bench", "--package", "arena", "--bench", "speed"];

/// The games of the bench whose instructions are counted.
const CASES: [&str; 6] =
    ["island", "knights", "duel-first", "duel-princes", "classic", "classic-three"];

/// How many games the two counted runs play. Under valgrind everything is some fifty times slower.
const GAMES: [u32; 2] = [50, 250];

/// Runs the bench, then counts instructions where valgrind is installed.
///
/// # Errors
/// Where the bench cannot be built or fails, or does not keep to what is said above.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    println!("== speed by the clock");
    succeed(workspace.cargo().args(BENCH), &format!("cargo {}", BENCH.join(" ")))?;

    if !installed(&mut workspace.command("valgrind")) {
        println!("valgrind is not installed: no instructions are counted.");
        return Ok(());
    }
    println!("== instructions, counted by valgrind");
    let bench = build(workspace)?;
    for case in CASES {
        let mut counts = Vec::new();
        for games in GAMES {
            let count = count(workspace, &bench, case, games)?;
            println!(
                "{case}, {games} games: {} decisions, {} instructions",
                count.decisions, count.instructions
            );
            counts.push(count);
        }
        let each = per_decision(counts[0], counts[1]).context(
            "more games made no more decisions: does the bench read EILAND_BENCH_GAMES?",
        )?;
        println!("{case}: {each:.0} instructions for each decision, start-up not counted");
    }
    Ok(())
}

/// Builds the bench and finds its program.
fn build(workspace: &Workspace) -> Result<PathBuf> {
    let built = workspace
        .cargo()
        .args(BENCH)
        .args(["--no-run", "--message-format=json"])
        .stderr(Stdio::inherit())
        .output()
        .context("cannot start cargo")?;
    if !built.status.success() {
        bail!("the bench was not built: {}", built.status);
    }
    let messages = String::from_utf8(built.stdout).context("cargo's messages are not UTF-8")?;
    program(&messages).context("cargo named no program for the bench `speed`")
}

/// The bench's program, from the messages that cargo prints while it builds.
fn program(messages: &str) -> Option<PathBuf> {
    messages.lines().find_map(|line| {
        let message: Value = serde_json::from_str(line).ok()?;
        let target = &message["target"];
        let kinds = target["kind"].as_array()?;
        let ours = target["name"] == "speed" && kinds.iter().any(|kind| kind == "bench");
        Some(message["executable"].as_str().filter(|_| ours)?.into())
    })
}

/// Plays this many games of a case under valgrind.
fn count(workspace: &Workspace, bench: &Path, case: &str, games: u32) -> Result<Count> {
    let output = workspace
        .command("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(bench)
        .arg("--bench")
        .env("EILAND_BENCH_GAMES", games.to_string())
        .env("EILAND_BENCH_OF", case)
        .env("EILAND_BENCH_QUIET", "1")
        .output()
        .context("cannot start valgrind")?;
    let stdout = String::from_utf8_lossy(&output.stdout);
    let stderr = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        bail!("the bench under valgrind ended with {}:\n{stdout}{stderr}", output.status);
    }
    Ok(Count {
        instructions: instructions(&stderr)
            .with_context(|| format!("valgrind told no count of instructions:\n{stderr}"))?,
        decisions: decisions(&stdout)
            .with_context(|| format!("the bench printed no line `decisions: N`:\n{stdout}"))?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_found_among_other_messages() {
        let built = |kind: &str, name: &str, program: &str| {
            format!(r#"{{"target":{{"kind":["{kind}"],"name":"{name}"}},"executable":{program}}}"#)
        };
        let messages = [
            built("lib", "speed", "null"),
            "not json".into(),
            built("bench", "other", r#""/t/other""#),
            built("bench", "speed", r#""/t/speed-1""#),
            r#"{"reason":"build-finished","success":true}"#.into(),
        ]
        .join("\n");
        assert_eq!(program(&messages), Some("/t/speed-1".into()));
        assert_eq!(program("{}"), None);
    }
}
