//! What is in the box: BASE-1 to BASE-7.

use std::collections::BTreeMap;

use crate::scene::*;
use hex::{Grid, Hex};
use island::{
    BoardChoice, Chips, Decision, Deck, Development, Hand, Harbours, Layout, Outcome, Resource,
    Setup, Shuffle, Terrain, Trade, base,
};
use table::{Game, Pseudo};

/// How often each item occurs.
fn count<T: Ord>(items: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    let mut counts = BTreeMap::new();
    for item in items {
        *counts.entry(item).or_default() += 1;
    }
    counts
}

/// The beginners' board, and variable boards of every kind.
fn boards() -> Vec<Layout> {
    let mut boards = vec![beginner_board()];
    for chips in [Chips::Letters, Chips::Random] {
        for harbours in [Harbours::Printed, Harbours::Shuffled, Harbours::Frame] {
            let shuffle = Shuffle { cells: None, chips, harbours };
            let setup = Setup { board: BoardChoice::Variable(shuffle), ..Setup::variable(4) };
            for seed in 0..20 {
                let mut play = Play::new(&setup);
                play.settle(&mut Pseudo::new(seed));
                boards.push((*play.all().board.unwrap()).clone());
            }
        }
    }
    boards
}

/// A layout that chance may bring.
fn laid() -> (Play, Layout) {
    let play = Play::new(&Setup::variable(4));
    let Outcome::Laid { board } = play.0.sample(&mut Pseudo::new(1)) else { panic!("no layout") };
    (play, *board)
}

#[test]
fn base_1_the_island_has_nineteen_hexes_of_these_landscapes() {
    use Terrain::*;
    for board in boards() {
        let counts = count(board.hexes.iter().map(|tile| tile.terrain));
        let box_has =
            [(Forest, 4), (Pasture, 4), (Fields, 4), (Hills, 3), (Mountains, 3), (Desert, 1)];
        assert_eq!(counts, BTreeMap::from(box_has));
        assert_eq!(count(board.hexes.iter().map(|tile| (tile.q, tile.r))).len(), 19);
    }
}

#[test]
fn base_1_chance_lays_no_other_hexes() {
    let (mut play, board) = laid();
    let mut changed = |change: &dyn Fn(&mut Layout)| {
        let mut board = board.clone();
        change(&mut board);
        play.refuses_outcome(Outcome::Laid { board: Box::new(board) }, base(1));
    };
    changed(&|board| board.hexes.truncate(18));
    changed(&|board| board.hexes.push(board.hexes[0]));
    changed(&|board| board.hexes[0].q = 9);
    changed(&|board| board.hexes[0].q = 100);
    changed(&|board| board.hexes[1] = board.hexes[0]);
    changed(&|board| {
        let forest = board.hexes.iter_mut().find(|tile| tile.terrain == Terrain::Forest).unwrap();
        forest.terrain = Terrain::Hills;
    });
    play.resolve(Outcome::Laid { board: Box::new(board) });
}

#[test]
fn base_2_there_are_eighteen_chips_and_none_for_the_desert() {
    for board in boards() {
        let chips = count(board.hexes.iter().filter_map(|tile| tile.number));
        let box_has =
            [(2, 1), (3, 2), (4, 2), (5, 2), (6, 2), (8, 2), (9, 2), (10, 2), (11, 2), (12, 1)];
        assert_eq!(chips, BTreeMap::from(box_has));
        for tile in &board.hexes {
            assert_eq!(tile.terrain == Terrain::Desert, tile.number.is_none(), "{tile:?}");
        }
    }
}

#[test]
fn base_2_a_given_board_has_no_other_chips() {
    let with = |terrain, number| {
        let mut board = beginner_board();
        // The hex in the north-west; the desert lies elsewhere.
        (board.hexes[0].terrain, board.hexes[0].number) = (terrain, number);
        faults(&Setup { board: BoardChoice::Given(board), ..Setup::variable(4) })
    };
    assert_eq!(with(Terrain::Mountains, Some(12)), []);
    assert_eq!(with(Terrain::Desert, None), []);
    for wrong in [0, 1, 7, 13, 255] {
        assert_eq!(with(Terrain::Mountains, Some(wrong)), [base(2)], "{wrong}");
    }
    assert_eq!(with(Terrain::Mountains, None), [base(2)]);
    assert_eq!(with(Terrain::Desert, Some(6)), [base(2)]);
}

