//! Attacks that a die decides, and the cards against them.

use classic::{AskView, Card, Decision, Event, Outcome, Why, classic};
use table::{Excuse, Game, Rule};

use crate::scene::*;

/// Red has a Black Knight, an Arsonist and Brigands; both have a knight, two buildings and some resources.
fn war(blue: &[Card]) -> Play {
    let red = [Card::BlackKnight, Card::Arsonist, Card::Brigands];
    let board = Board::base()
        .red(|seated| {
            seated.hand(&red).holds("LL").card("1Ua", Card::KnightConrad);
            seated.card("1Ub", Card::Abbey).card("-1Ua", Card::Garrison);
        })
        .blue(|seated| {
            seated.hand(blue).holds("OO").card("1Ua", Card::KnightHagen);
            seated
                .card("-1Ua", Card::KnightOtto)
                .card("1Ub", Card::Smithy)
                .card("1La", Card::Church);
        });
    let mut play =
        board.red(|red| _ = red.city(-1).city(1)).blue(|blue| _ = blue.city(-1).city(1)).play();
    play.roll(6, classic::Face::Mill);
    if play.waits_for() == Some(RED) && play.ask().is_some() {
        play.does(RED, Decision::Pass);
    }
    play
}

/// CLASSIC-43: 1 to 5 the attacker wins, 6 the defender. CLASSIC-45: the winner chooses.
#[test]
fn classic_43_the_die_decides() {
    for number in 1..=6 {
        let mut play = war(&[]);
        play.does(RED, self::play(Card::BlackKnight)).outcome(Outcome::Die(number));
        if number <= 5 {
            let Some(AskView::TakeBack { seat: chooser, .. }) = play.ask() else { panic!() };
            assert_eq!(chooser, seat(RED));
            play.does(RED, pick("-1Ua"));
            assert_eq!(play.hand(BLUE), [Card::KnightOtto]);
        } else {
            assert_eq!(play.hand(RED).len(), 3, "Red's only knight came back");
        }
        assert!(play.ask().is_none());
    }
    let mut play = war(&[]);
    play.does(RED, self::play(Card::Arsonist));
    play.refused_outcome(Outcome::Die(0), Rule::table(8));
}

/// CLASSIC-44: announced before the roll; the attacker wins on 1 and 2 only.
#[test]
fn classic_44_a_counter_card_is_announced_before_the_roll() {
    for number in 1..=6 {
        let mut play = war(&[Card::Bishop]);
        play.does(RED, self::play(Card::Arsonist));
        assert_eq!(play.waits_for(), Some(BLUE));
        play.refused(BLUE, self::play(Card::HerbWoman), classic(44));
        play.does(BLUE, self::play(Card::Bishop));
        assert_eq!(play.outcomes().len(), 6);
        play.outcome(Outcome::Die(number));
        let Some(AskView::TakeBack { seat: chooser, of, .. }) = play.ask() else { panic!() };
        let won = number <= 2;
        assert_eq!(
            (chooser, of),
            if won { (seat(RED), seat(BLUE)) } else { (seat(BLUE), seat(RED)) }
        );
    }
    // Who has none is asked too, so that being asked tells nothing; but not with an empty hand.
    let mut play = war(&[Card::Abbey]);
    play.does(RED, self::play(Card::Arsonist));
    assert_eq!(play.decisions(BLUE), [Decision::Pass]);
    assert_eq!(play.game.excuse(seat(BLUE)), Some(Excuse::Lacks(Decision::Pass)));
    play.does(BLUE, Decision::Pass).outcome(Outcome::Die(6));
    let mut play = war(&[]);
    play.does(RED, self::play(Card::Arsonist));
    assert_eq!(play.waits_for(), None, "chance is to act");
}

#[test]
fn classic_45_the_winner_chooses_what_the_loser_loses() {
    let mut play = war(&[]);
    play.does(RED, self::play(Card::Arsonist)).outcome(Outcome::Die(6));
    let Some(AskView::TakeBack { seat: chooser, of, among, .. }) = play.ask() else { panic!() };
    assert_eq!((chooser, of, among.len()), (seat(BLUE), seat(RED), 2));
    play.refused(BLUE, pick("1Ua"), classic(45));
    play.refused(BLUE, Decision::Pass, classic(45));
    play.does(BLUE, pick("1Ub"));
    assert!(play.hand(RED).contains(&Card::Abbey));
    // If the attacker has nothing that fits, nothing happens.
    let board = Board::base()
        .red(|red| _ = red.hand(&[Card::BlackKnight]))
        .blue(|blue| _ = blue.card("1Ua", Card::KnightHagen));
    let grown = |seated: &mut Seated| _ = seated.city(-1).city(1);
    let mut play = board.red(grown).blue(grown).play();
    play.roll(6, classic::Face::Mill);
    play.does(RED, self::play(Card::BlackKnight)).outcome(Outcome::Die(6));
    assert!(play.ask().is_none() && play.hand(RED).is_empty());
}

