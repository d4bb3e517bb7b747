//! What people keep of a game from one time to the next.

use std::collections::BTreeMap;

use crate::error::StoreError;
use crate::id::{KeepsakeId, PersonId};
use crate::record::Keepsake;

/// By person, game and id.
#[derive(Debug, Default)]
pub(super) struct Keepsakes(BTreeMap<(PersonId, String, KeepsakeId), Keepsake>);

impl Keepsakes {
    pub(super) fn of(&self, who: PersonId, game: &str) -> Vec<Keepsake> {
        let mut own: Vec<Keepsake> = self.all_of(who).filter(|one| one.game == game).collect();
        newest_first(&mut own);
        own
    }

    pub(super) fn keep(
        &mut self,
        who: PersonId,
        keepsake: &Keepsake,
        most: u32,
    ) -> Result<(), StoreError> {
        let key = (who, keepsake.game.clone(), keepsake.id.clone());
        let others = self.0.keys().filter(|other| other.0 == who && **other != key).count();
        if others >= most as usize {
            return Err(StoreError::TooMany);
        }
        self.0.insert(key, keepsake.clone());
        Ok(())
    }

    pub(super) fn throw_away(
        &mut self,
        who: PersonId,
        game: &str,
        id: &KeepsakeId,
    ) -> Result<(), StoreError> {
        let gone = self.0.remove(&(who, game.to_owned(), id.clone()));
        gone.map(drop).ok_or(StoreError::Unknown)
    }

    pub(super) fn hand_over(&mut self, from: PersonId, heir: PersonId, most: u32) {
        let mut own: Vec<Keepsake> = self.all_of(from).collect();
        newest_first(&mut own);
        for keepsake in own {
            let key = |who| (who, keepsake.game.clone(), keepsake.id.clone());
            if !self.0.contains_key(&key(heir)) && self.keep(heir, &keepsake, most).is_ok() {
                self.0.remove(&key(from));
            }
        }
    }

    pub(super) fn forget(&mut self, who: PersonId) {
        self.0.retain(|(person, ..), _| *person != who);
    }

    fn all_of(&self, who: PersonId) -> impl Iterator<Item = Keepsake> {
        self.0.iter().filter(move |(key, _)| key.0 == who).map(|(_, keepsake)| keepsake.clone())
    }
}

fn newest_first(keepsakes: &mut [Keepsake]) {
    keepsakes
        .sort_by(|one, other| other.changed.cmp(&one.changed).then_with(|| one.id.cmp(&other.id)));
}
