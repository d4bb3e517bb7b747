//! Country maps: COUNTRY, CORSICA, NEWYORK, and how scenarios go together (OPTION-15, OPTION-16).

use std::collections::BTreeMap;

use hex::{Corner, Grid, Hex, WIDE};
use island::{
    BoardChoice, Choice, CountryView, Decision, Development, Event, Full, Hand, Happening, Island,
    Layout, Map, Outcome, PhaseView, Resource, Scenarios, Setup, Start, Terrain, Trade, With, base,
    country as rule, option,
};
use table::{Game, Pseudo};

use crate::country_map::{ByIds, Places, between, country, file, layout, scene, setup};
use crate::scene::*;

type Game4 = Play<Full, WIDE>;
type Decided = Decision<Choice>;

const MAPS: [Map; 2] = [Map::Corsica, Map::NewYork];

fn chips(play: &Game4) -> CountryView {
    play.all().scenario.unwrap().country.unwrap()
}

/// How often each thing is there.
fn count<T: Ord>(things: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    let mut counts = BTreeMap::new();
    things.into_iter().for_each(|thing| *counts.entry(thing).or_default() += 1);
    counts
}

/// A game that seat 0 starts, before the first settlement.
fn founding(setup: Setup) -> Game4 {
    Play::from(&Setup { start: Start::Seat { seat: seat(0) }, ..setup })
}

#[test]
fn country_1_three_to_six_play_on_a_map_that_is_fixed() {
    for map in MAPS {
        for players in [2, 7] {
            assert!(scenario_faults(&setup(map, players)).contains(&rule(1)));
        }
        for players in 3..=6 {
            let play = founding(setup(map, players));
            assert_eq!(play.phase(), PhaseView::FoundingSettlement { city: false, seat: seat(0) });
            let mut play = scene(map, players).play_scenario();
            play.decide(0, Decision::EndTurn);
            let special = play.phase() == PhaseView::SpecialBuilding { seat: seat(1) };
            assert_eq!(special, players >= 5, "the special building phase with {players}");
        }
    }
}

#[test]
fn country_2_settlements_are_founded_and_built_on_towns_only() {
    for map in MAPS {
        let mut play = founding(setup(map, 4));
        let towns = country(map).towns.into_iter().map(|town| town.at);
        let mut listed: Vec<Corner> = (play.decisions(0).into_iter())
            .map(|decision| match decision {
                Decided::BuildSettlement { at } => at,
                other => panic!("{other:?}"),
            })
            .collect();
        let mut towns: Vec<Corner> = towns.collect();
        listed.sort();
        towns.sort();
        assert_eq!(listed, towns);
        let places = Places::of(map);
        play.refuses(0, settlement(places.corner("x-5")), rule(2));
    }
    let places = Places::of(Map::Corsica);
    let mut play = scene(Map::Corsica, 3)
        .seat(0, |me| {
            me.built(&places, &["corte"]).ways(&places, &["corte x-16 ponte-leccia"]).hand("LBWG");
        })
        .play_scenario();
    play.refuses(0, settlement(places.corner("x-16")), rule(2));
    play.decide(0, settlement(places.corner("ponte-leccia")));
}

/// COUNTRY-3, NEWYORK-3
#[test]
fn roads_are_laid_on_road_spaces_only() {
    let places = Places::of(Map::NewYork);
    let mut play = founding(setup(Map::NewYork, 3));
    play.decide(0, settlement(places.corner("new-york-city")));
    let sound = between(places.at("new-york-city"), places.at("x-42")).unwrap().to_string();
    play.refuses(0, road(&sound), rule(3));
    assert_eq!(play.decisions(0).len(), 2);
    let mut play = scene(Map::NewYork, 3)
        .seat(0, |me| {
            me.built(&places, &["new-york-city"]).hand("LB");
        })
        .play_scenario();
    play.refuses(0, road(&sound), rule(3));
    play.decide(0, road(&places.side("new-york-city x-37")));
}

