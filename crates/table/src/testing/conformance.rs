//! Random games that check every promise of the contract along the way.

use std::cell::Cell;
use std::collections::{BTreeMap, HashSet};

use crate::chance::Pseudo;
use crate::game::{Game, ToAct};
use crate::rule::Refusal;
use crate::seat::Seat;
use crate::step::{Step, StepOf};

use super::checks;
use super::draws;
use super::playout::any_step;
use super::pool::{Pool, pick};

/// Plays `games` random games of at most `max_steps` steps and checks the contract: the usual
/// [`Suite`].
///
/// # Panics
/// Where a promise is not kept: with the game, the step and what is wrong.
pub fn conformance<G: Game>(setup: &G::Setup, games: u64, seed: u64, max_steps: usize) -> Report {
    Suite::<G>::new(games, seed, max_steps).run(setup)
}

/// How many games are played and how closely they are watched.
///
/// Checked after every step: that the game waits for somebody who has something to decide, that
/// every listed decision and every drawn outcome passes its check, that the checked and the fast
/// door lead to the same position, that decisions and outcomes survive JSON, that the books
/// balance, that no two outcomes of a game share a stream, that the changes told to an eye add up to
/// its view, and that a decision which is said to reveal nothing looks the same in imagined worlds.
/// Checked at thorough steps and at the end of each game: lists without doubles, reasons only against
/// what may not be done, foreign decisions and outcomes (from other positions, seats and moments),
/// imagined positions, views. Once in each
/// game for every number of outcomes that is listed: that they are drawn as their weights say. At
/// the end of each game: that its steps, taken again, give the same position and the same bytes.
///
/// Not checked, because no suite can know it: that the rules are right, that `imagine` deals each
/// hidden hand as often as it should, and that a view shows everything a player needs.
#[derive(Clone, Debug)]
pub struct Suite<G: Game> {
    /// How many games.
    pub games: u64,
    /// Where their chance comes from: game `i` plays with `Pseudo::stream(seed, i)`.
    pub seed: u64,
    /// Where a game that does not end is left.
    pub max_steps: usize,
    /// One in so many steps is thorough.
    pub thorough_every: usize,
    /// How many foreign decisions and how many foreign outcomes a thorough step tries.
    pub foreign: usize,
    /// One in so many steps is a decision of a seat that is not waited for, where one has any.
    pub unasked_one_in: u32,
    /// Which decisions the game lists in full: one of these that passes its check must be listed.
    /// None, until a game says so, for free-form decisions need not be.
    pub listed_in_full: fn(&G::Decision) -> bool,
}

/// What a run of the suite met: for tests that want to be sure it met enough.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Games played to their end.
    pub finished: u64,
    /// Steps taken.
    pub steps: u64,
    /// Decisions of seats that were not waited for, among the steps.
    pub unasked: u64,
    /// How often each rule refused a foreign decision or outcome.
    pub refused: BTreeMap<String, u64>,
    /// Foreign decisions and outcomes that were legal all the same.
    pub accepted: u64,
    /// Decisions that the game says reveal nothing, among the steps.
    pub silent: u64,
    /// Positions imagined.
    pub imagined: u64,
    /// Imagined positions that differ from the true one. Where a game has hidden cards and this
    /// stays 0, `imagine` deals nothing anew and the comparison of views proves nothing.
    pub imagined_otherwise: u64,
    /// Listed outcomes whose draws were compared with their weights.
    pub drawn: u64,
}

impl Report {
    fn note(&mut self, verdict: Result<(), Refusal>) {
        match verdict {
            Ok(()) => self.accepted += 1,
            Err(refusal) => *self.refused.entry(refusal.rule.to_string()).or_default() += 1,
        }
    }
}

impl<G: Game> Suite<G> {
    /// The usual suite: every seventh step is thorough, one in ten is unasked.
    pub fn new(games: u64, seed: u64, max_steps: usize) -> Suite<G> {
        Suite {
            games,
            seed,
            max_steps,
            thorough_every: 7,
            foreign: 24,
            unasked_one_in: 10,
            listed_in_full: |_| false,
        }
    }

    /// Runs the suite.
    ///
    /// # Panics
    /// Where a promise is not kept, as [`try_run`](Suite::try_run) tells it.
    pub fn run(&self, setup: &G::Setup) -> Report {
        self.try_run(setup).unwrap_or_else(|fault| panic!("{fault}"))
    }

    /// Runs the suite.
    ///
    /// # Errors
    /// The first promise that is not kept, with the game, the step and the way there.
    ///
    /// # Panics
    /// Where the game itself does; the game and the step are then told on standard error.
    pub fn try_run(&self, setup: &G::Setup) -> Result<Report, String> {
        checks::survives_json("the setup", setup)?;
        let mut report = Report::default();
        for index in 0..self.games {
            let place = Place { game: G::ID, seed: self.seed, index, step: Cell::new(0) };
            let mut steps = Vec::new();
            self.one_game(setup, index, &place, &mut steps, &mut report)
                .map_err(|what| place.tell::<G>(&what, &steps))?;
            report.games += 1;
        }
        Ok(report)
    }