#[test]
fn base_2_random_chips_are_those_of_the_box() {
    let shuffle = Shuffle { cells: None, chips: Chips::Random, harbours: Harbours::Printed };
    let mut play =
        Play::new(&Setup { board: BoardChoice::Variable(shuffle), ..Setup::variable(4) });
    let Outcome::Laid { board } = play.0.sample(&mut Pseudo::new(1)) else { panic!("no layout") };
    // A second 2 in the place of the 12.
    let mut wrong = board.clone();
    wrong.hexes.iter_mut().find(|tile| tile.number == Some(12)).unwrap().number = Some(2);
    play.refuses_outcome(Outcome::Laid { board: wrong }, base(2));
    // The desert's neighbour in the list gives it its chip.
    let mut wrong = board.clone();
    let desert = wrong.hexes.iter().position(|tile| tile.number.is_none()).unwrap();
    let other = (desert + 1) % 19;
    (wrong.hexes[desert].number, wrong.hexes[other].number) = (wrong.hexes[other].number, None);
    play.refuses_outcome(Outcome::Laid { board: wrong }, base(2));
    play.resolve(Outcome::Laid { board });
}

#[test]
fn base_3_the_bank_has_nineteen_cards_of_each_kind() {
    let all = |play: &Play| {
        let view = play.all();
        (view.seats.iter()).fold(view.bank, |sum, seat| sum.plus(seat.hand.unwrap()))
    };
    assert_eq!(Play::new(&Setup::variable(4)).all().bank, Hand::new([19; 5]));
    let mut beginner = Play::new(&Setup::beginner(4));
    beginner.settle(&mut Pseudo::new(1));
    assert_eq!(all(&beginner), Hand::new([19; 5]));
    assert_eq!(all(&beginner).total(), 95);

    let lumber = |count| {
        let scene = Scene::new(3).seat(0, |me| {
            me.hand(&"L".repeat(10));
        });
        faults(&scene.seat(1, |me| _ = me.hand(&"L".repeat(count))).setup())
    };
    assert_eq!(lumber(9), []);
    assert_eq!(lumber(10), [base(3)]);
}

#[test]
fn base_3_each_landscape_yields_its_own_resource() {
    use Terrain::*;
    let yields = [
        (Forest, Some(Resource::Lumber)),
        (Pasture, Some(Resource::Wool)),
        (Fields, Some(Resource::Grain)),
        (Hills, Some(Resource::Brick)),
        (Mountains, Some(Resource::Ore)),
        (Desert, None),
    ];
    for (terrain, resource) in yields {
        assert_eq!(terrain.resource(), resource);
        // A settlement in the north of the hex in the north-west, which touches no other hex.
        let mut board = beginner_board();
        board.hexes[0].terrain = terrain;
        board.hexes[0].number = (terrain != Desert).then_some(10);
        board.robber = Some("0,0".parse().unwrap());
        let scene = Scene::new(2).on(board).before_roll();
        let mut play = scene.seat(0, |me| _ = me.settlements(&["0,-2,N"])).play();
        play.roll(0, 4, 6);
        assert_eq!(play.hand(0), resource.map_or(Hand::NONE, Hand::one), "{terrain:?}");
    }
}

#[test]
fn base_4_the_pile_has_twenty_five_cards() {
    let pile = Play::new(&Setup::variable(4)).all().pile_cards.unwrap();
    assert_eq!(pile[Development::Knight], 14);
    assert_eq!(pile[Development::RoadBuilding], 2);
    assert_eq!(pile[Development::YearOfPlenty], 2);
    assert_eq!(pile[Development::Monopoly], 2);
    assert_eq!(pile[Development::VictoryPoint], 5);
    assert_eq!(pile.total(), 25);
}

#[test]
fn base_4_cards_held_and_played_are_those_of_the_box() {
    use Development::*;
    let with = |held: &[Development], played: &[Development]| {
        faults(&Scene::new(3).seat(0, |me| _ = me.cards(held).played(played)).setup())
    };
    assert_eq!(with(&[Knight; 7], &[Knight; 7]), []);
    assert_eq!(with(&[Knight; 8], &[Knight; 7]), [base(4)]);
    assert_eq!(with(&[Monopoly, Monopoly], &[Monopoly]), [base(4)]);
    assert_eq!(with(&[VictoryPoint; 6], &[]), [base(4)]);
}

#[test]
fn base_4_only_a_card_that_is_left_is_drawn() {
    use Development::*;
    let mut play = Scene::new(3)
        .seat(0, |me| _ = me.hand("OWG"))
        .seat(1, |me| _ = me.cards(&[Monopoly, Monopoly]))
        .play();
    play.decide(0, Decision::BuyCard);
    let mut listed = Vec::new();
    assert!(play.0.outcomes(&mut listed));
    let weight = |card| {
        let drawn = |(outcome, _): &&(Outcome, _)| *outcome == Outcome::Drawn { card };
        listed.iter().find(drawn).map_or(0, |&(_, weight)| weight)
    };
    let weights = [Knight, RoadBuilding, YearOfPlenty, Monopoly, VictoryPoint].map(weight);
    assert_eq!(weights, [14, 2, 2, 0, 5]);
    play.refuses_outcome(Outcome::Drawn { card: Monopoly }, base(48));
    play.resolve(Outcome::Drawn { card: RoadBuilding });
    assert_eq!(play.of(0).cards, Some(Deck::one(RoadBuilding)));
}