#[test]
fn country_4_roads_end_at_any_town_and_go_on_from_an_own_building_only() {
    let places = Places::of(Map::Corsica);
    let start = || {
        scene(Map::Corsica, 3).seat(0, |me| {
            let me = me.built(&places, &["corte"]).ways(&places, &["corte x-16"]);
            me.hand("LLBBBBWG").cards(&[Development::RoadBuilding]);
        })
    };
    let (to, on) = (places.side("x-16 ponte-leccia"), places.side("ponte-leccia x-26"));
    let mut play = start().play_scenario();
    play.decide(0, road(&to)).refuses(0, road(&on), rule(4));
    // A free road no more than a paid one.
    let mut free = play.clone();
    free.decide(0, Decision::PlayRoadBuilding).refuses(0, road(&on), rule(4));
    play.decide(0, settlement(places.corner("ponte-leccia")));
    play.decide(0, Decision::PlayRoadBuilding).decide(0, road(&on));
    // Another's building does not open the town either.
    let mut play = start().seat(1, |you| _ = you.built(&places, &["ponte-leccia"])).play_scenario();
    play.decide(0, road(&to)).refuses(0, road(&on), rule(4));
}

#[test]
fn country_5_a_red_road_space_opens_its_charter() {
    let places = Places::of(Map::Corsica);
    let mut play = scene(Map::Corsica, 3)
        .seat(0, |me| _ = me.built(&places, &["l-ile-rousse", "porto"]).hand("LLBBBBOOO"))
        .play_scenario();
    assert_eq!(play.of(0).rates, Hand::new([4; 5]));
    play.refuses(0, bank('O', 'G'), base(28));
    play.decide(0, road(&places.side("l-ile-rousse x-15")));
    assert_eq!(play.of(0).rates, Hand::new([3; 5]));
    play.decide(0, bank('O', 'G')).decide(0, road(&places.side("porto x-2")));
    assert_eq!(play.of(0).rates[Resource::Brick], 2);
    play.decide(0, bank('B', 'G'));
    for map in MAPS {
        assert!(layout(map).harbours.is_empty());
    }
}

#[test]
fn country_6_a_building_at_the_edge_yields_from_what_it_touches() {
    let places = Places::of(Map::Corsica);
    // Rogliano touches hills with a 5 only, Corte three landscapes.
    let mut play = scene(Map::Corsica, 3)
        .seat(0, |me| _ = me.built(&places, &["rogliano", "corte"]))
        .before_roll()
        .play_scenario();
    play.roll(0, 1, 4);
    assert_eq!(play.hand(0), hand("B"));
    play.decide(0, Decision::EndTurn).roll(1, 1, 2);
    assert_eq!(play.hand(0), hand("BO"));
    for map in MAPS {
        let file = file(map);
        let land: Vec<Hex> = layout(map).hexes.iter().map(|tile| tile.hex().unwrap()).collect();
        let grid = Grid::<WIDE>::new(&land).unwrap();
        let places = Places::of(map);
        for site in file["sites"].as_array().unwrap() {
            let at = grid.corner_id(places.at(site["id"].as_str().unwrap())).unwrap();
            assert_eq!(grid.hexes_at(at).len(), site["hexes"].as_array().unwrap().len(), "{site}");
        }
    }
}

#[test]
fn country_7_whoever_reaches_a_crossing_first_takes_its_chip() {
    let places = Places::of(Map::Corsica);
    let mut play = scene(Map::Corsica, 3)
        .seat(0, |me| _ = me.built(&places, &["corte"]).ways(&places, &["corte x-22"]).hand("LB"))
        .seat(1, |you| {
            you.built(&places, &["cervione"]).ways(&places, &["cervione x-33"]).hand("LB");
        })
        .play_scenario();
    assert_eq!(chips(&play).chips.len(), 11);
    let taken = play.events_of(0, road(&places.side("x-22 vp-5")));
    let at = Some(places.at("vp-5"));
    assert!(taken.contains(&Event::Own(Happening::ChipTaken { seat: seat(0), at })));
    play.0.audit().unwrap();
    assert_eq!((chips(&play).taken, play.of(0).points), (vec![1, 0, 0], 2));
    assert!(!chips(&play).chips.contains(&places.at("vp-5")));
    // COUNTRY-18: a later road to it gets nothing.
    play.decide(0, Decision::EndTurn).roll(1, 1, 1);
    let later = play.events_of(1, road(&places.side("x-33 vp-5")));
    assert!(!later.iter().any(|event| matches!(event, Event::Own(_))), "{later:?}");
    assert_eq!((chips(&play).taken, play.of(1).points), (vec![1, 0, 0], 1));
}

