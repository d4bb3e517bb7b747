//! The spell actions.

use classic::{AskView, Card, Decision, Event, Face, Mode, Outcome, classic, wiz};
use realm::Terrain;
use table::{Eye, Game, Pseudo};

use crate::scene::*;

/// Red plays this card in the free actions, and Arsa pays.
fn conjured(card: Card, board: Board) -> Play {
    let mut play = board.red(|red| _ = red.hand(&[card])).rolled(3);
    play.does(RED, self::play(card)).does(RED, spend("0U"));
    play
}

#[test]
fn card_better_world() {
    let mut play = conjured(Card::BetterWorld, Board::wizards());
    play.settle(&mut Pseudo::new(5));
    assert!(play.seen_by(RED).events.cards.iter().all(Option::is_some));
    assert!(play.seen_by(BLUE).events.cards.iter().all(Option::is_none));
    play.refused(RED, take(Card::YearEnd), wiz(30));
    play.refused(RED, Decision::Pass, wiz(30));
    let before = play.seen_by(RED).events.cards;
    play.does(RED, take(Card::CivilWar));
    assert!(
        play.told_to(BLUE).contains(&Event::Banished { seat: seat(RED), card: Card::CivilWar })
    );
    let mut after = before.clone();
    after.retain(|card| *card != Some(Card::CivilWar));
    assert_eq!(play.seen_by(RED).events.cards, after, "the order stays");
    assert_eq!(play.view().banished, [Card::CivilWar]);
}

/// WIZ-44: what is left on the two counts, and a tie is rolled again.
#[test]
fn card_wizards_duel() {
    let board = Board::wizards().blue(|blue| _ = blue.citadel(-1).wizard("0L", Card::WizardIra, 1));
    let mut play = conjured(Card::WizardsDuel, board.clone());
    let Some(AskView::Challenge { own: None, .. }) = play.ask() else { panic!() };
    play.refused(RED, mark("0L"), wiz(44));
    play.does(RED, mark("0U"));
    assert_eq!(play.outcomes().len(), 36);
    // Arsa has two left, Ira one: a tie, then Ira loses.
    play.outcome(Outcome::Dice([3, 4])).outcome(Outcome::Dice([4, 4]));
    let Some(AskView::Under { seat: owner, card }) = play.ask() else { panic!() };
    assert_eq!((owner, card), (seat(BLUE), Card::WizardIra));
    let points = play.victory(BLUE);
    play.does(BLUE, stack(5));
    assert_eq!((play.realm(BLUE).mages.len(), points), (0, 3), "the citadel sleeps");
    assert_eq!(play.seen_by(RED).stacks[5].cards[0], Some(Card::WizardIra));
    // The challenger may lose as well.
    let mut play = conjured(Card::WizardsDuel, board);
    play.does(RED, mark("-2U")).outcome(Outcome::Dice([1, 6])).does(RED, stack(0));
    assert_eq!(play.realm(RED).mages.len(), 1);
    let mut play = Board::wizards().red(|red| _ = red.hand(&[Card::WizardsDuel])).rolled(3);
    play.refused(RED, self::play(Card::WizardsDuel), classic(42));
}

#[test]
fn wiz_44_the_power_for_the_card_is_paid_first() {
    let board = Board::wizards().blue(|blue| _ = blue.citadel(-1).wizard("0L", Card::WizardIra, 3));
    let mut play = conjured(Card::WizardsDuel, board);
    play.does(RED, mark("0U")).outcome(Outcome::Dice([3, 2]));
    // Three and two against two and three.
    assert!(play.events.contains(&Event::Dueled {
        by: seat(RED),
        on: seat(BLUE),
        dice: [3, 2],
        sums: [5, 5]
    }));
}

