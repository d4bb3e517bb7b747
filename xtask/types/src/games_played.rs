//! Journals of fair games, in which the page's tests draw every outcome again.

use anyhow::{Context, Result};
use serde_json::Value;
use table::{AnyGame, Chance, Pseudo, Seat, Secret, Session, ToAct};

use crate::Files;

/// How long the games are, but for the first one.
const STEPS: usize = 220;
/// How long the first one is at most: players who demolish as readily as they build need not come to an end.
const LONGEST: usize = 4000;

/// What is liked best comes first; what is not here is done now and then.
const TASTE: [&str; 25] = [
    "build_city",
    "build_settlement",
    "play_road_building",
    "play_year_of_plenty",
    "play_monopoly",
    "play_knight",
    "deal",
    "accept",
    "buy_card",
    "build_road",
    "trade_bank",
    "roll",
    "discard",
    "rob",
    "move_robber",
    "end_turn",
    // The dice game's, whose names are others.
    "city",
    "settlement",
    "knight",
    "road",
    "joker",
    "trade",
    "roll",
    "stop",
    "end",
];

/// A journal for each variant of a game; the first game is played to its end, if it comes to one.
pub(crate) fn journals(game: &AnyGame, folder: &str) -> Result<Files> {
    let mut files = Files::new();
    for (index, variant) in game.variants().iter().enumerate() {
        let length = if index == 0 { LONGEST } else { STEPS };
        let journal = played(game, &variant.setup, index as u8, length)?;
        files.insert(format!("{folder}/{}.jsonl", variant.id).into(), journal);
    }
    Ok(files)
}

/// The journal of a fair game that is left after so many steps.
fn played(game: &AnyGame, setup: &Value, number: u8, length: usize) -> Result<String> {
    let secret = Secret::new(std::array::from_fn(|index| number.wrapping_mul(31) ^ index as u8));
    let seats = game.start(setup)?.seats();
    let seeds = (0..seats).map(|seat| format!("seed {seat} ü")).collect();
    let mut session = Session::start_fair(games::registry(), game.id(), setup, secret, seeds)?;
    let mut chance = Pseudo::new(number.into());
    while session.journal().steps().len() < length {
        match session.position().to_act() {
            ToAct::Nobody => break,
            ToAct::Nature => {
                session.draw_fair()?;
            }
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().context("somebody")?;
                let choice = choose(&session, seat, &mut chance);
                session.decide(seat, &choice)?;
            }
        }
    }
    session.close()?;
    Ok(session.journal().to_string())
}

fn choose(session: &Session, seat: Seat, chance: &mut Pseudo) -> Value {
    let mut list = session.position().decisions(seat);
    let kind = |choice: &Value| choice["do"].as_str().unwrap_or_default().to_owned();
    if chance.below(4) > 0 {
        let best = TASTE.iter().find(|taste| list.iter().any(|choice| kind(choice) == **taste));
        if let Some(best) = best {
            list.retain(|choice| kind(choice) == *best);
        }
    }
    let index = chance.below(list.len() as u32) as usize;
    list.swap_remove(index)
}
