//! Ships, the pirate, gold fields and islands: SEA.

use island::{
    Choice, Decision, Development, Event, Happening, PhaseView, Resource, ScenarioPhase, Scenarios,
    Seas, Setup, Terrain, Trade, base, option, sea, six,
};
use table::{Game, Pseudo, Rule};

use crate::scene::*;
use crate::sea_scene::*;

/// Seat 0 at the coast of the strait, with this hand.
fn port(hand: &str) -> Scene {
    at_sea().seat(0, |me| _ = me.settlements(&["1,0,N"]).hand(hand))
}

fn gold_phase(seat_number: usize, left: u8) -> PhaseView {
    PhaseView::Scenario(ScenarioPhase::TakingGold { seat: seat(seat_number), left })
}

#[test]
fn sea_1_fifteen_ships_for_lumber_and_wool() {
    let mut play = port("LW").play_scenario();
    assert_eq!(play.sailor(0).stock, 15);
    play.lists(0, ship("1,0,NE"));
    play.decide(0, ship("1,0,NE"));
    assert_eq!((play.hand(0), play.sailor(0).stock), (hand(""), 14));
    assert_eq!(play.sailor(0).ships, sides(&["1,0,NE"]));
    play.refuses(0, ship("1,0,E"), base(31));

    let mut play = port(&"LW".repeat(16)).play_scenario();
    for _ in 0..15 {
        let built = |choice: &Decided| matches!(choice, Decision::Own(Choice::BuildShip { .. }));
        let next = play.decisions(0).into_iter().find(built).unwrap();
        play.decide(0, next);
    }
    assert_eq!((play.sailor(0).stock, play.sailor(0).ships.len()), (0, 15));
    play.refuses(0, ship("1,0,SW"), sea(1));
    // Given pieces cannot have more either.
    let many: Vec<String> = play.sailor(0).ships.iter().map(ToString::to_string).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    let more = port("").seat(0, |me| _ = me.ships(&many).ships(&["1,0,SW"]));
    assert!(scenario_faults(&more.setup()).contains(&sea(1)));
}

#[test]
fn sea_2_a_ship_has_water_on_one_side_at_least() {
    let mut play =
        at_sea().seat(0, |me| _ = me.settlements(&["1,0,NW"]).hand("LLWWLB")).play_scenario();
    // The coast on both sides of the corner, but not the path between two landscapes.
    play.lists(0, ship("1,0,NW")).lists(0, ship("1,0,W"));
    play.refuses(0, ship("0,0,NE"), sea(2));
    // And the open sea carries no roads.
    play.refuses(0, road("1,0,NE"), sea(2));
    play.decide(0, ship("1,0,NW")).decide(0, ship("1,0,NE"));

    let ashore = at_sea().seat(0, |me| _ = me.settlements(&["1,0,NW"]).ships(&["0,0,NE"]));
    assert_eq!(scenario_faults(&ashore.setup()), [sea(2)]);
    let afloat = at_sea().seat(0, |me| _ = me.settlements(&["1,0,N"]).roads(&["1,0,NE"]));
    assert_eq!(scenario_faults(&afloat.setup()), [sea(2)]);
}

#[test]
fn sea_3_one_path_one_piece() {
    let mut play = at_sea()
        .seat(0, |me| {
            me.settlements(&["1,0,N"]).roads(&["1,0,NW"]).ships(&["1,-1,E"]).hand("LLBW");
        })
        .play_scenario();
    play.refuses(0, ship("1,0,NW"), sea(3));
    play.refuses(0, road("1,-1,E"), sea(3));
    play.refuses(0, ship("1,-1,E"), sea(3));
    let both = port("").seat(1, |s| _ = s.settlements(&["1,0,SW"]).roads(&["1,0,W", "1,0,NW"]));
    let both = both.seat(0, |me| _ = me.ships(&["1,0,NW"]));
    assert_eq!(scenario_faults(&both.setup()), [sea(3)]);
}

