//! One game.

use std::sync::Arc;

use lab::Observer;
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};
use serde_json::Value;
use table::{AnyPosition, Events, Eye, Header, Journal, Pseudo, Seat, Session, StepError, ToAct};

use crate::error;
use crate::house::{meant, named};
use crate::space::{Space, seat as seat_of};
use crate::value::{from_python, to_python};

/// A game under way, or a position that a seat imagines.
#[pyclass(module = "eiland")]
#[derive(Clone)]
pub(crate) struct Game {
    state: State,
    chance: Pseudo,
    /// Whether chance is drawn as soon as it is due.
    draws: bool,
    space: Arc<lab::Space>,
    observer: Arc<Observer>,
}

#[derive(Clone)]
enum State {
    /// Played from its start, with its journal.
    Whole(Box<Session>),
    /// Imagined: nobody knows how it came about.
    Imagined(Box<dyn AnyPosition>),
}

impl Game {
    pub(crate) fn position(&self) -> &dyn AnyPosition {
        match &self.state {
            State::Whole(session) => session.position(),
            State::Imagined(position) => &**position,
        }
    }

    /// The seat that is meant, or else the first that the game waits for.
    pub(crate) fn deciding(&self, py: Python<'_>, seat: Option<usize>) -> PyResult<Seat> {
        match seat {
            Some(number) if number < self.position().seats() => seat_of(py, number),
            Some(number) => Err(error::wrong(py, format!("there is no seat {number} here"))),
            None => {
                let first = self.asked().first().copied();
                first.ok_or_else(|| error::wrong(py, "the game waits for no seat"))
            }
        }
    }

    fn asked(&self) -> Vec<Seat> {
        match self.position().to_act() {
            ToAct::Seats(seats) => seats.iter().collect(),
            ToAct::Nature | ToAct::Nobody => Vec::new(),
        }
    }

    fn eye(&self, py: Python<'_>, eye: Option<&Bound<'_, PyAny>>) -> PyResult<Eye> {
        let Some(eye) = eye else { return Ok(Eye::Seat(self.deciding(py, None)?)) };
        if let Ok(number) = eye.extract::<usize>() {
            return Ok(Eye::Seat(self.deciding(py, Some(number))?));
        }
        match eye.extract::<String>().as_deref() {
            Ok("spectator") => Ok(Eye::Spectator),
            Ok("arbiter") => Ok(Eye::Arbiter),
            _ => Err(error::wrong(py, "an eye is a seat's number, \"spectator\" or \"arbiter\"")),
        }
    }

    fn decided(&mut self, seat: Seat, choice: &Value) -> Result<Events, StepError> {
        match &mut self.state {
            State::Whole(session) => session.decide(seat, choice),
            State::Imagined(position) => Ok(position.decide(seat, choice)?.events),
        }
    }

    fn resolved(&mut self, outcome: &Value) -> Result<Events, StepError> {
        match &mut self.state {
            State::Whole(session) => session.resolve(outcome),
            State::Imagined(position) => Ok(position.resolve(outcome)?.events),
        }
    }

    fn drawn(&mut self) -> Result<Events, StepError> {
        let Game { state, chance, .. } = self;
        let position = match state {
            State::Whole(session) => session.position(),
            State::Imagined(position) => &**position,
        };
        let outcome = position.sample(chance).ok_or(StepError::NotNature)?;
        self.resolved(&outcome)
    }

    /// Draws what is due, where that is wanted.
    fn go_on(&mut self, eye: Eye, seen: &mut Vec<Value>) -> Result<(), StepError> {
        while self.draws && self.position().to_act() == ToAct::Nature {
            seen.extend(self.drawn()?.seen_by(eye));
        }
        Ok(())
    }

    fn session<'a>(&'a self, py: Python<'_>) -> PyResult<&'a Session> {
        match &self.state {
            State::Whole(session) => Ok(session),
            State::Imagined(_) => Err(error::wrong(py, "an imagined game has no journal")),
        }
    }

    fn of_session(
        session: Session,
        seed: u64,
        number: u64,
        draws: bool,
    ) -> Result<Game, StepError> {
        let setup = session.journal().header().setup.open();
        let start = session.position_after(0)?;
        let space = lab::Space::of_start(&*start, &setup).map_err(|error| {
            StepError::Rejected(table::Rejection::Unreadable(error.to_string()))
        })?;
        let observer = Arc::new(Observer::of(&*start));
        let chance = Pseudo::stream(seed, number);
        let space = Arc::new(space);
        let mut game =
            Game { state: State::Whole(Box::new(session)), chance, draws, space, observer };
        game.go_on(Eye::Spectator, &mut Vec::new())?;
        Ok(game)
    }
}

