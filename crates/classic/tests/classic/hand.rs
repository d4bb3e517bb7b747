//! The hand step: filling or cutting the hand, searching a stack, exchanging a card.

use classic::{AskView, Card, Decision, Event, Outcome, Step, Why, classic};
use table::{Pseudo, Rule};

use crate::scene::*;

const HAND: [Card; 3] = [Card::Smithy, Card::Mint, Card::Scout];

/// Red after the free actions with this hand and these resources; the roll brings Red one gold.
fn finished(hand: &[Card], letters: &str) -> Play {
    let mut play = Board::base().red(|red| _ = red.hand(hand).holds(letters)).rolled(6);
    play.does(RED, Decision::Finish);
    play
}

#[test]
fn classic_46_three_cards_and_one_for_each_abbey_and_library() {
    let board = Board::base().red(|red| {
        red.city(1).card("1Ua", Card::Abbey).card("1Ub", Card::Library).card("1La", Card::Library);
    });
    let play = board.play();
    assert_eq!((play.realm(RED).hand_limit, play.realm(BLUE).hand_limit), (6, 3));
}

#[test]
fn classic_47_surplus_cards_go_under_stacks() {
    let mut play = finished(&[Card::Smithy, Card::Mint, Card::Scout, Card::Abbey, Card::Spy], "");
    assert_eq!(play.decisions(RED).len(), 5 * 5);
    play.refused(RED, draw(0), classic(47));
    play.refused(RED, put(Card::Church, 0), classic(47));
    play.refused(RED, put(Card::Spy, 5), Rule::table(6));
    play.does(RED, put(Card::Mint, 1)).does(RED, put(Card::Abbey, 1));
    assert_eq!(play.view().stacks[1].cards[..2], [Some(Card::Abbey), Some(Card::Mint)]);
    assert_eq!((play.hand(RED).len(), play.step()), (3, Step::Exchange), "it was above the limit");
}

#[test]
fn classic_48_a_hand_is_filled_card_by_card() {
    let mut play = finished(&[Card::Smithy], "");
    assert_eq!(play.decisions(RED), [0, 1, 2, 3, 4].map(draw), "a search could not be paid");
    play.refused(RED, put(Card::Smithy, 0), classic(47));
    play.refused(RED, Decision::Pass, Rule::table(2));
    play.refused(RED, draw(5), Rule::table(6));
    play.does(RED, draw(3));
    play.refused_outcome(Outcome::Card(Card::Smithy), classic(48));
    play.outcome(Outcome::Card(Card::Abbey));
    assert_eq!(play.hand(RED), [Card::Smithy, Card::Abbey], "it is seen before the next is chosen");
    play.draws(RED, 1, Card::Spy);
    // The hand was below the limit: nothing is exchanged, and the turn is over.
    assert_eq!((play.on_turn(), play.step()), (BLUE, Step::Before));
    // Both ways may be mixed.
    let mut play = finished(&[Card::Smithy], "LL");
    play.does(RED, search(2)).does(RED, pay("-2U")).does(RED, pay("-2U"));
    play.settle(&mut Pseudo::new(1));
    let choice = play.decisions(RED)[0];
    play.does(RED, choice).draws(RED, 0, Card::Garrison);
    assert_eq!(play.on_turn(), BLUE);
}

