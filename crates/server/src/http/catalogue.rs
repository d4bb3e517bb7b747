//! What can be played, and by which rules.

use axum::Json;
use axum::extract::{Path, State};
use bots::minds;
use serde::Serialize;
use serde_json::Value;
use table::rule::Entry;
use table::{AnyGame, Book, Switch, SwitchState, Words};

use super::App;
use super::error::ApiError;
use crate::settings::Waits;

/// What can be played.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Games {
    games: Vec<GameInfo>,
    clocks: ClockLimits,
}

/// How many seconds people may think each time the game turns to them, by clock.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct ClockLimits {
    relaxed: u64,
    quick: u64,
}

/// One game, with what can be chosen about it.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct GameInfo {
    id: &'static str,
    name: Words,
    variants: Vec<VariantInfo>,
    bots: Vec<BotInfo>,
    /// The values that the host has put in the place of the game's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    corrections: Option<Value>,
}

/// A setup that is offered by name.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct VariantInfo {
    id: &'static str,
    name: Words,
    /// What it is, in one sentence.
    about: Words,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    setup: Value,
    seats: usize,
    switches: Vec<SwitchInfo>,
}

/// Something that may be chosen about a variant.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct SwitchInfo {
    /// Where it stands in the setup: the names of the fields, joined by dots.
    at: &'static str,
    name: Words,
    /// The number of the rule that says what it changes, and its sentence.
    rule: String,
    about: Words,
    #[serde(flatten)]
    state: SwitchState,
}

/// A bot that people can choose.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct BotInfo {
    id: &'static str,
    name: Words,
}

/// All rules.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Books {
    books: Vec<BookInfo>,
}

/// A rulebook.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct BookInfo {
    id: String,
    title: Words,
    rules: Vec<Entry>,
}

pub(super) async fn games(State(app): State<App>) -> Json<Games> {
    let house = app.hall.house();
    let games = house.registry.games().iter().map(GameInfo::of).collect();
    let Waits { relaxed, quick, .. } = house.settings.waits;
    let clocks = ClockLimits { relaxed: relaxed.as_secs(), quick: quick.as_secs() };
    Json(Games { games, clocks })
}

impl GameInfo {
    fn of(game: &AnyGame) -> GameInfo {
        let variants = game.variants().iter().map(|variant| VariantInfo {
            id: variant.id,
            name: variant.name.clone(),
            about: variant.about.clone(),
            setup: variant.setup.clone(),
            seats: game.start(&variant.setup).map_or(0, |position| position.seats()),
            switches: switches(game, &variant.setup),
        });
        let bots = minds::of(game.id()).into_iter();
        let bots = bots.map(|bot| BotInfo { id: bot.id, name: bot.name });
        GameInfo {
            id: game.id(),
            name: game.name().clone(),
            variants: variants.collect(),
            bots: bots.collect(),
            corrections: game.corrections().cloned(),
        }
    }
}

fn switches(game: &AnyGame, setup: &Value) -> Vec<SwitchInfo> {
    let told = |Switch { at, name, rule, state }| {
        let rule = rule.to_string();
        let entry = game.books().iter().find_map(|book| book.rule(&rule));
        let about = entry.map_or_else(|| name.clone(), |entry: &Entry| entry.text.clone());
        SwitchInfo { at, name, rule, about, state }
    };
    game.switches(setup).into_iter().flatten().map(told).collect()
}

/// All rules, book by book.
pub(super) async fn rules(State(app): State<App>) -> Json<Books> {
    let told = |book: &Book| BookInfo {
        id: book.book.clone(),
        title: book.title.clone(),
        rules: book.rules.clone(),
    };
    Json(Books { books: app.hall.house().registry.books().into_iter().map(told).collect() })
}

pub(super) async fn rule(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<Entry>, ApiError> {
    let rule = app.hall.house().registry.rule(&id);
    rule.map(|rule| Json(rule.clone())).ok_or_else(|| ApiError::not_found("there is no such rule"))
}