/// SEA-4, SEA-5
#[test]
fn sea_4_a_ship_starts_at_an_own_building_or_ship() {
    // A road that ends at the coast is no place to start from, and somebody else's ship neither.
    let mut play = at_sea()
        .seat(0, |me| {
            _ = me.settlements(&["0,0,NW"]).roads(&["0,0,NW", "0,0,NE"]).hand("LLLLWWWBG")
        })
        .seat(1, |s| _ = s.settlements(&["1,0,SE"]).ships(&["1,0,E"]))
        .play_scenario();
    play.refuses(0, ship("1,0,NW"), sea(4));
    play.refuses(0, ship("1,0,NE"), sea(4));
    // With a settlement there it is.
    play.decide(0, settlement("1,0,NW")).decide(0, ship("1,0,NW")).decide(0, ship("1,0,NE"));

    let loose = port("").seat(0, |me| _ = me.ships(&["1,0,E"]));
    assert_eq!(scenario_faults(&loose.setup()), [sea(4)]);
}

#[test]
fn sea_5_a_road_does_not_go_on_from_a_ship() {
    let mut play = at_sea()
        .seat(0, |me| {
            me.settlements(&["1,0,N"]).ships(&["1,0,NE", "1,0,E"]).hand("LLLBBBWG");
        })
        .play_scenario();
    play.refuses(0, road("1,0,SE"), sea(5));
    play.refuses(0, road("1,1,NE"), sea(5));
    play.decide(0, settlement("1,0,SE")).decide(0, road("1,0,SE"));
}

#[test]
fn sea_6_no_ship_is_joined_at_anothers_building() {
    let mut play = port("LLWW")
        .seat(0, |me| _ = me.ships(&["1,0,NE", "1,0,E"]))
        .seat(1, |s| _ = s.settlements(&["1,0,SE"]))
        .play_scenario();
    play.refuses(0, ship("1,0,SE"), sea(6));
    play.refuses(0, ship("1,1,NE"), sea(6));
    // On this side of it the line goes on.
    play.decide(0, ship("2,-1,SE"));
}

#[test]
fn sea_7_ships_lead_to_places_for_settlements() {
    let mut play = port("LBWG").seat(0, |me| _ = me.ships(&["1,0,NE", "1,0,E"])).play_scenario();
    play.refuses(0, settlement("1,0,NE"), sea(7));
    play.refuses(0, settlement("1,0,S"), base(35));
    play.lists(0, settlement("1,0,SE"));
    play.decide(0, settlement("1,0,SE"));
    // The distance rule holds.
    let mut play = port("LBWG")
        .seat(0, |me| _ = me.ships(&["1,0,NE", "1,0,E"]))
        .seat(1, |s| _ = s.settlements(&["1,0,S"]))
        .play_scenario();
    play.refuses(0, settlement("1,0,SE"), base(38));
    // Given buildings stand at land too.
    let afloat = at_sea().seat(0, |me| _ = me.settlements(&["1,0,NE"]));
    assert_eq!(scenario_faults(&afloat.setup()), [sea(7)]);
}

#[test]
fn sea_12_a_founding_building_at_the_coast_may_get_a_ship() {
    let mut play = Sailing::from(&founding());
    play.refuses(0, ship("1,0,NE"), base(16));
    play.decide(0, settlement("1,0,N"));
    play.lists(0, road("1,0,NW")).lists(0, ship("1,0,NW")).lists(0, ship("1,0,NE"));
    play.refuses(0, road("1,0,NE"), sea(2));
    play.refuses(0, ship("1,0,E"), sea(12));
    play.refuses(1, ship("1,0,NE"), base(16));
    play.decide(0, ship("1,0,NE"));
    assert_eq!((play.waits_for(), play.sailor(0).stock, play.of(0).stock.roads), (vec![1], 14, 15));
    // Inland there are roads alone.
    play.decide(1, settlement("0,0,N"));
    play.refuses(1, ship("0,0,NE"), sea(2));
    let ships = |choice: &Decided| matches!(choice, Decision::Own(_));
    assert_eq!(play.decisions(1).len(), 3);
    assert!(!play.decisions(1).iter().any(ships));
}

