//! Why a thing cannot be done now, and what may be said for a seat that has nothing to decide.

use duel::{Card, Decision, Face, Mode, duel};
use table::{Excuse, Game, Rule};

use crate::scene::*;

/// The rule that closes the kind for the seat, if one does.
fn closed(play: &Play, by: usize, kind: &str) -> Option<Rule> {
    let found = play.game.why_not(seat(by)).into_iter().find(|(named, _)| *named == kind);
    found.map(|(_, refusal)| refusal.rule)
}

#[track_caller]
fn assert_closed(play: &Play, by: usize, kinds: &[&str], rule: Rule) {
    for kind in kinds {
        assert_eq!(closed(play, by, kind), Some(rule), "{kind}");
    }
}

#[track_caller]
fn assert_open(play: &Play, by: usize, kinds: &[&str]) {
    for kind in kinds {
        assert_eq!(closed(play, by, kind), None, "{kind}");
    }
}

const BUILDING: [&str; 3] = ["road", "settlement", "city"];

/// DUEL-26: in the other's turn everything waits.
#[test]
fn in_the_others_turn_everything_is_closed() {
    let play = Board::first().rolled(1);
    let kinds = play.game.why_not(seat(BLUE));
    assert_eq!(kinds.len(), play.game.wishes(seat(BLUE)).len());
    assert!(kinds.iter().all(|(_, refusal)| refusal.rule == Rule::table(1)));
}

/// DUEL-74, DUEL-76, DUEL-26: step by step.
#[test]
fn each_step_opens_what_belongs_to_it() {
    let board = Board::first().red(|red| {
        red.holds("LLLBBBWWWGGGOOO").road(2).hand(&[Card::Harald, Card::Inga, Card::Scout]);
    });
    let mut play = board.play();
    assert_open(&play, RED, &["roll"]);
    assert_closed(&play, RED, &BUILDING, duel(74));
    assert_closed(&play, RED, &["exchange"], duel(74));
    assert_closed(&play, RED, &["finish"], duel(76));
    assert_closed(&play, RED, &["draw", "put"], duel(26));
    assert_closed(&play, RED, &["search"], duel(62));
    play.roll(1, Face::Trade);
    assert_closed(&play, RED, &["roll", "draw", "put"], duel(26));
    assert_open(&play, RED, &["road", "settlement", "city", "exchange", "finish"]);
    assert_closed(&play, RED, &["demolish"], duel(71));
    assert_closed(&play, RED, &["mint"], duel(40));
    assert_closed(&play, RED, &["ship"], duel(53));
    assert_closed(&play, RED, &["cache"], duel(44));
    play.does(RED, Decision::Finish);
    assert_open(&play, RED, &["put"]);
    assert_closed(&play, RED, &["draw"], duel(59));
    play.does(RED, put(Card::Scout, 0));
    assert_open(&play, RED, &["draw", "search"]);
    assert_closed(&play, RED, &["put"], duel(59));
}

/// DUEL-46, DUEL-47, DUEL-49, DUEL-51: what is missing.
#[test]
fn the_price_and_the_place_are_told() {
    let mut play = Board::first().red(|red| _ = red.holds("")).rolled(1);
    assert_closed(&play, RED, &["road"], duel(46));
    assert_closed(&play, RED, &["settlement"], duel(47));
    assert_closed(&play, RED, &["city"], duel(49));
    assert_closed(&play, RED, &["exchange"], duel(51));
    play.ends_turn();
    let play = Board::first().red(|red| _ = red.holds("WWO").card("1Ua", Card::OreShip)).rolled(5);
    assert_open(&play, RED, &["exchange"]);
}

/// DUEL-42, DUEL-43, DUEL-44, DUEL-45, DUEL-47: why each card of the hand waits is told to its owner alone.
#[test]
fn every_card_in_the_hand_says_why_it_waits() {
    let hand = [
        Card::BrigittaTheWiseWoman,
        Card::Goldsmith,
        Card::Abbey,
        Card::Marketplace,
        Card::Harald,
        Card::Scout,
    ];
    let board = Board::first().red(|red| {
        red.hand(&hand).card("1Ua", Card::Marketplace).holds("GGOO");
    });
    let mut play = board.play();
    let told = |play: &Play, by: usize| -> Vec<Option<Rule>> {
        play.seen_by(by).realms[RED].hand.iter().map(|card| card.closed).collect()
    };
    let (wait, later) = (Some(duel(42)), Some(duel(74)));
    assert_eq!(told(&play, RED), [None, wait, later, later, later, later]);
    assert_eq!(told(&play, BLUE), [None; 6]);
    play.roll(1, Face::Trade);
    let rules = [42, 43, 44, 45].map(|number| Some(duel(number)));
    assert_eq!(told(&play, RED), [&rules[..], &[None, Some(duel(47))]].concat());
    // While something else is asked, nothing of it is said.
    play.does(RED, build(Card::Harald, "1La")).ends_turn();
    assert_eq!(told(&play, RED), vec![None; 3]);
}

/// Who could play a Sebastian is asked, and who has none is spoken for at the same pace.
#[test]
fn who_has_no_preacher_is_excused_when_one_is_asked_for() {
    let board = |hand: Card| {
        Board::new(Mode::Turmoil)
            .red(|red| _ = red.card("1Ua", Card::Candamir))
            .blue(|blue| _ = blue.card("1Ua", Card::Abbey).hand(&[hand]))
    };
    let preacher = Card::SebastianTheItinerantPreacher;
    let mut with = board(preacher).play();
    with.event(6, Card::Feud);
    assert_eq!(with.decisions(BLUE), [self::play(preacher), Decision::Pass]);
    assert_eq!(with.game.excuse(seat(BLUE)), None);
    // The same back, another card: the same question, and the answer is known.
    let mut without = board(Card::Archer).play();
    without.event(6, Card::Feud);
    assert_eq!(without.game.excuse(seat(BLUE)), Some(Excuse::Lacks(Decision::Pass)));
    assert_eq!(without.game.excuse(seat(RED)), None);
    assert!(with.seen_by(RED) == without.seen_by(RED), "the other one sees no difference");
    // A hand of the base set alone cannot hold one, and nobody is asked.
    let mut plain = board(Card::Harald).play();
    plain.event(6, Card::Feud);
    assert_ne!(plain.ask(), with.ask());
    // Nothing else is ever said for a seat.
    let play = Board::first().rolled(1);
    assert_eq!((play.game.excuse(seat(RED)), play.game.excuse(seat(BLUE))), (None, None));
}
