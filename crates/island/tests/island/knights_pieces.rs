//! Knights on the board: building, activating, promoting, moving, driving off, chasing; lines of roads.

use island::ScenarioPhase as Phase;
use island::{ByRank, Decision, EventFace, PhaseView, Rank, base, knights};

use super::knights_scene::{HOME, WEST, activate, chase, go, knight, promote, retreat, scene};
use super::scene::{hand, road, robber, scenario_faults, seat, settlement};

/// KNIGHTS-27: a new knight costs wool and ore and stands on a free crossing at an own road.
#[test]
fn knights_27_building() {
    let mut play = scene()
        .seat(0, |s| {
            s.hand("WWWOOO");
        })
        .play_scenario();
    play.refuses(0, knight(HOME), knights(27)).refuses(0, knight("0,0,SW"), knights(27));
    play.decide(0, knight("0,0,NE"));
    let (owner, built) = play.knight_at("0,0,NE").unwrap();
    assert_eq!((owner, built.rank, built.active), (0, Rank::Basic, false));
    assert_eq!(play.hand(0), hand("WWOO"));
    play.refuses(0, knight("0,0,NE"), knights(27));
    // No distance is kept, and two pieces are there.
    play.decide(0, knight("0,0,SE")).refuses(0, knight("0,0,S"), knights(27));
    assert_eq!(play.order_of(0).knights_left, ByRank { basic: 0, strong: 2, mighty: 2 });
    scene()
        .seat(0, |s| {
            s.hand("W");
        })
        .play_scenario()
        .refuses(0, knight("0,0,S"), base(31));
    let mut play = scene()
        .before_roll()
        .seat(0, |s| {
            s.hand("WO");
        })
        .play_scenario();
    play.refuses(0, knight("0,0,S"), base(63)).refuses(1, knight(WEST), base(62));
}

/// KNIGHTS-27, KNIGHTS-5: knights that are given stand where they may, and are not too many.
#[test]
fn given_knights_stand_where_they_may() {
    let wrong = |corners: &'static [&str]| {
        scenario_faults(
            &scene()
                .seat(0, move |s| {
                    s.idle(Rank::Basic, corners);
                })
                .setup(),
        )
    };
    assert_eq!(wrong(&["0,0,SE"]), []);
    assert_eq!(wrong(&[HOME]), [knights(27)]);
    assert_eq!(wrong(&["0,0,SW"]), [knights(27)]);
    assert_eq!(wrong(&["0,0,S", "0,0,SE", "0,0,NE"]), [knights(5)]);
    assert_eq!(wrong(&["9,9,N"]), [table::Rule::table(6)]);
}

/// KNIGHTS-28: activating costs a grain whatever the rank, also in the turn of building.
#[test]
fn knights_28_activating() {
    let mut play = scene()
        .seat(0, |s| {
            s.hand("WOGGG").idle(Rank::Mighty, &["0,0,S"]);
        })
        .play_scenario();
    play.decide(0, knight("0,0,SE")).decide(0, activate("0,0,SE")).decide(0, activate("0,0,S"));
    assert_eq!((play.hand(0), play.order_of(0).strength), (hand("G"), 4));
    play.refuses(0, activate("0,0,S"), knights(28)).refuses(0, activate("0,0,NE"), knights(33));
    scene()
        .seat(0, |s| {
            s.idle(Rank::Basic, &["0,0,S"]);
        })
        .play_scenario()
        .refuses(0, activate("0,0,S"), base(31));
}

/// KNIGHTS-29: promoting costs wool and ore, once a turn, with a piece of the new rank; the state stays.
#[test]
fn knights_29_promoting() {
    let mut play = scene()
        .seat(0, |s| {
            s.hand("WWWWOOOO")
                .levels(0, 3, 0)
                .active(Rank::Basic, &["0,0,S"])
                .idle(Rank::Strong, &["0,0,SE"]);
        })
        .play_scenario();
    play.decide(0, promote("0,0,S"));
    let raised = play.knight_at("0,0,S").unwrap().1;
    assert_eq!((raised.rank, raised.active, raised.promoted), (Rank::Strong, true, true));
    play.refuses(0, promote("0,0,S"), knights(29)).decide(0, promote("0,0,SE"));
    assert_eq!(play.knight_at("0,0,SE").unwrap().1.rank, Rank::Mighty);
    // In the next turn it may rise again.
    play.decide(0, Decision::EndTurn).roll3(1, 1, 1, EventFace::Trade);
    play.decide(1, Decision::EndTurn).roll3(2, 1, 1, EventFace::Trade);
    play.decide(2, Decision::EndTurn).roll3(0, 1, 1, EventFace::Trade);
    play.decide(0, promote("0,0,S")).refuses(0, promote("0,0,SE"), knights(29));
    // Both strong knights stand: no third.
    let mut play = scene()
        .seat(0, |s| {
            s.hand("WO").idle(Rank::Strong, &["0,0,S", "0,0,SE"]).idle(Rank::Basic, &["0,0,NE"]);
        })
        .play_scenario();
    play.refuses(0, promote("0,0,NE"), knights(29));
}

