//! The journal of one game: all that is needed to play it again, as lines of JSON.
//!
//! ```text
//! {"eiland":1,"game":"island","setup":{…},"fairness":{"commitment":"…","player_seeds":["…","…"]}}
//! {"n":1,"nature":{…}}
//! {"n":2,"seat":0,"decides":{…}}
//! {"end":{"secret":"…"}}
//! ```
//!
//! The first line is the header; `fairness` is there only where outcomes can be verified. Then one
//! line for each step, numbered from 1 without gaps. The last line closes the journal and reveals
//! the secret of a fair game; a journal without it goes on. Every line ends with a line feed, so a
//! line that a crash cut short can be told from a whole one.

mod read;
mod steps;

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::erased::{AnyPosition, Events};
use crate::fair::{Fairness, Secret};
use crate::folded::Folded;
use crate::registry::Registry;
use crate::seat::Seat;
use crate::session::Session;
use crate::step::Step;

pub use read::{JournalError, JournalFault};
pub use steps::Steps;

/// The version of the format, in the header's field `eiland`.
const VERSION: u32 = 1;

/// What was fixed before the first step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// Its setup.
    pub setup: Folded,
    /// Where the outcomes can be verified: what was known of them before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Fairness>,
}

/// What is told when nothing more will happen.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// The revealed secret of a fair game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
}

/// One game, written down. Its steps are only known to have the right shape; whether the rules
/// allow them is seen by [`replay`](Journal::replay).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal {
    header: Header,
    steps: Steps,
    end: Option<End>,
}

impl Journal {
    /// A journal without steps.
    pub fn new(header: Header) -> Journal {
        Journal { header, steps: Steps::default(), end: None }
    }

    /// Reads a journal.
    ///
    /// # Errors
    /// The first line that is wrong, and why.
    pub fn parse(text: &str) -> Result<Journal, JournalError> {
        read::journal(text)
    }

    /// What was fixed before the first step.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The steps; the first is number 1.
    pub fn steps(&self) -> &Steps {
        &self.steps
    }

    /// What closed the journal, if anything did.
    pub fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// Plays the game again.
    ///
    /// # Errors
    /// The first line that cannot be played, and why.
    pub fn replay(&self, registry: &Registry) -> Result<Session, JournalError> {
        self.replay_telling(registry, |_, _| ())
    }

    /// Plays the game again and tells after each step what happened, with the game as it is then.
    ///
    /// # Errors
    /// The first line that cannot be played, and why.
    pub fn replay_telling(
        &self,
        registry: &Registry,
        mut tell: impl FnMut(&Session, Events),
    ) -> Result<Session, JournalError> {
        let mut session = self.begin(registry)?;
        for step in self.steps.iter() {
            let events = session.retake(&step)?;
            tell(&session, events);
        }
        session.close_as(self.end.clone());
        Ok(session)
    }

    /// Plays the game again and tells of each decision before it is taken, with the game as it was then.
    ///
    /// # Errors
    /// The first line that cannot be played, and why.
    pub fn retrace(
        &self,
        registry: &Registry,
        mut tell: impl FnMut(&dyn AnyPosition, Seat, &Value),
    ) -> Result<(), JournalError> {
        let mut session = self.begin(registry)?;
        for step in self.steps.iter() {
            if let Step::Decision { seat, choice } = &step {
                tell(session.position(), *seat, choice);
            }
            session.retake(&step)?;
        }
        Ok(())
    }

    /// The start of a replay: the setup alone.
    pub(crate) fn begin(&self, registry: &Registry) -> Result<Session, JournalError> {
        Session::from_header(registry, &self.header)
            .map_err(|error| JournalError { line: 1, what: JournalFault::Start(error) })
    }

    /// The line of step `number`, without its line feed: for those who append to a file or a table.
    pub fn step_line(&self, number: u32) -> Option<String> {
        let step = self.steps.text(usize::try_from(number).ok()?.checked_sub(1)?)?;
        // The step is an object of its own: the number becomes its first field.
        step.strip_prefix('{').map(|rest| format!("{{\"n\":{number},{rest}"))
    }

    /// The first line, without its line feed.
    pub fn header_line(&self) -> String {
        line(&Versioned { eiland: VERSION, header: &self.header })
    }

    /// The last line of a closed journal, without its line feed.
    pub fn end_line(&self) -> Option<String> {
        self.end.as_ref().map(|end| line(&Closing { end }))
    }

    pub(crate) fn push(&mut self, step: Step) {
        self.steps.push(&step);
    }

    pub(crate) fn truncate(&mut self, steps: usize) {
        self.steps.truncate(steps);
    }

    pub(crate) fn close(&mut self, end: Option<End>) {
        self.end = end;
    }
}

/// The whole text, each line with its line feed.
impl fmt::Display for Journal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.header_line())?;
        for line in (1..).map_while(|n| self.step_line(n)) {
            writeln!(f, "{line}")?;
        }
        self.end_line().map_or(Ok(()), |end| writeln!(f, "{end}"))
    }
}

#[derive(Serialize)]
struct Versioned<'a> {
    eiland: u32,
    #[serde(flatten)]
    header: &'a Header,
}

#[derive(Serialize)]
struct Closing<'a> {
    end: &'a End,
}

fn line(item: &impl Serialize) -> String {
    serde_json::to_string(item).expect("journals hold nothing but JSON")
}
