//! A map with faults is refused with all of them at once, as data and as a file (COUNTRY, OPTION-12).

use island::{
    BoardChoice, Country, Harbour, Layout, Map, MapFile, Scenarios, Setup, Terrain, Trade, base,
    country as rule, erie, option,
};
use serde_json::{Value, json};
use table::{Faults, Game, Rule};

use crate::country_map::{Places, file, layout};

/// What is wrong with Corsica when this is changed: rules and places.
fn faults_of(players: u8, change: impl FnOnce(&mut Layout, &mut Country)) -> Vec<(Rule, String)> {
    let mut map = layout(Map::Corsica);
    let mut country = map.country.take().unwrap();
    change(&mut map, &mut country);
    map.country = Some(country);
    told(Scenarios::new(&Setup::on_country(players, BoardChoice::Given(map))).err())
}

fn told(faults: Option<Faults>) -> Vec<(Rule, String)> {
    let faults = faults.map_or(vec![], |faults| faults.0);
    faults.into_iter().map(|fault| (fault.rule, fault.at)).collect()
}

#[track_caller]
fn assert_told(found: &[(Rule, String)], expected: &[(Rule, &str)]) {
    let found: Vec<(Rule, &str)> = found.iter().map(|(rule, at)| (*rule, at.as_str())).collect();
    assert_eq!(found, expected);
}

/// OPTION-12
#[test]
fn every_fault_of_a_map_names_its_rule_and_place() {
    let places = Places::of(Map::Corsica);
    let corner = |id: &str| places.at(id);
    let one = |found: Vec<(Rule, String)>, rule: Rule, at: &str| assert_told(&found, &[(rule, at)]);
    assert_told(&faults_of(3, |_, _| {}), &[]);
    // Towns, crossings and roads off the land.
    let sea = || "9,9,N".parse().unwrap();
    one(faults_of(3, |_, c| c.towns[3].at = sea()), option(12), "board.country.towns[3]");
    one(faults_of(3, |_, c| c.crossings[2] = sea()), option(12), "board.country.crossings[2]");
    let off = faults_of(3, |_, c| c.roads[3].at = "9,9,NE".parse().unwrap());
    assert!(off.contains(&(option(12), "board.country.roads[3]".into())), "{off:?}");
    // Twice, and both at once.
    let twice = faults_of(3, |_, c| {
        c.towns.push(island::Town { name: "Bis".into(), ..c.towns[0].clone() })
    });
    one(twice, option(12), "board.country.towns[21]");
    one(
        faults_of(3, |_, c| c.crossings.push(c.crossings[0])),
        option(12),
        "board.country.crossings[11]",
    );
    one(faults_of(3, |_, c| c.roads.push(c.roads[0])), option(12), "board.country.roads[98]");
    one(
        faults_of(3, |_, c| c.crossings[1] = c.towns[4].at),
        rule(13),
        "board.country.crossings[1]",
    );
    // Two towns side by side; with five the crossings are towns.
    let near = |_: &mut Layout, c: &mut Country| c.crossings[4] = corner("x-16");
    assert_told(&faults_of(4, near), &[]);
    let close = faults_of(5, near);
    assert!(
        !close.is_empty()
            && close.iter().all(|fault| *fault == (rule(10), "board.country.crossings[4]".into())),
        "{close:?}"
    );
    // Charters.
    one(
        faults_of(3, |_, c| c.roads[0].charter = Some(9)),
        rule(5),
        "board.country.roads[0].charter",
    );
    one(faults_of(3, |_, c| c.charters.push(Trade::Any)), rule(5), "board.country.charters[9]");
    // Roads that are missing.
    let cut = faults_of(3, |_, c| {
        let bastia = corner("bastia");
        c.roads.retain(|road| !road.at.ends().contains(&bastia));
    });
    let at =
        layout(Map::Corsica).country.unwrap().towns.iter().position(|town| town.name == "Bastia");
    let at = format!("board.country.towns[{}]", at.unwrap());
    assert!(cut.contains(&(rule(3), at)), "{cut:?}");
    // Cape Corse is cut off: a town and two crossings.
    let cape = faults_of(3, |_, c| {
        let ends = [corner("saint-florent"), corner("bastia")];
        let tips = [corner("x-25"), corner("x-37")];
        c.roads.retain(|road| {
            let [one, other] = road.at.ends();
            let leads = |at| ends.contains(&at);
            let comes = |at| tips.contains(&at);
            !(leads(one) && comes(other) || leads(other) && comes(one))
        });
    });
    assert_told(
        &cape,
        &[
            (rule(3), "board.country.towns[0]"),
            (rule(3), "board.country.crossings[0]"),
            (rule(3), "board.country.crossings[1]"),
        ],
    );
    // Room for the founding.
    one(faults_of(3, |_, c| c.towns.truncate(5)), base(16), "board.country.towns");
    // The robber, chips of the hexes, harbours.
    one(faults_of(3, |map, _| map.robber = None), rule(9), "board.robber");
    one(faults_of(3, |map, _| map.robber = "9,9".parse().ok()), base(15), "board.robber");
    let desert = faults_of(3, |map, _| {
        let start = map.robber;
        let tile = map.hexes.iter_mut().find(|tile| tile.hex() == start).unwrap();
        (tile.terrain, tile.number) = (Terrain::Desert, None);
    });
    one(desert, rule(17), "board.robber");
    one(faults_of(3, |map, _| map.hexes[2].number = Some(7)), base(2), "board.hexes[2]");
    let harbour: Harbour = serde_json::from_value(json!({"at": "3,-4,NE", "type": "3:1"})).unwrap();
    one(faults_of(3, |map, _| map.harbours.push(harbour)), rule(5), "board.harbours");
    // Names.
    one(faults_of(3, |_, c| c.id.clear()), option(12), "board.country.id");
    one(faults_of(3, |_, c| c.name.de = " ".into()), option(12), "board.country.name.de");
    one(
        faults_of(3, |_, c| c.towns[1].name = "x".repeat(41)),
        option(12),
        "board.country.towns[1].name",
    );
    one(
        faults_of(3, |_, c| c.towns[1].name = c.towns[0].name.clone()),
        option(12),
        "board.country.towns[1].name",
    );
}

