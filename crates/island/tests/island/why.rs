//! Why a thing cannot be done now: the rule that stands in the way of everything of its kind.

use island::{Decision, Development, Outcome, Setup, base, option, six};
use table::{Game, Rule, Seat};

use crate::scene::*;

/// The rule that closes the kind for the seat, if one does.
fn closed(play: &Play, by: usize, kind: &str) -> Option<Rule> {
    let found = play.0.why_not(seat(by)).into_iter().find(|(named, _)| *named == kind);
    found.map(|(_, refusal)| refusal.rule)
}

#[track_caller]
fn assert_closed(play: &Play, by: usize, kinds: &[&str], rule: Rule) {
    for kind in kinds {
        assert_eq!(closed(play, by, kind), Some(rule), "{kind}");
    }
}

#[track_caller]
fn assert_open(play: &Play, by: usize, kinds: &[&str]) {
    for kind in kinds {
        assert_eq!(closed(play, by, kind), None, "{kind}");
    }
}

const BUILDING: [&str; 4] = ["build_road", "build_settlement", "build_city", "buy_card"];
const CARDS: [&str; 4] =
    ["play_knight", "play_road_building", "play_year_of_plenty", "play_monopoly"];

/// Seat 0 on turn with a settlement, a line of two roads and this hand.
fn start(hand: &str) -> Scene {
    Scene::new(3).seat(0, |me| {
        me.settlements(&["0,0,N"]).roads(&["0,0,NE", "0,0,E"]).hand(hand);
    })
}

#[test]
fn base_62_in_another_players_turn_everything_waits() {
    let mut play = start("LBWGGOOO").turn(1).before_roll().play();
    assert_closed(&play, 0, &BUILDING, base(62));
    assert_closed(&play, 0, &CARDS, base(62));
    assert_closed(&play, 0, &["roll", "end_turn", "trade_bank"], base(62));
    // Also while that player's dice are in the air, and while the robber is moved.
    play.decide(1, Decision::Roll);
    assert_closed(&play, 0, &BUILDING, base(62));
    play.resolve(Outcome::Rolled { dice: [3, 4] });
    assert_closed(&play, 0, &["roll"], base(62));
    // Only the player on turn offers to all; others propose.
    assert_closed(&play, 0, &["offer"], base(26));
}

#[test]
fn base_63_before_the_roll_there_is_nothing_but_the_roll() {
    let play = start("LBWGGOOO").before_roll().play();
    assert_open(&play, 0, &["roll"]);
    assert_closed(&play, 0, &BUILDING, base(63));
    assert_closed(&play, 0, &["end_turn", "offer", "trade_bank"], base(63));
}

#[test]
fn base_64_what_is_under_way_is_settled_first() {
    let mut play = start("LBWG").seat(0, |me| _ = me.cards(&[Development::Knight])).play();
    assert_open(&play, 0, &["play_knight"]);
    play.decide(0, Decision::PlayKnight);
    assert_closed(&play, 0, &BUILDING, base(64));
    assert_closed(&play, 0, &["play_knight", "end_turn", "trade_bank"], base(64));
}

#[test]
fn base_31_the_purse_comes_before_the_place() {
    let play = start("L").play();
    assert_closed(&play, 0, &BUILDING, base(31));
    let play = start("LBWGGGOOO").play();
    assert_open(&play, 0, &BUILDING);
}

#[test]
fn base_68_and_48_the_box_comes_before_the_purse() {
    let rich = |roads: &[&str], hand: &str| {
        let scene = Scene::new(2).with(|options| options.points_to_win = 20);
        scene.seat(0, |me| _ = me.settlements(&["0,0,N"]).roads(roads).hand(hand)).play()
    };
    let fifteen = [
        "0,0,NE", "0,0,E", "0,0,SE", "0,0,SW", "0,0,W", "0,0,NW", "0,-1,E", "1,0,NW", "1,0,SW",
        "0,1,W", "-1,0,SE", "-1,0,NE", "0,-1,NE", "1,-1,NW", "1,-1,E",
    ];
    assert_closed(&rich(&fifteen, ""), 0, &["build_road"], base(68));
    assert_closed(&rich(&fifteen[..14], ""), 0, &["build_road"], base(31));
    let [roads, plenty, monopoly] =
        [Development::RoadBuilding, Development::YearOfPlenty, Development::Monopoly];
    let mut bought = [Development::Knight; 20];
    bought[14..].copy_from_slice(&[roads, roads, plenty, plenty, monopoly, monopoly]);
    let empty = start("").with(|options| options.points_to_win = 20).seat(1, |other| {
        other.played(&bought).cards(&[Development::VictoryPoint; 5]);
    });
    assert_closed(&empty.largest_army(1).play(), 0, &["buy_card"], base(48));
}

