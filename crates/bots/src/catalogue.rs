//! The bots by name.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use hex::{NARROW, WIDE};
use island::{Full, Plain};
use table::Game;

use crate::budget::Budget;
use crate::player::Player;
use crate::random::Random;
use crate::search;

/// The name of the bot that plays everything by chance.
pub const RANDOM: &str = "random";

/// Every bot that plays this game. New ones are added here and nowhere else; the crate's own page
/// tells how.
pub fn recruits<G: Game>() -> Vec<Recruit<G>> {
    let about = "takes any listed decision, each equally likely";
    let random = Recruit::new(RANDOM, about, Random::new).called("Random", "Zufall").measuring();
    let mut all = vec![random, search::search()];
    all.extend(crate::dice::recruits().into_iter().filter_map(Recruit::playing));
    all.extend(crate::classic::recruits().into_iter().filter_map(Recruit::playing));
    all.extend(crate::duel::recruits().into_iter().filter_map(Recruit::playing));
    let island = crate::island::recruits::<Plain, NARROW>().into_iter();
    all.extend(island.filter_map(Recruit::playing));
    all.extend(crate::island::master().playing());
    let scenarios = crate::island::recruits::<Full, WIDE>().into_iter();
    all.extend(scenarios.filter_map(Recruit::playing));
    all.extend(crate::island::master_of_scenarios().playing());
    all.extend(crate::island::measures().into_iter().filter_map(Recruit::playing));
    if all.iter().all(|recruit| recruit.measures) {
        all.extend(search::recruits());
    }
    all
}

/// The bots of this game that people would choose to play with, the weakest first: those that know
/// the game, or, where nobody does, searchers of three strengths.
pub fn company<G: Game>() -> Vec<Recruit<G>> {
    let mut all = recruits();
    all.retain(|recruit| !recruit.measures);
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
    title: [&'static str; 2],
    about: &'static str,
    advises: bool,
    measures: bool,
    /// How many visits it thinks about each decision, where that was said.
    visits: Option<u32>,
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
        let (advises, measures, visits) = (false, false, None);
        Recruit { name, title: [name; 2], about, advises, measures, visits, maker }
    }

    /// The bot with what people call it in English and in German; otherwise that is its name.
    pub fn called(self, en: &'static str, de: &'static str) -> Recruit<G> {
        Recruit { title: [en, de], ..self }
    }

    /// The bot as the one that is asked for advice.
    pub fn advising(self) -> Recruit<G> {
        Recruit { advises: true, ..self }
    }

    /// The bot as one that others are measured by: it plays in the arena, and people are not offered it.
    pub fn measuring(self) -> Recruit<G> {
        Recruit { measures: true, ..self }
    }

    /// The bot as one that thinks so many visits about each decision, if it is one that minds.
    pub fn thinking(self, visits: u32) -> Recruit<G> {
        Recruit { visits: Some(visits), ..self }
    }

    /// What tells it from others in a match: its name, and how many visits it thinks where that was said.
    pub fn label(&self) -> String {
        let visits = self.visits.map(|visits| format!(":{visits}"));
        format!("{}{}", self.name, visits.unwrap_or_default())
    }

    /// The name it is called by.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// What people call it, in English and in German.
    pub fn title(&self) -> [&'static str; 2] {
        self.title
    }

    /// What it does, in a few words.
    pub fn about(&self) -> &'static str {
        self.about
    }

    /// A player for one game.
    pub fn make(&self, seed: u64) -> Box<dyn Player<G>> {
        let mut player = (self.maker)(seed);
        if let Some(visits) = self.visits {
            player.allow(Budget::Visits(visits));
        }
        player
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
        let maker = Arc::clone(&self.maker);
        Recruit { maker, ..*self }
    }
}

impl<G: Game> fmt::Debug for Recruit<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recruit").field("name", &self.name).finish_non_exhaustive()
    }
}
