//! City improvements, metropolises, walls, cities that lie down.

use island::ScenarioPhase as Phase;
use island::{
    ByTrack, Choice, Decision, Event, EventFace, Happening, PhaseView, Progress, Rank, Resource,
    Track, base, knights, six,
};

use super::knights_scene::{
    EAST, HOME, WEST, activate, early, go, improve, knight, lose_city, own, promote, scene, wall,
};
use super::scene::{bank, city, hand, scenario_faults, seat, settlement};

fn metropolis(at: &str) -> Decision<Choice> {
    own(Choice::PlaceMetropolis { at: at.parse().unwrap() })
}

/// KNIGHTS-17: each track has its commodity, and level n costs n of it.
#[test]
fn knights_17_levels_and_their_prices() {
    let mut play = scene()
        .seat(0, |s| {
            s.hand("CCCCCCPM");
        })
        .play_scenario();
    play.decide(0, improve(Track::Trade));
    assert_eq!((play.hand(0), play.order_of(0).levels.trade), (hand("CCCCCPM"), 1));
    play.decide(0, improve(Track::Science)).decide(0, improve(Track::Politics));
    assert_eq!(play.hand(0), hand("CCCCC"));
    play.refuses(0, improve(Track::Politics), knights(17));
    play.decide(0, improve(Track::Trade)).decide(0, improve(Track::Trade));
    assert_eq!(play.hand(0), hand(""));
    let order = play.order_of(0);
    assert_eq!(order.levels, ByTrack { trade: 3, politics: 1, science: 1 });
    assert_eq!(order.prices, ByTrack { trade: 4, politics: 2, science: 2 });
    // The fifth level is the highest.
    let mut play = scene()
        .seat(0, |s| {
            s.hand("CCCCCC").levels(5, 0, 0).metropolis(Track::Trade, HOME);
        })
        .play_scenario();
    play.refuses(0, improve(Track::Trade), knights(17));
    assert_eq!(play.order_of(0).prices.trade, 0);
    let six = scene()
        .seat(0, |s| {
            s.levels(6, 0, 0);
        })
        .setup();
    assert!(scenario_faults(&six).contains(&knights(17)));
}

/// KNIGHTS-18: an improvement needs a city, and levels are never lost.
#[test]
fn knights_18_improvements_need_a_city() {
    let play = scene()
        .turn(1)
        .seat(1, |s| {
            s.order(|o| o.levels.trade = 2).hand("CCC");
        })
        .play_scenario();
    play.lists(1, improve(Track::Trade));
    let mut play = early()
        .before_roll()
        .barbarians(6, false)
        .seat(0, |s| {
            s.hand("MM").levels(0, 1, 0);
        })
        .play_scenario();
    play.roll3(0, 1, 1, EventFace::Ship);
    assert!(play.of(0).cities.is_empty(), "the barbarians have plundered everybody");
    assert_eq!(play.order_of(0).levels.politics, 1);
    play.refuses(0, improve(Track::Politics), knights(18));
}

/// KNIGHTS-19, KNIGHTS-20: level three of trade lets commodities go two for one, with or without a city.
#[test]
fn knights_19_the_guild_trades_two_for_one() {
    let mut play = scene()
        .seat(0, |s| {
            s.hand("CCCPPLLL").levels(2, 0, 0);
        })
        .play_scenario();
    play.refuses(0, bank('P', 'L'), base(28));
    play.decide(0, improve(Track::Trade));
    assert_eq!(play.of(0).rates[Resource::Coin], 2);
    play.decide(0, bank('P', 'M')).refuses(0, bank('L', 'M'), base(28));
    assert_eq!(play.hand(0), hand("MLLL"));
    let mut play = early()
        .before_roll()
        .barbarians(6, false)
        .seat(0, |s| {
            s.levels(3, 0, 0).hand("PP");
        })
        .play_scenario();
    play.roll3(0, 1, 1, EventFace::Ship).decide(0, bank('P', 'W'));
    assert!(play.of(0).cities.is_empty());
}