#[test]
fn base_33_34_35_37_and_38_where_only_the_place_is_missing() {
    // One road: both its ends are too near to the settlement.
    let near = Scene::new(2).seat(0, |me| {
        me.settlements(&["0,0,N"]).roads(&["0,0,NE"]).hand("LBWGGGOOO");
    });
    assert_closed(&near.play(), 0, &["build_settlement"], base(38));
    // No settlement that could become a city, no road, nothing to join a road to.
    let bare = Scene::new(2).seat(0, |me| _ = me.cities(&["0,0,N"]).hand("LBWGGGOOO")).play();
    assert_closed(&bare, 0, &["build_city"], base(37));
    assert_closed(&bare, 0, &["build_settlement"], base(35));
    let bare = Scene::new(2).seat(0, |me| _ = me.hand("LB")).play();
    assert_closed(&bare, 0, &["build_road"], base(33));
    // Shut in: what is still free lies behind another player's settlement.
    let shut = start("LB").seat(1, |other| {
        other.settlements(&["0,0,SE", "0,0,SW", "0,-1,N", "1,0,N"]);
        other.roads(&["0,0,W", "0,0,NW", "0,-1,NE", "0,-1,E", "1,0,NW"]);
    });
    assert_closed(&shut.play(), 0, &["build_road"], base(34));
}

#[test]
fn base_49_73_and_74_why_a_card_stays_in_the_hand() {
    let play = start("").play();
    assert_closed(&play, 0, &CARDS, base(49));
    let held = [Development::Knight, Development::RoadBuilding, Development::Monopoly];
    let mut play = start("WGO").seat(0, |me| _ = me.cards(&held)).play();
    assert_open(&play, 0, &["play_knight", "play_road_building", "play_monopoly"]);
    // Bought in this turn.
    play.decide(0, Decision::BuyCard);
    play.resolve(Outcome::Drawn { card: Development::YearOfPlenty });
    assert_closed(&play, 0, &["play_year_of_plenty"], base(49));
    let bare = Scene::new(2).seat(0, |me| _ = me.cards(&[Development::RoadBuilding])).play();
    assert_closed(&bare, 0, &["play_road_building"], base(73));
}

#[test]
fn base_27_28_29_and_65_why_there_is_no_trade() {
    let play = start("LLLB").play();
    assert_closed(&play, 0, &["trade_bank"], base(28));
    assert_open(&play, 0, &["offer"]);
    assert_open(&start("LLLL").play(), 0, &["trade_bank"]);
    let empty = start("").play();
    assert_closed(&empty, 0, &["offer"], base(65));
    assert_closed(&empty, 0, &["propose"], base(26));
    let alone = start("LB").with(|options| options.player_trade = false).play();
    assert_closed(&alone, 0, &["offer"], option(11));
    let listed = start("LB").with(|options| options.listed_offers = false).play();
    assert_open(&listed, 0, &["offer"]);
}

#[test]
fn base_16_founding_comes_first() {
    let mut setup = Setup::variable(3);
    setup.start = island::Start::Seat { seat: seat(0) };
    let mut play = Play::new(&setup);
    play.settle(&mut table::Pseudo::new(1));
    assert_open(&play, 0, &["build_settlement"]);
    assert_closed(&play, 0, &["build_road", "roll", "end_turn", "buy_card"], base(16));
    assert_closed(&play, 1, &["build_settlement", "build_road"], base(16));
}

#[test]
fn six_8_and_9_in_the_special_building_phase() {
    let scene = Scene::new(5).seat(1, |me| {
        me.settlements(&["0,0,N"]).roads(&["0,0,NE"]).hand("LB");
    });
    let mut play = scene.play();
    play.decide(0, Decision::EndTurn);
    assert_open(&play, 1, &["build_road"]);
    assert_closed(&play, 2, &["build_road"], six(8));
    assert_closed(&play, 1, &["roll", "offer", "play_knight"], six(9));
}

#[test]
fn after_the_end_and_beside_the_table_one_rule_closes_everything() {
    let mut play = start("LBWG").with(|options| options.turn_limit = Some(1)).play();
    let all = |play: &Play, seat: Seat, rule| {
        let reasons = play.0.why_not(seat);
        reasons.len() == 13 && reasons.iter().all(|(_, refusal)| refusal.rule == rule)
    };
    assert!(all(&play, Seat::ALL[5], Rule::table(5)));
    play.decide(0, Decision::EndTurn);
    assert!(all(&play, seat(0), Rule::table(4)));
}
