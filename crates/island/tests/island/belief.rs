//! What the whole table has seen is in every position that a seat imagines: hands are secret (BASE-25), but
//! most of what comes into them and leaves them is not.
//!
//! Seat 1 has a city between forest (3), hills (10) and mountains (8), seat 2 one between two fields (9 and
//! 12) and a forest (11), seat 0 a settlement elsewhere; seat 3 looks on. Nobody has a card, and seat 0 is
//! about to roll.

use std::collections::BTreeMap;

use crate::scene::{Play, Scene, card, hand, offer, road, robber, seat};
use island::{Decision, Outcome, Setup};
use table::{Game as _, Pseudo};

const DREAMS: u64 = 300;

fn scene() -> Scene {
    Scene::new(4)
        .before_roll()
        .seat(0, |s| _ = s.settlements(&["0,1,S"]))
        .seat(1, |s| _ = s.cities(&["1,0,NE"]))
        .seat(2, |s| _ = s.cities(&["-2,0,NE"]))
}

/// The scene after these rolls, each in the turn of the next seat.
fn after(scene: Scene, rolls: &[[u8; 2]]) -> Play {
    let mut play = scene.play();
    for (turn, &[one, other]) in rolls.iter().enumerate() {
        if turn > 0 {
            play.decide((turn - 1) % 4, Decision::EndTurn);
        }
        play.roll(turn % 4, one, other);
    }
    play
}

/// Seat 1 holds three lumber and a brick, for everybody to know, and seat 0 is about to steal one of them.
fn before_theft() -> Play {
    let mut play = after(scene(), &[[1, 2], [5, 5]]);
    play.decide(1, road("1,0,NE")).decide(1, Decision::EndTurn);
    play.roll(2, 1, 2).decide(2, Decision::EndTurn).roll(3, 1, 1).decide(3, Decision::EndTurn);
    play.roll(0, 3, 4).decide(0, robber("1,0"));
    assert_eq!(play.hand(1), hand("LLLB"));
    play
}

fn after_theft(letter: char) -> Play {
    let mut play = before_theft();
    play.resolve(stolen(letter));
    play
}

fn stolen(letter: char) -> Outcome {
    Outcome::Stolen { card: card(letter) }
}

/// What an eye imagines, many times.
fn dreams(play: &Play, eye: usize) -> impl Iterator<Item = Play> {
    (0..DREAMS).map(move |seed| Play(play.0.imagine(seat(eye), &mut Pseudo::new(seed))))
}

/// Whatever these imagine, the seat holds what it truly holds.
#[track_caller]
fn know(eyes: &[usize], play: &Play, number: usize, letters: &str) {
    assert_eq!(play.hand(number), hand(letters));
    for &eye in eyes {
        let sure = dreams(play, eye).all(|dream| dream.hand(number) == hand(letters));
        assert!(sure, "seat {eye} imagines another hand of seat {number}");
    }
}

const EVERYBODY: &[usize] = &[0, 1, 2, 3];

#[test]
fn what_the_dice_bring_is_known() {
    let play = after(scene(), &[[1, 2], [5, 5], [4, 5]]);
    know(EVERYBODY, &play, 1, "LLBB");
    know(EVERYBODY, &play, 2, "GG");
}

#[test]
fn what_is_paid_is_known() {
    let mut play = after(scene(), &[[1, 2], [5, 5]]);
    play.decide(1, road("1,0,NE"));
    know(EVERYBODY, &play, 1, "LB");
}

#[test]
fn what_is_traded_is_known() {
    let mut play = after(scene(), &[[4, 5], [1, 2]]);
    play.decide(1, offer("L", "G", &[2])).decide(2, Decision::Accept);
    play.decide(1, Decision::Deal { with: seat(2) });
    know(EVERYBODY, &play, 1, "LG");
    know(EVERYBODY, &play, 2, "GL");
}

#[test]
fn the_beginners_first_cards_are_known() {
    let mut play = Play::new(&Setup::beginner(4));
    play.settle(&mut Pseudo::new(1));
    for eye in 0..4 {
        for dream in dreams(&play, eye) {
            assert!((0..4).all(|number| dream.hand(number) == play.hand(number)));
        }
    }
    assert!((0..4).all(|number| !play.hand(number).is_empty()));
}

/// Cards of a given position may have come from anywhere, so each of these deals is as likely.
#[test]
fn given_hands_are_not_known() {
    let scene = scene().seat(1, |s| _ = s.hand("L")).seat(2, |s| _ = s.hand("O"));
    let play = scene.play();
    let true_ones = dreams(&play, 3).filter(|dream| dream.hand(1) == hand("L")).count();
    assert!((110..190).contains(&true_ones), "{true_ones}");
}