#[test]
fn sea_13_road_building_gives_roads_or_ships_in_any_mix() {
    let scene = || {
        port("").seat(0, |me| {
            me.ships(&["1,0,NE"]).cards(&[Development::RoadBuilding]);
        })
    };
    let mut play = scene().play_scenario();
    play.decide(0, Decision::PlayRoadBuilding);
    play.lists(0, road("1,0,NW")).lists(0, ship("1,0,E"));
    play.refuses(0, Decision::Pass, base(73));
    play.decide(0, ship("1,0,E"));
    // No ship sails in between.
    play.refuses(0, sail("1,0,NE", "1,-1,E"), sea(13));
    play.decide(0, road("1,0,NW"));
    assert_eq!(play.phase(), PhaseView::Turn);
    assert_eq!((play.sailor(0).ships.len(), play.of(0).roads.len()), (2, 1));

    let mut play = scene().play_scenario();
    play.decide(0, Decision::PlayRoadBuilding).decide(0, ship("1,0,E")).decide(0, ship("1,1,NE"));
    assert_eq!((play.phase(), play.hand(0)), (PhaseView::Turn, hand("")));
}

/// With all roads laid the card gives ships.
#[test]
fn sea_13_the_card_is_good_for_ships_alone() {
    let around = |hex: &str, sides: [&str; 5]| sides.map(|side| format!("{hex},{side}"));
    let roads: Vec<String> = [
        around("-1,-1", ["NW", "NE", "E", "SE", "SW"]),
        around("0,-2", ["NW", "NE", "E", "SE", "W"]),
        around("1,-3", ["NW", "NE", "E", "SE", "W"]),
    ]
    .concat();
    let roads: Vec<&str> = roads.iter().map(String::as_str).collect();
    let mut play = port("LB")
        .seat(0, |me| {
            me.settlements(&["-1,-1,N"]).roads(&roads).cards(&[Development::RoadBuilding]);
        })
        .play_scenario();
    assert_eq!(play.of(0).stock.roads, 0);
    play.lists(0, Decision::PlayRoadBuilding);
    play.decide(0, Decision::PlayRoadBuilding);
    play.refuses(0, road("1,0,NW"), base(68));
    play.decide(0, ship("1,0,NE")).decide(0, Decision::Pass);
    assert_eq!(play.phase(), PhaseView::Turn);
}

/// Seats 1 and 2 sail on both sides of the sea hex 2,0, where the pirate is not yet.
fn prey() -> Scene {
    with_pirate("4,-4")
        .seat(0, |me| _ = me.settlements(&["1,0,N"]).hand("LW"))
        .seat(1, |s| _ = s.settlements(&["1,0,SE"]).ships(&["1,1,NE"]).hand("O"))
        .seat(2, |s| _ = s.settlements(&["3,0,SW"]).ships(&["2,0,E"]).hand("GG"))
}

#[test]
fn sea_14_on_a_seven_the_robber_or_the_pirate_moves() {
    let mut play = prey().before_roll().play_scenario();
    play.roll(0, 3, 4);
    assert_eq!(play.phase(), PhaseView::MovingRobber);
    play.lists(0, robber("0,0")).lists(0, pirate("2,0"));
    play.refuses(1, pirate("2,0"), Rule::table(1));
    play.refuses(0, pirate("4,-4"), sea(14));
    // Several have ships there: one is chosen, and one has to be.
    let mut choosing = play.clone();
    choosing.decide(0, pirate("2,0"));
    assert_eq!(choosing.phase(), PhaseView::ChoosingVictim { victims: seats(&[1, 2]) });
    choosing.refuses(0, Decision::EndTurn, base(64));
    choosing.decide(0, Decision::Rob { victim: seat(2) });
    assert_eq!(choosing.phase(), PhaseView::Stealing { victim: seat(2) });
    // The robber has stayed where it was.
    assert_eq!(choosing.all().robber, prey().play_scenario().all().robber);
    // Where one alone has ships, that one is robbed; where nobody has, nobody.
    let mut one = play.clone();
    let events = one.events_of(0, pirate("1,0"));
    let to = "1,0".parse().unwrap();
    let moved = Happening::PirateMoved { seat: seat(0), to, victim: None };
    assert_eq!(events, [Event::Own(moved)]);
    assert_eq!(one.phase(), PhaseView::Turn);
    play.decide(0, robber("1,1"));
    assert_eq!(play.sea().pirate, Some("4,-4".parse().unwrap()));
    assert_eq!(play.phase(), PhaseView::Stealing { victim: seat(1) });
}

