//! Who asks, where proxies pass requests on.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;

/// The address a request comes from, as seen from `peer`. What `X-Forwarded-For` says is believed
/// from the right, as far as it was written by proxies: what stands before that was written by
/// whoever asks.
pub(super) fn address(
    headers: &HeaderMap,
    peer: IpAddr,
    is_proxy: impl Fn(IpAddr) -> bool,
) -> IpAddr {
    let values = headers.get_all("x-forwarded-for").iter();
    let text: Vec<&str> = values.map(|value| value.to_str().unwrap_or("?")).collect();
    let mut named = text.iter().rev().flat_map(|line| line.rsplit(','));
    let mut address = peer;
    while is_proxy(address) {
        match named.next().and_then(read) {
            Some(before) => address = before,
            None => break,
        }
    }
    address
}

/// An address as proxies write it, some with a port.
fn read(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let plain = text.parse().or_else(|_| text.parse::<SocketAddr>().map(|with| with.ip()));
    plain.ok().map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;
    use ipnet::IpNet;

    use super::*;

    #[test]
    fn only_proxies_are_believed() {
        let proxies: Vec<IpNet> =
            ["10.0.0.0/8", "fd00::1/128"].map(|net| net.parse().unwrap()).into();
        let is_proxy = |address: IpAddr| proxies.iter().any(|net| net.contains(&address));
        let seen = |peer: &str, lines: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", HeaderValue::from_static(line));
            }
            address(&headers, peer.parse().unwrap(), is_proxy).to_string()
        };
        assert_eq!(seen("192.0.2.1", &["198.51.100.7"]), "192.0.2.1", "no proxy says so");
        assert_eq!(seen("10.0.0.1", &[]), "10.0.0.1");
        assert_eq!(seen("10.0.0.1", &["198.51.100.7"]), "198.51.100.7");
        assert_eq!(seen("10.0.0.1", &["203.0.113.9, 198.51.100.7"]), "198.51.100.7", "made up");
        assert_eq!(seen("10.0.0.1", &["198.51.100.7, 10.2.3.4"]), "198.51.100.7");
        assert_eq!(seen("10.0.0.1", &["198.51.100.7", "fd00::1, 10.2.3.4"]), "198.51.100.7");
        assert_eq!(seen("10.0.0.1", &["10.9.9.9"]), "10.9.9.9", "a proxy asks for itself");
        assert_eq!(seen("10.0.0.1", &["x, 10.2.3.4"]), "10.2.3.4");
        assert_eq!(seen("10.0.0.1", &["[2001:db8::1]:443"]), "2001:db8::1");
        assert_eq!(seen("10.0.0.1", &["198.51.100.7:5000"]), "198.51.100.7");
    }
}
