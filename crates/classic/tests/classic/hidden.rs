//! What each eye may know, and what an imagined position may change.

use classic::{Card, Classic, Decision, Outcome, Setup};
use table::testing::random_step;
use table::{Eye, Game, Pseudo, Step, ToAct};

use crate::scene::*;

/// CLASSIC-56: of hands and stacks an eye sees what it has seen, and backs of all else.
#[test]
fn classic_56_hands_and_stacks_are_secret() {
    let hand = [Card::Abbey, Card::Spy];
    let play = Board::base().red(|red| _ = red.hand(&hand)).play();
    let hands = |eye| {
        let cards = play.game.view(eye).realms.swap_remove(RED).hand;
        cards.into_iter().map(|card| card.card).collect::<Vec<_>>()
    };
    assert_eq!(hands(Eye::Seat(seat(RED))), hand.map(Some));
    assert_eq!(hands(Eye::Seat(seat(BLUE))), [None, None]);
    assert_eq!(hands(Eye::Spectator), [None, None]);
    assert!(play.seen_by(RED).stacks.iter().all(|stack| stack.cards.iter().all(Option::is_none)));
}

/// A card that a Spy has seen is known until one of the hand goes under a stack unseen.
#[test]
fn a_shown_hand_is_lost_when_a_card_leaves_it_unseen() {
    let hand = [Card::Abbey, Card::Smithy, Card::Mint, Card::Church];
    let board =
        Board::base().red(|red| _ = red.hand(&[Card::Spy])).blue(|blue| _ = blue.hand(&hand));
    let mut play = board.open(6);
    play.does(RED, self::play(Card::Spy)).ends_turn();
    let known = |play: &Play| {
        let cards = play.seen_by(RED).realms.swap_remove(BLUE).hand;
        cards.iter().filter(|card| card.card.is_some()).count()
    };
    assert_eq!(known(&play), 4);
    play.roll(6, classic::Face::Tournament);
    play.does(BLUE, Decision::Finish).does(BLUE, put(Card::Mint, 0));
    assert_eq!(known(&play), 0);
    // Red still knows that the four are those: every imagined hand and the lowest card of the stack have them.
    let mut chance = Pseudo::new(9);
    let mut lowest = std::collections::BTreeSet::new();
    for _ in 0..100 {
        let dream = play.game.imagine(seat(RED), &mut chance);
        dream.audit().unwrap();
        assert_eq!(dream.view(Eye::Seat(seat(RED))), play.seen_by(RED));
        let view = dream.view(Eye::Arbiter);
        let mut cards: Vec<Card> =
            view.realms[BLUE].hand.iter().filter_map(|card| card.card).collect();
        let below = view.stacks[0].cards[0].unwrap();
        lowest.insert(below);
        cards.push(below);
        cards.sort_unstable();
        let mut all = hand.to_vec();
        all.sort_unstable();
        assert_eq!(cards, all);
    }
    assert_eq!(lowest.len(), 4, "it may be any of them");
}

/// Whoever searched a stack knows its order until somebody else takes from it.
#[test]
fn a_searched_stack_is_known_to_the_one_who_searched() {
    let hand = [Card::Abbey, Card::Smithy];
    let board = Board::base().red(|red| _ = red.hand(&hand).holds("LL"));
    let mut play = board.rolled(6);
    play.does(RED, Decision::Finish).does(RED, search(1));
    play.does(RED, pay("-2U")).does(RED, pay("-2U")).settle(&mut Pseudo::new(3));
    let choice = play.decisions(RED)[0];
    play.does(RED, choice);
    let known = |play: &Play, by: usize| play.seen_by(by).stacks[1].cards.iter().flatten().count();
    let size = play.view().stacks[1].cards.len();
    assert_eq!((known(&play, RED), known(&play, BLUE)), (size, 0));
    // Blue draws the top card: Red knows which it is.
    play.roll(1, classic::Face::Mill).does(BLUE, Decision::Finish).does(BLUE, draw(1));
    let cards = play.seen_by(RED).realms.swap_remove(BLUE).hand;
    assert!(cards[0].card.is_some());
}

/// In random games every imagined position looks the same to its seat, is sound, and hides what is hidden.
#[test]
fn imagined_positions_respect_what_was_seen() {
    let variants = Classic::variants().into_iter().map(|variant| variant.setup);
    for (number, setup) in (0..60).zip(variants.cycle()) {
        let setup = Setup { turn_limit: Some(40), ..setup };
        let mut chance = Pseudo::stream(17, number);
        let mut game = Classic::new(&setup).unwrap();
        let mut steps = 0;
        while game.to_act() != ToAct::Nobody {
            match random_step(&game, &mut chance).unwrap() {
                Step::Nature(outcome) => game.resolve(&outcome).unwrap(),
                Step::Decision { seat, choice } => game.decide(seat, &choice).unwrap(),
            }
            steps += 1;
            if steps % 29 == 0 {
                for by in 0..game.seats() {
                    let dream = game.imagine(seat(by), &mut chance);
                    assert_eq!(dream.view(Eye::Seat(seat(by))), game.view(Eye::Seat(seat(by))));
                    dream.audit().unwrap();
                }
            }
        }
    }
}

/// What nobody has seen is not decided: a draw is chance, by what is left.
#[test]
fn stacks_are_drawn_late() {
    let mut play = Board::base().red(|red| _ = red.hand(&[Card::Abbey, Card::Abbey])).rolled(6);
    play.does(RED, Decision::Finish).does(RED, draw(0));
    let listed = play.outcomes();
    assert!(!listed.iter().any(|(outcome, _)| *outcome == Outcome::Card(Card::Abbey)));
    assert!(listed.contains(&(Outcome::Card(Card::Spy), 3)));
    assert_eq!(listed.iter().map(|(_, weight)| weight).sum::<u32>(), 60);
}
