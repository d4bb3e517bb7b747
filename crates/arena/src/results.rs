//! What a match tells.

use serde::{Deserialize, Serialize};

use crate::played::Played;
use crate::statistics::{Mean, Rate, Sum};

/// What came of a match. The same order gives the same results.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Results {
    /// How many games were played.
    pub games: u64,
    /// Games that ended without a winner.
    pub without_winner: u64,
    /// Games with several winners; they count as won for each of them.
    pub shared: u64,
    /// Games that were broken off at the step limit. They count for the means, as they stood.
    pub broken_off: u64,
    /// Turns a game.
    pub turns: Mean,
    /// Decisions of all bots.
    pub decisions: u64,
    /// Outcomes of nature: dice, cards, boards.
    pub outcomes: u64,
    /// What came of each bot, in the order of the match.
    pub bots: Vec<BotResults>,
}

/// What came of one bot in a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BotResults {
    /// Its name.
    pub bot: String,
    /// How many games it played.
    pub games: u64,
    /// How many of them it won.
    pub wins: u64,
    /// The part that it won.
    pub win_rate: Rate,
    /// Points at the end of a game, hidden ones included.
    pub points: Mean,
    /// How often it decided.
    pub decisions: u64,
}

/// Adds up games.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    games: u64,
    without_winner: u64,
    shared: u64,
    broken_off: u64,
    turns: Sum,
    outcomes: u64,
    bots: Vec<BotTally>,
}

#[derive(Clone, Copy, Debug, Default)]
struct BotTally {
    games: u64,
    wins: u64,
    points: Sum,
    decisions: u64,
}

impl Tally {
    pub(crate) fn new(bots: usize) -> Tally {
        Tally { bots: vec![BotTally::default(); bots], ..Tally::default() }
    }

    pub(crate) fn add(&mut self, played: &Played) {
        let standing = &played.standing;
        self.games += 1;
        self.broken_off += u64::from(!standing.over);
        self.without_winner += u64::from(standing.over && standing.winners.is_empty());
        self.shared += u64::from(standing.winners.len() > 1);
        self.turns.add(standing.turns);
        self.outcomes += played.outcomes;
        for (seat, bot) in played.seating.iter() {
            let bot = &mut self.bots[bot];
            bot.games += 1;
            bot.wins += u64::from(standing.winners.contains(seat));
            bot.points.add(standing.points[seat]);
            bot.decisions += played.decisions[seat];
        }
    }

    pub(crate) fn results(&self, names: impl Iterator<Item = &'static str>) -> Results {
        let bot = |(tally, name): (&BotTally, &str)| BotResults {
            bot: name.to_owned(),
            games: tally.games,
            wins: tally.wins,
            win_rate: Rate::of(tally.wins, tally.games),
            points: tally.points.mean(),
            decisions: tally.decisions,
        };
        Results {
            games: self.games,
            without_winner: self.without_winner,
            shared: self.shared,
            broken_off: self.broken_off,
            turns: self.turns.mean(),
            decisions: self.bots.iter().map(|bot| bot.decisions).sum(),
            outcomes: self.outcomes,
            bots: self.bots.iter().zip(names).map(bot).collect(),
        }
    }
}
