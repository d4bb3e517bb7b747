//! What the house has: games, rules, bots, matches.

use std::num::NonZeroUsize;

use ::analysis::{Account, Effort};
use ::bots::minds;
use ::games::Visitor;
use pyo3::prelude::*;
use serde_json::{Value, json};
use table::{AnyGame, Journal};

use crate::error;
use crate::value::{from_python, to_python};

/// All games with their variants, as dicts.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let variants = |game: &AnyGame| -> Vec<Value> {
        let told = game.variants().iter().map(|variant| {
            json!({
                "id": variant.id,
                "name": variant.name.en,
                "about": variant.about.en,
                "seats": game.start(&variant.setup).map_or(0, |start| start.seats()),
            })
        });
        told.collect()
    };
    let told: Vec<Value> = (::games::registry().games().iter())
        .map(|game| json!({"id": game.id(), "name": game.name().en, "variants": variants(game)}))
        .collect();
    to_python(py, &Value::Array(told))
}

/// The game of this id.
pub(crate) fn named(py: Python<'_>, game: &str) -> PyResult<&'static AnyGame> {
    let registry = ::games::registry();
    registry.game(game).ok_or_else(|| {
        let known: Vec<&str> = registry.games().iter().map(AnyGame::id).collect();
        error::wrong(py, format!("there is no game {game:?}; there is: {}", known.join(", ")))
    })
}

/// The setup that is meant: the one that is given, or that of a variant, or the usual one.
pub(crate) fn meant(
    py: Python<'_>,
    game: &str,
    variant: Option<&str>,
    given: Option<&Bound<'_, PyAny>>,
) -> PyResult<Value> {
    let game = named(py, game)?;
    if let Some(given) = given {
        return from_python(given);
    }
    let found = match variant {
        Some(id) => game.variant(id),
        None => game.variants().first(),
    };
    found.map(|variant| variant.setup.clone()).ok_or_else(|| {
        let known: Vec<&str> = game.variants().iter().map(|variant| variant.id).collect();
        let asked = variant.unwrap_or_default();
        error::wrong(py, format!("there is no variant {asked:?}; there is: {}", known.join(", ")))
    })
}

/// The setup of a variant, to be changed and given to a game.
#[pyfunction]
#[pyo3(signature = (game="island", variant=None))]
pub(crate) fn setup<'py>(
    py: Python<'py>,
    game: &str,
    variant: Option<&str>,
) -> PyResult<Bound<'py, PyAny>> {
    to_python(py, &meant(py, game, variant, None)?)
}

/// The sentence of a rule, or None where there is no such rule.
#[pyfunction]
#[pyo3(signature = (id, language="en"))]
pub(crate) fn rule(id: &str, language: &str) -> Option<String> {
    let words = &::games::registry().rule(id)?.text;
    Some(if language == "de" { words.de.clone() } else { words.en.clone() })
}

struct Names;

impl Visitor for Names {
    type Out = Vec<&'static str>;

    fn visit<G: table::Game>(self) -> Self::Out {
        ::bots::names::<G>()
    }
}

/// The names of the bots that play a game.
#[pyfunction]
#[pyo3(signature = (game="island"))]
pub(crate) fn bots(py: Python<'_>, game: &str) -> PyResult<Vec<&'static str>> {
    named(py, game)?;
    Ok(::games::visit(game, Names).unwrap_or_default())
}

/// A bot's mind, if it plays the game.
pub(crate) fn mind(
    py: Python<'_>,
    game: &str,
    name: &str,
    seed: u64,
) -> PyResult<Box<dyn minds::Mind>> {
    if minds::exists(game, name) {
        return Ok(minds::make(game, name, seed));
    }
    let known = bots(py, game)?.join(", ");
    Err(error::wrong(py, format!("no bot {name:?} plays {game}; these do: {known}")))
}

/// Plays a match between bots and tells its results. The same order gives the same results.
#[pyfunction]
#[pyo3(signature = (bots, games, *, game="island", variant=None, setup=None, seed=0, threads=1))]
#[allow(clippy::too_many_arguments, reason = "they have names where they are used")]
pub(crate) fn play_match<'py>(
    py: Python<'py>,
    bots: Vec<String>,
    games: u64,
    game: &str,
    variant: Option<&str>,
    setup: Option<&Bound<'py, PyAny>>,
    seed: u64,
    threads: usize,
) -> PyResult<Bound<'py, PyAny>> {
    let setup = meant(py, game, variant, setup)?;
    let order = json!({"game": game, "setup": setup, "bots": bots, "games": games, "seed": seed});
    let order: arena::Order =
        serde_json::from_value(order).map_err(|error| error::wrong(py, error))?;
    let played = py.detach(|| arena::play(&order, NonZeroUsize::new(threads), &|_| ()));
    let report = played.map_err(|error| match &error {
        arena::MatchError::Setup(setup) => error::setup(py, setup),
        other => error::wrong(py, other),
    })?;
    let results = serde_json::to_value(report.results).map_err(|error| error::wrong(py, error))?;
    to_python(py, &results)
}

/// Looks at the game of a journal afterwards: every step with the chances before and after it and what would have been
/// better, and what luck and skill came to.
#[pyfunction]
#[pyo3(signature = (journal, *, worlds=4, seed=0, threads=1))]
pub(crate) fn analyse<'py>(
    py: Python<'py>,
    journal: &str,
    worlds: u32,
    seed: u64,
    threads: usize,
) -> PyResult<Bound<'py, PyAny>> {
    let effort = Effort { worlds: worlds.max(1), seed };
    let threads = NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN);
    let looked = py.detach(|| {
        let journal = Journal::parse(journal)?;
        ::analysis::whole(&journal, effort, threads, &|| ())
    });
    let (scale, steps) = looked.map_err(|fault| error::journal(py, &fault))?;
    let account = Account::of(&steps);
    to_python(py, &json!({"scale": scale, "steps": steps, "account": account}))
}
