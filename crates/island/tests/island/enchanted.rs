//! The Enchanted Land: its boards, founding, what may be built on the island, and how knights go there.

use std::collections::BTreeSet;

use hex::{Corner, Direction, Hex, Side, Vertex};
use island::ScenarioPhase as Phase;
use island::{
    Choice, Decision, EventFace, PhaseView, Progress, Rank, Resource, Seas, Setup, Start, Terrain,
    Tile, base, enchanted, knights, sea,
};

use crate::enchanted_scene::*;
use crate::knights_scene::{Game, activate, go, knight, own, retreat};
use crate::scene::*;
use crate::sea_scene::{sail, ship, sides};

fn founding(players: u8) -> Setup {
    let start = Start::Seat { seat: seat(0) };
    Setup { start, ..Setup::at_sea(players, Seas::Enchanted) }
}

/// The board as data.
fn board(players: u8) -> island::Layout {
    Game::from(&founding(players)).all().board.unwrap().into()
}

#[test]
fn enchanted_1_ships_and_knights_for_three_and_four() {
    let play = Game::from(&founding(3));
    let scenario = play.all().scenario.unwrap();
    assert!(scenario.sea.is_some() && scenario.knights.is_some() && scenario.enchanted.is_some());
    let mut five = founding(4);
    five.players = 5;
    assert!(scenario_faults(&five).contains(&enchanted(1)));
    let mut alone = founding(3);
    alone.with.knights = false;
    assert!(scenario_faults(&alone).contains(&enchanted(1)));
    let mut points = founding(3);
    points.with.island_points = true;
    assert_eq!(scenario_faults(&points), [enchanted(1)]);
    // Elsewhere there are no dragons.
    let mut play = Game::from(&Setup::at_sea(3, Seas::TwoIslands));
    play.refuses(0, fight("0,0,N"), enchanted(1));
    let given = crate::sea_scene::at_sea().seat(0, |me| _ = me.kept(|kept| kept.beaten.push(1)));
    assert_eq!(scenario_faults(&given.setup()), [enchanted(1)]);
}

/// ENCHANTED-2, ENCHANTED-3, ENCHANTED-4, ENCHANTED-5
#[test]
fn enchanted_4_the_boards() {
    for (players, home, chips, harbours) in [(3, 14, 13, 8), (4, 21, 20, 9)] {
        let layout = board(players);
        let chart = layout.chart.as_ref().unwrap();
        assert!(chart.reconstructed);
        let play = Game::from(&founding(players));
        let islands = play.sea().islands;
        let sizes: Vec<usize> = islands.iter().map(|island| island.hexes.len()).collect();
        assert_eq!(sizes, [home, 16]);
        assert_eq!((islands[0].home, islands[1].home), (true, false));
        let mut rows: Vec<usize> = Vec::new();
        for row in 0..=3 {
            rows.push(islands[1].hexes.iter().filter(|hex| hex.r() == row).count());
        }
        assert_eq!(rows, [4, 5, 4, 3]);
        // In the south-west: no home land lies as far west in its row.
        let west = |hex: &Hex| 2 * hex.q() + hex.r();
        let enchanted_west = islands[1].hexes.iter().map(west).max();
        let in_rows = islands[0].hexes.iter().filter(|hex| (0..=3).contains(&hex.r()));
        assert!(in_rows.map(west).min() > enchanted_west);
        let number =
            |hex: &&Hex| layout.hexes.iter().any(|t| t.hex() == Some(**hex) && t.number.is_some());
        assert_eq!(islands[0].hexes.iter().filter(number).count(), chips);
        assert_eq!((layout.harbours.len(), chart.sea.len()), (harbours, 19));
        // A dragon on every crossing inside.
        let dragons = play.dragons();
        assert_eq!((dragons.dragons.len(), dragons.unseen), (19, [7, 6, 6]));
        let inside = |at: Corner| at.hexes().iter().all(|hex| islands[1].hexes.contains(hex));
        assert!(
            dragons.dragons.iter().all(|dragon| inside(dragon.at) && dragon.strength.is_none())
        );
        // Three ships from coast to coast, no less.
        assert_eq!(shortest_line(&layout, &islands[0].hexes, &islands[1].hexes), 3);
    }
}