#[test]
fn country_8_with_five_and_six_the_crossings_are_towns() {
    let places = Places::of(Map::Corsica);
    for players in [5, 6] {
        let play = founding(setup(Map::Corsica, players));
        assert!(chips(&play).chips.is_empty() && chips(&play).settled);
        assert!(!chips(&founding(setup(Map::Corsica, 4))).settled, "with four they hold chips");
        assert_eq!(play.decisions(0).len(), 21 + 11);
        let mut play = scene(Map::Corsica, players)
            .seat(0, |me| {
                let me = me.built(&places, &["corte"]).ways(&places, &["corte x-22"]);
                me.hand("LLLBBBWGGGOOO");
            })
            .play_scenario();
        play.decide(0, road(&places.side("x-22 vp-5")));
        assert_eq!(play.of(0).points, 1, "there is no chip");
        play.refuses(0, road(&places.side("vp-5 x-33")), rule(4));
        play.decide(0, settlement(places.corner("vp-5"))).decide(0, city(places.corner("vp-5")));
        play.decide(0, road(&places.side("vp-5 x-33")));
    }
}

/// COUNTRY-9, CORSICA-2, NEWYORK-3
#[test]
fn the_founding_begins_with_the_robber_where_the_map_says() {
    for (map, at, terrain) in
        [(Map::Corsica, "-2,1", Terrain::Pasture), (Map::NewYork, "3,-2", Terrain::Mountains)]
    {
        let robber: Hex = at.parse().unwrap();
        let mut play = Game4::from(&setup(map, 4));
        assert_eq!(play.outcomes().len(), 4, "only the start player is drawn");
        play.resolve(Outcome::Starts { seat: seat(2) });
        assert_eq!(play.all().robber, Some(robber));
        let there = layout(map).hexes.into_iter().find(|tile| tile.hex() == Some(robber)).unwrap();
        assert_eq!(there.terrain, terrain);
        for number in [2, 3, 0, 1, 1, 0, 3, 2] {
            for _ in 0..2 {
                assert_eq!(play.waits_for(), [number]);
                let first = play.decisions(number)[0];
                play.decide(number, first);
            }
        }
        assert_eq!((play.phase(), play.waits_for()), (PhaseView::Turn, vec![2]));
    }
}

#[test]
fn country_10_towns_and_crossings_are_two_roads_apart() {
    for map in MAPS {
        let country = country(map);
        let towns = country.towns.iter().map(|town| town.at);
        let sites: Vec<Corner> = towns.chain(country.crossings.clone()).collect();
        for (index, one) in sites.iter().enumerate() {
            for other in &sites[..index] {
                assert!(one != other && between(*one, *other).is_none(), "{one} and {other}");
            }
        }
    }
    // Where a map had two towns side by side, the distance rule could not be met.
    let mut near = layout(Map::Corsica);
    let places = Places::of(Map::Corsica);
    near.country.as_mut().unwrap().towns[0].at = places.at("x-16");
    let faults = Scenarios::new(&Setup::on_country(3, BoardChoice::Given(near))).unwrap_err();
    assert!(faults.0.iter().all(|fault| fault.rule == rule(10)), "{faults}");
}

