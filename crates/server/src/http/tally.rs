//! How many of something each address has at once.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};

/// Counts what each address has at once.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// One that is counted, until it is dropped.
#[derive(Debug)]
pub(crate) struct Counted(Option<(Tally, IpAddr)>);

impl Counted {
    /// One that counts for nobody.
    pub(crate) fn free() -> Counted {
        Counted(None)
    }
}

impl Tally {
    /// One more for this address, unless it has `most` already.
    pub(crate) fn take(&self, address: IpAddr, most: usize) -> Option<Counted> {
        let mut counts = self.counts();
        let count = counts.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Counted(Some((self.clone(), address))))
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.0.lock().expect("no one panics while holding it")
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let Some((tally, address)) = &self.0 else { return };
        let mut counts = tally.counts();
        if let Some(count) = counts.get_mut(address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_and_no_more() {
        let tally = Tally::default();
        let (one, other) = ("192.0.2.1".parse().unwrap(), "192.0.2.2".parse().unwrap());
        let first = tally.take(one, 2).unwrap();
        let _second = tally.take(one, 2).unwrap();
        assert!(tally.take(one, 2).is_none() && tally.take(other, 2).is_some());
        drop(first);
        assert!(tally.take(one, 2).is_some(), "what is gone is not counted");
        assert_eq!(tally.counts().len(), 1, "an address that has nothing is forgotten");
        drop(Counted::free());
    }
}
