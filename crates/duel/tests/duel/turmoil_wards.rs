//! Who turns attacks away: the Lookout Tower and Heinrich.

use duel::{AskView, Card, Decision, Event, Face, Outcome, Step, duel, era};
use table::Rule;

use crate::eras::*;
use crate::scene::*;

const TOWER: (&str, Card) = ("1Ua", Card::LookoutTower);
const HEINRICH: (&str, Card) = ("-1Ua", Card::HeinrichTheSentinel);

/// Red is about to play this card against Blue, who has a building, a hero, a card in the hand and these.
fn attack(card: Card, wards: &'static [(&'static str, Card)]) -> Play {
    let board = turmoil()
        .red(|red| {
            red.city(-1).card("-1Ua", Card::HedgeTavern).holds("").hand(&[card]);
        })
        .blue(|blue| {
            blue.card("-1La", Card::Storehouse).card("1La", Card::Harald);
            blue.holds("").hand(&[Card::Abbey]);
            for &(at, card) in wards {
                blue.card(at, card);
            }
        });
    quiet(board)
}

/// Every attack, with what it asks of whom where it is not turned away.
const ATTACKS: [(Card, usize); 3] =
    [(Card::Archer, BLUE), (Card::Arsonist, RED), (Card::Traitor, RED)];

/// Against each attack exactly these numbers turn it away, in one single roll; its owner may also let it be. The
/// card goes to the discard pile in any case.
#[track_caller]
fn wards_on(wards: &'static [(&'static str, Card)], numbers: &[u8]) {
    for (card, asked) in ATTACKS {
        let mut game = attack(card, wards);
        game.does(RED, play(card));
        assert_eq!(game.ask(), Some(AskView::Protect { seat: seat(BLUE), card }));
        game.refused(RED, Decision::Protect, Rule::table(1)).refused(BLUE, pick("1La"), era(11));
        assert_eq!(discarded(&game), Some(card));
        for number in 1..=6 {
            let mut rolled = game.clone();
            rolled.does(BLUE, Decision::Protect);
            assert_eq!(rolled.outcomes().len(), 6);
            rolled.refused_outcome(Outcome::Die(7), Rule::table(8)).outcome(Outcome::Die(number));
            let held = numbers.contains(&number);
            let told = Event::Warded { seat: seat(BLUE), number, held };
            assert_eq!(rolled.events.first(), Some(&told));
            if held {
                assert_eq!(
                    (rolled.step(), rolled.ask()),
                    (Step::Action, None),
                    "{card:?} {number}"
                );
                assert_eq!(
                    (rolled.hand(BLUE).len(), rolled.realm(BLUE).cards.len()),
                    (1, 2 + wards.len())
                );
            } else if rolled.ask().is_some() {
                assert_eq!(rolled.waits_for(), Some(asked), "{card:?} {number}");
            }
        }
        game.does(BLUE, Decision::Pass);
        assert!(game.ask().is_none_or(|_| game.waits_for() == Some(asked)));
    }
}

/// One or two stop an attack.
#[test]
fn card_lookout_tower() {
    wards_on(&[TOWER], &[1, 2]);
    let game = quiet(turmoil().red(|red| {
        red.card("-1Ua", Card::LookoutTower);
    }));
    assert_eq!(game.points(RED).strength, 1);
}

/// Three, four and five stop it; with a tower one roll, of which only a six fails.
#[test]
fn card_heinrich_the_sentinel() {
    wards_on(&[HEINRICH], &[3, 4, 5]);
    wards_on(&[HEINRICH, TOWER], &[1, 2, 3, 4, 5]);
    // He may be the one who is lost.
    let mut game = attack(Card::Archer, &[HEINRICH]);
    game.does(RED, play(Card::Archer)).does(BLUE, Decision::Protect).outcome(Outcome::Die(6));
    game.does(BLUE, pick("-1Ua"));
    assert_eq!(game.card_at(BLUE, "-1Ua"), None);
}

/// DUEL-EX-26: against Heinrich and the tower a 5 has no effect; after a 6 the attacker names the building now.
#[test]
fn card_heinrich_the_sentinel_and_the_tower_against_fire() {
    let mut game = attack(Card::Arsonist, &[HEINRICH, TOWER]);
    game.does(RED, play(Card::Arsonist)).refused(RED, pick("-1La"), Rule::table(1));
    let mut five = game.clone();
    five.does(BLUE, Decision::Protect).outcome(Outcome::Die(5));
    assert_eq!((five.ask(), discarded(&five)), (None, Some(Card::Arsonist)));
    game.does(BLUE, Decision::Protect).outcome(Outcome::Die(6)).does(RED, pick("-1La"));
    game.does(BLUE, stack(0));
    assert_eq!((game.card_at(BLUE, "-1La"), discarded(&game)), (None, Some(Card::Arsonist)));
}

/// The roll against an attack is not the number of the turn.
#[test]
fn card_heinrich_the_sentinel_does_not_change_the_number() {
    let mut game = attack(Card::Traitor, &[HEINRICH]);
    game.does(RED, play(Card::Traitor)).does(BLUE, Decision::Protect).outcome(Outcome::Die(4));
    assert_eq!(game.view().number, Some(1));
    // It is asked for attacks alone: a Voyage of Plunder is none of the three.
    let board = turmoil()
        .red(|red| {
            red.card("1Ua", Card::CarlForkbeard).holds("").hand(&[Card::VoyageOfPlunder]);
        })
        .blue(|blue| {
            blue.card("-1Ua", Card::HeinrichTheSentinel).holds("O");
        });
    let mut game = quiet(board);
    game.does(RED, play(Card::VoyageOfPlunder)).does(RED, gain("2L")).has(BLUE, "");
}

/// Without a ward nothing is asked, and none is asked against a Pirate Ship.
#[test]
fn wards_do_not_stop_pirates() {
    let mut game = attack(Card::Traitor, &[]);
    game.does(RED, play(Card::Traitor));
    assert_eq!(game.ask(), Some(AskView::Steal { seat: seat(RED) }));
    let board = princes()
        .red(|red| {
            red.holds("LW").hand(&[Card::PirateShip]);
        })
        .blue(|blue| {
            blue.card("-1Ua", Card::HeinrichTheSentinel).card("1Ua", Card::LookoutTower);
            blue.card("1La", Card::OreShip);
        });
    let mut game = quiet(board);
    game.does(RED, build(Card::PirateShip, "-1Ua"));
    assert_eq!((game.card_at(BLUE, "1La"), game.ask()), (None, None));
}

/// They are no help against a feud.
#[test]
fn wards_do_not_stop_a_feud() {
    let board = turmoil()
        .turn(BLUE)
        .red(|red| {
            red.card("-1Ua", Card::CarlForkbeard);
        })
        .blue(|blue| {
            blue.card("-1Ua", Card::HeinrichTheSentinel).card("1Ua", Card::LookoutTower);
        });
    let mut game = without_ones(board).play();
    game.roll(1, Face::EventCard).outcome(Outcome::Event(Card::Feud));
    // The tower is the only building.
    assert_eq!(game.card_at(BLUE, "1Ua"), None);
    game.refused(BLUE, Decision::Protect, era(19)).refused(BLUE, Decision::Finish, era(19));
    game.does(BLUE, stack(3)).does(BLUE, Decision::Finish).refused(BLUE, draw(9), Rule::table(6));
    game.refused(BLUE, Decision::Roll, duel(26));
}
