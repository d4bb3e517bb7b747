//! `eiland engine`: one JSON object a line on standard input, one line answered for each.
//!
//! `docs/protocol.md` tells the protocol; its examples are run by a test.

mod about;
mod desk;
mod fault;
mod lines;
mod play;
mod request;
#[cfg(test)]
mod tests;

use std::io::{BufRead, Write};

use desk::Desk;
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
    let mut desk = Desk::default();
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