/// Two resources of any kind, one card that must be taken, and the order stays.
#[test]
fn classic_49_for_two_resources_a_stack_is_searched() {
    let mut play = finished(&HAND[..2], "LW");
    play.does(RED, search(0));
    let Some(AskView::Pay { any: 2, why: Why::Search, .. }) = play.ask() else { panic!() };
    play.refused(RED, Decision::Pass, classic(36));
    play.does(RED, pay("2U")).does(RED, pay("-2U")).has(RED, "$");
    let unseen = play.view().stacks[0].cards.len();
    let all = [Card::Garrison; 3].into_iter().chain([Card::Spy; 3]).chain([Card::BlackKnight; 3]);
    let cards: Vec<Card> =
        all.chain([Card::Abbey; 2]).chain([Card::Church; 2]).take(unseen).collect();
    play.refused_outcome(Outcome::Cards(cards[1..].iter().copied().collect()), classic(49));
    let wrong = [&[Card::Smithy], &cards[1..]].concat();
    play.refused_outcome(Outcome::Cards(wrong.into_iter().collect()), classic(49));
    play.outcome(Outcome::Cards(cards.iter().copied().collect()));
    assert!(play.told_to(BLUE).contains(&Event::LookedThrough { seat: seat(RED), stack: 0 }));
    play.refused(RED, Decision::Pass, classic(49));
    play.refused(RED, take(Card::Smithy), classic(49));
    play.does(RED, take(Card::Spy));
    let left: Vec<Card> = play.view().stacks[0].cards.iter().map(|card| card.unwrap()).collect();
    assert_eq!(left, [&cards[..5], &cards[6..]].concat(), "the order of the rest stays");
    assert!(play.told_to(BLUE).contains(&Event::Drew { seat: seat(RED), stack: 0, card: None }));
    assert_eq!(play.on_turn(), BLUE);
}

#[test]
fn classic_50_a_full_hand_may_exchange_one_card() {
    let mut play = finished(&HAND, "LLL");
    assert_eq!(play.step(), Step::Exchange);
    play.refused(RED, draw(0), classic(50));
    play.refused(RED, search(0), classic(50));
    play.does(RED, put(Card::Scout, 2));
    play.refused(RED, put(Card::Mint, 2), classic(50));
    play.refused(RED, Decision::Pass, Rule::table(2));
    play.refused(RED, draw(0), classic(50));
    play.refused(RED, search(1), classic(50));
    assert_eq!(play.decisions(RED), [draw(2), search(2)]);
    play.draws(RED, 2, Card::Abbey);
    assert_eq!(
        (play.hand(RED), play.on_turn()),
        (vec![Card::Smithy, Card::Mint, Card::Abbey], BLUE)
    );
    // By a search the card just given may be taken back.
    let mut play = finished(&HAND, "LL");
    play.does(RED, put(Card::Scout, 0)).does(RED, search(0));
    play.does(RED, pay("-2U")).does(RED, pay("-2U")).settle(&mut Pseudo::new(4));
    play.does(RED, take(Card::Scout));
    assert_eq!((play.hand(RED), play.on_turn()), (HAND.to_vec(), BLUE));
    // Or nothing at all.
    let mut play = finished(&HAND, "");
    play.does(RED, Decision::Pass);
    assert_eq!(play.on_turn(), BLUE);
}

/// All cards but a few are gone: an empty stack takes cards and gives them back.
#[test]
fn classic_52_an_empty_stack_keeps_its_place() {
    let all = Card::ALL
        .iter()
        .copied()
        .filter(|card| card.set() == classic::Set::Base && card.kind() != classic::Kind::Event);
    let mut left: Vec<Card> =
        all.flat_map(|card| std::iter::repeat_n(card, card.count().into())).collect();
    let hand = left.split_off(left.len() - 3);
    let board = Board::base().red(|red| _ = red.hand(&hand)).discarded(&left);
    let mut play = board.rolled(6);
    assert!(play.view().stacks.iter().all(|stack| stack.cards.is_empty()));
    play.does(RED, Decision::Finish).does(RED, put(hand[0], 2));
    play.refused(RED, draw(1), classic(50));
    play.does(RED, draw(2));
    assert_eq!(play.hand(RED).len(), 3);
    // Blue has no card and finds none, and the turn goes on.
    play.roll(6, classic::Face::Mill);
    play.does(BLUE, Decision::Finish);
    assert_eq!(play.on_turn(), RED);
    play.roll(6, classic::Face::Mill).does(RED, Decision::Finish).does(RED, Decision::Pass);
    let one = Board::base().red(|red| _ = red.hand(&hand[..2])).discarded(&left).rolled(6);
    let mut play = one;
    play.does(RED, Decision::Finish);
    play.refused(RED, draw(1), classic(52));
}