/// BASE-25: of a theft, those who look on know what is left for certain, and not what was stolen.
#[test]
fn base_25_what_was_stolen_unseen_may_be_any_card() {
    let play = after_theft('B');
    let mut times: BTreeMap<bool, u64> = BTreeMap::new();
    for dream in dreams(&play, 3) {
        assert!(dream.hand(1).covers(hand("LL")), "{:?}", dream.hand(1));
        assert_eq!(dream.hand(0).plus(dream.hand(1)), hand("LLLB"));
        *times.entry(dream.hand(0) == hand("L")).or_default() += 1;
    }
    assert!(times[&true] > DREAMS / 4 && times[&false] > DREAMS / 4, "{times:?}");
    assert_eq!(times[&true] + times[&false], DREAMS);
}

#[test]
fn base_25_thief_and_victim_know_what_was_stolen() {
    for letter in ['L', 'B'] {
        let play = after_theft(letter);
        know(&[0, 1], &play, 0, &letter.to_string());
        know(&[0, 1], &play, 1, if letter == 'L' { "LLB" } else { "LLL" });
    }
}

/// BASE-25: thief and victim remember it, until what they have seen is gone or lies open.
#[test]
fn base_25_what_was_stolen_is_remembered_by_both() {
    let mut play = after_theft('B');
    play.decide(0, Decision::EndTurn).roll(1, 6, 6);
    play.decide(1, Decision::EndTurn).roll(2, 3, 4).decide(2, robber("0,1"));
    play.resolve(stolen('B'));
    // The victim of the second theft had a single card, and the victim of the first one knew which.
    know(&[0, 1, 2], &play, 2, "GGB");
    know(EVERYBODY, &play, 0, "");
    assert!(dreams(&play, 3).any(|dream| dream.hand(2) == hand("GGL")));
    play.decide(2, offer("B", "O", &[1]));
    know(EVERYBODY, &play, 2, "GGB");
}

/// BASE-25: whoever looks on imagines the same, whichever card was stolen.
#[test]
fn base_25_what_is_imagined_does_not_tell_what_was_stolen() {
    let (lumber, brick) = (after_theft('L'), after_theft('B'));
    assert!(lumber.0 != brick.0);
    for eye in [2, 3] {
        let pairs = dreams(&lumber, eye).zip(dreams(&brick, eye));
        pairs.for_each(|(one, other)| assert!(one.0 == other.0));
    }
}

#[test]
fn a_card_from_a_hand_of_one_kind_is_known() {
    let mut play = after(scene(), &[[1, 2], [1, 1], [1, 1], [1, 1], [3, 4]]);
    play.decide(0, robber("1,0")).resolve(stolen('L'));
    know(EVERYBODY, &play, 0, "L");
    know(EVERYBODY, &play, 1, "L");
    // And it stays so when a card of which nobody knows comes to the table.
    play.decide(0, Decision::EndTurn).roll(1, 5, 5).decide(1, Decision::EndTurn);
    play.roll(2, 3, 4).decide(2, robber("2,0")).resolve(stolen('B'));
    know(EVERYBODY, &play, 0, "L");
}

/// BASE-65: what is offered is in the hand, and everybody remembers that when the offer is gone.
#[test]
fn base_65_an_offer_shows_what_was_stolen() {
    let mut play = after_theft('B');
    play.decide(0, offer("B", "G", &[2]));
    know(EVERYBODY, &play, 0, "B");
    play.decide(0, Decision::Withdraw);
    know(EVERYBODY, &play, 0, "B");
    know(EVERYBODY, &play, 1, "LLL");
}

/// BASE-77: what is put aside is hidden until all is there, but nothing of the hand is forgotten meanwhile.
#[test]
fn base_77_discards_are_hidden_until_all_lie_there() {
    let small = scene().with(|options| options.hand_limit = 3);
    let mut play = after(small, &[[1, 2], [5, 5], [3, 4]]);
    play.decide(1, Decision::Discard { card: card('L') });
    let aside = |dream: &Play| dream.of(1).aside.unwrap();
    assert!(dreams(&play, 3).all(|dream| dream.hand(1).plus(aside(&dream)) == hand("LLBB")));
    for letters in ["L", "B"] {
        assert!(dreams(&play, 3).any(|dream| aside(&dream) == hand(letters)), "{letters}");
    }
    play.decide(1, Decision::Discard { card: card('L') });
    know(EVERYBODY, &play, 1, "BB");
}
