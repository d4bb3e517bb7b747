//! Scenes of the Enchanted Land for three. Seat 0 has a city at the strait, a knight beside it, and a line of
//! three ships to the northern tip of the enchanted island.

use island::{Choice, Decision, EnchantedView, Fate, Outcome, Rank, Seas, Setup};

use crate::knights_scene::{Game, own};
use crate::scene::*;

/// The city of seat 0.
pub(crate) const PORT: &str = "1,-3,S";
/// Where its knight stands, at the coast of the home island.
pub(crate) const CAMP: &str = "1,-3,SE";
/// Its ships.
pub(crate) const LINE: [&str; 3] = ["0,-2,E", "0,-1,NE", "0,-1,E"];
/// The crossing of the enchanted island that they reach.
pub(crate) const TIP: &str = "0,0,N";
/// Crossings inside the island: two steps from the tip, and three.
pub(crate) const NEAR: &str = "0,0,SW";
pub(crate) const FAR: &str = "0,0,S";

/// Three players with a city each; the barbarians have been here.
pub(crate) fn land() -> Scene {
    let Scene { pieces, .. } = Scene::new(3);
    Scene { setup: Setup::at_sea(3, Seas::Enchanted), pieces }
        .barbarians(0, true)
        .seat(0, |me| _ = me.cities(&[PORT]).roads(&["1,-3,SE"]).ships(&LINE))
        .seat(1, |s| _ = s.cities(&["3,0,N"]).roads(&["3,0,NE"]))
        .seat(2, |s| _ = s.cities(&["1,3,N"]).roads(&["1,3,NE"]))
}

/// The same with an active knight of seat 0 in its camp.
pub(crate) fn camp(rank: Rank) -> Scene {
    land().seat(0, |me| _ = me.active(rank, &[CAMP]))
}

/// An active knight of seat 0 on the island.
pub(crate) fn on_island(rank: Rank, at: &str) -> Scene {
    land().seat(0, |me| _ = me.active(rank, &[at]))
}

pub(crate) fn fight(at: &str) -> Decision<Choice> {
    own(Choice::FightDragon { at: at.parse().unwrap() })
}

impl Game {
    pub(crate) fn dragons(&self) -> EnchantedView {
        self.all().scenario.unwrap().enchanted.unwrap()
    }

    /// This dragon is turned over.
    pub(crate) fn dragon(&mut self, strength: u8) -> &mut Self {
        self.resolve(Outcome::Own(Fate::Dragon { strength }))
    }

    /// How strong the dragon on the crossing is, where one lies and is known.
    pub(crate) fn known(&self, at: &str) -> Option<Option<u8>> {
        let at = at.parse().unwrap();
        let dragon = self.dragons().dragons.into_iter().find(|dragon| dragon.at == at);
        dragon.map(|dragon| dragon.strength)
    }

    /// All others have their turns, without a ship of the barbarians, and it is seat 0's turn again.
    pub(crate) fn round(&mut self) -> &mut Self {
        self.decide(0, Decision::EndTurn);
        for by in [1, 2] {
            self.roll3(by, 1, 1, island::EventFace::Trade).decide(by, Decision::EndTurn);
        }
        self.roll3(0, 1, 1, island::EventFace::Trade)
    }
}