/// The first steps of a journal, as those of a game that anybody may play on: whose outcomes may come
/// from anywhere.
fn cut(journal: &Journal, steps: usize) -> String {
    let header = Header { fairness: None, ..journal.header().clone() };
    let lines = (1..=steps as u32).filter_map(|number| journal.step_line(number));
    let lines = std::iter::once(Journal::new(header).header_line()).chain(lines);
    lines.map(|line| line + "\n").collect()
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game="island", variant=None, *, setup=None, seed=0, number=0, draws=true))]
    fn new(
        py: Python<'_>,
        game: &str,
        variant: Option<&str>,
        setup: Option<&Bound<'_, PyAny>>,
        seed: u64,
        number: u64,
        draws: bool,
    ) -> PyResult<Game> {
        named(py, game)?;
        let setup = meant(py, game, variant, setup)?;
        let session = Session::start(games::registry(), game, &setup);
        let session = session.map_err(|error| error::start(py, &error))?;
        Game::of_session(session, seed, number, draws).map_err(|error| error::step(py, &error))
    }

    /// Plays a journal again, to go on from where it ends.
    #[staticmethod]
    #[pyo3(signature = (text, *, steps=None, seed=0, draws=false))]
    fn from_journal(
        py: Python<'_>,
        text: &str,
        steps: Option<usize>,
        seed: u64,
        draws: bool,
    ) -> PyResult<Game> {
        let fault = |error| error::journal(py, &error);
        let mut journal = Journal::parse(text).map_err(fault)?;
        if let Some(steps) = steps {
            if steps > journal.steps().len() {
                return Err(error::wrong(py, "the journal has fewer steps than that"));
            }
            journal = Journal::parse(&cut(&journal, steps)).map_err(fault)?;
        }
        let session = journal.replay(games::registry()).map_err(fault)?;
        Game::of_session(session, seed, 0, draws).map_err(|error| error::step(py, &error))
    }

    /// The game's id.
    #[getter]
    fn game(&self) -> &'static str {
        self.position().game()
    }

    /// The setup, written out.
    #[getter]
    fn setup<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.session(py)?.journal().header().setup.open())
    }

    /// How many play.
    #[getter]
    fn seats(&self) -> usize {
        self.position().seats()
    }

    /// The seats that the game waits for.
    #[getter]
    fn to_act(&self) -> Vec<usize> {
        self.asked().into_iter().map(Seat::index).collect()
    }

    /// The first of them, or None.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.asked().first().map(|seat| seat.index())
    }

    /// Whether chance is due.
    #[getter]
    fn nature(&self) -> bool {
        self.position().to_act() == ToAct::Nature
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.position().to_act() == ToAct::Nobody
    }

    /// How many steps were taken.
    #[getter]
    fn steps(&self, py: Python<'_>) -> PyResult<usize> {
        Ok(self.session(py)?.journal().steps().len())
    }

    /// The numbers of this setup's decisions.
    #[getter]
    fn space(&self) -> Space {
        Space { inner: Arc::clone(&self.space) }
    }

    /// What a seat may do, as dicts; free-form decisions as the subset that the game documents.
    #[pyo3(signature = (seat=None))]
    fn decisions<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.deciding(py, seat)?;
        to_python(py, &Value::Array(self.position().decisions(seat)))
    }

    /// The numbers of what a seat may do, in order.
    #[pyo3(signature = (seat=None))]
    fn ids<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let seat = self.deciding(py, seat)?;
        let listed = self.position().decisions(seat);
        let ids = listed.iter().filter_map(|choice| self.space.id(seat, choice));
        let mut ids: Vec<i64> = ids.map(i64::from).collect();
        ids.sort_unstable();
        Ok(PyArray1::from_vec(py, ids))
    }

    /// The same as truth values over all numbers.
    #[pyo3(signature = (seat=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let seat = self.deciding(py, seat)?;
        let mut mask = vec![false; self.space.size()];
        for choice in self.position().decisions(seat) {
            if let Some(id) = self.space.id(seat, &choice) {
                mask[id as usize] = true;
            }
        }
        Ok(PyArray1::from_vec(py, mask))
    }

    /// A seat decides: by number, or written out. Tells what the seat sees happen.
    #[pyo3(signature = (decision, seat=None))]
    fn decide<'py>(
        &mut self,
        py: Python<'py>,
        decision: &Bound<'py, PyAny>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.deciding(py, seat)?;
        let choice = match decision.cast::<PyDict>() {
            Ok(_) => from_python(decision)?,
            Err(_) => {
                let id: i64 = decision.extract()?;
                let choice = u32::try_from(id).ok().and_then(|id| self.space.decision(seat, id));
                choice
                    .ok_or_else(|| error::wrong(py, format!("no decision has the number {id}")))?
            }
        };
        let eye = Eye::Seat(seat);
        let events = self.decided(seat, &choice).map_err(|error| error::step(py, &error))?;
        let mut seen = events.seen_by(eye);
        self.go_on(eye, &mut seen).map_err(|error| error::step(py, &error))?;
        to_python(py, &Value::Array(seen))
    }

    /// The outcomes that may come now, with their weights; None where they are too many to list.
    fn outcomes<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyList>>> {
        let Some(outcomes) = self.position().outcomes() else { return Ok(None) };
        let list = PyList::empty(py);
        for (outcome, weight) in outcomes {
            let outcome = to_python(py, &outcome)?;
            let weight = weight.into_pyobject(py)?.into_any();
            list.append(PyTuple::new(py, [outcome, weight])?)?;
        }
        Ok(Some(list))
    }

    /// Draws the outcome that is due. Tells what the arbiter sees happen.
    fn draw<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let events = self.drawn().map_err(|error| error::step(py, &error))?;
        to_python(py, &Value::Array(events.seen_by(Eye::Arbiter)))
    }

    /// Takes an outcome from elsewhere, such as the dice of a real table.
    fn resolve<'py>(
        &mut self,
        py: Python<'py>,
        outcome: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let outcome = from_python(outcome)?;
        let events = self.resolved(&outcome).map_err(|error| error::step(py, &error))?;
        to_python(py, &Value::Array(events.seen_by(Eye::Arbiter)))
    }

    /// Takes back the last steps.
    #[pyo3(signature = (steps=1))]
    fn undo(&mut self, py: Python<'_>, steps: usize) -> PyResult<()> {
        match &mut self.state {
            State::Whole(session) => session.take_back(steps),
            State::Imagined(_) => {
                return Err(error::wrong(py, "an imagined game has no journal"));
            }
        }
        .map_err(|error| error::step(py, &error))
    }

    /// What an eye sees: a seat's number, "spectator" or "arbiter"; by default the deciding seat's.
    #[pyo3(signature = (eye=None))]
    fn view<'py>(
        &self,
        py: Python<'py>,
        eye: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.position().view(self.eye(py, eye)?))
    }

    /// What a seat sees, as a row of numbers.
    #[pyo3(signature = (seat=None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let seat = self.deciding(py, seat)?;
        let mut cells = vec![0; self.observer.size()];
        self.observer.observe_any(self.position(), seat, &mut cells);
        Ok(PyArray1::from_vec(py, cells))
    }

    /// The fields of an observation: name, first number, rows, columns, what it tells.
    #[getter]
    fn fields<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        for field in self.observer.fields() {
            let told = PyDict::new(py);
            told.set_item("name", field.name)?;
            told.set_item("first", field.first)?;
            told.set_item("rows", field.rows)?;
            told.set_item("columns", field.columns)?;
            told.set_item("about", field.about)?;
            list.append(told)?;
        }
        Ok(list)
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.observer.size()
    }

    /// Points of each seat as an eye may know them; by default the deciding seat's.
    #[pyo3(signature = (eye=None))]
    fn points(&self, py: Python<'_>, eye: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<i16>> {
        Ok(self.position().points(self.eye(py, eye)?))
    }

    /// How the seats stand, hidden points included: points, winners, over, turns.
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let scores = serde_json::to_value(self.position().standing());
        to_python(py, &scores.map_err(|error| error::wrong(py, error))?)
    }

    /// What a seat may not do now, by kinds: the rule and why.
    #[pyo3(signature = (seat=None))]
    fn why_not<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyDict>> {
        let told = PyDict::new(py);
        for (kind, refusal) in self.position().why_not(self.deciding(py, seat)?) {
            told.set_item(kind, (refusal.rule.to_string(), refusal.why))?;
        }
        Ok(told)
    }

    /// The journal so far, as lines of JSON.
    fn journal(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.session(py)?.journal().to_string())
    }

    /// A game that this seat cannot tell from this one: what it may not know is dealt anew.
    #[pyo3(signature = (seat=None, *, seed=0))]
    fn imagine(&self, py: Python<'_>, seat: Option<usize>, seed: u64) -> PyResult<Game> {
        let seat = self.deciding(py, seat)?;
        let mut chance = Pseudo::new(seed);
        let state = State::Imagined(self.position().imagine(seat, &mut chance));
        Ok(Game { state, chance, ..self.clone() })
    }

    /// The same game once more, to be played on apart from this one. Its chance goes on as here, or
    /// anew with a seed.
    #[pyo3(signature = (*, seed=None))]
    fn copy(&self, seed: Option<u64>) -> Game {
        let chance = seed.map_or_else(|| self.chance.clone(), Pseudo::new);
        Game { chance, ..self.clone() }
    }

    fn __repr__(&self) -> String {
        let scores = self.position().standing();
        let over = if scores.over { ", over" } else { "" };
        format!("Game({:?}, turn {}, points {:?}{over})", self.game(), scores.turns, scores.points)
    }
}
