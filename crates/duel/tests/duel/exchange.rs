//! Exchanging with the supply: three for one, trade ships, the Large Trade Ship.

use duel::{Card, Decision, Mode, Step, duel};
use realm::Terrain;
use table::Rule;

use crate::scene::*;

/// DUEL-EX-13: three ore from two mountains.
#[test]
fn duel_51_three_of_a_kind_for_one_of_another() {
    let board = Board::first().red(|red| {
        red.settlement(3, ground(Terrain::Mountains, 4), ground(Terrain::Hills, 1));
        red.holds("O").stock("4U", 2);
    });
    let mut play = board.rolled(3);
    play.refused(RED, exchange('O', "2L"), duel(51));
    play.refused(RED, exchange('O', "4U"), duel(51));
    play.refused(RED, exchange('B', "0L"), duel(51));
    play.refused(RED, exchange('W', "0U"), duel(51));
    play.does(RED, exchange('O', "0L"));
    assert_eq!((play.stock(RED, "2L"), play.stock(RED, "4U"), play.stock(RED, "0L")), (0, 0, 1));
    play.has(RED, "WB");
    // Of more than three its owner says which.
    let board = Board::first().red(|red| {
        red.settlement(3, ground(Terrain::Mountains, 4), ground(Terrain::Hills, 1));
        red.holds("OOO").stock("4U", 2);
    });
    let mut play = board.rolled(3);
    play.does(RED, exchange('O', "0L")).does_all(RED, ["4U", "2L", "2L"].map(pay));
    assert_eq!((play.stock(RED, "2L"), play.stock(RED, "4U"), play.stock(RED, "0L")), (1, 1, 1));
}

/// DUEL-EX-14, DUEL-51: one ship changes the price of its own kind alone, from wherever it lies.
#[test]
fn duel_52_a_trade_ship_exchanges_two_for_one_as_often_as_wanted() {
    let ships = [
        (Card::OreShip, 'O'),
        (Card::GrainShip, 'G'),
        (Card::GoldShip, '$'),
        (Card::LumberShip, 'L'),
        (Card::BrickShip, 'B'),
        (Card::WoolShip, 'W'),
    ];
    for (card, letter) in ships {
        for at in ["-1Ua", "1La"] {
            let two = format!("{letter}{letter}");
            let board = Board::first().red(|red| _ = red.card(at, card).holds(&two));
            // A roll that yields another kind.
            let number = if letter == 'O' { 6 } else { 5 };
            let mut play = board.rolled(number);
            let to = if letter == 'W' { "0U" } else { "0L" };
            play.does(RED, exchange(letter, to));
            assert_eq!((play.held(RED, kind(letter)), play.stock(RED, to)), (0, 1), "{card:?}");
            play.refused(RED, exchange(letter, to), duel(52));
            // All other kinds keep their price.
            let rates = play.realm(RED).rates;
            assert_eq!(rates.iter().filter(|&&rate| rate == 3).count(), 5);
            assert_eq!(rates[kind(letter).index()], 2);
        }
    }
}

/// Each ship in a test of its own name: two of its kind, from two landscapes, twice in a turn.
fn sails(card: Card, letter: char, terrain: Terrain) {
    let board = Board::first().red(|red| {
        red.settlement(3, ground(terrain, 4), ground(terrain, 4)).card("-1La", card).holds("");
        red.stock("4U", 3).stock("4L", 1);
    });
    // A number that neither yields the kind nor stands on the new landscapes.
    let number = if matches!(letter, 'O' | '$') { 6 } else { 5 };
    let mut play = board.rolled(number);
    let to = if letter == 'L' { "-2L" } else { "-2U" };
    play.does(RED, exchange(letter, to)).does_all(RED, ["4U", "4L"].map(pay));
    play.does(RED, exchange(letter, to));
    assert_eq!((play.held(RED, kind(letter)), play.stock(RED, to)), (0, 2), "{card:?}");
    assert_eq!((card.points().trade, card.cost()), (1, amounts("LW")));
}

#[test]
fn card_ore_ship() {
    sails(Card::OreShip, 'O', Terrain::Mountains);
}

#[test]
fn card_grain_ship() {
    sails(Card::GrainShip, 'G', Terrain::Fields);
}

/// It takes gold from the Gold Cache as well.
#[test]
fn card_gold_ship() {
    sails(Card::GoldShip, '$', Terrain::GoldField);
    let board = Board::new(Mode::Gold).red(|red| {
        red.card("1Ua", Card::GoldShip).cache("0U").holds("$").stock("cache", 1);
    });
    let mut play = board.rolled(6);
    play.does(RED, exchange('$', "0L"));
    assert_eq!((play.cached(RED), play.stock(RED, "0L")), (0, 1));
}