    fn one_game(
        &self,
        setup: &G::Setup,
        index: u64,
        place: &Place,
        steps: &mut Vec<StepOf<G>>,
        report: &mut Report,
    ) -> Result<(), String> {
        let mut chance = Pseudo::stream(self.seed, index);
        let mut game = G::new(setup).map_err(|faults| format!("the setup is faulty: {faults}"))?;
        let seats = game.seats();
        let mut pool = Pool::new();
        let mut streams = HashSet::new();
        let mut compared = HashSet::new();
        let mut follower = checks::Follower::new(&game, index);
        // Worlds are imagined apart, so that the games stay the same whatever a game is certain of.
        let mut dreams = Pseudo::stream(!self.seed, index);
        loop {
            checks::shape(&game, seats)?;
            follower.follow(&game)?;
            let lists = checks::lists(&game)?;
            pool.remember(&lists, &mut chance);
            let last = game.to_act() == ToAct::Nobody || steps.len() >= self.max_steps;
            if last || steps.len().is_multiple_of(self.thorough_every.max(1)) {
                self.thorough(&game, &lists, &pool, &mut chance, report)?;
            }
            if last {
                break;
            }
            let step = any_step(&game, &lists, self.unasked_one_in, &mut chance);
            game = match &step {
                Step::Decision { seat, choice } => {
                    report.unasked += u64::from(!asked(&game, *seat));
                    checks::survives_json("a decision", choice)?;
                    let silent = checks::silent(&game, *seat, choice, &mut dreams)?;
                    report.silent += u64::from(silent);
                    checks::decision(&game, *seat, choice)?
                }
                Step::Nature(outcome) => {
                    checks::survives_json("an outcome", outcome)?;
                    checks::new_stream(&game, steps.len() as u64 + 1, &mut streams)?;
                    pool.remember_outcome(outcome, &mut chance);
                    if compared.insert(checks::count_outcomes(&game)) {
                        let seed = self.seed ^ (index << 32) ^ steps.len() as u64;
                        report.drawn += draws::agree(&game, seed)? as u64;
                    }
                    checks::outcome(&game, outcome)?
                }
            }
            .map_err(|refusal| format!("a listed decision or drawn outcome: {refusal}"))?;
            steps.push(step);
            report.steps += 1;
            place.step.set(steps.len());
        }
        report.finished += u64::from(game.to_act() == ToAct::Nobody);
        checks::replay(setup, steps, &game)
    }

    fn thorough(
        &self,
        game: &G,
        lists: &[Vec<G::Decision>],
        pool: &Pool<G>,
        chance: &mut Pseudo,
        report: &mut Report,
    ) -> Result<(), String> {
        checks::no_doubles(lists)?;
        checks::views(game)?;
        for seat in Seat::first(game.seats()) {
            checks::wishes(game, seat, &lists[seat.index()])?;
            let imagined = checks::imagined(game, seat, &lists[seat.index()], chance)?;
            report.imagined += 1;
            report.imagined_otherwise += u64::from(imagined != *game);
        }
        for _ in 0..self.foreign {
            if let Some(choice) = pool.decision(chance) {
                // Seats beyond the table are asked too: they come from outside as well.
                let seat = *pick(&Seat::ALL, chance).ok_or("no seats")?;
                let verdict = checks::decision(game, seat, choice)?.map(drop);
                report.note(verdict);
                if verdict.is_ok() {
                    checks::open(seat, choice, &game.why_not(seat))?;
                }
                let hidden = (self.listed_in_full)(choice) && !lists[seat.index()].contains(choice);
                if verdict.is_ok() && hidden {
                    return Err(format!("seat {seat} may decide {choice:?}, but it is not listed"));
                }
            }
            if let Some(outcome) = pool.outcome(chance) {
                report.note(checks::outcome(game, outcome)?.map(drop));
            }
        }
        checks::listed_outcomes(game)
    }
}

fn asked<G: Game>(game: &G, seat: Seat) -> bool {
    matches!(game.to_act(), ToAct::Seats(asked) if asked.contains(seat))
}

/// Where in the run we are, told also where a game panics.
struct Place {
    game: &'static str,
    seed: u64,
    index: u64,
    step: Cell<usize>,
}

impl Place {
    fn tell<G: Game>(&self, what: &str, steps: &[StepOf<G>]) -> String {
        let tail = &steps[steps.len().saturating_sub(5)..];
        let way: String = tail.iter().map(|step| format!("\n    {step:?}")).collect();
        format!("{self}: {what}\n  the last steps:{way}")
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Place { game, seed, index, step } = self;
        write!(f, "{game}, seed {seed}, game {index}, after {} steps", step.get())
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("a game panicked: {self}");
        }
    }
}