/// Corsica with the first crossings moved to these places.
fn with_crossings(ids: &[&str]) -> Layout {
    let places = Places::of(Map::Corsica);
    let mut map = layout(Map::Corsica);
    for (crossing, id) in map.country.as_mut().unwrap().crossings.iter_mut().zip(ids) {
        *crossing = places.at(id);
    }
    map
}

#[test]
fn country_11_a_founding_road_takes_a_chip_too() {
    let places = Places::of(Map::Corsica);
    let board = BoardChoice::Given(with_crossings(&["x-16"]));
    let mut play = founding(Setup::on_country(3, board));
    play.decide(0, settlement(places.corner("corte")));
    play.decide(0, road(&places.side("corte x-16")));
    assert_eq!((chips(&play).taken, play.of(0).points), (vec![1, 0, 0], 2));
    // On our maps no founding road reaches one: they are two roads from every town (COUNTRY-10).
    for map in MAPS {
        let country = country(map);
        for town in &country.towns {
            assert!(!country.crossings.iter().any(|&at| between(at, town.at).is_some()));
        }
    }
}

#[test]
fn country_12_thirteen_twelve_or_ten_points_win() {
    for map in MAPS {
        for (players, points) in [(3, 13), (4, 12), (5, 10), (6, 10)] {
            assert_eq!(Game4::from(&setup(map, players)).all().points_to_win, points);
        }
    }
    for variant in Scenarios::variants() {
        let points = variant.setup.options.points_to_win;
        if let BoardChoice::Country { map } = variant.setup.board {
            assert_eq!(points, setup(map, variant.setup.players).options.points_to_win);
        }
    }
}

#[test]
fn country_13_a_crossing_holds_no_building_and_roads_lead_on() {
    let places = Places::of(Map::Corsica);
    let mut play = scene(Map::Corsica, 4)
        .seat(0, |me| {
            let me = me.built(&places, &["corte"]).ways(&places, &["corte x-22 vp-5"]);
            me.hand("LLBBWG");
        })
        .play_scenario();
    play.refuses(0, settlement(places.corner("vp-5")), rule(13));
    play.decide(0, road(&places.side("vp-5 x-33")));
}

/// COUNTRY-14
#[test]
fn a_charter_counts_for_all_on_its_red_spaces_and_the_bank_trades_as_ever() {
    let places = Places::of(Map::Corsica);
    let mut play = scene(Map::Corsica, 3)
        .seat(0, |me| _ = me.built(&places, &["l-ile-rousse"]).hand("LBWWWOOOO"))
        .seat(1, |you| {
            let you = you.built(&places, &["saint-florent"]);
            you.ways(&places, &["saint-florent x-21 x-15"]).hand("WWW");
        })
        .play_scenario();
    play.decide(0, bank('O', 'G')).refuses(0, bank('W', 'G'), base(28));
    play.decide(0, road(&places.side("l-ile-rousse x-15"))).decide(0, bank('W', 'G'));
    assert_eq!([0, 1, 2].map(|number| play.of(number).rates[Resource::Wool]), [3, 3, 4]);
    play.decide(0, Decision::EndTurn).roll(1, 1, 1).decide(1, bank('W', 'G'));
}

#[test]
fn country_15_roads_that_meet_at_an_empty_town_are_one_line() {
    let places = Places::of(Map::Corsica);
    let play = scene(Map::Corsica, 3)
        .seat(0, |me| {
            let ways = ["corte x-16 ponte-leccia", "x-38 vescovato x-26 ponte-leccia"];
            me.built(&places, &["corte", "vescovato"]).ways(&places, &ways);
        })
        .play_scenario();
    assert_eq!((play.of(0).road_length, play.of(0).longest_road), (5, true));
    // Another's building there ends the line, as ever.
    let play = scene(Map::Corsica, 3)
        .seat(0, |me| {
            let ways = ["corte x-16 ponte-leccia", "x-38 vescovato x-26 ponte-leccia"];
            me.built(&places, &["corte", "vescovato"]).ways(&places, &ways);
        })
        .seat(1, |you| _ = you.built(&places, &["ponte-leccia"]))
        .play_scenario();
    assert_eq!((play.of(0).road_length, play.of(0).longest_road), (3, false));
}

