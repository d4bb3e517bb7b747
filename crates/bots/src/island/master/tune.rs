//! How a judge learns: games are played, positions of them are kept with who won, and the weights are moved
//! until the judge says so beforehand. The same lesson makes the same judge on any machine.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread;

use hex::{NARROW, WIDE};
use island::{Course, Full, Plain, Position, Scenarios, Setup};
use table::{BySeat, Chance, Game, Pseudo, Seat, Silent, ToAct, chance::shuffle};

use super::council::Council;
use super::ground::Ground;
use super::judge::{HIDDEN, Judge, LEAK, shares};
use super::survey::{FEATURES, Features, PLAIN, Paces, survey};
use crate::budget::Budget;
use crate::glimpse::Glimpse;
use crate::island::means::Own;
use crate::island::settler::{GENTLE, KEEN, Settler, Strength};
use crate::player::Player;

/// What a judge learns to judge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// The island of the base game.
    Island,
    /// All its scenarios.
    Scenarios,
}

/// What is learnt from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// What is learnt.
    pub subject: Subject,
    /// How many games are played in each round.
    pub games: u64,
    /// How many rounds: the first is played by settlers by rule of thumb, each later one by what the
    /// judge has learnt until then.
    pub rounds: u32,
    /// All chance comes from it.
    pub seed: u64,
    /// On how many threads. It makes no difference to what is learnt.
    pub threads: NonZeroUsize,
}

/// How many play on the island, over ten games.
const TABLES: [u8; 10] = [4, 2, 4, 3, 2, 4, 6, 2, 4, 3];

/// How many tries a master gets for a decision when it plays with itself, to learn.
const FEW_TRIES: Budget = Budget::Visits(24);

/// How one game's positions are come by.
struct School {
    /// The games that are played, over and over.
    tables: Vec<Setup>,
    /// How many numbers the judge weighs.
    numbers: usize,
    /// Of so many turns and of so many other decisions one position is kept: more games tell more than more of the
    /// same game.
    kept_turns: u32,
    kept_decisions: u32,
}

impl School {
    fn of_the_island() -> Self {
        School {
            tables: TABLES.map(|players| Setup::variable(players).without_player_trade()).into(),
            numbers: PLAIN,
            kept_turns: 2,
            kept_decisions: 24,
        }
    }

    fn of_the_scenarios() -> Self {
        let variants = Scenarios::variants().into_iter();
        School {
            tables: variants.map(|variant| variant.setup.without_player_trade()).collect(),
            numbers: FEATURES,
            kept_turns: 6,
            kept_decisions: 60,
        }
    }
}

/// Once in so many decisions somebody does what a settler by rule of thumb would do, so that the judge
/// sees more than its own play.
const STRAY: u32 = 25;

/// Who plays the first round: sound plans, with enough variety that many positions come up.
const TEACHER: Strength = Strength { noise: 0.15, ..KEEN };

/// Who founds now and then, so that all kinds of places are founded at.
const FOUNDER: Strength = Strength { noise: 0.6, ..GENTLE };

/// No game of the lesson is longer than this.
const LONGEST: usize = 20_000;

/// A position with what came of it.
struct Sample {
    sheets: Vec<Features>,
    winner: usize,
}

/// What a round of learning came to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Report {
    /// How many positions it kept.
    pub positions: usize,
    /// How surprised the judge was by their winners before it learnt from them.
    pub before: f32,
    /// And after it.
    pub after: f32,
}

/// Learns from nothing. `told` hears of every round, and of the judge after it.
pub fn tune(lesson: &Lesson, told: impl FnMut(u32, Report, &Judge)) {
    match lesson.subject {
        Subject::Island => School::of_the_island().tune::<Plain, NARROW>(lesson, told),
        Subject::Scenarios => School::of_the_scenarios().tune::<Full, WIDE>(lesson, told),
    }
}

impl School {
    fn tune<C: Course<W, Choice: Own>, const W: usize>(
        &self,
        lesson: &Lesson,
        mut told: impl FnMut(u32, Report, &Judge),
    ) {
        let mut chance = Pseudo::stream(lesson.seed, u64::MAX);
        let mut judge = seeded(self.numbers, &mut chance);
        let mut past: Vec<Vec<Sample>> = Vec::new();
        for round in 0..lesson.rounds {
            let player = (round > 0).then(|| Arc::new(judge.clone()));
            let samples = self.play::<C, W>(lesson, round, player.as_ref());
            let before = surprise(&judge, &samples);
            // What was played by a weaker judge is forgotten after a while.
            if past.len() >= REMEMBERED {
                past.remove(0);
            }
            past.push(samples);
            judge = learn(judge, &past, &mut chance);
            let samples = past.last().map_or(&[][..], Vec::as_slice);
            let after = surprise(&judge, samples);
            told(round, Report { positions: samples.len(), before, after }, &judge);
        }
    }

