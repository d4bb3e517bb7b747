//! What goes wrong, as the exceptions of `eiland.errors`.

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use table::{JournalError, JournalFault, Rejection, SetupError, StartError, StepError};

use crate::value::to_python;

/// An exception of this name in `eiland.errors`.
fn raise<'py>(py: Python<'py>, name: &str, arguments: impl pyo3::call::PyCallArgs<'py>) -> PyErr {
    let made = || PyModule::import(py, "eiland.errors")?.getattr(name)?.call1(arguments);
    match made() {
        Ok(exception) => PyErr::from_value(exception),
        Err(error) => error,
    }
}

/// Something that has no rule.
pub(crate) fn wrong(py: Python<'_>, what: impl std::fmt::Display) -> PyErr {
    raise(py, "EilandError", (what.to_string(),))
}

/// A decision or an outcome that was not taken.
pub(crate) fn rejected(py: Python<'_>, rejection: &Rejection) -> PyErr {
    match rejection {
        Rejection::Refused(refusal) => {
            raise(py, "Refused", (refusal.rule.to_string(), refusal.why))
        }
        Rejection::Unreadable(what) => raise(py, "Unreadable", (what.as_str(),)),
    }
}

/// A step that was not taken.
pub(crate) fn step(py: Python<'_>, error: &StepError) -> PyErr {
    match error {
        StepError::Rejected(rejection) => rejected(py, rejection),
        other => wrong(py, other),
    }
}

/// A setup from which no game can start.
pub(crate) fn setup(py: Python<'_>, error: &SetupError) -> PyErr {
    match error {
        SetupError::Unreadable(what) => raise(py, "Unreadable", (what.as_str(),)),
        SetupError::Faulty(faults) => {
            let written = serde_json::to_value(faults).unwrap_or_default();
            let arguments = to_python(py, &written).and_then(|list| {
                let text = faults.to_string().into_pyobject(py)?.into_any();
                PyTuple::new(py, [text, list])
            });
            match arguments {
                Ok(arguments) => raise(py, "FaultySetup", arguments),
                Err(error) => error,
            }
        }
    }
}

/// A game that cannot start.
pub(crate) fn start(py: Python<'_>, error: &StartError) -> PyErr {
    match error {
        StartError::Setup(error) => setup(py, error),
        other => wrong(py, other),
    }
}

/// A journal that cannot be played again.
pub(crate) fn journal(py: Python<'_>, error: &JournalError) -> PyErr {
    match &error.what {
        JournalFault::Step(Rejection::Refused(refusal)) => {
            let why = format!("line {}: {}", error.line, refusal.why);
            raise(py, "Refused", (refusal.rule.to_string(), why))
        }
        _ => raise(py, "Unreadable", (error.to_string(),)),
    }
}
