//! The eras: demolishing, and cards that are lost.

use duel::{Card, Decision, Event, Goes, duel, era};
use table::Rule;

use crate::eras::*;
use crate::scene::*;

/// ERA-16, ERA-24: buildings and units are demolished free of charge, their slots are free at once, and their
/// price does not come back.
#[test]
fn era_16_own_cards_are_demolished() {
    let board = gold().red(|red| {
        red.card("-1Ua", Card::Storehouse).card("1La", Card::Harald);
        red.holds("LW").hand(&[Card::OreShip]);
    });
    let mut play = without_ones(board).play();
    play.refused(RED, demolish("-1Ua"), era(16)).roll(1, duel::Face::Trade);
    play.refused(BLUE, demolish("-1Ua"), Rule::table(1)).refused(RED, demolish("-1La"), era(16));
    play.refused(RED, demolish("3Ua"), era(16)).does(RED, demolish("1La"));
    assert_eq!(discarded(&play), Some(Card::Harald));
    let told = Event::Removed {
        seat: seat(RED),
        card: Card::Harald,
        at: slot("1La"),
        to: Goes::Discarded,
        by: None,
    };
    assert_eq!(play.told_to(BLUE), [told]);
    play.has(RED, "LW");
    play.does(RED, demolish("-1Ua")).has(RED, "LW");
    assert_eq!(discarded(&play), Some(Card::Storehouse));
    play.does(RED, build(Card::OreShip, "-1Ua"));
    play.does(RED, Decision::Finish).refused(RED, demolish("-1Ua"), era(16));
}

/// ERA-17: a card of the open stack goes back there, and may be built again by either.
#[test]
fn era_17_open_cards_go_back() {
    let board = progress().red(|red| {
        red.city(-1).card("-1Ua", Card::University).holds("");
    });
    let mut play = quiet(board);
    assert_eq!(play.view().open.map(|open| open.count), Some(1));
    play.does(RED, demolish("-1Ua"));
    assert_eq!(play.view().open.map(|open| open.count), Some(2));
    assert_eq!(discarded(&play), None);
    let to = play.events.iter().find_map(|event| match event {
        Event::Removed { to, .. } => Some(*to),
        _ => None,
    });
    assert_eq!(to, Some(Goes::ToTheOpenStack));
}

/// ERA-18: neither centre cards nor the Gold Cache can be demolished: all that is offered are the expansions.
#[test]
fn era_18_only_expansions_are_demolished() {
    let board = gold().red(|red| {
        red.city(-1).card("-1Ub", Card::Harald).cache("0U").holds("").stock("cache", 3);
    });
    let play = quiet(board);
    let offered = play.decisions(RED);
    let offered = offered.iter().filter(|choice| matches!(choice, Decision::Demolish { .. }));
    assert_eq!(offered.collect::<Vec<_>>(), [&demolish("-1Ub")]);
}

/// ERA-22: what an event takes of the open stack goes back to it.
///
/// DUEL-EX-35: of four buildings Red names three, and Blue picks one of them. An Abbey goes under a base stack, and
/// Blue's four cards stay until Blue fills the hand; a Hedge Tavern goes back to the open stack.
#[test]
fn era_22_feud_gives_an_open_card_back() {
    let board = turmoil()
        .red(|red| {
            red.card("-1Ua", Card::Candamir).holds("");
        })
        .blue(|blue| {
            blue.city(-1).card("-1Ua", Card::Abbey).card("-1Ub", Card::Storehouse);
            blue.card("-1La", Card::Marketplace).card("-1Lb", Card::HedgeTavern).holds("");
            blue.hand(&[Card::Harald, Card::Inga, Card::Austin, Card::Osmund]);
        });
    let mut named = upon(board, Card::Feud);
    named.refused(BLUE, pick("-1Ua"), Rule::table(1)).does(RED, pick("-1Ua"));
    named.refused(RED, pick("-1Ua"), duel(75)).refused(RED, Decision::Pass, duel(75));
    named.does(RED, pick("-1La")).does(RED, pick("-1Lb"));
    assert_eq!(named.waits_for(), Some(BLUE));
    named.refused(BLUE, pick("-1Ub"), duel(27)).refused(RED, pick("-1Ua"), Rule::table(1));

    let mut tavern = named.clone();
    tavern.does(BLUE, pick("-1Lb"));
    assert_eq!(tavern.view().open.map(|open| open.count), Some(2));
    assert_eq!((tavern.step(), tavern.ask()), (duel::Step::Action, None));

    let mut abbey = named;
    abbey.does(BLUE, pick("-1Ua")).refused(BLUE, stack(3), era(19)).does(BLUE, stack(2));
    assert_eq!(lowest(&abbey, RED, 2), Some(Card::Abbey), "both saw it");
    assert_eq!(abbey.hand(BLUE).len(), 4);
    abbey.ends_turn().roll(1, duel::Face::Trade);
    assert_eq!(abbey.hand(BLUE).len(), 4);
    abbey.does(BLUE, Decision::Finish).refused(BLUE, draw(0), duel(57));
    abbey.does(BLUE, put(Card::Osmund, 0));
    assert_eq!(abbey.hand(BLUE).len(), 3);
}

/// ERA-24: what is lost to an attack is not paid back either.
#[test]
fn era_24_losses_are_not_paid_back() {
    let board = turmoil()
        .red(|red| {
            red.city(-1).card("-1Ua", Card::HedgeTavern).holds("").hand(&[Card::Arsonist]);
        })
        .blue(|blue| {
            blue.card("-1Ua", Card::Storehouse).holds("");
        });
    let mut game = quiet(board);
    game.does(RED, play(Card::Arsonist)).does(RED, pick("-1Ua"));
    game.does(BLUE, stack(0)).has(BLUE, "").has(RED, "");
}
