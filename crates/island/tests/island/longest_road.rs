//! The longest road: how long a line is, and who holds the card.
//!
//! Four lines run from west to east through the beginners' board without touching each other:
//! the tops of the rows -1 and 0, the bottoms of the rows 0 and 1. Sides in between join them.

use crate::scene::{Play, Scene, city, road, seat, settlement};
use hex::{Corner, Side};
use island::{Decision, Event, Island, Outcome, SeatView};
use table::chance::shuffle;
use table::{Chance, Game, Pseudo, Seat, ToAct};

/// The top of row 0, ten paths. Its corners from the west: 0 is "-2,0,NW", 1 "-2,0,N", 2 "-1,0,NW".
const NORTH: [&str; 10] = [
    "-2,0,NW", "-2,0,NE", "-1,0,NW", "-1,0,NE", "0,0,NW", "0,0,NE", "1,0,NW", "1,0,NE", "2,0,NW",
    "2,0,NE",
];

/// The bottom of row 0, ten paths. Its corners from the west: 0 is "-2,0,SW", 1 "-2,0,S".
const SOUTH: [&str; 10] = [
    "-2,0,SW", "-2,0,SE", "-1,0,SW", "-1,0,SE", "0,0,SW", "0,0,SE", "1,0,SW", "1,0,SE", "2,0,SW",
    "2,0,SE",
];

/// The bottom of row 1, eight paths. Its corners from the west: 0 is "-2,1,SW", 1 "-2,1,S".
const FAR_SOUTH: [&str; 8] =
    ["-2,1,SW", "-2,1,SE", "-1,1,SW", "-1,1,SE", "0,1,SW", "0,1,SE", "1,1,SW", "1,1,SE"];

/// Seats 0, 1 and 2 have lines of these lengths, each with a settlement near its western end and
/// cards for two more roads. Seat 3 is about to cut seat 0's line after its third road: two roads
/// lead from "-1,-1,N" down to "-1,0,N", and the cards for the settlement are in hand.
fn lines(lengths: [usize; 3]) -> Scene {
    Scene::new(4)
        .seat(0, |s| {
            s.settlements(&["-2,0,NW"]).roads(&NORTH[..lengths[0]]).hand("LLBB");
        })
        .seat(1, |s| {
            s.settlements(&["-2,0,S"]).roads(&SOUTH[..lengths[1]]).hand("LLBB");
        })
        .seat(2, |s| {
            s.settlements(&["-2,1,S"]).roads(&FAR_SOUTH[..lengths[2]]).hand("LLBB");
        })
        .seat(3, |s| {
            s.settlements(&["-1,-1,N"]).roads_at("-1,-1", "NE E").hand("LBWG");
        })
}

/// Seat 3 settles on seat 0's line, between its third and its fourth road.
fn cut() -> Decision {
    settlement("-1,0,N")
}

/// Who holds the card.
fn holder(play: &Play) -> Option<usize> {
    play.all().seats.iter().position(|seat| seat.longest_road)
}

fn length(play: &Play, number: usize) -> u8 {
    play.of(number).road_length
}

/// The length of a single seat's network, put down with one settlement.
fn length_of(roads: &[(&str, &str)], home: &str) -> u8 {
    let scene = Scene::new(2).seat(0, |s| {
        s.settlements(&[home]);
        for (hex, sides) in roads {
            s.roads_at(hex, sides);
        }
    });
    length(&scene.play(), 0)
}

#[test]
fn base_40_the_fifth_road_in_a_line_brings_the_card() {
    let mut play = lines([4, 3, 0]).play();
    assert_eq!((holder(&play), play.of(0).points), (None, 1));
    let events = play.events_of(0, road(NORTH[4]));
    assert!(events.contains(&Event::LongestRoad { holder: Some(seat(0)), length: 5 }));
    assert_eq!((holder(&play), play.of(0).points), (Some(0), 3));
}