#[test]
fn sea_14_a_knight_moves_the_pirate_too() {
    let knight = |scene: Scene| scene.seat(0, |me| _ = me.cards(&[Development::Knight]));
    let mut play = knight(prey()).play_scenario();
    play.refuses(0, pirate("2,0"), Rule::table(2));
    play.decide(0, Decision::PlayKnight).lists(0, robber("0,0"));
    play.decide(0, pirate("2,0"));
    // Without the switch there is none.
    let mut play = knight(port("")).play_scenario();
    play.decide(0, Decision::PlayKnight).refuses(0, pirate("2,0"), sea(14));
    assert_eq!(play.sea().pirate, None);
}

#[test]
fn sea_14_at_the_pirates_hex_no_ship_is_built_or_moved() {
    let mut play = with_pirate("2,-1")
        .seat(0, |me| {
            me.settlements(&["1,0,N", "-2,0,SW"]).ships(&["1,0,NW"]).hand("LLWWBG");
        })
        .play_scenario();
    // 1,0,NE and 1,-1,E are sides of the hex 2,-1.
    play.refuses(0, ship("1,0,NE"), sea(14));
    play.refuses(0, sail("1,0,NW", "1,-1,E"), sea(14));
    play.lists(0, sail("1,0,NW", "-2,0,W"));
    // Roads and buildings do not mind.
    let play = with_pirate("2,-1")
        .seat(0, |me| _ = me.settlements(&["1,0,N"]).ships(&["1,0,NE", "1,0,E"]).hand("LBLBWG"))
        .play_scenario();
    play.lists(0, road("1,-1,E")).lists(0, settlement("1,0,SE"));
    // A ship beside the pirate stays there, one further out may leave.
    assert_eq!(play.movable(0), sides(&["1,0,E"]));
    let mut play = with_pirate("2,0")
        .seat(0, |me| _ = me.settlements(&["1,0,N"]).ships(&["1,0,NE", "1,0,E"]))
        .play_scenario();
    assert_eq!(play.movable(0), []);
    play.refuses(0, sail("1,0,E", "1,0,NW"), sea(14));
}

/// OPTION-5: where the robber spares beginners, so does the pirate. OPTION-7: and nobody steals where
/// the robber does not.
#[test]
fn a_friendly_robber_has_a_friendly_pirate() {
    let mut play = prey().with(|o| o.friendly_robber = true).before_roll().play_scenario();
    play.roll(0, 3, 4).refuses(0, pirate("2,0"), option(5)).lists(0, pirate("0,1"));
    let mut play = prey().with(|o| o.steals = false).before_roll().play_scenario();
    play.roll(0, 3, 4).decide(0, pirate("2,0"));
    assert_eq!(play.phase(), PhaseView::Turn);
}

#[test]
fn sea_25_the_pirate_stands_on_any_sea_hex() {
    let mut play = prey().before_roll().play_scenario();
    play.roll(0, 3, 4);
    let spots = play.decisions(0);
    let spots = spots.iter().filter(|c| matches!(c, Decision::Own(Choice::MovePirate { .. })));
    assert_eq!(spots.count(), board().chart.unwrap().sea.len() - 1);
    play.refuses(0, pirate("0,0"), sea(25));
    play.refuses(0, pirate("9,9"), Rule::table(6));
    // Before all have discarded it waits.
    let mut play = prey().seat(0, |me| _ = me.hand("LLLLLLLL")).before_roll().play_scenario();
    play.roll(0, 3, 4).refuses(0, pirate("2,0"), base(77));
    // In the founding its hex is closed to ships already.
    let mut layout = board();
    layout.chart.as_mut().unwrap().pirate = Some("2,-1".parse().unwrap());
    let setup = Setup { board: island::BoardChoice::Given(layout.clone()), ..founding() };
    let mut play = Sailing::from(&setup);
    play.decide(0, settlement("1,0,N")).refuses(0, ship("1,0,NE"), sea(14));
    play.lists(0, ship("1,0,NW"));
    // A pirate needs sea to stand on.
    layout.chart.as_mut().unwrap().pirate = Some("0,0".parse().unwrap());
    let wrong = Setup { board: island::BoardChoice::Given(layout.clone()), ..founding() };
    assert_eq!(scenario_faults(&wrong), [sea(25)]);
    layout.chart.as_mut().unwrap().pirate = None;
    let nowhere = Setup { board: island::BoardChoice::Given(layout), ..founding() };
    assert_eq!(scenario_faults(&nowhere), [sea(14)]);
    let wrong = with_pirate("0,0").setup();
    assert_eq!(scenario_faults(&wrong), [sea(25)]);
}

