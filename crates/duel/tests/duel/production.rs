//! The dice: what they show, and what the landscapes yield.

use duel::{Card, Decision, Face, Outcome, Step, duel};
use realm::{Resource, Terrain};
use table::Rule;

use crate::scene::*;

#[test]
fn duel_28_two_faces_of_six_are_event_cards() {
    let mut play = Board::first().play();
    play.does(RED, Decision::Roll);
    let outcomes = play.outcomes();
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), 36);
    for number in 1..=6 {
        for (face, sides) in [
            (Face::Brigands, 1),
            (Face::Trade, 1),
            (Face::Celebration, 1),
            (Face::Harvest, 1),
            (Face::EventCard, 2),
        ] {
            assert!(
                outcomes.contains(&(Outcome::Roll { number, face }, sides)),
                "{number} {face:?}"
            );
        }
    }
    for number in [0, 7, 255] {
        play.refused_outcome(Outcome::Roll { number, face: Face::Trade }, Rule::table(8));
    }
    play.refused_outcome(Outcome::Die(3), Rule::table(3));
    play.refused(RED, Decision::Roll, Rule::table(1));
}

/// DUEL-EX-1
#[test]
fn duel_30_the_number_counts_in_both_realms() {
    let mut play = Board::first().play();
    play.roll(6, Face::Trade);
    play.has(RED, "LBWGGO").has(BLUE, "LBWGOO");
    assert_eq!(play.step(), Step::Action);
}

/// DUEL-30, DUEL-19: each landscape has its one resource; two with the same number yield both.
#[test]
fn duel_30_several_landscapes_with_the_number_yield_one_each() {
    for (number, red, blue) in [
        (1, Resource::Gold, Resource::Wool),
        (2, Resource::Lumber, Resource::Brick),
        (3, Resource::Brick, Resource::Lumber),
        (4, Resource::Wool, Resource::Gold),
        (5, Resource::Ore, Resource::Grain),
        (6, Resource::Grain, Resource::Ore),
    ] {
        let empty = |of: &mut Seated| {
            of.holds("");
        };
        let mut play = Board::first().red(empty).blue(empty).play();
        play.roll(number, Face::Trade);
        for (of, kind) in [(RED, red), (BLUE, blue)] {
            assert_eq!((play.held(of, kind), play.realm(of).held.total()), (1, 1), "{number}");
        }
    }
    let board = Board::first().red(|red| {
        red.settlement(3, ground(Terrain::Mountains, 4), ground(Terrain::GoldField, 4)).holds("");
    });
    board.rolled(4).has(RED, "WO$");
}

/// DUEL-EX-3
#[test]
fn duel_19_duel_20_a_full_landscape_takes_nothing_in() {
    let board = Board::first().red(|red| {
        red.settlement(3, ground(Terrain::Fields, 2), ground(Terrain::Hills, 1)).holds("GGG");
    });
    let play = board.rolled(6);
    assert_eq!(play.stock(RED, "2U"), 3);
    assert_eq!(play.stock(RED, "4U"), 0, "what is lost does not flow to other fields");
}

/// DUEL-29: the other faces come after production.
#[test]
fn duel_29_what_is_produced_is_there_before_the_event() {
    let board = Board::first().red(|red| {
        red.holds("LLLBBBWWWGGGOOO$$");
    });
    let mut play = board.play();
    play.roll(1, Face::Harvest);
    // Everything is full once the gold has come, so only the other one has something to choose.
    assert_eq!(play.waits_for(), Some(BLUE));
    play.does(BLUE, gain("0U"));
    play.has(RED, "LLLBBBWWWGGGOOO$$$");
}

/// DUEL-EX-4, DUEL-EX-5
#[test]
fn duel_29_duel_31_brigands_come_before_production() {
    let with = |letters: &str| {
        let letters = letters.to_string();
        let mut play = Board::first().red(|red| _ = red.holds(&letters)).play();
        play.roll(4, Face::Brigands);
        play
    };
    with("LLLWW$BO").has(RED, "LLLWBO");
    with("LLWW$BO").has(RED, "LLWWW$BO");
}

#[test]
fn duel_31_both_players_are_raided_and_lose_all_gold_and_wool() {
    let rich = |of: &mut Seated| {
        of.settlement(3, ground(Terrain::Pasture, 5), ground(Terrain::GoldField, 2))
            .holds("LLWWW$$")
            .stock("4U", 2)
            .stock("4L", 1);
    };
    let mut play = Board::first().red(rich).blue(rich).play();
    play.roll(6, Face::Brigands);
    play.has(RED, "LLG").has(BLUE, "LLO");
}

/// DUEL-EX-6, DUEL-EX-7
#[test]
fn duel_32_card_storehouse_its_neighbours_are_not_counted_but_lost() {
    let with = |letters: &str| {
        let letters = letters.to_string();
        let board = Board::first().red(|red| {
            red.card("-1Ua", Card::Storehouse).holds(&letters);
        });
        let mut play = board.play();
        play.roll(1, Face::Brigands);
        play
    };
    with("LLL$$$WWWBOG").has(RED, "LLL$$$WWWBOG");
    with("LLL$$$WWWBBOOG").has(RED, "LLL$BBOOG");
}

/// Two Storehouses on one side exempt their neighbours once; one on the other side exempts others.
#[test]
fn card_storehouse() {
    let board = |one: &str, two: &str| {
        let (one, two) = (one.to_string(), two.to_string());
        Board::first().red(|red| {
            red.city(-1)
                .card(&one, Card::Storehouse)
                .card(&two, Card::Storehouse)
                .holds("LL$$WWWBBBOO");
        })
    };
    // Beside them lie lumber and gold: eight are counted.
    let mut play = board("-1Ua", "-1Ub").play();
    let stored = |of: &Play| {
        let lands = of.realm(RED).lands;
        let stored = lands.iter().filter(|land| land.stored).map(|land| land.at.to_string());
        stored.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(stored(&play), "-2U 0U");
    play.roll(6, Face::Brigands);
    play.has(RED, "LLBBBOOG");
    // Now wool and brick are not counted either: two are.
    let mut play = board("-1Ua", "-1La").play();
    assert_eq!(stored(&play), "-2U -2L 0U 0L");
    play.roll(6, Face::Brigands);
    play.has(RED, "LL$$WWWBBBOOG");
    // It may be built again, and costs one lumber and one wool.
    let board = Board::first().red(|red| {
        red.card("-1Ua", Card::Storehouse).hand(&[Card::Storehouse]).holds("LLWW");
    });
    let mut play = board.rolled(6);
    let price = Card::Storehouse.cost();
    assert_eq!(price.total(), 2);
    let held = play.realm(RED).held;
    play.does(RED, build(Card::Storehouse, "1La"));
    assert_eq!(play.realm(RED).held, held - price);
    play.refused(RED, build(Card::Storehouse, "1Ua"), duel(44));
}