#[test]
fn base_40_five_roads_that_are_not_one_line_bring_nothing() {
    // Three to the east of the settlement and two far away.
    let mut play = lines([3, 0, 0])
        .seat(0, |s| {
            s.settlements(&["2,0,NE"]).roads(&NORTH[9..]);
        })
        .play();
    play.decide(0, road(NORTH[8]));
    assert_eq!((length(&play, 0), holder(&play)), (3, None));
}

#[test]
fn base_40_the_first_with_five_gets_it_and_the_second_does_not() {
    let mut play = lines([5, 4, 0]).turn(1).play();
    play.decide(1, road(SOUTH[4]));
    assert_eq!((length(&play, 1), holder(&play)), (5, Some(0)));
}

#[test]
fn base_41_branches_do_not_count() {
    // The line of four along the top of row 0, with a branch down at every second corner.
    assert_eq!(length_of(&[("-1,0", "NW NE"), ("0,0", "NW NE")], "-1,0,NW"), 4);
    assert_eq!(length_of(&[("-1,0", "NW NE E"), ("0,0", "NW NE")], "-1,0,NW"), 4);
    // A star: three arms of two roads around "0,0,N". The two longest arms make the line.
    let star = [("0,0", "NW W NE E"), ("0,-1", "E NE")];
    assert_eq!(length_of(&star, "0,0,N"), 4);
}

#[test]
fn base_41_a_ring_of_six_counts_six() {
    assert_eq!(length_of(&[("0,0", "NE E SE SW W NW")], "0,0,N"), 6);
    assert_eq!(length_of(&[("0,0", "NE E SE SW W")], "0,0,N"), 5);
}

#[test]
fn base_41_a_ring_with_a_tail_counts_both() {
    // The tail leaves the ring at "0,0,N" and goes two roads north: the junction is passed twice.
    assert_eq!(length_of(&[("0,0", "NE E SE SW W NW"), ("0,-1", "E NE")], "0,0,S"), 8);
    // Two tails of one road at opposite corners: one tail and the whole ring is best.
    let two = [("0,0", "NE E SE SW W NW"), ("0,-1", "E"), ("0,1", "W")];
    assert_eq!(length_of(&two, "0,0,N"), 7);
}

#[test]
fn base_41_a_figure_of_eight_counts_whole() {
    // Rings around "-1,0" and "1,0", joined by two roads along the top of the hex in between.
    let eight = [("-1,0", "NE E SE SW W NW"), ("0,0", "NW NE"), ("1,0", "NE E SE SW W NW")];
    assert_eq!(length_of(&eight, "-1,0,N"), 14);
    // Two rings side by side share a path: its ends are where the way begins and where it stops.
    let pair = [("0,0", "NE E SE SW W NW"), ("1,0", "NE E SE SW NW")];
    assert_eq!(length_of(&pair, "0,0,N"), 11);
}

#[test]
fn base_41_three_rings_around_a_corner_leave_one_road_out() {
    // All 15 paths of the three hexes at "0,0,NE": four corners with three roads, so no way uses
    // all 15, but one uses 14.
    let three = [("0,0", "NE E SE SW W NW"), ("1,0", "NE E SE SW NW"), ("1,-1", "NE E NW W")];
    assert_eq!(length_of(&three, "0,0,S"), 14);
}

#[test]
fn base_42_a_line_may_end_at_a_foreign_building() {
    // Seat 1 stands on corner 5 of the line, the eastern end of the fifth road.
    let play = lines([5, 0, 0])
        .seat(1, |s| {
            s.settlements(&["0,0,N"]);
        })
        .play();
    assert_eq!((length(&play, 0), holder(&play)), (5, Some(0)));
}

#[test]
fn base_42_a_line_may_not_run_through_a_foreign_building() {
    for town in [true, false] {
        let play = lines([6, 0, 0])
            .seat(1, |s| {
                let at = ["0,0,NW"]; // Corner 4: four roads to the west, two to the east.
                if town {
                    s.settlements(&at)
                } else {
                    s.cities(&at)
                };
            })
            .play();
        assert_eq!((length(&play, 0), holder(&play)), (4, None));
    }
}