fn shortest_line(layout: &island::Layout, from: &[Hex], to: &[Hex]) -> usize {
    let sea = &layout.chart.as_ref().unwrap().sea;
    let all: BTreeSet<Hex> =
        layout.hexes.iter().filter_map(Tile::hex).chain(sea.iter().copied()).collect();
    let sides: BTreeSet<Side> =
        sea.iter().flat_map(|hex| Direction::ALL.map(|at| hex.side(at))).collect();
    let paths: Vec<Side> =
        sides.into_iter().filter(|side| side.hexes().iter().all(|hex| all.contains(hex))).collect();
    let corners = |hexes: &[Hex]| -> BTreeSet<Corner> {
        hexes.iter().flat_map(|hex| Vertex::ALL.map(|at| hex.corner(at))).collect()
    };
    let (mut reached, to) = (corners(from), corners(to));
    for length in 0.. {
        if !reached.is_disjoint(&to) {
            return length;
        }
        let next: Vec<Corner> = (paths.iter())
            .filter(|path| path.ends().iter().any(|end| reached.contains(end)))
            .flat_map(|path| path.ends())
            .collect();
        reached.extend(next);
    }
    unreachable!()
}

/// ENCHANTED-6, ENCHANTED-7
#[test]
fn enchanted_6_everybody_founds_two_settlements_and_a_city() {
    let mut play = Game::from(&founding(3));
    play.refuses(0, settlement(TIP), sea(26));
    play.refuses(0, city("0,-3,S"), base(16));
    // Round, back with cities, and round again from the one who was last.
    let first = |play: &Game, by: usize| play.decisions(by)[0];
    let mut order = Vec::new();
    while !matches!(play.phase(), PhaseView::Turn) {
        let by = play.waits_for()[0];
        if let PhaseView::FoundingSettlement { city, .. } = play.phase() {
            order.push((by, city));
            if order.len() == 4 {
                play.refuses(2, settlement("3,0,N"), knights(3));
            }
        }
        let choice = first(&play, by);
        play.decide(by, choice);
        // Cards come with the last building alone.
        assert!(order.len() > 6 || (0..3).all(|number| play.hand(number) == hand("")));
    }
    let rounds = [0, 1, 2].map(|by| (by, false)).into_iter();
    let rounds =
        rounds.chain([2, 1, 0].map(|by| (by, true))).chain([0, 1, 2].map(|by| (by, false)));
    assert_eq!(order, rounds.collect::<Vec<_>>());
    for number in 0..3 {
        let mine = play.of(number);
        assert_eq!((mine.settlements.len(), mine.cities.len(), mine.points), (2, 1, 4));
        assert!(play.hand(number).total() <= 3);
    }
    assert!((0..3).any(|number| play.hand(number).total() > 0));
}

/// ENCHANTED-8, ENCHANTED-32
#[test]
fn enchanted_32_one_founding_building_stands_at_the_coast() {
    let mut play = Game::from(&founding(3));
    // Inland twice: 3,0,N and 3,-2,N touch three landscapes.
    play.decide(0, settlement("3,0,N")).refuses(0, ship("3,0,NE"), sea(2));
    play.decide(0, road("3,0,NE"));
    // At the coast the founder chooses.
    play.decide(1, settlement("2,0,N")).lists(1, road("3,-1,SW"));
    play.lists(1, ship("3,-1,SW"));
    play.decide(1, ship("2,-1,SE"));
    play.decide(2, settlement("1,3,N")).decide(2, road("1,3,NE"));
    play.decide(2, city("0,-3,S")).decide(2, road("0,-3,SE"));
    play.decide(1, city("2,-3,S")).decide(1, road("2,-3,SE"));
    play.decide(0, city("3,-2,N")).decide(0, road("3,-2,NE"));
    play.refuses(0, settlement("3,-1,N"), enchanted(32));
    let coast = |choice: &Decision<Choice>| match choice {
        Decision::BuildSettlement { at } => {
            let land = board(3);
            at.hexes()
                .iter()
                .filter(|hex| land.hexes.iter().any(|t| t.hex() == Some(**hex)))
                .count()
                < 3
        }
        _ => false,
    };
    assert!(play.decisions(0).iter().all(coast));
    play.decide(0, settlement("2,1,N")).lists(0, ship("2,1,NW"));
}

