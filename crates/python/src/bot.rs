//! Bots, who decide through their seat's own eyes.

use std::sync::Mutex;
use std::time::Duration;

use bots::Budget;
use bots::minds::Mind;
use pyo3::prelude::*;

use crate::error;
use crate::game::Game;
use crate::house::{mind, named};
use crate::value::to_python;

/// A bot of the catalogue, for one game.
#[pyclass(module = "eiland", frozen)]
pub(crate) struct Bot {
    #[pyo3(get)]
    name: String,
    #[pyo3(get)]
    game: String,
    mind: Mutex<Box<dyn Mind>>,
}

impl Bot {
    /// Lets the mind work while Python does something else.
    fn think<T: Send>(
        &self,
        py: Python<'_>,
        game: &Game,
        seat: Option<usize>,
        work: impl FnOnce(&mut dyn Mind, &dyn table::AnyPosition, table::Seat) -> T + Send,
    ) -> PyResult<T> {
        let position = game.position().clone_box();
        if position.game() != self.game {
            let what = format!("this bot plays {} and not {}", self.game, position.game());
            return Err(error::wrong(py, what));
        }
        let seat = game.deciding(py, seat)?;
        let thought = py.detach(|| {
            let mut mind = self.mind.lock().ok()?;
            Some(work(&mut **mind, &*position, seat))
        });
        thought.ok_or_else(|| error::wrong(py, "this bot has broken down"))
    }
}

/// How long a bot may think about a decision; what it allows itself where nothing is given.
fn budget(py: Python<'_>, visits: Option<u32>, millis: Option<u64>) -> PyResult<Option<Budget>> {
    match (visits, millis) {
        (Some(_), Some(_)) => Err(error::wrong(py, "a bot takes visits or millis, not both")),
        (None, Some(millis)) => Ok(Some(Budget::Time(Duration::from_millis(millis)))),
        (visits, None) => Ok(visits.map(Budget::Visits)),
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, game="island", *, seed=0, visits=None, millis=None))]
    fn new(
        py: Python<'_>,
        name: &str,
        game: &str,
        seed: u64,
        visits: Option<u32>,
        millis: Option<u64>,
    ) -> PyResult<Bot> {
        named(py, game)?;
        let mut mind = mind(py, game, name, seed)?;
        if let Some(budget) = budget(py, visits, millis)? {
            mind.allow(budget);
        }
        Ok(Bot { name: name.into(), game: game.into(), mind: Mutex::new(mind) })
    }

    /// What the bot would decide, as a dict.
    #[pyo3(signature = (game, seat=None))]
    fn choose<'py>(
        &self,
        py: Python<'py>,
        game: PyRef<'py, Game>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let choice = self.think(py, &game, seat, |mind, position, seat| {
            let able = !position.decisions(seat).is_empty();
            if able { mind.choose(position, seat) } else { None }
        })?;
        let choice = choice.ok_or_else(|| error::wrong(py, "this seat has nothing to decide"))?;
        to_python(py, &choice)
    }

    /// What it thinks of each thing the seat may do, the best first; None where it cannot tell.
    #[pyo3(signature = (game, seat=None))]
    fn advise<'py>(
        &self,
        py: Python<'py>,
        game: PyRef<'py, Game>,
        seat: Option<usize>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let hint = self.think(py, &game, seat, |mind, position, seat| {
            let able = !position.decisions(seat).is_empty();
            if able { mind.advise(position, seat) } else { None }
        })?;
        let written = hint.and_then(|hint| serde_json::to_value(hint).ok());
        written.map(|written| to_python(py, &written)).transpose()
    }

    fn __repr__(&self) -> String {
        format!("Bot({:?}, {:?})", self.name, self.game)
    }
}