/// KNIGHTS-19: the fortress lets strong knights become mighty.
#[test]
fn knights_19_the_fortress() {
    let scene = |politics| {
        scene().seat(0, move |s| {
            s.levels(0, politics, 0).idle(Rank::Strong, &["0,0,SE"]).hand("WO");
        })
    };
    scene(2).play_scenario().refuses(0, promote("0,0,SE"), knights(29));
    let mut play = scene(3).play_scenario();
    play.decide(0, promote("0,0,SE"));
    assert_eq!(play.knight_at("0,0,SE").unwrap().1.rank, Rank::Mighty);
}

/// KNIGHTS-19: the aqueduct brings a resource after a roll that brought nothing, not after a seven.
#[test]
fn knights_19_the_aqueduct() {
    let scene = || {
        scene().before_roll().turn(1).seat(0, |s| {
            s.levels(0, 0, 3);
        })
    };
    let mut play = scene().play_scenario();
    play.roll3(1, 1, 1, EventFace::Trade).is_asked(0, Phase::Aqueduct { seat: seat(0) });
    play.refuses(0, Decision::Take { card: Resource::Paper }, knights(19));
    play.refuses(1, Decision::EndTurn, base(64));
    play.lists(0, Decision::Decline);
    play.decide(0, Decision::Take { card: Resource::Ore });
    assert_eq!((play.hand(0), play.phase()), (hand("O"), PhaseView::Turn));
    // Whoever got something gets nothing by it, and it may be left out.
    let mut play = scene().play_scenario();
    play.roll3(1, 3, 3, EventFace::Trade);
    assert_eq!(play.hand(0), hand("BB"));
    let mut play = scene().play_scenario();
    play.roll3(1, 1, 1, EventFace::Trade).decide(0, Decision::Decline);
    assert_eq!(play.phase(), PhaseView::Turn);
    let mut play = scene().play_scenario();
    play.roll3(1, 3, 4, EventFace::Trade);
    assert_eq!(play.phase(), PhaseView::MovingRobber);
    // The robber on the only hex that would pay is reason enough.
    let mut play = scene().robber("0,-1").play_scenario();
    play.roll3(1, 3, 3, EventFace::Trade).is_asked(0, Phase::Aqueduct { seat: seat(0) });
}

/// Several aqueducts come in the order of the turns.
#[test]
fn aqueducts_come_in_turn_order() {
    let mut play = scene()
        .before_roll()
        .turn(1)
        .seat(0, |s| {
            s.levels(0, 0, 3);
        })
        .seat(2, |s| {
            s.levels(0, 0, 3);
        })
        .play_scenario();
    play.roll3(1, 1, 1, EventFace::Trade).is_asked(2, Phase::Aqueduct { seat: seat(2) });
    play.decide(2, Decision::Take { card: Resource::Wool });
    play.is_asked(0, Phase::Aqueduct { seat: seat(0) });
    play.decide(0, Decision::Take { card: Resource::Wool });
    assert_eq!(play.phase(), PhaseView::Turn);
}

/// KNIGHTS-21, KNIGHTS-22: the first on level four puts the metropolis on a city of choice.
#[test]
fn knights_21_the_first_metropolis() {
    let scene = || {
        scene().seat(0, |s| {
            s.levels(3, 0, 0).cities(&["0,1,S"]).hand("CCCC");
        })
    };
    let mut play = scene().play_scenario();
    assert_eq!(play.points(0), 4);
    play.decide(0, improve(Track::Trade));
    let placing = Phase::PlacingMetropolis { seat: seat(0), track: Track::Trade };
    play.is_asked(0, placing);
    play.refuses(0, settlement("0,0,S"), base(64));
    play.refuses(0, metropolis(WEST), knights(21)).refuses(0, Decision::EndTurn, base(64));
    play.lists(0, metropolis("0,1,S"));
    play.decide(0, metropolis("0,1,S"));
    assert_eq!(play.points(0), 6, "a metropolis adds two points");
    assert_eq!(play.realm().metropolises[0], Some("0,1,S".parse().unwrap()));
    // With one city there is nothing to choose.
    let mut play = super::knights_scene::scene()
        .seat(0, |s| {
            s.levels(3, 0, 0).hand("CCCC");
        })
        .play_scenario();
    play.decide(0, improve(Track::Trade));
    assert_eq!((play.phase(), play.points(0)), (PhaseView::Turn, 4));
}