#[test]
fn enchanted_9_the_robber_starts_at_home_and_there_is_no_pirate() {
    for players in [3, 4] {
        let play = Game::from(&founding(players));
        let robber = play.all().robber.unwrap();
        let layout = board(players);
        let tile = layout.hexes.iter().find(|tile| tile.hex() == Some(robber)).unwrap();
        assert_eq!(tile.terrain, Terrain::Desert);
        assert!(play.sea().islands[0].hexes.contains(&robber));
        assert_eq!(play.sea().pirate, None);
    }
    let mut with = founding(3);
    with.with.pirate = true;
    assert!(scenario_faults(&with).contains(&enchanted(9)));
}

/// ENCHANTED-10, ENCHANTED-11, ENCHANTED-12
#[test]
fn enchanted_10_settlements_at_the_coast_and_no_roads() {
    let mut play = land().seat(0, |me| _ = me.hand("LLLBBWWGGGOOOGG")).play_scenario();
    play.refuses(0, settlement(FAR), enchanted(10));
    play.refuses(0, road("0,0,NE"), enchanted(11));
    play.refuses(0, road("0,0,SW"), enchanted(11));
    play.lists(0, ship("0,0,NE")).lists(0, ship("0,0,NW"));
    play.decide(0, settlement(TIP)).refuses(0, city(TIP), enchanted(10));
    play.refuses(0, road("0,0,NE"), enchanted(11));
    play.decide(0, ship("0,0,NE"));
}

/// ENCHANTED-37
#[test]
fn enchanted_37_cards_are_bound_too() {
    let scene = |card: Progress| {
        land().seat(0, |me| {
            me.settlements(&[TIP]).hand("GOO").progress(&[card]);
        })
    };
    let mut play = scene(Progress::Medicine).play_scenario();
    let medicine = own(Choice::PlayMedicine { at: TIP.parse().unwrap() });
    play.refuses(0, medicine, knights(74));
    // Roads of the card do not lie there, ships do.
    let mut play = scene(Progress::RoadBuilding).play_scenario();
    play.decide(0, own(Choice::PlayRoads)).refuses(0, road("0,0,NE"), enchanted(11));
    play.decide(0, ship("0,0,NE")).decide(0, ship("0,0,NW"));
    // A diplomat takes a ship of the coast up and lays it there again.
    let mut play =
        scene(Progress::Diplomat).seat(0, |me| _ = me.ships(&["0,0,NE"])).play_scenario();
    play.decide(0, own(Choice::PlayDiplomat { at: "0,0,NE".parse().unwrap() }));
    play.refuses(0, road("0,0,NW"), knights(77));
    play.lists(0, ship("0,0,NW"));
    play.refuses(0, ship("0,0,NE"), knights(77));
    play.decide(0, ship("0,0,NW"));
    assert_eq!(play.phase(), PhaseView::Turn);
}

/// ENCHANTED-13, ENCHANTED-34
#[test]
fn enchanted_13_a_knight_crosses_over_by_a_line_of_ships() {
    let mut play = camp(Rank::Basic).play_scenario();
    play.lists(0, go(CAMP, TIP)).lists(0, go(CAMP, "0,-1,N"));
    play.refuses(0, go(CAMP, "0,0,NE"), knights(35));
    play.decide(0, go(CAMP, TIP));
    let (_, knight) = play.knight_at(TIP).unwrap();
    assert!(!knight.active);
    assert_eq!(play.dragons().crossed, seats(&[0]));
    // Only one that has been active since an earlier turn, be it at home or at sea.
    let mut play = land().seat(0, |me| _ = me.idle(Rank::Basic, &[CAMP]).hand("G")).play_scenario();
    play.refuses(0, go(CAMP, TIP), knights(33));
    play.decide(0, activate(CAMP)).refuses(0, go(CAMP, TIP), knights(34));
    let mut play = land().seat(0, |me| _ = me.active(Rank::Basic, &["0,-1,NE"])).play_scenario();
    play.decide(0, go("0,-1,NE", TIP));
}

