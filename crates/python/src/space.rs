//! The numbers of decisions.

use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use table::Seat;

use crate::error;
use crate::house::meant;
use crate::value::{from_python, to_python};

/// The decisions of a setup by number.
#[pyclass(module = "eiland", frozen)]
pub(crate) struct Space {
    pub(crate) inner: Arc<lab::Space>,
}

/// The seat of this number.
pub(crate) fn seat(py: Python<'_>, number: usize) -> PyResult<Seat> {
    let wrong = || error::wrong(py, format!("there is no seat {number}"));
    Seat::ALL.get(number).copied().ok_or_else(wrong)
}

#[pymethods]
impl Space {
    #[new]
    #[pyo3(signature = (game="island", variant=None, *, setup=None))]
    fn new(
        py: Python<'_>,
        game: &str,
        variant: Option<&str>,
        setup: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Space> {
        let setup = meant(py, game, variant, setup)?;
        let space = lab::Space::of(game, &setup).map_err(|error| error::setup(py, &error))?;
        Ok(Space { inner: Arc::new(space) })
    }

    /// How many numbers there are.
    #[getter]
    fn size(&self) -> usize {
        self.inner.size()
    }

    fn __len__(&self) -> usize {
        self.inner.size()
    }

    /// The kinds of decisions in order: kind, first number, how many, fields with their values.
    #[getter]
    fn blocks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        for block in self.inner.blocks() {
            let fields = PyDict::new(py);
            for (name, values) in block.fields() {
                let values: Result<Vec<_>, _> =
                    values.iter().map(|value| to_python(py, value)).collect();
                fields.set_item(name, values?)?;
            }
            let told = PyDict::new(py);
            told.set_item("kind", block.kind)?;
            told.set_item("first", block.first)?;
            told.set_item("count", block.count)?;
            told.set_item("fields", fields)?;
            list.append(told)?;
        }
        Ok(list)
    }

    /// The number of a decision, or None where it has to be written out.
    #[pyo3(signature = (decision, seat=0))]
    fn id(
        &self,
        py: Python<'_>,
        decision: &Bound<'_, PyAny>,
        seat: usize,
    ) -> PyResult<Option<u32>> {
        Ok(self.inner.id(self::seat(py, seat)?, &from_python(decision)?))
    }

    /// The decision of this number.
    #[pyo3(signature = (id, seat=0))]
    fn decision<'py>(&self, py: Python<'py>, id: u32, seat: usize) -> PyResult<Bound<'py, PyAny>> {
        let decision = self.inner.decision(self::seat(py, seat)?, id);
        let decision =
            decision.ok_or_else(|| error::wrong(py, format!("no decision has the number {id}")))?;
        to_python(py, &decision)
    }
}
