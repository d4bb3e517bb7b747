//! Roads, settlements, cities, expansions, and demolishing.

use classic::{AskView, Card, Decision, Event, Outcome, classic};
use realm::Terrain;
use table::Rule;

use crate::scene::*;

#[test]
fn classic_16_green_anywhere_red_in_cities() {
    let hand = [Card::Garrison, Card::Marketplace, Card::Spy];
    let board = Board::base().red(|red| _ = red.holds("LLBBWG").hand(&hand).city(1));
    let mut play = board.rolled(6);
    play.refused(RED, build(Card::Marketplace, "-1Ua"), classic(16));
    play.refused(RED, build(Card::Spy, "1Ua"), classic(16));
    play.refused(RED, build(Card::Abbey, "1Ua"), classic(16));
    play.does(RED, build(Card::Marketplace, "1Ub")).has(RED, "LLBB$");
    play.does(RED, build(Card::Garrison, "1La")).has(RED, "LB$");
    let mut play = Board::base().red(|red| _ = red.hand(&hand[..1])).rolled(6);
    play.refused(RED, build(Card::Garrison, "1Ua"), classic(16));
}

#[test]
fn classic_30_prices() {
    let board = Board::base().red(|red| _ = red.holds("LLBBBWGGGOOO"));
    let mut play = board.clone().rolled(6);
    play.does(RED, road(2)).has(RED, "LBWGGGOOO$");
    play.refused(RED, road(-2), classic(30));
    play.does(RED, settlement(3)).outcome(Outcome::Ground(ground(Terrain::Forest, 1)));
    play.has(RED, "GGOOO$");
    play.does(RED, Decision::Lay { upper: true });
    play.outcome(Outcome::Ground(ground(Terrain::Hills, 1)));
    play.refused(RED, settlement(5), classic(31));
    play.does(RED, city(3)).has(RED, "$");
    play.refused(RED, city(1), classic(30));
    let mut play = Board::base().red(|red| _ = red.road(2)).rolled(6);
    play.refused(RED, settlement(3), classic(30));
}

/// CLASSIC-12: a settlement and a road take turns.
#[test]
fn classic_31_where_centre_cards_go() {
    let rich = "LLLBBBWWWGGGOOO";
    let mut play = Board::base().red(|red| _ = red.holds(rich)).rolled(6);
    play.refused(RED, road(0), classic(31));
    play.refused(RED, road(4), classic(31));
    play.refused(RED, settlement(3), classic(31));
    play.refused(RED, settlement(1), classic(31));
    play.refused(RED, city(3), classic(31));
    play.does(RED, road(-2));
    play.refused(RED, road(-4), classic(31));
    play.does(RED, city(1));
    play.refused(RED, city(1), classic(31));
}

#[test]
fn classic_32_two_landscapes_one_after_the_other() {
    let board = Board::base().red(|red| _ = red.holds("LBWG").road(-2));
    let mut play = board.rolled(6);
    play.does(RED, settlement(-3));
    assert_eq!(play.outcomes().len(), 11);
    play.refused_outcome(Outcome::Ground(ground(Terrain::Forest, 4)), classic(32));
    play.outcome(Outcome::Ground(ground(Terrain::GoldField, 2)));
    let Some(AskView::Lay { ground: first, .. }) = play.ask() else { panic!() };
    assert_eq!(first, ground(Terrain::GoldField, 2));
    play.refused(RED, Decision::Pass, classic(32));
    play.does(RED, Decision::Lay { upper: false });
    assert_eq!(play.outcomes().len(), 10);
    play.outcome(Outcome::Ground(ground(Terrain::Fields, 3)));
    let lands = play.realm(RED).lands;
    let at = |place: &str| lands.iter().find(|l| l.at == land(place)).unwrap();
    assert_eq!((at("-4L").land, at("-4L").stock), (Terrain::GoldField, 0));
    assert_eq!((at("-4U").land, at("-4U").stock), (Terrain::Fields, 0));
    assert!(play.events.iter().any(|event| matches!(event, Event::SettlementBuilt { .. })));
    assert_eq!((play.victory(RED), play.view().grounds.len()), (3, 9));
}

