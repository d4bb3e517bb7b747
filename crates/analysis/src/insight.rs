//! One step after the other.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use bots::Scale;
use bots::appraisal::{Appraise, Effort, Weighed, appraiser};
use serde::Serialize;
use serde_json::Value;
use table::{AnyPosition, Journal, JournalError, JournalFault, Seat, StartError, Step, Steps};

/// A step, and what it changed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Insight {
    /// The number of the step, from 1.
    pub n: usize,
    /// Who decided; nobody where chance did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What was decided, or what chance brought.
    pub what: Value,
    /// Each seat's chance to win before it; the points it may expect, for somebody who plays alone.
    pub before: Vec<f32>,
    /// And after it.
    pub after: Vec<f32>,
    /// What of the change is luck.
    pub luck: Vec<f32>,
    /// And what of it was given away by the decision.
    pub skill: Vec<f32>,
    /// What the decision was among others, where the seat had a choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weighed: Option<Weighed>,
}

/// A journal that is gone through.
pub struct Analysis<'a> {
    steps: &'a Steps,
    position: Box<dyn AnyPosition>,
    appraiser: Box<dyn Appraise>,
    worth: Vec<f32>,
    /// How many steps were taken.
    taken: usize,
}

impl<'a> Analysis<'a> {
    /// The journal from its first step on.
    ///
    /// # Errors
    /// Where its game cannot be started again.
    pub fn new(journal: &'a Journal, effort: Effort) -> Result<Analysis<'a>, JournalError> {
        Analysis::after(journal, 0, effort)
    }

    /// The journal from the step after this one on. What is seen there does not depend on where one began.
    ///
    /// # Errors
    /// Where its game cannot be started again, or is not played by the rules so far.
    pub fn after(
        journal: &'a Journal,
        step: usize,
        effort: Effort,
    ) -> Result<Analysis<'a>, JournalError> {
        let header = journal.header();
        let start = |error| JournalError { line: 1, what: JournalFault::Start(error) };
        let unknown = || start(StartError::UnknownGame(header.game.clone()));
        let game = games::registry().game(&header.game).ok_or_else(unknown)?;
        let position =
            game.start(&header.setup.open()).map_err(|error| start(StartError::Setup(error)))?;
        let appraiser = appraiser(&header.game, position.seats(), effort).ok_or_else(unknown)?;
        let steps = journal.steps();
        let mut analysis = Analysis { steps, position, appraiser, worth: Vec::new(), taken: 0 };
        while let Some(next) = steps.get(analysis.taken).filter(|_| analysis.taken < step) {
            analysis.step(&next)?;
        }
        analysis.worth = analysis.judged();
        Ok(analysis)
    }

    /// What the numbers are: chances to win, or points for those who play alone.
    pub fn scale(&self) -> Scale {
        self.appraiser.scale()
    }

    fn judged(&self) -> Vec<f32> {
        let worth = self.appraiser.worth(&*self.position, self.taken);
        worth.into_iter().map(rounded).collect()
    }

    fn step(&mut self, step: &Step) -> Result<(), JournalError> {
        let taken = match step {
            Step::Decision { seat, choice } => self.position.decide(*seat, choice),
            Step::Nature(outcome) => self.position.resolve(outcome),
        };
        self.taken += 1;
        let fault = |what| JournalError { line: self.taken + 1, what: JournalFault::Step(what) };
        taken.map(|_| ()).map_err(fault)
    }

    /// What a decision is among others, before it is taken.
    fn weighed(&self, step: &Step) -> Option<Weighed> {
        let Step::Decision { seat, choice } = step else { return None };
        self.appraiser.weigh(&*self.position, *seat, choice, self.taken)
    }

    /// What a decision has lost when it is taken: not what the same seat could still make good with its next one,
    /// or one thing missed in a turn would cost again and again until the turn is over.
    fn made_good(&self, weighed: Weighed, step: &Step) -> Weighed {
        let next = self.steps.get(self.taken).filter(|next| by(next) == by(step));
        let Some(next) = next.filter(|_| weighed.lost > 0.0) else { return weighed };
        let Some(best) = self.weighed(&next).and_then(|next| next.best.into_iter().next()) else {
            return weighed;
        };
        let value = weighed.value.max(best.value);
        let lost = weighed.lost - (value - weighed.value);
        Weighed { value, lost: if lost > weighed.sure { lost } else { 0.0 }, ..weighed }
    }

