//! The action cards of the Era of Progress.

use duel::{AskView, Card, Decision, Event, Face, Outcome, Step, duel, era};
use realm::Terrain;
use table::Rule;

use crate::eras::*;
use crate::scene::*;

/// Each own landscape with the number of the turn takes in one.
///
/// DUEL-EX-41: roll 4, a Weaver's Shop beside pasture 4 with no wool: two wool. Red builds a settlement, gets
/// mountains 4, then plays Benjamin: one more wool, and one ore on the new mountains.
#[test]
fn card_benjamin_the_traveling_scholar() {
    let benjamin = play(Card::BenjaminTheTravelingScholar);
    let board = progress().red(|red| {
        red.card("-1La", Card::WeaversShop).road(2).hand(&[Card::BenjaminTheTravelingScholar]);
        red.holds("LBG");
    });
    let mut game = board.clone().play();
    game.refused(RED, benjamin, duel(42)).roll(4, Face::Trade).has(RED, "LBGWW");
    game.does(RED, settlement(3));
    let lands = [ground(Terrain::Mountains, 4), ground(Terrain::GoldField, 2)];
    game.outcome(Outcome::Lands(lands)).does(RED, Decision::Lay { upper: 0 }).has(RED, "W");
    game.does(RED, benjamin).has(RED, "WWO");
    assert_eq!(game.stock(RED, "4U"), 1);
    assert_eq!(discarded(&game), Some(Card::BenjaminTheTravelingScholar));
    // The other gets nothing, nor does a Marketplace look at it.
    let market = board.blue(|blue| {
        blue.card("-1Ua", Card::Marketplace).holds("");
    });
    let mut game = market.rolled(4);
    game.does(RED, benjamin).has(BLUE, "$");
    assert_eq!(game.ask(), None);
}

/// Without room on any of them he is not played; with the number that Brigitta has named he is.
#[test]
fn card_benjamin_needs_room() {
    let benjamin = play(Card::BenjaminTheTravelingScholar);
    let board = progress().red(|red| {
        red.holds("WWW");
        red.hand(&[Card::BenjaminTheTravelingScholar, Card::BrigittaTheWiseWomanProgress]);
    });
    board.clone().rolled(4).refused(RED, benjamin, era(11));
    let mut game = board.play();
    game.does(RED, Decision::Name { card: Card::BrigittaTheWiseWomanProgress, number: 3 });
    game.roll(3, Face::Trade).does(RED, benjamin).has(RED, "WWWBB");
}

/// As in the base set: only before the roll, and the event die alone is rolled then.
#[test]
fn card_brigitta_the_wise_woman_progress() {
    let card = Card::BrigittaTheWiseWomanProgress;
    let board = progress().red(|red| {
        red.holds("").hand(&[card]);
    });
    let mut game = board.clone().play();
    game.refused(RED, play(card), duel(42));
    for number in [0, 7] {
        game.refused(RED, Decision::Name { card, number }, Rule::table(8));
    }
    game.does(RED, Decision::Name { card, number: 6 }).does(RED, Decision::Roll);
    game.refused_outcome(Outcome::Roll { number: 5, face: Face::Trade }, duel(74));
    game.outcome(Outcome::Roll { number: 6, face: Face::Trade }).has(RED, "G");
    board.rolled(6).refused(RED, Decision::Name { card, number: 6 }, duel(42));
}

fn university(card: Card) -> Board {
    progress().red(|red| {
        red.city(-1).card("-1Ua", Card::University).holds("").hand(&[card]);
    })
}

/// Up to two of one kind onto own landscapes of it, in any split.
#[track_caller]
fn brings_two(card: Card, land: Terrain, at: &'static str, letter: char) {
    let without = progress().red(|red| {
        red.holds("").hand(&[card]);
    });
    quiet(without).refused(RED, play(card), era(10));
    let (one, two, three) =
        (letter.to_string(), letter.to_string().repeat(2), letter.to_string().repeat(3));
    quiet(university(card)).does(RED, play(card)).has(RED, &two);
    let full = university(card).red(|red| {
        red.holds(&three);
    });
    quiet(full).refused(RED, play(card), era(11));
    let nearly = university(card).red(|red| {
        red.holds(&two);
    });
    quiet(nearly).does(RED, play(card)).has(RED, &three);
    let wide = university(card).red(|red| {
        red.settlement(3, ground(land, 3), ground(Terrain::Hills, 5)).holds(&one);
    });
    let mut game = quiet(wide);
    game.does(RED, play(card)).refused(RED, gain("-2L"), duel(21)).does(RED, gain("4U"));
    game.does(RED, gain(at));
    assert_eq!((game.stock(RED, "4U"), game.stock(RED, at)), (1, 2));
}

#[test]
fn card_three_field_system() {
    brings_two(Card::ThreeFieldSystem, Terrain::Fields, "2U", 'G');
}

#[test]
fn card_mineral_mining() {
    brings_two(Card::MineralMining, Terrain::Mountains, "2L", 'O');
}

