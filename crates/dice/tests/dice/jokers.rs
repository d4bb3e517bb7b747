//! Jokers and gold.

use dice::{Decision, DieState, Event, Face, dice};

use crate::desk::*;

#[test]
fn dice_18_a_joker_once_in_the_game() {
    let mut desk = Desk::solo();
    desk.settle("owg").refuses(joker("k1", 3, Face::Ore), dice(18)).decide(Decision::End);
    desk.turns("k1").settle("wwwwww");
    assert_eq!(desk.view().sheets[0].jokers, [name("k1")]);
    desk.decide(joker("k1", 3, Face::Ore));
    let Event::JokerUsed { from: Face::Wool, to: Face::Ore, .. } = desk.events[0] else { panic!() };
    assert_eq!(desk.game.throw().faces(), faces("wwwoww"));
    assert_eq!(desk.view().dice[3].state, DieState::Changed);
    let sheet = &desk.view().sheets[0];
    assert_eq!((sheet.jokers.len(), &sheet.used[..]), (0, &[name("k1")][..]));
    desk.refuses(joker("k1", 4, Face::Ore), dice(18)).decide(Decision::End);
    desk.settle("wwwwww").refuses(joker("k1", 4, Face::Ore), dice(18));
}

/// A die that shows the resource already is not exchanged for anything.
#[test]
fn dice_18_a_joker_turns_a_die_that_shows_something_else() {
    let mut desk = Desk::solo();
    desk.turns("k1").settle("owwwww").refuses(joker("k1", 0, Face::Ore), dice(18));
    // Alike dice are listed once, any of them is accepted.
    let listed = desk.listed();
    assert_eq!(listed, [Decision::End, joker("k1", 1, Face::Ore)]);
    desk.decide(joker("k1", 4, Face::Ore));
}

#[test]
fn dice_19_what_each_joker_gives() {
    let gives = [Face::Ore, Face::Grain, Face::Wool, Face::Lumber, Face::Brick];
    let mut desk = Desk::solo();
    desk.turns("k1 k2 k3 k4 k5 k6").settle("$$$$$$");
    for (index, own) in gives.into_iter().enumerate() {
        let knight = format!("k{}", index + 1);
        for to in Face::RESOURCES.into_iter().filter(|&to| to != own) {
            desk.refuses(joker(&knight, 0, to), dice(19));
        }
        assert!(desk.listed().contains(&joker(&knight, 0, own)));
    }
    for to in Face::RESOURCES {
        assert!(desk.listed().contains(&joker("k6", 0, to)));
    }
    desk.decide(joker("k6", 5, Face::Wool));
}

#[test]
fn dice_20_several_jokers_and_new_ones_at_once() {
    let mut desk = Desk::solo();
    desk.turns("k1 k2").settle("owg$$$").builds("k3");
    for (knight, index, to) in [("k3", 3, Face::Wool), ("k1", 4, Face::Ore), ("k2", 5, Face::Grain)]
    {
        desk.decide(joker(knight, index, to));
    }
    desk.builds("k4");
    assert_eq!(desk.points(), [10]);
}

#[test]
fn dice_21_two_gold_for_one_resource() {
    let mut desk = Desk::solo();
    desk.settle("$$$$bw");
    desk.refuses(trade(0, 4, Face::Ore), dice(21)).refuses(trade(0, 0, Face::Ore), dice(21));
    desk.decide(trade(1, 3, Face::Lumber));
    assert_eq!(desk.game.throw().faces(), faces("$l$$bw"));
    let states: Vec<DieState> = desk.view().dice.iter().map(|die| die.state).collect();
    assert_eq!((states[1], states[3]), (DieState::Changed, DieState::Out));
    desk.refuses(trade(0, 3, Face::Grain), dice(27));
    desk.decide(trade(0, 2, Face::Grain)).builds("s3");
    assert_eq!(desk.points(), [3]);
}

#[test]
fn dice_22_gold_builds_nothing() {
    let mut desk = Desk::solo();
    desk.settle("$$$$$l").refuses(build("r0"), dice(8)).refuses(trade(0, 1, Face::Gold), dice(22));
}

#[test]
fn dice_27_which_dice_a_joker_may_turn() {
    let mut desk = Desk::solo();
    desk.turns("k1 k2").settle("bl$$$w").builds("r0");
    desk.refuses(joker("k1", 0, Face::Ore), dice(27)); // It paid for the road.
    desk.decide(trade(2, 3, Face::Wool));
    desk.refuses(joker("k1", 3, Face::Ore), dice(27)); // It was given up.
    desk.decide(joker("k1", 2, Face::Ore)); // It was turned by the trade.
    desk.decide(joker("k2", 2, Face::Grain)); // It was turned by a joker.
    assert_eq!(desk.game.throw().counts().0, [1, 1, 0, 0, 0, 1]);
}

#[test]
fn dice_28_no_joker_gives_gold() {
    let mut desk = Desk::solo();
    desk.turns("k1 k2 k3 k4 k5 k6").settle("wwwwww");
    desk.refuses(joker("k6", 0, Face::Gold), dice(28))
        .refuses(joker("k1", 0, Face::Gold), dice(28));
}

#[test]
fn dice_32_the_two_examples() {
    for turned in [4, 5] {
        let mut desk = Desk::solo();
        desk.turns("k1 r0 r1").settle("ooggw$").refuses(build("c7"), dice(8));
        desk.decide(joker("k1", turned, Face::Ore)).builds("c7");
    }
    let mut desk = Desk::solo();
    desk.turns("k1 r0 r1").settle("oogg$$").decide(trade(4, 5, Face::Ore));
    desk.refuses(joker("k1", 5, Face::Ore), dice(27)).builds("c7");
}
