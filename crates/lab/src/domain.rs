//! What a field of a decision can be: a list of values in a fixed order.

use std::collections::HashMap;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;
use table::Seat;

/// The values that a field of a decision can have, in the order in which they are counted.
#[derive(Debug)]
pub(crate) enum Domain {
    /// These. `null` stands for a field that is left out.
    Listed {
        /// In order.
        values: Vec<Value>,
        /// Where each stands, by its text.
        places: HashMap<String, u32>,
    },
    /// One value: all seats but the one that decides.
    Others {
        /// How many play.
        seats: usize,
    },
}

impl Domain {
    /// How many values there are.
    pub(crate) fn len(&self) -> u32 {
        match self {
            Domain::Listed { values, .. } => values.len() as u32,
            Domain::Others { .. } => 1,
        }
    }

    /// The value's place, if it is one of them.
    pub(crate) fn place(&self, value: &Value, seat: Seat) -> Option<u32> {
        match self {
            Domain::Listed { places, .. } => places.get(&value.to_string()).copied(),
            Domain::Others { .. } => (*value == self.value(0, seat)).then_some(0),
        }
    }

    /// The value at this place, which must be below [`Domain::len`].
    pub(crate) fn value(&self, place: u32, seat: Seat) -> Value {
        match self {
            Domain::Listed { values, .. } => values[place as usize].clone(),
            Domain::Others { seats } => {
                let others = Seat::first(*seats).filter(|&other| other != seat);
                others.map(Seat::index).collect()
            }
        }
    }

    /// All values; none where they depend on who decides.
    pub(crate) fn values(&self) -> &[Value] {
        match self {
            Domain::Listed { values, .. } => values,
            Domain::Others { .. } => &[],
        }
    }
}

/// These values of the engine's own types, as they are written in decisions.
pub(crate) fn of<T: Serialize>(items: impl IntoIterator<Item = T>) -> Arc<Domain> {
    let written = |item: T| serde_json::to_value(item).expect("a game's values can be written");
    let values: Vec<Value> = items.into_iter().map(written).collect();
    let places = (0..).zip(&values).map(|(place, value)| (value.to_string(), place)).collect();
    Arc::new(Domain::Listed { values, places })
}

/// The seats of a table of so many, and no others.
pub(crate) fn seats(count: usize) -> Arc<Domain> {
    of(Seat::first(count))
}

/// Yes or no.
pub(crate) fn flag() -> Arc<Domain> {
    of([false, true])
}
