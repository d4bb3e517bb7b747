//! House-keeping for Eiland: `cargo xtask play`, `test`, `rules`, `types`, `engine`, `python` and
//! `bench`.

mod bench;
mod checks;
mod engine;
mod page;
mod play;
mod python;
mod rules;
mod step;
mod valgrind;
mod workspace;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::workspace::Workspace;

/// House-keeping for Eiland.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Builds everything, starts the server on this machine and opens its address
    Play {
        /// Where the server listens
        #[arg(long, default_value_t = 4700)]
        port: u16,
    },
    /// Checks everything, and stops at the first thing that is wrong
    Test,
    /// Compares the rulebooks with the tests and the code that name their rules
    Rules {
        /// Also print every rule with the tests that name it
        #[arg(long)]
        list: bool,
    },
    /// Writes what the page takes from Rust: the types of the wire, boards, games for its tests
    Types,
    /// Builds the engine for the page as a WebAssembly module
    Engine,
    /// Builds the Python package and runs its tests
    Python,
    /// Measures the engine's speed and, with valgrind, its instructions for each decision
    Bench,
}

fn run(task: &Task) -> Result<()> {
    let workspace = Workspace::find()?;
    match task {
        Task::Play { port } => play::run(&workspace, *port),
        Task::Test => checks::run(&workspace),
        Task::Rules { list } => rules::run(&workspace, *list),
        Task::Types => page::generate(&workspace),
        Task::Engine => engine::build(&workspace),
        Task::Python => python::test(&workspace),
        Task::Bench => bench::run(&workspace),
    }
}

fn main() -> ExitCode {
    match run(&Arguments::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Not `Debug`, which would add a backtrace nobody needs to a failed check.
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
