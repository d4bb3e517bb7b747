//! The faces of the event die.

use classic::{AskView, Card, Decision, Event, Face, Outcome, Why, classic};
use table::{Game, ToAct};

use crate::scene::*;

#[test]
fn classic_21_brigands_take_ore_and_wool_of_the_rich() {
    // Exactly seven are safe.
    let mut play = Board::base().red(|red| _ = red.holds("LLBBOOW")).play();
    play.roll(6, Face::Brigands).has(RED, "LLBBOOW$");
    let both = |seated: &mut Seated| _ = seated.holds("LLBBOOWW");
    let mut play = Board::base().red(both).blue(both).play();
    play.roll(6, Face::Brigands).has(RED, "LLBB$").has(BLUE, "LLBBB");
    let raids = play.events.iter().filter(|event| matches!(event, Event::Raided { .. }));
    assert_eq!(raids.count(), 2);
    // A Garrison at 1L guards mountains and gold: eight are counted as six. With two more, all is lost.
    let guarded = |seated: &mut Seated| _ = seated.card("1La", Card::Garrison);
    let mut play = Board::base().red(both).red(guarded).play();
    play.roll(6, Face::Brigands).has(RED, "LLBBOOWW$");
    let richer = |seated: &mut Seated| _ = seated.holds("LB");
    let mut play = Board::base().red(both).red(guarded).red(richer).play();
    play.roll(6, Face::Brigands).has(RED, "LLLBBB$");
}

#[test]
fn classic_22_brigands_stay_away_from_the_first_two_turns() {
    let rich = |seated: &mut Seated| _ = seated.holds("LLBBOOWW");
    for (before, safe) in [(0, true), (3, true), (4, false)] {
        let mut play = Board::base().red(rich).after_turns(before).play();
        play.roll(6, Face::Brigands).has(RED, if safe { "LLBBOOWW$" } else { "LLBB$" });
    }
}

#[test]
fn classic_23_the_mill_takes_one_from_the_opponent() {
    let trader = |seated: &mut Seated| _ = seated.city(1).card("1Ua", Card::Marketplace);
    let board = Board::base().red(trader).blue(|blue| _ = blue.holds("OW"));
    let mut play = board.clone().play();
    play.roll(5, Face::Mill);
    let AskView::Rob { why: Why::Mill, left: 1, .. } = play.ask().unwrap() else { panic!() };
    play.refused(RED, gain("-2U"), classic(4));
    play.does(RED, gain("0L")).has(RED, "OB").has(BLUE, "WL");
    // The holder takes also in the other's turn, and may do without.
    let mut play = board.clone().turn(BLUE).play();
    play.roll(5, Face::Mill).does(RED, Decision::Pass).has(BLUE, "OWL");
    // Without room nothing moves.
    let full = board.red(|red| _ = red.stock("0L", 3).stock("2U", 3));
    let mut play = full.play();
    play.roll(6, Face::Mill).has(BLUE, "OWB");
    assert_eq!(play.game.to_act(), ToAct::Seats(table::SeatSet::only(seat(RED))));
    assert!(play.ask().is_none());
    // Nobody holds the token: nothing happens.
    let mut play = Board::base().blue(|blue| _ = blue.holds("O")).play();
    play.roll(6, Face::Mill);
    assert!(play.ask().is_none());
}

#[test]
fn classic_24_the_tournament_is_won_by_one_alone() {
    let board = Board::base().red(|red| _ = red.card("1Ua", Card::KnightHagen));
    let mut play = board.clone().turn(BLUE).play();
    play.roll(6, Face::Tournament).does(RED, gain("0U")).has(RED, "B$");
    let even = board.blue(|blue| {
        blue.card("1Ua", Card::KnightConrad).card("1La", Card::KnightSiegfried);
    });
    let mut play = even.play();
    play.roll(6, Face::Tournament);
    assert!(play.ask().is_none(), "two points each");
}

#[test]
fn classic_25_a_year_of_plenty_gives_to_everybody() {
    let mut play = Board::base().turn(BLUE).play();
    play.roll(6, Face::Plenty);
    assert_eq!(play.waits_for(), Some(BLUE), "who rolled comes first");
    play.does(BLUE, gain("0L"));
    assert_eq!(play.waits_for(), Some(RED));
    play.does(RED, gain("2U")).has(RED, "W$").has(BLUE, "OB");
}

#[test]
fn classic_26_an_event_takes_effect_and_goes_under_its_stack() {
    let mut play = Board::base().play();
    // Nobody has a card to give to the Master Builder yet.
    let all = [
        Card::MasterBuilder,
        Card::Plague,
        Card::Plague,
        Card::ProductiveYear,
        Card::ProductiveYear,
        Card::Progress,
        Card::Progress,
        Card::Conflict,
        Card::CivilWar,
    ];
    for card in all {
        play.event(6, card).ends_turn();
    }
    // Nine have come and lie below in order; the tenth can only be Year End.
    let cards = play.seen_by(RED).events.cards;
    assert_eq!(cards[0], Some(Card::CivilWar));
    assert_eq!((cards[8], cards[9]), (Some(Card::MasterBuilder), None));
    play.roll(6, Face::EventCard);
    play.refused_outcome(Outcome::Event(Card::Plague), classic(26));
    play.outcome(Outcome::Event(Card::YearEnd));
    assert!(play.events.contains(&Event::EventsShuffled));
    assert!(play.view().events.cards.iter().all(Option::is_none));
}

/// What has come lies below in order, so Year End brings everything back into play.
#[test]
fn events_come_again_after_year_end() {
    let mut play = Board::base().play();
    play.event(6, Card::Progress).ends_turn().event(6, Card::Progress).ends_turn();
    play.roll(6, Face::EventCard);
    assert_eq!(play.outcomes().len(), 6, "no Progress is left above");
    play.outcome(Outcome::Event(Card::YearEnd)).ends_turn().roll(6, Face::EventCard);
    assert_eq!(play.outcomes().len(), 7);
}
