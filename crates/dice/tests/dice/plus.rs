//! What the Plus game does differently.

use dice::{Decision, Event, Face, Setup, dice};
use table::{Game, Rule, SeatSet, ToAct};

use crate::desk::*;

fn two() -> Desk {
    Desk::new(&Setup::plus(2))
}

/// Two players past the opening, seat 0 on turn.
fn opened() -> Desk {
    let mut desk = two();
    for _ in 0..4 {
        desk.turn("", "");
    }
    desk
}

#[test]
fn diceplus_2_settlements_count_one_and_cities_two() {
    let mut desk = opened();
    desk.turn("blblbl", "r1 r2").turn("owg", "k1").turn("blwg", "s1").turn("", "");
    assert_eq!(desk.points(), [1, 0]);
    desk.turn("ooogg", "c1");
    assert_eq!(desk.points(), [3, 0]);
}

#[test]
fn diceplus_3_the_first_with_three_knights() {
    let mut desk = opened();
    desk.turn("owgowg", "k1 k2").turn("owgowg", "k5 k6").settle("owg");
    assert_eq!(desk.view().army, None);
    desk.builds("k3");
    let taken = Event::LargestArmy { holder: seat(0), from: None, knights: 3 };
    assert!(desk.events.contains(&taken));
    assert_eq!((desk.view().army, desk.points()), (Some(seat(0)), vec![2, 0]));
    assert_eq!(desk.view().sheets[0].gained, 2);
}

#[test]
fn diceplus_4_the_army_passes_to_more_knights() {
    let mut desk = opened();
    desk.turn("owgowg", "k1 k2").turn("owgowg", "k1 k2").turn("owg", "k3").settle("owgowg");
    desk.builds("k3");
    assert_eq!(desk.view().army, Some(seat(0)), "as many are not enough");
    desk.builds("k4");
    let taken = Event::LargestArmy { holder: seat(1), from: Some(seat(0)), knights: 4 };
    assert!(desk.events.contains(&taken));
    assert_eq!(desk.points(), [0, 2]);
}

#[test]
fn diceplus_5_used_jokers_and_pairs_count_for_the_army() {
    let mut desk = opened();
    desk.turn("owg", "k1").turn("", "");
    desk.settle("owg$$$").builds("k6").decide(joker("k1", 3, Face::Ore)).decide(Decision::End);
    desk.turn("", "").turn("owg", "k7");
    assert_eq!(desk.view().army, Some(seat(0)));
}

#[test]
fn diceplus_6_the_marked_road_and_then_longer_ones() {
    let mut desk = opened();
    desk.turn("blblbl", "r1 r3 r4").turn("blblbl", "r1 r3 r4").settle("bl").builds("r6");
    let taken = Event::LongestRoad { holder: seat(0), from: None, length: 5 };
    assert!(desk.events.contains(&taken));
    desk.decide(Decision::End).settle("blbl").builds("r6");
    assert_eq!(desk.view().longest_road, Some(seat(0)), "as long is not enough");
    desk.builds("r7");
    let taken = Event::LongestRoad { holder: seat(1), from: Some(seat(0)), length: 6 };
    assert!(desk.events.contains(&taken));
    assert_eq!(desk.points(), [0, 2]);
    desk.decide(Decision::End).turn("blbl", "r7 r8");
    assert_eq!(desk.points(), [2, 0]);
}

/// DICEPLUS-7: the start road counts, a branch does not.
#[test]
fn diceplus_7_the_length_of_a_road() {
    let mut desk = opened();
    let length = |desk: &Desk| desk.view().sheets[0].road_length.unwrap();
    assert_eq!(length(&desk), 1);
    desk.settle("blblbl").builds("r1 r2 r3");
    assert_eq!(length(&desk), 3, "r2 and r3 are two branches");
    desk.decide(Decision::End).turn("", "").settle("blbl").builds("r4 r5");
    assert_eq!(length(&desk), 5);
}

#[test]
fn diceplus_9_any_order_but_roads_lead_there() {
    let mut desk = opened();
    desk.settle("owgowg").builds("k9 k4").decide(Decision::End).turn("", "");
    desk.turn("blblbl", "r1 r3 r4").turn("", "").turn("bl", "r6").turn("", "");
    desk.settle("blwg").refuses(build("s4"), dice(13)).builds("s3").decide(Decision::End);
    desk.turn("", "").settle("ooogg").refuses(build("c2"), dice(14)).decide(Decision::End);
    desk.turn("", "").turn("bl", "r5").turn("", "").turn("ooogg", "c2");
    assert_eq!(desk.points(), [1 + 2 + 2, 0]);
}

