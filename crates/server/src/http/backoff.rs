//! Guessing passwords gets slower the longer it goes on, and the owner is never locked out.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use tokio::time::Instant;

use super::gate::neighbourhood;

/// How many wrong passwords one address may try before it has to wait.
const FREE: u32 = 5;

/// How long one address waits at most.
const LONGEST: Duration = Duration::from_secs(15 * 60);

/// How many wrong passwords may come from everywhere before every answer about an account is slow.
const FREE_FOR_ALL: u32 = 20;

/// How slow the answers about an account get. This is a delay and no refusal: whoever attacks an
/// account from many addresses cannot keep its owner out.
const SLOWEST: Duration = Duration::from_secs(8);

/// How long a wrong password is remembered.
const MEMORY: Duration = Duration::from_secs(60 * 60);

/// How many accounts and addresses are remembered before the old ones are looked through.
const MANY: usize = 4096;

/// Wrong passwords, by account and address, and by account alone. A name that nobody has is counted
/// like any other: what happens tells nothing about who has an account.
#[derive(Debug, Default)]
pub(crate) struct Backoff(Mutex<HashMap<Key, Failures>>);

type Key = (String, Option<IpAddr>);

#[derive(Clone, Copy, Debug)]
struct Failures {
    count: u32,
    last: Instant,
}

/// Not now, but after this time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wait(pub(crate) Duration);

impl Backoff {
    /// Counts one more try, as one that fails until [`Backoff::succeeded`] says otherwise: many at
    /// the same moment gain nothing. Gives how long its answer has to wait, or refuses it.
    pub(crate) fn attempt(&self, account: &str, address: IpAddr) -> Result<Duration, Wait> {
        let now = Instant::now();
        let mut all = self.all();
        if all.len() > MANY {
            all.retain(|_, failures| now - failures.last < MEMORY);
        }
        let (own, whole) = keys(account, address);
        let count = |key: &Key| match all.get(key) {
            Some(failures) if now - failures.last < MEMORY => failures.count,
            _ => 0,
        };
        let (count, count_for_all) = (count(&own), count(&whole));
        if let Some(failures) = all.get(&own) {
            let due = failures.last + growing(count, FREE, LONGEST);
            if now < due {
                return Err(Wait(due - now));
            }
        }
        all.insert(own, Failures { count: count + 1, last: now });
        all.insert(whole, Failures { count: count_for_all + 1, last: now });
        Ok(growing(count_for_all, FREE_FOR_ALL, SLOWEST))
    }

    /// The password was right: this address starts anew. Others go on as they were.
    pub(crate) fn succeeded(&self, account: &str, address: IpAddr) {
        let (own, whole) = keys(account, address);
        let mut all = self.all();
        all.remove(&own);
        if let Some(failures) = all.get_mut(&whole) {
            failures.count = failures.count.saturating_sub(1);
        }
    }

    fn all(&self) -> MutexGuard<'_, HashMap<Key, Failures>> {
        self.0.lock().expect("no one panics while holding it")
    }
}

fn keys(account: &str, address: IpAddr) -> (Key, Key) {
    ((account.into(), Some(neighbourhood(address))), (account.into(), None))
}

/// Nothing at first, then a second, and twice as long each time.
fn growing(count: u32, free: u32, most: Duration) -> Duration {
    match count.checked_sub(free) {
        None => Duration::ZERO,
        Some(more) => Duration::from_secs(1 << more.min(20)).min(most),
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::advance;

    use super::*;

    fn address(number: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, number])
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_guesses_waits_longer_each_time() {
        let backoff = Backoff::default();
        for _ in 0..FREE {
            assert_eq!(backoff.attempt("ada", address(1)), Ok(Duration::ZERO));
        }
        for seconds in [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900] {
            let wait = Duration::from_secs(seconds);
            assert_eq!(backoff.attempt("ada", address(1)), Err(Wait(wait)));
            assert!(backoff.attempt("bob", address(1)).is_ok(), "another account");
            backoff.succeeded("bob", address(1));
            advance(wait).await;
            assert!(backoff.attempt("ada", address(1)).is_ok());
        }
        backoff.succeeded("ada", address(1));
        assert!(backoff.attempt("ada", address(1)).is_ok(), "the right password ends it");
        advance(MEMORY).await;
        assert_eq!(backoff.attempt("ada", address(2)), Ok(Duration::ZERO), "all is forgotten");
    }

    #[tokio::test(start_paused = true)]
    async fn the_owner_gets_in_however_many_guess() {
        let backoff = Backoff::default();
        let mut slowest = Duration::ZERO;
        for number in 0..200 {
            slowest = slowest.max(backoff.attempt("ada", address(number)).unwrap());
        }
        assert_eq!(slowest, SLOWEST, "the account as a whole is slow");
        let owner = IpAddr::from([198, 51, 100, 7]);
        assert_eq!(backoff.attempt("ada", owner), Ok(SLOWEST), "but the owner is not turned away");
        assert_eq!(backoff.attempt("bob", owner), Ok(Duration::ZERO));
    }
}
