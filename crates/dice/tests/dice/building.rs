//! What may be built, where, in which order and for which dice.

use dice::{Decision, Event, Piece, Setup, dice};
use table::{Game, Rule};

use crate::desk::*;

#[test]
fn dice_6_each_die_pays_once() {
    let mut desk = Desk::solo();
    desk.refuses(build("r0"), dice(6)).first("blblwg").refuses(build("r0"), dice(6));
    desk.decide(Decision::Stop).decide(build("r0"));
    let Event::Built { piece: Piece::Road, paid, points: 1, .. } = desk.events[0] else { panic!() };
    assert_eq!(paid, dice_set(&[0, 1]));
    desk.builds("s3").refuses(build("r1"), dice(8));
    assert_eq!(desk.game.throw().usable(), dice_set(&[]));
}

#[test]
fn dice_8_prices() {
    for (name, price) in [("r0", "bl"), ("k1", "owg"), ("s3", "blwg"), ("c7", "ooogg")] {
        let mut desk = Desk::solo();
        desk.turn("blbl", "r0 r1").settle(price);
        let name = if name == "r0" { "r2" } else { name };
        desk.decide(build(name));
        assert_eq!(desk.game.throw().paid.len(), price.len());
        // With any one of these dice missing it cannot be built.
        for left_out in 0..price.len() {
            let mut desk = Desk::solo();
            let mut rest = price.to_owned();
            rest.remove(left_out);
            desk.turn("blbl", "r0 r1").settle(&rest).refuses(build(name), dice(8));
        }
    }
}

#[test]
fn dice_10_the_start_road_is_built_and_counts_nothing() {
    let mut desk = Desk::solo();
    assert_eq!(desk.view().sheets[0].roads, [name("start")]);
    assert_eq!(desk.points(), [0]);
    desk.settle("bl").refuses(build("start"), dice(33));
}

#[test]
fn dice_11_a_road_touches_a_built_road() {
    let mut desk = Desk::solo();
    desk.settle("blblbl");
    for far in ["r1", "r2", "r3", "r15"] {
        desk.refuses(build(far), dice(11));
    }
    desk.refuses(build("r16"), Rule::table(6)).builds("r0 r2 r1");
}

/// DICE-12: roads go on past sites, built and not: `s4` and `s5` are passed without a building.
#[test]
fn dice_12_sites_stop_no_road() {
    let mut desk = Desk::solo();
    desk.turn("blwg", "s3").turn("blblbl", "r0 r2 r3").turn("blblbl", "r5 r6 r7");
    assert_eq!(desk.points(), [9]);
}

#[test]
fn dice_13_settlements_in_order_at_a_road() {
    let mut desk = Desk::solo();
    desk.turns("r0 r2").settle("blwg");
    desk.refuses(build("s4"), dice(13)); // `s3` comes first.
    desk.refuses(build("s5"), dice(13)); // No road leads there.
    desk.builds("s3").decide(Decision::End).settle("blwg");
    desk.refuses(build("s3"), dice(33)).builds("s4").decide(Decision::End);
    desk.settle("blwg").refuses(build("s5"), dice(13));
}

#[test]
fn dice_14_cities_in_order_on_sites_of_their_own() {
    let mut desk = Desk::solo();
    desk.turns("r0 s3 r2 r3 r4").settle("ooogg");
    desk.refuses(build("c12"), dice(14)); // A road is there, but `c7` comes first.
    desk.refuses(build("c7"), dice(14)); // First, but no road.
    desk.refuses(Decision::City { at: name("s3") }, Rule::table(6)); // No settlement is upgraded.
    desk.decide(Decision::End).turns("r1 c7 c12");
    assert_eq!(desk.points(), [1 + 3 + 1 + 1 + 1 - 2 + 1 + 7 + 12]);
}

#[test]
fn dice_15_knights_in_order_without_roads() {
    let mut desk = Desk::solo();
    desk.settle("owg").refuses(build("k2"), dice(15)).builds("k1").decide(Decision::End);
    desk.settle("owg").refuses(build("k1"), dice(33)).builds("k2").decide(Decision::End);
    desk.turns("k3 k4 k5 k6");
    assert_eq!(desk.points(), [21]);
    assert_eq!(desk.view().sheets[0].roads.len(), 1);
}

#[test]
fn dice_25_one_road_and_one_settlement_at_the_start() {
    let mut desk = Desk::solo();
    desk.settle("blblwg");
    let listed = desk.listed();
    assert_eq!(listed, [Decision::End, build("r0"), build("s3")]);
    desk.builds("s3");
}

#[test]
fn dice_29_jokers_and_building_mix() {
    let mut desk = Desk::solo();
    // The knight just built turns the left-over wool into ore, and a second knight is paid with it.
    desk.settle("owgwwg").builds("k1").decide(joker("k1", 3, dice::Face::Ore)).builds("k2");
    assert_eq!(desk.points(), [3]);
}

#[test]
fn dice_30_nobody_must_build_and_a_road_opens_a_site() {
    let mut desk = Desk::solo();
    desk.turn("blblbl", "").turns("s3 r0");
    desk.settle("blblwg").refuses(build("s4"), dice(13)).builds("r2 s4");
    assert_eq!(desk.points(), [-2 + 3 + 1 + 1 + 4]);
}

#[test]
fn dice_33_everything_is_built_once() {
    let mut desk = Desk::new(&Setup::plus(2));
    desk.alone("r1 s1 r2 c1 k3").turn("", "").settle("blblbl").refuses(build("r1"), dice(33));
    desk.decide(Decision::End).turn("", "").settle("blwgg").refuses(build("s1"), dice(33));
    desk.decide(Decision::End).turn("", "").settle("ooogg").refuses(build("c1"), dice(33));
    desk.decide(Decision::End).turn("", "").settle("owg").refuses(build("k3"), dice(33));
    assert!(!desk.listed().contains(&build("k3")) && desk.listed().contains(&build("k1")));
}

#[test]
fn a_seat_that_is_not_there_builds_nothing() {
    let desk = Desk::solo();
    let refusal = desk.game.check(seat(1), &Decision::End).unwrap_err();
    assert_eq!(refusal.rule, Rule::table(5));
}
