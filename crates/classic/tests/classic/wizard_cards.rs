//! Dragons, buildings of magic, wizards, and the events of the set.

use classic::{AskView, Card, Decision, Event, Face, Mode, Outcome, classic, wiz};
use realm::Terrain;

use crate::scene::*;

#[test]
fn card_ismai() {
    assert_eq!((Card::Ismai.magic(), Card::Ismai.points().strength), (3, 4));
    let mut play = Board::new(Mode::Wizards)
        .red(|red| {
            red.citadel(-1).wizard("0U", Card::WizardArsa, 3).hand(&[Card::Ismai]);
        })
        .rolled(3);
    play.does(RED, build(Card::Ismai, "-1Ua"));
    assert_eq!((play.points(RED).strength, play.power(RED, "0U")), (4, 0));
    assert_eq!(play.view().strongest, Some(seat(RED)));
}

#[test]
fn card_samsor() {
    assert_eq!((Card::Samsor.magic(), Card::Samsor.points().strength), (4, 6));
    let mut play = Board::wizards().red(|red| _ = red.card("-1Ua", Card::Samsor)).play();
    assert_eq!(play.points(RED).strength, 6);
    play.event(3, Card::CivilWar);
    assert_eq!(play.card_at(RED, "-1Ua"), Some(Card::Samsor), "no civil war touches a dragon");
}

/// WIZ-43: no card and no spell may harm a realm, whoever owns the stone; the Spy goes on.
#[test]
fn card_philosophers_stone() {
    let two = |red: &mut Seated| {
        red.settlement(3, ground(Terrain::Mountains, 4), ground(Terrain::Hills, 1)).citadel(3);
    };
    let mut play =
        Board::wizards().red(two).red(|red| _ = red.hand(&[Card::PhilosophersStone])).rolled(3);
    play.does(RED, build(Card::PhilosophersStone, "3Ua"));
    play.does_all(RED, ["0U", "0U", "0U"].map(spend));
    assert_eq!(play.card_at(RED, "3Ua"), Some(Card::PhilosophersStone));
    let hand = [
        Card::Merchant,
        Card::BlackKnight,
        Card::Arsonist,
        Card::Brigands,
        Card::Witch,
        Card::WizardsDuel,
        Card::Whirlwind,
        Card::ByMagicsHand,
        Card::Spy,
        Card::Caravan,
    ];
    let board = Board::wizards().red(two).red(|red| {
        red.card("3Ua", Card::PhilosophersStone).card("-1Ua", Card::LandMagic);
        red.hand(&hand).holds("L");
    });
    let board = board.blue(|blue| {
        blue.hand(&[Card::Abbey]).card("1Ua", Card::Church).card("-1Ua", Card::KnightConrad);
        blue.holds("OO");
    });
    let mut play = board.play();
    play.roll(3, Face::Mill);
    for &card in &hand[..8] {
        play.refused(RED, self::play(card), wiz(43));
    }
    play.refused(RED, cast(Card::LandMagic), wiz(43));
    play.does(RED, self::play(Card::Spy)).does(RED, self::play(Card::Caravan));
}

/// WIZ-43: dice and events go on.
#[test]
fn wiz_43_the_stone_does_not_stop_events() {
    let two = |red: &mut Seated| {
        red.settlement(3, ground(Terrain::Mountains, 4), ground(Terrain::Hills, 1)).citadel(3);
        red.card("3Ua", Card::PhilosophersStone).holds("LLBBOOWW").city(1);
    };
    let mut play = Board::wizards().red(two).play();
    play.roll(3, Face::Brigands).has(RED, "LLBBW");
    let mut play = Board::wizards().red(two).play();
    play.event(3, Card::Plague).has(RED, "LLBOWW");
}

#[test]
fn card_magic_kitchen() {
    let board = Board::wizards().red(|red| _ = red.card("-1Ua", Card::MagicKitchen));
    let brew = Decision::Brew { at: slot("-1Ua") };
    let mut play = board.rolled(3);
    play.does(RED, brew).does(RED, spend("0U")).outcome(Outcome::Die(4)).does(RED, gain("0L"));
    play.has(RED, "WO");
    play.does(RED, brew).does(RED, spend("0U")).outcome(Outcome::Die(1));
    assert!(play.events.contains(&Event::Brewed { seat: seat(RED), number: 1, won: false }));
    assert_eq!(
        (play.card_at(RED, "-1Ua"), play.view().discards[0].cards.clone()),
        (None, vec![Card::MagicKitchen])
    );
    play.refused(RED, brew, wiz(31));
    let tired = Board::new(Mode::Wizards).red(|red| {
        red.citadel(-1).wizard("0U", Card::WizardArsa, 0).card("-1Ua", Card::MagicKitchen);
    });
    let mut play = tired.rolled(3);
    play.refused(RED, brew, wiz(24));
}

