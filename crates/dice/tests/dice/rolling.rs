//! Rolls: how many, with which dice, and when they end.

use dice::{Decision, DieState, Event, Outcome, PhaseView, Setup, dice};
use table::{Game, Rule, ToAct};

use crate::desk::*;

/// DICE-1: six dice with six faces.
#[test]
fn dice_1_six_dice_of_six_faces() {
    let mut desk = Desk::solo();
    assert_eq!(desk.view().dice_count, 6);
    desk.first("wgbol$");
    assert_eq!(desk.game.throw().faces(), faces("wgbol$"));
}

#[test]
fn dice_2_turns_go_round() {
    let mut desk = Desk::new(&Setup::basic(3));
    for number in [0, 1, 2, 0] {
        assert_eq!(desk.on_turn(), seat(number));
        let refused = desk.game.check(seat((number + 1) % 3), &roll(&[0, 1, 2, 3, 4, 5]));
        assert_eq!(refused.unwrap_err().rule, dice(2));
        desk.turn("", "");
    }
}

#[test]
fn dice_3_up_to_three_rolls_and_dice_may_be_taken_back() {
    let mut desk = Desk::solo();
    desk.refuses(roll(&[0, 1]), dice(3)); // The first roll is made with all dice.
    assert_eq!(desk.listed(), [roll(&[0, 1, 2, 3, 4, 5])]);
    desk.first("wgbol$");
    assert_eq!(desk.listed().len(), 1 + 63);
    desk.refuses(roll(&[]), dice(3));
    desk.again(&[4, 5], "ww");
    let Event::Rolled { roll: 2, rolled, kept, .. } = desk.events[0] else { panic!() };
    assert_eq!((rolled, kept), (dice_set(&[4, 5]), dice_set(&[0, 1, 2, 3])));
    // A die that was set aside after the first roll is rolled again now.
    desk.again(&[0, 4], "o$");
    assert_eq!(desk.game.throw().faces(), faces("ogbo$w"));
    let states: Vec<DieState> = desk.view().dice.iter().map(|die| die.state).collect();
    assert_eq!(states[..2], [DieState::Fresh, DieState::Rolled]);
    // The third was the last.
    assert_eq!(desk.view().phase, PhaseView::Build);
    desk.refuses(roll(&[0]), dice(3));
}

/// As many dice fall as were rolled.
#[test]
fn dice_3_an_outcome_has_the_dice_that_were_rolled() {
    let mut desk = Desk::solo();
    desk.first("wgbol$").decide(roll(&[1, 2]));
    assert_eq!(desk.game.to_act(), ToAct::Nature);
    for text in ["", "w", "wgb"] {
        let refusal = desk.game.check_outcome(&Outcome::Dice(faces(text))).unwrap_err();
        assert_eq!(refusal.rule, dice(3));
    }
    let mut list = Vec::new();
    assert!(desk.game.outcomes(&mut list));
    assert_eq!(list.len(), 36);
    assert_eq!(desk.view().rolling, dice_set(&[1, 2]));
}

#[test]
fn dice_4_stopping_after_the_first_or_second_roll() {
    let mut desk = Desk::solo();
    desk.refuses(Decision::Stop, dice(4)).refuses(Decision::End, Rule::table(2));
    desk.first("blblbl").decide(Decision::Stop);
    assert_eq!(desk.view().phase, PhaseView::Build);
    desk.refuses(Decision::Stop, dice(4)).decide(Decision::End);
    desk.first("blblbl").again(&[0], "w").decide(Decision::Stop).decide(Decision::End);
    desk.first("blblbl").again(&[0], "w").again(&[0], "w").refuses(Decision::Stop, dice(4));
}

#[test]
fn dice_5_no_joker_and_no_trade_between_rolls() {
    let mut desk = Desk::solo();
    desk.turns("k1").first("$$w");
    desk.refuses(joker("k1", 0, dice::Face::Ore), dice(5));
    desk.refuses(trade(0, 1, dice::Face::Ore), dice(5));
    desk.decide(Decision::Stop).decide(joker("k1", 0, dice::Face::Ore));
}

#[test]
fn dice_7_unused_dice_are_lost() {
    let mut desk = Desk::solo();
    desk.turn("blblbl", "r0");
    assert!(desk.view().dice.is_empty());
    assert_eq!(desk.view().rolls, 0);
    desk.refuses(build("r1"), dice(6));
}

#[test]
fn diceplus_8_fewer_dice_in_the_opening() {
    for (players, counts) in [
        (2, [3, 4, 5, 6, 6, 6]), //
        (3, [3, 4, 5, 6, 6, 6]),
        (4, [3, 4, 5, 6, 6, 6]),
    ] {
        let mut desk = Desk::new(&Setup::plus(players));
        for (turn, count) in counts.into_iter().enumerate() {
            assert_eq!(desk.view().dice_count, count);
            assert_eq!(desk.on_turn(), seat(turn % usize::from(players)));
            desk.first("");
            assert_eq!(desk.view().dice.len(), usize::from(count));
            desk.decide(Decision::Stop).decide(Decision::End);
        }
    }
    let mut desk = Desk::new(&Setup::plus(2));
    desk.refuses(roll(&[0, 1, 2, 3, 4, 5]), dice(3));
    desk.first("bl").refuses(roll(&[3]), dice(3)).decide(Decision::Stop);
    desk.refuses(trade(2, 3, dice::Face::Ore), dice(27));
}

/// DICEPLUS-17: with three dice there are three rolls, trades and buildings as ever.
#[test]
fn diceplus_17_few_dice_follow_the_same_rules() {
    let mut desk = Desk::new(&Setup::plus(2));
    desk.first("b$$").again(&[1], "$").again(&[2], "$");
    desk.decide(trade(1, 2, dice::Face::Lumber)).builds("r1").decide(Decision::End);
    assert_eq!(desk.points(), [0, 0]);
    desk.turn("", "");
    assert_eq!(desk.points(), [0, 0], "a turn without building costs nothing");
}
