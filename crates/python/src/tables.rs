//! Many games at once.

use lab::{Ended, Illegal, Observer, Order};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;
use table::AnyPosition;

use crate::error;
use crate::house::{meant, named};

/// Many games that move on together.
#[pyclass(module = "eiland")]
pub(crate) struct Tables {
    tables: Box<dyn lab::Tables>,
    observer: Observer,
    longest: u32,
}

// All work on the tables goes through `&mut self`, so nobody looks while they move.
fn rows<'py, T: numpy::Element>(
    py: Python<'py>,
    cells: Vec<T>,
    columns: usize,
) -> PyResult<Bound<'py, PyArray2<T>>> {
    let count = cells.len() / columns.max(1);
    PyArray1::from_vec(py, cells).reshape([count, columns])
}

#[pymethods]
impl Tables {
    #[new]
    #[pyo3(signature = (game="island", variant=None, *, setup=None, tables=1024, seed=0, longest=0, threads=1))]
    #[allow(clippy::too_many_arguments, reason = "they have names where they are used")]
    fn new(
        py: Python<'_>,
        game: &str,
        variant: Option<&str>,
        setup: Option<&Bound<'_, PyAny>>,
        tables: usize,
        seed: u64,
        longest: u32,
        threads: usize,
    ) -> PyResult<Tables> {
        let setup = meant(py, game, variant, setup)?;
        let fault = |error| error::setup(py, &error);
        let start: Box<dyn AnyPosition> = named(py, game)?.start(&setup).map_err(fault)?;
        let observer = Observer::of(&*start);
        let order = Order { game, setup: &setup, tables, seed, longest, threads };
        let tables = py.detach(|| lab::many(&order)).map_err(fault)?;
        Ok(Tables { tables, observer, longest })
    }

    fn __len__(&self) -> usize {
        self.tables.len()
    }

    /// How many play at each table.
    #[getter]
    fn seats(&self) -> usize {
        self.tables.seats()
    }

    /// How many numbers decisions have.
    #[getter]
    fn size(&self) -> usize {
        self.tables.size()
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.observer.size()
    }

    /// After how many decisions a game is broken off; 0 for never.
    #[getter]
    fn longest(&self) -> u32 {
        self.longest
    }

    /// Begins new games at all tables.
    fn reset(&mut self, py: Python<'_>, seed: u64) {
        py.detach(|| self.tables.reset(seed));
    }

    /// Takes one decision at each table.
    fn step(&mut self, py: Python<'_>, decisions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let decisions = decisions.as_slice()?;
        py.detach(|| self.tables.step(decisions))
            .map_err(|illegal: Illegal| error::wrong(py, illegal))
    }

    /// One legal decision for each table, each equally likely.
    fn sample<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let mut decisions = vec![0; self.tables.len()];
        py.detach(|| self.tables.sample(&mut decisions));
        PyArray1::from_vec(py, decisions)
    }

    /// Takes so many decisions by chance at each table, and tells how many games have ended.
    fn step_random(&mut self, py: Python<'_>, rounds: usize) -> u64 {
        py.detach(|| self.tables.step_random(rounds))
    }

    /// The legal decisions, packed: a row of words of 64 bits for each table, the lowest bit first.
    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<u64>>> {
        rows(py, self.tables.masks().to_vec(), self.tables.words())
    }

    /// The legal decisions as truth values: a row for each table.
    fn mask_bools<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<bool>>> {
        let (size, words) = (self.tables.size(), self.tables.words());
        let cells = py.detach(|| {
            let mut cells = vec![false; self.tables.len() * size];
            for (row, mask) in cells.chunks_mut(size).zip(self.tables.masks().chunks(words)) {
                for (cells, word) in row.chunks_mut(64).zip(mask) {
                    let bits = (0..64).map(|bit| word >> bit & 1 == 1);
                    cells.iter_mut().zip(bits).for_each(|(cell, bit)| *cell = bit);
                }
            }
            cells
        });
        rows(py, cells, size)
    }

    /// Who is asked at each table.
    fn asked<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        PyArray1::from_slice(py, self.tables.asked())
    }

    /// How the last step left each table: 0 where its game goes on, 1 where it was over, 2 where it
    /// was broken off.
    fn ended<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        PyArray1::from_iter(py, self.tables.ended().iter().map(|&ended: &Ended| ended as u8))
    }

    /// Who won the last game that ended at each table: bit `seat`.
    fn winners<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        PyArray1::from_slice(py, self.tables.winners())
    }

    /// The points of the last game that ended at each table, a row of seats each.
    fn points<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<i16>>> {
        rows(py, self.tables.points().to_vec(), self.tables.seats())
    }

    /// What each asked seat sees, a row for each table.
    fn observe<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<i16>>> {
        let size = self.observer.size();
        let mut cells = vec![0; self.tables.len() * size];
        py.detach(|| self.tables.observe(&self.observer, &mut cells));
        rows(py, cells, size)
    }
}
