//! The events of the Era of Turmoil: riots and the chapels against them, feuds.

use duel::{AskView, Card, Decision, Event, Step, duel, era};
use table::Rule;

use crate::eras::*;
use crate::scene::*;

/// Units with points at these sites of Red, and so much gold.
fn units(units: &'static [(&'static str, Card)], gold: &'static str) -> Board {
    turmoil().red(move |red| {
        red.city(-1).holds(gold);
        for &(at, card) in units {
            red.card(at, card);
        }
    })
}

const ONE: &[(&str, Card)] = &[("-1Ua", Card::Harald)];
const TWO: &[(&str, Card)] = &[("-1Ua", Card::Harald), ("1Ua", Card::OreShip)];
const THREE: &[(&str, Card)] =
    &[("-1Ua", Card::Harald), ("1Ua", Card::OreShip), ("1La", Card::LargeTradeShip)];

/// Nothing for none, one gold for one or two units with strength or trade points, two for more; or one of them.
#[test]
fn card_riots() {
    for (who, price) in [(ONE, 1), (TWO, 1), (THREE, 2)] {
        let mut game = upon(units(who, "$$"), Card::Riots);
        assert_eq!(game.ask(), Some(AskView::Tax { seat: seat(RED), price }));
        game.refused(RED, Decision::Pass, duel(75)).refused(BLUE, Decision::Tax, Rule::table(1));
        game.does(RED, Decision::Tax);
        assert_eq!(game.realm(RED).held.total(), 2 - price);
        assert_eq!((game.realm(RED).cards.len(), game.step()), (who.len(), Step::Action));
    }
    assert_eq!(upon(units(&[], "$$"), Card::Riots).step(), Step::Action);
    // Paying is a choice: the unit may go although there is gold.
    let mut game = upon(units(TWO, "$"), Card::Riots);
    game.does(RED, pick("1Ua")).refused(RED, stack(3), era(19)).does(RED, stack(1));
    assert_eq!(lowest(&game, BLUE, 1), Some(Card::OreShip));
    game.has(RED, "$");
    let told = Event::PutUnder {
        seat: seat(RED),
        stack: 1,
        card: Some(Card::OreShip),
        knows: table::SeatSet::first(2),
    };
    assert_eq!(game.told_to(BLUE), [told]);
}

/// Half a payment is none: with one gold of two the unit goes and the gold stays.
#[test]
fn card_riots_are_paid_in_full() {
    let mut game = upon(units(THREE, "$"), Card::Riots);
    game.refused(RED, Decision::Tax, duel(75)).does(RED, pick("1La")).does(RED, stack(0));
    game.has(RED, "$");
    // The gold of this turn's production is good for it.
    let mut game = units(ONE, "").play();
    game.event(1, Card::Riots).does(RED, Decision::Tax).has(RED, "");
}

/// Irmgard has neither strength nor trade: she is neither counted nor removed. A building is no unit.
#[test]
fn card_riots_count_units_with_points() {
    let board = turmoil().red(|red| {
        red.card("-1Ua", Card::IrmgardKeeperOfTheLight).card("1Ua", Card::LookoutTower);
        red.card("1La", Card::Marketplace).holds("");
    });
    assert_eq!(upon(board.clone(), Card::Riots).step(), Step::Action);
    let mut game = upon(
        board.red(|red| {
            red.card("-1La", Card::Inga);
        }),
        Card::Riots,
    );
    assert_eq!(game.decisions(RED), [pick("-1La")]);
    game.refused(RED, pick("-1Ua"), duel(75));
    // Nor does a Pirate Ship count.
    let board = princes().red(|red| {
        red.card("-1Ua", Card::PirateShip).holds("");
    });
    assert_eq!(upon(board, Card::Riots).step(), Step::Action);
}

/// Whoever is on turn settles first.
#[test]
fn card_riots_the_one_on_turn_is_asked_first() {
    for (first, second) in [(RED, BLUE), (BLUE, RED)] {
        let board = units(ONE, "$").turn(first).blue(|blue| {
            blue.card("-1Ua", Card::Inga).holds("$");
        });
        let mut game = upon(board, Card::Riots);
        assert_eq!(game.waits_for(), Some(first));
        game.does(first, Decision::Tax);
        assert_eq!(game.waits_for(), Some(second));
        game.does(second, Decision::Tax);
        assert_eq!(game.step(), Step::Action);
    }
}

/// Whom the riots leave alone when this number is rolled.
fn spared_by(chapels: &'static [(&'static str, Card)], number: u8) -> bool {
    let board = units(ONE, "").red(|red| {
        for &(at, card) in chapels {
            red.card(at, card);
        }
    });
    let mut game = board.play();
    game.event(number, Card::Riots);
    let spared = game.events.iter().any(|event| {
        matches!(event, Event::Spared { card: Card::Riots, seat, .. } if seat.index() == RED)
    });
    assert_eq!(spared, game.ask().is_none());
    spared
}

const LOW: (&str, Card) = ("-1La", Card::ChapelLow);
const HIGH: (&str, Card) = ("-1Lb", Card::ChapelHigh);