    /// Plays the games of a round.
    fn play<C: Course<W, Choice: Own>, const W: usize>(
        &self,
        lesson: &Lesson,
        round: u32,
        judge: Option<&Arc<Judge>>,
    ) -> Vec<Sample> {
        let threads = lesson.threads.get() as u64;
        let of_thread = |thread: u64| {
            (0..lesson.games)
                .filter(move |game| game % threads == thread)
                .map(|game| (game, self.play_one::<C, W>(lesson.seed, round, game, judge)))
                .collect::<Vec<_>>()
        };
        let mut games = thread::scope(|scope| {
            let running: Vec<_> =
                (0..threads).map(|thread| scope.spawn(move || of_thread(thread))).collect();
            running
                .into_iter()
                .flat_map(|thread| thread.join().expect("no game panics"))
                .collect::<Vec<_>>()
        });
        games.sort_by_key(|(game, _)| *game);
        games.into_iter().flat_map(|(_, samples)| samples).collect()
    }

    /// Plays one game and keeps some of its positions.
    fn play_one<C: Course<W, Choice: Own>, const W: usize>(
        &self,
        seed: u64,
        round: u32,
        game: u64,
        judge: Option<&Arc<Judge>>,
    ) -> Vec<Sample> {
        let mut chance = Pseudo::stream(seed ^ (u64::from(round) << 40), game);
        let setup = &self.tables[(game % self.tables.len() as u64) as usize];
        let Ok(mut position) = Position::<C, W>::new(setup) else { return Vec::new() };
        let players = position.seats();
        let seed = |chance: &mut Pseudo| u64::from(chance.word());
        let mut thumbs: Vec<Settler> =
            (0..players).map(|_| Settler::new(TEACHER, seed(&mut chance))).collect();
        let mut founders: Vec<Settler> =
            (0..players).map(|_| Settler::new(FOUNDER, seed(&mut chance))).collect();
        let mut masters: Vec<_> = (0..players)
            .map(|_| {
                judge.map(|judge| Council::new(Arc::clone(judge), FEW_TRIES, seed(&mut chance)))
            })
            .collect();
        let mut buffer = Vec::new();
        let mut ground: Option<Ground<W>> = None;
        let mut kept: Vec<Vec<Features>> = Vec::new();
        for _ in 0..LONGEST {
            match position.to_act() {
                ToAct::Nobody => break,
                ToAct::Nature => {
                    let outcome = position.sample(&mut chance);
                    position.apply_outcome(&outcome, &mut Silent);
                }
                ToAct::Seats(seats) => {
                    let Some(seat) = seats.iter().next() else { break };
                    let before = position.on_turn();
                    let glimpse = Glimpse::new(&position, seat, &mut buffer);
                    let strays = chance.below(STRAY) == 0;
                    let strays_at_first = position.is_founding() && chance.below(3) == 0;
                    let choice = match &mut masters[seat.index()] {
                        _ if strays_at_first => founders[seat.index()].choose(&glimpse),
                        Some(master) if !strays => master.choose(&glimpse),
                        _ => thumbs[seat.index()].choose(&glimpse),
                    };
                    position.apply(seat, &choice, &mut Silent);
                    let ended = position.on_turn() != before;
                    let kept_of = if ended { self.kept_turns } else { self.kept_decisions };
                    if chance.below(kept_of) == 0 {
                        ground = ground.or_else(|| Ground::of(&position));
                        kept.extend(ground.as_ref().and_then(|ground| look(&position, ground)));
                    }
                }
            }
        }
        let Some(winner) = position.standing().winners.single() else { return Vec::new() };
        kept.into_iter().map(|sheets| Sample { sheets, winner: winner.index() }).collect()
    }
}

/// How many rounds are learnt from together.
const REMEMBERED: usize = 3;

fn learn(judge: Judge, past: &[Vec<Sample>], chance: &mut Pseudo) -> Judge {
    let mut pupil = Pupil::new(judge);
    let mut order: Vec<&Sample> = past.iter().flatten().collect();
    for epoch in 0..EPOCHS {
        shuffle(&mut order, chance);
        let pace = PACE * (1.0 - epoch as f32 / EPOCHS as f32);
        for batch in order.chunks(BATCH) {
            pupil.learn(batch, pace);
        }
    }
    pupil.judge
}