/// OPTION-12: also where the land itself has a fault.
#[test]
fn all_faults_are_told_at_once() {
    let all = faults_of(3, |map, c| {
        map.hexes.push(map.hexes[0]);
        map.robber = None;
        c.towns[3].at = "9,9,N".parse().unwrap();
        c.roads[0].charter = Some(40);
        c.id = "a\u{7}".into();
    });
    assert_told(
        &all,
        &[
            (option(12), "board.hexes"),
            (option(12), "board.country.id"),
            (option(12), "board.country.towns[3]"),
            (rule(5), "board.country.roads[0].charter"),
            (rule(9), "board.robber"),
        ],
    );
}

/// Whatever the founders do, on a map that is let pass all of them find room.
#[test]
fn country_2_the_founding_never_gets_stuck() {
    let mut map = layout(Map::Corsica);
    let places = Places::of(Map::Corsica);
    // The six northern towns are just enough for three, one of them with a single road space.
    let country = map.country.as_mut().unwrap();
    country.towns.truncate(6);
    country.roads.retain(|road| road.at.to_string() != places.side("rogliano x-20"));
    let setup = Setup::on_country(3, BoardChoice::Given(map));
    for seed in 0..200 {
        let mut chance = table::Pseudo::new(seed);
        let mut game = Scenarios::new(&setup).unwrap();
        let mut list = Vec::new();
        while game.standing().turns == 0 {
            match game.to_act() {
                table::ToAct::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    list.clear();
                    game.decisions(seat, &mut list);
                    let choice = table::Chance::below(&mut chance, list.len() as u32) as usize;
                    game.decide(seat, &list[choice]).unwrap();
                }
                _ => {
                    let outcome = game.sample(&mut chance);
                    game.resolve(&outcome).unwrap();
                }
            }
        }
    }
}

/// What is wrong with a file when this is changed.
fn file_faults(map: Map, change: impl FnOnce(&mut Value)) -> Vec<(Rule, String)> {
    let mut value = file(map);
    change(&mut value);
    told(serde_json::from_value::<MapFile>(value).unwrap().layout().err())
}

/// OPTION-12, COUNTRY-1, COUNTRY-6, COUNTRY-7, COUNTRY-12, ERIE-9
#[test]
fn the_faults_of_a_file_have_their_places_in_it() {
    for map in [Map::Corsica, Map::NewYork] {
        assert_told(&file_faults(map, |_| {}), &[]);
    }
    let one = |change: &dyn Fn(&mut Value), rule: Rule, at: &str| {
        assert_told(&file_faults(Map::NewYork, change), &[(rule, at)]);
    };
    one(&|f| f["players"] = json!([2, 6]), rule(1), "players");
    one(&|f| f["victory_points"]["4"] = json!(10), rule(12), "victory_points.4");
    one(&|f| f["status"] = json!("guessed"), option(12), "status");
    one(&|f| f["chips"] = json!(10), rule(7), "chips");
    one(&|f| f["terrain_counts"]["hills"] = json!(4), option(12), "terrain_counts");
    one(&|f| f["robber"]["q"] = json!(9), base(15), "robber");
    one(&|f| f["roads"][4]["from"] = json!("nowhere"), option(12), "roads[4].from");
    one(&|f| f["roads"][0]["charter"] = json!("charter-77"), option(12), "roads[0].charter");
    one(&|f| f["roads"][4]["to"] = json!("albany"), option(12), "roads[4]");
    one(&|f| f["roads"][1]["id"] = json!("r1"), option(12), "roads[1].id");
    one(&|f| f["sites"][0]["hexes"] = json!([[0, 0]]), rule(6), "sites[0].hexes");
    one(&|f| f["sites"][0]["name"] = json!(""), option(12), "sites[0].name");
    one(&|f| f["sites"][2]["name"] = json!("Nowhere"), option(12), "sites[2]");
    one(&|f| f["erie"]["towns"] = json!(["albany"]), erie(9), "erie.towns");
    one(&|f| f["erie"]["direct_links"][0]["roads"] = json!(9), erie(9), "erie.direct_links[0]");
    one(&|f| f["erie"] = Value::Null, erie(9), "erie");
    // More follows from it: the road to that charter leads to none, and none leads to the second.
    let twice = file_faults(Map::NewYork, |f| f["charters"][1]["id"] = json!("charter-1"));
    assert!(twice.contains(&(option(12), "charters[1].id".into())), "{twice:?}");
}

/// OPTION-12: faults of the writing and of the map are told together, those of the map by their place
/// in the file.
#[test]
fn all_faults_of_a_file_are_told_at_once() {
    let faults = file_faults(Map::NewYork, |f| {
        f["chips"] = json!(3);
        f["robber"] = Value::Null;
        f["hexes"][0]["number"] = json!(7);
        f["roads"][2]["to"] = json!("nowhere");
        f["sites"][0]["name"] = json!("x".repeat(50));
    });
    assert_told(
        &faults,
        &[
            (rule(7), "chips"),
            (option(12), "roads[2].to"),
            (base(2), "hexes[0]"),
            (option(12), "sites[0].name"),
            (rule(9), "robber"),
        ],
    );
}