/// Seat 0 has a settlement and seat 1 a city at the gold field 0,3 with its nine.
fn miners() -> Scene {
    at_sea()
        .seat(0, |me| _ = me.settlements(&["0,3,S"]))
        .seat(1, |s| _ = s.cities(&["0,3,NE"]))
        .turn(1)
        .before_roll()
}

/// SEA-15, SEA-19
#[test]
fn sea_15_gold_fields_pay_cards_of_choice_in_the_order_of_the_turns() {
    let mut play = miners().play_scenario();
    play.roll(1, 4, 5);
    assert_eq!((play.phase(), play.waits_for()), (gold_phase(1, 2), vec![1]));
    assert_eq!(play.decisions(1).len(), 5);
    play.refuses(0, take('O'), base(62));
    play.refuses(1, Decision::EndTurn, base(64));
    play.decide(1, take('O'));
    assert_eq!(play.phase(), gold_phase(1, 1));
    play.decide(1, take('G'));
    assert_eq!((play.phase(), play.hand(1)), (gold_phase(0, 1), hand("OG")));
    play.decide(0, take('O'));
    assert_eq!((play.phase(), play.hand(0)), (PhaseView::Turn, hand("O")));
    assert!(play.all().turn.rolled);
}

#[test]
fn sea_19_gold_takes_what_the_bank_has() {
    // Another kind where one is out.
    let ore = "O".repeat(19);
    let mut play = miners().seat(2, |s| _ = s.hand(&ore)).play_scenario();
    play.roll(1, 4, 5).refuses(1, take('O'), sea(19));
    assert_eq!(play.decisions(1).len(), 4);
    // Nobody is asked where nothing is left.
    let all = "LBWGO".repeat(19);
    let mut play = miners().seat(2, |s| _ = s.hand(&all)).play_scenario();
    play.roll(1, 4, 5);
    assert_eq!(play.phase(), PhaseView::Turn);
    // The last card is taken, and then nobody is asked any more; it is no choice either.
    let most = format!("{}{}", "LBWG".repeat(19), "O".repeat(18));
    let mut play = miners().seat(2, |s| _ = s.hand(&most)).play_scenario();
    play.roll(1, 4, 5);
    let excuse = play.0.excuse(seat(1)).expect("there is nothing to choose");
    assert_eq!(excuse.decision(), &take('O'));
    play.decide(1, take('O'));
    assert_eq!(play.phase(), PhaseView::Turn);
}

#[test]
fn sea_19_the_robber_shuts_a_gold_field() {
    let mut play = miners().robber("0,3").play_scenario();
    play.roll(1, 4, 5);
    assert_eq!(play.phase(), PhaseView::Turn);
}

