//! Why not: of each kind of wish the nearest, and the rule that closes a card.

use classic::{Card, Decision, classic};
use table::{Game, Rule};

use crate::scene::*;

fn reason(play: &Play, by: usize, kind: &str) -> Option<Rule> {
    let why = play.game.why_not(seat(by));
    why.into_iter().find(|(name, _)| *name == kind).map(|(_, refusal)| refusal.rule)
}

#[test]
fn what_cannot_be_done_says_by_which_rule() {
    let play = Board::base().rolled(6);
    assert_eq!(reason(&play, RED, "roll"), Some(classic(17)));
    assert_eq!(reason(&play, RED, "road"), Some(classic(30)));
    assert_eq!(reason(&play, RED, "settlement"), Some(classic(31)));
    assert_eq!(reason(&play, RED, "city"), Some(classic(30)));
    assert_eq!(reason(&play, RED, "demolish"), Some(classic(35)));
    assert_eq!(reason(&play, RED, "exchange"), Some(classic(37)));
    assert_eq!(reason(&play, RED, "finish"), None);
    assert_eq!(reason(&play, RED, "draw"), Some(classic(17)));
    assert_eq!(reason(&play, BLUE, "roll"), Some(Rule::table(1)));
    assert_eq!(reason(&Board::base().play(), RED, "offer"), Some(classic(20)));
}

/// Whatever is allowed of a kind, the wish of that kind is allowed.
#[test]
fn a_wish_that_can_be_fulfilled_is() {
    let board = Board::base()
        .red(|red| _ = red.holds("LLBBWGGGOOO").road(2).card("1Ua", Card::Garrison))
        .blue(|blue| _ = blue.holds("$"));
    let play = board.rolled(1);
    for kind in ["road", "settlement", "city", "demolish", "exchange", "offer", "finish"] {
        assert_eq!(reason(&play, RED, kind), None, "{kind}");
    }
}

#[test]
fn a_card_of_the_hand_says_why_it_is_closed() {
    let hand = [Card::Garrison, Card::Church, Card::Spy, Card::Scout, Card::Alchemist];
    let mut play = Board::base().red(|red| _ = red.hand(&hand).holds("LB")).rolled(6);
    let closed = |play: &Play, eye: usize| {
        let cards = play.seen_by(eye).realms.swap_remove(RED).hand;
        cards.into_iter().map(|card| card.closed).collect::<Vec<_>>()
    };
    let expected =
        [None, Some(classic(16)), Some(classic(40)), Some(classic(31)), Some(classic(41))];
    assert_eq!(closed(&play, RED), expected);
    assert_eq!(closed(&play, BLUE), [None; 5], "nobody else is told");
    play.does(RED, Decision::Finish);
    assert_eq!(closed(&play, RED), [None; 5]);
}
