//! How many files and sockets this process may have open.

use std::io;

/// Raises the limit as far as the system lets us, and says how far that is; nothing where there is
/// no limit that we know of.
///
/// # Errors
/// Where the system refuses.
#[cfg(unix)]
pub(crate) fn allow_many() -> io::Result<Option<u64>> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current != maximum {
        setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })?;
    }
    Ok(maximum)
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub(crate) fn allow_many() -> io::Result<Option<u64>> {
    Ok(None)
}
