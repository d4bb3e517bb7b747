//! Lines of ships: closed and open ones, ships that sail, and the longest road over land and sea.

use std::collections::BTreeMap;

use hex::{Corner, Side};
use island::{Choice, Decision, Event, Happening, Scenarios, Seas, Setup, base, sea};
use table::{Chance, Game, Pseudo, ToAct};

use crate::scene::*;
use crate::sea_scene::*;

/// Seat 0 with these settlements and ships, and cards for a ship.
fn fleet(settlements: &[&str], ships: &[&str]) -> Scene {
    at_sea().seat(0, |me| _ = me.settlements(settlements).ships(ships).hand("LW"))
}

/// The six sides of the sea hex 1,0.
const RING: [&str; 6] = ["1,0,NE", "1,0,E", "1,0,SE", "1,0,SW", "1,0,W", "1,0,NW"];

/// SEA-8, SEA-10
#[test]
fn sea_8_a_line_between_two_own_buildings_is_closed() {
    let mut play = fleet(&["1,0,N", "1,0,SE"], &["1,0,NE", "1,0,E"]).play_scenario();
    assert_eq!(play.movable(0), []);
    play.refuses(0, sail("1,0,NE", "1,0,NW"), sea(10));
    play.refuses(0, sail("1,0,E", "1,0,NW"), sea(10));
    // What branches off is open.
    play.decide(0, ship("2,-1,SE"));
    play.decide(0, Decision::EndTurn).roll(1, 1, 1).decide(1, Decision::EndTurn);
    assert_eq!(play.movable(0), sides(&["2,-1,SE"]));
}

/// The way around the south of the strait, with room for another's building at 1,0,SW.
fn around(settlements: &[&str]) -> Scene {
    fleet(settlements, &["1,0,NW", "1,0,W", "1,0,SW", "1,0,SE"])
}

/// SEA-8, SEA-23
#[test]
fn sea_8_a_closed_line_stays_closed_when_it_is_cut() {
    let mut play = around(&["1,0,N", "1,0,SE"])
        .seat(1, |s| {
            s.settlements(&["0,0,SW"]).roads(&["0,0,SW", "0,0,SE"]).hand("LBWG");
        })
        .turn(1)
        .play_scenario();
    assert_eq!(play.movable(0), []);
    play.decide(1, settlement("1,0,SW"));
    assert_eq!(play.movable(0), []);
    assert_eq!(play.of(0).road_length, 2);
}

#[test]
fn sea_23_anothers_building_parts_a_line() {
    // It stood there before the line was closed: two lines, each with an end at the building.
    let play =
        around(&["1,0,N", "1,0,SE"]).seat(1, |s| _ = s.settlements(&["1,0,SW"])).play_scenario();
    assert_eq!(play.movable(0), sides(&["1,0,W", "1,0,SW"]));
    // A line that ends there is open although it goes on beyond.
    let mut play = fleet(&["1,0,N"], &["1,0,NW", "1,0,W", "1,0,SW"])
        .seat(1, |s| _ = s.settlements(&["1,0,SW"]))
        .play_scenario();
    assert_eq!(play.movable(0), sides(&["1,0,W", "1,0,SW"]));
    play.refuses(0, sail("1,0,NW", "1,0,NE"), sea(9));
    play.decide(0, sail("1,0,SW", "1,0,NE"));
}

#[test]
fn sea_9_the_last_ship_of_an_open_line_sails_once_in_a_turn() {
    let scene = || fleet(&["1,0,N", "-2,0,SW"], &["1,0,NE", "1,0,E"]);
    let mut play = scene().play_scenario();
    assert_eq!(play.movable(0), sides(&["1,0,E"]));
    play.refuses(0, sail("1,0,NE", "1,0,NW"), sea(9));
    play.refuses(0, sail("1,0,SE", "1,0,NW"), sea(9));
    play.refuses(0, sail("1,0,E", "1,0,E"), sea(9));
    // The place must be one without the ship that is taken up, and nobody else's.
    play.refuses(0, sail("1,0,E", "1,1,NE"), sea(4));
    play.refuses(0, sail("1,0,E", "0,0,NE"), sea(2));
    play.refuses(1, sail("1,0,E", "1,0,NW"), base(62));
    // However far, and for nothing.
    let mut far = play.clone();
    far.lists(0, sail("1,0,E", "-2,0,W"));
    far.decide(0, sail("1,0,E", "-2,0,W"));
    assert_eq!(far.sailor(0).ships, sides(&["-2,0,W", "1,0,NE"]));
    assert_eq!((far.hand(0), far.sea().moved), (hand("LW"), true));
    let events = play.events_of(0, sail("1,0,E", "2,-1,SE"));
    let [from, to] = ["1,0,E", "2,-1,SE"].map(|at| at.parse().unwrap());
    assert_eq!(events, [Event::Own(Happening::ShipMoved { seat: seat(0), from, to })]);
    play.refuses(0, sail("2,-1,SE", "1,0,NW"), sea(9));
    // In the next turn again.
    play.decide(0, Decision::EndTurn).roll(1, 1, 1).decide(1, Decision::EndTurn);
    play.roll(2, 1, 1).decide(2, Decision::EndTurn);
    play.refuses(0, sail("2,-1,SE", "1,0,NW"), sea(9));
    play.roll(0, 1, 1).decide(0, sail("2,-1,SE", "1,0,NW"));
    // A ship of this turn stays.
    let mut play = scene().play_scenario();
    play.decide(0, ship("1,0,NW")).refuses(0, sail("1,0,NW", "-2,0,W"), sea(9));
    play.lists(0, sail("1,0,E", "-2,0,W"));
    // An own road at its end does not hold it.
    let play = at_sea()
        .seat(0, |me| {
            me.settlements(&["1,0,N", "1,1,SW"]).ships(&["1,0,NE", "1,0,E"]);
            me.roads(&["1,1,W", "1,0,SE"]);
        })
        .play_scenario();
    assert_eq!(play.movable(0), sides(&["1,0,E"]));
}

