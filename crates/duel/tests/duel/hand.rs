//! Steps 3 and 4: filling or cutting the hand, exchanging a card, searching a stack.

use duel::{AskView, Card, Decision, Event, Outcome, Step, Why, duel};
use table::{Pseudo, Rule};

use crate::scene::*;

const HAND: [Card; 3] = [Card::Harald, Card::Inga, Card::Scout];

/// Red after the action phase with this hand and these resources.
fn finished(hand: &[Card], letters: &str) -> Play {
    let board = Board::first().red(|red| _ = red.hand(hand).holds(letters));
    let mut play = board.rolled(5);
    play.does(RED, Decision::Finish);
    play
}

#[test]
fn duel_55_three_cards_and_one_for_each_progress_point() {
    let play = Board::first().red(|red| _ = red.card("1Ua", Card::Abbey)).play();
    assert_eq!((play.realm(RED).hand_limit, play.realm(BLUE).hand_limit), (4, 3));
    let mut play = Board::first().red(|red| _ = red.card("1Ua", Card::Abbey)).rolled(1);
    play.does(RED, Decision::Finish);
    for (drawn, card) in
        [Card::Harald, Card::Inga, Card::Scout, Card::Osmund].into_iter().enumerate()
    {
        assert_eq!((play.hand(RED).len(), play.step()), (drawn, Step::Fill));
        play.draws(RED, 0, card);
    }
    assert_eq!(play.step(), Step::Exchange);
}

#[test]
fn duel_56_the_limit_is_looked_at_in_step_3_alone() {
    let hand = [Card::Harald, Card::Inga, Card::Scout, Card::Osmund, Card::Abbey];
    let board = Board::first()
        .red(|red| _ = red.hand(&hand).holds("GGO"))
        .blue(|blue| _ = blue.hand(&hand[..0]));
    let mut play = board.play();
    play.roll(5, duel::Face::Trade);
    assert_eq!(play.hand(RED).len(), 5);
    play.does(RED, build(Card::Harald, "1Ua")).does(RED, Decision::Finish);
    assert_eq!(play.step(), Step::Fill);
    play.refused(RED, draw(0), duel(57));
    play.refused(RED, Decision::Pass, Rule::table(2));
    play.does(RED, put(Card::Osmund, 3));
    assert_eq!((play.step(), play.hand(RED).len()), (Step::Exchange, 3));
}

#[test]
fn duel_57_cards_are_drawn_one_by_one_from_any_stack() {
    let mut play = finished(&[Card::Harald], "");
    assert_eq!(play.decisions(RED), [0, 1, 2, 3].map(draw));
    play.refused(RED, draw(4), Rule::table(6));
    play.refused(RED, Decision::Pass, Rule::table(2));
    play.refused(RED, put(Card::Harald, 0), duel(58));
    play.draws(RED, 3, Card::Abbey);
    assert_eq!(play.hand(RED), [Card::Harald, Card::Abbey], "it is seen before the next is chosen");
    play.draws(RED, 1, Card::Abbey);
    assert_eq!(play.step(), Step::Exchange);
    play.refused(RED, draw(0), duel(59));
    let sizes: Vec<usize> = play.view().stacks.iter().map(|stack| stack.cards.len()).collect();
    assert_eq!(sizes.iter().sum::<usize>(), 33);
}

/// DUEL-73: where all stacks are empty, none is drawn and the turn goes on.
#[test]
fn duel_57_without_cards_the_turn_goes_on() {
    // All base cards that are no events lie in realms, in hands and on the discard pile.
    let expansions = Card::ALL.iter().copied().filter(|card| {
        let unit_or_building = card.kind().is_building() || card.kind().is_unit();
        card.set() == duel::Set::Base && unit_or_building
    });
    let mut left: Vec<Card> =
        expansions.flat_map(|card| std::iter::repeat_n(card, card.count().into())).collect();
    let mut discarded = vec![Card::Relocation];
    for card in [Card::BrigittaTheWiseWoman, Card::Goldsmith, Card::MerchantCaravan, Card::Scout] {
        discarded.extend([card; 2]);
    }
    discarded.append(&mut left.split_off(1));
    let board = Board::first().red(|red| _ = red.hand(&left)).discarded(&discarded);
    let mut play = board.rolled(1);
    assert!(play.view().stacks.iter().all(|stack| stack.cards.is_empty()));
    play.does(RED, Decision::Finish);
    assert_eq!((play.hand(RED).len(), play.step()), (1, Step::Exchange));
    // A stack that was empty offers just the card that was put under it.
    play.does(RED, put(left[0], 2));
    for stack in [0, 1, 3] {
        play.refused(RED, draw(stack), duel(73));
        play.refused(RED, search(stack), duel(73));
    }
    play.does(RED, draw(2));
    assert_eq!((play.hand(RED), play.on_turn()), (left.clone(), BLUE));
    // Blue has no card and finds none: step 4 needs a card to give.
    play.roll(1, duel::Face::Trade).does(BLUE, Decision::Finish);
    assert_eq!(play.on_turn(), RED);
}

#[test]
fn duel_58_cards_above_the_limit_go_under_stacks_of_ones_choice() {
    let hand = [Card::Harald, Card::Inga, Card::Scout, Card::Osmund, Card::Abbey];
    let mut play = finished(&hand, "");
    assert_eq!(play.decisions(RED).len(), 5 * 4);
    play.refused(RED, put(Card::Goldsmith, 0), duel(59));
    play.refused(RED, put(Card::Harald, 4), Rule::table(6));
    play.does(RED, put(Card::Inga, 1)).does(RED, put(Card::Abbey, 1));
    assert_eq!((play.hand(RED).len(), play.step()), (3, Step::Exchange));
    assert_eq!(play.view().stacks[1].cards[..2], [Some(Card::Abbey), Some(Card::Inga)]);
}

