//! Action cards that need no die.

use classic::{AskView, Card, Decision, Event, Face, Outcome, classic};
use realm::Terrain;
use table::Rule;

use crate::scene::*;

#[test]
fn classic_39_action_cards_are_played_from_the_hand_and_discarded() {
    let board = Board::base().red(|red| _ = red.hand(&[Card::Caravan, Card::Abbey]).holds("L"));
    let mut play = board.open(6);
    play.refused(RED, self::play(Card::Spy), classic(39));
    play.refused(RED, self::play(Card::Abbey), classic(39));
    play.does(RED, self::play(Card::Caravan));
    assert_eq!(
        (play.hand(RED), play.view().discards[0].cards.clone()),
        (vec![Card::Abbey], vec![Card::Caravan])
    );
}

/// Seven points together; once reached they need not last.
#[test]
fn classic_40_actions_wait_for_seven_points() {
    let hand = [Card::Caravan, Card::Spy, Card::Alchemist];
    let board = Board::base()
        .red(|red| _ = red.city(1).hand(&hand).holds("L"))
        .blue(|blue| _ = blue.hand(&[Card::Spy]));
    let mut play = board.clone().play();
    assert!(!play.view().unlocked, "3 and 2");
    play.refused(RED, Decision::Name { card: Card::Alchemist, number: 1 }, classic(40));
    play.roll(6, Face::Mill);
    play.refused(RED, self::play(Card::Caravan), classic(40));
    play.refused(RED, self::play(Card::Spy), classic(40));
    let seven = board.clone().blue(|blue| {
        blue.settlement(3, ground(Terrain::Forest, 1), ground(Terrain::Hills, 1)).city(1);
    });
    let mut play = seven.rolled(6);
    assert!(play.view().unlocked);
    play.does(RED, self::play(Card::Caravan));
    // The knight token makes seven, and goes again.
    let board = board.red(|red| _ = red.hand(&[Card::KnightConrad]).holds("OG")).blue(|blue| {
        blue.city(1);
    });
    let mut play = board.rolled(6);
    play.refused(RED, self::play(Card::Spy), classic(40));
    play.does(RED, build(Card::KnightConrad, "1Ua"));
    assert!(play.events.contains(&Event::ActionsAllowed));
    play.does(RED, demolish("1Ua")).does(RED, self::play(Card::Spy));
}

#[test]
fn classic_41_action_cards_come_after_the_dice() {
    let board = Board::base().red(|red| _ = red.hand(&[Card::Caravan, Card::Alchemist]).holds("L"));
    let grown = |seated: &mut Seated| _ = seated.city(-1).city(1);
    let mut play = board.red(grown).blue(grown).play();
    play.refused(RED, self::play(Card::Caravan), classic(41));
    play.refused(RED, self::play(Card::Alchemist), classic(41));
    play.refused(RED, Decision::Name { card: Card::Caravan, number: 3 }, classic(41));
    play.roll(6, Face::Mill);
    play.refused(RED, Decision::Name { card: Card::Alchemist, number: 3 }, classic(41));
    play.does(RED, Decision::Finish);
    play.refused(RED, self::play(Card::Caravan), classic(41));
}

#[test]
fn classic_42_a_card_that_can_do_nothing_stays_in_the_hand() {
    let hand = [Card::Caravan, Card::Merchant, Card::Spy, Card::BlackKnight, Card::Arsonist];
    let grown = |seated: &mut Seated| _ = seated.city(-1).city(1);
    let board = Board::base().red(|red| _ = red.hand(&hand)).red(grown).blue(grown);
    let mut play = board.play();
    play.roll(4, Face::Brigands);
    // Red has the lumber of the roll, Blue the wool; Red has room for it.
    play.refused(RED, self::play(Card::Spy), classic(42));
    play.refused(RED, self::play(Card::BlackKnight), classic(42));
    play.refused(RED, self::play(Card::Arsonist), classic(42));
    play.does(RED, self::play(Card::Merchant));
    play.refused(RED, Decision::Finish, classic(4));
}