/// Town Hall for Guido, Library for Gustav, or strictly fewer points; and a discard pile with a card.
#[track_caller]
fn fetches(card: Card, opened_by: Card) {
    let board = || {
        progress().discarded(&[Card::Abbey, Card::Harald]).red(|red| {
            red.city(-1).holds("GO").hand(&[card]);
        })
    };
    let fetch = play(card);
    quiet(board()).refused(RED, fetch, era(10));
    // As many points are not fewer.
    let tie = board().blue(|blue| {
        blue.city(-1);
    });
    quiet(tie.clone()).refused(RED, fetch, era(10));
    let behind = tie.blue(|blue| {
        blue.city(1);
    });
    let opened = board().red(|red| {
        red.card("-1Ua", opened_by);
    });
    for board in [behind, opened.clone()] {
        let mut game = quiet(board);
        game.does(RED, fetch);
        assert_eq!(game.ask(), Some(AskView::Fetch { seat: seat(RED), card }));
        // It is laid down after that, and cannot take itself.
        game.refused(RED, take(card), era(23)).does(RED, take(Card::Harald));
        assert_eq!(discarded(&game), Some(card));
        let told = Event::Fetched { seat: seat(RED), card: Card::Harald };
        assert!(game.told_to(BLUE).contains(&told));
        game.does(RED, build(Card::Harald, "1Ua")).has(RED, "");
    }
    quiet(opened.discarded(&[])).refused(RED, fetch, era(11));
}

#[test]
fn card_guido_the_ambassador() {
    fetches(Card::GuidoTheAmbassador, Card::TownHall);
}

#[test]
fn card_gustav_the_librarian() {
    fetches(Card::GustavTheLibrarian, Card::Library);
}

/// They may fetch each other, which changes nothing.
#[test]
fn card_guido_and_gustav_fetch_each_other() {
    let (guido, gustav) = (Card::GuidoTheAmbassador, Card::GustavTheLibrarian);
    let board = progress().discarded(&[gustav]).red(|red| {
        red.city(-1).city(1).card("-1Ua", Card::TownHall).card("1Ua", Card::Library).hand(&[guido]);
    });
    let mut game = quiet(board);
    game.does(RED, play(guido))
        .does(RED, take(gustav))
        .does(RED, play(gustav))
        .does(RED, take(guido));
    assert_eq!((game.hand(RED), discarded(&game)), (vec![guido], Some(gustav)));
}

/// One into each of the two landscapes beside a Bath House of choice.
#[test]
fn card_doctor() {
    let doctor = play(Card::Doctor);
    let without = progress().red(|red| {
        red.holds("").hand(&[Card::Doctor]);
    });
    quiet(without).refused(RED, doctor, era(10));
    let board = progress().red(|red| {
        red.city(-1).city(1).card("-1Ub", Card::BathHouse).holds("").hand(&[Card::Doctor]);
    });
    quiet(board.clone()).does(RED, doctor).has(RED, "L$");
    // Room in one of them is enough, in none it is not.
    let nearly = board.clone().red(|red| {
        red.holds("LLL$$");
    });
    quiet(nearly).does(RED, doctor).has(RED, "LLL$$$");
    let full = board.clone().red(|red| {
        red.holds("LLL$$$");
    });
    quiet(full.clone()).refused(RED, doctor, era(11));
    // Of several houses one is chosen, among those that have room beside them.
    let mut game = quiet(board.red(|red| {
        red.card("1La", Card::BathHouse);
    }));
    game.does(RED, doctor);
    assert_eq!(game.ask(), Some(AskView::Visit { seat: seat(RED) }));
    game.refused(RED, Decision::Pass, era(14)).refused(RED, pick("-1Ua"), era(14));
    game.does(RED, pick("1La")).has(RED, "WO");
    let mut game = quiet(full.red(|red| {
        red.card("1La", Card::BathHouse);
    }));
    game.does(RED, doctor).has(RED, "LLL$$$WO");
    assert_eq!(game.step(), Step::Action);
}

/// As in the base set: two landscapes with their stocks, or two expansions that may stand in each other's place.
#[test]
fn card_relocation_progress() {
    let card = Card::RelocationProgress;
    let board = progress().red(|red| {
        red.city(-1).card("-1Ua", Card::Library).card("-1La", Card::Storehouse);
        red.card("1Ua", Card::Abbey).holds("LLLO").hand(&[card]);
    });
    let mut game = quiet(board);
    game.does(RED, play(card)).refused(RED, Decision::Pass, era(11));
    let mut lands = game.clone();
    lands
        .does(RED, Decision::Move { at: land("-2U") })
        .does(RED, Decision::Move { at: land("2L") });
    assert_eq!((lands.stock(RED, "2L"), lands.stock(RED, "-2U")), (3, 1));
    // A Library stays in the city; what it does when it is built is not done again.
    game.does(RED, pick("-1Ua")).refused(RED, pick("1Ua"), era(11)).does(RED, pick("-1La"));
    assert_eq!(game.card_at(RED, "-1La"), Some(Card::Library));
    assert_eq!((game.ask(), discarded(&game)), (None, Some(card)));
}
