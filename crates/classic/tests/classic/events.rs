//! The event cards.

use classic::{AskView, Card, Decision, Event, Face, Outcome, classic};
use realm::Terrain;
use table::{Eye, Game, Pseudo};

use crate::scene::*;

#[test]
fn card_civil_war() {
    let board = Board::base()
        .red(|red| {
            red.card("1Ua", Card::KnightConrad).card("1La", Card::WoolFleet);
            red.card("-1Ua", Card::Smithy).hand(&[Card::Spy; 3]);
        })
        .blue(|blue| {
            blue.city(1).card("1Ua", Card::Church).card("1Ub", Card::KnightHagen);
            blue.card("-1Ua", Card::OreFleet).card("-1La", Card::KnightOtto);
        });
    let mut play = board.play();
    play.event(6, Card::CivilWar);
    let AskView::TakeBack { seat: chooser, of, among, .. } = play.ask().unwrap() else { panic!() };
    assert_eq!((chooser, of, among.len()), (seat(RED), seat(BLUE), 2), "the church city is exempt");
    play.refused(RED, pick("1Ub"), classic(45));
    play.does(RED, pick("-1La"));
    assert_eq!((play.hand(BLUE), play.waits_for()), (vec![Card::KnightOtto], Some(BLUE)));
    play.does(BLUE, pick("1La"));
    // Red's hand has four, and is cut at once although it is Red's turn (CLASSIC-51).
    let Some(AskView::Cut { seat: cut }) = play.ask() else { panic!("{:?}", play.ask()) };
    assert_eq!(cut, seat(RED));
    play.refused(RED, Decision::Pass, classic(51));
    play.does(RED, put(Card::WoolFleet, 4));
    assert_eq!(play.hand(RED), [Card::Spy; 3]);
    assert_eq!(play.realm(RED).cards.len(), 2);
}

#[test]
fn card_conflict() {
    let board = Board::base()
        .red(|red| _ = red.card("1Ua", Card::KnightConrad))
        .blue(|blue| _ = blue.hand(&[Card::Abbey, Card::Spy, Card::Mint]));
    let mut play = board.clone().play();
    play.event(6, Card::Conflict);
    assert!(play.told_to(BLUE).contains(&Event::HandShown { seat: seat(BLUE), to: seat(RED) }));
    let seen = play.seen_by(RED).realms[BLUE].hand.clone();
    assert!(seen.iter().all(|card| card.card.is_some()));
    play.refused(RED, take(Card::Church), classic(26));
    play.does(RED, take(Card::Spy)).does(RED, take(Card::Mint));
    play.refused(RED, stack(5), classic(26));
    play.does(RED, stack(3));
    assert_eq!(play.hand(BLUE), [Card::Abbey]);
    let below = play.seen_by(BLUE).stacks[3].cards.clone();
    assert_eq!(below[..2], [Some(Card::Mint), Some(Card::Spy)]);
    let told = |eye| play.game.view(eye).stacks[3].cards[..2].to_vec();
    assert_eq!(told(Eye::Spectator), [None, None]);
    assert_eq!(play.on_turn(), RED, "the hand is refilled only at the end of its owner's turn");
    // Without a holder nothing happens; a hand of one card loses that one.
    let mut play = Board::base().blue(|blue| _ = blue.hand(&[Card::Abbey])).play();
    play.event(6, Card::Conflict);
    assert!(play.ask().is_none());
    let mut play = Board::base()
        .red(|red| _ = red.hand(&[Card::Abbey]))
        .blue(|blue| _ = blue.card("1Ua", Card::KnightConrad))
        .play();
    play.event(6, Card::Conflict).does(BLUE, take(Card::Abbey)).does(BLUE, stack(0));
    assert!(play.hand(RED).is_empty());
}

