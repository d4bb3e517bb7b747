//! `eiland`: the whole house from the command line.

mod analyse;
mod arena;
mod bar;
mod catalogue;
mod corrections;
mod engine;
mod files;
mod load;
mod map;
mod page;
mod plain;
mod replay;
mod rules;
mod serve;
mod tune;
mod verify;

use std::io::{BufWriter, ErrorKind, Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Rooms make and drop many small texts on all threads, and so does whoever plays many games at once.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The settler family of games: an engine, bots and a laboratory.
#[derive(Parser)]
#[command(name = "eiland", version, about)]
struct Cli {
    /// A file with card values of the old card game that take the place of ours (docs/hosting.md).
    #[arg(long, global = true, env = "EILAND_CLASSIC_CARDS", value_name = "FILE")]
    classic_cards: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Speak the line protocol on standard input and output (see docs/protocol.md).
    Engine(engine::Engine),
    /// Let named bots play many games and tell who wins.
    Arena(arena::Arena),
    /// Let the master of the island learn from games with itself.
    Tune(tune::Tune),
    /// Tell luck from skill in the game of a journal, and what would have been better.
    Analyse(analyse::Analyse),
    /// Tell the game of a journal, step by step.
    Replay(replay::Replay),
    /// Check that every outcome of a fair game is the one its secret gives.
    Verify(verify::Verify),
    /// Print rules by their numbers.
    Rules(rules::Rules),
    /// Check a country map, and tell all its faults at once.
    Map(map::Map),
    /// List the games and their variants.
    Games(catalogue::Games),
    /// Open the house to browsers: rooms, guests, bots.
    Serve(serve::Serve),
    /// Write the page as plain files that any file server can serve: games against bots need no other.
    Page(page::Page),
    /// Play many tables over real sockets, and tell how a server bears it.
    Load(load::Load),
}

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has seen enough.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("eiland: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(Cli { classic_cards, command }: Cli) -> anyhow::Result<()> {
    // Before anybody asks for a game: from then on the values are in use.
    if let Some(path) = classic_cards {
        corrections::take(&path)?;
    }
    let mut out = BufWriter::new(stdout());
    match command {
        Command::Engine(engine) => engine.run(&mut out)?,
        Command::Arena(arena) => arena.run()?,
        Command::Tune(tune) => tune.run(&mut out)?,
        Command::Analyse(analyse) => analyse.run(&mut out)?,
        Command::Replay(replay) => replay.run(&mut out)?,
        Command::Verify(verify) => verify.run(&mut out)?,
        Command::Rules(rules) => rules.run(&mut out)?,
        Command::Map(map) => map.run(&mut out)?,
        Command::Games(games) => games.run(&mut out)?,
        Command::Serve(serve) => serve.run()?,
        Command::Page(page) => page.run(&mut out)?,
        Command::Load(load) => load.run(&mut out)?,
    }
    Ok(out.flush()?)
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<std::io::Error>();
    io.is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}
