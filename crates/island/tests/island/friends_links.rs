//! Best Friends: networks, links between them, and the letters they bring.
//!
//! All lies around the desert "0,0": its corners N, NE, SE, S, SW, NW and its sides NE (from N to NE),
//! E, SE, SW, W, NW.

use island::{
    BoardChoice, Choice, Decision, Development, Event, Guild, Happening, Helper, Letters,
    PhaseView, ScenarioPhase, Setup, With, base, friends,
};

use crate::friends::*;
use crate::scene::*;

/// The seat lays a road that reaches nobody for the first time.
#[track_caller]
fn pays_nothing(play: &mut Friends, by: usize, at: &str) {
    play.decide(by, road(at));
    assert_eq!((play.phase(), draws(play)), (PhaseView::Turn, None), "{at}");
}

/// The seat lays a road that links it with the other: that one draws a letter, then the builder
/// draws three.
#[track_caller]
fn pays(play: &mut Friends, by: usize, at: &str, other: usize) {
    let events = play.events_of(by, road(at));
    let linked = Happening::Linked { seat: seat(by), with: seats(&[other]) };
    assert!(events.contains(&Event::Own(linked)), "{at}: {events:?}");
    draw_in_order(play, &[other, by, by, by]);
}

/// The example of the book. Red, seat 0, has a lower network at N and an upper one at "0,1,S"; blue,
/// seat 1, one at S. "0,0,E" is way A, "0,0,W" is B, and C, "0,1,W", leads from the upper network.
fn example(turn: usize) -> Friends {
    let scene = scene(3).turn(turn).seat(0, |red| {
        red.settlements(&["0,0,N", "0,1,S"]).roads(&["0,0,NE", "0,0,NW", "0,1,SW"]);
        red.hand("LLLBBB");
    });
    let blue = scene.seat(1, |blue| {
        blue.settlements(&["0,0,S"]).roads(&["0,0,SE", "0,0,SW"]).hand("LLLBBB");
    });
    blue.play_scenario()
}

#[test]
fn friends_6_friends_7_a_first_link_brings_one_letter_and_three() {
    let mut play = example(0);
    pays(&mut play, 0, "0,0,E", 1);
    assert_eq!((held(&play, 0).total(), held(&play, 1).total()), (3, 1));
    assert_eq!(play.phase(), PhaseView::Turn);
    // The other one may build it as well, and is then the builder.
    let mut play = example(1);
    pays(&mut play, 1, "0,0,E", 0);
    // A road that touches nothing of others brings nothing.
    pays_nothing(&mut example(0), 0, "0,-1,E");
}

#[test]
fn friends_8_the_same_two_networks_pay_once() {
    let mut play = example(0);
    pays(&mut play, 0, "0,0,E", 1);
    pays_nothing(&mut play, 0, "0,0,W");
    // Nor does it pay if blue builds B.
    let mut play = example(0);
    pays(&mut play, 0, "0,0,E", 1);
    play.decide(0, Decision::EndTurn).roll(1, 1, 1);
    pays_nothing(&mut play, 1, "0,0,W");
    // C pays, for the upper network was never linked, whoever builds it.
    let mut play = example(0);
    pays(&mut play, 0, "0,0,E", 1);
    pays(&mut play, 0, "0,1,W", 1);
    let mut play = example(1);
    pays(&mut play, 1, "0,0,W", 0);
    pays(&mut play, 1, "0,1,W", 0);
}

#[test]
fn friends_8_own_networks_pay_nothing() {
    let scene = scene(3).seat(0, |me| {
        me.settlements(&["0,0,N", "0,0,S"]).roads(&["0,0,NE", "0,0,SE"]).hand("LB");
    });
    pays_nothing(&mut scene.play_scenario(), 0, "0,0,E");
}

#[test]
fn friends_9_friends_23_links_of_the_founding_pay_nothing_and_count() {
    let start = island::Start::Seat { seat: seat(0) };
    let board = BoardChoice::Beginner;
    let with = With { friends: true, ..With::default() };
    let mut play = Friends::from(&Setup { board, start, with, ..Setup::variable(3) });
    // Both roads of seats 0 and 1 end at NE.
    play.decide(0, settlement("0,0,N")).decide(0, road("0,0,NE"));
    play.decide(1, settlement("0,0,SE")).decide(1, road("0,0,E"));
    assert_eq!(play.waits_for(), [2]);
    play.decide(2, settlement("-1,2,N")).decide(2, road("-1,2,NE"));
    play.decide(2, settlement("-2,0,N")).decide(2, road("-2,0,NE"));
    play.decide(1, settlement("-1,0,N")).decide(1, road("-1,0,NW"));
    play.decide(0, settlement("2,-1,N")).decide(0, road("2,-1,NE"));
    assert_eq!((all(&play).stock, play.phase()), (42, PhaseView::Turn));
    play.roll(0, 6, 6);
    pays_nothing(&mut play, 0, "1,-1,SE");
    // In the same way networks that touch in given positions are linked already.
    let given = scene(3).seat(0, |me| {
        me.settlements(&["0,0,N"]).roads(&["0,0,NE", "0,0,NW"]).hand("LB");
    });
    let mut play = given
        .seat(1, |s| _ = s.settlements(&["0,0,SE"]).roads(&["0,0,E", "0,0,SE", "0,0,SW"]))
        .play_scenario();
    pays_nothing(&mut play, 0, "0,0,W");
}

