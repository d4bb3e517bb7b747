//! How much one address and one socket may ask for.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::settings::Limits;

/// Counts what each address asks for.
pub(crate) struct Gate {
    limits: Limits,
    /// Addresses that may ask as often as they like.
    trusted: Vec<IpAddr>,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    dear: DefaultKeyedRateLimiter<IpAddr>,
    asked: AtomicU32,
}

impl Gate {
    pub(crate) fn new(limits: Limits, trusted: Vec<IpAddr>) -> Gate {
        let requests = Quota::per_second(some(limits.requests));
        let requests = requests.allow_burst(some(limits.requests.saturating_mul(10)));
        Gate {
            limits,
            trusted: trusted.iter().map(IpAddr::to_canonical).collect(),
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
fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64)),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_its_own_measure() {
        let gate = Gate::new(Limits { requests: 1, dear: 2, ..Limits::default() }, Vec::new());
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
        let gate = Gate::new(Limits { requests: 1, dear: 1, ..Limits::default() }, vec![one]);
        assert!((0..1000).all(|_| gate.lets_pass(one) && gate.lets_pass_dear(one)));
        assert!(gate.lets_pass("::ffff:192.0.2.1".parse().unwrap()));
        assert!(gate.socket(one).is_none() && gate.socket(other).is_some());
    }

    #[test]
    fn neighbours_of_ipv6_are_one() {
        let of = |text: &str| neighbourhood(text.parse().unwrap());
        assert_eq!(of("2001:db8::1"), of("2001:db8::2:1"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
    }
}
