//! `eiland serve` as a process of its own.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::error::LoadError;
use crate::way::read_address;

/// `eiland serve` as a process of its own, which ends with this value.
#[derive(Debug)]
pub struct Served {
    child: Child,
    /// Where it is.
    pub at: SocketAddr,
    /// Where it tells its figures.
    pub metrics: SocketAddr,
}

impl Served {
    /// Starts the program on this folder, on ports that are free, with more flags.
    ///
    /// # Errors
    /// Where it does not start.
    pub fn start(program: &OsStr, data: &Path, flags: &[&str]) -> Result<Served, LoadError> {
        let any = "127.0.0.1:0";
        let mut child = Command::new(program)
            .args(["serve", "--listen", any, "--metrics-listen", any, "--trust", "127.0.0.1"])
            .args(flags)
            .arg("--data")
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()?;
        let out = child.stdout.take();
        let mut out = out.map(BufReader::new);
        let mut address = || {
            let mut line = String::new();
            out.as_mut().map(|out| out.read_line(&mut line)).transpose()?;
            let url = line.split(' ').find(|word| word.starts_with("http://")).unwrap_or(&line);
            read_address(url.trim().trim_end_matches("/metrics"))
        };
        let found = address().and_then(|metrics| Ok((metrics, address()?)));
        let (metrics, at) = found.inspect_err(|_| end(&mut child))?;
        Ok(Served { child, at, metrics })
    }

    /// The number of the process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it without warning: no chance to finish anything.
    pub fn kill(mut self) {
        end(&mut self.child);
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        end(&mut self.child);
    }
}

fn end(child: &mut Child) {
    // It may have ended by itself.
    let _ = child.kill();
    let _ = child.wait();
}