/// WIZ-34: power of a mill is bound for the turn; that of an event and of the start is not.
#[test]
fn card_magic_mill() {
    let board = Board::new(Mode::Wizards).red(|red| {
        red.citadel(-1).wizard("0U", Card::WizardArsa, 1).wizard("-2U", Card::WizardHafli, 1);
        red.card("-1Ua", Card::MagicMill).holds("$$");
    });
    let mill = |to: &str| Decision::Mill { to: land(to) };
    let mut play = board.clone().rolled(3);
    play.refused(RED, mill("0L"), wiz(20));
    play.does(RED, mill("0U")).has(RED, "$W");
    assert_eq!((play.power(RED, "0U"), play.realm(RED).power), (2, 1), "only Hafli can pay now");
    play.refused(RED, mill("-2U"), wiz(34));
    let mut play = board.red(|red| _ = red.card("-1Ub", Card::MagicMill)).rolled(3);
    play.does(RED, mill("0U")).does(RED, mill("0U"));
    play.refused(RED, mill("-2U"), wiz(34));
}

#[test]
fn wiz_34_power_of_events_is_free_to_spend() {
    let board = Board::new(Mode::Wizards).red(|red| {
        red.citadel(-1).wizard("0U", Card::WizardArsa, 0).hand(&[Card::WizardIra]).holds("O$");
    });
    let mut play = board.play();
    play.event(3, Card::DanceOfTheUnicorns);
    assert_eq!(play.realm(RED).power, 1);
    play.does(RED, station(Card::WizardIra, "0L"));
    assert_eq!(play.realm(RED).power, 3);
}

/// The wizard stands at this landscape alone, and turns what lies there into power.
#[track_caller]
fn wizard(card: Card, terrain: Terrain, letters: &str) {
    let board = Board::new(Mode::Wizards).red(|red| {
        red.settlement(3, ground(terrain, 6), ground(terrain, 5)).citadel(3).hand(&[card]);
        red.holds(letters).stock("4L", 2);
    });
    let mut play = board.rolled(1);
    play.does(RED, station(card, "4L"));
    while play.waits_for() == Some(RED) && play.ask().is_some() {
        let choice = *play.decisions(RED).last().unwrap();
        play.does(RED, choice);
    }
    assert_eq!((play.power(RED, "4L"), play.victory(RED)), (2, 4));
    if play.stock(RED, "4L") > 0 {
        play.does(RED, charge("4L"));
        assert_eq!(play.power(RED, "4L"), 3);
    }
}

#[test]
fn card_wizard_ari() {
    wizard(Card::WizardAri, Terrain::GoldField, "$$$");
    let board = Board::wizards().red(|red| _ = red.hand(&[Card::WizardAri]).holds("$$$"));
    let mut play = board.rolled(3);
    play.does(RED, station(Card::WizardAri, "0L")).has(RED, "W");
}

#[test]
fn card_wizard_arsa() {
    wizard(Card::WizardArsa, Terrain::Hills, "B$");
}

#[test]
fn card_wizard_hafli() {
    wizard(Card::WizardHafli, Terrain::Forest, "L$");
}

#[test]
fn card_wizard_hor() {
    wizard(Card::WizardHor, Terrain::Pasture, "W$");
}

#[test]
fn card_wizard_ira() {
    wizard(Card::WizardIra, Terrain::Mountains, "O$");
}

#[test]
fn card_wizard_tali() {
    wizard(Card::WizardTali, Terrain::Fields, "G$");
}

/// WIZ-46: more than three points, each by itself; the whole hand goes, and comes back up to the limit.
#[test]
fn card_comet() {
    let board = Board::wizards()
        .red(|red| _ = red.hand(&[Card::Abbey, Card::Spy]).city(1))
        .blue(|blue| _ = blue.hand(&[Card::Mint]).city(-1));
    let mut play = board.clone().play();
    assert_eq!((play.victory(RED), play.victory(BLUE)), (4, 4));
    play.event(3, Card::Comet);
    play.refused(RED, Decision::Pass, wiz(46));
    play.does(RED, stack(1));
    for card in [Card::Garrison, Card::Garrison, Card::Garrison] {
        play.outcome(Outcome::Card(card));
    }
    assert_eq!(play.hand(RED), [Card::Garrison; 3]);
    assert_eq!(play.view().stacks[1].cards[..2], [Some(Card::Spy), Some(Card::Abbey)]);
    play.refused(BLUE, stack(1), wiz(46));
    play.does(BLUE, stack(5)).settle(&mut table::Pseudo::new(3));
    assert_eq!((play.hand(BLUE).len(), play.on_turn()), (3, RED));
}

#[test]
fn wiz_46_three_points_are_too_few_for_the_comet() {
    let board = Board::wizards().red(|red| _ = red.hand(&[Card::Abbey]));
    let mut play = board.play();
    assert_eq!(play.victory(RED), 3);
    play.event(3, Card::Comet);
    assert!(play.ask().is_none() && play.hand(RED) == [Card::Abbey]);
}

#[test]
fn card_dance_of_the_unicorns() {
    let board = Board::wizards().blue(|blue| {
        blue.citadel(-1).wizard("0L", Card::WizardIra, 1);
    });
    let mut play = board.play();
    play.event(3, Card::DanceOfTheUnicorns);
    assert_eq!((play.power(RED, "0U"), play.power(BLUE, "0L")), (3, 2));
    assert_eq!(play.ask(), None::<AskView>);
    play.refused(RED, charge("0U"), wiz(20));
    play.refused(RED, Decision::Roll, classic(17));
}