#[test]
fn sea_17_of_a_loop_the_ships_at_its_building_may_sail() {
    let mut play = fleet(&["1,0,N"], &RING).play_scenario();
    assert_eq!(play.movable(0), sides(&["1,0,NE", "1,0,NW"]));
    play.refuses(0, sail("1,0,SE", "1,-1,E"), sea(9));
    play.decide(0, sail("1,0,NE", "1,-1,E"));
}

#[test]
fn sea_17_of_a_ring_without_a_building_each_ship_may_sail() {
    let ships: Vec<&str> = RING.into_iter().chain(["1,-1,E"]).collect();
    let mut play = fleet(&["1,-1,NE"], &ships).play_scenario();
    assert_eq!(play.movable(0), sides(&RING));
    play.refuses(0, sail("1,-1,E", "1,1,NE"), sea(9));
    play.decide(0, sail("1,0,SE", "1,1,NE"));
    // The ring is broken: now its ends may sail.
    play.decide(0, Decision::EndTurn);
    assert_eq!(play.movable(0), sides(&["1,1,NE", "1,0,SW"]));
}

/// SEA-17, SEA-23
#[test]
fn sea_17_no_ship_is_left_joined_to_nothing() {
    let mut play = around(&["1,0,N"]).seat(1, |s| _ = s.settlements(&["1,0,SW"])).play_scenario();
    // Beyond the building lie two ships that hold on to each other.
    assert_eq!(play.movable(0), sides(&["1,0,W"]));
    play.refuses(0, sail("1,0,SE", "1,0,NE"), sea(17));
    play.refuses(0, sail("1,0,SW", "1,0,NE"), sea(17));
}

#[test]
fn sea_11_roads_and_ships_count_together_at_an_own_building() {
    // They meet at 1,0,N, where nothing stands yet.
    let mut play = at_sea()
        .seat(0, |me| {
            me.settlements(&["1,0,SW", "1,0,SE"]).roads(&["1,0,W", "1,0,NW"]);
            me.ships(&["1,0,E", "1,0,NE"]).hand("LLBWWG");
        })
        .play_scenario();
    assert_eq!(play.of(0).road_length, 2);
    play.decide(0, settlement("1,0,N"));
    assert_eq!(play.of(0).road_length, 4);
    assert_eq!(play.of(0).road_line.sides().len(), 4);
    // The fifth brings the card.
    play.decide(0, ship("1,1,NE"));
    assert_eq!((play.of(0).road_length, play.of(0).longest_road), (5, true));
    // Somebody else's building cuts at sea as on land.
    let cut = at_sea()
        .seat(0, |me| {
            me.settlements(&["1,0,N"]).ships(&["1,0,NW", "1,0,W", "1,0,SW", "1,0,SE", "1,1,NE"]);
        })
        .seat(1, |s| {
            s.settlements(&["0,0,SW"]).roads(&["0,0,SW", "0,0,SE"]).hand("LBWG");
        })
        .turn(1);
    let mut play = cut.play_scenario();
    assert_eq!((play.of(0).road_length, play.of(0).longest_road), (5, true));
    play.decide(1, settlement("1,0,SW"));
    assert_eq!((play.of(0).road_length, play.of(0).longest_road), (3, false));
}

#[test]
fn sea_18_a_ship_under_way_loses_no_card() {
    // Five ships in a line, and somebody else with five roads.
    let line = ["1,0,NE", "2,-1,SE", "2,0,NE", "2,0,E", "2,0,SE"];
    let scene = || {
        fleet(&["1,0,N"], &line)
            .seat(1, |s| _ = s.settlements(&["-1,-1,N"]).roads_at("-1,-1", "NE E SE SW W"))
            .longest_road(0)
    };
    let mut play = scene().play_scenario();
    assert_eq!((play.of(0).road_length, play.of(1).road_length), (5, 5));
    // From the one end of the line to the other: five as before.
    let events = play.events_of(0, sail("2,0,SE", "1,0,NW"));
    assert_eq!(events.len(), 1);
    assert!(play.of(0).longest_road);
    // To a branch: four, and the card goes on.
    let mut play = scene().play_scenario();
    let events = play.events_of(0, sail("2,0,SE", "1,0,E"));
    let holder = Some(seat(1));
    assert_eq!(events[1..], [Event::LongestRoad { holder, length: 5 }]);
    assert!(play.of(1).longest_road);
}

