//! Ships with Cities & Knights: what the book of knights says of ships.

use island::ScenarioPhase as Phase;
use island::{
    Choice, Decision, EventFace, PhaseView, Progress, Rank, Resource, Seas, Setup, Start, Track,
    base, knights, sea,
};

use crate::knights_scene::{Game, asks, chase, go, knight, own};
use crate::scene::*;
use crate::sea_scene::*;

/// Three players with cities around the strait of the two islands; the barbarians have been here.
fn strait() -> Scene {
    let mut scene = at_sea().scenarios(|with| with.knights = true).barbarians(0, true);
    scene.setup.options.points_to_win = 12;
    scene
        .seat(0, |me| _ = me.cities(&["1,0,N"]).ships(&["1,0,NE", "1,0,E"]))
        .seat(1, |s| _ = s.cities(&["0,-3,N"]).roads(&["0,-3,NE"]))
        .seat(2, |s| _ = s.cities(&["2,-3,N"]).roads(&["2,-3,NE"]))
}

/// KNIGHTS-59, KNIGHTS-61
#[test]
fn knights_59_knights_stand_at_ships_and_move_along_them() {
    let mut play = strait().seat(0, |me| _ = me.hand("WOWO")).play_scenario();
    play.lists(0, knight("1,0,SE"));
    play.refuses(0, knight("1,0,NE"), knights(61));
    let mut play = strait().seat(0, |me| _ = me.active(Rank::Basic, &["1,0,SE"])).play_scenario();
    // To the open sea they may go.
    play.decide(0, go("1,0,SE", "1,0,NE"));
    assert!(play.knight_at("1,0,NE").is_some());
    // Also when they are driven off.
    let mut play = strait()
        .seat(0, |me| _ = me.idle(Rank::Basic, &["1,0,SE"]))
        .seat(1, |s| _ = s.settlements(&["1,1,SW"]).roads(&["1,1,W", "1,0,SE"]))
        .seat(1, |s| _ = s.active(Rank::Strong, &["1,0,S"]))
        .turn(1)
        .play_scenario();
    play.decide(1, go("1,0,S", "1,0,SE"));
    assert!(play.knight_at("1,0,NE").is_some_and(|(owner, _)| owner == 0));
    // Intrigue and the diplomat reach ships too, and road building lays them.
    let cards = [Progress::Intrigue, Progress::Diplomat, Progress::RoadBuilding];
    let mut play = strait()
        .seat(0, |me| _ = me.progress(&cards))
        .seat(1, |s| _ = s.settlements(&["1,1,SW"]).roads(&["1,1,W", "1,0,SE"]))
        .seat(1, |s| _ = s.idle(Rank::Basic, &["1,0,SE"]))
        .play_scenario();
    play.decide(0, own(Choice::PlayIntrigue { at: "1,0,SE".parse().unwrap() }));
    // It had one place to go to.
    assert!(play.knight_at("1,0,SE").is_none() && play.knight_at("1,0,S").is_some());
    play.decide(0, own(Choice::PlayRoads)).decide(0, ship("1,1,NE")).decide(0, ship("2,-1,SE"));
    let diplomat = |at: &str| own(Choice::PlayDiplomat { at: at.parse().unwrap() });
    play.refuses(0, diplomat("1,0,NE"), knights(77));
    play.decide(0, diplomat("1,1,NE"));
    play.is_asked(0, Phase::LayingAgain { from: "1,1,NE".parse().unwrap(), ship: true });
    play.decide(0, ship("1,0,NW"));
    assert_eq!((play.phase(), play.sailor(0).ships.len()), (PhaseView::Turn, 4));
}

/// The diplomat sends ships of others home.
#[test]
fn knights_77_an_opposing_ship_goes_back() {
    let mut play =
        strait().seat(1, |s| _ = s.progress(&[Progress::Diplomat])).turn(1).play_scenario();
    play.decide(1, own(Choice::PlayDiplomat { at: "1,0,E".parse().unwrap() }));
    assert_eq!((play.sailor(0).ships, play.sailor(0).stock), (sides(&["1,0,NE"]), 14));
    assert_eq!((play.phase(), play.of(0).road_length), (PhaseView::Turn, 1));
}

#[test]
fn knights_60_from_road_to_ship_at_any_crossing() {
    // Road and ships meet at 1,0,SE, where nothing stands.
    let mut play = strait()
        .seat(0, |me| {
            me.settlements(&["1,1,SW"]).roads(&["1,1,W", "1,0,SE"]);
            me.active(Rank::Basic, &["1,0,S"]);
        })
        .play_scenario();
    assert_eq!(play.of(0).road_length, 2);
    play.decide(0, go("1,0,S", "1,0,NE"));
}

/// KNIGHTS-62, KNIGHTS-70
#[test]
fn knights_62_a_knight_closes_a_line() {
    let play = strait().play_scenario();
    assert_eq!(play.movable(0), sides(&["1,0,E"]));
    let mut play = strait().seat(0, |me| _ = me.active(Rank::Basic, &["1,0,SE"])).play_scenario();
    assert_eq!(play.movable(0), []);
    play.refuses(0, sail("1,0,E", "1,0,NW"), knights(62));
    // When it has gone, the line is open again.
    play.decide(0, go("1,0,SE", "1,0,NE")).decide(0, Decision::EndTurn);
    assert_eq!(play.movable(0), sides(&["1,0,E"]));
}