/// Seat 0 can build to SE, where roads of seats 1 and 2 end.
fn two_at_once(hand: &str) -> Scene {
    let scene = scene(4).seat(0, |me| {
        me.settlements(&["0,0,N"]).roads(&["0,0,NE"]).hand(hand);
    });
    let scene = scene.seat(1, |s| _ = s.settlements(&["0,0,S"]).roads(&["0,0,SE"]));
    scene.seat(2, |s| _ = s.settlements(&["1,0,S"]).roads(&["1,0,SW"]))
}

#[test]
fn friends_10_two_at_once_draw_in_the_order_the_builder_says() {
    let next = |number| own(Choice::DrawsNext { seat: seat(number) });
    for (first, second) in [(1, 2), (2, 1)] {
        let mut play = two_at_once("LB").play_scenario();
        play.refuses(0, next(1), friends(10));
        let events = play.events_of(0, road("0,0,E"));
        let linked = Happening::Linked { seat: seat(0), with: seats(&[1, 2]) };
        assert!(events.contains(&Event::Own(linked)));
        let phase = ScenarioPhase::OrderingDraws { seat: seat(0), reached: seats(&[1, 2]) };
        assert_eq!(play.phase(), PhaseView::Scenario(phase));
        assert_eq!(play.waits_for(), [0]);
        play.refuses(0, next(3), friends(10)).refuses(0, Decision::EndTurn, base(64));
        play.refuses(1, next(1), table::Rule::table(1)).decide(0, next(first));
        draw_in_order(&mut play, &[first, second, 0, 0, 0]);
        assert_eq!(play.phase(), PhaseView::Turn);
    }
}

#[test]
fn friends_23_friends_24_joined_networks_share_their_links() {
    // Seat 0 has one network at N and one at S. Seat 1 touches the first at NE only, and can be
    // reached from the second behind "1,0".
    let apart = || {
        let scene = scene(3).seat(0, |me| {
            me.settlements(&["0,0,N", "0,0,S"]).roads(&["0,0,NE", "0,0,SE", "1,0,SW"]);
            me.hand("LLBB");
        });
        let other = scene.seat(1, |s| {
            s.settlements(&["1,-1,NE"]).roads(&["1,-1,E", "1,-1,SE", "1,0,NE", "1,0,E"]);
        });
        other.play_scenario()
    };
    let mut play = apart();
    // The road joins both and touches what is linked with the first: no letters.
    pays_nothing(&mut play, 0, "0,0,E");
    // And what was linked with a part is linked with the whole.
    pays_nothing(&mut play, 0, "1,0,SE");
    // Without the joint the second network was not linked.
    let mut play = apart();
    pays(&mut play, 0, "1,0,SE", 1);
}

#[test]
fn friends_25_free_roads_link_like_paid_ones() {
    let scene = two_at_once("").seat(0, |me| {
        me.cards(&[Development::RoadBuilding]).kept(|kept| kept.letters = letters("R"));
    });
    let two = scene.play_scenario();
    // Road building: the letters come between the two roads, and the second road still follows.
    let mut play = two.clone();
    play.decide(0, Decision::PlayRoadBuilding).decide(0, road("0,0,E"));
    play.decide(0, own(Choice::DrawsNext { seat: seat(1) }));
    draw_in_order(&mut play, &[1, 2, 0, 0, 0]);
    assert_eq!(play.phase(), PhaseView::FreeRoads { left: 1 });
    play.decide(0, road("0,0,NW"));
    assert_eq!(play.phase(), PhaseView::Turn);
    // The road builders' favour.
    let mut play = two;
    play.decide(0, own(Choice::Redeem { guild: Guild::RoadBuilder })).decide(0, road("0,0,E"));
    play.decide(0, own(Choice::DrawsNext { seat: seat(2) }));
    draw_in_order(&mut play, &[2, 1, 0, 0, 0]);
    assert_eq!(play.phase(), PhaseView::Turn);
}