#[test]
fn sea_19_a_founding_building_that_pays_takes_a_card_of_choice() {
    let mut layout = board();
    for tile in &mut layout.hexes {
        if (tile.q, tile.r) == (0, 0) || (tile.q, tile.r) == (1, -1) {
            tile.terrain = Terrain::Gold;
        }
    }
    let setup = Setup { board: island::BoardChoice::Given(layout), ..founding() };
    let mut play = Sailing::from(&setup);
    // The first round pays nothing.
    play.decide(0, settlement("0,0,S")).decide(0, road("0,0,SW"));
    play.decide(1, settlement("0,-3,N")).decide(1, road("0,-3,NW"));
    play.decide(2, settlement("2,-3,N")).decide(2, road("2,-3,NW"));
    // The second does, before the road or ship is due.
    play.decide(2, settlement("1,0,NW"));
    assert_eq!((play.phase(), play.waits_for()), (gold_phase(2, 2), vec![2]));
    play.refuses(2, road("1,0,NW"), base(64));
    play.decide(2, take('L')).decide(2, take('W'));
    let due = PhaseView::FoundingRoad { seat: seat(2), at: "1,0,NW".parse().unwrap() };
    assert_eq!((play.phase(), play.hand(2)), (due, hand("LW")));
    play.decide(2, ship("1,0,NW"));
    assert_eq!(play.waits_for(), [1]);
    // Elsewhere there is no gold.
    let mut layout = beginner_board();
    layout.hexes[0].terrain = Terrain::Gold;
    let setup = Setup { board: island::BoardChoice::Given(layout), ..Setup::variable(3) };
    assert!(faults(&setup).contains(&sea(15)));
}

#[test]
fn sea_16_harbours_lie_at_sides_of_the_coast() {
    // The harbour at 1,1,W trades lumber.
    let play = at_sea().seat(0, |me| _ = me.settlements(&["1,0,S"])).play_scenario();
    assert_eq!(play.of(0).rates[Resource::Lumber], 2);
    let harbour = board().harbours.into_iter().find(|harbour| (harbour.q, harbour.r) == (1, 1));
    assert_eq!(harbour.unwrap().trade, Trade::Two(Resource::Lumber));
    // A side between two landscapes is no coast, a side at the sea is one although a hex lies there.
    let mut layout = board();
    layout.harbours.push("{\"at\":\"0,0,NE\",\"type\":\"3:1\"}".parse_harbour());
    let setup = Setup { board: island::BoardChoice::Given(layout), ..founding() };
    assert_eq!(scenario_faults(&setup), [option(12)]);
}

trait ParseHarbour {
    fn parse_harbour(&self) -> island::Harbour;
}

impl ParseHarbour for str {
    fn parse_harbour(&self) -> island::Harbour {
        serde_json::from_str(self).unwrap()
    }
}

#[test]
fn sea_20_the_distance_rule_holds_across_a_strait() {
    let mut play = at_sea()
        .seat(0, |me| _ = me.settlements(&["1,0,N"]).ships(&["1,0,NE", "1,0,E", "1,0,SE"]))
        .seat(0, |me| _ = me.hand("LBWG"))
        .seat(1, |s| _ = s.settlements(&["1,0,SW"]))
        .play_scenario();
    play.refuses(0, settlement("1,0,S"), base(38));
    play.lists(0, settlement("1,0,SE"));
    let close = at_sea()
        .seat(0, |me| _ = me.settlements(&["1,0,S"]))
        .seat(1, |s| _ = s.settlements(&["1,0,SW"]));
    assert_eq!(scenario_faults(&close.setup()), [base(38)]);
}

#[test]
fn sea_21_between_the_turns_ships_are_built_and_none_sails() {
    let mut play = port("")
        .seat(1, |s| _ = s.settlements(&["1,0,SE"]).ships(&["1,1,NE"]).hand("LW"))
        .with(|o| o.special_building = Some(true))
        .play_scenario();
    play.decide(0, Decision::EndTurn);
    assert_eq!(play.phase(), PhaseView::SpecialBuilding { seat: seat(1) });
    play.refuses(1, sail("1,1,NE", "1,0,SE"), sea(21));
    play.refuses(2, ship("1,0,E"), six(8));
    assert!(play.0.excuse(seat(1)).is_none(), "a ship can be built");
    play.decide(1, ship("1,0,E"));
    assert!(play.0.excuse(seat(1)).is_some(), "nothing can be built any more");
    play.decide(1, Decision::Pass).decide(2, Decision::Pass);
    // What was built there may sail in the own turn.
    play.roll(1, 1, 1);
    assert_eq!(play.movable(1), sides(&["1,0,E", "1,1,NE"]));
}