#[test]
fn knights_70_no_ship_leaves_a_knight_behind() {
    // A loop back to the city, with a knight at its far end: cut anywhere it hangs by the other half.
    let ring = ["1,0,SE", "1,0,SW", "1,0,W", "1,0,NW"];
    let play = strait().seat(0, |me| _ = me.ships(&ring)).play_scenario();
    assert_eq!(play.movable(0), sides(&["1,0,NE", "1,0,NW"]));
    // At the end of a line that another's piece parts, the knight holds its ship.
    let mut play = strait()
        .seat(0, |me| _ = me.ships(&["1,1,NE", "2,1,NW"]).idle(Rank::Basic, &["2,1,N"]))
        .seat(1, |s| _ = s.settlements(&["1,0,SE"]))
        .play_scenario();
    play.refuses(0, sail("1,1,NE", "1,0,NW"), knights(70));
    assert!(!play.movable(0).contains(&"1,1,NE".parse().unwrap()));
}

/// Strength, yields and the seven are those of the pirate's book until the barbarians have come.
#[test]
fn knights_71_the_pirate_comes_with_the_barbarians() {
    let scene = |attacked| {
        strait()
            .scenarios(|with| with.pirate = true)
            .barbarians(if attacked { 0 } else { 6 }, attacked)
            .seat(0, |me| _ = me.active(Rank::Strong, &["1,0,SE"]))
    };
    let mut play = scene(false).before_roll().play_scenario();
    assert_eq!(play.sea().pirate, None);
    play.refuses(0, own(Choice::ChasePirate { from: "1,0,SE".parse().unwrap() }), base(63));
    play.roll3(0, 1, 1, EventFace::Ship);
    assert_eq!(play.sea().pirate, board().chart.unwrap().pirate);
    // A knight at its hex chases it, and it alone.
    let mut play = scene(true);
    play.pieces.pirate = Some("2,0".parse().unwrap());
    let mut play = play.robber("1,1").seat(2, |s| _ = s.hand("O")).play_scenario();
    let chase_pirate = |at: &str| own(Choice::ChasePirate { from: at.parse().unwrap() });
    play.lists(0, chase("1,0,SE")).lists(0, chase_pirate("1,0,SE"));
    let mut robbed = play.clone();
    robbed.decide(0, chase("1,0,SE")).refuses(0, pirate("1,0"), knights(71));
    robbed.decide(0, robber("2,-3"));
    play.decide(0, chase_pirate("1,0,SE"));
    play.is_asked(0, Phase::MovingPirate);
    play.refuses(0, robber("2,-3"), base(64));
    play.refuses(0, pirate("2,0"), sea(14)).refuses(0, pirate("0,0"), sea(25));
    play.decide(0, pirate("0,1"));
    assert_eq!(
        (play.phase(), play.knight_at("1,0,SE").unwrap().1.active),
        (PhaseView::Turn, false)
    );
    play.refuses(0, chase_pirate("1,0,SE"), knights(33));
    // A bishop moves the robber and never the pirate.
    let mut play = scene(true).seat(0, |me| _ = me.progress(&[Progress::Bishop])).play_scenario();
    play.decide(0, own(Choice::PlayBishop)).refuses(0, pirate("0,1"), knights(71));
    play.decide(0, robber("2,-3"));
    assert_ne!(play.phase(), asks(Phase::MovingPirate));
}

#[test]
fn knights_72_more_points_win_with_knights() {
    let points = |setup: &Setup| Game::from(setup).all().points_to_win;
    let mut setup = Setup::at_sea(4, Seas::TwoIslands);
    assert_eq!(points(&setup), 12);
    setup.with.knights = true;
    assert_eq!(points(&setup), 14);
    setup.options.points_to_win = 10;
    assert_eq!(points(&setup), 13);
    assert_eq!(points(&Setup::at_sea(3, Seas::Enchanted)), 21);
}

/// A founding city at the coast may have a ship.
#[test]
fn sea_12_a_founding_city_at_the_coast_may_get_a_ship() {
    let mut setup = Setup::at_sea(3, Seas::TwoIslands);
    (setup.with.knights, setup.start) = (true, Start::Seat { seat: seat(0) });
    let mut play = Game::from(&setup);
    for (by, at, way) in
        [(0, "0,0,S", "0,0,SW"), (1, "0,-3,N", "0,-3,NW"), (2, "2,-3,N", "2,-3,NW")]
    {
        play.decide(by, settlement(at)).decide(by, road(way));
    }
    play.decide(2, city("1,0,N")).lists(2, road("1,0,NW"));
    play.decide(2, ship("1,0,NE"));
    assert_eq!((play.of(2).points, play.sailor(2).ships.len()), (3, 1));
    assert!(play.sea().islands[0].founded.contains(seat(2)));
}

/// SEA-15, KNIGHTS-19
#[test]
fn sea_15_gold_is_no_commodity_and_no_place_for_the_merchant() {
    let mut play = strait()
        .seat(0, |me| _ = me.cities(&["0,3,S"]).progress(&[Progress::Merchant]).levels(0, 0, 3))
        .play_scenario();
    let merchant = |at: &str| own(Choice::PlayMerchant { at: at.parse().unwrap() });
    play.refuses(0, merchant("0,3"), sea(15)).lists(0, merchant("1,-1"));
    play.decide(0, Decision::EndTurn);
    play.roll3(1, 4, 5, EventFace::Trade);
    play.is_asked(0, Phase::TakingGold { seat: seat(0), left: 2 });
    play.refuses(0, Decision::Take { card: Resource::Paper }, sea(15));
    assert_eq!(play.decisions(0).len(), 5);
    // Who has gold needs no aqueduct.
    play.decide(0, take('O')).decide(0, take('O'));
    assert_eq!((play.phase(), play.order_of(0).levels[Track::Science]), (PhaseView::Turn, 3));
}