#[test]
fn card_master_builder() {
    let board = Board::base()
        .red(|red| _ = red.hand(&[Card::Spy]))
        .blue(|blue| _ = blue.hand(&[Card::Abbey]));
    let mut play = board.clone().play();
    play.event(6, Card::MasterBuilder);
    assert_eq!(play.waits_for(), Some(RED));
    play.refused(RED, Decision::Roll, classic(26));
    play.does(RED, stack(1)).settle(&mut Pseudo::new(1));
    let top = play.view().stacks[1].cards.iter().flatten().last().copied().unwrap();
    play.does(RED, take(top));
    play.refused(RED, Decision::Pass, classic(26));
    play.does(RED, put(Card::Spy, 4));
    assert_eq!(play.hand(RED), [top]);
    // Blue takes another stack, and may leave it at looking.
    play.refused(BLUE, stack(1), classic(26));
    play.does(BLUE, stack(0)).settle(&mut Pseudo::new(1)).does(BLUE, Decision::Pass);
    assert_eq!((play.hand(BLUE), play.on_turn()), (vec![Card::Abbey], RED));
    // Or not look at all; and who has no card has none to give.
    let mut play = board.blue(|_| {}).play();
    play.event(6, Card::MasterBuilder).does(RED, Decision::Pass).does(BLUE, Decision::Pass);
    let mut play = Board::base().play();
    play.event(6, Card::MasterBuilder);
    assert!(play.ask().is_none());
}

/// Each landscape of a city loses one, also where it lies between two.
#[test]
fn card_plague() {
    let all = |seated: &mut Seated| _ = seated.holds("LLBBWWGGOO$$");
    let mut play = Board::base().red(all).red(|red| _ = red.city(-1).city(1)).blue(all).play();
    play.event(6, Card::Plague).has(RED, "LBWGO$$").has(BLUE, "LLBBBWWGGOO$$");
    // A city alone: its four, not the outer ones of the other settlement.
    let mut play = Board::base().red(all).red(|red| _ = red.city(1)).play();
    play.event(6, Card::Plague).has(RED, "LLBWGGO$$");
}

#[test]
fn card_productive_year() {
    let board = Board::base().red(|red| {
        red.city(1).card("1Ua", Card::Garrison).card("1Ub", Card::Garrison);
        red.card("-1Ua", Card::Garrison);
    });
    let mut play = board.play();
    play.event(6, Card::ProductiveYear).has(RED, "LBBBWW$");
}

#[test]
fn card_progress() {
    let board = Board::base()
        .red(|red| _ = red.city(1).card("1Ua", Card::Library).card("-1Ua", Card::Abbey))
        .blue(|blue| _ = blue.card("1Ua", Card::Abbey));
    let mut play = board.turn(BLUE).play();
    play.event(6, Card::Progress).does(BLUE, gain("0L"));
    play.does(RED, gain("0L")).does(RED, gain("0L")).has(RED, "OO$").has(BLUE, "OB");
}

#[test]
fn card_year_end() {
    let mut play = Board::base().play();
    play.event(6, Card::Plague).ends_turn();
    assert_eq!(play.view().events.cards[0], Some(Card::Plague));
    play.event(6, Card::YearEnd);
    assert!(play.events.contains(&Event::EventsShuffled));
    assert!(play.ask().is_none(), "no other event takes its place");
    play.ends_turn().roll(6, Face::EventCard);
    assert!(play.outcomes().contains(&(Outcome::Event(Card::Plague), 2)));
    assert!(play.outcomes().contains(&(Outcome::Event(Card::YearEnd), 1)));
}

/// The new settlement of a scene keeps its landscapes out of the stack.
#[test]
fn landscapes_of_a_scene_are_not_drawn_again() {
    let board = Board::base().red(|red| {
        red.settlement(3, ground(Terrain::Forest, 1), ground(Terrain::Hills, 1));
    });
    let left = board.play().view().grounds;
    assert!(left.len() == 9 && !left.contains(&ground(Terrain::Forest, 1)));
}
