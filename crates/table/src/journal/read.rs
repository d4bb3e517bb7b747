//! Reading a journal line by line.

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::erased::Rejection;
use crate::journal::{End, Header, Journal, VERSION};
use crate::session::StartError;
use crate::step::Step;

/// What is wrong with a journal, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct JournalError {
    /// The line, counted from 1. Step `n` stands in line `n + 1`.
    pub line: usize,
    /// What is wrong with it.
    pub what: JournalFault,
}

/// What is wrong with a line of a journal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum JournalFault {
    /// The line is no JSON object.
    #[error("not a JSON object: {0}")]
    NotJson(String),
    /// The text stops in the middle of its last line, as after a crash. The lines before are whole.
    #[error("the line is cut short")]
    Cut,
    /// There is no line, or the first one is no header.
    #[error("a journal starts with a header, as in {{\"eiland\":1,\"game\":…,\"setup\":…}}")]
    MissingHeader,
    /// A version that we do not know.
    #[error("version {0} of the journal is not known here, only version 1 is")]
    Version(Value),
    /// JSON, but not what belongs here.
    #[error("{0}")]
    Shape(String),
    /// A step is missing or stands twice.
    #[error("expected step {expected}, found step {found}")]
    Gap {
        /// The number that should stand here.
        expected: u32,
        /// The number that does.
        found: Value,
    },
    /// A line after the one that closes the journal.
    #[error("there is text after the end")]
    AfterEnd,
    /// The game cannot start: not known here, or a wrong setup.
    #[error(transparent)]
    Start(StartError),
    /// The step is unreadable, or a rule forbids it.
    #[error(transparent)]
    Step(Rejection),
}

pub(super) fn journal(text: &str) -> Result<Journal, JournalError> {
    let mut journal: Option<Journal> = None;
    for (index, line) in text.split_inclusive('\n').enumerate() {
        let fault = |what| JournalError { line: index + 1, what };
        let fields: Map<String, Value> = serde_json::from_str(line).map_err(|error| {
            let cut = error.is_eof() && !line.ends_with('\n');
            fault(if cut { JournalFault::Cut } else { JournalFault::NotJson(error.to_string()) })
        })?;
        match &mut journal {
            None => journal = Some(Journal::new(header(fields).map_err(fault)?)),
            Some(journal) => add(journal, fields).map_err(fault)?,
        }
    }
    journal.ok_or(JournalError { line: 1, what: JournalFault::MissingHeader })
}

fn header(mut fields: Map<String, Value>) -> Result<Header, JournalFault> {
    let version = fields.remove("eiland").ok_or(JournalFault::MissingHeader)?;
    if version != VERSION {
        return Err(JournalFault::Version(version));
    }
    shaped(Value::Object(fields))
}

fn add(journal: &mut Journal, mut fields: Map<String, Value>) -> Result<(), JournalFault> {
    if journal.end().is_some() {
        return Err(JournalFault::AfterEnd);
    }
    if let Some(end) = fields.remove("end") {
        journal.close(Some(shaped::<End>(end)?));
        return match fields.is_empty() {
            true => Ok(()),
            false => Err(JournalFault::Shape("the end stands alone in its line".into())),
        };
    }
    let found = fields.remove("n").ok_or_else(|| {
        JournalFault::Shape("a step has its number, n, or the line is end".into())
    })?;
    let expected = journal.steps().len() as u32 + 1;
    if found != expected {
        return Err(JournalFault::Gap { expected, found });
    }
    journal.push(shaped::<Step>(Value::Object(fields))?);
    Ok(())
}

fn shaped<T: for<'de> Deserialize<'de>>(value: Value) -> Result<T, JournalFault> {
    T::deserialize(value).map_err(|error| JournalFault::Shape(error.to_string()))
}
