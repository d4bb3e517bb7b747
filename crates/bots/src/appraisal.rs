//! What positions and decisions are worth, for those who look at a game afterwards.
//!
//! A **position** is judged with all cards open. Where chance is to act, what it may bring is averaged; where
//! something is half done, it is done first.
//!
//! A **decision** is judged through the eyes of the seat, which could know no more: in imagined positions, the same
//! for everything it might have decided, and with the same luck afterwards. Each is carried out, the turn is
//! played to its end, and what then lies on the table is judged. A few positions sift out the best few, fresh ones
//! say which of them is the best, and again fresh ones how much better it is than what was decided: whatever is
//! chosen for its luck seems better than it is as long as one looks at that same luck.

use games::Visitor;
use serde::Serialize;
use serde_json::Value;
use table::{AnyPosition, BySeat, Chance, Game, Pseudo, Seat, Silent, ToAct};

use crate::critic::{self, Critic};
use crate::glimpse::Glimpse;
use crate::player::{Player, Scale};

/// How much is thought about each step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// In how many imagined positions all that might be decided is tried; the best few are then tried in three times
    /// as many, and the best of all against what was decided in as many again.
    pub worlds: u32,
    /// All chance that thinking needs comes from it.
    pub seed: u64,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { worlds: 4, seed: 0 }
    }
}

/// A decision among what else might have been decided.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Weighed {
    /// What the decision was worth to the seat, as it saw the game.
    pub value: f32,
    /// How much less that is than the best: 0 for the best, and where the difference might be chance.
    pub lost: f32,
    /// How sure that is: the difference may be more or less by so much.
    pub sure: f32,
    /// The best few, the best first.
    pub best: Vec<Choice>,
}

/// Something that might have been decided.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    /// What.
    pub decision: Value,
    /// What it was worth to the seat, as it saw the game.
    pub value: f32,
}

/// Somebody who says what positions and decisions of one game are worth. The same question has always the same answer.
pub trait Appraise: Send + Sync {
    /// What the numbers are: chances to win, or points for those who play alone.
    fn scale(&self) -> Scale;

    /// What the position after step `n` is worth to each seat, with all cards open.
    fn worth(&self, position: &dyn AnyPosition, n: usize) -> Vec<f32>;

    /// What the seat decides as step `n`, among what else it might decide; nothing where it has no choice.
    fn weigh(
        &self,
        position: &dyn AnyPosition,
        seat: Seat,
        taken: &Value,
        n: usize,
    ) -> Option<Weighed>;
}

/// Somebody who appraises this game for so many seats; nobody where there is no such game.
pub fn appraiser(game: &str, seats: usize, effort: Effort) -> Option<Box<dyn Appraise>> {
    games::visit(game, Calling { seats, effort })
}

struct Calling {
    seats: usize,
    effort: Effort,
}

impl Visitor for Calling {
    type Out = Box<dyn Appraise>;

    fn visit<G: Game>(self) -> Self::Out {
        let Calling { seats, effort } = self;
        Box::new(Appraiser { critic: critic::critic::<G>(), scale: critic::scale(seats), effort })
    }
}

/// How many of the best are told.
const TOLD: usize = 3;
/// How much more the best few are tried.
const AGAIN: u32 = 3;
/// So many trials at most sift out the best, whatever the number of decisions.
const TRIALS: usize = 240;
/// So many outcomes are averaged exactly; of more, as many are drawn.
const OUTCOMES: usize = 36;
/// How often a position in which something is half done is played on.
const GAMES: u32 = 12;
/// So many steps at most are played on: some games have no end, and some no turns.
const LONGEST: u32 = 600;

/// Streams of chance that have nothing to do with each other.
#[derive(Clone, Copy)]
enum Stream {
    Worth,
    Sift,
    Rank,
    Cost,
}

impl Stream {
    /// How many there are.
    const COUNT: u64 = 4;
}

struct Appraiser<G: Game> {
    critic: Critic<G>,
    scale: Scale,
    effort: Effort,
}

impl<G: Game> Appraise for Appraiser<G> {
    fn scale(&self) -> Scale {
        self.scale
    }

    fn worth(&self, position: &dyn AnyPosition, n: usize) -> Vec<f32> {
        let Some(game) = position.as_any().downcast_ref::<G>() else { return Vec::new() };
        let worth = self.worth_of(game, &mut self.chance(Stream::Worth, n));
        Seat::first(game.seats()).map(|seat| worth[seat]).collect()
    }