/// KNIGHTS-21: levels four and five need a city without a metropolis, whoever has this one.
#[test]
fn knights_21_a_free_city_is_needed() {
    let scene = |level: u8| {
        scene()
            .seat(0, move |s| {
                s.levels(5, level, 0).metropolis(Track::Trade, HOME).hand("MMMMM");
            })
            .seat(1, |s| {
                s.levels(0, 4, 0).metropolis(Track::Politics, WEST);
            })
    };
    scene(3).play_scenario().refuses(0, improve(Track::Politics), knights(21));
    scene(4).play_scenario().refuses(0, improve(Track::Politics), knights(21));
    scene(2).play_scenario().lists(0, improve(Track::Politics));
    // The holder's own fifth level needs none.
    let mut play = scene(0)
        .turn(1)
        .seat(1, |s| {
            s.hand("MMMMM");
        })
        .play_scenario();
    play.decide(1, improve(Track::Politics));
    assert_eq!((play.points(1), play.order_of(1).levels.politics), (4, 5));
}

/// KNIGHTS-23: the first on level five takes the metropolis from a holder on level four, and keeps it.
#[test]
fn knights_23_a_metropolis_changes_hands() {
    let scene = || {
        scene()
            .seat(0, |s| {
                s.levels(0, 4, 0).hand("MMMMM");
            })
            .seat(1, |s| {
                s.levels(0, 4, 0).metropolis(Track::Politics, WEST).walls(&[WEST]);
            })
            .seat(2, |s| {
                s.levels(0, 4, 0).hand("MMMMM");
            })
    };
    let mut play = scene().play_scenario();
    assert_eq!((play.points(0), play.points(1)), (2, 4));
    let events = play.events_of(0, improve(Track::Politics));
    let at = HOME.parse().unwrap();
    let from = Some(seat(1));
    let placed = Happening::MetropolisPlaced { seat: seat(0), track: Track::Politics, at, from };
    assert!(events.contains(&Event::Own(placed)));
    assert_eq!((play.points(0), play.points(1)), (4, 2));
    assert_eq!(play.order_of(1).walls, [WEST.parse().unwrap()], "the old city keeps its wall");
    // A holder on level five never loses it.
    play.decide(0, Decision::EndTurn).roll3(1, 1, 1, EventFace::Trade);
    play.decide(1, Decision::EndTurn).roll3(2, 1, 1, EventFace::Trade);
    play.decide(2, improve(Track::Politics));
    assert_eq!((play.points(0), play.points(2)), (4, 2));
}

/// KNIGHTS-23: a holder on level four who is passed has to be passed by one alone on top.
#[test]
fn knights_23_given_metropolises_are_where_they_belong() {
    let wrong = scene()
        .seat(0, |s| {
            s.levels(5, 0, 0);
        })
        .seat(1, |s| {
            s.levels(4, 0, 0).metropolis(Track::Trade, WEST);
        })
        .setup();
    assert_eq!(scenario_faults(&wrong), [knights(23)]);
    let nobody = scene()
        .seat(0, |s| {
            s.levels(4, 0, 0);
        })
        .setup();
    assert_eq!(scenario_faults(&nobody), [knights(23)]);
    let nowhere = scene()
        .seat(0, |s| {
            s.levels(4, 0, 0).metropolis(Track::Trade, WEST);
        })
        .setup();
    assert_eq!(scenario_faults(&nowhere), [knights(21)]);
}