/// ENCHANTED-14, ENCHANTED-19
#[test]
fn enchanted_14_one_knight_and_for_good() {
    let mut play =
        camp(Rank::Basic).seat(0, |me| _ = me.active(Rank::Strong, &["0,-1,N"])).play_scenario();
    play.decide(0, go("0,-1,N", TIP)).refuses(0, go(CAMP, TIP), enchanted(14));
    play.lists(0, go(CAMP, "0,-1,NE"));
    let mut play = on_island(Rank::Basic, TIP).play_scenario();
    play.refuses(0, go(TIP, "0,-1,NE"), enchanted(14));
    // Also driven off somewhere it was the one.
    let mut play =
        on_island(Rank::Strong, TIP).seat(1, |s| _ = s.idle(Rank::Basic, &[NEAR])).play_scenario();
    play.decide(0, go(TIP, NEAR)).decide(0, retreat("-1,0,S"));
    assert_eq!(play.dragons().crossed, seats(&[0, 1]));
    let two = land().seat(0, |me| _ = me.idle(Rank::Basic, &[TIP, NEAR]));
    assert_eq!(scenario_faults(&two.setup()), [enchanted(14)]);
}

#[test]
fn enchanted_15_beside_an_own_settlement() {
    let mut play = camp(Rank::Basic).seat(0, |me| _ = me.settlements(&[TIP])).play_scenario();
    play.refuses(0, go(CAMP, TIP), enchanted(15));
    play.lists(0, go(CAMP, "0,0,NE")).lists(0, go(CAMP, "0,0,NW"));
    play.decide(0, go(CAMP, "0,0,NE"));
    // On a free crossing, that is.
    let mut play = camp(Rank::Strong)
        .seat(0, |me| _ = me.settlements(&[TIP]))
        .seat(1, |s| _ = s.idle(Rank::Basic, &["0,0,NE"]))
        .play_scenario();
    play.refuses(0, go(CAMP, "0,0,NE"), knights(35)).lists(0, go(CAMP, "0,0,NW"));
}

#[test]
fn enchanted_16_others_keep_a_knight_from_landing() {
    let mut play = camp(Rank::Mighty).seat(1, |s| _ = s.settlements(&[TIP])).play_scenario();
    play.refuses(0, go(CAMP, TIP), enchanted(16));
    let mut play = camp(Rank::Strong).seat(1, |s| _ = s.idle(Rank::Strong, &[TIP])).play_scenario();
    play.refuses(0, go(CAMP, TIP), enchanted(16));
    // Another crossing will do.
    let mut play = camp(Rank::Strong)
        .seat(0, |me| _ = me.ships(&["0,-1,SE"]))
        .seat(1, |s| _ = s.idle(Rank::Strong, &["0,0,NE"]))
        .play_scenario();
    play.decide(0, go(CAMP, "0,0,NW"));
}

/// ENCHANTED-17, ENCHANTED-25, ENCHANTED-31
#[test]
fn enchanted_17_on_the_island_three_steps() {
    let mut play = on_island(Rank::Basic, TIP).play_scenario();
    for to in [NEAR, FAR, "-1,0,S"] {
        play.lists(0, go(TIP, to));
    }
    play.refuses(0, go(TIP, "0,0,NE"), enchanted(17));
    play.refuses(0, go(TIP, "-2,0,S"), enchanted(31));
    // Dragons are in nobody's way.
    assert_eq!(play.known(NEAR), Some(None));
    play.decide(0, go(TIP, "-1,0,S"));
    assert!(!play.knight_at("-1,0,S").unwrap().1.active);
    assert_eq!(play.known("-1,0,S"), Some(None));
    // Others are: round by the south it is too far.
    let mut play =
        on_island(Rank::Basic, TIP).seat(1, |s| _ = s.idle(Rank::Basic, &[NEAR])).play_scenario();
    play.refuses(0, go(TIP, "-1,0,S"), enchanted(31));
    play.refuses(0, go(TIP, NEAR), enchanted(16));
    play.lists(0, go(TIP, FAR));
    let play = on_island(Rank::Basic, TIP)
        .seat(1, |s| _ = s.settlements(&["0,0,SE"]).idle(Rank::Basic, &[NEAR]))
        .play_scenario();
    assert!(!play.decisions(0).contains(&go(TIP, FAR)));
    // Own pieces are passed.
    let play =
        on_island(Rank::Basic, TIP).seat(0, |me| _ = me.settlements(&["0,0,NW"])).play_scenario();
    play.lists(0, go(TIP, NEAR));
}