    fn look(&mut self, step: Step) -> Result<Insight, JournalError> {
        let before = std::mem::take(&mut self.worth);
        let weighed = self.weighed(&step);
        self.step(&step)?;
        let weighed = weighed.map(|weighed| told(self.made_good(weighed, &step)));
        let after = self.judged();
        self.worth.clone_from(&after);
        let (seat, what) = match step {
            Step::Decision { seat, choice } => (Some(seat), choice),
            Step::Nature(outcome) => (None, outcome),
        };
        let lost = weighed.as_ref().map_or(0.0, |weighed| weighed.lost);
        let skill = given_away(seat, lost, &before);
        let moved = after.iter().zip(&before);
        let luck = moved.zip(&skill).map(|((after, before), skill)| after - before - skill);
        Ok(Insight {
            n: self.taken,
            seat,
            what,
            luck: luck.collect(),
            before,
            after,
            skill,
            weighed,
        })
    }
}

impl Iterator for Analysis<'_> {
    type Item = Result<Insight, JournalError>;

    fn next(&mut self) -> Option<Self::Item> {
        let step = self.steps.get(self.taken)?;
        Some(self.look(step))
    }
}

/// Who decided; nobody where chance did.
fn by(step: &Step) -> Option<Seat> {
    match step {
        Step::Decision { seat, .. } => Some(*seat),
        Step::Nature(_) => None,
    }
}

/// A number as it is told. Machines do not agree on the last digits of a power, and the page's engine shall say
/// what the program says.
fn rounded(number: f32) -> f32 {
    (number * 1e5).round() / 1e5
}

fn told(mut weighed: Weighed) -> Weighed {
    let Weighed { value, lost, sure, best } = &mut weighed;
    let values = best.iter_mut().map(|choice| &mut choice.value);
    for number in [value, lost, sure].into_iter().chain(values) {
        *number = rounded(*number);
    }
    weighed
}

/// What a decision that lost so much did to each seat.
fn given_away(seat: Option<Seat>, lost: f32, before: &[f32]) -> Vec<f32> {
    let Some(seat) = seat.map(Seat::index).filter(|_| lost > 0.0) else {
        return vec![0.0; before.len()];
    };
    let others = before.len() - 1;
    let rest: f32 =
        before.iter().enumerate().filter(|(at, _)| *at != seat).map(|(_, own)| own).sum();
    let share = |at: usize, own: f32| match at {
        _ if at == seat => -lost,
        _ if rest > 0.0 => lost * own / rest,
        _ => lost / others as f32,
    };
    before.iter().enumerate().map(|(at, &own)| share(at, own)).collect()
}

/// How many steps are looked at in one go by each thread.
const SHARE: usize = 8;

/// All insights of a journal, on so many threads. `told` hears of every step that is done.
///
/// # Errors
/// Where the journal's game is not played by the rules.
pub fn whole(
    journal: &Journal,
    effort: Effort,
    threads: NonZeroUsize,
    told: &(dyn Fn() + Sync),
) -> Result<(Scale, Vec<Insight>), JournalError> {
    let scale = Analysis::new(journal, effort)?.scale();
    let shares = journal.steps().len().div_ceil(SHARE);
    let next = AtomicUsize::new(0);
    let work = || -> Result<Vec<Insight>, JournalError> {
        let mut found = Vec::new();
        loop {
            let share = next.fetch_add(1, Ordering::Relaxed);
            if share >= shares {
                return Ok(found);
            }
            for insight in Analysis::after(journal, share * SHARE, effort)?.take(SHARE) {
                found.push(insight?);
                told();
            }
        }
    };
    let done: Vec<Result<Vec<Insight>, JournalError>> = thread::scope(|scope| {
        let workers: Vec<_> = (1..threads.get()).map(|_| scope.spawn(work)).collect();
        let mut done = vec![work()];
        done.extend(workers.into_iter().map(|worker| worker.join().expect("it does not panic")));
        done
    });
    // Of several faults the first in the journal is told, whoever met it.
    let mut insights = Vec::new();
    let mut fault: Option<JournalError> = None;
    for part in done {
        match part {
            Ok(part) => insights.extend(part),
            Err(found) if fault.as_ref().is_none_or(|known| found.line < known.line) => {
                fault = Some(found);
            }
            Err(_) => {}
        }
    }
    insights.sort_by_key(|insight| insight.n);
    fault.map_or(Ok((scale, insights)), Err)
}