#[test]
fn base_42_own_buildings_do_not_cut() {
    let play = lines([7, 0, 0])
        .seat(0, |s| {
            s.settlements(&["-1,0,NW"]).cities(&["0,0,NW"]);
        })
        .play();
    assert_eq!((length(&play, 0), holder(&play)), (7, Some(0)));
}

#[test]
fn base_42_a_ring_begins_and_ends_at_a_foreign_building() {
    // The ring around "0,0" with a tail north from "0,0,N", where seat 1 stands.
    let play = Scene::new(2)
        .seat(0, |s| {
            s.settlements(&["0,0,S"]).roads_at("0,0", "NE E SE SW W NW").roads_at("0,-1", "E");
        })
        .seat(1, |s| {
            s.settlements(&["0,0,N"]);
        })
        .play();
    assert_eq!(length(&play, 0), 6);
}

/// BASE-39, BASE-42, BASE-44
#[test]
fn a_cut_in_the_middle_passes_the_card_on_at_once() {
    let mut play = lines([7, 5, 0]).turn(3).play();
    assert_eq!((holder(&play), play.of(0).points, play.of(1).points), (Some(0), 3, 1));
    play.decide(3, cut());
    assert_eq!((length(&play, 0), length(&play, 1)), (4, 5));
    assert_eq!((holder(&play), play.of(0).points, play.of(1).points), (Some(1), 1, 3));
}

/// BASE-41, BASE-42, BASE-44: the picture in the book.
///
/// Orange (seat 0) has seven roads along the top of row 0. Red (seat 1) has six in a line, up
/// "-1,0,W" to orange's second corner and along the bottom of row 0, and a branch to the west.
#[test]
fn seven_roads_cut_into_two_and_five_lose_to_six_with_a_branch() {
    let mut play = Scene::new(2)
        .seat(0, |s| {
            s.settlements(&["-2,0,NW"]).roads(&NORTH[..7]);
        })
        .seat(1, |s| {
            s.settlements(&["-2,0,S"]).roads(&SOUTH[1..7]).roads_at("-1,0", "W").hand("LBWG");
        })
        .turn(1)
        .play();
    assert_eq!((length(&play, 0), length(&play, 1), holder(&play)), (7, 6, Some(0)));
    play.decide(1, settlement("-1,0,NW"));
    assert_eq!((length(&play, 0), length(&play, 1), holder(&play)), (5, 6, Some(1)));
}

#[test]
fn base_43_only_a_longer_line_takes_the_card() {
    let mut play = lines([5, 4, 0]).turn(1).play();
    play.decide(1, road(SOUTH[4]));
    assert_eq!((length(&play, 1), holder(&play)), (5, Some(0)));
    play.decide(1, road(SOUTH[5]));
    assert_eq!((length(&play, 1), holder(&play)), (6, Some(1)));
    assert_eq!((play.of(0).points, play.of(1).points), (1, 3));
}

#[test]
fn base_44_without_another_line_of_five_nobody_gets_the_card() {
    let mut play = lines([7, 4, 0]).turn(3).play();
    let events = play.events_of(3, cut());
    assert!(events.contains(&Event::LongestRoad { holder: None, length: 0 }));
    assert_eq!((length(&play, 0), holder(&play), play.of(0).points), (4, None, 1));
}

#[test]
fn base_45_a_holder_who_is_still_longest_keeps_the_card() {
    let mut play = lines([9, 5, 0]).turn(3).play();
    play.decide(3, cut());
    assert_eq!((length(&play, 0), holder(&play)), (6, Some(0)));
}

#[test]
fn base_45_a_holder_who_is_level_keeps_the_card() {
    let mut play = lines([8, 5, 5]).turn(3).play();
    play.decide(3, cut());
    assert_eq!((length(&play, 0), length(&play, 1), holder(&play)), (5, 5, Some(0)));
}