/// ENCHANTED-18, ENCHANTED-35, ENCHANTED-36
#[test]
fn enchanted_18_the_one_who_drives_off_says_where_to() {
    let scene = || on_island(Rank::Strong, TIP).seat(1, |s| _ = s.active(Rank::Basic, &[NEAR]));
    let mut play = scene().play_scenario();
    play.decide(0, go(TIP, NEAR));
    let (from, rank) = (NEAR.parse().unwrap(), Rank::Basic);
    play.is_asked(0, Phase::Banishing { seat: seat(1), from, rank, active: true });
    play.refuses(1, retreat(FAR), table::Rule::table(1));
    play.refuses(0, retreat(NEAR), enchanted(18));
    play.refuses(0, retreat(CAMP), enchanted(18));
    play.refuses(0, Decision::EndTurn, base(64));
    // At the coast, or on a dragon's crossing; it keeps its rank and state.
    play.lists(0, retreat("0,0,NE")).lists(0, retreat("-3,2,S"));
    play.decide(0, retreat("-3,2,S"));
    let (owner, knight) = play.knight_at("-3,2,S").unwrap();
    assert_eq!((owner, knight.rank, knight.active), (1, Rank::Basic, true));
    // It may fight there in its owner's next turn.
    play.decide(0, Decision::EndTurn).roll3(1, 1, 1, EventFace::Trade).lists(1, fight("-3,2,S"));
    // Nobody walks to the coast, not even to drive somebody off.
    let mut play = on_island(Rank::Strong, NEAR)
        .seat(1, |s| _ = s.idle(Rank::Basic, &["0,0,NW"]))
        .play_scenario();
    play.refuses(0, go(NEAR, "0,0,NW"), enchanted(17));
    // Crossing over does.
    let mut play = camp(Rank::Strong).seat(1, |s| _ = s.idle(Rank::Basic, &[TIP])).play_scenario();
    play.decide(0, go(CAMP, TIP)).decide(0, retreat("0,0,NE"));
    assert_eq!(play.knight_at("0,0,NE").unwrap().0, 1);
}

#[test]
fn enchanted_33_knights_come_only_by_crossing_over() {
    let mut play = land().seat(0, |me| _ = me.hand("WO")).play_scenario();
    play.refuses(0, knight(TIP), enchanted(33));
    play.refuses(0, knight("0,-1,N"), knights(61));
    play.lists(0, knight(CAMP));
    // A knight that is driven off at sea does not flee to the island.
    let mut play = land()
        .seat(0, |me| _ = me.idle(Rank::Basic, &["0,-1,NE"]))
        .seat(1, |s| {
            s.settlements(&["2,-1,N"]).ships(&["2,-2,SE", "1,-1,NE", "1,-1,NW"]);
            s.active(Rank::Strong, &["1,-1,N"]);
        })
        .turn(1)
        .play_scenario();
    play.decide(1, go("1,-1,N", "0,-1,NE"));
    let havens = play.decisions(0);
    assert!(!havens.contains(&retreat(TIP)) && havens.contains(&retreat("0,-1,N")));
}

/// ENCHANTED-43: the line that brought a knight is not bound to it any more.
#[test]
fn enchanted_43_the_line_behind_a_knight() {
    // While it stands where the line ends, the line is closed.
    let play = on_island(Rank::Basic, TIP).play_scenario();
    assert_eq!(play.sailor(0).movable, []);
    // Once it has gone on, the last ship may sail.
    let mut play = on_island(Rank::Basic, NEAR).play_scenario();
    assert_eq!(play.sailor(0).movable, sides(&["0,-1,E"]));
    play.decide(0, sail("0,-1,E", "0,-2,NE"));
    assert!(play.knight_at(NEAR).is_some());
}