/// WIZ-33: until the owner of the building rolls an event card.
#[test]
fn card_witch() {
    let board =
        Board::wizards().blue(|blue| _ = blue.card("1Ua", Card::Library).card("1Ub", Card::Harbor));
    let mut play = conjured(Card::Witch, board);
    play.refused(RED, Decision::Pass, wiz(30));
    play.does(RED, pick("1Ua"));
    let library = play.realm(BLUE).cards.iter().find(|card| card.card == Card::Library).copied();
    assert!(library.unwrap().bewitched);
    assert_eq!((play.points(BLUE).victory, play.realm(BLUE).hand_limit), (3, 3));
    assert_eq!(play.view().discards[0].cards, []);
    // Red's own event does not drive her out, Blue's does.
    play.ends_turn();
    assert_eq!(play.points(BLUE).victory, 3);
    play.event(3, Card::Progress);
    assert_eq!((play.points(BLUE).victory, play.realm(BLUE).hand_limit), (4, 4));
    assert_eq!(play.view().discards[0].cards, [Card::Witch]);
}

#[test]
fn wiz_33_only_the_owners_event_card_drives_a_witch_out() {
    let board = Board::wizards().blue(|blue| _ = blue.card("1Ua", Card::Library));
    let mut play = conjured(Card::Witch, board);
    play.ends_turn().roll(3, Face::Tournament).ends_turn();
    play.event(3, Card::Plague).ends_turn();
    assert_eq!(play.points(BLUE).victory, 3, "neither a tournament of Blue's nor a card of Red's");
    // Burnt, the building goes back to the hand and she is discarded.
    let board = Board::wizards()
        .red(|red| _ = red.hand(&[Card::Arsonist]))
        .blue(|blue| _ = blue.card("1Ua", Card::Library));
    let mut play = conjured(Card::Witch, board);
    play.does(RED, self::play(Card::Arsonist)).outcome(Outcome::Die(1));
    assert_eq!(play.view().discards[0].cards, [Card::Arsonist, Card::Witch]);
}

/// WIZ-45: the stack is seen by who looks alone, its order stays, and what lay there lies there still.
#[test]
fn card_change_land() {
    let doubled = |red: &mut Seated| {
        red.settlement(3, ground(Terrain::Fields, 3), ground(Terrain::Mountains, 4)).stock("4U", 2);
    };
    let mut play = conjured(Card::ChangeLand, Board::wizards().red(doubled));
    play.refused(RED, mark("-2U"), wiz(45));
    play.does(RED, mark("4U"));
    let wrong = ground(Terrain::GoldField, 6);
    play.refused_outcome(Outcome::Grounds([wrong; 9].into_iter().collect()), classic(49));
    play.refused_outcome(Outcome::Grounds([wrong; 2].into_iter().collect()), wiz(45));
    play.settle(&mut Pseudo::new(8));
    let seen = |eye| match play.game.view(eye).ask {
        Some(AskView::ChooseLand { grounds, .. }) => grounds.len(),
        _ => panic!("a landscape is chosen"),
    };
    assert_eq!((seen(Eye::Seat(seat(RED))), seen(Eye::Seat(seat(BLUE)))), (9, 0));
    play.refused(RED, Decision::Ground { ground: wrong }, wiz(45));
    play.does(RED, Decision::Ground { ground: ground(Terrain::GoldField, 2) });
    let lands = play.realm(RED).lands;
    let land = lands.iter().find(|l| l.at == land("4U")).unwrap();
    // Two lay there, and the roll has brought a third.
    assert_eq!((land.land, land.number, land.stock), (Terrain::GoldField, 2, 3));
    assert!(
        play.view().grounds.contains(&ground(Terrain::Fields, 3)),
        "the old one is in the stack"
    );
}

#[test]
fn wiz_45_a_landscape_with_a_wizard_is_never_swapped() {
    // Two forests and two hills; a wizard stands at one of each.
    let doubled = |red: &mut Seated| {
        red.settlement(3, ground(Terrain::Forest, 1), ground(Terrain::Hills, 1));
    };
    let play = conjured(Card::ChangeLand, Board::wizards().red(doubled));
    assert_eq!(play.decisions(RED), [mark("4U"), mark("4L")]);
    let mut play = Board::wizards().red(|red| _ = red.hand(&[Card::ChangeLand])).rolled(3);
    play.refused(RED, self::play(Card::ChangeLand), classic(42));
}

