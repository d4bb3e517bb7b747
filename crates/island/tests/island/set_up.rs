//! From the box to the first roll: BASE-8 to BASE-18, BASE-59, BASE-60, OPTION-10.

use std::collections::BTreeSet;

use crate::scene::*;
use hex::{Corner, Direction, Grid, Hex, Side};
use island::{
    BoardChoice, Chips, Decision, Hand, Harbour, Harbours, Island, Layout, Outcome, PhaseView,
    Pieces, Resource, Setup, Shuffle, Start, Terrain, Trade, base, six,
};
use table::{Chance, Game, Pseudo, Rule, ToAct};

fn shuffled(chips: Chips, harbours: Harbours) -> Setup {
    let shuffle = Shuffle { cells: None, chips, harbours };
    Setup { board: BoardChoice::Variable(shuffle), ..Setup::variable(4) }
}

/// A layout that chance brings.
fn layout(setup: &Setup, seed: u64) -> Layout {
    match Play::new(setup).0.sample(&mut Pseudo::new(seed)) {
        Outcome::Laid { board } => *board,
        other => panic!("{other:?} instead of a layout"),
    }
}

#[track_caller]
fn lies(setup: &Setup, board: &Layout) {
    Play::new(setup).resolve(Outcome::Laid { board: Box::new(board.clone()) });
}

#[track_caller]
fn cannot_lie(setup: &Setup, board: &Layout, rule: Rule) {
    Play::new(setup).refuses_outcome(Outcome::Laid { board: Box::new(board.clone()) }, rule);
}

fn chip_at(board: &Layout, (q, r): (i8, i8)) -> Option<u8> {
    let tile = board.hexes.iter().find(|tile| (tile.q, tile.r) == (q, r));
    tile.expect("the hex is there").number
}