#[test]
fn card_lumber_ship() {
    sails(Card::LumberShip, 'L', Terrain::Forest);
}

#[test]
fn card_brick_ship() {
    sails(Card::BrickShip, 'B', Terrain::Hills);
}

#[test]
fn card_wool_ship() {
    sails(Card::WoolShip, 'W', Terrain::Pasture);
}

/// DUEL-EX-15, DUEL-53: from one side alone, and from both one after the other.
#[test]
fn card_large_trade_ship() {
    let with = |letters: &str| {
        let letters = letters.to_string();
        let board = Board::first().red(|red| {
            red.card("1La", Card::LargeTradeShip).holds(&letters);
        });
        board.rolled(6)
    };
    let mut play = with("WO");
    play.refused(RED, ship("0L", "-2U"), duel(53));
    play.refused(RED, ship("2L", "-2U"), duel(53));
    let mut play = with("WWOO");
    play.refused(RED, ship("2U", "-2U"), duel(53));
    play.refused(RED, ship("-2L", "-2U"), duel(53));
    play.refused(RED, ship("0L", "0L"), duel(53));
    play.refused(RED, ship("0L", "4U"), Rule::table(6));
    play.does(RED, ship("0L", "-2U")).does(RED, ship("2L", "-2U")).has(RED, "LLG");
    // Both sides of one kind are still two sides.
    let board = Board::first().red(|red| {
        red.card("1La", Card::LargeTradeShip).land("2L", Terrain::Pasture, 5).holds("");
        red.stock("0L", 1).stock("2L", 1);
    });
    let mut play = board.rolled(6);
    play.refused(RED, ship("0L", "-2U"), duel(53));
    play.refused(RED, ship("2L", "-2U"), duel(53));
    // Each side as often as two are there, for it has no price of its own kind: three for one stays.
    let mut play = with("WWW");
    assert_eq!(play.realm(RED).rates, [3; 6]);
    play.does(RED, ship("0L", "2L"));
    play.refused(RED, ship("0L", "2L"), duel(53));
    assert_eq!(
        (Card::LargeTradeShip.points().trade, Card::LargeTradeShip.cost()),
        (1, amounts("LW"))
    );
}

/// DUEL-53: a gold field beside it stands alone, the Gold Cache is no part of it. The reprint of the Era of Gold.
#[test]
fn card_large_trade_ship_gold() {
    let board = Board::new(Mode::Gold).red(|red| {
        red.card("1Ua", Card::LargeTradeShipGold).cache("0U").holds("$").stock("cache", 3);
    });
    let mut play = board.rolled(5);
    play.refused(RED, ship("0U", "-2U"), duel(53));
    play.ends_turn().roll(1, duel::Face::Trade);
    play.ends_turn().roll(5, duel::Face::Trade);
    play.does(RED, ship("0U", "-2U"));
    assert_eq!((play.stock(RED, "0U"), play.cached(RED)), (0, 3));
}

#[test]
fn duel_54_what_is_gained_must_find_room() {
    let board = Board::first().red(|red| {
        red.card("1La", Card::LargeTradeShip).holds("WWWLLL");
    });
    let mut play = board.rolled(5);
    play.refused(RED, exchange('W', "-2U"), duel(54));
    play.refused(RED, ship("0L", "-2U"), duel(54));
    play.refused(RED, exchange('W', "4U"), Rule::table(6));
    play.refused(RED, exchange('W', "cache"), Rule::table(6));
    // The kind that is given makes no room for another.
    play.does(RED, exchange('W', "0U")).has(RED, "LLLO$");
    assert_eq!(play.step(), Step::Action);
}

/// DUEL-40, DUEL-74: exchange belongs to the action phase.
#[test]
fn duel_74_before_the_roll_nothing_is_built_or_exchanged() {
    let board = Board::first().red(|red| {
        red.holds("LLLBBBWWWGGGOOO")
            .hand(&[Card::Harald])
            .road(2)
            .card("1Ua", Card::LargeTradeShip);
    });
    let mut play = board.play();
    let choices = [
        exchange('L', "0U"),
        ship("2U", "0U"),
        road(-2),
        settlement(3),
        city(1),
        build(Card::Harald, "1La"),
        scouted(3),
    ];
    for choice in choices {
        play.refused(RED, choice, duel(74));
    }
    assert_eq!(play.decisions(RED), [Decision::Roll]);
    play.roll(5, duel::Face::Trade).does(RED, Decision::Finish);
    for choice in choices {
        play.refused(RED, choice, duel(74));
    }
}