#[test]
fn country_16_a_chip_is_never_lost() {
    let places = Places::of(Map::Corsica);
    // Here a crossing lies beside vp-5, so that a road has a crossing at both ends.
    let mut play = scene(Map::Corsica, 3)
        .on(with_crossings(&["x-22"]))
        .seat(0, |me| {
            me.built(&places, &["cervione"]).ways(&places, &["cervione x-33"]).hand("LLBB");
        })
        .seat(1, |you| _ = you.built(&places, &["corte"]).hand("LB"))
        .play_scenario();
    play.decide(0, road(&places.side("x-33 vp-5"))).decide(0, road(&places.side("vp-5 x-22")));
    assert_eq!((chips(&play).taken, play.of(0).points), (vec![2, 0, 0], 3));
    play.decide(0, Decision::EndTurn).roll(1, 1, 1);
    play.decide(1, road(&places.side("corte x-22")));
    assert_eq!((chips(&play).taken, play.of(0).points), (vec![2, 0, 0], 3));
    for map in MAPS {
        let country = country(map);
        let crossings = &country.crossings;
        let is_crossing = |at: &Corner| crossings.contains(at);
        assert!(!country.roads.iter().any(|road| road.at.ends().iter().all(is_crossing)));
    }
}

#[test]
fn country_17_the_first_cards_come_from_the_robbers_hex_too() {
    let places = Places::of(Map::Corsica);
    let mut play = founding(setup(Map::Corsica, 3));
    let found = |play: &mut Game4, by: usize, town: &str, end: &str| {
        play.decide(by, settlement(places.corner(town)));
        play.decide(by, road(&places.side(&format!("{town} {end}"))));
    };
    for (by, town, end) in [(0, "corte", "x-12"), (1, "levie", "x-23"), (2, "calvi", "x-4")] {
        found(&mut play, by, town, end);
    }
    // Vico lies at hills, forest, and the robber's pasture.
    found(&mut play, 2, "vico", "x-9");
    assert_eq!(play.hand(2), hand("LBW"));
    found(&mut play, 1, "bastia", "x-32");
    found(&mut play, 0, "propriano", "x-13");
    // What is rolled there he keeps.
    let held = play.hand(2);
    play.roll(0, 2, 2);
    assert_eq!(play.hand(2), held);
}

#[test]
fn country_18_a_chip_counts_at_once_and_may_win() {
    let places = Places::of(Map::Corsica);
    let scene = || {
        scene(Map::Corsica, 3).with(|options| options.points_to_win = 3).seat(0, |me| {
            let me = me.built(&places, &["corte", "levie"]).ways(&places, &["corte x-22"]);
            me.hand("LB").cards(&[Development::RoadBuilding]);
        })
    };
    let last = road(&places.side("x-22 vp-5"));
    let mut paid = scene().play_scenario();
    paid.decide(0, last);
    assert_eq!(paid.winner(), Some(0));
    let mut free = scene().play_scenario();
    free.decide(0, Decision::PlayRoadBuilding).decide(0, last);
    assert_eq!(free.winner(), Some(0));
}

/// Given roads have taken the chips they reach; a crossing that several have reached is the first's.
#[test]
fn given_roads_have_taken_their_chips() {
    let places = Places::of(Map::Corsica);
    let play = scene(Map::Corsica, 3)
        .seat(1, |me| _ = me.built(&places, &["corte"]).ways(&places, &["corte x-22 vp-5"]))
        .seat(2, |me| {
            let ways = ["cervione x-33 vp-5 x-26", "porto x-2"];
            me.built(&places, &["cervione", "porto"]).ways(&places, &ways);
        })
        .play_scenario();
    assert_eq!((chips(&play).taken, chips(&play).chips.len()), (vec![0, 1, 0], 10));
    assert_eq!((play.of(1).points, play.of(2).points), (2, 2));
    assert_eq!(play.of(2).rates[Resource::Brick], 2);
}

