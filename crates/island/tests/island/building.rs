//! Roads, settlements and cities: BASE-31 to BASE-39, BASE-67 to BASE-69.
//!
//! Most pictures are around the desert in the middle. Its corners are N, NE, SE, S, SW, NW; its
//! paths join them in this order: NE from N to NE, E from NE to SE, SE from SE to S, and so on. A
//! third path leads away from each: "0,-1,E" from N, "1,0,NW" from NE, "1,0,SW" from SE, "0,1,W"
//! from S.

use std::collections::BTreeSet;

use crate::scene::*;
use hex::{Corner, Side};
use island::{Decision, Development, Hand, Outcome, Setup, Stock, base};
use table::{Chance, Game, Pseudo, Rule, ToAct};

/// Seat 0 from the north of the desert to its north-east, with these cards.
fn start(cards: &str) -> Scene {
    Scene::new(3).seat(0, |me| {
        me.settlements(&["0,0,N"]).roads(&["0,0,NE"]).hand(cards);
    })
}

/// Where the seat may build roads, as the list says.
fn roads(play: &Play, by: usize) -> BTreeSet<Side> {
    let listed = play.decisions(by).into_iter();
    listed
        .filter_map(|d| if let Decision::BuildRoad { at } = d { Some(at) } else { None })
        .collect()
}

/// Where the seat may build settlements, as the list says.
fn settlements(play: &Play, by: usize) -> BTreeSet<Corner> {
    let listed = play.decisions(by).into_iter();
    listed
        .filter_map(|d| if let Decision::BuildSettlement { at } = d { Some(at) } else { None })
        .collect()
}

