//! `eiland engine`: one JSON object a line on standard input, one line answered for each.
//!
//! `docs/protocol.md` tells the protocol; its examples are run by a test.

mod lines;

use std::io::{BufRead, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use ::engine::{Desk, Outside};
use lines::next_line;

/// The flags of `eiland engine`.
#[derive(clap::Args)]
pub(crate) struct Engine {}

impl Engine {
    pub(crate) fn run(self, out: &mut impl Write) -> anyhow::Result<()> {
        serve(std::io::stdin().lock(), out)?;
        Ok(())
    }
}

/// Answers every line until there are no more, or one says `quit`.
fn serve(mut input: impl BufRead, out: &mut impl Write) -> std::io::Result<()> {
    let mut desk = Desk::new(Outside { secret: random_bytes, seed: clock, progress: |_, _| () });
    while let Some(line) = next_line(&mut input)? {
        let answer = desk.answer(&line);
        writeln!(out, "{}", answer.line)?;
        out.flush()?;
        if answer.last {
            break;
        }
    }
    Ok(())
}

/// Bytes that nobody can guess, for the secret of a fair game.
fn random_bytes() -> Result<[u8; 32], String> {
    let mut bytes = [0; 32];
    let filled = getrandom::fill(&mut bytes);
    filled.map_err(|error| format!("the system gives no random bytes: {error}"))?;
    Ok(bytes)
}

/// A seed from the clock, small enough for every language's numbers.
fn clock() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_nanos() as u64 & ((1 << 53) - 1)
}