#[test]
fn base_45_two_who_are_level_in_front_leave_the_card_aside() {
    let mut play = lines([8, 6, 6]).turn(3).play();
    play.decide(3, cut());
    assert_eq!((length(&play, 0), length(&play, 1), length(&play, 2)), (5, 6, 6));
    assert_eq!(holder(&play), None);
    assert_eq!([0, 1, 2].map(|number| play.of(number).points), [1, 1, 1]);
}

#[test]
fn base_45_the_card_waits_until_one_alone_leads() {
    let mut play = lines([4, 5, 5]).play();
    assert_eq!(holder(&play), None);
    play.decide(0, road(NORTH[4])); // Three lines of five.
    assert_eq!(holder(&play), None);
    play.decide(0, road(NORTH[5])); // One of six.
    assert_eq!((holder(&play), play.of(0).points), (Some(0), 3));
}

#[test]
fn base_70_a_former_holder_has_no_precedence() {
    // The cut sets the card aside; seat 0 is then next on turn and comes level with the others.
    let mut play = lines([8, 6, 6]).turn(3).play();
    play.decide(3, cut()).decide(3, Decision::EndTurn).roll(0, 1, 1);
    play.decide(0, road(NORTH[8]));
    assert_eq!((length(&play, 0), holder(&play)), (6, None));
    play.decide(0, road(NORTH[9]));
    assert_eq!((length(&play, 0), holder(&play)), (7, Some(0)));
}

#[test]
fn base_70_the_first_with_five_again_gets_a_card_that_was_set_aside() {
    // After the cut seat 0 and seat 1 both have four; it is seat 1 who reaches five first.
    let mut play = lines([7, 4, 0]).turn(3).play();
    play.decide(3, cut()).decide(3, Decision::EndTurn);
    play.roll(0, 1, 1).decide(0, Decision::EndTurn).roll(1, 1, 1);
    play.decide(1, road(SOUTH[4]));
    assert_eq!(holder(&play), Some(1));
}

#[test]
fn base_70_a_city_changes_nothing() {
    let mut play = lines([8, 5, 5])
        .turn(3)
        .seat(3, |s| {
            s.hand("LBWGGGOOO");
        })
        .play();
    play.decide(3, cut()).decide(3, city("-1,0,N"));
    assert_eq!((length(&play, 0), holder(&play)), (5, Some(0)));
}

#[test]
fn base_71_a_building_where_three_roads_of_three_players_meet_cuts_nobody() {
    // Seat 0 comes to "-1,0,N" from the west, seat 1 from the east, seat 3 from the north.
    let mut play = Scene::new(4)
        .seat(0, |s| {
            s.settlements(&["-2,0,NW"]).roads(&NORTH[..3]);
        })
        .seat(1, |s| {
            s.settlements(&["2,0,NW"]).roads(&NORTH[3..9]);
        })
        .seat(3, |s| {
            s.settlements(&["-1,-1,N"]).roads_at("-1,-1", "NE E").hand("LBWG");
        })
        .turn(3)
        .play();
    play.decide(3, cut());
    assert_eq!((length(&play, 0), length(&play, 1), holder(&play)), (3, 6, Some(1)));
}

#[test]
fn base_72_the_points_move_with_the_card_in_anyones_turn() {
    // In seat 3's turn the card goes from seat 0 to seat 1, and neither of them does anything.
    let mut play = lines([7, 6, 0]).turn(3).play();
    let events = play.events_of(3, cut());
    assert!(events.contains(&Event::LongestRoad { holder: Some(seat(1)), length: 6 }));
    assert_eq!([0, 1, 3].map(|number| play.of(number).points), [1, 3, 2]);
    assert_eq!(play.waits_for(), [3]);
}

/// The longest line by a criterion that walks no way: some roads are one way without repetition
/// exactly if they hang together and at most two corners have an odd number of them. A corner with
/// a foreign building is a loose end for each of its roads. All sets of roads are tried, the
/// largest first.
struct Oracle {
    /// The sets of 15 roads, the largest first.
    sets: Vec<u16>,
}

