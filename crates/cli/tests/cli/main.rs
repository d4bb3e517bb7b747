//! The `eiland` command as others meet it: a process with pipes, files and exit codes.

mod client;
mod commands;
mod document;
mod engine;
mod process;
mod serve;
mod verifier;
