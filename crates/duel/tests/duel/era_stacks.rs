//! The eras: backs, empty stacks, the discard pile of which only the top is seen.

use duel::{Card, Decision, Kind, Outcome, Set, Step, duel, era};
use table::{Eye, Game};

use crate::eras::*;
use crate::scene::*;

/// Every draw card of the Era of Gold that the stacks hold, but this one.
fn all_gold_but(kept: Card) -> Vec<Card> {
    let of_era = Card::ALL.iter().filter(|card| card.set() == Set::Gold && !card.is_open());
    let drawn = of_era.filter(|card| card.kind() != Kind::Event && **card != kept);
    drawn.flat_map(|&card| std::iter::repeat_n(card, card.count().into())).collect()
}

/// ERA-19: a card that is lost goes under a stack with its back, which its player chooses.
#[test]
fn era_19_under_a_stack_with_the_same_back() {
    let board = turmoil()
        .red(|red| {
            red.city(-1).card("-1Ua", Card::HedgeTavern).holds("").hand(&[Card::Archer]);
        })
        .blue(|blue| {
            blue.card("-1Ua", Card::CarlForkbeard).holds("");
        });
    let mut game = quiet(board);
    game.does(RED, play(Card::Archer));
    assert_eq!(game.waits_for(), Some(BLUE), "the loser chooses");
    for other in 0..3 {
        game.refused(BLUE, stack(other), era(19));
    }
    game.refused(BLUE, stack(5), era(19)).does(BLUE, stack(4));
    assert_eq!(lowest(&game, RED, 4), Some(Card::CarlForkbeard));
    assert_eq!(lowest(&game, BLUE, 4), Some(Card::CarlForkbeard));
}

/// ERA-20: an empty stack offers nothing, stays a place, and starts anew with one card.
#[test]
fn era_20_an_empty_stack_is_a_place() {
    let board = gold().discarded(&all_gold_but(Card::SaltSilo)).red(|red| {
        red.holds("LL").hand(&[Card::SaltSilo, Card::Harald, Card::Inga]);
    });
    let mut game = quiet(board);
    assert_eq!(game.view().stacks.len(), 5);
    game.does(RED, Decision::Finish).does(RED, put(Card::SaltSilo, 4));
    assert_eq!(game.view().stacks[4].cards.len(), 1);
    game.refused(RED, draw(3), era(20)).refused(RED, search(3), era(20));
    // A stack that was empty before offers just that card.
    game.does(RED, search(4)).refused(RED, take(Card::Harald), duel(61));
    game.does(RED, take(Card::SaltSilo)).has(RED, "");
    assert_eq!(game.view().stacks[4].cards.len(), 0);
    assert_eq!(game.view().stacks.len(), 5);
}

/// ERA-20: where all stacks are empty no card is drawn, and the turn goes on.
#[test]
fn era_20_no_card_is_drawn_from_empty_stacks() {
    let mut gone = all_gold_but(Card::SaltSilo);
    gone.push(Card::SaltSilo);
    let base =
        Card::ALL.iter().filter(|card| card.set() == Set::Base && card.kind() != Kind::Event);
    gone.extend(base.flat_map(|&card| std::iter::repeat_n(card, card.count().into())));
    let mut game = quiet(gold().discarded(&gone));
    assert!(game.view().stacks.iter().all(|stack| stack.cards.is_empty()));
    game.does(RED, Decision::Finish);
    assert_eq!((game.step(), game.on_turn()), (Step::Before, BLUE));
}

/// ERA-21: in step 4 the card goes under a stack with its back; the other comes from any stack.
#[test]
fn era_21_the_exchange_is_between_any_backs() {
    let board = gold().red(|red| {
        red.holds("").hand(&[Card::SaltSilo, Card::Harald, Card::Inga]);
    });
    let mut game = quiet(board);
    game.does(RED, Decision::Finish);
    assert_eq!(game.step(), Step::Exchange);
    game.refused(RED, put(Card::SaltSilo, 0), era(19)).refused(RED, put(Card::Harald, 3), era(19));
    game.refused(RED, draw(0), duel(59)).refused(RED, put(Card::Mint, 3), duel(59));
    game.does(RED, put(Card::SaltSilo, 3)).refused(RED, put(Card::Harald, 0), duel(59));
    game.draws(RED, 1, Card::Austin);
    assert_eq!(game.hand(RED), [Card::Harald, Card::Inga, Card::Austin]);
    assert_eq!(lowest(&game, RED, 3), Some(Card::SaltSilo));
    assert_eq!(lowest(&game, BLUE, 3), None);
}

/// ERA-23: of the discard pile only the top is seen, but by who takes a card from it while that is settled.
#[test]
fn era_23_only_the_top_of_the_discard_pile_is_seen() {
    let pile = [Card::Doctor, Card::Abbey, Card::Harald];
    let board = progress().discarded(&pile).red(|red| {
        red.city(-1).card("-1Ua", Card::Library).holds("").hand(&[Card::GustavTheLibrarian]);
    });
    let mut game = quiet(board);
    for eye in [Eye::Seat(seat(RED)), Eye::Seat(seat(BLUE)), Eye::Spectator] {
        let seen = &game.game.view(eye).discards[0];
        assert_eq!((seen.count, seen.top, seen.cards.len()), (3, Some(Card::Harald), 0));
    }
    game.does(RED, play(Card::GustavTheLibrarian));
    assert_eq!(game.seen_by(RED).discards[0].cards, pile);
    assert!(game.seen_by(BLUE).discards[0].cards.is_empty());
    assert!(game.game.view(Eye::Spectator).discards[0].cards.is_empty());
    game.refused(RED, take(Card::Inga), era(23)).refused(RED, Decision::Pass, era(23));
    game.does(RED, take(Card::Abbey));
    assert!(game.seen_by(RED).discards[0].cards.is_empty());
    assert_eq!(discarded(&game), Some(Card::GustavTheLibrarian));
}

/// ERA-29: the hand is filled from any stacks, and cut under stacks with the backs of its cards.
#[test]
fn era_29_hands_are_filled_from_any_stacks() {
    let mut game = quiet(turmoil());
    game.does(RED, Decision::Finish);
    game.draws(RED, 4, Card::Traitor).draws(RED, 0, Card::Abbey).draws(RED, 3, Card::Arsonist);
    assert_eq!(game.step(), Step::Exchange);

    let board = turmoil().red(|red| {
        red.hand(&[Card::Traitor, Card::Abbey, Card::Arsonist, Card::Harald]);
    });
    let mut game = quiet(board);
    game.does(RED, Decision::Finish).refused(RED, draw(0), duel(57));
    game.refused(RED, put(Card::Traitor, 2), era(19)).refused(RED, put(Card::Abbey, 3), era(19));
    game.refused(RED, Decision::Pass, table::Rule::table(2)).does(RED, put(Card::Traitor, 3));
    assert_eq!((game.step(), game.hand(RED).len()), (Step::Exchange, 3));
    // The next to draw from there does not come upon it: it lies below.
    game.does(RED, Decision::Pass).roll(1, duel::Face::Trade).does(BLUE, Decision::Finish);
    game.does(BLUE, draw(3)).outcome(Outcome::Card(Card::Archer));
}
