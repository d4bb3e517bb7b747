//! `eiland`: the whole house from the command line.

mod arena;
mod engine;
mod serve;

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
    /// Open the house to browsers: rooms, guests, bots.
    Serve(serve::Serve),
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().command {
        Command::Engine(engine) => engine.run(),
        Command::Arena(arena) => arena.run(),
        Command::Serve(serve) => serve.run(),
    }
}