fn corners(names: &[&str]) -> BTreeSet<Corner> {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

fn sides(names: &[&str]) -> BTreeSet<Side> {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

/// The beginners' colours: two settlements, the marked one first, two roads, the first cards.
const RED: ([&str; 2], [&str; 2], &str) = (["-2,1,N", "0,-1,N"], ["-2,1,NE", "0,-1,NE"], "GLL");
const BLUE: ([&str; 2], [&str; 2], &str) = (["-2,2,N", "0,2,N"], ["-2,2,NE", "0,1,E"], "LOB");
const ORANGE: ([&str; 2], [&str; 2], &str) = (["-1,2,N", "2,-2,S"], ["-1,2,NE", "2,-2,SW"], "OGG");
const WHITE: ([&str; 2], [&str; 2], &str) = (["1,1,N", "-1,0,N"], ["1,0,E", "-1,0,NW"], "LOW");

/// BASE-8, BASE-9
#[test]
fn beginners_start_with_these_pieces_and_cards() {
    let tables = [
        (4, vec![RED, BLUE, ORANGE, WHITE]),
        // Three play without red.
        (3, vec![BLUE, ORANGE, WHITE]),
    ];
    for (players, colours) in tables {
        let mut play = Play::new(&Setup::beginner(players));
        play.settle(&mut Pseudo::new(1));
        assert_eq!(play.all().seats.len(), colours.len());
        for (number, (buildings, roads, cards)) in colours.into_iter().enumerate() {
            let seat = play.of(number);
            assert_eq!(BTreeSet::from_iter(seat.settlements), corners(&buildings), "{number}");
            assert_eq!(seat.cities, []);
            assert_eq!(BTreeSet::from_iter(seat.roads), sides(&roads), "{number}");
            assert_eq!(seat.hand, Some(hand(cards)), "{number}");
            assert_eq!(seat.points, 2);
        }
    }
}

#[test]
fn base_8_the_beginners_board_is_fixed() {
    // Row by row from the north-west.
    let rows = ["M10 P2 F9", "A12 H6 P4 H10", "A9 F11 D F3 M8", "F8 M3 A4 P5", "H5 A6 P11"];
    let board = beginner_board();
    let mut tiles = board.hexes.clone();
    tiles.sort_by_key(|tile| (tile.r, tile.q));
    let letter = |terrain| match terrain {
        Terrain::Forest => "F",
        Terrain::Hills => "H",
        Terrain::Pasture => "P",
        Terrain::Fields => "A",
        Terrain::Mountains => "M",
        Terrain::Desert => "D",
        Terrain::Gold => "G",
    };
    let text = tiles.iter().map(|tile| {
        letter(tile.terrain).to_owned() + &tile.number.map_or(String::new(), |n| n.to_string())
    });
    assert_eq!(text.collect::<Vec<_>>().join(" "), rows.join(" "));

    // Clockwise from the north-west.
    use Direction::*;
    let two = Trade::Two;
    let harbours = [
        (0, -2, NW, Trade::Any),
        (1, -2, NE, two(Resource::Grain)),
        (2, -1, NE, two(Resource::Ore)),
        (2, 0, E, Trade::Any),
        (1, 1, SE, two(Resource::Wool)),
        (-1, 2, SE, Trade::Any),
        (-2, 2, SW, Trade::Any),
        (-2, 1, W, two(Resource::Brick)),
        (-1, -1, W, two(Resource::Lumber)),
    ];
    assert_eq!(board.harbours, harbours.map(|(q, r, side, trade)| Harbour { q, r, side, trade }));
}

#[test]
fn base_8_the_beginners_pieces_need_their_board() {
    let setup = Setup { pieces: Pieces::Beginner, ..Setup::variable(4) };
    assert_eq!(faults(&setup), [base(8)]);
    // The board alone may be used for a founding phase.
    let setup = Setup { board: BoardChoice::Beginner, ..Setup::variable(4) };
    assert_eq!(faults(&setup), []);
    assert!(faults(&Setup::beginner(5)).contains(&six(15)));
}

/// BASE-9: the first cards are what the hexes at the marked settlement give.
#[test]
fn base_9_the_marked_settlement_pays_the_first_cards() {
    let board = beginner_board();
    for ([marked, _], _, cards) in [RED, BLUE, ORANGE, WHITE] {
        let at: Corner = marked.parse().unwrap();
        let touched = board.hexes.iter().filter(|tile| at.hexes().contains(&tile.hex().unwrap()));
        let paid = touched.filter_map(|tile| tile.terrain.resource());
        assert_eq!(paid.fold(Hand::NONE, |sum, card| sum.plus(Hand::one(card))), hand(cards));
    }
}

/// BASE-10, BASE-59
#[test]
fn the_host_may_name_the_first_player() {
    for number in 0..4 {
        let start = Start::Seat { seat: seat(number) };
        let play = Play::new(&Setup { start, ..Setup::beginner(4) });
        assert_eq!((play.waits_for(), play.phase()), (vec![number], PhaseView::Turn));
        play.lists(number, Decision::Roll);

        let mut play = Play::new(&Setup { start, ..Setup::variable(4) });
        play.settle(&mut Pseudo::new(3));
        assert_eq!(play.waits_for(), [number]);
    }
    let nobody = Setup { start: Start::Seat { seat: seat(4) }, ..Setup::variable(4) };
    assert_eq!(faults(&nobody), [Rule::table(5)]);
}

/// BASE-10, BASE-59
#[test]
fn otherwise_a_lot_makes_each_of_them_first_equally_often() {
    for players in 2..=4u8 {
        let mut games = vec![Play::new(&Setup::beginner(players.max(3)))];
        let mut variable = Play::new(&Setup::variable(players));
        variable.resolve(Outcome::Laid { board: Box::new(layout(&Setup::variable(4), 5)) });
        games.push(variable);
        for mut play in games {
            assert_eq!(play.phase(), PhaseView::DrawingLots);
            let count = play.0.seats();
            let mut lots = Vec::new();
            assert!(play.0.outcomes(&mut lots));
            let all = (0..count).map(|number| (Outcome::Starts { seat: seat(number) }, 1));
            assert_eq!(lots, all.collect::<Vec<_>>());
            play.refuses_outcome(Outcome::Starts { seat: seat(count) }, Rule::table(5));
            play.resolve(Outcome::Starts { seat: seat(count - 1) });
            assert_eq!(play.waits_for(), [count - 1]);
        }
    }
}

/// The letters A to R.
const LETTERS: [u8; 18] = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];

/// Counter-clockwise along the coast from the north-east, then the ring within, then the middle.
const COAST: [(i8, i8); 12] = [
    (2, -2),
    (1, -2),
    (0, -2),
    (-1, -1),
    (-2, 0),
    (-2, 1),
    (-2, 2),
    (-1, 2),
    (0, 2),
    (1, 1),
    (2, 0),
    (2, -1),
];
const WITHIN: [(i8, i8); 6] = [(1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0)];

/// The way of the chips from this tip of the island: tips are two hexes apart along the coast.
fn spiral(tip: usize) -> Vec<(i8, i8)> {
    let coast = COAST.iter().cycle().skip(2 * tip).take(12);
    let within = WITHIN.iter().cycle().skip(tip).take(6);
    coast.chain(within).chain(&[(0, 0)]).copied().collect()
}

fn follows_letters(board: &Layout, tip: usize) -> bool {
    let desert = board.hexes.iter().find(|tile| tile.terrain == Terrain::Desert).unwrap();
    let way = spiral(tip).into_iter().filter(|&place| place != (desert.q, desert.r));
    way.map(|place| chip_at(board, place)).eq(LETTERS.map(Some))
}

/// BASE-11, BASE-12
#[test]
fn the_letters_lie_in_a_spiral_from_each_tip() {
    for tip in 0..6 {
        let setup = shuffled(Chips::LettersFrom { corner: tip as u8 }, Harbours::Printed);
        let mut deserts = BTreeSet::new();
        for seed in 0..100 {
            let board = layout(&setup, seed);
            assert!(follows_letters(&board, tip), "{tip}: {board:?}");
            lies(&setup, &board);
            // Any tip will do where none was named, but not another one than that.
            lies(&shuffled(Chips::Letters, Harbours::Printed), &board);
            let other = Chips::LettersFrom { corner: (tip as u8 + 1) % 6 };
            cannot_lie(&shuffled(other, Harbours::Printed), &board, base(11));
            deserts.extend(board.hexes.iter().filter(|t| t.number.is_none()).map(|t| (t.q, t.r)));
        }
        assert!(deserts.len() > 15, "the hexes are hardly shuffled");
    }
}

/// BASE-11, BASE-12
#[test]
fn chance_picks_the_tip_and_every_order_of_landscapes() {
    let setup = Setup::variable(4);
    let mut tips = BTreeSet::new();
    let mut terrains = BTreeSet::new();
    for seed in 0..200 {
        let board = layout(&setup, seed);
        tips.extend((0..6).filter(|&tip| follows_letters(&board, tip)));
        terrains.insert(board.hexes.iter().map(|tile| tile.terrain).collect::<Vec<_>>());
    }
    assert_eq!(tips.len(), 6);
    assert_eq!(terrains.len(), 200);
}

/// BASE-11, BASE-12
#[test]
fn chips_out_of_order_cannot_lie() {
    let setup = Setup::variable(4);
    let board = layout(&setup, 7);
    // Two chips of different numbers change places.
    let mut swapped = board.clone();
    let (one, other) = {
        let mut chips = (0..19).filter(|&index| board.hexes[index].number.is_some());
        let one = chips.next().unwrap();
        (one, chips.find(|&i| board.hexes[i].number != board.hexes[one].number).unwrap())
    };
    (swapped.hexes[one].number, swapped.hexes[other].number) =
        (board.hexes[other].number, board.hexes[one].number);
    cannot_lie(&setup, &swapped, base(11));
    // The desert is skipped: it takes no chip from the others.
    let mut chip_on_desert = board.clone();
    for tile in &mut chip_on_desert.hexes {
        tile.number.get_or_insert(4);
    }
    cannot_lie(&setup, &chip_on_desert, base(11));
    // The order in which the data lists the hexes does not matter.
    let mut listed_otherwise = board.clone();
    listed_otherwise.hexes.reverse();
    lies(&setup, &listed_otherwise);
    lies(&setup, &board);
}

#[test]
fn base_11_there_are_six_tips() {
    let from = |corner| faults(&shuffled(Chips::LettersFrom { corner }, Harbours::Printed));
    assert_eq!(from(5), []);
    assert_eq!(from(6), [Rule::table(8)]);
}

fn red_numbers_touch(board: &Layout) -> bool {
    let red: Vec<Hex> = (board.hexes.iter())
        .filter(|tile| matches!(tile.number, Some(6 | 8)))
        .map(|tile| tile.hex().unwrap())
        .collect();
    let near = |one: &Hex, other: &Hex| Direction::ALL.iter().any(|&d| one.neighbour(d) == *other);
    red.iter().any(|one| red.iter().any(|other| near(one, other)))
}

#[test]
fn base_13_random_chips_keep_six_and_eight_apart() {
    let setup = shuffled(Chips::Random, Harbours::Printed);
    let mut seen = BTreeSet::new();
    for seed in 0..500 {
        let board = layout(&setup, seed);
        assert!(!red_numbers_touch(&board), "{board:?}");
        lies(&setup, &board);
        seen.insert(board.hexes.iter().map(|tile| tile.number).collect::<Vec<_>>());
    }
    assert_eq!(seen.len(), 500);
}

#[test]
fn base_13_six_and_eight_side_by_side_cannot_lie() {
    let setup = shuffled(Chips::Random, Harbours::Printed);
    let board = layout(&setup, 1);
    let index = |hex: Hex| board.hexes.iter().position(|tile| tile.hex() == Some(hex));
    let mut refused = 0;
    for (one, tile) in board.hexes.iter().enumerate() {
        // Every red chip in turn: its neighbour gets another red chip from elsewhere.
        for other in 0..19 {
            let is_red = |i: usize| matches!(board.hexes[i].number, Some(6 | 8));
            if !is_red(one) || !is_red(other) || one == other {
                continue;
            }
            let hex = tile.hex().unwrap();
            for near in Direction::ALL.iter().filter_map(|&d| index(hex.neighbour(d))) {
                if board.hexes[near].number.is_none() {
                    continue;
                }
                let mut touching = board.clone();
                (touching.hexes[near].number, touching.hexes[other].number) =
                    (board.hexes[other].number, board.hexes[near].number);
                cannot_lie(&setup, &touching, base(13));
                refused += 1;
            }
        }
    }
    assert!(refused > 20);
}

/// Every harbour of a layout, in a fixed order.
fn harbours(board: &Layout) -> BTreeSet<(i8, i8, Direction, Trade)> {
    board.harbours.iter().map(|h| (h.q, h.r, h.side, h.trade)).collect()
}

#[test]
fn base_14_printed_harbours_lie_as_on_the_beginners_board() {
    let setup = shuffled(Chips::Letters, Harbours::Printed);
    let mut board = layout(&setup, 1);
    assert_eq!(harbours(&board), harbours(&beginner_board()));
    // Grain and ore change places.
    let (grain, ore) = (board.harbours[1].trade, board.harbours[2].trade);
    (board.harbours[1].trade, board.harbours[2].trade) = (ore, grain);
    cannot_lie(&setup, &board, base(14));
    lies(&shuffled(Chips::Letters, Harbours::Shuffled), &board);
}

#[test]
fn base_14_shuffled_harbours_keep_their_places() {
    let setup = shuffled(Chips::Letters, Harbours::Shuffled);
    let places = |board: &Layout| -> BTreeSet<_> {
        board.harbours.iter().map(|h| (h.q, h.r, h.side)).collect()
    };
    let mut seen = BTreeSet::new();
    for seed in 0..100 {
        let board = layout(&setup, seed);
        assert_eq!(places(&board), places(&beginner_board()));
        lies(&setup, &board);
        seen.insert(harbours(&board));
    }
    assert!(seen.len() > 90, "{} different boards", seen.len());

    let board = layout(&setup, 1);
    let changed = |change: &dyn Fn(&mut Layout)| {
        let mut board = board.clone();
        change(&mut board);
        cannot_lie(&setup, &board, base(14));
    };
    // Moved by one path, left out, twice, or of a kind of which there is only one.
    changed(&|board| board.harbours[0].side = Direction::NE);
    changed(&|board| board.harbours.truncate(8));
    changed(&|board| board.harbours.push(board.harbours[0]));
    changed(&|board| {
        let any = board.harbours.iter_mut().find(|h| h.trade == Trade::Any).unwrap();
        any.trade = Trade::Two(Resource::Ore);
    });
}

/// The frame's pieces clockwise: what the three spaces of each trade.
fn frame() -> [[Option<Trade>; 3]; 6] {
    let any = Some(Trade::Any);
    let two = |card| Some(Trade::Two(card));
    [
        [any, None, two(Resource::Grain)],
        [None, two(Resource::Ore), None],
        [any, None, two(Resource::Wool)],
        [None, any, None],
        [any, None, two(Resource::Brick)],
        [None, two(Resource::Lumber), None],
    ]
}

/// The harbours when the pieces lie in this order, clockwise from the north-west. Each piece lies
/// like the first one, turned: its spaces face the tip, then the middle hex of the coast twice.
fn framed(order: &[[Option<Trade>; 3]; 6]) -> BTreeSet<(i8, i8, Direction, Trade)> {
    let mut lie = BTreeSet::new();
    for (turns, piece) in order.iter().enumerate() {
        let north = [(0, -2, 5), (1, -2, 5), (1, -2, 0)];
        for ((mut q, mut r, side), trade) in north.into_iter().zip(piece) {
            for _ in 0..turns {
                (q, r) = (-r, q + r);
            }
            lie.extend(trade.map(|trade| (q, r, Direction::ALL[(side + turns) % 6], trade)));
        }
    }
    lie
}

fn with_harbours(lie: &BTreeSet<(i8, i8, Direction, Trade)>) -> Layout {
    let mut board = layout(&Setup::variable(4), 1);
    board.harbours = lie.iter().map(|&(q, r, side, trade)| Harbour { q, r, side, trade }).collect();
    board
}

#[test]
fn base_14_frame_pieces_carry_their_harbours_along() {
    let setup = shuffled(Chips::Letters, Harbours::Frame);
    assert_eq!(framed(&frame()), harbours(&beginner_board()));

    // Every order of the six pieces.
    let mut orders = vec![vec![]];
    for _ in 0..6 {
        orders = (orders.into_iter())
            .flat_map(|order: Vec<usize>| {
                let next = (0..6).filter(|piece| !order.contains(piece)).collect::<Vec<_>>();
                next.into_iter().map(move |piece| [order.clone(), vec![piece]].concat())
            })
            .collect();
    }
    let possible: BTreeSet<_> =
        orders.iter().map(|order| framed(&std::array::from_fn(|i| frame()[order[i]]))).collect();
    assert_eq!(possible.len(), 720);
    for lie in &possible {
        lies(&setup, &with_harbours(lie));
    }
    let mut seen = BTreeSet::new();
    for seed in 0..200 {
        let board = layout(&setup, seed);
        assert!(possible.contains(&harbours(&board)), "{board:?}");
        seen.insert(harbours(&board));
    }
    assert!(seen.len() > 100);
}

#[test]
fn base_14_frame_pieces_are_not_torn_apart() {
    let setup = shuffled(Chips::Letters, Harbours::Frame);
    let mut torn = frame();
    // Grain and ore change places, but stay where a harbour is.
    (torn[0][2], torn[1][1]) = (torn[1][1], torn[0][2]);
    cannot_lie(&setup, &with_harbours(&framed(&torn)), base(14));
    // A piece the wrong way round.
    let mut turned = frame();
    turned[0].reverse();
    cannot_lie(&setup, &with_harbours(&framed(&turned)), base(14));
    // The same piece twice.
    let mut twice = frame();
    twice[3] = twice[1];
    cannot_lie(&setup, &with_harbours(&framed(&twice)), base(14));
}

#[test]
fn base_15_the_robber_starts_on_the_desert() {
    for seed in 0..50 {
        let mut play = Play::new(&Setup::variable(4));
        play.settle(&mut Pseudo::new(seed));
        let view = play.all();
        let board = view.board.unwrap();
        let desert = board.hexes.iter().find(|tile| tile.terrain == Terrain::Desert).unwrap();
        assert_eq!(view.robber, desert.hex());
    }
    let mut beginner = Play::new(&Setup::beginner(4));
    beginner.settle(&mut Pseudo::new(1));
    assert_eq!(beginner.all().robber, Some("0,0".parse().unwrap()));

    let setup = Setup::variable(4);
    let mut elsewhere = layout(&setup, 1);
    elsewhere.robber = elsewhere.hexes[0].hex();
    cannot_lie(&setup, &elsewhere, base(15));
}

/// The founding phase on the beginners' board, seat `first` first.
fn founding(players: u8, first: usize) -> Play {
    Play::new(&Setup {
        board: BoardChoice::Beginner,
        start: Start::Seat { seat: seat(first) },
        ..Setup::variable(players)
    })
}

/// Northern corners are never neighbours of each other.
const NORTH: [&str; 8] =
    ["0,-1,N", "1,-1,N", "-1,0,N", "1,0,N", "0,0,N", "-1,1,N", "0,1,N", "0,2,N"];

/// BASE-16, BASE-18
#[test]
fn everyone_founds_in_turn_order_and_then_in_reverse() {
    let tables: [(u8, usize, &[usize]); 4] = [
        (4, 0, &[0, 1, 2, 3, 3, 2, 1, 0]),
        (4, 2, &[2, 3, 0, 1, 1, 0, 3, 2]),
        (3, 1, &[1, 2, 0, 0, 2, 1]),
        (2, 1, &[1, 0, 0, 1]),
    ];
    for (players, first, order) in tables {
        let mut play = founding(players, first);
        for (&founder, at) in order.iter().zip(NORTH) {
            assert_eq!(play.waits_for(), [founder]);
            assert_eq!(
                play.phase(),
                PhaseView::FoundingSettlement { city: false, seat: seat(founder) }
            );
            for other in (0..players.into()).filter(|&other| other != founder) {
                play.refuses(other, settlement(at), base(16));
                assert_eq!(play.decisions(other), []);
            }
            play.decide(founder, settlement(at));
            assert_eq!(play.waits_for(), [founder]);
            let side = at.replace(",N", ",NE");
            for other in (0..players.into()).filter(|&other| other != founder) {
                play.refuses(other, road(&side), base(16));
            }
            play.decide(founder, road(&side));
        }
        // Whoever placed the very first settlement begins.
        assert_eq!((play.waits_for(), play.phase()), (vec![first], PhaseView::Turn));
        assert_eq!(play.decisions(first), [Decision::Roll]);
        for number in 0..players.into() {
            let seat = play.of(number);
            assert_eq!((seat.settlements.len(), seat.roads.len(), seat.points), (2, 2, 2));
        }
    }
}

#[test]
fn base_16_the_road_touches_the_settlement_just_founded() {
    let mut play = founding(3, 0);
    play.refuses(0, road("0,0,NE"), base(16));
    play.decide(0, settlement("0,0,N"));
    play.refuses(0, settlement("0,0,S"), base(16));
    play.refuses(0, road("0,0,E"), base(16));
    play.refuses(0, Decision::Roll, base(16));
    // The three paths at the corner north of the desert.
    let listed: BTreeSet<String> =
        play.decisions(0).iter().map(|decision| format!("{decision:?}")).collect();
    let three = ["0,0,NE", "0,0,NW", "0,-1,E"].map(|at| format!("{:?}", road::<island::Never>(at)));
    assert_eq!(listed, BTreeSet::from(three));
    play.decide(0, road("0,-1,E"));
    play.decide(1, settlement("2,0,S")).decide(1, road("2,0,SE"));
    play.decide(2, settlement("-1,0,S")).decide(2, road("-1,0,SW"));
    // The second road goes to the second settlement, not to the first.
    play.decide(2, settlement("-1,-1,N"));
    play.refuses(2, road("-1,0,SE"), base(16));
    play.decide(2, road("-1,-1,NE"));
    // A second settlement may stand apart from the first or near it, but not next to it.
    play.decide(1, settlement("2,-2,N")).decide(1, road("2,-2,NW"));
    play.refuses(0, settlement("0,0,NE"), base(38));
    play.decide(0, settlement("0,0,SE"));
}

/// BASE-16, BASE-38
#[test]
fn founders_keep_the_distance_and_take_no_taken_place() {
    let mut play = founding(3, 0);
    play.decide(0, settlement("0,0,N")).decide(0, road("0,0,NE"));
    play.refuses(1, settlement("0,0,N"), base(7));
    // The three corners next to it.
    for near in ["0,0,NE", "0,0,NW", "0,-1,NE"] {
        play.refuses(1, settlement(near), base(38));
    }
    assert_eq!(play.decisions(1).len(), 50);
    play.decide(1, settlement("0,0,SE"));
    play.refuses(1, road("0,0,NE"), base(7));
}

#[test]
fn base_17_the_second_settlement_pays_one_card_for_each_hex() {
    let mut play = founding(2, 0);
    // The first ones pay nothing.
    play.decide(0, settlement("0,-1,N"));
    assert_eq!(play.hand(0), Hand::NONE);
    play.decide(0, road("0,-1,NE"));
    play.decide(1, settlement("1,0,N")).decide(1, road("1,0,NE"));
    assert_eq!(play.hand(1), Hand::NONE);
    // North of fields 6: mountains, fields, fields. Paid at once, before the road.
    play.decide(1, settlement("-1,2,N"));
    assert_eq!(play.hand(1), hand("OGG"));
    play.decide(1, road("-1,2,NE"));
    // North of the desert: hills and pasture, nothing for the desert.
    play.decide(0, settlement("0,0,N"));
    assert_eq!(play.hand(0), hand("BW"));
    play.decide(0, road("0,0,NE"));
    assert_eq!((play.hand(0), play.hand(1)), (hand("BW"), hand("OGG")));
    assert_eq!(play.all().bank.total(), 90);
}

#[test]
fn base_17_the_sea_pays_nothing() {
    let mut play = founding(2, 0);
    play.decide(0, settlement("0,-1,N")).decide(0, road("0,-1,NE"));
    play.decide(1, settlement("1,0,N")).decide(1, road("1,0,NE"));
    // The northern tip of the forest in the north-east touches no other land.
    play.decide(1, settlement("2,-2,N"));
    assert_eq!(play.hand(1), hand("L"));
}

/// How many paths at the corner are taken.
fn taken_paths(play: &Play, at: Corner) -> usize {
    let roads = play.all().seats.into_iter().flat_map(|seat| seat.roads);
    roads.filter(|road| road.ends().contains(&at)).count()
}

/// BASE-60: in random foundings, and in those that crowd as much as the rules allow.
#[test]
fn base_60_a_founding_settlement_always_finds_a_path() {
    for seed in 0..120 {
        let mut chance = Pseudo::new(seed);
        let players = 2 + (seed % 5) as u8;
        let crowd = seed % 2 == 0;
        let mut play = Play::new(&Setup::variable(players));
        loop {
            play.settle(&mut chance);
            if play.all().turn.number > 0 {
                break;
            }
            let founder = play.waits_for()[0];
            let choices = play.decisions(founder);
            assert!(!choices.is_empty(), "nothing left to found: {:?}", play.all());
            if let PhaseView::FoundingRoad { at, .. } = play.phase() {
                // A path is taken at an empty corner only next to a building: all are free here.
                assert_eq!(taken_paths(&play, at), 0);
            }
            // Crowded: next to as many roads as possible.
            let crowded = |choice: &&Decision| match choice {
                Decision::BuildSettlement { at } => {
                    let beyond = play.all().seats.into_iter().flat_map(|seat| seat.roads);
                    let two = at.hexes();
                    beyond.filter(|road| road.hexes().iter().any(|hex| two.contains(hex))).count()
                }
                _ => 0,
            };
            let random = choices[chance.below(choices.len() as u32) as usize];
            let pick = if crowd { choices.iter().max_by_key(crowded).copied() } else { None };
            let pick = pick.unwrap_or(random);
            play.decide(founder, pick);
        }
    }
}

#[test]
fn option_10_two_play_by_the_rules_of_the_base_game() {
    assert!(Island::variants().iter().any(|variant| variant.setup.players == 2));
    let mut play = founding(2, 0);
    for (founder, at) in [0, 1, 1, 0].into_iter().zip(NORTH) {
        play.decide(founder, settlement(at)).decide(founder, road(&at.replace(",N", ",NE")));
    }
    let land: Vec<Hex> =
        play.all().board.unwrap().hexes.iter().map(|tile| tile.hex().unwrap()).collect();
    assert_eq!(Grid::<{ hex::NARROW }>::new(&land).unwrap().corners().len(), 54);
    assert_eq!(play.all().points_to_win, 10);
    play.roll(0, 1, 1).decide(0, Decision::EndTurn);
    play.roll(1, 1, 1).decide(1, Decision::EndTurn);
    assert_eq!(play.0.to_act(), ToAct::Seats(seats(&[0])));
    // One player alone is no table.
    assert!(faults(&Setup::variable(1)).contains(&Rule::table(8)));
}