/// One to three keep the riots out; no die is rolled for it.
#[test]
fn card_chapel_low() {
    let spared: Vec<bool> = (1..=6).map(|number| spared_by(&[LOW], number)).collect();
    assert_eq!(spared, [true, true, true, false, false, false]);
}

/// Four to six; both chapels together always.
#[test]
fn card_chapel_high() {
    let spared: Vec<bool> = (1..=6).map(|number| spared_by(&[HIGH], number)).collect();
    assert_eq!(spared, [false, false, false, true, true, true]);
    assert!((1..=6).all(|number| spared_by(&[LOW, HIGH], number)));
    assert!((1..=6).all(|number| !spared_by(&[], number)));
}

/// DUEL-EX-25: on a 2 Red's low chapel is safe; Blue with the high one, three units and one gold loses a unit and
/// keeps the gold. With two gold Blue may pay.
#[test]
fn card_chapel_low_and_chapel_high() {
    let board = |gold: &'static str| {
        without_ones(
            units(ONE, "")
                .red(|red| {
                    red.card("-1Lb", Card::ChapelLow);
                })
                .blue(move |blue| {
                    blue.city(-1).card("-1Ua", Card::ChapelHigh).card("1Ua", Card::GoldShip);
                    blue.card("1La", Card::Inga).card("-1La", Card::Osmund).holds(gold);
                }),
        )
        .play()
    };
    let mut game = board("$");
    game.event(2, Card::Riots);
    assert_eq!(game.ask(), Some(AskView::Tax { seat: seat(BLUE), price: 2 }));
    game.refused(BLUE, Decision::Tax, duel(75)).does(BLUE, pick("1La")).does(BLUE, stack(2));
    assert_eq!(game.held(BLUE, realm::Resource::Gold), 1);
    let mut game = board("$$");
    game.event(2, Card::Riots).does(BLUE, Decision::Tax);
    assert_eq!(game.realm(BLUE).cards.len(), 4);
}

/// The number that Brigitta names is the number of the turn for the chapel too.
#[test]
fn card_chapel_low_and_brigitta() {
    let board = units(ONE, "").red(|red| {
        red.card("-1La", Card::ChapelLow).hand(&[Card::BrigittaTheWiseWoman]);
    });
    let mut game = board.play();
    game.does(RED, Decision::Name { card: Card::BrigittaTheWiseWoman, number: 3 });
    game.event(3, Card::Riots);
    assert_eq!(game.step(), Step::Action);
}

/// As in the base set: with three buildings or fewer all are named, and the victim chooses.
#[test]
fn card_feud_turmoil() {
    let board = turmoil()
        .red(|red| {
            red.card("-1Ua", Card::CarlForkbeard);
        })
        .blue(|blue| {
            blue.city(-1).card("-1Ua", Card::FireBrigade).card("1Ua", Card::Storehouse);
            blue.card("1La", Card::Harald);
        });
    let mut game = upon(board, Card::FeudTurmoil);
    assert_eq!(game.waits_for(), Some(BLUE), "neither is a unit named nor does the brigade help");
    game.refused(BLUE, pick("1La"), duel(27)).does(BLUE, pick("-1Ua")).does(BLUE, stack(4));
    assert_eq!(
        (game.card_at(BLUE, "-1Ua"), lowest(&game, RED, 4)),
        (None, Some(Card::FireBrigade))
    );
}

/// As in the base set: the stronger one picks two of the other's hand, each for a stack with its back, and the
/// other learns only the stacks.
#[test]
fn card_fraternal_feuds_turmoil() {
    let board = turmoil()
        .turn(BLUE)
        .red(|red| {
            red.card("-1Ua", Card::CarlForkbeard);
        })
        .blue(|blue| {
            blue.hand(&[Card::Abbey, Card::Inga, Card::Storehouse]);
        });
    let mut game = upon(board, Card::FraternalFeudsTurmoil);
    assert_eq!(game.ask(), Some(AskView::Pull { seat: seat(RED), left: 2 }));
    game.refused(BLUE, take(Card::Inga), Rule::table(1)).refused(RED, take(Card::Osmund), duel(75));
    game.does(RED, take(Card::Inga)).does(RED, take(Card::Abbey));
    game.refused(RED, put(Card::Abbey, 3), era(19)).does(RED, put(Card::Abbey, 0));
    game.does(RED, put(Card::Inga, 1));
    assert_eq!(lowest(&game, RED, 0), Some(Card::Abbey));
    assert_eq!(lowest(&game, BLUE, 0), None, "which went where Blue does not learn");
    assert_eq!(game.hand(BLUE), [Card::Storehouse]);
    // Blue rolled, so it is this turn that fills the hand again.
    game.does(BLUE, Decision::Finish).refused(BLUE, Decision::Pass, Rule::table(2));
    game.draws(BLUE, 2, Card::Osmund).draws(BLUE, 2, Card::Harald);
    assert_eq!(game.hand(BLUE).len(), 3);
}
