//! What a seat sees, as a row of numbers built from its view and from nothing else.

use std::any::Any;
use std::sync::Arc;

use hex::{Grid, NARROW, WIDE};
use island::{Island, Scenarios};
use serde_json::Value;
use table::{AnyPosition, Eye, Game, Seat};

use crate::hashed;
use crate::seen;

/// How many cells any other view is spread over.
const CELLS: usize = 2048;
/// How many cells a scenario's own part of a view is spread over.
const SCENARIO_CELLS: usize = 512;

/// Some neighbouring numbers of an observation, and what they tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// What they are called.
    pub name: &'static str,
    /// What they tell.
    pub about: &'static str,
    /// Where they begin.
    pub first: usize,
    /// How many rows there are.
    pub rows: usize,
    /// How many numbers a row has.
    pub columns: usize,
}

impl Field {
    /// How many numbers there are.
    pub fn len(&self) -> usize {
        self.rows * self.columns
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A way to write down what a seat sees in the games of one setup.
#[derive(Debug)]
pub struct Observer {
    fields: Vec<Field>,
    size: usize,
    board: Board,
}

#[derive(Debug)]
enum Board {
    Narrow(Arc<Grid<NARROW>>),
    Wide(Arc<Grid<WIDE>>),
    /// Another game: its view is spread over cells.
    None,
}

impl Observer {
    /// For games that begin like this.
    pub fn of(start: &dyn AnyPosition) -> Observer {
        let any = start.as_any();
        let (board, fields) = if let Some(game) = any.downcast_ref::<Island>() {
            (Board::Narrow(Arc::clone(game.grid())), seen::fields(game.grid()))
        } else if let Some(game) = any.downcast_ref::<Scenarios>() {
            let mut fields = seen::fields(game.grid());
            let about = "what the scenario shows, spread over cells";
            fields.push(field("scenario", about, 1, SCENARIO_CELLS));
            (Board::Wide(Arc::clone(game.grid())), fields)
        } else {
            let seat = field("seat", "the own seat, one of six", 1, Seat::MAX);
            (Board::None, vec![seat, field("view", "the view, spread over cells", 1, CELLS)])
        };
        let mut size = 0;
        let placed = |field: Field| {
            let first = size;
            size += field.len();
            Field { first, ..field }
        };
        let fields = fields.into_iter().map(placed).collect();
        Observer { fields, size, board }
    }

    /// The fields in order.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// How many numbers an observation has.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Writes down what the seat sees.
    pub fn observe<G: Game>(&self, game: &G, seat: Seat, out: &mut [i16]) {
        let eye = Eye::Seat(seat);
        let view = || serde_json::to_value(game.view(eye)).unwrap_or_default();
        self.write(game, view, seat, out);
    }

    /// Writes down what the seat sees of a position without its type.
    pub fn observe_any(&self, position: &dyn AnyPosition, seat: Seat, out: &mut [i16]) {
        self.write(position.as_any(), || position.view(Eye::Seat(seat)), seat, out);
    }

    fn write(&self, game: &dyn Any, view: impl Fn() -> Value, seat: Seat, out: &mut [i16]) {
        out.fill(0);
        let eye = Eye::Seat(seat);
        match &self.board {
            Board::Narrow(grid) => {
                if let Some(game) = game.downcast_ref::<Island>() {
                    seen::write(&game.view(eye), grid, seat, &self.fields, out);
                }
            }
            Board::Wide(grid) => {
                if let Some(game) = game.downcast_ref::<Scenarios>() {
                    let view = game.view(eye);
                    seen::write(&view, grid, seat, &self.fields, out);
                    let scenario = serde_json::to_value(&view.scenario).unwrap_or_default();
                    let phase = serde_json::to_value(&view.phase).unwrap_or_default();
                    if let Some(cells) = out.len().checked_sub(SCENARIO_CELLS) {
                        hashed::add(&scenario, "scenario", &mut out[cells..]);
                        hashed::add(&phase, "phase", &mut out[cells..]);
                    }
                }
            }
            Board::None => {
                let (own, cells) = out.split_at_mut(Seat::MAX.min(out.len()));
                if let Some(own) = own.get_mut(seat.index()) {
                    *own = 1;
                }
                hashed::add(&view(), "view", cells);
            }
        }
    }
}

/// A field whose place is not known yet.
pub(crate) fn field(name: &'static str, about: &'static str, rows: usize, columns: usize) -> Field {
    Field { name, about, first: 0, rows, columns }
}
