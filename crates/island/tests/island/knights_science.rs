//! The progress cards of science, each in a test of its own; and when cards are played at all.

use island::ScenarioPhase as Phase;
use island::{
    Choice, Decision, Event, EventFace, Fate, Happening, Outcome, PhaseView, Progress, Rank, Track,
    base, knights,
};

use super::knights_scene::{EAST, Game, HOME, own, promote, scene, wall};
use super::scene::{Scene, city, hand, road, seat};

/// Seat 0 is on turn after the roll and holds this card.
fn with(card: Progress) -> Scene {
    scene().seat(0, move |s| {
        s.progress(&[card]);
    })
}

fn hexes(at: &str) -> hex::Hex {
    at.parse().unwrap()
}

fn inventor(one: &str) -> Decision<Choice> {
    own(Choice::PlayInventor { one: hexes(one) })
}

fn other(other: &str) -> Decision<Choice> {
    own(Choice::SwapChips { other: hexes(other) })
}

fn medicine(at: &str) -> Decision<Choice> {
    own(Choice::PlayMedicine { at: at.parse().unwrap() })
}

fn engineer(at: &str) -> Decision<Choice> {
    own(Choice::PlayEngineer { at: at.parse().unwrap() })
}

fn alchemist(red: u8, yellow: u8) -> Decision<Choice> {
    own(Choice::PlayAlchemist { dice: [red, yellow] })
}

/// KNIGHTS-43: cards are played in the own turn after the roll, as many as wanted, only the alchemist before.
#[test]
fn knights_43_when_cards_are_played() {
    let mut play = with(Progress::Warlord)
        .before_roll()
        .seat(0, |s| {
            s.progress(&[Progress::Warlord]).idle(Rank::Basic, &["0,0,S"]);
        })
        .play_scenario();
    play.refuses(0, own(Choice::PlayWarlord), knights(43));
    play.roll3(0, 1, 1, EventFace::Trade).decide(0, own(Choice::PlayWarlord));
    // Several in a turn, and just drawn ones: a second one would do nothing now.
    play.refuses(0, own(Choice::PlayWarlord), knights(74));
    play.refuses(1, own(Choice::PlayWarlord), base(62));
    play.refuses(0, own(Choice::PlayMining), knights(43));
    // Not while a roll is settled.
    let mut play = with(Progress::Engineer)
        .before_roll()
        .seat(0, |s| {
            s.hand("LLLLLLLL");
        })
        .play_scenario();
    play.roll3(0, 3, 4, EventFace::Trade).refuses(0, engineer(HOME), base(64));
}

/// KNIGHTS-43: a card that was just drawn may be played.
#[test]
fn knights_43_a_fresh_card_is_played() {
    let mut play = scene()
        .before_roll()
        .seat(0, |s| {
            s.levels(0, 0, 1);
        })
        .play_scenario();
    play.roll3(0, 1, 1, EventFace::Science).drawn(Progress::Engineer).decide(0, engineer(HOME));
}

/// KNIGHTS-41, KNIGHTS-44: cards are never bought, and not played where they would do nothing.
#[test]
fn knights_41_cards_are_not_bought() {
    let mut play = scene()
        .seat(0, |s| {
            s.hand("OWGPPPCCCMMM");
        })
        .play_scenario();
    play.refuses(0, Decision::BuyCard, base(48));
    let mut play = with(Progress::Engineer)
        .seat(0, |s| {
            s.walls(&[HOME]);
        })
        .play_scenario();
    play.refuses(0, engineer(HOME), knights(74));
}

/// KNIGHTS-48: the alchemist chooses both dice, a seven included; the event die is still rolled.
#[test]
fn the_alchemist() {
    let scene = || {
        with(Progress::Alchemist).before_roll().seat(0, |s| {
            s.levels(0, 1, 0);
        })
    };
    let mut play = scene().play_scenario();
    play.refuses(0, alchemist(0, 7), base(61));
    play.lists(0, alchemist(3, 4));
    play.decide(0, alchemist(2, 4));
    let outcomes = play.outcomes();
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), 6);
    let fate = |dice, event| Outcome::Own(Fate::RolledThree { dice, event });
    play.refuses_outcome(fate([1, 1], EventFace::Ship), knights(48));
    // The chosen red die counts for the gate, the sum for everybody.
    play.three(2, 4, EventFace::Politics).drawn(Progress::Spy);
    assert_eq!((play.hand(0), play.phase()), (hand("BB"), PhaseView::Turn));
    play.refuses(0, Decision::Roll, base(19));
    let mut play = scene().play_scenario();
    play.decide(0, alchemist(3, 4)).three(3, 4, EventFace::Ship);
    assert_eq!(play.phase(), PhaseView::MovingRobber);
    with(Progress::Alchemist).play_scenario().refuses(0, alchemist(1, 1), knights(43));
}

