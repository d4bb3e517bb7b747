//! The events of the Era of Progress.

use duel::{Card, Decision, Step};
use realm::Terrain;

use crate::eras::*;
use crate::scene::*;

/// Each landscape at a city loses one, never two; those at settlements only lose nothing, and none falls below
/// nothing.
#[test]
fn card_plague() {
    let board = progress()
        .red(|red| {
            red.city(-1).holds("LLBWGGOO");
        })
        .blue(|blue| {
            blue.holds("LLBBWWGGOO$$");
        });
    // Forest, hills, gold field and pasture touch the city at -1.
    let game = upon(board, Card::Plague);
    game.has(RED, "LGGOO").has(BLUE, "LLBBWWGGOO$$");
    assert_eq!(game.step(), Step::Action);
    let between = progress().red(|red| {
        red.settlement(3, ground(Terrain::Forest, 6), ground(Terrain::Hills, 5)).city(1).city(3);
        red.stock("2U", 3).stock("2L", 2).stock("4U", 1).stock("-2U", 3).stock("0L", 3);
    });
    let game = upon(between, Card::Plague);
    let stocks = ["2U", "2L", "4U", "-2U", "0L"].map(|at| game.stock(RED, at));
    assert_eq!(stocks, [2, 1, 0, 3, 2]);
}

/// The plague of both goes before the gifts of either's pharmacy.
#[test]
fn card_plague_settles_losses_first() {
    let board = progress()
        .red(|red| {
            red.city(-1).card("-1Ua", Card::Pharmacy).holds("L");
        })
        .blue(|blue| {
            blue.city(-1).holds("L");
        });
    let mut game = upon(board, Card::Plague);
    game.has(RED, "").has(BLUE, "");
    game.does(RED, gain("-2U"));
    assert_eq!(game.step(), Step::Action);
}

/// As in the base set: any one for each building with a progress point, at most two.
#[test]
fn card_invention_progress() {
    let board = progress()
        .red(|red| {
            red.city(-1).card("-1Ua", Card::Abbey).card("-1Ub", Card::University).holds("");
        })
        .blue(|blue| {
            blue.card("-1Ua", Card::Abbey).holds("");
        });
    let mut game = upon(board, Card::InventionProgress);
    game.does(RED, gain("2L")).does(RED, gain("0U")).does(BLUE, Decision::Pass);
    game.has(RED, "O$").has(BLUE, "");
    assert_eq!(game.step(), Step::Action);
}