fn sides(names: &[&str]) -> BTreeSet<Side> {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

fn corners(names: &[&str]) -> BTreeSet<Corner> {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

#[test]
fn base_31_everything_has_its_price() {
    let prices = [
        (road("0,0,NW"), "LB"),
        (settlement("0,0,SE"), "LBWG"),
        (city("0,0,N"), "OOOGG"),
        (Decision::BuyCard, "OWG"),
    ];
    let scene = |cards: &str| start(cards).seat(0, |me| _ = me.roads(&["0,0,E"]));
    for (decision, price) in prices {
        // Exactly the price is paid, to the bank; one card of everything more stays.
        let mut play = scene(&format!("LBWGO{price}")).play();
        play.decide(0, decision);
        assert_eq!(play.hand(0), hand("LBWGO"), "{decision:?}");
        assert_eq!(play.all().bank, Hand::new([18; 5]), "{decision:?}");
        scene(price).play().decide(0, decision);
        // One card of the price is missing, whatever else there is.
        for missing in 0..price.len() {
            let letter = price.as_bytes()[missing] as char;
            let rest = price[..missing].to_owned() + &price[missing + 1..];
            let others: String = "LBWGO".chars().filter(|&other| other != letter).collect();
            scene(&(rest + &others + &others)).play().refuses(0, decision, base(31));
        }
    }
}

#[test]
fn base_32_as_much_is_built_as_cards_and_pieces_allow() {
    let mut play = start("LLLLLBBBBBWWGGGGOOOOOOO").play();
    play.decide(0, road("0,0,E")).decide(0, road("0,0,SE")).decide(0, settlement("0,0,SE"));
    play.decide(0, city("0,0,SE")).decide(0, Decision::BuyCard);
    play.resolve(Outcome::Drawn { card: Development::Knight });
    play.decide(0, road("0,0,NW")).decide(0, road("0,0,W"));
    assert_eq!(play.hand(0), hand("OOO"));
    // Lumber and brick are used up.
    play.refuses(0, road("0,0,SW"), base(31));
}

#[test]
fn base_33_a_road_joins_something_of_the_own() {
    let mut play = start("LLLBBB").play();
    // At the settlement in the north and at the end of the road in the north-east.
    let free = ["0,0,NW", "0,-1,E", "0,0,E", "1,0,NW"];
    assert_eq!(roads(&play, 0), sides(&free));
    for apart in ["0,0,SE", "1,0,SW", "0,0,W", "2,0,E"] {
        play.refuses(0, road(apart), base(33));
    }
    // The next one joins the new road.
    play.decide(0, road("0,0,E")).decide(0, road("0,0,SE")).decide(0, road("1,0,SW"));
}

#[test]
fn base_33_a_city_joins_a_road_and_another_players_pieces_do_not() {
    let mut play = Scene::new(2)
        .seat(0, |me| {
            me.cities(&["0,0,N"]).hand("LB");
        })
        .seat(1, |me| {
            me.settlements(&["0,0,S"]).roads(&["0,0,SE"]);
        })
        .play();
    assert_eq!(roads(&play, 0), sides(&["0,0,NW", "0,0,NE", "0,-1,E"]));
    play.refuses(0, road("0,0,E"), base(33)).refuses(0, road("0,0,SW"), base(33));
    play.decide(0, road("0,-1,E"));
}

#[test]
fn base_33_roads_run_along_the_coast() {
    // The tip of the north-western hex has two paths, both along the coast, and open sea beyond.
    let scene = Scene::new(2).seat(0, |me| {
        me.settlements(&["0,-2,N"]).hand("LLLBBB");
    });
    let mut play = scene.play();
    assert_eq!(roads(&play, 0), sides(&["0,-2,NE", "0,-2,NW"]));
    play.refuses(0, road("1,-3,W"), Rule::table(6));
    play.decide(0, road("0,-2,NW")).decide(0, road("0,-2,W"));
}

/// BASE-34: the line of seat 0 ends where seat 1 has built, in the south-east.
#[test]
fn base_34_no_road_is_joined_beyond_another_players_building() {
    for cities in [false, true] {
        let at: &[&str] = &["0,0,SE"];
        let (villages, towns) = if cities { (&[][..], at) } else { (at, &[][..]) };
        let scene = start("LLLBBB").seat(0, |me| _ = me.roads(&["0,0,E"]));
        let mut play = scene.seat(1, |me| _ = me.settlements(villages).cities(towns)).play();
        for beyond in ["0,0,SE", "1,0,SW"] {
            play.refuses(0, road(beyond), base(34));
        }
        // Elsewhere the line goes on.
        assert_eq!(roads(&play, 0), sides(&["0,0,NW", "0,-1,E", "1,0,NW"]));
    }
}

#[test]
fn base_34_a_road_may_lead_to_another_players_building() {
    let scene = start("LB").seat(1, |me| _ = me.settlements(&["0,0,SE"]));
    scene.play().decide(0, road("0,0,E"));
}

/// BASE-34, BASE-33: what cannot be joined at one end may be joined at the other.
#[test]
fn a_path_at_another_players_building_can_be_reached_from_behind() {
    // Seat 0 stands south, too, one path away from the building of seat 1 in the south-east.
    let scene = start("LB").seat(0, |me| {
        me.roads(&["0,0,E"]).settlements(&["0,0,SW"]).roads(&["0,0,SW"]);
    });
    let mut play = scene.seat(1, |me| _ = me.settlements(&["0,0,SE"])).play();
    play.refuses(0, road("1,0,SW"), base(34));
    play.decide(0, road("0,0,SE"));
}

/// BASE-34: own buildings are no obstacle.
#[test]
fn base_34_a_road_passes_an_own_building() {
    let scene = start("LB").seat(0, |me| _ = me.roads(&["0,0,E"]).settlements(&["0,0,SE"]));
    scene.play().decide(0, road("0,0,SE"));
}

#[test]
fn base_35_a_settlement_needs_an_own_road() {
    // Roads from the north over the north-east to the south-east.
    let scene = start("LLBBWWGG").seat(0, |me| _ = me.roads(&["0,0,E"]));
    let scene = scene.seat(1, |me| {
        me.settlements(&["0,1,S"]).roads(&["0,1,SW", "0,1,W"]);
    });
    let mut play = scene.play();
    assert_eq!(settlements(&play, 0), corners(&["0,0,SE"]));
    // Free and far enough, but without a road, or with another player's road only.
    play.refuses(0, settlement("2,0,N"), base(35));
    play.refuses(0, settlement("0,0,S"), base(35));
    play.decide(0, settlement("0,0,SE"));
}

/// BASE-35: a road that ends there is enough, however it is joined.
#[test]
fn base_35_a_road_laid_in_this_turn_will_do() {
    let mut play = start("LLBBWG").play();
    play.refuses(0, settlement("0,0,SE"), base(35));
    play.decide(0, road("0,0,E")).decide(0, settlement("0,0,SE"));
}

#[test]
fn base_36_a_settlement_is_one_point_and_a_city_two() {
    let scene = start("LBWGOOOGG").seat(0, |me| _ = me.roads(&["0,0,E"]));
    let mut play = scene.play();
    let points = |play: &Play| (play.of(0).points, play.0.standing().points[seat(0)]);
    assert_eq!(points(&play), (1, 1));
    play.decide(0, settlement("0,0,SE"));
    assert_eq!(points(&play), (2, 2));
    play.decide(0, city("0,0,N"));
    assert_eq!(points(&play), (3, 3));
    // Everybody sees them.
    assert_eq!(play.seen_by(1).seats[0].points, 3);
}

#[test]
fn base_37_a_city_replaces_an_own_settlement() {
    let mut play = start("OOOOOOGGGG").seat(1, |me| _ = me.settlements(&["0,0,S"])).play();
    play.refuses(0, city("0,0,S"), base(37));
    play.refuses(0, city("0,0,NE"), base(37));
    play.refuses(0, city("0,0,SE"), base(37));
    play.decide(0, city("0,0,N"));
    let me = play.of(0);
    assert_eq!((me.settlements, me.cities), (vec![], vec!["0,0,N".parse().unwrap()]));
    assert_eq!(me.stock, Stock { roads: 14, settlements: 5, cities: 3 });
    // A city is not built a second time.
    play.refuses(0, city("0,0,N"), base(37));
}

/// BASE-38: each of the three neighbours of a corner, a settlement or a city, own or foreign.
#[test]
fn base_38_no_building_next_to_another() {
    // Seat 0 comes from the north to the south-east; its neighbours are NE, S and one outside.
    for (near, owner, is_city) in [
        ("0,0,S", 1, false),
        ("0,0,S", 1, true),
        ("1,0,S", 1, false),
        ("1,0,S", 2, true),
        ("0,0,S", 0, false),
        ("1,0,S", 0, true),
    ] {
        let scene = start("LBWG").seat(0, |me| _ = me.roads(&["0,0,E"]));
        let scene = scene.seat(owner, |me| {
            let at: &[&str] = &[near];
            if is_city {
                me.cities(at)
            } else {
                me.settlements(at)
            };
        });
        let mut play = scene.play();
        play.refuses(0, settlement("0,0,SE"), base(38));
        assert_eq!(settlements(&play, 0), corners(&[]));
    }
    // The corner in between is next to the own settlement in the north.
    let scene = start("LBWG").seat(0, |me| _ = me.roads(&["0,0,E"]));
    scene.play().refuses(0, settlement("0,0,NE"), base(38)).decide(0, settlement("0,0,SE"));
}

#[test]
fn base_38_two_corners_away_is_far_enough() {
    // Buildings of others two paths from the south-east, on every side.
    let scene = start("LBWG").seat(0, |me| _ = me.roads(&["0,0,E"]));
    let scene = scene
        .seat(1, |me| _ = me.settlements(&["0,0,SW", "1,0,SE"]))
        .seat(2, |me| _ = me.settlements(&["0,1,SE"]));
    scene.play().decide(0, settlement("0,0,SE"));
}

#[test]
fn base_38_no_position_has_neighbouring_buildings() {
    let beside =
        |corner: &str| faults(&start("").seat(1, |me| _ = me.settlements(&[corner])).setup());
    assert_eq!(beside("0,0,NE"), [base(38)]);
    assert_eq!(beside("0,-1,NE"), [base(38)]);
    assert_eq!(beside("0,0,SE"), []);
}

/// BASE-39: seat 1 has a line from the north over the south-east to the south-west; seat 0 comes
/// to the south-east from outside and builds there.
#[test]
fn base_39_a_settlement_between_two_roads_cuts_the_line() {
    let mut play = Scene::new(2)
        .seat(0, |me| {
            me.settlements(&["1,0,SE"]).roads(&["1,0,SE", "1,0,SW"]).hand("LBWG");
        })
        .seat(1, |me| {
            me.settlements(&["0,0,N"]).roads(&["0,0,NE", "0,0,E", "0,0,SE", "0,0,SW"]);
            me.hand("LLBB");
        })
        .play();
    assert_eq!(play.of(1).road_length, 4);
    play.decide(0, settlement("0,0,SE"));
    assert_eq!((play.of(0).points, play.of(1).road_length), (2, 2));
    // Both halves stay and may grow, away from the new settlement.
    assert_eq!(play.of(1).roads.len(), 4);
    play.decide(0, Decision::EndTurn).roll(1, 1, 1);
    let grow = ["0,0,NW", "0,-1,E", "1,0,NW", "0,1,W", "0,0,W", "-1,0,SE"];
    assert_eq!(roads(&play, 1), sides(&grow));
}

#[test]
fn base_67_a_new_settlement_may_become_a_city_at_once() {
    let scene = start("LBWGGGOOO").seat(0, |me| _ = me.roads(&["0,0,E"]));
    let mut play = scene.play();
    play.decide(0, settlement("0,0,SE")).decide(0, city("0,0,SE"));
    assert_eq!((play.hand(0).total(), play.of(0).points), (0, 3));
    // Both are paid: without the settlement's price there is no city.
    let scene = start("GGOOO").seat(0, |me| _ = me.roads(&["0,0,E"]));
    scene.play().refuses(0, city("0,0,SE"), base(37));
}

/// Northern corners are never neighbours of each other.
const NORTH: [&str; 8] =
    ["0,-2,N", "1,-2,N", "2,-2,N", "-1,-1,N", "2,-1,N", "-2,0,N", "-2,1,N", "-2,2,N"];

#[test]
fn base_68_a_sixth_settlement_waits_for_a_city() {
    let scene = start("LBWGGGOOO").with(|options| options.points_to_win = 20).seat(0, |me| {
        me.roads(&["0,0,E"]).settlements(&NORTH[..4]);
    });
    let mut play = scene.play();
    assert_eq!(play.of(0).stock.settlements, 0);
    play.refuses(0, settlement("0,0,SE"), base(68));
    // A city needs no settlement in the stock, and brings one back to it.
    play.decide(0, city("0,0,N"));
    assert_eq!(play.of(0).stock.settlements, 1);
    play.decide(0, settlement("0,0,SE"));
    assert_eq!(play.of(0).stock.settlements, 0);
}

#[test]
fn base_68_there_is_no_fifth_city() {
    let with = |cities: usize| {
        let scene = start("GGOOO").with(|options| options.points_to_win = 20);
        scene.seat(0, |me| _ = me.cities(&NORTH[..cities])).play()
    };
    with(3).decide(0, city("0,0,N"));
    with(4).refuses(0, city("0,0,N"), base(68));
}

/// All six paths around the desert, the six that lead away from it, and three beyond them.
const FIFTEEN_ROADS: [&str; 15] = [
    "0,0,NE", "0,0,E", "0,0,SE", "0,0,SW", "0,0,W", "0,0,NW", "0,-1,E", "1,0,NW", "1,0,SW",
    "0,1,W", "-1,0,SE", "-1,0,NE", "0,-1,NE", "1,-1,NW", "1,-1,E",
];

#[test]
fn base_68_there_is_no_sixteenth_road_not_even_a_free_one() {
    let with = |count: usize| {
        let scene = Scene::new(2).seat(0, |me| {
            me.settlements(&["0,0,N"]).roads(&FIFTEEN_ROADS[..count]).hand("LLBB");
            me.cards(&[Development::RoadBuilding]);
        });
        scene.play()
    };
    let next = road("0,1,E");
    with(14).decide(0, next).refuses(0, road("1,0,SE"), base(68));
    let mut play = with(15);
    play.refuses(0, next, base(68)).refuses(0, Decision::PlayRoadBuilding, base(73));
    assert_eq!(roads(&play, 0), sides(&[]));
    // With one road left only one is laid for free.
    let mut play = with(14);
    play.decide(0, Decision::PlayRoadBuilding).decide(0, next);
    assert_eq!((play.of(0).stock.roads, play.hand(0)), (0, hand("LLBB")));
    play.lists(0, Decision::EndTurn);
}

/// BASE-69: in random games what has been built stays where it is.
#[test]
fn base_69_what_has_been_built_stays() {
    for seed in 0..6 {
        let mut chance = Pseudo::new(seed);
        let mut play = Play::new(&Setup::variable(4).without_player_trade());
        let mut before = play.all();
        for _ in 0..1500 {
            play.settle(&mut chance);
            let ToAct::Seats(asked) = play.0.to_act() else { break };
            let by = asked.iter().next().unwrap().index();
            let choices = play.decisions(by);
            // Building, where it is possible: or hardly anything would ever stand.
            let build = choices.iter().copied().find(|decision| {
                matches!(decision, Decision::BuildCity { .. } | Decision::BuildSettlement { .. })
            });
            let random = choices[chance.below(choices.len() as u32) as usize];
            play.decide(by, build.filter(|_| chance.below(2) == 0).unwrap_or(random));
            let now = play.all();
            for (was, is) in before.seats.iter().zip(&now.seats) {
                assert!(was.roads.iter().all(|road| is.roads.contains(road)));
                assert!(was.cities.iter().all(|city| is.cities.contains(city)));
                let stays = |at: &Corner| is.settlements.contains(at) || is.cities.contains(at);
                assert!(was.settlements.iter().all(stays));
            }
            before = now;
        }
        assert!(before.seats.iter().any(|seat| !seat.cities.is_empty()), "no city in game {seed}");
    }
}
