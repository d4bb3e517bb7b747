//! What a position is worth to each seat: the chance that it wins.
//!
//! A small net turns the numbers of a seat into a score, the same net for every seat; the chances are the
//! scores' shares (softmax). Its weights are data, made by self-play with `eiland tune`.

use std::sync::{Arc, LazyLock};

use island::{Course, Position};
use table::{BySeat, Game, Seat};

use super::ground::Ground;
use super::survey::{FEATURES, Features, PLAIN, Paces, survey};

/// How many middle numbers the net has.
pub(crate) const HIDDEN: usize = 32;

/// How much a middle number below nothing still counts.
pub(crate) const LEAK: f32 = 0.1;

/// The weights of the house for the island, and for its scenarios.
static ISLAND: &str = include_str!("weights.txt");
static SCENARIOS: &str = include_str!("abroad.txt");

/// A judge of positions.
#[derive(Clone, PartialEq, Debug)]
pub struct Judge {
    /// From each number of a seat to each middle number.
    pub(crate) first: Vec<[f32; HIDDEN]>,
    /// What middle numbers begin with.
    pub(crate) start: [f32; HIDDEN],
    /// From each middle number to the score.
    pub(crate) last: [f32; HIDDEN],
}

/// What was last judged, seat by seat: positions that are judged one after the other differ in few numbers.
#[derive(Clone, Debug)]
pub(crate) struct Recall {
    paces: BySeat<Paces>,
    seen: BySeat<Seen>,
}

/// A seat as it was last judged.
#[derive(Clone, Copy, Debug)]
struct Seen {
    features: Features,
    /// What came to the middle numbers, before those below nothing are made small.
    sums: [f32; HIDDEN],
    score: f32,
}

impl Recall {
    /// Nothing yet: seats of which all numbers are nothing.
    pub(crate) fn new(judge: &Judge) -> Recall {
        let features = [0.0; FEATURES];
        let seen = Seen { features, sums: judge.start, score: judge.score_of(judge.start).1 };
        Recall { paces: BySeat([Paces::UNKNOWN; Seat::MAX]), seen: BySeat([seen; Seat::MAX]) }
    }
}

impl Seen {
    /// Takes in how the seat looks now.
    fn update(&mut self, judge: &Judge, features: &Features) {
        let mut same = true;
        // Of what it does not weigh, a judge need not take notice.
        let weighed = self.features.iter_mut().zip(features).zip(&judge.first);
        for ((old, new), row) in weighed {
            if *old != *new {
                same = false;
                let more = *new - *old;
                *old = *new;
                for (sum, weight) in self.sums.iter_mut().zip(row) {
                    *sum += more * weight;
                }
            }
        }
        if !same {
            self.score = judge.score_of(self.sums).1;
        }
    }
}

impl Judge {
    /// A judge of so many numbers without any opinion: every seat has the same score.
    pub(crate) fn blank(numbers: usize) -> Judge {
        Judge { first: vec![[0.0; HIDDEN]; numbers], start: [0.0; HIDDEN], last: [0.0; HIDDEN] }
    }

    /// The judge of the house for the island.
    pub(crate) fn of_the_island() -> Arc<Judge> {
        static JUDGE: LazyLock<Arc<Judge>> = LazyLock::new(|| Judge::of_the_house(ISLAND, PLAIN));
        Arc::clone(&JUDGE)
    }

    /// The judge of the house for the scenarios.
    pub(crate) fn of_the_scenarios() -> Arc<Judge> {
        static JUDGE: LazyLock<Arc<Judge>> =
            LazyLock::new(|| Judge::of_the_house(SCENARIOS, FEATURES));
        Arc::clone(&JUDGE)
    }

    fn of_the_house(text: &str, numbers: usize) -> Arc<Judge> {
        Arc::new(Judge::read(text, numbers).expect("the weights of the house are whole"))
    }

    /// The judge of so many numbers that was written as this text; nothing where it is not whole.
    pub(crate) fn read(text: &str, numbers: usize) -> Option<Judge> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let mut rows = lines.map(|line| {
            let numbers: Option<Vec<f32>> =
                line.split_whitespace().map(|word| word.parse().ok()).collect();
            <[f32; HIDDEN]>::try_from(numbers?).ok()
        });
        let first = rows.by_ref().take(numbers).collect::<Option<Vec<_>>>()?;
        let (start, last) = (rows.next()??, rows.next()??);
        (first.len() == numbers && rows.next().is_none()).then_some(Judge { first, start, last })
    }

    /// The judge as text: a line for each number of a seat, then what middle numbers begin with, then what
    /// each counts.
    pub fn write(&self) -> String {
        let rows = self.first.iter().chain([&self.start, &self.last]);
        let line = |row: &[f32; HIDDEN]| {
            row.iter().map(|weight| format!("{weight:.4}")).collect::<Vec<_>>().join(" ") + "\n"
        };
        rows.map(line).collect()
    }

    /// The middle numbers of a seat, and its score.
    pub(crate) fn score(&self, features: &Features) -> ([f32; HIDDEN], f32) {
        let mut sums = self.start;
        for (number, row) in features.iter().zip(&self.first) {
            if *number != 0.0 {
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum += number * weight;
                }
            }
        }
        self.score_of(sums)
    }

    /// The middle numbers that come of these sums, and their score.
    #[inline]
    fn score_of(&self, sums: [f32; HIDDEN]) -> ([f32; HIDDEN], f32) {
        let middle = sums.map(|sum| if sum < 0.0 { LEAK * sum } else { sum });
        let score = middle.iter().zip(&self.last).map(|(number, weight)| number * weight).sum();
        (middle, score)
    }

    /// Each seat's chance to win.
    pub(crate) fn chances<C: Course<W>, const W: usize>(
        &self,
        position: &Position<C, W>,
        ground: &Ground<W>,
        recall: &mut Recall,
    ) -> BySeat<f32> {
        let standing = position.standing();
        if standing.over {
            return BySeat(
                Seat::ALL.map(|seat| f32::from(u8::from(standing.winners.contains(seat)))),
            );
        }
        let players = position.seats();
        let mut scores = BySeat([f32::NEG_INFINITY; Seat::MAX]);
        let Recall { paces, seen } = recall;
        survey(position, ground, players, paces, |seat, features| {
            seen[seat].update(self, features);
            scores[seat] = seen[seat].score;
        });
        shares(scores)
    }
}

/// Each seat's chance to win in a position that was not looked at before; nothing before its board lies.
pub(crate) fn chances<C: Course<W>, const W: usize>(
    judge: &Judge,
    position: &Position<C, W>,
) -> Option<BySeat<f32>> {
    let ground = Ground::of(position)?;
    Some(judge.chances(position, &ground, &mut Recall::new(judge)))
}

/// Scores as shares of 1.
pub(crate) fn shares(scores: BySeat<f32>) -> BySeat<f32> {
    let most = scores.0.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let powers = scores.0.map(|score| (score - most).exp());
    let sum: f32 = powers.iter().sum();
    BySeat(powers.map(|power| power / sum))
}