/// ENCHANTED-26, ENCHANTED-41
#[test]
fn enchanted_26_barbarians_do_not_meet_knights_of_the_island_or_the_sea() {
    let mut play = land()
        .barbarians(6, true)
        .seat(0, |me| _ = me.active(Rank::Mighty, &[NEAR]).active(Rank::Strong, &["0,-1,N"]))
        .seat(0, |me| _ = me.active(Rank::Basic, &[CAMP]))
        .before_roll()
        .play_scenario();
    assert_eq!((play.realm().island_strength, play.order_of(0).strength), (1, 1));
    play.decide(0, Decision::Roll).three(1, 1, EventFace::Ship);
    let active = |play: &Game, at: &str| play.knight_at(at).unwrap().1.active;
    assert!(active(&play, NEAR) && active(&play, "0,-1,N") && !active(&play, CAMP));
    // Two of three lose a city: the strongest was seat 0.
    assert_eq!([0, 1, 2].map(|number| play.of(number).cities.len()), [1, 0, 0]);
}

#[test]
fn enchanted_27_the_inventor_leaves_the_islands_chips() {
    let mut play = land().seat(0, |me| _ = me.progress(&[Progress::Inventor])).play_scenario();
    let inventor = |at: &str| own(Choice::PlayInventor { one: at.parse().unwrap() });
    play.refuses(0, inventor("-2,0"), enchanted(27)).lists(0, inventor("1,-3"));
    play.decide(0, inventor("1,-3"));
    let swap = |at: &str| own(Choice::SwapChips { other: at.parse().unwrap() });
    play.refuses(0, swap("-2,0"), enchanted(27)).lists(0, swap("3,-3"));
}

/// ENCHANTED-28, ENCHANTED-38
#[test]
fn enchanted_28_deserter_and_intrigue_stay_away() {
    let deserter = |from: usize| own(Choice::PlayDeserter { from: seat(from) });
    let scene = |card| land().seat(0, |me| _ = me.progress(&[card]));
    // Who has no other knight cannot be chosen.
    let mut play = scene(Progress::Deserter)
        .seat(1, |s| _ = s.idle(Rank::Basic, &[NEAR]))
        .seat(2, |s| _ = s.idle(Rank::Basic, &[FAR, "1,3,NE"]))
        .play_scenario();
    play.refuses(0, deserter(1), knights(78));
    // And the other one is the only choice.
    play.decide(0, deserter(2));
    assert!(play.knight_at("1,3,NE").is_none() && play.knight_at(FAR).is_some());
    let mut play =
        scene(Progress::Intrigue).seat(1, |s| _ = s.idle(Rank::Basic, &[TIP])).play_scenario();
    play.refuses(0, own(Choice::PlayIntrigue { at: TIP.parse().unwrap() }), knights(74));
    // Warlord, smith, activation and promotion reach everywhere.
    let mut play = land()
        .seat(0, |me| _ = me.idle(Rank::Basic, &[NEAR]).hand("GWO").progress(&[Progress::Warlord]))
        .play_scenario();
    play.lists(0, activate(NEAR)).lists(0, crate::knights_scene::promote(NEAR));
    play.decide(0, own(Choice::PlayWarlord));
    assert!(play.knight_at(NEAR).unwrap().1.active);
}

/// ENCHANTED-29, ENCHANTED-40
#[test]
fn enchanted_29_the_robber_comes_to_the_island() {
    let mut play = on_island(Rank::Basic, NEAR).robber("-1,0").play_scenario();
    play.decide(0, crate::knights_scene::chase(NEAR)).lists(0, robber("0,0"));
    play.decide(0, robber("-2,1"));
    assert_eq!(play.all().robber, Some("-2,1".parse().unwrap()));
    assert!(!play.knight_at(NEAR).unwrap().1.active);
    // What it stands on yields nothing.
    assert_eq!(play.of(0).rates[Resource::Grain], 4);
}