#[test]
fn classic_33_what_is_used_up_is_not_built() {
    let poor = ground(Terrain::Hills, 1);
    let rich = "LLLBBBWWWGGGOOO";
    let board = Board::base().red(|red| _ = red.holds(rich).road(-2)).blue(|blue| {
        for column in [3, 5, 7, 9, 11] {
            blue.settlement(column, poor, poor);
        }
        blue.cities(&[-1, 1, 3, 5, 7, 9, 11]);
    });
    let mut play = board.rolled(6);
    assert_eq!((play.view().roads, play.view().settlements, play.view().cities), (1, 0, 0));
    play.refused(RED, settlement(-3), classic(33));
    play.refused(RED, city(1), classic(33));
    let board = Board::base().red(|red| _ = red.road(2).road(-2).holds("LBB")).blue(|blue| {
        for column in [3, 5, 7, 9] {
            blue.settlement(column, poor, poor);
        }
        blue.road(-2).holds("LBB");
    });
    let mut play = board.turn(BLUE).rolled(6);
    assert_eq!(play.view().roads, 0);
    play.refused(BLUE, road(10), classic(33));
}

#[test]
fn classic_35_own_expansions_may_be_demolished() {
    let board = Board::base()
        .red(|red| _ = red.card("1Ua", Card::Garrison).holds("LB").hand(&[Card::Garrison]))
        .blue(|blue| _ = blue.card("1Ua", Card::Smithy));
    let mut play = board.clone().play();
    play.refused(RED, demolish("1Ua"), classic(35));
    let mut play = board.rolled(6);
    play.refused(RED, demolish("1La"), classic(35));
    play.does(RED, demolish("1Ua")).has(RED, "LB$");
    assert_eq!(play.view().discards[0].cards, [Card::Garrison]);
    play.does(RED, build(Card::Garrison, "1Ua"));
    assert_eq!(play.card_at(RED, "1Ua"), Some(Card::Garrison), "the site is free at once");
}

#[test]
fn classic_36_payments_come_from_any_landscapes() {
    let board = Board::base().red(|red| {
        red.settlement(3, ground(Terrain::Hills, 1), ground(Terrain::Forest, 1));
        red.stock("0U", 2).stock("4U", 2).stock("-2U", 1).road(-2);
    });
    let mut play = board.rolled(6);
    play.does(RED, road(4));
    play.refused(RED, Decision::Finish, classic(36));
    play.refused(RED, pay("2L"), classic(36));
    play.does(RED, pay("4U")).does(RED, pay("0U"));
    assert_eq!((play.stock(RED, "4U"), play.stock(RED, "0U")), (1, 1));
    // A gain finds its place where its owner wants it.
    let board = Board::base().red(|red| {
        red.settlement(3, ground(Terrain::Hills, 1), ground(Terrain::Forest, 1));
    });
    let mut play = board.play();
    play.roll(6, classic::Face::Plenty);
    play.refused(RED, gain("6U"), classic(36));
    play.does(RED, gain("4U"));
    assert_eq!(play.stock(RED, "4U"), 1);
}

/// The Scout chooses both landscapes and the stack is shuffled.
#[test]
fn card_scout() {
    let board = Board::base().red(|red| _ = red.holds("LBWG").road(2).hand(&[Card::Scout]));
    let mut play = board.rolled(6);
    play.refused(RED, self::play(Card::Scout), classic(41));
    play.does(RED, scouted(3));
    let wanted = [ground(Terrain::GoldField, 2), ground(Terrain::Mountains, 5)];
    let wrong = [ground(Terrain::GoldField, 6), ground(Terrain::Mountains, 5)];
    play.refused(RED, Decision::Scout { lands: wrong }, classic(32));
    let twice = [wanted[0]; 2];
    play.refused(RED, Decision::Scout { lands: twice }, classic(32));
    play.does(RED, Decision::Scout { lands: wanted });
    let lands = play.realm(RED).lands;
    let at = |place: &str| lands.iter().find(|l| l.at == land(place)).unwrap().land;
    assert_eq!((at("4U"), at("4L")), (Terrain::GoldField, Terrain::Mountains));
    assert_eq!(play.view().discards[0].cards, [Card::Scout]);
    let mut play = Board::base().red(|red| _ = red.holds("LBWG").road(2)).rolled(6);
    play.refused(RED, scouted(3), classic(39));
    play.refused(RED, Decision::Scout { lands: wanted }, Rule::table(2));
}