/// KNIGHTS-30: strengths.
#[test]
fn knights_30_strengths() {
    assert_eq!(Rank::ALL.map(Rank::strength), [1, 2, 3]);
    let play = scene()
        .seat(0, |s| {
            s.active(Rank::Basic, &["0,0,NE"])
                .active(Rank::Strong, &["0,0,SE"])
                .active(Rank::Mighty, &["0,0,S"]);
        })
        .play_scenario();
    assert_eq!((play.order_of(0).strength, play.realm().island_strength), (6, 6));
}

/// KNIGHTS-31, KNIGHTS-32: a knight keeps everybody from building on its crossing, and others from joining there.
#[test]
fn knights_31_a_knight_blocks_its_crossing() {
    let scene = || {
        scene()
            .turn(1)
            .seat(0, |s| {
                s.idle(Rank::Basic, &["0,0,S"]);
            })
            .seat(1, |s| {
                s.settlements(&["-1,1,S"]).roads_at("-1,1", "SE").hand("LLLBBBWG");
            })
    };
    let mut play = scene().play_scenario();
    // The road may lead up to it, and no further.
    play.lists(1, road("0,1,W"));
    play.decide(1, road("0,1,W"));
    play.refuses(1, road("0,0,SW"), knights(31)).refuses(1, settlement("0,0,S"), knights(31));
    // The owner builds there after moving it.
    let mut play = super::knights_scene::scene()
        .seat(0, |s| {
            s.active(Rank::Basic, &["0,0,S"]).hand("LBWG");
        })
        .play_scenario();
    play.refuses(0, settlement("0,0,S"), knights(32)).decide(0, go("0,0,S", "0,0,NE"));
    play.decide(0, settlement("0,0,S"));
}

/// KNIGHTS-33, KNIGHTS-34: only knights that were active before act, once; then they may be activated again.
#[test]
fn knights_33_only_active_knights_act() {
    let mut play = scene()
        .seat(0, |s| {
            s.idle(Rank::Basic, &["0,0,S"]).active(Rank::Strong, &["0,0,SE"]).hand("GG");
        })
        .play_scenario();
    play.refuses(0, go("0,0,S", "0,0,NE"), knights(33)).decide(0, activate("0,0,S"));
    play.refuses(0, go("0,0,S", "0,0,NE"), knights(34)).refuses(0, chase("0,0,S"), knights(34));
    assert!(!play.knight_at("0,0,S").unwrap().1.may_act);
    play.decide(0, go("0,0,SE", "0,0,NE"));
    assert!(!play.knight_at("0,0,NE").unwrap().1.active);
    play.decide(0, activate("0,0,NE")).refuses(0, go("0,0,NE", "0,0,SE"), knights(34));
    let mut play = scene()
        .before_roll()
        .seat(0, |s| {
            s.active(Rank::Basic, &["0,0,S"]);
        })
        .play_scenario();
    play.refuses(0, go("0,0,S", "0,0,NE"), base(63));
}

