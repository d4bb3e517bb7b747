//! One step of a task: a name, and a command or a function that does it.

use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::workspace::Workspace;

/// Something to do, and what to call it.
pub(crate) struct Step {
    name: &'static str,
    work: Work,
}

enum Work {
    /// Words after `cargo`.
    Cargo(&'static str),
    /// Something this program does itself.
    Here(fn(&Workspace) -> Result<()>),
}

impl Step {
    /// A step that cargo does. The words are split at spaces, nothing else.
    pub(crate) const fn cargo(name: &'static str, words: &'static str) -> Step {
        Step { name, work: Work::Cargo(words) }
    }

    /// A step that this program does.
    pub(crate) const fn here(name: &'static str, work: fn(&Workspace) -> Result<()>) -> Step {
        Step { name, work: Work::Here(work) }
    }

    fn run(&self, workspace: &Workspace) -> Result<()> {
        match self.work {
            Work::Cargo(words) => {
                succeed(workspace.cargo().args(words.split_whitespace()), &format!("cargo {words}"))
            }
            Work::Here(work) => work(workspace),
        }
    }
}

/// Runs a command to its end. `shown` is how a person would type it.
///
/// # Errors
/// Where it cannot be started, or does not end well.
pub(crate) fn succeed(command: &mut Command, shown: &str) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start `{shown}`"))?;
    if !status.success() {
        bail!("`{shown}` ended with {status}");
    }
    Ok(())
}

/// Does one step after the other and tells how long each took.
///
/// # Errors
/// The first step that fails; those after it are not done.
pub(crate) fn run_all(steps: &[Step], workspace: &Workspace) -> Result<()> {
    let mut times = Vec::new();
    for step in steps {
        println!("== {}", step.name);
        let start = Instant::now();
        step.run(workspace).with_context(|| format!("{} failed", step.name))?;
        times.push((step.name, start.elapsed()));
    }
    println!("== times");
    for (name, time) in &times {
        println!("{:>8.1} s  {name}", time.as_secs_f64());
    }
    let total: Duration = times.iter().map(|(_, time)| *time).sum();
    println!("All {} checks passed in {:.1} s.", times.len(), total.as_secs_f64());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_failure_stops_the_rest() {
        let workspace = Workspace::find().unwrap();
        let steps = [
            Step::here("fine", |_| Ok(())),
            Step::here("broken", |_| bail!("a leg came off")),
            Step::here("never", |_| unreachable!("the step before it failed")),
        ];
        let error = run_all(&steps, &workspace).unwrap_err();
        assert_eq!(format!("{error:#}"), "broken failed: a leg came off");
        assert!(run_all(&steps[..1], &workspace).is_ok());
    }
}