/// The crane makes an improvement cheaper by one, once for each level.
#[test]
fn the_crane() {
    let crane = |track| own(Choice::PlayCrane { track });
    let mut play = with(Progress::Crane)
        .seat(0, |s| {
            s.levels(0, 0, 1).progress(&[Progress::Crane]).hand("P");
        })
        .play_scenario();
    // The first level of a track is free, and the second costs one.
    play.lists(0, crane(Track::Trade));
    play.decide(0, crane(Track::Trade));
    play.decide(0, crane(Track::Science));
    let levels = play.order_of(0).levels;
    assert_eq!((levels.trade, levels.science, play.hand(0)), (1, 2, hand("")));
    let mut play = with(Progress::Crane)
        .seat(0, |s| {
            s.levels(2, 2, 2);
        })
        .play_scenario();
    play.refuses(0, crane(Track::Trade), knights(17));
    let mut play = with(Progress::Crane)
        .seat(0, |s| {
            s.levels(3, 0, 0).hand("CCC");
        })
        .play_scenario();
    play.decide(0, crane(Track::Trade));
    assert_eq!(play.points(0), 4, "the metropolis comes with it");
}

/// The engineer builds a wall for free, within its limits.
#[test]
fn the_engineer() {
    let mut play = with(Progress::Engineer).play_scenario();
    play.refuses(0, engineer(EAST), knights(25)).lists(0, engineer(HOME));
    play.decide(0, engineer(HOME)).refuses(0, wall(HOME), knights(25));
    assert_eq!(play.order_of(0).hand_limit, 9);
    assert!(play.progress_of(0).is_empty());
}

/// The inventor swaps two chips, but not 2, 6, 8 and 12.
#[test]
fn the_inventor() {
    let mut play = with(Progress::Inventor).robber("1,0").play_scenario();
    play.refuses(0, inventor("0,-1"), knights(48)).refuses(0, inventor("0,0"), knights(48));
    play.refuses(0, inventor("9,9"), table::Rule::table(6)).decide(0, inventor("1,0"));
    play.is_asked(0, Phase::Inventing { one: hexes("1,0") });
    play.refuses(0, other("-1,1"), knights(74)).refuses(0, other("2,0"), knights(48));
    play.refuses(0, Decision::EndTurn, base(64)).lists(0, other("-1,0"));
    let before = play.clone();
    let events = play.events_of(0, other("-1,0"));
    let swapped =
        Happening::ChipsSwapped { seat: seat(0), one: hexes("1,0"), other: hexes("-1,0") };
    assert!(events.contains(&Event::Own(swapped)));
    let number = |play: &Game, at: &str| {
        let board = play.all().board.unwrap();
        board.hexes.iter().find(|tile| tile.hex() == Some(hexes(at))).unwrap().number
    };
    assert_eq!((number(&play, "1,0"), number(&play, "-1,0")), (Some(11), Some(3)));
    assert_eq!(play.all().robber, Some(hexes("1,0")), "the robber stays");
    assert_eq!(number(&before, "1,0"), Some(3), "other positions of this game keep their board");
    // The chips pay where they lie now.
    let mut play = with(Progress::Inventor)
        .seat(1, |s| {
            s.settlements(&["-1,0,SW"]);
        })
        .play_scenario();
    play.decide(0, inventor("1,0")).decide(0, other("-1,0")).decide(0, Decision::EndTurn);
    play.roll3(1, 1, 2, EventFace::Trade);
    assert_eq!(play.hand(1), hand("L"));
}

/// Irrigation brings two grain for each fields hex at own buildings, whatever stands there.
#[test]
fn the_irrigation() {
    let scene = || {
        with(Progress::Irrigation).robber("0,1").seat(0, |s| {
            s.cities(&["0,1,S"]).settlements(&["0,0,S"]);
        })
    };
    let mut play = scene().play_scenario();
    play.decide(0, own(Choice::PlayIrrigation));
    assert_eq!(play.hand(0), hand("GGGG"), "two fields, the robber does not matter");
    // With a short bank what is left, and with none at all it is not played.
    let mut play = scene()
        .seat(1, |s| {
            s.hand("GGGGGGGGGGGGGGGGGG");
        })
        .play_scenario();
    play.decide(0, own(Choice::PlayIrrigation));
    assert_eq!(play.hand(0), hand("G"));
    let mut play = scene()
        .seat(1, |s| {
            s.hand("GGGGGGGGGGGGGGGGGGG");
        })
        .play_scenario();
    play.refuses(0, own(Choice::PlayIrrigation), knights(74));
    with(Progress::Irrigation).play_scenario().refuses(0, own(Choice::PlayIrrigation), knights(74));
}

/// Mining brings two ore for each mountains hex at own buildings.
#[test]
fn the_mining() {
    let mut play = with(Progress::Mining)
        .seat(0, |s| {
            s.settlements(&["0,0,S"]);
        })
        .play_scenario();
    play.lists(0, own(Choice::PlayMining));
    play.decide(0, own(Choice::PlayMining));
    assert_eq!(play.hand(0), hand("OO"));
    with(Progress::Mining).play_scenario().refuses(0, own(Choice::PlayMining), knights(74));
}