/// KNIGHTS-35: knights move along own roads, past own pieces, and are stopped by those of others.
#[test]
fn knights_35_moving() {
    let mut play = scene()
        .seat(0, |s| {
            s.active(Rank::Basic, &["0,0,S"]).idle(Rank::Basic, &["0,0,SE"]).hand("LB");
        })
        .play_scenario();
    play.refuses(0, go("0,0,S", HOME), knights(35)).refuses(0, go("0,0,S", "0,0,SW"), knights(35));
    play.refuses(0, go("0,0,S", "0,0,S"), knights(35)).refuses(
        0,
        go("0,0,NE", "0,0,S"),
        knights(33),
    );
    // Past the own knight, along a road of this turn, and beyond the own city.
    play.decide(0, road("0,-1,E")).lists(0, go("0,0,S", "0,0,NE"));
    play.decide(0, go("0,0,S", "0,-1,NE"));
    assert!(play.knight_at("0,-1,NE").is_some() && play.knight_at("0,0,S").is_none());
    // Another's knight in the middle stops the way, and so does a building.
    let mut play = scene()
        .seat(0, |s| {
            s.active(Rank::Basic, &["0,0,S"]);
        })
        .seat(2, |s| {
            s.settlements(&["1,0,SE"]).roads_at("1,0", "SE SW").idle(Rank::Basic, &["0,0,SE"]);
        })
        .play_scenario();
    play.refuses(0, go("0,0,S", "0,0,NE"), knights(35));
    play.refuses(0, go("0,0,S", "0,0,SE"), knights(36));
}

/// Seat 2 has a knight on the way of seat 0, and roads of its own there.
fn in_the_way(rank: Rank, active: bool) -> super::scene::Scene {
    scene().seat(2, move |s| {
        s.settlements(&["1,0,SE"]).roads_at("1,0", "SE SW");
        if active {
            s.active(rank, &["0,0,SE"])
        } else {
            s.idle(rank, &["0,0,SE"])
        };
    })
}

/// KNIGHTS-36, KNIGHTS-37: a stronger knight drives off a weaker one, whose owner says where it goes.
#[test]
fn knights_36_driving_off() {
    let mut play = in_the_way(Rank::Basic, true)
        .seat(0, |s| {
            s.active(Rank::Strong, &["0,0,S"]);
        })
        .seat(2, |s| {
            s.roads_at("1,0", "E");
        })
        .play_scenario();
    play.lists(0, go("0,0,S", "0,0,SE"));
    play.decide(0, go("0,0,S", "0,0,SE"));
    let from = "0,0,SE".parse().unwrap();
    let driven = Phase::Displaced { seat: seat(2), from, rank: Rank::Basic, active: true };
    play.is_asked(2, driven);
    assert_eq!(play.knight_at("0,0,SE").unwrap().0, 0);
    play.refuses(2, retreat("1,0,SE"), knights(36)).refuses(2, retreat("0,0,SE"), knights(36));
    play.refuses(0, Decision::EndTurn, base(64)).refuses(
        0,
        retreat("1,0,S"),
        table::Rule::table(1),
    );
    play.lists(2, retreat("1,0,S"));
    play.decide(2, retreat("1,0,NE"));
    let (owner, knight) = play.knight_at("1,0,NE").unwrap();
    assert_eq!((owner, knight.rank, knight.active), (2, Rank::Basic, true), "rank and state stay");
    assert_eq!(play.phase(), PhaseView::Turn);
    // Own knights are not driven off, nor are equals, and a basic knight drives off nobody.
    let mut play = in_the_way(Rank::Basic, false)
        .seat(0, |s| {
            s.active(Rank::Basic, &["0,0,S"]);
        })
        .play_scenario();
    play.refuses(0, go("0,0,S", "0,0,SE"), knights(36));
    let mut play = scene()
        .seat(0, |s| {
            s.active(Rank::Strong, &["0,0,S"]).idle(Rank::Basic, &["0,0,SE"]);
        })
        .play_scenario();
    play.refuses(0, go("0,0,S", "0,0,SE"), knights(37));
}

/// KNIGHTS-36: also the crossing that was left may be taken; without any place the knight is lost.
#[test]
fn knights_36_a_knight_without_a_place_is_lost() {
    let mut play = scene()
        .seat(0, |s| {
            s.active(Rank::Strong, &["0,0,SE"]);
        })
        .seat(2, |s| {
            s.settlements(&["0,1,SE"])
                .roads_at("0,1", "W SW SE E NE")
                .idle(Rank::Basic, &["0,0,S"]);
        })
        .play_scenario();
    play.decide(0, go("0,0,SE", "0,0,S")).lists(2, retreat("0,0,SE"));
    play.decide(2, retreat("0,0,SE"));
    assert_eq!(play.knight_at("0,0,SE").map(|(owner, _)| owner), Some(2));
    let mut play = scene()
        .seat(0, |s| {
            s.active(Rank::Strong, &["0,0,SE"]);
        })
        .seat(2, |s| {
            s.settlements(&["0,1,SW"]).roads_at("0,1", "W").idle(Rank::Basic, &["0,0,S"]);
        })
        .play_scenario();
    play.decide(0, go("0,0,SE", "0,0,S"));
    assert_eq!(play.phase(), PhaseView::Turn);
    assert_eq!(play.order_of(2).knights_left, ByRank { basic: 2, strong: 2, mighty: 2 });
}

