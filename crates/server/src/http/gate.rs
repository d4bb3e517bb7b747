//! How much one address and one socket may ask for.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use ipnet::IpNet;

use super::tally::{Counted, Tally};
use super::wire;
use crate::settings::{Limits, Settings};

/// Counts what each address asks for.
pub(crate) struct Gate {
    limits: Limits,
    /// Addresses that may ask as often as they like.
    trusted: Vec<IpAddr>,
    /// Addresses that speak for others.
    proxies: Vec<IpNet>,
    connections: Tally,
    sockets: Tally,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    dear: DefaultKeyedRateLimiter<IpAddr>,
    asked: AtomicU32,
}

impl Gate {
    pub(crate) fn new(settings: &Settings) -> Gate {
        let limits = settings.limits;
        let requests = Quota::per_second(some(limits.requests));
        let requests = requests.allow_burst(some(limits.requests.saturating_mul(10)));
        Gate {
            limits,
            trusted: settings.trusted.iter().map(IpAddr::to_canonical).collect(),
            proxies: settings.proxies.clone(),
            connections: Tally::default(),
            sockets: Tally::default(),
            requests: RateLimiter::keyed(requests),
            dear: RateLimiter::keyed(Quota::per_minute(some(limits.dear))),
            asked: AtomicU32::new(0),
        }
    }

    /// Whether this address may ask for one more thing.
    pub(crate) fn lets_pass(&self, address: IpAddr) -> bool {
        // Addresses that were quiet for a while are forgotten now and then.
        if self.asked.fetch_add(1, Ordering::Relaxed).is_multiple_of(4096) {
            self.requests.retain_recent();
            self.dear.retain_recent();
        }
        self.trusts(address) || self.requests.check_key(&neighbourhood(address)).is_ok()
    }

    /// Whether this address may ask for one more dear thing.
    pub(crate) fn lets_pass_dear(&self, address: IpAddr) -> bool {
        self.trusts(address) || self.dear.check_key(&neighbourhood(address)).is_ok()
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    /// One more connection of this address, unless it has too many. A proxy has those of many.
    pub(crate) fn connection(&self, peer: IpAddr) -> Option<Counted> {
        if self.trusts(peer) || self.is_proxy(peer) {
            return Some(Counted::free());
        }
        self.connections.take(neighbourhood(peer), self.limits.connections)
    }

    /// How many bytes a millisecond may come over a connection; without a limit where it is trusted.
    pub(crate) fn pace(&self, peer: IpAddr) -> Option<i64> {
        let rate = if self.is_proxy(peer) { wire::PROXY } else { wire::PEOPLE };
        (!self.trusts(peer)).then_some(rate)
    }

    /// One more socket of this address, unless it has too many. Whoever has a place of their own in
    /// the room is refused only where the address could not have another connection either.
    pub(crate) fn one_more_socket(&self, address: IpAddr, own: bool) -> Option<Counted> {
        if self.trusts(address) {
            return Some(Counted::free());
        }
        let Limits { address_sockets, connections, .. } = self.limits;
        let most = if own { connections } else { address_sockets };
        self.sockets.take(neighbourhood(address), most)
    }

    /// Whether somebody at this address speaks for others.
    pub(crate) fn is_proxy(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.proxies.iter().any(|proxy| proxy.contains(&address))
    }

    fn trusts(&self, address: IpAddr) -> bool {
        self.trusted.contains(&address.to_canonical())
    }

    /// The limits of a new socket; none for an address that is trusted.
    pub(crate) fn socket(&self, address: IpAddr) -> Option<SocketGate> {
        if self.trusts(address) {
            return None;
        }
        let messages = Quota::per_second(some(self.limits.messages));
        let messages = messages.allow_burst(some(self.limits.messages.saturating_mul(4)));
        let chat = Quota::per_minute(some(self.limits.chat)).allow_burst(some(5));
        Some(SocketGate {
            messages: RateLimiter::direct(messages),
            chat: RateLimiter::direct(chat),
        })
    }
}

/// Counts what one socket asks for.
pub(crate) struct SocketGate {
    messages: DefaultDirectRateLimiter,
    chat: DefaultDirectRateLimiter,
}

impl SocketGate {
    pub(crate) fn lets_pass(&self) -> bool {
        self.messages.check().is_ok()
    }

    pub(crate) fn lets_chat(&self) -> bool {
        self.chat.check().is_ok()
    }
}

fn some(count: u32) -> NonZeroU32 {
    NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)
}

/// Whoever has one address of IPv6 has all of a /64.
pub(super) fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64)),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gate(limits: Limits, trusted: Vec<IpAddr>) -> Gate {
        Gate::new(&Settings { limits, trusted, ..Settings::default() })
    }

    #[test]
    fn an_address_has_its_own_measure() {
        let gate = gate(Limits { requests: 1, dear: 2, ..Limits::default() }, Vec::new());
        let (one, other) = ("192.0.2.1".parse().unwrap(), "192.0.2.2".parse().unwrap());
        let passed = (0..1000).filter(|_| gate.lets_pass(one)).count();
        assert!((10..900).contains(&passed), "{passed}");
        assert!(gate.lets_pass(other));
        assert!(gate.lets_pass_dear(one) && gate.lets_pass_dear(one));
        assert!(!gate.lets_pass_dear(one) && gate.lets_pass_dear(other));
    }

    #[test]
    fn a_trusted_address_asks_as_often_as_it_likes() {
        let (one, other) = ("192.0.2.1".parse().unwrap(), "192.0.2.2".parse().unwrap());
        let limits = Limits { requests: 1, dear: 1, connections: 1, ..Limits::default() };
        let gate = gate(Limits { address_sockets: 1, ..limits }, vec![one]);
        assert!((0..1000).all(|_| gate.lets_pass(one) && gate.lets_pass_dear(one)));
        assert!(gate.lets_pass("::ffff:192.0.2.1".parse().unwrap()));
        assert!(gate.socket(one).is_none() && gate.socket(other).is_some());
        for (address, most) in [(one, 3), (other, 1)] {
            let connections: Vec<_> = (0..3).filter_map(|_| gate.connection(address)).collect();
            let sockets: Vec<_> =
                (0..3).filter_map(|_| gate.one_more_socket(address, false)).collect();
            assert_eq!((connections.len(), sockets.len()), (most, most));
            assert_eq!(gate.pace(address).is_none(), address == one);
        }
    }

    #[test]
    fn neighbours_of_ipv6_are_one() {
        let of = |text: &str| neighbourhood(text.parse().unwrap());
        assert_eq!(of("2001:db8::1"), of("2001:db8::2:1"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
    }
}
