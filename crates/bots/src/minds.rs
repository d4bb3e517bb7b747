//! Bots without their games' types: how whoever keeps a table, a server or the line protocol, meets them.

use games::Visitor;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{AnyPosition, Chance, Game, Journal, Pseudo, Seat, Words};

use crate::budget::Budget;
use crate::catalogue::{self, RANDOM};
use crate::glimpse::Glimpse;
use crate::player::{Advice, Player, Scale, Thought};
use crate::playout::random_moves;
use crate::talk::Manners;

/// A bot at the table. It is handed the true position, and everything that leaves this module has
/// been decided through the seat's own eyes: from a glimpse, or from an imagined position.
pub trait Mind: Send {
    /// One of the things the seat may do; nothing where there is none.
    fn choose(&mut self, position: &dyn AnyPosition, seat: Seat) -> Option<Value>;

    /// What it thinks of each thing the seat may do; nothing where it cannot tell.
    fn advise(&mut self, position: &dyn AnyPosition, seat: Seat) -> Option<Hint> {
        let _ = (position, seat);
        None
    }

    /// Takes in what its seat decided in this position before it came to the table.
    fn recall(&mut self, position: &dyn AnyPosition, seat: Seat, decided: &Value) {
        let _ = (position, seat, decided);
    }

    /// How long it may think about each decision from now on.
    fn allow(&mut self, budget: Budget) {
        let _ = budget;
    }
}

/// What the best bot would do.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// What the values are.
    #[cfg_attr(feature = "ts", ts(type = "\"points\" | \"chance\" | \"worth\""))]
    pub scale: Scale,
    /// The best first.
    pub choices: Vec<Rated>,
}

/// Something a seat may do, and what comes of it on average.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rated {
    /// What it may do.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub decision: Value,
    /// What it is worth.
    pub value: f32,
    /// How often it was tried, by bots who try.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub visits: Option<u32>,
    /// What the bot would decide after it, as far as it has looked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Array<unknown>"))]
    pub line: Option<Vec<Value>>,
}

/// A bot that people can choose.
#[derive(Serialize)]
pub struct Named {
    /// Its name in the catalogue, which never changes.
    pub id: &'static str,
    /// What people call it.
    pub name: Words,
}

/// Who plays for somebody who is away, where the game has such a bot.
const STAND_IN: &str = "steady";

/// Whether a bot of this id plays the game. Some are there to measure by and for tests, and nobody is
/// offered them.
pub fn exists(game: &str, id: &str) -> bool {
    games::visit(game, Names).is_some_and(|names| names.contains(&id))
}

/// Who plays in this game for somebody who is away.
pub fn stand_in(game: &str) -> &'static str {
    if exists(game, STAND_IN) { STAND_IN } else { RANDOM }
}

/// What a bot on this seat is called, so that several at one table can be told apart.
pub fn called(seat: usize) -> &'static str {
    NAMES[seat % NAMES.len()]
}

/// What bots are called, seat by seat.
pub const NAMES: [&str; 6] = ["Till", "Mira", "Jonas", "Ada", "Nele", "Ruben"];

/// The bots of this game that people can choose, as its own catalogue lists them.
pub fn of(game: &str) -> Vec<Named> {
    games::visit(game, Company).unwrap_or_default()
}

/// The bot of this id, for one game; one that plays by chance where no other has this id.
pub fn make(game: &str, id: &str, seed: u64) -> Box<dyn Mind> {
    let random = || Box::new(Random { chance: Pseudo::new(seed), manners: Manners::default() });
    match games::visit(game, Recruit { id, seed }).flatten() {
        Some(mind) if id != RANDOM => mind,
        _ => random(),
    }
}

/// Lets a mind that comes to a game under way take in what its seat has decided until now.
pub fn catch_up(mind: &mut dyn Mind, journal: &Journal, seat: Seat) {
    let told = journal.retrace(games::registry(), |position, decider, choice| {
        if decider == seat {
            mind.recall(position, seat, choice);
        }
    });
    // What was played here can be played again. Otherwise the mind remembers as much as could be.
    debug_assert!(told.is_ok(), "{told:?}");
}

/// What came of many games that were played to their ends by chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Playouts {
    /// How many were played.
    pub games: u32,
    /// How many of them each seat has won.
    pub wins: Vec<u32>,
    /// How many came to no end within [`LONGEST_PLAYOUT`] decisions.
    pub unfinished: u32,
    /// The decisions of all games.
    pub decisions: u64,
    /// The outcomes of all games.
    pub outcomes: u64,
}

/// After so many decisions a game by chance is given up: some positions have no end.
pub const LONGEST_PLAYOUT: u64 = 100_000;

/// Plays so many games by chance from this position: from the true one, or, for a seat, each from one
/// that the seat cannot tell from it.
pub fn playouts(
    position: &dyn AnyPosition,
    seat: Option<Seat>,
    games: u32,
    seed: u64,
) -> Option<Playouts> {
    games::visit(position.game(), Gamble { position, seat, games, seed }).flatten()
}

struct Gamble<'a> {
    position: &'a dyn AnyPosition,
    seat: Option<Seat>,
    games: u32,
    seed: u64,
}

