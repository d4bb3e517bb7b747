//! What one client was told of a game.

use std::hash::{DefaultHasher, Hash, Hasher};

use serde_json::value::RawValue;
use table::Seat;

use crate::told::Told;

/// What one client was told of a game: a fingerprint of each step.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Record {
    steps: Vec<u64>,
    era: u32,
}

/// What a server must never do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// A step was left out.
    #[error("step {0} was not told")]
    Missing(u32),
    /// A step is not what it was.
    #[error("step {0} is not what it was")]
    Changed(u32),
    /// Steps that were told are gone.
    #[error("{told} steps were told, {left} are left")]
    Lost {
        /// How many were told.
        told: u32,
        /// How many there are now.
        left: u32,
    },
    /// Steps were taken back, and nobody asked for it.
    #[error("era {0} came by itself")]
    Era(u32),
    /// A message cannot be read.
    #[error("a message cannot be read")]
    Unreadable,
}

impl Record {
    /// The number of the last step.
    pub(crate) fn seq(&self) -> u32 {
        self.steps.len() as u32
    }

    /// How often steps were taken back.
    pub(crate) fn era(&self) -> u32 {
        self.era
    }

    /// One more step was told, or one that was told before.
    pub(crate) fn step(
        &mut self,
        n: u32,
        seat: Option<Seat>,
        events: &RawValue,
    ) -> Result<(), Fault> {
        let mut hasher = DefaultHasher::new();
        (n, seat, events.get()).hash(&mut hasher);
        let print = hasher.finish();
        let index = n.checked_sub(1).ok_or(Fault::Missing(0))? as usize;
        match self.steps.get(index) {
            Some(before) if *before == print => Ok(()),
            Some(_) => Err(Fault::Changed(n)),
            None if index == self.steps.len() => {
                self.steps.push(print);
                Ok(())
            }
            None => Err(Fault::Missing(self.seq() + 1)),
        }
    }

    /// Steps were taken back.
    pub(crate) fn undone(&mut self, seq: u32, era: u32) {
        self.steps.truncate(seq as usize);
        self.era = era;
    }

    /// Everything was told. `cuts` says for each era which step was the last when it began.
    pub(crate) fn table(&mut self, told: &Told, cuts: &[u32]) -> Result<(), Fault> {
        let (Some(seq), Some(era)) = (told.seq, told.era) else { return Err(Fault::Unreadable) };
        if era != self.era {
            // Who missed several of them knows no more than the earliest left.
            let missed = cuts.get(self.era as usize..era as usize).ok_or(Fault::Era(era))?;
            self.undone(missed.iter().copied().fold(self.seq(), u32::min), era);
        }
        if seq < self.seq() {
            return Err(Fault::Lost { told: self.seq(), left: seq });
        }
        for line in &told.log {
            self.step(line.n, line.seat, line.events)?;
        }
        let whole = told.start() as usize + told.log.len() == seq as usize;
        if whole && self.seq() == seq { Ok(()) } else { Err(Fault::Missing(self.seq() + 1)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(from: u32, era: u32, events: &[&str]) -> String {
        let lines = (from + 1..).zip(events);
        let log: Vec<String> =
            lines.map(|(n, is)| format!(r#"{{"n":{n},"seat":0,"events":["{is}"]}}"#)).collect();
        let seq = from as usize + events.len();
        let log = log.join(",");
        format!(r#"{{"is":"table","seq":{seq},"era":{era},"from":{from},"log":[{log}]}}"#)
    }

    #[track_caller]
    fn heard(record: &Record, text: &str, cuts: &[u32]) -> Result<Record, Fault> {
        let mut record = record.clone();
        record.table(&Told::read(text).unwrap(), cuts)?;
        Ok(record)
    }

    #[test]
    fn what_was_told_must_be_there() {
        let none = Record::default();
        let three = heard(&none, &table(0, 0, &["a", "b", "c"]), &[]).unwrap();
        assert_eq!(heard(&three, &table(0, 0, &["a", "b", "c"]), &[]), Ok(three.clone()));
        assert_eq!(heard(&three, &table(3, 0, &["d"]), &[]).unwrap().seq(), 4);
        assert_eq!(heard(&three, &table(0, 0, &["a", "x", "c"]), &[]), Err(Fault::Changed(2)));
        let lost = Fault::Lost { told: 3, left: 2 };
        assert_eq!(heard(&three, &table(0, 0, &["a", "b"]), &[]), Err(lost));
        assert_eq!(heard(&three, &table(4, 0, &["e"]), &[]), Err(Fault::Missing(4)));
        assert_eq!(heard(&none, &table(1, 0, &["b"]), &[]), Err(Fault::Missing(1)));
    }

    #[test]
    fn only_what_was_asked_for_is_taken_back() {
        let three = heard(&Record::default(), &table(0, 0, &["a", "b", "c"]), &[]).unwrap();
        let two = table(0, 1, &["a", "b"]);
        assert_eq!(heard(&three, &two, &[]), Err(Fault::Era(1)));
        let back = heard(&three, &two, &[2]).unwrap();
        assert_eq!((back.seq(), back.era()), (2, 1));
        assert_eq!(heard(&back, &table(0, 0, &["a", "b"]), &[2]), Err(Fault::Era(0)));
        assert_eq!(heard(&three, &table(0, 1, &["a", "x"]), &[2]), Err(Fault::Changed(2)));
        let on = table(0, 2, &["a", "x", "y", "z"]);
        assert_eq!(heard(&three, &on, &[2, 1]).unwrap().seq(), 4);
        assert_eq!(heard(&three, &on, &[2, 3]), Err(Fault::Changed(2)));
    }
}