/// COUNTRY-2, COUNTRY-3, COUNTRY-4: given pieces keep to the map.
#[test]
fn given_pieces_that_cannot_stand_there_are_refused() {
    let places = Places::of(Map::Corsica);
    let given = |towns: &[&str], ways: &[&str]| {
        let scene = scene(Map::Corsica, 3);
        let setup = scene.seat(0, |me| _ = me.built(&places, towns).ways(&places, ways)).setup();
        scenario_faults(&setup)
    };
    assert_eq!(given(&["corte"], &["corte x-16 ponte-leccia"]), []);
    assert_eq!(given(&["x-16"], &[]), [rule(2)]);
    assert_eq!(given(&["vp-5"], &[]), [rule(2)]);
    assert_eq!(given(&["corte"], &["corte x-16 ponte-leccia x-26"]), [rule(4)]);
    assert_eq!(given(&["corte", "vescovato"], &["corte x-16 ponte-leccia x-26 vescovato"]), []);
    let places = Places::of(Map::NewYork);
    let sound = scene(Map::NewYork, 3).seat(0, |me| {
        let sound = between(places.at("new-york-city"), places.at("x-42")).unwrap().to_string();
        me.built(&places, &["new-york-city"]).roads(&[&sound]);
    });
    assert_eq!(scenario_faults(&sound.setup()), [rule(3)]);
}

/// The parts of a map: hexes, towns, crossings, corners, road spaces, and its charters with the red
/// spaces of each.
fn parts(map: Map) -> ([usize; 5], Vec<(Trade, usize)>) {
    let (layout, country) = (layout(map), country(map));
    let corners = file(map)["sites"].as_array().unwrap().len();
    let numbers = [
        layout.hexes.len(),
        country.towns.len(),
        country.crossings.len(),
        corners,
        country.roads.len(),
    ];
    let red = count(country.roads.iter().filter_map(|road| road.charter));
    let charters = country.charters.iter().zip(0..).map(|(trade, number)| (*trade, red[&number]));
    (numbers, charters.collect())
}

fn nine_charters() -> BTreeMap<(Trade, usize), usize> {
    let two = Resource::ALL.map(|resource| ((Trade::Two(resource), 1), 1));
    two.into_iter().chain([((Trade::Any, 2), 4)]).collect()
}

/// CORSICA-1, CORSICA-3
#[test]
fn corsica_is_as_its_book_counts() {
    let (numbers, charters) = parts(Map::Corsica);
    assert_eq!(numbers, [25, 21, 11, 74, 98]);
    assert_eq!(count(charters), nine_charters());
    let terrains = count(layout(Map::Corsica).hexes.iter().map(|tile| tile.terrain));
    assert!(terrains.len() == 5 && terrains.values().all(|&count| count == 5));
    assert!(country(Map::Corsica).reconstructed);
    assert_eq!(chips(&Game4::from(&setup(Map::Corsica, 4))).chips.len(), 11);
}

/// NEWYORK-1, NEWYORK-3
#[test]
fn new_york_is_as_its_book_counts() {
    let (numbers, charters) = parts(Map::NewYork);
    assert_eq!(numbers, [28, 24, 9, 85, 111]);
    assert_eq!(count(charters), nine_charters());
    let six: Layout = Play::new(&Setup { board: BoardChoice::Six, ..Setup::variable(6) })
        .all()
        .board
        .unwrap()
        .into();
    let land = layout(Map::NewYork);
    let inhabited = six.hexes.iter().filter(|tile| tile.terrain != Terrain::Desert);
    let terrains = count(inhabited.clone().map(|tile| tile.terrain));
    assert_eq!(count(land.hexes.iter().map(|tile| tile.terrain)), terrains);
    assert_eq!(
        count(land.hexes.iter().map(|tile| tile.number)),
        count(inhabited.map(|t| t.number))
    );
    assert!(country(Map::NewYork).reconstructed);
    assert_eq!(chips(&Game4::from(&setup(Map::NewYork, 3))).chips.len(), 9);
}

