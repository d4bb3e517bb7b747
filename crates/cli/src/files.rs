//! How many files and sockets this process may have open.

use std::io;

/// Raises the limit as far as the system lets us, and says how far that is; nothing where there is
/// no limit that we know of. Where it is still too low for what is wanted, it is tried to raise what
/// the system allows as well, as only those may who look after it.
///
/// # Errors
/// Where the system refuses.
#[cfg(unix)]
pub(crate) fn allow(wanted: u64) -> io::Result<Option<u64>> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let more = Rlimit { current: Some(wanted), maximum: Some(wanted) };
    if maximum.is_some_and(|most| most < wanted) && setrlimit(Resource::Nofile, more).is_ok() {
        return Ok(Some(wanted));
    }
    if current != maximum {
        setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })?;
    }
    Ok(maximum)
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub(crate) fn allow(_: u64) -> io::Result<Option<u64>> {
    Ok(None)
}
