//! The bots by name.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use table::Game;

use crate::player::Player;
use crate::random::Random;

/// Every bot that plays this game. New ones are added here and nowhere else; the crate's own page
/// tells how.
pub fn recruits<G: Game>() -> Vec<Recruit<G>> {
    let random =
        Recruit::new("random", "takes any listed decision, each equally likely", Random::new);
    let mut all = vec![random];
    all.extend(crate::dice::recruits().into_iter().filter_map(Recruit::playing));
    all.extend(crate::island::recruits().into_iter().filter_map(Recruit::playing));
    all
}

/// The names of the bots that play this game.
pub fn names<G: Game>() -> Vec<&'static str> {
    recruits::<G>().iter().map(Recruit::name).collect()
}

/// The bot of this name, if it plays this game.
pub fn find<G: Game>(name: &str) -> Option<Recruit<G>> {
    recruits().into_iter().find(|recruit| recruit.name == name)
}

/// The bot that is asked for advice in this game, if one can give any.
pub fn adviser<G: Game>() -> Option<Recruit<G>> {
    recruits().into_iter().find(|recruit| recruit.advises)
}

/// A player for one game: the bot of this name, if it plays this game.
pub fn make<G: Game>(name: &str, seed: u64) -> Option<Box<dyn Player<G>>> {
    Some(find(name)?.make(seed))
}

type Maker<G> = dyn Fn(u64) -> Box<dyn Player<G>> + Send + Sync;

/// A bot that can be called to the table: a name, and a way to make players.
pub struct Recruit<G: Game> {
    name: &'static str,
    about: &'static str,
    advises: bool,
    maker: Arc<Maker<G>>,
}

impl<G: Game> Recruit<G> {
    /// A bot of this name. `maker` makes its player for one game; all chance that the player needs
    /// must come from the seed it is given.
    pub fn new<P: Player<G> + 'static>(
        name: &'static str,
        about: &'static str,
        maker: impl Fn(u64) -> P + Send + Sync + 'static,
    ) -> Recruit<G> {
        let maker = Arc::new(move |seed| -> Box<dyn Player<G>> { Box::new(maker(seed)) });
        Recruit { name, about, advises: false, maker }
    }

    /// The bot as the one that is asked for advice.
    pub fn advising(self) -> Recruit<G> {
        Recruit { advises: true, ..self }
    }

    /// The name it is called by.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// What it does, in a few words.
    pub fn about(&self) -> &'static str {
        self.about
    }

    /// A player for one game.
    pub fn make(&self, seed: u64) -> Box<dyn Player<G>> {
        (self.maker)(seed)
    }

    /// The bot as one for the game `H`, if that is the game it plays: how a bot of one game gets
    /// into a list that is written for all.
    pub fn playing<H: Game>(self) -> Option<Recruit<H>> {
        let recruit: Box<dyn Any> = Box::new(self);
        recruit.downcast().ok().map(|recruit| *recruit)
    }
}

impl<G: Game> Clone for Recruit<G> {
    fn clone(&self) -> Self {
        let Recruit { name, about, advises, maker } = self;
        Recruit { name, about, advises: *advises, maker: Arc::clone(maker) }
    }
}

impl<G: Game> fmt::Debug for Recruit<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recruit").field("name", &self.name).finish_non_exhaustive()
    }
}
