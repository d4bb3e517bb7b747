//! Sebastian, the Itinerant Preacher: played against events, and asked for so that nobody learns who has him.

use duel::{AskView, Card, Decision, Event, Step, duel};
use table::{Excuse, Game, Rule};

use crate::eras::*;
use crate::scene::*;

const SEBASTIAN: Card = Card::SebastianTheItinerantPreacher;

/// Red has the strength advantage; Blue has a building, a hero and this hand.
fn strife(on_turn: usize, hand: &'static [Card]) -> Board {
    turmoil()
        .turn(on_turn)
        .red(|red| {
            red.city(-1).card("-1Ua", Card::CarlForkbeard).card("-1Ub", Card::ChapelLow).holds("");
        })
        .blue(|blue| {
            blue.card("-1Ua", Card::Storehouse).card("1Ua", Card::Harald).holds("").hand(hand);
        })
}

/// In either's turn he leaves his player untouched by feuds and riots, and goes to the discard pile.
#[test]
fn card_sebastian_the_itinerant_preacher() {
    let feuds = [Card::Feud, Card::FeudTurmoil, Card::FraternalFeuds, Card::FraternalFeudsTurmoil];
    for on_turn in [RED, BLUE] {
        for event in feuds {
            let mut game = upon(strife(on_turn, &[SEBASTIAN, Card::Abbey]), event);
            assert_eq!(game.ask(), Some(AskView::Preach { seat: seat(BLUE), card: event }));
            game.refused(RED, play(SEBASTIAN), Rule::table(1));
            game.refused(BLUE, play(Card::Abbey), duel(75)).does(BLUE, play(SEBASTIAN));
            assert_eq!((game.step(), game.ask()), (Step::Action, None), "{event:?}");
            assert_eq!((game.hand(BLUE), discarded(&game)), (vec![Card::Abbey], Some(SEBASTIAN)));
            assert_eq!(game.card_at(BLUE, "-1Ua"), Some(Card::Storehouse));
            let spared = Event::Spared { seat: seat(BLUE), card: event, by: SEBASTIAN };
            assert_eq!(game.told_to(RED).last(), Some(&spared));
        }
        let mut game = upon(strife(on_turn, &[SEBASTIAN]), Card::Riots);
        assert_eq!(game.waits_for(), Some(BLUE), "a 1 is on Red's chapel");
        game.does(BLUE, play(SEBASTIAN));
        assert_eq!((game.step(), game.card_at(BLUE, "1Ua")), (Step::Action, Some(Card::Harald)));
    }
}

/// He may be kept back, and then the event is settled as ever.
#[test]
fn card_sebastian_may_be_kept_back() {
    let mut game = upon(strife(RED, &[SEBASTIAN]), Card::Feud);
    game.does(BLUE, Decision::Pass);
    assert_eq!(game.card_at(BLUE, "-1Ua"), None, "the only building is lost");
    game.does(BLUE, stack(0));
    let mut game = upon(strife(RED, &[SEBASTIAN, Card::Archer, Card::Abbey]), Card::FraternalFeuds);
    game.does(BLUE, Decision::Pass).does(RED, take(SEBASTIAN)).does(RED, take(Card::Abbey));
    game.does(RED, put(SEBASTIAN, 3)).does(RED, put(Card::Abbey, 0));
    assert_eq!(game.hand(BLUE), [Card::Archer]);
    // With gold one may pay, play him, or give up a unit.
    let riots = strife(RED, &[SEBASTIAN]).blue(|blue| {
        blue.holds("$");
    });
    let game = upon(riots, Card::Riots);
    let offered = [play(SEBASTIAN), Decision::Tax, pick("1Ua")];
    assert_eq!(game.decisions(BLUE), offered);
}