#[test]
fn diceplus_10_the_joker_of_a_pair() {
    let mut desk = opened();
    desk.turn("owg", "k6").turn("", "").settle("$$$");
    assert!(desk.view().sheets[0].jokers.is_empty());
    desk.refuses(joker("k6", 0, Face::Ore), dice(18)).decide(Decision::End).turn("", "");
    desk.settle("owg$$$").builds("k7");
    assert_eq!(desk.view().sheets[0].jokers, [name("k6")]);
    let listed = desk.listed();
    for to in Face::RESOURCES {
        assert!(listed.contains(&joker("k6", 3, to)) && !listed.contains(&joker("k7", 3, to)));
    }
    desk.refuses(joker("k8", 3, Face::Ore), dice(18));
    desk.decide(joker("k7", 4, Face::Wool)); // Either knight names it.
    let Event::JokerUsed { knight, .. } = desk.events[0] else { panic!() };
    assert_eq!(knight, name("k6"));
    desk.refuses(joker("k6", 3, Face::Ore), dice(18));
    assert_eq!(desk.view().sheets[0].used, [name("k6")]);
}

/// Nine points for seat 0: army, longest road, a settlement and two cities.
fn nine() -> Desk {
    let mut desk = opened();
    desk.alone("k1 k2 k3 r1 r3 r4 r6 s1 r2 c1 r5 c2");
    assert_eq!(desk.points(), [9, 0]);
    desk.turn("", "");
    desk
}

/// DICEPLUS-11, DICEPLUS-16: ten points end the game at once, in the own turn.
#[test]
fn diceplus_11_ten_points_win_at_once() {
    let mut desk = nine();
    desk.settle("blwg").builds("s2");
    assert_eq!(desk.game.to_act(), ToAct::Nobody);
    let standing = desk.game.standing();
    assert_eq!((standing.over, standing.winners), (true, SeatSet::only(seat(0))));
    assert_eq!(desk.view().on_turn, None);
    let over = Event::Over { winners: SeatSet::only(seat(0)), points: vec![10, 0] };
    assert!(desk.events.contains(&over));
    desk.refuses(Decision::End, Rule::table(4));
    // Two more than nine will do as well.
    let mut desk = nine();
    desk.turn("bl", "r7").turn("", "").turn("bl", "r8").turn("", "").turn("ooogg", "c3");
    assert_eq!(desk.game.standing().points[seat(0)], 11);
}

#[test]
fn diceplus_12_no_penalty_and_no_limit() {
    let mut desk = two();
    for _ in 0..400 {
        desk.turn("", "");
    }
    assert_eq!((desk.points(), desk.view().round), (vec![0, 0], 201));
    assert!(desk.view().sheets[0].boxes.is_empty());
}

/// DICEPLUS-6, DICEPLUS-15: the fifth road in a line, but not the marked one.
#[test]
fn diceplus_15_five_roads_beside_the_marked_one() {
    let mut desk = opened();
    desk.turn("blblbl", "r1 r3 r4").turn("", "").settle("blbl").builds("r5");
    let view = desk.view();
    assert_eq!((view.sheets[0].road_length, view.longest_road), (Some(5), None));
    desk.builds("r6");
    assert_eq!(desk.view().longest_road, Some(seat(0)));
}

#[test]
fn diceplus_16_points_never_rise_in_another_turn() {
    let mut chance = table::Pseudo::new(3);
    let mut game = dice::Dice::new(&Setup::plus(3)).unwrap();
    let mut before = game.standing();
    while let Some(step) = table::testing::random_step(&game, &mut chance) {
        let on_turn = game.turn().seat;
        step.take(&mut game).unwrap();
        let after = game.standing();
        for other in table::Seat::first(3).filter(|&seat| seat != on_turn) {
            assert!(after.points[other] <= before.points[other]);
        }
        before = after;
    }
    assert_eq!(before.winners, SeatSet::only(game.turn().seat));
}

#[test]
fn diceplus_18_a_turn_limit_for_machines() {
    let mut desk = Desk::new(&Setup { turn_limit: Some(5), ..Setup::plus(2) });
    for _ in 0..5 {
        assert_eq!(desk.game.to_act(), ToAct::Seats(SeatSet::only(desk.on_turn())));
        desk.turn("", "");
    }
    assert_eq!(desk.game.to_act(), ToAct::Nobody);
    assert!(desk.game.standing().winners.is_empty());
}