#[test]
fn friends_26_two_networks_of_one_player_bring_it_one_letter() {
    // Both networks of seat 1 end at SE, where a settlement of seat 2 keeps them apart.
    let scene = scene(3).seat(0, |me| {
        me.settlements(&["0,0,N"]).roads(&["0,0,NE"]).hand("LB");
    });
    let scene = scene.seat(1, |s| {
        s.settlements(&["0,0,SW", "1,0,SE"]).roads(&["0,0,SW", "0,0,SE", "1,0,SW", "1,0,SE"]);
    });
    let mut play = scene.seat(2, |s| _ = s.settlements(&["0,0,SE"])).play_scenario();
    play.decide(0, road("0,0,E")).decide(0, own(Choice::DrawsNext { seat: seat(1) }));
    draw_in_order(&mut play, &[1, 2, 0, 0, 0]);
}

/// Seat 0 has a line from NW over N and NE to SE, which seat 1 can cut at NE. Seat 2 touches its
/// settlement at NW and reaches round to S.
fn cut(settlement: bool) -> Friends {
    let scene = scene(3).turn(usize::from(!settlement)).seat(0, |me| {
        me.settlements(&["0,0,NW"]).roads(&["0,0,NW", "0,0,NE", "0,0,E"]).hand("LB");
    });
    let scene = scene.seat(1, |s| {
        s.settlements(&["1,-1,NE"]).roads(&["1,-1,E", "1,-1,SE"]).hand("LBWG");
        if settlement {
            s.settlements(&["0,0,NE"]);
        }
    });
    let long = scene.seat(2, |s| {
        s.settlements(&["-1,0,NW"]).roads_at("-1,0", "NW NE W SW SE").roads(&["0,0,SW"]);
    });
    long.play_scenario()
}

#[test]
fn friends_33_both_parts_of_a_parted_network_keep_its_links() {
    let mut play = cut(false);
    play.decide(1, settlement("0,0,NE")).decide(1, Decision::EndTurn).roll(2, 1, 1);
    play.decide(2, Decision::EndTurn).roll(0, 1, 1);
    pays_nothing(&mut play, 0, "0,0,SE");
}

#[test]
fn friends_33_roads_do_not_hang_together_at_a_building_of_another() {
    // In a position that begins like this, the part beyond the building has no link yet.
    let mut play = cut(true);
    pays(&mut play, 0, "0,0,SE", 2);
}

#[test]
fn friends_33_a_link_outlives_its_road() {
    let louis = |roads: &[&str]| {
        let scene = scene(3).scenarios(|with| with.helpers = true).seat(0, |me| {
            me.settlements(&["0,0,N"]).roads(&["0,0,NE"]).roads(roads).hand("LB");
            me.kept(|kept| kept.helper = Some(Helper::Louis));
        });
        let scene = scene.seat(1, |s| _ = s.settlements(&["0,0,S"]).roads(&["0,0,SE"]));
        let third = scene.seat(2, |s| {
            s.settlements(&["1,-1,NE"]).roads(&["1,-1,E", "1,-1,SE"]).hand("LB");
        });
        third.play_scenario()
    };
    let moved = |from: &str, to: &str| {
        own(Choice::UseLouis { from: from.parse().unwrap(), to: to.parse().unwrap() })
    };
    // Linked at SE; Louis takes the road away, and it is built anew.
    let mut play = louis(&["0,0,E"]);
    play.decide(0, moved("0,0,E", "0,0,NW")).decide(0, own(Choice::TurnHelper));
    let mut again = play.clone();
    pays_nothing(&mut again, 0, "0,0,E");
    // Where it lay another may build, who has no part in that link.
    play.decide(0, Decision::EndTurn).roll(1, 1, 1).decide(1, Decision::EndTurn).roll(2, 1, 1);
    pays(&mut play, 2, "0,0,E", 1);
    // A road that Louis lays is laid as if it were new: a first link pays.
    let mut play = louis(&["0,0,NW"]);
    play.decide(0, moved("0,0,NW", "0,0,E"));
    let mut order = Vec::new();
    while let Some(number) = draws(&play) {
        order.push(number);
        draw_one(&mut play);
    }
    assert_eq!(order, [1, 0, 0, 0]);
}

#[test]
fn friends_7_nobody_draws_after_the_win() {
    // The road wins the game by the longest road: nothing more is settled (BASE-80).
    let scene = scene(3).with(|options| options.points_to_win = 3).seat(0, |me| {
        me.settlements(&["0,0,NW"]).roads(&["0,0,NW", "0,0,NE", "0,0,W", "0,0,SW"]).hand("LB");
    });
    let mut play =
        scene.seat(1, |s| _ = s.settlements(&["1,0,S"]).roads(&["1,0,SW"])).play_scenario();
    play.decide(0, road("0,0,E"));
    assert_eq!((play.winner(), draws(&play)), (Some(0), None));
    assert_eq!(held(&play, 1), Letters::NONE);
}