/// WIZ-39: a settlement, not a citadel, and a city of the supply.
#[test]
fn card_materialization() {
    let mut play = conjured(Card::Materialization, Board::wizards());
    play.refused(RED, city(-1), wiz(39));
    play.does(RED, city(1));
    assert_eq!((play.victory(RED), play.view().cities), (4, 5));
    let mut play = Board::new(Mode::Wizards)
        .red(|red| {
            red.citadel(-1).wizard("0U", Card::WizardArsa, 3).hand(&[Card::Materialization]);
        })
        .blue(|blue| _ = blue.city(1))
        .rolled(3);
    play.refused(RED, self::play(Card::Materialization), wiz(10));
}

#[test]
fn wiz_39_without_a_city_in_the_supply_nothing_materializes() {
    let poor = ground(Terrain::Hills, 1);
    let board = Board::wizards().red(|red| _ = red.hand(&[Card::Materialization])).blue(|blue| {
        for column in [3, 5, 7, 9, 11] {
            blue.settlement(column, poor, poor);
        }
        blue.cities(&[-1, 3, 5, 7, 9, 11]);
    });
    let mut play = board.rolled(3);
    assert_eq!(play.view().cities, 0);
    play.refused(RED, self::play(Card::Materialization), classic(42));
}

#[test]
fn card_whirlwind() {
    let board = Board::wizards().blue(|blue| _ = blue.holds("OO$$$"));
    let mut play = conjured(Card::Whirlwind, board);
    play.refused(RED, mark("-2U"), wiz(30));
    play.does(RED, mark("2L")).has(BLUE, "OOO");
}

#[test]
fn card_wisdom_of_the_ancestors() {
    let board = Board::wizards().discarded(&[Card::Abbey, Card::Caravan, Card::Witch]);
    let board = board.red(|red| _ = red.holds("L"));
    let mut play = conjured(Card::WisdomOfTheAncestors, board);
    play.refused(RED, take(Card::Abbey), wiz(30));
    play.refused(RED, take(Card::WisdomOfTheAncestors), wiz(30));
    play.does(RED, take(Card::Caravan));
    assert_eq!(play.hand(RED), [Card::Caravan]);
    let pile = play.view().discards[0].cards.clone();
    assert_eq!(pile, [Card::Abbey, Card::Witch, Card::WisdomOfTheAncestors]);
    play.does(RED, self::play(Card::Caravan));
    let mut play =
        Board::wizards().red(|red| _ = red.hand(&[Card::WisdomOfTheAncestors])).rolled(3);
    play.refused(RED, self::play(Card::WisdomOfTheAncestors), classic(42));
}

#[test]
fn card_by_magics_hand() {
    let board = Board::wizards().blue(|blue| {
        blue.citadel(-1).card("-1Ua", Card::Prophecy).card("-1Ub", Card::MagicEye);
    });
    let mut play = conjured(Card::ByMagicsHand, board.clone());
    play.refused(RED, pick("-1La"), wiz(30));
    play.does(RED, pick("-1Ub"));
    play.refused(RED, pick("1Ua"), wiz(30));
    play.does(RED, pick("-1Lb"));
    assert_eq!(
        (play.card_at(RED, "-1Lb"), play.card_at(BLUE, "-1Ub")),
        (Some(Card::MagicEye), None)
    );
    // Without a free site at a citadel it cannot be played.
    let full = board.red(|red| {
        red.card("-1Ua", Card::Garrison).card("-1Ub", Card::Garrison).card("-1La", Card::Garrison);
        red.card("-1Lb", Card::Smithy).hand(&[Card::ByMagicsHand]);
    });
    let mut play = full.rolled(3);
    play.refused(RED, self::play(Card::ByMagicsHand), classic(42));
}