/// Medicine makes a city of a settlement for two ore and a grain; one that lies down comes first.
#[test]
fn the_medicine() {
    let mut play = with(Progress::Medicine)
        .seat(0, |s| {
            s.settlements(&["0,0,S"]).hand("OOG");
        })
        .play_scenario();
    play.refuses(0, city("0,0,S"), base(31)).refuses(0, medicine(EAST), base(37));
    play.decide(0, medicine("0,0,S"));
    assert_eq!((play.hand(0), play.points(0)), (hand(""), 4));
    with(Progress::Medicine).play_scenario().refuses(0, medicine(HOME), knights(74));
    let mut play = with(Progress::Medicine)
        .seat(0, |s| {
            s.settlements(&["0,0,S"]).hand("OO");
        })
        .play_scenario();
    play.refuses(0, medicine("0,0,S"), base(31));
    let home = HOME.parse().unwrap();
    let mut play = with(Progress::Medicine)
        .seat(0, move |s| {
            s.settlements(&["0,0,S"]).order(|o| o.lying = vec![home]).hand("OOG");
        })
        .play_scenario();
    play.refuses(0, medicine("0,0,S"), knights(56)).decide(0, medicine(HOME));
}

/// KNIGHTS-45: the printer is shown at once, also in another's turn, and counts a point.
#[test]
fn the_printer() {
    let mut play = scene()
        .before_roll()
        .turn(1)
        .seat(0, |s| {
            s.levels(0, 0, 1);
        })
        .play_scenario();
    play.roll3(1, 1, 1, EventFace::Science);
    let drawn = Outcome::Own(Fate::Progress { card: Progress::Printer });
    let events = play.events_of_outcome(drawn);
    let shown = Happening::PointShown { seat: seat(0), card: Progress::Printer };
    assert!(events.contains(&Event::Own(shown)));
    assert_eq!((play.points(0), play.order_of(0).points), (3, vec![Progress::Printer]));
    assert!(play.progress_of(0).is_empty());
    assert_eq!(play.phase(), PhaseView::Turn);
}

/// Road building lays two roads for free.
#[test]
fn the_road_building() {
    let mut play = with(Progress::RoadBuilding).play_scenario();
    play.decide(0, own(Choice::PlayRoads));
    assert_eq!(play.phase(), PhaseView::FreeRoads { left: 2 });
    play.refuses(0, Decision::Pass, base(73)).decide(0, road("0,0,SW"));
    play.lists(0, Decision::Pass);
    play.decide(0, road("0,0,W"));
    assert!(play.of(0).longest_road);
    assert_eq!(play.phase(), PhaseView::Turn);
    // Without a road in the stock it is not played.
    let ring = |hex: &'static str| {
        move |s: &mut super::scene::Seated<'_>| {
            s.roads_at(hex, "NE E SE SW W NW");
        }
    };
    let mut play = with(Progress::RoadBuilding)
        .seat(0, |s| {
            s.roads_at("0,0", "SW W NW");
        })
        .seat(0, ring("1,-2"))
        .seat(0, |s| {
            s.roads_at("-1,0", "SW W NW").settlements(&["1,-2,N", "-1,0,SW"]);
        })
        .play_scenario();
    play.refuses(0, own(Choice::PlayRoads), knights(74));
}

/// The smith promotes up to two knights for free, none twice in a turn.
#[test]
fn the_smith() {
    let mut play = with(Progress::Smith)
        .seat(0, |s| {
            s.active(Rank::Basic, &["0,0,S"])
                .idle(Rank::Basic, &["0,0,SE"])
                .idle(Rank::Strong, &["0,0,NE"]);
        })
        .play_scenario();
    play.decide(0, own(Choice::PlaySmith)).is_asked(0, Phase::Smithing { may_stop: false });
    play.refuses(0, Decision::Pass, knights(74)).refuses(0, promote("0,0,NE"), knights(29));
    play.decide(0, promote("0,0,S"));
    assert!(play.knight_at("0,0,S").unwrap().1.active, "the state stays");
    // Both strong pieces stand now: nothing more can rise.
    assert_eq!(play.phase(), PhaseView::Turn);
    let mut play = with(Progress::Smith)
        .seat(0, |s| {
            s.idle(Rank::Basic, &["0,0,S", "0,0,SE"]);
        })
        .play_scenario();
    play.decide(0, own(Choice::PlaySmith)).decide(0, promote("0,0,S"));
    play.is_asked(0, Phase::Smithing { may_stop: true });
    play.refuses(0, promote("0,0,S"), knights(29)).lists(0, Decision::Pass);
    play.decide(0, promote("0,0,SE"));
    assert_eq!((play.phase(), play.hand(0)), (PhaseView::Turn, hand("")));
    with(Progress::Smith).play_scenario().refuses(0, own(Choice::PlaySmith), knights(74));
}
