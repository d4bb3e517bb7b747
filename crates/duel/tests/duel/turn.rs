//! The four steps of a turn, and whose choice comes first.

use duel::{Card, Decision, Event, Face, Step, duel};
use table::{Game, Rule, ToAct};

use crate::scene::*;

const HAND: [Card; 3] = [Card::Harald, Card::Inga, Card::Scout];

#[test]
fn duel_26_a_turn_has_four_steps() {
    let mut play = Board::first().red(|red| _ = red.hand(&HAND[..2])).play();
    assert_eq!((play.step(), play.on_turn(), play.view().turn), (Step::Before, RED, 1));
    for choice in [draw(0), put(Card::Inga, 0)] {
        play.refused(RED, choice, duel(26));
    }
    play.refused(RED, search(0), duel(62));
    play.refused(RED, Decision::Finish, duel(76));
    play.refused(RED, Decision::Pass, Rule::table(2));
    play.refused(BLUE, Decision::Roll, Rule::table(1));
    play.roll(1, Face::Trade);
    assert_eq!(play.step(), Step::Action);
    play.refused(RED, Decision::Roll, duel(26));
    for choice in [draw(0), put(Card::Inga, 0)] {
        play.refused(RED, choice, duel(26));
    }
    play.does(RED, Decision::Finish);
    assert_eq!(play.step(), Step::Fill);
    play.refused(RED, Decision::Roll, duel(26));
    play.refused(RED, Decision::Finish, duel(76));
    play.draws(RED, 1, Card::Abbey);
    assert_eq!(play.step(), Step::Exchange);
    play.refused(RED, Decision::Finish, duel(76));
    play.does(RED, Decision::Pass);
    assert_eq!((play.step(), play.on_turn(), play.view().turn), (Step::Before, BLUE, 2));
    assert!(play.events.contains(&Event::TurnBegan { seat: seat(BLUE), turn: 2 }));
    assert_eq!((play.view().number, play.view().face, play.view().rolled), (None, None, false));
    play.refused(RED, Decision::Roll, Rule::table(1));
}

/// DUEL-35, DUEL-36
#[test]
fn duel_27_who_is_on_turn_chooses_first() {
    for face in [Face::Harvest, Face::Celebration] {
        for turn in [RED, BLUE] {
            let mut play = Board::first().turn(turn).play();
            play.roll(1, face);
            assert_eq!(play.waits_for(), Some(turn));
            play.does(turn, Decision::Pass);
            assert_eq!(play.waits_for(), Some(1 - turn));
        }
    }
    // Also where both have something to buy, and where both have a Marketplace's right.
    let rich: fn(&mut Seated) = |of| _ = of.holds("$$");
    let mut play = Board::first().turn(BLUE).red(rich).blue(rich).play();
    play.event(6, Card::TravelingMerchant);
    assert_eq!(play.waits_for(), Some(BLUE));
}

/// DUEL-40: all, some or none of the cards; then step 3 follows.
#[test]
fn duel_76_the_action_phase_ends_when_its_player_wants() {
    let board = Board::first().red(|red| _ = red.hand(&HAND).holds("GGGOOOWW"));
    let mut none = board.clone().rolled(1);
    none.does(RED, Decision::Finish);
    assert_eq!((none.step(), none.hand(RED).len()), (Step::Exchange, 3), "the hand is full");
    let mut some = board.rolled(1);
    some.does(RED, build(Card::Harald, "1Ua")).does(RED, Decision::Finish);
    assert_eq!((some.step(), some.hand(RED).len()), (Step::Fill, 2));
    some.refused(RED, build(Card::Inga, "1La"), duel(74));
}

/// What cannot be read as a place or a decision never comes so far; what nobody asked for is refused.
#[test]
fn answers_are_refused_where_nothing_asks() {
    let mut play = Board::first().red(|red| _ = red.hand(&HAND)).rolled(1);
    let lands = [ground(realm::Terrain::Forest, 4), ground(realm::Terrain::Hills, 1)];
    for choice in [
        pay("0U"),
        gain("0U"),
        pick("1Ua"),
        take(Card::Harald),
        Decision::Pass,
        Decision::Tax,
        Decision::Protect,
        Decision::Lay { upper: 0 },
        Decision::Scout { lands },
        Decision::Stack { stack: 0 },
        Decision::Move { at: land("0U") },
        Decision::Choose { kind: realm::Resource::Wool },
        Decision::Arrange { lands: realm::Terrain::ALL },
        Decision::Deck { deck: duel::Deck::default() },
    ] {
        play.refused(RED, choice, Rule::table(2));
    }
    for text in [
        r#"{"do":"road","at":1}"#,
        r#"{"do":"build","card":"abbey","at":"2Ua"}"#,
        r#"{"do":"offer"}"#,
    ] {
        assert!(serde_json::from_str::<Decision>(text).is_err(), "{text}");
    }
    assert_eq!(play.game.decide(seat(2), &Decision::Finish).unwrap_err().rule, Rule::table(5));
}

/// DUEL-71: what only the other games have is refused in the first one.
#[test]
fn duel_71_the_first_game_knows_no_demolishing_and_no_open_stack() {
    let board = Board::first()
        .red(|red| _ = red.card("1Ua", Card::Abbey).city(1).holds("LLLBBBWWWGGGOOO$$$"));
    let mut play = board.rolled(1);
    play.refused(RED, Decision::Demolish { at: slot("1Ua") }, duel(71));
    assert_eq!(play.view().open, None);
    for card in [Card::MerchantGuild, Card::HedgeTavern, Card::University] {
        play.refused(RED, build(card, "1Ub"), duel(44));
    }
    play.refused(RED, Decision::Cache { at: land("0U") }, duel(44));
    play.refused(RED, Decision::Mint { to: store("-2U") }, duel(40));
    // No card of the base set has a condition: each is built in the bare realm of the start by another test.
    assert_eq!(play.view().target, 7);
    assert_ne!(play.game.to_act(), ToAct::Nobody);
}
