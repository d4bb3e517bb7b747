//! The Town Hall, which lies on the Parish Hall.

use duel::{Card, Decision, Step, duel, era};

use crate::eras::*;
use crate::scene::*;

/// A Parish Hall in the city at -1, the price of a Town Hall, and the card.
fn parish() -> Board {
    progress().red(|red| {
        red.city(-1).card("-1Ua", Card::ParishHall).holds("BWWOO").hand(&[Card::TownHall]);
    })
}

/// It is laid on the own Parish Hall in a city and uses no further slot.
///
/// DUEL-EX-40: one point more, the search is free. Lost to a feud, the Parish Hall stays, the search costs 1, and a
/// second Parish Hall is still barred.
#[test]
fn card_town_hall() {
    let board = parish()
        .red(|red| {
            red.hand(&[Card::ParishHall]);
        })
        .blue(|blue| {
            blue.card("-1Ua", Card::Candamir);
        });
    let mut game = quiet(board);
    assert_eq!(game.realm(RED).search_price, 1);
    game.refused(RED, build(Card::TownHall, "-1Ub"), duel(44));
    game.refused(RED, build(Card::TownHall, "1Ua"), era(8));
    game.does(RED, build(Card::TownHall, "-1Ua")).has(RED, "");
    assert_eq!((game.realm(RED).search_price, game.points(RED).victory), (0, 4));
    assert_eq!(game.realm(RED).cards.len(), 1);
    game.refused(RED, build(Card::ParishHall, "-1Ub"), duel(45)).ends_turn();
    // The feud takes the one building there is: the Town Hall.
    game.event(1, Card::Feud).does(RED, stack(3));
    assert_eq!(game.card_at(RED, "-1Ua"), Some(Card::ParishHall));
    assert_eq!((game.realm(RED).search_price, game.points(RED).victory), (1, 3));
    game.ends_turn().roll(1, duel::Face::Trade);
    game.refused(RED, build(Card::ParishHall, "-1Ub"), duel(45));
}

/// Not without a Parish Hall, not on one at a settlement.
#[test]
fn card_town_hall_needs_a_parish_hall_in_a_city() {
    let hall = build(Card::TownHall, "-1Ua");
    let none = progress().red(|red| {
        red.city(-1).holds("BWWOO").hand(&[Card::TownHall]);
    });
    quiet(none.clone()).refused(RED, hall, era(10));
    let mut game = quiet(none.red(|red| {
        red.card("1Ua", Card::ParishHall);
    }));
    game.refused(RED, hall, era(10)).refused(RED, build(Card::TownHall, "1Ua"), era(10));
}

/// A second one finds no Parish Hall; the covered one cannot be demolished first.
#[test]
fn card_town_hall_covers() {
    let board = progress().red(|red| {
        red.city(-1).card("-1Ua", Card::TownHall).holds("BWWOO").hand(&[Card::TownHall]);
    });
    let mut game = quiet(board);
    game.refused(RED, build(Card::TownHall, "-1Ua"), era(10)).does(RED, demolish("-1Ua"));
    assert_eq!(
        (game.card_at(RED, "-1Ua"), discarded(&game)),
        (Some(Card::ParishHall), Some(Card::TownHall))
    );
    game.does(RED, build(Card::TownHall, "-1Ua")).does(RED, demolish("-1Ua"));
    game.does(RED, demolish("-1Ua"));
    assert_eq!((game.card_at(RED, "-1Ua"), discarded(&game)), (None, Some(Card::ParishHall)));
}

/// The search of step 4 is free, for who has nothing too; other searches never cost.
#[test]
fn card_town_hall_makes_the_search_free() {
    let board = progress().red(|red| {
        red.city(-1).card("-1Ua", Card::TownHall).holds("");
        red.hand(&[Card::Harald, Card::Inga, Card::Doctor]);
    });
    let mut game = quiet(board);
    game.does(RED, Decision::Finish).does(RED, put(Card::Doctor, 4)).does(RED, search(4));
    game.settle(&mut table::Pseudo::new(1));
    game.does(RED, take(Card::Doctor));
    assert_eq!((game.on_turn(), game.step()), (BLUE, Step::Before));
    // With the Parish Hall alone it is one, which must be there.
    let board = progress().red(|red| {
        red.card("-1Ua", Card::ParishHall).holds("").hand(&[
            Card::Harald,
            Card::Inga,
            Card::Doctor,
        ]);
    });
    let mut game = quiet(board);
    game.does(RED, Decision::Finish).does(RED, put(Card::Doctor, 4)).refused(
        RED,
        search(4),
        duel(60),
    );
}

/// Moved by a Relocation it takes its Parish Hall along, into a city only.
#[test]
fn card_town_hall_moves_with_its_parish_hall() {
    let board = progress().red(|red| {
        red.settlement(3, ground(realm::Terrain::Forest, 6), ground(realm::Terrain::Hills, 5));
        red.city(-1).city(1).card("-1Ua", Card::TownHall).card("1La", Card::Storehouse);
        red.card("3Ua", Card::Abbey).hand(&[Card::Relocation]);
    });
    let mut game = quiet(board);
    game.does(RED, play(Card::Relocation)).does(RED, pick("-1Ua")).refused(
        RED,
        pick("3Ua"),
        era(11),
    );
    game.does(RED, pick("1La"));
    assert_eq!(game.card_at(RED, "-1Ua"), Some(Card::Storehouse));
    assert_eq!(game.realm(RED).search_price, 0);
    game.does(RED, demolish("1La"));
    assert_eq!(game.card_at(RED, "1La"), Some(Card::ParishHall));
}

/// Fire takes it alone: the Parish Hall below cannot be named while it is covered.
#[test]
fn card_town_hall_burns_alone() {
    let board = princes()
        .red(|red| {
            red.city(-1).card("-1Ua", Card::HedgeTavern).hand(&[Card::Arsonist]);
        })
        .blue(|blue| {
            blue.city(-1).card("-1Ua", Card::TownHall);
        });
    let mut game = quiet(board);
    game.does(RED, play(Card::Arsonist));
    assert_eq!(game.decisions(RED), [pick("-1Ua")]);
    game.does(RED, pick("-1Ua"));
    assert_eq!(
        (game.card_at(BLUE, "-1Ua"), lowest(&game, RED, 5)),
        (Some(Card::ParishHall), Some(Card::TownHall))
    );
}