#[test]
fn card_alchemist() {
    let grown = |seated: &mut Seated| _ = seated.city(-1).city(1);
    let board = Board::base().red(|red| _ = red.hand(&[Card::Alchemist; 2])).red(grown).blue(grown);
    let mut play = board.play();
    play.refused(RED, Decision::Name { card: Card::Alchemist, number: 0 }, Rule::table(8));
    play.does(RED, Decision::Name { card: Card::Alchemist, number: 6 });
    play.refused(RED, Decision::Name { card: Card::Alchemist, number: 5 }, classic(42));
    play.does(RED, Decision::Roll);
    assert_eq!(play.outcomes().len(), 5, "only the event die is rolled");
    play.refused_outcome(Outcome::Roll { number: 5, face: Face::Plenty }, classic(41));
    play.outcome(Outcome::Roll { number: 6, face: Face::Plenty });
    // The event comes first.
    assert_eq!(play.stock(RED, "2L"), 0);
    play.does(RED, Decision::Pass).does(BLUE, Decision::Pass).has(RED, "$").has(BLUE, "B");
}

#[test]
fn card_caravan() {
    let board = Board::base().red(|red| _ = red.hand(&[Card::Caravan]).holds("LLOOO"));
    let mut play = board.clone().open(6);
    play.does(RED, self::play(Card::Caravan));
    play.refused(RED, Decision::Pass, classic(42));
    play.does(RED, pay("0L")).does(RED, pay("-2U"));
    // What was given makes room first.
    play.does(RED, gain("0L")).does(RED, gain("2U")).has(RED, "LOOO$W");
    // One is enough.
    let mut play = board.open(6);
    play.does(RED, self::play(Card::Caravan)).does(RED, pay("-2U")).does(RED, Decision::Pass);
    play.does(RED, gain("0U")).has(RED, "LBOOO$");
    assert!(play.ask().is_none());
}

#[test]
fn card_merchant() {
    let board = Board::base()
        .red(|red| _ = red.hand(&[Card::Merchant]).holds("L"))
        .blue(|blue| _ = blue.holds("OOG"));
    let mut play = board.clone().open(6);
    play.does(RED, self::play(Card::Merchant));
    play.refused(RED, Decision::Pass, classic(4));
    play.refused(RED, gain("2U"), classic(4));
    play.does(RED, gain("0L")).does(RED, gain("-2L")).has(RED, "L$OG").has(BLUE, "OB");
    play.refused(RED, Decision::Pass, classic(42));
    play.does(RED, pay("-2L")).has(RED, "L$O").has(BLUE, "OBG");
    // One only, and lumber for it.
    let mut play = board.open(6);
    play.does(RED, self::play(Card::Merchant)).does(RED, gain("0L")).does(RED, Decision::Pass);
    play.does(RED, pay("-2U")).has(RED, "$O").has(BLUE, "OGBL");
}

#[test]
fn card_spy() {
    let hand = [Card::Abbey, Card::Merchant, Card::OreFleet, Card::KnightOtto];
    let board = Board::base()
        .red(|red| _ = red.hand(&[Card::Spy, Card::Spy]))
        .blue(|blue| _ = blue.hand(&hand).holds("OO"));
    let mut play = board.open(6);
    play.does(RED, self::play(Card::Spy));
    assert!(play.seen_by(RED).realms[BLUE].hand.iter().all(|card| card.card.is_some()));
    let Some(AskView::Steal { .. }) = play.ask() else { panic!() };
    play.refused(RED, take(Card::Abbey), classic(42));
    play.does(RED, take(Card::Merchant));
    assert!(play.told_to(BLUE).contains(&Event::Stolen {
        seat: seat(RED),
        from: seat(BLUE),
        card: Some(Card::Merchant)
    }));
    // It may be used at once; a unit may be taken too, or nothing.
    play.does(RED, self::play(Card::Merchant)).does(RED, gain("0L")).does(RED, Decision::Pass);
    play.does(RED, pay("0L"));
    play.does(RED, self::play(Card::Spy)).does(RED, Decision::Pass);
    // Buildings alone: the hand is seen, and nothing is taken.
    let board = Board::base()
        .red(|red| _ = red.hand(&[Card::Spy]))
        .blue(|blue| _ = blue.hand(&[Card::Abbey]));
    let mut play = board.open(6);
    play.does(RED, self::play(Card::Spy));
    assert!(play.ask().is_none());
}