#[test]
fn card_black_knight() {
    let mut play = war(&[]);
    play.does(RED, self::play(Card::BlackKnight)).outcome(Outcome::Die(5));
    assert!(play.events.contains(&Event::Fought {
        by: seat(RED),
        on: seat(BLUE),
        card: Card::BlackKnight,
        number: 5,
        won: true
    }));
    // Hagen stands in a city with a church, which is no help.
    play.does(RED, pick("1Ua"));
    assert_eq!((play.hand(BLUE), play.card_at(BLUE, "1Ua")), (vec![Card::KnightHagen], None));
}

#[test]
fn card_arsonist() {
    let mut play = war(&[]);
    play.does(RED, self::play(Card::Arsonist)).outcome(Outcome::Die(1));
    play.refused(RED, pick("1Ua"), classic(45));
    play.does(RED, pick("1La"));
    assert_eq!((play.hand(BLUE), play.points(BLUE).victory), (vec![Card::Church], 4));
}

#[test]
fn card_brigands() {
    let mut play = war(&[]);
    play.does(RED, self::play(Card::Brigands)).outcome(Outcome::Die(3));
    let Some(AskView::Rob { left: 2, why: Why::Card(Card::Brigands), .. }) = play.ask() else {
        panic!()
    };
    play.does(RED, gain("0L")).does(RED, gain("0L")).has(RED, "LL$OO").has(BLUE, "B");
    let mut play = war(&[]);
    play.does(RED, self::play(Card::Brigands)).outcome(Outcome::Die(6));
    play.does(BLUE, gain("-2U")).does(BLUE, Decision::Pass).has(RED, "L$").has(BLUE, "OOBL");
}

#[test]
fn card_bishop() {
    let mut play = war(&[Card::Bishop]);
    play.does(RED, self::play(Card::Brigands)).does(BLUE, self::play(Card::Bishop));
    play.outcome(Outcome::Die(3)).does(BLUE, gain("-2U")).does(BLUE, gain("-2U"));
    play.has(RED, "$").has(BLUE, "OOBLL");
    let pile = play.view().discards[0].cards.clone();
    assert_eq!(pile, [Card::Brigands, Card::Bishop]);
    // Once both Bishops are gone nobody is asked any more.
    let board = Board::base()
        .red(|red| _ = red.hand(&[Card::Brigands]))
        .blue(|blue| _ = blue.hand(&[Card::Abbey]).holds("O"));
    let mut play = board.discarded(&[Card::Bishop; 2]).open(6);
    play.does(RED, self::play(Card::Brigands));
    assert_eq!(play.waits_for(), None);
}

#[test]
fn card_herb_woman() {
    let mut play = war(&[Card::HerbWoman]);
    play.does(RED, self::play(Card::BlackKnight));
    play.refused(BLUE, self::play(Card::Bishop), classic(44));
    play.does(BLUE, self::play(Card::HerbWoman)).outcome(Outcome::Die(3));
    assert!(play.hand(RED).contains(&Card::KnightConrad));
    let mut play = war(&[Card::HerbWoman]);
    play.does(RED, self::play(Card::BlackKnight)).does(BLUE, self::play(Card::HerbWoman));
    play.outcome(Outcome::Die(2)).does(RED, pick("1Ua"));
    assert_eq!(play.hand(BLUE), [Card::KnightHagen]);
    play.refused(RED, self::play(Card::HerbWoman), classic(39));
    let board = Board::base().red(|red| _ = red.hand(&[Card::HerbWoman, Card::Bishop]));
    let mut play = board.open(6);
    play.refused(RED, self::play(Card::HerbWoman), classic(44));
    play.refused(RED, self::play(Card::Bishop), classic(44));
}

/// CLASSIC-51: a hand that grows outside the own turn is cut at once, also where its limit fell.
#[test]
fn classic_51_a_hand_is_cut_at_once_outside_the_own_turn() {
    let full = [Card::Spy, Card::Mint, Card::Harbor, Card::Colossus];
    let board = Board::base()
        .red(|red| _ = red.hand(&[Card::Arsonist]))
        .blue(|blue| _ = blue.hand(&full).card("1Ua", Card::Abbey));
    let mut play = board.open(6);
    play.does(RED, self::play(Card::Arsonist)).does(BLUE, Decision::Pass).outcome(Outcome::Die(1));
    let Some(AskView::Cut { seat: cut }) = play.ask() else { panic!() };
    assert_eq!((cut, play.hand(BLUE).len()), (seat(BLUE), 5));
    play.does(BLUE, put(Card::Abbey, 0)).does(BLUE, put(Card::Mint, 1));
    assert_eq!((play.hand(BLUE).len(), play.waits_for()), (3, Some(RED)));
}