/// Only in that moment: not in the action phase, not before the roll.
#[test]
fn card_sebastian_waits_for_his_moment() {
    let board = turmoil().red(|red| {
        red.hand(&[SEBASTIAN]);
    });
    let mut game = without_ones(board).play();
    game.refused(RED, play(SEBASTIAN), duel(42)).roll(1, duel::Face::Trade);
    game.refused(RED, play(SEBASTIAN), duel(42));
}

/// Whoever is not concerned, or is saved by a chapel, is not asked.
#[test]
fn card_sebastian_is_not_asked_without_need() {
    // Red holds the advantage, so a feud is Blue's trouble.
    let board = strife(RED, &[]).red(|red| {
        red.hand(&[SEBASTIAN]);
    });
    let mut game = upon(board.clone(), Card::Feud);
    assert_eq!(
        game.ask(),
        Some(AskView::Under { seat: seat(BLUE), owner: seat(BLUE), card: Card::Storehouse })
    );
    game.does(BLUE, stack(0));
    assert_eq!(game.step(), Step::Action);
    // The chapel keeps Red out of the riots.
    let game = upon(board, Card::Riots);
    assert_eq!(game.waits_for(), Some(BLUE));
    // Without the advantage of anybody nothing is asked, nor without a building.
    let calm = turmoil().blue(|blue| {
        blue.card("-1Ua", Card::Storehouse).hand(&[SEBASTIAN]);
    });
    assert_eq!(upon(calm, Card::Feud).step(), Step::Action);
    let bare = turmoil()
        .red(|red| {
            red.card("-1Ua", Card::CarlForkbeard);
        })
        .blue(|blue| {
            blue.hand(&[SEBASTIAN]);
        });
    assert_eq!(upon(bare, Card::Feud).step(), Step::Action);
}

/// Being asked tells nothing: whoever has a card with his back is asked, and Red sees the same in both cases.
#[test]
fn card_sebastian_is_asked_without_telling() {
    for event in [Card::Feud, Card::FraternalFeuds] {
        let with = upon(strife(RED, &[SEBASTIAN]), event);
        let without = upon(strife(RED, &[Card::Archer]), event);
        assert_eq!(with.seen_by(RED), without.seen_by(RED));
        assert_eq!(with.decisions(BLUE), [play(SEBASTIAN), Decision::Pass]);
        assert_eq!(without.decisions(BLUE), [Decision::Pass]);
        assert_eq!(with.game.excuse(seat(BLUE)), None);
        assert_eq!(without.game.excuse(seat(BLUE)), Some(Excuse::Lacks(Decision::Pass)));
        // A pass looks the same as well, up to what it leads to.
        assert_eq!(with.game.excuse(seat(RED)), None);
    }
    // No card with his back, or he is gone: nobody has to reckon with him.
    let game = upon(strife(RED, &[Card::Abbey]), Card::FraternalFeuds);
    assert_eq!(game.waits_for(), Some(RED));
    let gone = strife(RED, &[Card::Archer]).discarded(&[SEBASTIAN]);
    assert_eq!(upon(gone, Card::FraternalFeuds).waits_for(), Some(RED));
    // In the Duel of the Princes he stays out.
    let board = princes()
        .red(|red| {
            red.card("-1Ua", Card::Candamir);
        })
        .blue(|blue| {
            blue.hand(&[Card::Archer]);
        });
    assert_eq!(upon(board, Card::FraternalFeuds).waits_for(), Some(RED));
}

/// Drawn at the end of the own turn he helps in the other's next turn.
#[test]
fn card_sebastian_helps_in_the_next_turn() {
    let mut game = quiet(strife(BLUE, &[]));
    game.does(BLUE, Decision::Finish).draws(BLUE, 3, SEBASTIAN);
    game.draws(BLUE, 0, Card::Abbey).draws(BLUE, 0, Card::Inga).does(BLUE, Decision::Pass);
    game.event(1, Card::Feud).does(BLUE, play(SEBASTIAN));
    assert_eq!(game.step(), Step::Action);
}