/// The longest trail, another way: each corner is a knot for roads, one for ships and one for both,
/// as the rules join them, and every way over the knots is gone.
fn longest(play: &Sailing, number: usize) -> u8 {
    let all = play.all();
    let mine = &all.seats[number];
    let own: Vec<Corner> = mine.settlements.iter().chain(&mine.cities).copied().collect();
    let foreign: Vec<Corner> = (all.seats.iter().enumerate())
        .filter(|(other, _)| *other != number)
        .flat_map(|(_, seat)| seat.settlements.iter().chain(&seat.cities).copied())
        .collect();
    let mut knots: BTreeMap<(Corner, usize), usize> = BTreeMap::new();
    let mut edges = Vec::new();
    let ships = play.sailor(number).ships;
    let pieces = mine.roads.iter().map(|side| (side, 1)).chain(ships.iter().map(|side| (side, 2)));
    for (index, (side, kind)) in pieces.enumerate() {
        edges.push(Side::ends(*side).map(|corner| {
            // Behind another's building every piece is alone.
            let knot = if foreign.contains(&corner) {
                3 + index
            } else if own.contains(&corner) {
                0
            } else {
                kind
            };
            let next = knots.len();
            *knots.entry((corner, knot)).or_insert(next)
        }));
    }
    fn walk(edges: &[[usize; 2]], at: usize, used: u64) -> u8 {
        let mut most = 0;
        for (index, ends) in edges.iter().enumerate().filter(|(_, ends)| ends.contains(&at)) {
            if used >> index & 1 == 0 {
                let next = if ends[0] == at { ends[1] } else { ends[0] };
                most = most.max(1 + walk(edges, next, used | 1 << index));
            }
        }
        most
    }
    (0..knots.len()).map(|at| walk(&edges, at, 0)).max().unwrap_or(0)
}

/// A player with nothing but roads and ships in mind.
fn sailor(play: &Sailing, by: usize, chance: &mut Pseudo) -> Decided {
    let list = play.decisions(by);
    let lays = |choice: &Decided| {
        matches!(
            choice,
            Decision::BuildRoad { .. }
                | Decision::BuildSettlement { .. }
                | Decision::Own(Choice::BuildShip { .. } | Choice::MoveShip { .. })
        )
    };
    let pieces: Vec<Decided> = list.iter().copied().filter(lays).collect();
    let choices = if pieces.is_empty() || chance.below(4) == 0 { &list } else { &pieces };
    choices[chance.below(choices.len() as u32) as usize]
}

/// SEA-5, SEA-6, SEA-11, SEA-18
#[test]
fn along_random_games_lines_are_as_long_as_the_rules_say() {
    let (mut mixed, mut moves) = (0, 0);
    for (seed, seas) in
        (0..24).zip([Seas::TwoIslands, Seas::FourIslands, Seas::Archipelago].iter().cycle())
    {
        let mut chance = Pseudo::new(seed);
        let mut setup = Setup::at_sea(3, *seas).without_player_trade();
        setup.options.points_to_win = 20;
        setup.options.discards = false;
        setup.options.turn_limit = Some(150);
        let mut play = Play(Scenarios::new(&setup).unwrap());
        loop {
            let seats = match play.0.to_act() {
                ToAct::Nobody => break,
                ToAct::Nature => {
                    play.settle(&mut chance);
                    continue;
                }
                ToAct::Seats(seats) => seats,
            };
            let by = seats.iter().next().unwrap().index();
            let choice = sailor(&play, by, &mut chance);
            play.decide(by, choice);
            match choice {
                Decision::BuildRoad { .. } | Decision::Own(Choice::BuildShip { .. }) => {
                    assert_eq!(play.of(by).road_length, longest(&play, by));
                }
                Decision::BuildSettlement { .. } | Decision::Own(Choice::MoveShip { .. }) => {
                    for number in 0..3 {
                        assert_eq!(play.of(number).road_length, longest(&play, number));
                    }
                    moves += usize::from(matches!(choice, Decision::Own(_)));
                }
                _ => continue,
            }
            let line = play.of(by).road_line.sides();
            assert_eq!(line.len(), usize::from(play.of(by).road_length));
            let ships = play.sailor(by).ships;
            let at_sea = line.iter().filter(|side| ships.contains(side)).count();
            mixed += usize::from(at_sea > 0 && at_sea < line.len());
        }
    }
    assert!(mixed > 100 && moves > 100, "too quiet: {mixed} mixed lines, {moves} moves");
}