#[test]
fn base_5_everyone_has_five_settlements_four_cities_and_fifteen_roads() {
    for players in 2..=4 {
        for seat in Play::new(&Setup::variable(players)).all().seats {
            let stock = seat.stock;
            assert_eq!((stock.settlements, stock.cities, stock.roads), (5, 4, 15));
        }
    }
}

#[test]
fn base_5_no_position_has_more_pieces_than_a_stock() {
    // Northern corners are never neighbours of each other.
    let north = ["0,-2,N", "1,-2,N", "2,-2,N", "-1,-1,N", "0,-1,N", "1,-1,N", "2,-1,N"];
    let with = |settlements: usize, cities: usize| {
        let (one, other) = north.split_at(settlements);
        let other = &other[..cities];
        let scene = Scene::new(2).seat(0, |me| _ = me.settlements(one).cities(other));
        faults(&scene.with(|options| options.points_to_win = 20).setup())
    };
    assert_eq!(with(5, 2), []);
    assert_eq!(with(6, 0), [base(5)]);
    assert_eq!(with(3, 4), []);
    assert_eq!(with(0, 5), [base(5)]);

    let roads = |count: usize| {
        let laid = &FIFTEEN_ROADS[..count.min(15)];
        let more: &[&str] = if count > 15 { &["0,0,SE"] } else { &[] };
        let scene = Scene::new(2).seat(0, |me| {
            me.settlements(&["0,-2,N"]).roads(laid).roads(more);
        });
        // The sixteenth lies apart from the others, at a settlement of its own.
        faults(&scene.seat(0, |me| _ = me.settlements(&["0,0,S"])).setup())
    };
    assert_eq!(roads(15), []);
    assert_eq!(roads(16), [base(5)]);
}

/// Fifteen paths along the coast, clockwise from the north-west.
const FIFTEEN_ROADS: [&str; 15] = [
    "0,-2,NE", "1,-2,NW", "1,-2,NE", "2,-2,NW", "2,-2,NE", "2,-2,E", "2,-1,NE", "2,-1,E", "2,0,NE",
    "2,0,E", "2,0,SE", "1,1,E", "1,1,SE", "0,2,E", "0,2,SE",
];

#[test]
fn base_6_there_are_nine_harbours() {
    use Resource::*;
    for board in boards() {
        let trades = count(board.harbours.iter().map(|harbour| harbour.trade));
        let two = [Lumber, Brick, Wool, Grain, Ore].map(|card| (Trade::Two(card), 1));
        assert_eq!(trades, BTreeMap::from_iter([(Trade::Any, 4)].into_iter().chain(two)));
        assert_eq!(count(board.harbours.iter().map(|h| (h.q, h.r, h.side))).len(), 9);
    }
}

#[test]
fn base_7_the_island_has_54_corners_and_72_paths() {
    let land: Vec<Hex> = beginner_board().hexes.iter().map(|tile| tile.hex().unwrap()).collect();
    let grid = Grid::<{ hex::NARROW }>::new(&land).unwrap();
    assert_eq!((grid.corners().len(), grid.sides().len()), (54, 72));
    // Every corner is open to the first founder.
    let mut play = Play::new(&Setup::variable(4));
    play.settle(&mut Pseudo::new(1));
    let founder = play.waits_for()[0];
    assert_eq!(play.decisions(founder).len(), 54);
}

/// Around the desert: seat 0 from the north to the north-east, seat 1 from there on.
fn round_the_desert() -> Scene {
    Scene::new(2)
        .seat(0, |me| {
            me.settlements(&["0,0,N"]).roads(&["0,0,NE"]).hand("LLLBBBWWGG");
        })
        .seat(1, |me| {
            me.settlements(&["0,0,SE"]).roads(&["0,0,E"]);
        })
}

#[test]
fn base_7_a_path_holds_one_road_and_a_corner_one_building() {
    let mut play = round_the_desert().play();
    play.refuses(0, road("0,0,NE"), base(7));
    play.refuses(0, road("0,0,E"), base(7));
    play.refuses(0, settlement("0,0,N"), base(7));
    play.refuses(0, settlement("0,0,SE"), base(7));
    play.decide(0, road("0,0,NW"));
    play.refuses(0, road("0,0,NW"), base(7));
}

#[test]
fn base_7_no_position_has_two_pieces_in_one_place() {
    let with = |corner: &str, side: &str| {
        let scene = round_the_desert().seat(1, |me| {
            me.settlements(&[corner]).roads(&[side]);
        });
        faults(&scene.setup())
    };
    assert_eq!(with("0,0,SW", "0,0,SW"), []);
    assert_eq!(with("0,0,N", "0,0,SE"), [base(7)]);
    assert_eq!(with("0,0,SW", "0,0,NE"), [base(7)]);
    // The same path by its other name, and one road twice.
    assert_eq!(with("0,0,SW", "1,-1,SW"), [base(7)]);
    assert_eq!(with("0,0,SW", "0,0,E"), [base(7)]);
}
