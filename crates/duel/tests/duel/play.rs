//! A game under way in a test: who does what, what chance brings, what must come of it.

realm::card_play!(duel, Duel, crate::conformance::listed_in_full);

/// What only the Duel has.
pub(crate) trait Cache {
    /// What lies in the Gold Cache.
    fn cached(&self, of: usize) -> u8;
}

impl Cache for Play {
    #[track_caller]
    fn cached(&self, of: usize) -> u8 {
        self.realm(of).cache.expect("there is a Gold Cache").stock
    }
}