impl Oracle {
    fn new() -> Oracle {
        let mut sets: Vec<u16> = (0..1 << 15).collect();
        sets.sort_by_key(|set| 15 - set.count_ones());
        Oracle { sets }
    }

    fn longest(&self, roads: &[Side], foreign: &[Corner]) -> u8 {
        let mut corners: Vec<Corner> = roads.iter().flat_map(|road| road.ends()).collect();
        corners.sort();
        corners.dedup();
        // The roads at each joint, and at each loose end.
        let mut knots: Vec<u16> = Vec::new();
        for corner in corners {
            let at = |road: &Side| road.ends().contains(&corner);
            let ends = (0..roads.len()).filter(|&road| at(&roads[road])).map(|road| 1 << road);
            if foreign.contains(&corner) {
                knots.extend(ends);
            } else {
                knots.push(ends.sum());
            }
        }
        let is_way = |set: u16| {
            let odd = knots.iter().filter(|&knot| (knot & set).count_ones() % 2 == 1);
            odd.take(3).count() <= 2 && hangs_together(&knots, set)
        };
        let all = (1u32 << roads.len()) - 1;
        let sets = self.sets.iter().filter(|&&set| u32::from(set) & !all == 0);
        let longest = sets.copied().find(|&set| is_way(set));
        longest.map_or(0, |set| set.count_ones() as u8)
    }

    /// Compares what a seat is said to have with what it has.
    fn check(&self, play: &Play, number: usize) -> u8 {
        let view = play.all();
        let others = view.seats.iter().enumerate().filter(|(other, _)| *other != number);
        let foreign: Vec<Corner> = others
            .flat_map(|(_, seat)| seat.settlements.iter().chain(&seat.cities).copied())
            .collect();
        let SeatView { roads, road_length, .. } = &view.seats[number];
        let longest = self.longest(roads, &foreign);
        assert_eq!(*road_length, longest, "{roads:?} among {foreign:?}");
        longest
    }
}

fn hangs_together(knots: &[u16], set: u16) -> bool {
    let mut found = set & set.wrapping_neg();
    loop {
        let more = knots
            .iter()
            .map(|knot| knot & set)
            .filter(|knot| knot & found != 0)
            .fold(found, |found, knot| found | knot);
        if more == found {
            return found == set;
        }
        found = more;
    }
}

#[test]
fn the_oracle_knows_a_ring_with_a_tail() {
    let oracle = Oracle::new();
    let sides = |names: &[&str]| -> Vec<Side> {
        names.iter().map(|name| format!("0,0,{name}").parse().unwrap()).collect()
    };
    let corner = |name: &str| format!("0,0,{name}").parse::<Corner>().unwrap();
    let ring = sides(&["NE", "E", "SE", "SW", "W", "NW"]);
    assert_eq!(oracle.longest(&ring, &[]), 6);
    assert_eq!(oracle.longest(&ring, &[corner("N")]), 6);
    assert_eq!(oracle.longest(&ring, &[corner("N"), corner("SE")]), 4);
    assert_eq!(oracle.longest(&sides(&["NE", "SE", "W"]), &[]), 1);
    assert_eq!(oracle.longest(&[], &[]), 0);
}

/// All sides or corners of the land near a hex, for networks that are dense.
fn places_near(hexes: usize, chance: &mut Pseudo) -> (Vec<Side>, Vec<Corner>) {
    let land = Scene::new(2).play().all().board.unwrap().hexes.clone();
    let mut near: Vec<hex::Hex> = land.iter().filter_map(|tile| tile.hex()).collect();
    let middle = near[chance.below(near.len() as u32) as usize];
    let distance = |hex: &hex::Hex| {
        let (q, r) = (hex.q() - middle.q(), hex.r() - middle.r());
        q.abs().max(r.abs()).max((q + r).abs())
    };
    near.sort_by_key(distance);
    near.truncate(hexes);
    let mut sides: Vec<Side> = near
        .iter()
        .flat_map(|hex| hex::Direction::ALL.map(|direction| hex.side(direction)))
        .collect();
    let mut corners: Vec<Corner> = sides.iter().flat_map(|side| side.ends()).collect();
    sides.sort();
    sides.dedup();
    corners.sort();
    corners.dedup();
    (sides, corners)
}