#[test]
fn duel_59_one_card_may_be_exchanged() {
    let mut play = finished(&HAND, "");
    play.refused(RED, draw(0), duel(59));
    play.refused(RED, search(0), duel(62));
    play.refused(RED, put(Card::Abbey, 0), duel(59));
    play.does(RED, put(Card::Scout, 2));
    play.refused(RED, put(Card::Inga, 2), duel(59));
    play.refused(RED, Decision::Pass, Rule::table(2));
    play.refused(RED, draw(4), Rule::table(6));
    assert_eq!(play.decisions(RED), [0, 1, 2, 3].map(draw), "a search could not be paid");
    play.draws(RED, 0, Card::Abbey);
    assert_eq!(play.hand(RED), [Card::Harald, Card::Inga, Card::Abbey]);
    assert_eq!((play.on_turn(), play.step()), (BLUE, Step::Before));
    // Or none at all.
    let mut play = finished(&HAND, "");
    play.does(RED, Decision::Pass);
    assert_eq!(play.on_turn(), BLUE);
}

/// DUEL-EX-18, DUEL-61: the stack is looked through, one card must be taken, and the order stays.
#[test]
fn duel_60_for_two_resources_a_stack_is_searched() {
    let mut play = finished(&HAND, "LWW");
    play.does(RED, put(Card::Scout, 0));
    play.refused(RED, search(4), Rule::table(6));
    play.does(RED, search(0));
    let AskView::Pay { any, why, .. } = play.ask().unwrap() else { panic!("two are due") };
    assert_eq!((any, why), (2, Why::Search));
    // Two equal ones or two different ones.
    play.refused(RED, pay("0U"), duel(24));
    play.refused(RED, Decision::Pass, duel(24));
    play.does_all(RED, ["0L", "2L"].map(pay)).has(RED, "LW");
    let unseen = play.view().stacks[0].cards.iter().filter(|card| card.is_none()).count();
    let all = [
        Card::Abbey,
        Card::Goldsmith,
        Card::Osmund,
        Card::Siglind,
        Card::OreShip,
        Card::Austin,
        Card::WoolShip,
        Card::GoldShip,
        Card::Relocation,
    ];
    let cards = &all[..unseen];
    play.refused_outcome(Outcome::Cards(cards[1..].iter().copied().collect()), duel(60));
    let wrong = [&[Card::Harald], &cards[1..]].concat();
    play.refused_outcome(Outcome::Cards(wrong.into_iter().collect()), duel(60));
    play.outcome(Outcome::Cards(cards.iter().copied().collect()));
    assert!(play.told_to(BLUE).contains(&Event::LookedThrough { seat: seat(RED), stack: 0 }));
    play.refused(RED, Decision::Pass, duel(61));
    play.refused(RED, take(Card::Harald), duel(61));
    play.refused(RED, draw(1), duel(61));
    // The card just put under it is among them.
    assert_eq!(play.decisions(RED).len(), unseen + 1);
    assert!(play.decisions(RED).contains(&take(Card::Scout)));
    play.does(RED, take(Card::Siglind));
    let left = [&[Card::Scout], &cards[..3], &cards[4..]].concat();
    let stack: Vec<Card> = play.view().stacks[0].cards.iter().map(|card| card.unwrap()).collect();
    assert_eq!(stack, left, "the order of the rest stays");
    assert_eq!((play.hand(RED).len(), play.on_turn()), (3, BLUE));
}

#[test]
fn duel_61_the_card_just_given_may_be_taken_back() {
    let mut play = finished(&HAND, "LW");
    play.does(RED, put(Card::Scout, 0)).does(RED, search(0));
    play.does_all(RED, ["-2U", "0L"].map(pay)).settle(&mut Pseudo::new(4));
    play.does(RED, take(Card::Scout));
    assert_eq!(play.hand(RED), HAND);
    assert_eq!(play.on_turn(), BLUE);
}

#[test]
fn duel_62_a_stack_is_searched_in_step_4_alone() {
    let mut play = Board::first().red(|red| _ = red.holds("LLL")).rolled(5);
    play.refused(RED, search(0), duel(62));
    play.does(RED, Decision::Finish);
    assert_eq!(play.step(), Step::Fill);
    play.refused(RED, search(0), duel(62));
}

#[test]
fn duel_63_new_cards_wait_for_the_next_turn() {
    let mut play = finished(&HAND[..2], "GGGOOO");
    play.draws(RED, 0, Card::Austin);
    play.refused(RED, build(Card::Austin, "1Ua"), duel(74));
    play.does(RED, put(Card::Inga, 0));
    play.refused(RED, build(Card::Austin, "1Ua"), duel(74));
    play.draws(RED, 1, Card::Goldsmith);
    assert_eq!(play.on_turn(), BLUE);
    play.refused(RED, self::play(Card::Goldsmith), Rule::table(1));
    play.roll(1, duel::Face::Trade).ends_turn().roll(1, duel::Face::Trade);
    play.does(RED, build(Card::Austin, "1Ua"));
}

#[test]
fn duel_73_step_4_needs_a_card_and_the_search_its_price() {
    let mut play = finished(&HAND, "L");
    play.does(RED, put(Card::Scout, 1));
    // One ore came by the roll: one lumber and one ore are just enough.
    play.does(RED, search(1)).has(RED, "");
    let mut play = finished(&HAND, "");
    play.does(RED, put(Card::Scout, 1));
    play.refused(RED, search(1), duel(60));
    play.refused(RED, search(3), duel(60));
}