    fn weigh(
        &self,
        position: &dyn AnyPosition,
        seat: Seat,
        taken: &Value,
        n: usize,
    ) -> Option<Weighed> {
        let game = position.as_any().downcast_ref::<G>()?;
        let taken: G::Decision = serde_json::from_value(taken.clone()).ok()?;
        let mut list = Vec::new();
        game.decisions(seat, &mut list);
        let taken = list.iter().position(|choice| *choice == taken).unwrap_or_else(|| {
            // Something in words of its own, such as an offer.
            list.push(taken);
            list.len() - 1
        });
        if list.len() < 2 {
            return None;
        }
        let worlds = self.effort.worlds.clamp(1, (TRIALS / list.len()).max(1) as u32);
        let sifted = self.tried(game, seat, &list, worlds, self.chance(Stream::Sift, n));
        let mut order: Vec<usize> = (0..list.len()).collect();
        order.sort_by(|&one, &other| mean(&sifted[other]).total_cmp(&mean(&sifted[one])));
        order.truncate(TOLD);
        if !order.contains(&taken) {
            order.push(taken);
        }
        let again = AGAIN * self.effort.worlds.max(1);
        let mut few: Vec<Few> = if self.critic.foresees {
            order.iter().map(|&at| Few { at, value: mean(&sifted[at]) }).collect()
        } else {
            let choices: Vec<_> = order.iter().map(|&at| list[at].clone()).collect();
            let tried = self.tried(game, seat, &choices, again, self.chance(Stream::Rank, n));
            order.iter().zip(tried).map(|(&at, tried)| Few { at, value: mean(&tried) }).collect()
        };
        few.sort_by(|one, other| other.value.total_cmp(&one.value));
        let best = few[0].at;
        let (mut lost, mut sure) = (0.0, 0.0);
        if best != taken {
            let values = if self.critic.foresees {
                [best, taken].map(|at| sifted[at].clone()).into()
            } else {
                let both = [list[best].clone(), list[taken].clone()];
                self.tried(game, seat, &both, again, self.chance(Stream::Cost, n))
            };
            (lost, sure) = difference(&values[0], &values[1]);
            let (best_value, own) = (mean(&values[0]), mean(&values[1]));
            for few in &mut few {
                // Nothing was found to be better than the best.
                few.value = if few.at == taken { own } else { few.value.min(best_value) };
            }
            few[0].value = best_value;
            few.sort_by(|one, other| other.value.total_cmp(&one.value));
        }
        let value = few.iter().find(|few| few.at == taken)?.value;
        let told = few.iter().take(TOLD).filter_map(|few| {
            let decision = serde_json::to_value(&list[few.at]).ok()?;
            Some(Choice { decision, value: few.value })
        });
        let lost = if lost > sure { lost } else { 0.0 };
        Some(Weighed { value, lost, sure, best: told.collect() })
    }
}

/// One of the best few, by its number in the list, and what it is worth.
struct Few {
    at: usize,
    value: f32,
}

impl<G: Game> Appraiser<G> {
    fn chance(&self, stream: Stream, n: usize) -> Pseudo {
        Pseudo::stream(self.effort.seed, Stream::COUNT * n as u64 + stream as u64)
    }

    /// What each of these decisions leads to for the seat, in so many imagined positions.
    fn tried(
        &self,
        game: &G,
        seat: Seat,
        choices: &[G::Decision],
        worlds: u32,
        mut chance: Pseudo,
    ) -> Vec<Vec<f32>> {
        let mut found = vec![Vec::with_capacity(worlds as usize); choices.len()];
        for _ in 0..if self.critic.foresees { 1 } else { worlds } {
            let world = game.imagine(seat, &mut chance);
            let luck = u64::from(chance.word());
            for (choice, found) in choices.iter().zip(&mut found) {
                let mut child = world.clone();
                let mut luck = Pseudo::new(luck);
                // What is free in form may be refused where the cards lie otherwise.
                if child.decide(seat, choice).is_ok() && !self.critic.foresees {
                    let began = world.standing().turns;
                    self.play_on(&mut child, &mut luck, |game| game.standing().turns > began);
                }
                found.push(self.worth_of(&child, &mut luck)[seat]);
            }
        }
        found
    }