/// A network of up to 15 roads that grows from one or two settlements, laid in any order, with
/// buildings of others wherever the distance rule lets them stand.
fn random_network(chance: &mut Pseudo) -> Play {
    let hexes = 2 + chance.below(8) as usize;
    let (mut sides, mut corners) = places_near(hexes, chance);
    shuffle(&mut corners, chance);
    shuffle(&mut sides, chance);
    let touch = |one: &Corner, other: &Corner| {
        sides.iter().any(|side| side.ends().contains(one) && side.ends().contains(other))
    };
    let mut built: Vec<Corner> = Vec::new();
    for corner in &corners {
        if !built.iter().any(|other| touch(other, corner)) {
            built.push(*corner);
        }
    }
    let own = 1 + chance.below(2) as usize;
    let foreign = chance.below(8).saturating_sub(2) as usize;
    let mut reached: Vec<Corner> = built[..own].to_vec();
    let mut roads: Vec<Side> = Vec::new();
    let wanted = 5 + chance.below(20).min(10) as usize;
    while roads.len() < wanted {
        let next = sides.iter().find(|side| {
            !roads.contains(side) && side.ends().iter().any(|end| reached.contains(end))
        });
        let Some(&next) = next else { break };
        roads.push(next);
        reached.extend(next.ends());
        shuffle(&mut sides, chance);
    }
    shuffle(&mut roads, chance);
    let mut scene = Scene::new(4).with(|options| options.points_to_win = 20);
    scene.pieces.seats[0].settlements = built[..own].to_vec();
    scene.pieces.seats[0].roads = roads;
    for (index, &corner) in built[own..].iter().take(foreign).enumerate() {
        let holdings = &mut scene.pieces.seats[1 + index % 3];
        if index % 2 == 0 {
            holdings.settlements.push(corner);
        } else {
            holdings.cities.push(corner);
        }
    }
    scene.play()
}

/// The line that is shown is as long as it should be, uses own roads and none of them twice, hangs
/// together, and passes no building of others (BASE-41, BASE-42).
fn check_line(play: &Play, number: usize) {
    let seats = play.all().seats;
    let me = &seats[number];
    let line = me.road_line.sides();
    assert_eq!(line.len(), usize::from(me.road_length));
    for (index, side) in line.iter().enumerate() {
        assert!(me.roads.contains(side) && !line[..index].contains(side), "{line:?}");
    }
    let foreign = |corner: &Corner| {
        let others = seats.iter().enumerate().filter(|(other, _)| *other != number);
        others.into_iter().any(|(_, s)| s.settlements.contains(corner) || s.cities.contains(corner))
    };
    let Some((first, rest)) = line.split_first() else { return };
    // It may be walked from one of the ends of its first side.
    let walks = |mut at: Corner| {
        rest.iter().all(|side| {
            let on = side.ends().into_iter().find(|&end| end != at);
            let joined = side.ends().contains(&at) && !foreign(&at);
            at = on.expect("a side has two ends");
            joined
        })
    };
    assert!(first.ends().into_iter().any(walks), "{line:?}");
}

/// BASE-41, BASE-42
#[test]
fn random_networks_are_as_long_as_the_oracle_says() {
    let oracle = Oracle::new();
    let mut chance = Pseudo::new(41);
    let mut lengths = [0; 16];
    for _ in 0..4000 {
        let play = random_network(&mut chance);
        lengths[usize::from(oracle.check(&play, 0))] += 1;
        check_line(&play, 0);
    }
    assert!(lengths[5..=14].iter().all(|&count| count > 10), "too few kinds: {lengths:?}");
}

