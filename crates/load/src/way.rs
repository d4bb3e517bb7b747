//! Where the server is.

use std::net::{SocketAddr, ToSocketAddrs};

use tokio::sync::watch;

use crate::error::LoadError;

/// Where the server is, for as long as there is one. A server that was started anew may be
/// somewhere else.
#[derive(Clone, Debug)]
pub struct Way(watch::Receiver<Option<SocketAddr>>);

impl Way {
    /// The way to a server that comes and goes, and the end where that is told.
    pub fn new(at: Option<SocketAddr>) -> (watch::Sender<Option<SocketAddr>>, Way) {
        let (tell, told) = watch::channel(at);
        (tell, Way(told))
    }

    /// Waits until there is a server. Where nobody will tell of one any more, for ever.
    pub(crate) async fn address(&mut self) -> SocketAddr {
        let found = self.0.wait_for(Option::is_some).await.ok().and_then(|at| *at);
        match found {
            Some(at) => at,
            None => std::future::pending().await,
        }
    }
}

/// Reads `http://HOST:PORT`.
///
/// # Errors
/// Where it is none, or the host is unknown.
pub fn read_address(url: &str) -> Result<SocketAddr, LoadError> {
    let wrong = || LoadError::Address(url.into());
    let host = url.strip_prefix("http://").ok_or_else(wrong)?.trim_end_matches('/');
    let host = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
    host.to_socket_addrs().ok().and_then(|mut all| all.next()).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        for (url, at) in [
            ("http://127.0.0.1:4700", "127.0.0.1:4700"),
            ("http://127.0.0.1:4700/", "127.0.0.1:4700"),
            ("http://127.0.0.1", "127.0.0.1:80"),
            ("http://[::1]:4700", "[::1]:4700"),
        ] {
            assert_eq!(read_address(url).unwrap(), at.parse().unwrap());
        }
        for wrong in ["", "127.0.0.1:4700", "https://127.0.0.1", "http://"] {
            assert!(read_address(wrong).is_err(), "{wrong}");
        }
    }
}