/// KNIGHTS-38: a knight at the robber's hex chases it; it stays and rests.
#[test]
fn knights_38_chasing_the_robber() {
    let mut play = scene()
        .robber("1,0")
        .seat(0, |s| {
            s.active(Rank::Basic, &["0,0,SE"]).active(Rank::Strong, &["0,0,S"]);
        })
        .seat(1, |s| {
            s.hand("L");
        })
        .play_scenario();
    play.refuses(0, chase("0,0,S"), knights(38)).refuses(0, chase("0,0,NE"), knights(33));
    play.decide(0, chase("0,0,SE"));
    assert_eq!(play.phase(), PhaseView::MovingRobber);
    play.refuses(0, robber("1,0"), base(54)).decide(0, robber("-2,2"));
    play.resolve(island::Outcome::Stolen { card: island::Resource::Lumber });
    assert_eq!(play.hand(0), hand("L"));
    assert!(!play.knight_at("0,0,SE").unwrap().1.active);
}

/// KNIGHTS-39: knights count no points and may stand beside any building.
#[test]
fn knights_39_knights_count_nothing() {
    let mut play = scene()
        .seat(0, |s| {
            s.hand("WO");
        })
        .play_scenario();
    let before = play.points(0);
    play.decide(0, knight("0,0,NE"));
    assert_eq!(play.points(0), before);
}

/// KNIGHTS-63: an opposing knight cuts a line, active or not, an own one does not; the line grows back.
#[test]
fn knights_63_knights_cut_lines() {
    let ring = |s: &mut super::scene::Seated<'_>| {
        s.settlements(&["0,1,SW"]).roads_at("0,1", "SW W").roads_at("0,0", "SW W NW");
    };
    let mut play = scene()
        .seat(1, ring)
        .seat(0, |s| {
            s.hand("WOG");
        })
        .play_scenario();
    assert_eq!((play.of(1).road_length, play.of(1).longest_road), (5, true));
    play.decide(0, knight("0,0,S"));
    assert_eq!((play.of(1).road_length, play.of(1).longest_road), (3, false));
    assert_eq!(play.points(1), 3);
    play.decide(0, activate("0,0,S")).decide(0, Decision::EndTurn);
    play.roll3(1, 1, 1, EventFace::Trade).decide(1, Decision::EndTurn);
    play.roll3(2, 1, 1, EventFace::Trade).decide(2, Decision::EndTurn);
    play.roll3(0, 1, 1, EventFace::Trade).decide(0, go("0,0,S", "0,0,SE"));
    assert_eq!((play.of(1).road_length, play.of(1).longest_road), (5, true), "it grows back");
    // The own knight cuts nothing.
    let play = scene()
        .seat(1, ring)
        .seat(1, |s| {
            s.idle(Rank::Basic, &["0,0,SW"]);
        })
        .play_scenario();
    assert_eq!(play.of(1).road_length, 5);
}

/// KNIGHTS-64: a knight that is driven off may cut a third line; the card is passed on when all stand.
#[test]
fn knights_64_the_card_waits_for_all_knights() {
    // Seat 1 has five roads round the west of the desert; the knight of seat 2 may go into them.
    let mut play = scene()
        .seat(0, |s| {
            s.active(Rank::Strong, &["0,0,NE"]);
        })
        .seat(1, |s| {
            s.settlements(&["-1,1,SW"]).roads_at("-1,1", "SW SE").roads_at("0,1", "W");
            s.roads_at("0,0", "SW W");
        })
        .seat(2, |s| {
            s.settlements(&["0,1,SE"]).roads_at("0,1", "NE E SE SW").idle(Rank::Basic, &["0,0,SE"]);
        })
        .play_scenario();
    assert!(play.of(1).longest_road);
    play.decide(0, go("0,0,NE", "0,0,SE"));
    assert!(play.of(1).longest_road, "nothing is passed on yet");
    play.decide(2, retreat("0,1,SW"));
    assert!(!play.of(1).longest_road && play.of(1).road_length < 5);
}
