//! Why a line was not answered with `ok`: a sentence, and what a program needs to react to it.

use std::num::NonZero;

use serde::Serialize;
use table::{
    Denied, Fault as SetupFault, JournalError, JournalFault, Refusal, Rejection, ResumeError,
    SetupError, StartError, StepError, VerifyError, Words,
};

/// An error as it goes over the wire. Nothing has changed.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Fault {
    kind: &'static str,
    message: String,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    /// That rule's sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'static Words>,
    /// Everything that is wrong with a setup.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    faults: Vec<SetupFault>,
    /// The wrong line of a journal, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<NonZero<usize>>,
    /// The step that is not as the secret says, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<NonZero<u64>>,
}

impl Fault {
    pub(crate) fn new(kind: &'static str, message: impl Into<String>) -> Fault {
        Fault { kind, message: message.into(), ..Fault::default() }
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        let rule = refusal.rule.to_string();
        let text = games::registry().rule(&rule).map(|entry| &entry.text);
        Fault { rule: Some(rule), text, ..Fault::new("refused", refusal.to_string()) }
    }
}

impl From<Rejection> for Fault {
    fn from(rejection: Rejection) -> Fault {
        match rejection {
            Rejection::Refused(refusal) => refusal.into(),
            Rejection::Unreadable(_) => Fault::new("shape", rejection.to_string()),
        }
    }
}

impl From<StepError> for Fault {
    fn from(error: StepError) -> Fault {
        let kind = match error {
            StepError::Rejected(rejection) => return rejection.into(),
            StepError::NotNature => "not_nature",
            StepError::Fair => "fair",
            StepError::NoSecret => "no_secret",
            StepError::WrongSecret => "wrong_secret",
            StepError::Closed => "closed",
            StepError::TooFar { .. } => "too_far",
        };
        Fault::new(kind, error.to_string())
    }
}

impl From<Denied> for Fault {
    fn from(denied: Denied) -> Fault {
        match denied {
            Denied::Step(error) => error.into(),
            Denied::Stale | Denied::Ahead => Fault::new("stale", denied.to_string()),
        }
    }
}

impl From<ResumeError> for Fault {
    fn from(error: ResumeError) -> Fault {
        match error {
            ResumeError::Journal(error) => error.into(),
            ResumeError::Secret(error) => error.into(),
        }
    }
}

impl From<StartError> for Fault {
    fn from(error: StartError) -> Fault {
        let message = error.to_string();
        match error {
            StartError::UnknownGame(_) => Fault::new("unknown_game", message),
            StartError::Seeds { .. } => Fault::new("seeds", message),
            StartError::Setup(SetupError::Unreadable(_)) => Fault::new("setup", message),
            StartError::Setup(SetupError::Faulty(faults)) => {
                Fault { faults: faults.0, ..Fault::new("setup", message) }
            }
        }
    }
}

impl From<JournalError> for Fault {
    fn from(error: JournalError) -> Fault {
        let message = error.to_string();
        // A journal whose game does not start or whose step is refused says so in full.
        let inner = match error.what {
            JournalFault::Start(start) => start.into(),
            JournalFault::Step(rejection) => rejection.into(),
            _ => Fault::default(),
        };
        Fault { kind: "journal", message, line: NonZero::new(error.line), ..inner }
    }
}

impl From<VerifyError> for Fault {
    fn from(error: VerifyError) -> Fault {
        let message = error.to_string();
        match error {
            VerifyError::Journal(error) => error.into(),
            VerifyError::Differs { number, .. } => {
                Fault { step: NonZero::new(number), ..Fault::new("unverified", message) }
            }
            _ => Fault::new("unverified", message),
        }
    }
}