/// KNIGHTS-24: a metropolis cannot be plundered, and counts for the barbarians' strength.
#[test]
fn knights_24_a_metropolis_is_safe() {
    let mut play = early()
        .before_roll()
        .barbarians(6, false)
        .seat(0, |s| {
            s.levels(4, 0, 0).metropolis(Track::Trade, HOME).cities(&["0,1,S", "0,2,SE"]);
        })
        .play_scenario();
    assert_eq!(play.realm().barbarian_strength, 5);
    play.roll3(0, 1, 1, EventFace::Ship).is_asked(0, Phase::LosingCity { seat: seat(0) });
    play.refuses(0, lose_city(HOME), knights(24)).refuses(0, lose_city(WEST), knights(54));
    play.refuses(1, lose_city(WEST), table::Rule::table(1));
    play.decide(0, lose_city("0,1,S"));
    assert_eq!(play.of(0).cities.len(), 2);
}

/// KNIGHTS-25: a wall costs two brick, one under each city, three at most.
#[test]
fn knights_25_walls() {
    let mut play = scene()
        .seat(0, |s| {
            s.cities(&["0,1,S", "0,2,SE", "-1,0,SW"]).settlements(&["2,0,S"]).hand("BBBBBBBB");
        })
        .play_scenario();
    play.refuses(0, wall(WEST), knights(25)).refuses(0, wall("2,0,S"), knights(25));
    play.decide(0, wall(HOME)).refuses(0, wall(HOME), knights(25));
    assert_eq!((play.order_of(0).hand_limit, play.hand(0)), (9, hand("BBBBBB")));
    play.decide(0, wall("0,1,S")).decide(0, wall("0,2,SE"));
    assert_eq!((play.order_of(0).hand_limit, play.order_of(0).walls_left), (13, 0));
    play.refuses(0, wall("-1,0,SW"), knights(25));
    let mut play = scene()
        .seat(0, |s| {
            s.hand("B");
        })
        .play_scenario();
    play.refuses(0, wall(HOME), base(31));
    // A city with a metropolis may have one, too.
    let mut play = scene()
        .seat(0, |s| {
            s.levels(4, 0, 0).metropolis(Track::Trade, HOME).hand("BB");
        })
        .play_scenario();
    play.decide(0, wall(HOME));
}

/// KNIGHTS-26, KNIGHTS-67: the wall falls with its city, before a seven of the same roll and before yields.
#[test]
fn knights_26_the_wall_falls_with_its_city() {
    let scene = || {
        early().before_roll().barbarians(6, false).seat(0, |s| {
            s.walls(&[HOME]).hand("LLLLLLLLL");
        })
    };
    let mut play = scene().play_scenario();
    assert_eq!(play.order_of(0).hand_limit, 9);
    play.roll3(0, 3, 4, EventFace::Ship);
    assert_eq!(play.order_of(0).walls_left, 3);
    assert_eq!(play.phase(), PhaseView::Discarding { owed: vec![4, 0, 0] });
    let mut play = scene().play_scenario();
    play.roll3(0, 3, 3, EventFace::Ship);
    assert_eq!(play.hand(0), hand("LLLLLLLLLB"), "the city yields as a settlement");
}