/// Small weights that differ, from which learning begins.
fn seeded(numbers: usize, chance: &mut impl Chance) -> Judge {
    let mut judge = Judge::blank(numbers);
    let mut small = |size: f32| size * (chance.below(2001) as f32 / 1000.0 - 1.0);
    for row in &mut judge.first {
        row.iter_mut().for_each(|weight| *weight = small(0.25));
    }
    judge.last.iter_mut().for_each(|weight| *weight = small(0.25));
    judge
}

/// The numbers of all seats in a position that is worth learning from.
fn look<C: Course<W>, const W: usize>(
    position: &Position<C, W>,
    ground: &Ground<W>,
) -> Option<Vec<Features>> {
    if position.is_founding() || position.standing().over {
        return None;
    }
    let players = position.seats();
    let mut sheets = Vec::with_capacity(players);
    let mut paces = BySeat([Paces::UNKNOWN; Seat::MAX]);
    survey(position, ground, players, &mut paces, |_, features| sheets.push(*features));
    Some(sheets)
}

/// How many times all positions are learnt from.
const EPOCHS: u32 = 5;
/// How many positions are learnt from at once.
const BATCH: usize = 256;
/// How far a weight moves at a time, to begin with.
const PACE: f32 = 0.002;

/// The mean of what the judge was surprised by: the logarithm of the chance that it gave the winner.
fn surprise(judge: &Judge, samples: &[Sample]) -> f32 {
    let of = |sample: &Sample| -chances(judge, sample)[Seat::new(sample.winner)].max(1e-6).ln();
    samples.iter().map(of).sum::<f32>() / samples.len().max(1) as f32
}

fn chances(judge: &Judge, sample: &Sample) -> BySeat<f32> {
    let mut scores = BySeat([f32::NEG_INFINITY; Seat::MAX]);
    for (seat, sheet) in Seat::ALL.into_iter().zip(&sample.sheets) {
        scores[seat] = judge.score(sheet).1;
    }
    shares(scores)
}

/// A judge that learns, with the momentum of each weight (Adam).
struct Pupil {
    judge: Judge,
    drift: Judge,
    spread: Judge,
    steps: i32,
}

impl Pupil {
    fn new(judge: Judge) -> Pupil {
        let blank = Judge::blank(judge.first.len());
        Pupil { judge, drift: blank.clone(), spread: blank, steps: 0 }
    }

    fn learn(&mut self, batch: &[&Sample], pace: f32) {
        let mut slope = Judge::blank(self.judge.first.len());
        for sample in batch {
            self.add_slope(sample, &mut slope);
        }
        self.steps += 1;
        let size = 1.0 / batch.len() as f32;
        let (warm, wide) = (1.0 - DRIFT.powi(self.steps), 1.0 - SPREAD.powi(self.steps));
        let now = rows(&mut self.judge).zip(rows(&mut slope));
        let memory = now.zip(rows(&mut self.drift).zip(rows(&mut self.spread)));
        for ((weights, slopes), (drifts, spreads)) in memory {
            for index in 0..HIDDEN {
                let slope = slopes[index] * size + DECAY * weights[index];
                drifts[index] = DRIFT * drifts[index] + (1.0 - DRIFT) * slope;
                spreads[index] = SPREAD * spreads[index] + (1.0 - SPREAD) * slope * slope;
                let step = drifts[index] / warm / ((spreads[index] / wide).sqrt() + 1e-8);
                weights[index] -= pace * step;
            }
        }
    }

    fn add_slope(&self, sample: &Sample, slope: &mut Judge) {
        let chances = chances(&self.judge, sample);
        for (seat, sheet) in Seat::ALL.into_iter().zip(&sample.sheets) {
            let (middle, _) = self.judge.score(sheet);
            let won = f32::from(u8::from(seat.index() == sample.winner));
            let error = chances[seat] - won;
            let mut back = [0.0; HIDDEN];
            for index in 0..HIDDEN {
                slope.last[index] += error * middle[index];
                let open = if middle[index] < 0.0 { LEAK } else { 1.0 };
                back[index] = error * self.judge.last[index] * open;
                slope.start[index] += back[index];
            }
            for (number, row) in sheet.iter().zip(&mut slope.first) {
                if *number != 0.0 {
                    for (sum, back) in row.iter_mut().zip(&back) {
                        *sum += number * back;
                    }
                }
            }
        }
    }
}

const DRIFT: f32 = 0.9;
const SPREAD: f32 = 0.999;
/// How strongly weights are drawn to nothing.
const DECAY: f32 = 1e-5;

/// All rows of weights.
fn rows(judge: &mut Judge) -> impl Iterator<Item = &mut [f32; HIDDEN]> {
    judge.first.iter_mut().chain([&mut judge.start, &mut judge.last])
}