/// Seat 0 about to land on the small island.
fn landing() -> Scene {
    port("LBWGLBWG")
        .seat(0, |me| _ = me.ships(&["1,0,NE", "1,0,E", "1,1,NE", "2,1,NW"]))
        .scenarios(|with| with.island_points = true)
}

#[test]
fn sea_22_the_first_settlement_on_another_island_brings_two_points() {
    let mut play = landing().play_scenario();
    assert_eq!(play.of(0).points, 1);
    let events = play.events_of(0, settlement("1,0,SE"));
    let at = "1,0,SE".parse().unwrap();
    let settled = Happening::IslandSettled { seat: seat(0), at, points: 2 };
    assert!(events.contains(&Event::Own(settled)));
    assert_eq!((play.of(0).points, play.sailor(0).points), (4, 2));
    let islands = play.sea().islands;
    assert_eq!(islands.iter().map(|island| island.hexes.len()).collect::<Vec<_>>(), [14, 9]);
    assert_eq!(islands.iter().map(|island| island.home).collect::<Vec<_>>(), [true, false]);
    assert_eq!((islands[0].founded, islands[1].settled), (seats(&[0]), seats(&[0])));
    // Each island once.
    play.decide(0, settlement("2,1,N"));
    assert_eq!(play.of(0).points, 5);
    // Without the switch an island is like any other.
    let mut play = landing().scenarios(|with| with.island_points = false).play_scenario();
    play.decide(0, settlement("1,0,SE"));
    assert_eq!((play.of(0).points, play.sailor(0).points), (2, 0));
    // The points win at once.
    let mut play = landing().with(|o| o.points_to_win = 4).play_scenario();
    play.decide(0, settlement("1,0,SE"));
    assert_eq!(play.winner(), Some(0));
    // Who stands there in a given position has had them, also with a city.
    let play = landing().seat(1, |s| _ = s.cities(&["3,0,SW"])).play_scenario();
    assert_eq!((play.of(1).points, play.sailor(1).points), (4, 2));
    // The switches belong to boards with ships.
    let mut setup = Setup { with: <_>::default(), ..Setup::variable(3) };
    (setup.with.friends, setup.with.island_points, setup.with.pirate) = (true, true, true);
    assert_eq!(scenario_faults(&setup), [sea(14), sea(22)]);
}

/// With all islands open to founders, those on which somebody has founded bring nothing.
#[test]
fn sea_22_where_one_has_founded_there_are_no_points() {
    let start = island::Start::Seat { seat: seat(0) };
    let setup = Setup { start, ..Setup::at_sea(3, Seas::FourIslands) };
    let mut play = Sailing::from(&setup);
    assert!(play.sea().islands.iter().all(|island| island.home));
    let mut chance = Pseudo::new(5);
    while matches!(
        play.phase(),
        PhaseView::FoundingSettlement { .. } | PhaseView::FoundingRoad { .. }
    ) {
        let by = play.waits_for()[0];
        let choice = play.decisions(by)[0];
        play.decide(by, choice).settle(&mut chance);
    }
    let founded = play.sea().islands.into_iter().filter(|island| !island.founded.is_empty());
    assert!(founded.count() >= 1);
    assert!((0..3).all(|number| play.sailor(number).points == 0));
}

#[test]
fn sea_26_people_found_where_the_board_says() {
    let mut play = Sailing::from(&founding());
    play.refuses(0, settlement("1,0,SE"), sea(26));
    play.refuses(0, settlement("1,0,NE"), sea(7));
    play.lists(0, settlement("1,0,N"));
    let at_home = play.decisions(0).len();
    // Where it says nothing, everywhere.
    let mut layout = board();
    layout.chart.as_mut().unwrap().home.clear();
    let setup = Setup { board: island::BoardChoice::Given(layout.clone()), ..founding() };
    let play = Sailing::from(&setup);
    play.lists(0, settlement("1,0,SE"));
    assert!(play.decisions(0).len() > at_home);
    layout.chart.as_mut().unwrap().home.push("1,0".parse().unwrap());
    let setup = Setup { board: island::BoardChoice::Given(layout), ..founding() };
    assert!(scenario_faults(&setup).contains(&option(12)));
}