/// KNIGHTS-56: without a settlement in the stock the city lies down, and stands up first and without a piece.
#[test]
fn knights_56_a_city_lies_down() {
    let five = ["0,1,S", "0,2,SE", "-1,0,SW", "2,0,S", "1,0,N"];
    let scene = || {
        early().before_roll().barbarians(6, false).seat(0, move |s| {
            s.settlements(&five).hand("OOOOOOGGGGBB");
        })
    };
    let mut play = scene().play_scenario();
    assert_eq!(play.points(0), 7);
    play.roll3(0, 1, 1, EventFace::Ship);
    let home: hex::Corner = HOME.parse().unwrap();
    assert_eq!(play.order_of(0).lying, [home]);
    let of = play.of(0);
    assert_eq!((of.points, of.settlements.len(), of.cities.len()), (6, 6, 0));
    assert_eq!((of.stock.settlements, of.stock.cities), (0, 3));
    assert_eq!(play.realm().barbarian_strength, 0);
    play.refuses(0, wall(HOME), knights(25)).refuses(0, city("0,1,S"), knights(56));
    play.lists(0, city(HOME));
    play.decide(0, city(HOME));
    assert!(play.order_of(0).lying.is_empty());
    assert_eq!((play.of(0).stock.cities, play.of(0).stock.settlements), (3, 0));
    play.decide(0, city("0,1,S"));
    assert_eq!((play.of(0).stock.cities, play.of(0).stock.settlements), (2, 1));
    // One that lies is not plundered again.
    let mut play = early()
        .before_roll()
        .barbarians(6, false)
        .seat(0, move |s| {
            s.settlements(&five).order(|o| o.lying = vec![home]);
        })
        .play_scenario();
    play.roll3(0, 1, 1, EventFace::Ship);
    assert_eq!(play.order_of(0).lying, [home]);
    assert!(play.of(1).cities.is_empty() && play.of(2).cities.is_empty());
}

/// KNIGHTS-58: what counts.
#[test]
fn knights_58_points() {
    let play = scene()
        .merchant(0, "0,-1")
        .seat(0, |s| {
            s.settlements(&["0,1,S"])
                .levels(4, 0, 0)
                .metropolis(Track::Trade, HOME)
                .progress(&[Progress::Printer, Progress::Constitution])
                .order(|o| o.defender = 2)
                .roads_at("0,0", "SW W")
                .active(Rank::Mighty, &["0,0,S"]);
        })
        .play_scenario();
    // Settlement 1, metropolis 4, longest road 2, two defenders 2, merchant, printer, constitution 1 each.
    assert!(play.of(0).longest_road);
    assert_eq!(play.points(0), 1 + 4 + 2 + 2 + 3);
    assert_eq!(play.order_of(0).points, [Progress::Constitution, Progress::Printer]);
}

/// KNIGHTS-40, KNIGHTS-79: in the special building phase cities and knights are built, and nothing acts.
#[test]
fn knights_79_the_special_building_phase() {
    let scene = || {
        scene().with(|o| o.special_building = Some(true)).seat(1, |s| {
            s.roads_at("-2,2", "E NE")
                .idle(Rank::Basic, &["-2,2,NE"])
                .active(Rank::Strong, &["-2,2,SE"])
                .levels(0, 3, 3)
                .hand("WWOOGGBBPPPPM")
                .progress(&[Progress::Warlord]);
        })
    };
    let mut play = scene().play_scenario();
    play.decide(0, Decision::EndTurn);
    assert_eq!(play.phase(), PhaseView::SpecialBuilding { seat: seat(1) });
    play.refuses(1, own(Choice::PlayWarlord), knights(79));
    play.refuses(1, go("-2,2,SE", "-2,2,N"), knights(40));
    play.refuses(1, bank('W', 'L'), six(9));
    play.decide(1, wall(WEST)).decide(1, improve(Track::Science));
    assert_eq!(play.points(1), 4, "with the metropolis");
    play.decide(1, activate("-2,2,NE")).decide(1, promote("-2,2,NE"));
    play.refuses(1, promote("-2,2,NE"), knights(29)).decide(1, knight("-2,2,N"));
    assert_eq!(play.hand(1), hand("GM"));
    play.refuses(2, wall(EAST), six(8));
    play.decide(1, Decision::Pass).decide(2, Decision::Pass).roll3(1, 2, 3, EventFace::Trade);
    // Activated in the phase before, it may act at once.
    assert!(play.knight_at("-2,2,NE").unwrap().1.may_act);
    play.decide(1, activate("-2,2,N"));
    play.refuses(1, promote("-2,2,SE"), base(31));
    assert_eq!(play.hand(1), hand("MBB"));
}