    /// What a position is worth to each seat, with all cards open.
    fn worth_of(&self, game: &G, chance: &mut Pseudo) -> BySeat<f32> {
        if game.to_act() != ToAct::Nature || self.critic.foresees {
            return self.settled(game, chance, GAMES);
        }
        let mut outcomes = Vec::new();
        let listed = game.outcomes(&mut outcomes);
        if !listed || outcomes.len() > OUTCOMES {
            outcomes = (0..OUTCOMES).map(|_| (game.sample(chance), 1)).collect();
        }
        let mut mean = Mean::default();
        for (outcome, weight) in &outcomes {
            let mut child = game.clone();
            child.apply_outcome(outcome, &mut Silent);
            mean.add(self.settled(&child, chance, 1), *weight as f32);
        }
        mean.get()
    }

    /// What a position is worth in which no chance is due: what is half done is done first, in so many ways.
    fn settled(&self, game: &G, chance: &mut Pseudo, games: u32) -> BySeat<f32> {
        if self.rests(game) {
            return self.judged(game);
        }
        let mut mean = Mean::default();
        for _ in 0..games {
            let mut end = game.clone();
            self.play_on(&mut end, chance, |_| true);
            mean.add(self.judged(&end), 1.0);
        }
        mean.get()
    }

    fn rests(&self, game: &G) -> bool {
        game.standing().over || self.critic.judge.rests(game)
    }

    /// Plays on until it is `time`, and the position can be judged.
    fn play_on(&self, game: &mut G, luck: &mut Pseudo, time: impl Fn(&G) -> bool) {
        let mut players: BySeat<Option<Box<dyn Player<G>>>> = BySeat::default();
        let temper = u64::from(luck.word());
        let mut buffer = Vec::new();
        for _ in 0..LONGEST {
            if time(game) && self.rests(game) {
                break;
            }
            match game.to_act() {
                ToAct::Nobody => break,
                ToAct::Nature => {
                    let outcome = game.sample(luck);
                    game.apply_outcome(&outcome, &mut Silent);
                }
                ToAct::Seats(seats) => {
                    let Some(seat) = seats.iter().next() else { break };
                    let player =
                        players[seat].get_or_insert_with(|| self.critic.player.make(temper));
                    let glimpse = Glimpse::new(game, seat, &mut buffer);
                    let choice = match glimpse.decisions() {
                        [only] => only.clone(),
                        list => {
                            let choice = player.choose(&glimpse);
                            let allowed =
                                list.contains(&choice) || game.check(seat, &choice).is_ok();
                            if allowed { choice } else { list[0].clone() }
                        }
                    };
                    game.apply(seat, &choice, &mut Silent);
                }
            }
        }
    }

    fn judged(&self, game: &G) -> BySeat<f32> {
        let (standing, seats) = (game.standing(), game.seats());
        let worth = match (standing.over, self.scale) {
            (true, Scale::Points) => BySeat(standing.points.0.map(f32::from)),
            (true, _) => {
                BySeat(Seat::ALL.map(|seat| f32::from(u8::from(standing.winners.contains(seat)))))
            }
            (false, Scale::Points) => self.critic.judge.worth(game),
            (false, _) => {
                BySeat(self.critic.judge.worth(game).0.map(|worth| worth.powf(self.critic.trust)))
            }
        };
        if self.scale == Scale::Points {
            return worth;
        }
        let sum: f32 = Seat::first(seats).map(|seat| worth[seat]).sum();
        // Where nobody has won there is nothing to share.
        BySeat(worth.0.map(|worth| if sum > 0.0 { worth / sum } else { 0.0 }))
    }
}

/// The mean of what several positions are worth.
#[derive(Default)]
struct Mean {
    sum: BySeat<f32>,
    weight: f32,
}

impl Mean {
    fn add(&mut self, worth: BySeat<f32>, weight: f32) {
        for (sum, worth) in self.sum.0.iter_mut().zip(worth.0) {
            *sum += weight * worth;
        }
        self.weight += weight;
    }

    fn get(self) -> BySeat<f32> {
        BySeat(self.sum.0.map(|sum| sum / self.weight.max(f32::MIN_POSITIVE)))
    }
}

fn mean(values: &[f32]) -> f32 {
    values.iter().sum::<f32>() / values.len().max(1) as f32
}

/// How much more the one is than the other, both tried in the same positions, and twice the standard error of that.
fn difference(one: &[f32], other: &[f32]) -> (f32, f32) {
    let apart: Vec<f32> = one.iter().zip(other).map(|(one, other)| one - other).collect();
    let middle = mean(&apart);
    let squares = apart.iter().map(|apart| (apart - middle).powi(2)).sum::<f32>();
    let count = apart.len() as f32;
    let error = if count > 1.0 { (squares / (count * (count - 1.0))).sqrt() } else { 0.0 };
    (middle, 2.0 * error)
}