/// What a player with nothing but roads in mind would do: a settlement that cuts, otherwise mostly
/// a road, otherwise anything.
fn road_lover(play: &Play, by: Seat, chance: &mut Pseudo) -> Decision {
    let list = play.decisions(by.index());
    let roads: Vec<Side> = play.all().seats.iter().flat_map(|seat| seat.roads.clone()).collect();
    let cuts = |choice: &&Decision| match choice {
        Decision::BuildSettlement { at } => {
            roads.iter().filter(|road| road.ends().contains(at)).count() == 3
        }
        _ => false,
    };
    if let Some(cut) = list.iter().find(cuts) {
        return *cut;
    }
    let is_road = |choice: &Decision| matches!(choice, Decision::BuildRoad { .. });
    let roads: Vec<Decision> = list.iter().copied().filter(is_road).collect();
    let choices = if roads.is_empty() || chance.below(4) == 0 { &list } else { &roads };
    choices[chance.below(choices.len() as u32) as usize]
}

/// BASE-41, BASE-42, BASE-70, BASE-71
#[test]
fn along_random_games_lengths_and_holder_are_what_the_rules_say() {
    let oracle = Oracle::new();
    let (mut cuts, mut changes) = (0, 0);
    for seed in 0..120 {
        let mut chance = Pseudo::new(seed);
        let mut setup = island::Setup::variable(4).without_player_trade();
        setup.options.points_to_win = 20;
        setup.options.discards = false;
        setup.options.turn_limit = Some(200);
        let mut play = Play(Island::new(&setup).unwrap());
        let mut holding: Option<usize> = None;
        let mut lengths = [0; 4];
        loop {
            let seats = match play.0.to_act() {
                ToAct::Nobody => break,
                ToAct::Nature => {
                    let outcome: Outcome = play.0.sample(&mut chance);
                    play.resolve(outcome);
                    continue;
                }
                ToAct::Seats(seats) => seats,
            };
            let by = seats.iter().next().unwrap();
            let choice = road_lover(&play, by, &mut chance);
            play.decide(by.index(), choice);
            let shorter = match choice {
                Decision::BuildRoad { .. } => {
                    lengths[by.index()] = oracle.check(&play, by.index());
                    0
                }
                Decision::BuildSettlement { .. } => {
                    let now = [0, 1, 2, 3].map(|number| oracle.check(&play, number));
                    let shorter = (0..4).filter(|&number| now[number] < lengths[number]).count();
                    lengths = now;
                    shorter
                }
                _ => continue,
            };
            assert!(shorter <= 1, "one settlement cuts two lines");
            cuts += shorter;
            // The procedure, written anew.
            let most = *lengths.iter().max().unwrap();
            let longest: Vec<usize> = (0..4).filter(|&number| lengths[number] == most).collect();
            let before = holding;
            holding = match longest[..] {
                _ if most < 5 => None,
                _ if holding.is_some_and(|holder| longest.contains(&holder)) => holding,
                [alone] => Some(alone),
                _ => None,
            };
            changes += usize::from(before != holding);
            assert_eq!(holder(&play), holding, "{lengths:?}");
        }
    }
    assert!(cuts > 10 && changes > 100, "too quiet: {cuts} cuts, {changes} changes");
}

/// Among equals nobody has it, unless somebody is said to have had it first.
#[test]
fn among_equals_the_stated_holder_has_the_road() {
    let scene = || {
        [(0, "0,0"), (1, "-2,2")].into_iter().fold(Scene::new(3), |scene, (number, around)| {
            scene.seat(number, |s| {
                s.settlements(&[&format!("{around},N")]).roads_at(around, "NE E SE SW W");
            })
        })
    };
    let holder = |play: &Play| (0..3).find(|&number| play.of(number).longest_road);
    assert_eq!(holder(&scene().play()), None);
    for said in [0, 1] {
        assert_eq!(holder(&scene().longest_road(said).play()), Some(said));
    }
    assert_eq!(holder(&scene().longest_road(2).play()), None);
}
