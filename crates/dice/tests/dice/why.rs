//! Why a thing cannot be done now: the rule that stands in the way of everything of its kind.

use dice::{Decision, Face, Outcome, Setup, dice};
use table::{Game, Rule};

use crate::desk::*;

/// The rule that closes the kind for the seat, if one does.
fn closed(desk: &Desk, by: usize, kind: &str) -> Option<Rule> {
    let found = desk.game.why_not(seat(by)).into_iter().find(|(named, _)| *named == kind);
    found.map(|(_, refusal)| refusal.rule)
}

#[track_caller]
fn assert_closed(desk: &Desk, by: usize, kinds: &[&str], rule: Rule) {
    for kind in kinds {
        assert_eq!(closed(desk, by, kind), Some(rule), "{kind}");
    }
}

#[track_caller]
fn assert_open(desk: &Desk, by: usize, kinds: &[&str]) {
    for kind in kinds {
        assert_eq!(closed(desk, by, kind), None, "{kind}");
    }
}

const BUILDING: [&str; 4] = ["road", "settlement", "city", "knight"];

#[test]
fn dice_2_in_another_players_turn_everything_waits() {
    let mut desk = Desk::new(&Setup::basic(2));
    let all_wait = |desk: &Desk| {
        assert_closed(desk, 1, &BUILDING, dice(2));
        assert_closed(desk, 1, &["roll", "stop", "joker", "trade", "end"], dice(2));
    };
    all_wait(&desk);
    // Also while that player's dice are in the air, and while that player builds.
    desk.decide(roll(&[0, 1, 2, 3, 4, 5]));
    all_wait(&desk);
    desk.resolve(Outcome::Dice(faces("blwgoo"))).decide(Decision::Stop);
    all_wait(&desk);
}

#[test]
fn dice_4_5_and_6_the_rolls_come_first() {
    let mut desk = Desk::solo();
    assert_open(&desk, 0, &["roll"]);
    assert_closed(&desk, 0, &BUILDING, dice(6));
    assert_closed(&desk, 0, &["joker", "trade"], dice(5));
    assert_closed(&desk, 0, &["stop"], dice(4));
    desk.first("blwg");
    assert_open(&desk, 0, &["roll", "stop"]);
    desk.decide(Decision::Stop);
    assert_closed(&desk, 0, &["roll"], dice(3));
    assert_open(&desk, 0, &["end", "road", "trade"]);
}

#[test]
fn dice_8_11_13_14_15_and_33_the_dice_come_before_the_place() {
    let mut desk = Desk::solo();
    desk.settle("www");
    assert_closed(&desk, 0, &BUILDING, dice(8));
    desk.decide(Decision::End).settle("ooogg");
    assert_closed(&desk, 0, &["city"], dice(14));
    desk.decide(Decision::End).settle("blwg");
    assert_open(&desk, 0, &["road"]);
    desk.builds("r0").decide(Decision::End).settle("blwg").builds("s3");
    desk.decide(Decision::End).settle("blwg");
    assert_closed(&desk, 0, &["settlement"], dice(13));
}

#[test]
fn dice_18_and_21_jokers_need_their_knight_and_trades_gold() {
    let mut desk = Desk::solo();
    desk.settle("owgbb$");
    assert_closed(&desk, 0, &["joker"], dice(18));
    assert_closed(&desk, 0, &["trade"], dice(21));
    desk.builds("k1");
    assert_open(&desk, 0, &["joker"]);
    desk.decide(joker("k1", 3, Face::Ore));
    assert_closed(&desk, 0, &["joker"], dice(18));
    desk.decide(Decision::End).settle("bb$$");
    assert_open(&desk, 0, &["trade"]);
}
