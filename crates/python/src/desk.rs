//! The line protocol inside the process.

use std::sync::Mutex;
use std::time::{SystemTime, UNIX_EPOCH};

use engine::{Desk, Line, Outside};
use pyo3::prelude::*;
use serde_json::Value;

use crate::error;
use crate::value::{from_python, to_python};

/// A desk that answers as `eiland engine` does.
#[pyclass(module = "eiland", frozen)]
pub(crate) struct Engine {
    desk: Mutex<Desk>,
}

#[pymethods]
impl Engine {
    #[new]
    fn new() -> Engine {
        let outside = Outside { secret, seed, progress: |_, _| () };
        Engine { desk: Mutex::new(Desk::new(outside)) }
    }

    /// Answers one request, as `docs/protocol.md` tells it.
    fn ask<'py>(
        &self,
        py: Python<'py>,
        request: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let line = Line::Bytes(from_python(request)?.to_string().into_bytes());
        let answer = py.detach(|| self.desk.lock().ok().map(|mut desk| desk.answer(&line)));
        let answer = answer.ok_or_else(|| error::wrong(py, "this desk has broken down"))?;
        let answer: Value =
            serde_json::from_str(&answer.line).map_err(|error| error::wrong(py, error))?;
        to_python(py, &answer)
    }
}

fn secret() -> Result<[u8; 32], String> {
    let mut bytes = [0; 32];
    let filled = getrandom::fill(&mut bytes);
    filled.map_err(|error| format!("the system gives no random bytes: {error}"))?;
    Ok(bytes)
}

fn seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_nanos() as u64 & ((1 << 53) - 1)
}
