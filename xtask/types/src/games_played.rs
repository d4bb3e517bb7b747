//! Fair games with everything open, in which the page's tests draw every outcome again.

use anyhow::{Context, Result};
use dice::Dice;
use island::{BoardChoice, Cells, Chips, Harbours, Island, RobberStart, Setup, Shuffle};
use serde_json::{Value, json};
use table::{Chance, Eye, Game, Pseudo, Seat, Secret, Session, ToAct};

use crate::Files;

/// How long the games are; the first one is played to its end.
const STEPS: usize = 220;

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

/// The dice game: one game for each variant.
pub(crate) fn dice(folder: &str) -> Result<Files> {
    let mut files = Files::new();
    for (index, variant) in Dice::variants().into_iter().enumerate() {
        let setup = serde_json::to_value(&variant.setup)?;
        let played = game(Dice::ID, &setup, 50 + index as u8, STEPS)?;
        files.insert(format!("{folder}/{}.json", variant.id).into(), format!("{played}\n"));
    }
    Ok(files)
}

/// The island: one game for each variant, one for what no variant has, and layouts of every kind.
pub(crate) fn island(folder: &str) -> Result<Files> {
    let mut files = Files::new();
    let mut add = |name: &str, value: &Value| {
        files.insert(format!("{folder}/{name}.json").into(), format!("{value}\n"));
    };
    for (index, variant) in Island::variants().into_iter().enumerate() {
        let length = if index == 0 { usize::MAX } else { STEPS };
        add(
            variant.id,
            &game(Island::ID, &serde_json::to_value(&variant.setup)?, index as u8, length)?,
        );
    }
    let lots = Setup { robber: RobberStart::Lot, ..Setup::variable(5) };
    add("robber-by-lot", &game(Island::ID, &serde_json::to_value(&lots)?, 100, 30)?);
    add("layouts", &layouts()?);
    Ok(files)
}

/// A game as the page gets it.
fn game(id: &str, setup: &Value, number: u8, length: usize) -> Result<Value> {
    let registry = games::registry();
    let secret = Secret::new(std::array::from_fn(|index| number.wrapping_mul(31) ^ index as u8));
    let start = registry.game(id).context("the game")?.start(setup)?;
    let seeds = (0..start.seats()).map(|seat| format!("seed {seat} ü")).collect();
    let mut session = Session::start_fair(registry, id, setup, secret, seeds)?;
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
    let mut told = server::types::replayed(registry, session.journal())?;
    told["start"] = start.view(Eye::Arbiter);
    Ok(told)
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

/// Layouts of every kind, each the first outcome of a game.
fn layouts() -> Result<Value> {
    let mut all = Vec::new();
    let chips = [Chips::Letters, Chips::LettersFrom { corner: 4 }, Chips::Random];
    let harbours = [Harbours::Printed, Harbours::Shuffled, Harbours::Frame];
    for cells in [Cells::Base, Cells::Six] {
        for chips in chips {
            for harbours in harbours {
                let shuffle = Shuffle { cells: Some(cells), chips, harbours };
                let board = BoardChoice::Variable(shuffle);
                let setup = serde_json::to_value(Setup { board, ..Setup::variable(4) })?;
                let number = 200 + all.len() as u8;
                all.push(game(Island::ID, &setup, number, 1)?);
            }
        }
    }
    Ok(json!(all))
}
