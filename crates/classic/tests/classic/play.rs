//! A game under way in a test: who does what, what chance brings, what must come of it.

use realm::testing::land;

realm::card_play!(classic, Classic, crate::conformance::listed_in_full);

/// What only the old card game has.
pub(crate) trait Magic {
    /// The power of the wizard at this landscape.
    fn power(&self, of: usize, at: &str) -> u8;
}

impl Magic for Play {
    #[track_caller]
    fn power(&self, of: usize, at: &str) -> u8 {
        let (at, realm) = (land(at), self.realm(of));
        realm.mages.iter().find(|mage| mage.at == at).expect("a wizard stands there").power
    }
}