#[test]
fn sea_24_nothing_lies_on_the_rim_of_the_map() {
    let mut play = port("LBW").play_scenario();
    play.refuses(0, ship("0,-4,NW"), sea(24));
    play.refuses(0, road("0,-4,NW"), sea(24));
    play.refuses(0, ship("9,9,NE"), Rule::table(6));
    // Also where land lies at it: the large board has some in the north.
    let mut setup = Setup::at_sea(5, Seas::TwoIslands);
    setup.start = island::Start::Seat { seat: seat(0) };
    let mut play = Sailing::from(&setup);
    let rim = board_of(&setup).hexes.into_iter().find(|tile| tile.r == -4).unwrap();
    let [corner, side] = ["N", "NE"].map(|name| format!("{},{},{name}", rim.q, rim.r));
    play.refuses(0, settlement(&corner), sea(7));
    play.refuses(0, road(&side), base(16));
    let corner = format!("{},{},NE", rim.q, rim.r);
    play.decide(0, settlement(&corner)).refuses(0, road(&side), sea(24));
    play.refuses(0, ship(&side), sea(24));
    // And given pieces do not lie there either.
    let given = port("").seat(0, |me| {
        me.settlements(&["1,-3,N"]).ships(&["1,-4,SE", "1,-4,E", "1,-4,NE"]);
    });
    assert_eq!(scenario_faults(&given.setup()), [sea(24)]);
}

fn board_of(setup: &Setup) -> island::Layout {
    Sailing::from(setup).all().board.unwrap().into()
}

/// OPTION-15, OPTION-16
#[test]
fn ships_keep_to_their_own_tables() {
    let ships = Setup::at_sea(4, Seas::TwoIslands);
    assert_eq!(faults(&ships), [option(15)]);
    let mut layout = board();
    let given = Setup { board: island::BoardChoice::Given(layout.clone()), ..Setup::variable(3) };
    assert!(faults(&given).contains(&option(15)));
    let mut two = Setup::at_sea(2, Seas::TwoIslands);
    assert_eq!(scenario_faults(&two), [sea(1)]);
    two.players = 3;
    (two.with.friends, two.with.helpers) = (true, true);
    assert_eq!(scenario_faults(&two), [option(16)]);
    layout.chart.as_mut().unwrap().sea.clear();
    let dry = Setup { board: island::BoardChoice::Given(layout), ..founding() };
    assert!(scenario_faults(&dry).contains(&option(12)));
    // A ship of nobody's scenario is refused by the book of ships.
    let mut friends = Setup { with: <_>::default(), ..Setup::variable(3) };
    friends.with.friends = true;
    let play = Scenarios::new(&friends).unwrap();
    let refusal = play.check(seat(0), &ship("1,0,NE")).unwrap_err();
    assert_eq!(refusal.rule, sea(1));
    let given = Scene::new(3).seat(0, |s| _ = s.settlements(&["0,0,N"]).ships(&["0,0,NE"]));
    let given = given.scenarios(|with| with.friends = true).setup();
    assert_eq!(scenario_faults(&given), [option(15)]);
}

/// Why nothing of the kind can be done.
#[test]
fn the_reasons_against_ships_are_told() {
    let why = |play: &Sailing, kind: &str| {
        let found = play.0.why_not(seat(0)).into_iter().find(|(named, _)| *named == kind);
        found.map(|(_, refusal)| refusal.rule)
    };
    let play = port("L").play_scenario();
    assert_eq!(why(&play, "build_ship"), Some(base(31)));
    assert_eq!(why(&play, "move_ship"), Some(sea(9)));
    let play = port("LW").seat(0, |me| _ = me.ships(&["1,0,NE"])).play_scenario();
    assert_eq!((why(&play, "build_ship"), why(&play, "move_ship")), (None, None));
    let play = port("LW").before_roll().play_scenario();
    assert_eq!(why(&play, "build_ship"), Some(base(63)));
    assert_eq!(why(&play, "move_ship"), Some(sea(9)));
    let play = prey().play_scenario();
    assert_eq!(why(&play, "move_pirate"), Some(Rule::table(2)));
}
