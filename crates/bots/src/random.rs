//! A player without a thought.

use table::{Game, Pseudo};

use crate::glimpse::Glimpse;
use crate::player::Player;
use crate::playout::random_index;

/// Takes any of the listed decisions, each equally likely.
#[derive(Clone, Debug)]
pub struct Random(Pseudo);

impl Random {
    /// The random player of this seed.
    pub fn new(seed: u64) -> Random {
        Random(Pseudo::new(seed))
    }
}

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>) -> G::Decision {
        let list = glimpse.decisions();
        list[random_index(list.len(), &mut self.0)].clone()
    }
}
