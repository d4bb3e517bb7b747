//! `eiland`: the whole house from the command line.

mod arena;
mod catalogue;
mod engine;
mod plain;
mod replay;
mod rules;
mod verify;

use std::io::{ErrorKind, Write, stdout};

use clap::{Parser, Subcommand};

/// The settler family of games: an engine, bots and a laboratory.
#[derive(Parser)]
#[command(name = "eiland", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Speak the line protocol on standard input and output (see docs/protocol.md).
    Engine(engine::Engine),
    /// Let named bots play many games and tell who wins.
    Arena(arena::Arena),
    /// Tell the game of a journal, step by step.
    Replay(replay::Replay),
    /// Check that every outcome of a fair game is the one its secret gives.
    Verify(verify::Verify),
    /// Print rules by their numbers.
    Rules(rules::Rules),
    /// List the games and their variants.
    Games(catalogue::Games),
}

fn main() -> anyhow::Result<()> {
    let mut out = stdout().lock();
    let done = match Cli::parse().command {
        Command::Engine(engine) => engine.run(&mut out),
        Command::Arena(arena) => {
            drop(out);
            return arena.run();
        }
        Command::Replay(replay) => replay.run(&mut out),
        Command::Verify(verify) => verify.run(&mut out),
        Command::Rules(rules) => rules.run(&mut out),
        Command::Games(games) => games.run(&mut out),
    };
    match done.and_then(|()| Ok(out.flush()?)) {
        // Whoever reads our output has seen enough.
        Err(error) if is_broken_pipe(&error) => Ok(()),
        done => done,
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<std::io::Error>();
    io.is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}
