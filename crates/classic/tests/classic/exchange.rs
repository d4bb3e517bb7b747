//! Exchange with the supply, and stores.

use classic::{Card, classic};
use realm::Terrain;
use table::Rule;

use crate::scene::*;

/// CLASSIC-37: three for one.
#[test]
fn classic_37_three_for_one() {
    let mut play = Board::base().red(|red| _ = red.holds("LLLBB").stock("2U", 3)).rolled(6);
    play.refused(RED, exchange('B', "0L"), classic(37));
    play.refused(RED, exchange('L', "-2U"), classic(4));
    play.refused(RED, exchange('L', "2U"), classic(4));
    play.refused(RED, exchange('L', "4U"), Rule::table(6));
    play.does(RED, exchange('L', "0L")).has(RED, "BBWWWO$");
    play.refused(RED, exchange('W', "2U"), classic(4));
    let two = |red: &mut Seated| {
        red.settlement(3, ground(Terrain::Forest, 1), ground(Terrain::Hills, 1));
        red.stock("-2U", 2).stock("4U", 2);
    };
    let mut play = Board::base().red(two).rolled(6);
    play.refused(RED, exchange('L', "4U"), classic(37));
    play.does(RED, exchange('L', "0L")).does(RED, pay("-2U"));
    play.does(RED, pay("4U")).does(RED, pay("4U")).has(RED, "LO$");
}

/// CLASSIC-4: a landscape stores three, and no more is traded.
#[test]
fn classic_4_a_landscape_stores_three() {
    let mut play = Board::base().red(|red| _ = red.holds("LLLOO$$$")).play();
    play.roll(6, classic::Face::Plenty);
    play.refused(RED, gain("-2U"), classic(36));
    play.does(RED, gain("0L"));
    play.does(BLUE, classic::Decision::Pass).has(RED, "LLLOOO$$$");
    let faults = faults(&Board::base().red(|red| _ = red.stock("0U", 4)).setup());
    assert_eq!(faults, [classic(4)]);
}

/// Each fleet exchanges its kind two for one, as often as wanted.
fn fleet(card: Card, letter: char) {
    let give = letter.to_string().repeat(3);
    let board = Board::base().red(|red| _ = red.card("1Ua", card).holds(&give));
    let to = if letter == 'O' { "0U" } else { "0L" };
    let mut play = board.rolled(1);
    assert_eq!(play.points(RED).trade, 1);
    play.does(RED, exchange(letter, to));
    assert_eq!(play.held(RED, kind(letter)), 1);
    let mut play = Board::base().red(|red| _ = red.holds(&give[..2])).rolled(2);
    play.refused(RED, exchange(letter, if letter == 'L' { "0U" } else { "-2U" }), classic(37));
}

#[test]
fn card_brick_fleet() {
    fleet(Card::BrickFleet, 'B');
}

#[test]
fn card_gold_fleet() {
    fleet(Card::GoldFleet, '$');
}

#[test]
fn card_grain_fleet() {
    fleet(Card::GrainFleet, 'G');
}

#[test]
fn card_lumber_fleet() {
    fleet(Card::LumberFleet, 'L');
}

#[test]
fn card_ore_fleet() {
    let board = Board::base().red(|red| _ = red.card("1Ua", Card::OreFleet).holds("OOO"));
    let mut play = board.rolled(1);
    play.does(RED, exchange('O', "0U")).has(RED, "OBG");
}

#[test]
fn card_wool_fleet() {
    fleet(Card::WoolFleet, 'W');
}

#[test]
fn card_mint() {
    let board = Board::base().red(|red| _ = red.city(1).card("1Ua", Card::Mint).holds("$$"));
    let mut play = board.rolled(1);
    play.does(RED, exchange('$', "0U")).does(RED, exchange('$', "0U")).has(RED, "BBG");
    play.refused(RED, exchange('$', "0U"), classic(37));
    assert_eq!(play.points(RED).trade, 1);
}
