//! What can be played, and by which rules.

use axum::Json;
use axum::extract::{Path, State};
use serde_json::{Value, json};
use table::Book;

use super::App;
use super::error::ApiError;
use crate::bots;

pub(super) async fn games(State(app): State<App>) -> Json<Value> {
    let told = |bot: &bots::Named| json!({"id": bot.id, "name": {"en": bot.en, "de": bot.de}});
    let games = app.hall.house().registry.games().iter().map(|game| {
        let variants = game.variants().iter().map(|variant| {
            let seats = game.start(&variant.setup).map_or(0, |position| position.seats());
            let (id, name, setup) = (variant.id, &variant.name, &variant.setup);
            json!({"id": id, "name": name, "setup": setup, "seats": seats})
        });
        let variants: Vec<Value> = variants.collect();
        let bots: Vec<Value> = bots::of(game.id()).into_iter().map(told).collect();
        json!({"id": game.id(), "name": game.name(), "variants": variants, "bots": bots})
    });
    Json(json!({"games": games.collect::<Vec<Value>>()}))
}

/// All rules, book by book.
pub(super) async fn rules(State(app): State<App>) -> Json<Value> {
    let mut books: Vec<&Book> = Vec::new();
    for book in app.hall.house().registry.games().iter().flat_map(|game| game.books()) {
        if books.iter().all(|known| known.book != book.book) {
            books.push(book);
        }
    }
    let told = |book: &&Book| json!({"id": book.book, "title": book.title, "rules": book.rules});
    Json(json!({"books": books.iter().map(told).collect::<Vec<Value>>()}))
}

pub(super) async fn rule(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<Value>, ApiError> {
    let rule = app.hall.house().registry.rule(&id);
    rule.map(|rule| Json(json!(rule))).ok_or_else(|| ApiError::not_found("there is no such rule"))
}