/// NEWYORK-2
#[test]
fn canal_towns_have_a_sign_and_are_towns_like_all_others() {
    let country = country(Map::NewYork);
    assert_eq!(country.towns.iter().filter(|town| town.canal).count(), 7);
    let play = founding(setup(Map::NewYork, 3));
    for town in country.towns {
        play.lists(0, Decision::BuildSettlement { at: town.at });
    }
}

#[test]
fn option_15_scenarios_are_a_game_of_their_own() {
    for map in MAPS {
        let setup = setup(map, 4);
        assert_eq!(faults(&setup), [option(15)]);
        assert_eq!(scenario_faults(&setup), []);
        let given = Setup::on_country(4, BoardChoice::Given(layout(map)));
        assert_eq!(faults(&given), [option(15)]);
        assert_eq!(scenario_faults(&given), []);
    }
    assert_eq!(scenario_faults(&Setup::variable(4)), [option(15)]);
    for friends in [true, false] {
        let with = With { friends, helpers: !friends, ..With::default() };
        assert_eq!(faults(&Setup { with, ..Setup::variable(4) }), [option(15)]);
    }
    assert!(Island::new(&Setup::variable(4)).is_ok());
}

#[test]
fn option_16_a_country_map_takes_neither_friends_nor_helpers() {
    for map in MAPS {
        for (friends, helpers) in [(true, false), (false, true), (true, true)] {
            let with = With { friends, helpers, ..With::default() };
            assert!(scenario_faults(&Setup { with, ..setup(map, 4) }).contains(&option(16)));
        }
    }
    let both = With { friends: true, helpers: true, ..With::default() };
    assert!(!scenario_faults(&Setup { with: both, ..Setup::variable(4) }).contains(&option(16)));
    let erie = With { erie: true, ..With::default() };
    assert_eq!(scenario_faults(&Setup { with: erie, ..setup(Map::NewYork, 4) }), []);
    assert_eq!(scenario_faults(&Setup { with: erie, ..setup(Map::Corsica, 4) }), [island::erie(1)]);
}

/// Whoever plays on a map that is given as data plays the same game.
#[test]
fn a_map_given_as_data_is_played_like_the_one_of_the_house() {
    let house = setup(Map::NewYork, 4);
    let given = Setup::on_country(4, BoardChoice::Given(layout(Map::NewYork)));
    let (mut one, mut other) = (Game4::from(&house), Game4::from(&given));
    let mut chance = Pseudo::new(5);
    for _ in 0..400 {
        one.settle(&mut chance.clone());
        other.settle(&mut chance);
        let Some(&number) = one.waits_for().first() else { break };
        let list = one.decisions(number);
        assert_eq!(list, other.decisions(number));
        let choice = list[table::Chance::below(&mut chance, list.len() as u32) as usize];
        one.decide(number, choice);
        other.decide(number, choice);
        assert_eq!(one.all(), other.all());
    }
}

/// Why nothing can be built is told by the rules of the map.
#[test]
fn country_4_tells_why_no_road_can_be_built() {
    let places = Places::of(Map::Corsica);
    // Seat 0 stands at Rogliano; its roads lead to Saint-Florent and Bastia, and all else is taken.
    let mut scene = scene(Map::Corsica, 3);
    scene = scene.seat(0, |me| {
        let ways = ["rogliano x-20 vp-1 x-25 saint-florent", "rogliano x-31 vp-2 x-37 bastia"];
        me.built(&places, &["rogliano"]).ways(&places, &ways).hand("LB");
        me.ways(&places, &["x-25 vp-2"]);
    });
    let play = scene.play_scenario();
    let why = play.0.why_not(seat(0)).into_iter().find(|(kind, _)| *kind == "build_road");
    assert_eq!(why.map(|(_, refusal)| refusal.rule), Some(rule(4)));
}
