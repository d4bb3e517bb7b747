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
    /// What came of all bots of one name together, in the order of the match.
    pub sides: Vec<SideResults>,
}

/// What came of all bots of one name together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SideResults {
    /// Their name.
    pub bot: String,
    /// On how many of the seats they sat.
    pub seats: usize,
    /// How many games one of them won.
    pub wins: u64,
    /// The part of the games that was. Where games are paired, its interval is that of the rounds.
    pub win_rate: Rate,
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
    sides: Vec<SideTally>,
    /// How many games make a round, where games are paired.
    round: Option<u64>,
}

#[derive(Clone, Debug)]
struct BotTally {
    name: String,
    games: u64,
    wins: u64,
    points: Sum,
    decisions: u64,
    /// Which side it is on.
    side: usize,
}

#[derive(Clone, Debug)]
struct SideTally {
    name: String,
    seats: usize,
    wins: u64,
    /// Its wins in the round that is under way, and those of the rounds before.
    in_round: u64,
    rounds: Sum,
}

impl SideTally {
    fn of(name: &str) -> SideTally {
        SideTally { name: name.to_owned(), seats: 0, wins: 0, in_round: 0, rounds: Sum::default() }
    }
}

impl Tally {
    pub(crate) fn new(names: &[String], paired: bool) -> Tally {
        let mut tally = Tally { round: paired.then_some(names.len() as u64), ..Tally::default() };
        for name in names {
            let known = tally.sides.iter().position(|side| side.name == *name);
            let side = known.unwrap_or_else(|| {
                tally.sides.push(SideTally::of(name));
                tally.sides.len() - 1
            });
            tally.sides[side].seats += 1;
            let (name, points) = (name.to_owned(), Sum::default());
            tally.bots.push(BotTally { name, games: 0, wins: 0, points, decisions: 0, side });
        }
        tally
    }

    pub(crate) fn add(&mut self, played: &Played) {
        let standing = &played.standing;
        self.games += 1;
        self.broken_off += u64::from(!standing.over);
        self.without_winner += u64::from(standing.over && standing.winners.is_empty());
        self.shared += u64::from(standing.winners.len() > 1);
        self.turns.add(standing.turns);
        self.outcomes += played.outcomes;
        let mut won = vec![false; self.sides.len()];
        for (seat, bot) in played.seating.iter() {
            let bot = &mut self.bots[bot];
            let wins = standing.winners.contains(seat);
            won[bot.side] |= wins;
            bot.games += 1;
            bot.wins += u64::from(wins);
            bot.points.add(standing.points[seat]);
            bot.decisions += played.decisions[seat];
        }
        let round_ends = self.round.is_some_and(|round| self.games.is_multiple_of(round));
        for (side, won) in self.sides.iter_mut().zip(won) {
            side.wins += u64::from(won);
            side.in_round += u64::from(won);
            if round_ends {
                side.rounds.add(std::mem::take(&mut side.in_round));
            }
        }
    }

    pub(crate) fn results(&self) -> Results {
        let side = |tally: &SideTally| SideResults {
            bot: tally.name.clone(),
            seats: tally.seats,
            wins: tally.wins,
            win_rate: match self.round {
                Some(round) => Rate::of_rounds(&tally.rounds, round),
                None => Rate::of(tally.wins, self.games),
            },
        };
        let bot = |tally: &BotTally| BotResults {
            bot: tally.name.clone(),
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
            bots: self.bots.iter().map(bot).collect(),
            sides: self.sides.iter().map(side).collect(),
        }
    }
}