impl Visitor for Gamble<'_> {
    type Out = Option<Playouts>;

    fn visit<G: Game>(self) -> Self::Out {
        let Gamble { position, seat, games, seed } = self;
        let start = position.as_any().downcast_ref::<G>()?;
        let (mut chance, mut buffer) = (Pseudo::new(seed), Vec::new());
        let (mut decisions, mut outcomes, mut unfinished) = (0, 0, 0);
        let mut wins = vec![0; start.seats()];
        for _ in 0..games {
            let mut game = match seat {
                Some(seat) => start.imagine(seat, &mut chance),
                None => start.clone(),
            };
            let counts = random_moves(&mut game, &mut chance, &mut buffer, |counts| {
                counts.decisions < LONGEST_PLAYOUT
            });
            decisions += counts.decisions;
            outcomes += counts.outcomes;
            let standing = game.standing();
            unfinished += u32::from(!standing.over);
            for winner in standing.winners.iter() {
                wins[winner.index()] += 1;
            }
        }
        Some(Playouts { games, wins, unfinished, decisions, outcomes })
    }
}

/// The bot that is asked for advice in this game.
pub fn adviser(game: &str, seed: u64) -> Option<Box<dyn Mind>> {
    games::visit(game, Adviser { seed }).flatten()
}

struct Adviser {
    seed: u64,
}

impl Visitor for Adviser {
    type Out = Option<Box<dyn Mind>>;

    fn visit<G: Game>(self) -> Self::Out {
        let player = catalogue::adviser::<G>()?.make(self.seed);
        Some(Box::new(Typed { player, buffer: Vec::new() }))
    }
}

/// Asks for the names of the bots that play a game.
struct Names;

impl Visitor for Names {
    type Out = Vec<&'static str>;

    fn visit<G: Game>(self) -> Self::Out {
        catalogue::names::<G>()
    }
}

/// Asks for the bots of a game that people can choose.
struct Company;

impl Visitor for Company {
    type Out = Vec<Named>;

    fn visit<G: Game>(self) -> Self::Out {
        let named = |recruit: catalogue::Recruit<G>| {
            let [en, de] = recruit.title().map(String::from);
            Named { id: recruit.name(), name: Words { en, de } }
        };
        catalogue::company::<G>().into_iter().map(named).collect()
    }
}

/// Asks for a bot that plays a game.
struct Recruit<'a> {
    id: &'a str,
    seed: u64,
}

impl Visitor for Recruit<'_> {
    type Out = Option<Box<dyn Mind>>;

    fn visit<G: Game>(self) -> Self::Out {
        let player = catalogue::make::<G>(self.id, self.seed)?;
        Some(Box::new(Typed { player, buffer: Vec::new() }))
    }
}

/// A bot that knows its game. A glimpse is all it gets of the position.
struct Typed<G: Game> {
    player: Box<dyn Player<G>>,
    buffer: Vec<G::Decision>,
}

impl<G: Game> Mind for Typed<G> {
    fn choose(&mut self, position: &dyn AnyPosition, seat: Seat) -> Option<Value> {
        let glimpse = Glimpse::new(position.as_any().downcast_ref::<G>()?, seat, &mut self.buffer);
        serde_json::to_value(self.player.choose(&glimpse)).ok()
    }

    fn advise(&mut self, position: &dyn AnyPosition, seat: Seat) -> Option<Hint> {
        let glimpse = Glimpse::new(position.as_any().downcast_ref::<G>()?, seat, &mut self.buffer);
        let Advice { scale, choices } = self.player.advise(&glimpse)?;
        let rated = |thought: Thought<G::Decision>| {
            let Thought { decision, value, visits, line } = thought;
            let line: Vec<Value> =
                line.iter().map_while(|next| serde_json::to_value(next).ok()).collect();
            let line = (!line.is_empty()).then_some(line);
            Some(Rated { decision: serde_json::to_value(decision).ok()?, value, visits, line })
        };
        Some(Hint { scale, choices: choices.into_iter().filter_map(rated).collect() })
    }

    fn recall(&mut self, position: &dyn AnyPosition, seat: Seat, decided: &Value) {
        let Some(position) = position.as_any().downcast_ref::<G>() else { return };
        let Ok(decided) = G::Decision::deserialize(decided) else { return };
        self.player.recall(&Glimpse::new(position, seat, &mut self.buffer), &decided);
    }

    fn allow(&mut self, budget: Budget) {
        self.player.allow(budget);
    }
}

/// Takes anything it may do, with manners.
struct Random {
    chance: Pseudo,
    manners: Manners,
}

impl Mind for Random {
    fn choose(&mut self, position: &dyn AnyPosition, seat: Seat) -> Option<Value> {
        let dream = position.imagine(seat, &mut self.chance);
        let turn = dream.standing().turns;
        let mut list = dream.decisions(seat);
        self.manners.hold_back(turn, &mut list);
        let index = match list.len() {
            0 => return None,
            count => self.chance.below(count as u32) as usize,
        };
        let choice = list.swap_remove(index);
        self.manners.said(turn, &choice);
        Some(choice)
    }

    fn recall(&mut self, position: &dyn AnyPosition, _: Seat, decided: &Value) {
        self.manners.said(position.standing().turns, decided);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LADDER: [&str; 4] = ["gentle", "steady", "keen", "master"];

    #[test]
    fn each_games_bots_come_from_its_own_catalogue() {
        for game in games::registry().games() {
            let names: Vec<_> = of(game.id()).into_iter().map(|bot| bot.id).collect();
            let mastered = ["island", "scenarios"].contains(&game.id());
            let known = if mastered { &LADDER[..] } else { &LADDER[..3] };
            assert_eq!(names, known, "{}", game.id());
            assert!(names.iter().all(|name| exists(game.id(), name)));
            assert!(exists(game.id(), RANDOM) && !exists(game.id(), "hal"));
            assert_eq!(stand_in(game.id()), STAND_IN);
        }
        // Nobody plays a game that is not there, under no name at all.
        assert!(of("chess").is_empty() && !exists("chess", "keen"));
    }
}
