//! Five and six players: the large island and the special building phase.

use std::collections::BTreeMap;

use crate::scene::{
    Play, Scene, Seated, bank, card, city, hand, offer, propose, road, robber, seat, settlement,
};
use hex::{Corner, Direction, Grid, Hex, Side};
use island::{
    BoardChoice, Chips, Decision, Deck, Development, Event, Hand, Harbour, Harbours, Island,
    Layout, Options, Outcome, PhaseView, RobberStart, Setup, Shuffle, Start, Stock, Terrain, Trade,
    base, six,
};
use table::{Excuse, Game, Pseudo, Rule};

/// The fixed board for five and six.
fn printed() -> Layout {
    let setup = Setup { board: BoardChoice::Six, ..Setup::variable(6) };
    Play::new(&setup).all().board.unwrap().into()
}

fn laying(chips: Chips, harbours: Harbours) -> Play {
    let shuffle = Shuffle { cells: None, chips, harbours };
    Play::new(&Setup { board: BoardChoice::Variable(shuffle), ..Setup::variable(6) })
}

/// A board laid out by chance, which the game must then take.
fn laid(chips: Chips, harbours: Harbours, seed: u64) -> Layout {
    let mut play = laying(chips, harbours);
    let outcome = play.0.sample(&mut Pseudo::new(seed));
    play.resolve(outcome).all().board.unwrap().into()
}

/// Boards of every kind.
fn boards() -> Vec<Layout> {
    let shuffled = (0..20).map(|seed| laid(Chips::Letters, Harbours::Frame, seed));
    let random = (0..5).map(|seed| laid(Chips::Random, Harbours::Shuffled, seed));
    shuffled.chain(random).chain([printed()]).collect()
}

/// How often each thing is there.
fn count<T: Ord>(things: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    let mut counts = BTreeMap::new();
    for thing in things {
        *counts.entry(thing).or_default() += 1;
    }
    counts
}

#[test]
fn six_1_thirty_hexes_in_seven_rows_with_two_deserts() {
    use Terrain::{Desert, Fields, Forest, Hills, Mountains, Pasture};
    for board in boards() {
        let rows = count(board.hexes.iter().map(|tile| tile.r));
        assert_eq!(rows.into_values().collect::<Vec<_>>(), [3, 4, 5, 6, 5, 4, 3]);
        let terrains = count(board.hexes.iter().map(|tile| tile.terrain));
        let box_of = [(Forest, 6), (Pasture, 6), (Fields, 6), (Hills, 5), (Mountains, 5)];
        assert_eq!(terrains, box_of.into_iter().chain([(Desert, 2)]).collect());
    }
}

#[test]
fn six_1_other_land_is_refused() {
    let mut play = laying(Chips::Letters, Harbours::Printed);
    let mut board = laid(Chips::Letters, Harbours::Printed, 1);
    let forest = board.hexes.iter_mut().find(|tile| tile.terrain == Terrain::Forest).unwrap();
    forest.terrain = Terrain::Hills;
    play.refuses_outcome(Outcome::Laid { board: Box::new(board.clone()) }, six(1));
    board.hexes.pop();
    play.refuses_outcome(Outcome::Laid { board: Box::new(board) }, six(1));
}

#[test]
fn six_2_more_cards_for_five_and_six() {
    for (players, each, deck) in
        [(4, 19, [14, 2, 2, 2, 5]), (5, 24, [20, 3, 3, 3, 5]), (6, 24, [20, 3, 3, 3, 5])]
    {
        let view = Play::new(&Setup::variable(players)).all();
        assert_eq!(view.bank, Hand::new([each; 5]));
        assert_eq!(view.pile_cards, Some(Deck::new(deck)));
    }
    assert_eq!(Play::new(&Setup::variable(6)).all().pile, 34);
}

#[test]
fn six_3_the_fifth_and_sixth_have_all_their_pieces() {
    let view = Play::new(&Setup::variable(6)).all();
    assert_eq!(view.seats.len(), 6);
    for seat in view.seats {
        assert_eq!(seat.stock, Stock { roads: 15, settlements: 5, cities: 4 });
    }
    let faults = Island::new(&Setup::variable(7)).unwrap_err();
    assert_eq!(faults.0[0].rule, Rule::table(8));
}

#[test]
fn six_4_the_chips_of_the_large_island() {
    for board in boards() {
        let chips = count(board.hexes.iter().filter_map(|tile| tile.number));
        let three = [3, 4, 5, 6, 8, 9, 10, 11].map(|number| (number, 3));
        assert_eq!(chips, three.into_iter().chain([(2, 2), (12, 2)]).collect());
    }
}

/// The numbers of the letters A to Y, Za, Zb, Zc.
const LETTERS: [u8; 28] =
    [2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6];

/// Walks the land from a tip, counter-clockwise: straight on, and where there is no new land ahead,
/// a turn to the left.
fn walk(land: &[Hex], tip: Hex, mut facing: usize) -> Vec<Hex> {
    let mut way = vec![tip];
    while way.len() < land.len() {
        let next = way[way.len() - 1].neighbour(Direction::ALL[facing]);
        if land.contains(&next) && !way.contains(&next) {
            way.push(next);
        } else {
            facing = (facing + 5) % 6;
        }
    }
    way
}

/// The numbers along the walk from each tip, beginning with the one in the north-east.
fn walks(board: &Layout) -> Vec<Vec<u8>> {
    let land: Vec<Hex> = board.hexes.iter().map(|tile| tile.hex().unwrap()).collect();
    // From the tip in the north-east the coast goes to the west, the fifth direction, and at each
    // further tip it turns left.
    let tips = [(2, -3), (0, -3), (-3, 0), (-3, 3), (-1, 3), (2, 0)];
    let numbers = |(index, (q, r)): (usize, (i8, i8))| {
        let way = walk(&land, Hex::new(q, r).unwrap(), (4 + 5 * index) % 6);
        let tile = |hex: &Hex| board.hexes.iter().find(|tile| tile.hex() == Some(*hex)).unwrap();
        way.iter().filter_map(|hex| tile(hex).number).collect()
    };
    tips.into_iter().enumerate().map(numbers).collect()
}

#[test]
fn six_5_the_chips_lie_in_the_order_of_their_letters() {
    for corner in 0..6 {
        for seed in 0..5 {
            let board = laid(Chips::LettersFrom { corner }, Harbours::Printed, seed);
            assert_eq!(walks(&board)[usize::from(corner)], LETTERS, "from tip {corner}");
            for tile in &board.hexes {
                assert_eq!(tile.number.is_none(), tile.terrain == Terrain::Desert);
            }
        }
    }
    for seed in 0..20 {
        let board = laid(Chips::Letters, Harbours::Printed, seed);
        assert!(walks(&board).iter().any(|numbers| numbers[..] == LETTERS));
    }
    assert_eq!(walks(&printed())[0], LETTERS);
}

#[test]
fn six_5_another_order_is_refused() {
    let mut play = laying(Chips::Letters, Harbours::Printed);
    let mut board = laid(Chips::Letters, Harbours::Printed, 3);
    let two = board.hexes.iter().position(|tile| tile.number == Some(2)).unwrap();
    let six_chip = board.hexes.iter().position(|tile| tile.number == Some(6)).unwrap();
    board.hexes[two].number = Some(6);
    board.hexes[six_chip].number = Some(2);
    play.refuses_outcome(Outcome::Laid { board: Box::new(board) }, six(5));
}

fn place(harbour: &Harbour) -> Side {
    harbour.hex().unwrap().side(harbour.side)
}

#[test]
fn six_6_eleven_harbours_at_the_coast() {
    use island::Resource::{Brick, Grain, Lumber, Ore, Wool};
    for board in boards() {
        let types = count(board.harbours.iter().map(|harbour| harbour.trade));
        let two = [(Wool, 2), (Grain, 1), (Brick, 1), (Ore, 1), (Lumber, 1)];
        let two = two.map(|(resource, count)| (Trade::Two(resource), count));
        assert_eq!(types, two.into_iter().chain([(Trade::Any, 5)]).collect());
        let land: Vec<Hex> = board.hexes.iter().map(|tile| tile.hex().unwrap()).collect();
        for harbour in &board.harbours {
            let [one, other] = place(harbour).hexes();
            assert!(land.contains(&one) != land.contains(&other), "not at the coast");
        }
        let places = count(board.harbours.iter().map(place));
        assert_eq!(places.len(), 11, "two harbours on one path");
    }
    // As printed they serve two corners each. In other frames two may share a corner.
    let corners: Vec<Corner> = printed().harbours.iter().flat_map(|h| place(h).ends()).collect();
    assert_eq!(count(corners).len(), 22);
}

#[test]
fn six_6_large_pieces_change_places_and_small_ones_stay() {
    // The small pieces with a harbour lie at the western and the south-eastern coast.
    let small = [("-3,0,SW", "3:1"), ("-1,3,E", "wool")];
    let mut orders = Vec::new();
    for seed in 0..30 {
        let harbours = laid(Chips::Letters, Harbours::Frame, seed).harbours;
        for (at, trade) in small {
            let at: Side = at.parse().unwrap();
            let there = harbours.iter().find(|harbour| place(harbour) == at).unwrap();
            assert_eq!(serde_json::to_value(there.trade).unwrap(), trade);
        }
        let mut order: Vec<_> = harbours.iter().map(|h| (place(h), h.trade)).collect();
        order.sort();
        orders.push(order);
    }
    assert!(count(orders).len() > 20, "the large pieces hardly move");
}

#[test]
fn six_6_harbours_that_no_frame_has_are_refused() {
    let mut board = laid(Chips::Letters, Harbours::Frame, 1);
    // No piece has a 3:1 harbour where the lumber is; and a harbour is missing.
    let of = |name: &str| {
        let named = |harbour: &Harbour| serde_json::to_value(harbour.trade).unwrap() == name;
        board.harbours.iter().position(named).unwrap()
    };
    let (lumber, ore) = (of("lumber"), of("ore"));
    board.harbours[lumber].trade = Trade::Any;
    let mut play = laying(Chips::Letters, Harbours::Frame);
    play.refuses_outcome(Outcome::Laid { board: Box::new(board.clone()) }, six(6));
    board.harbours.remove(ore);
    play.refuses_outcome(Outcome::Laid { board: Box::new(board) }, six(6));
}

/// The fixed board, seat 3 starts; the robber is not placed yet.
fn before_robber(robber: RobberStart) -> Play {
    Play::new(&Setup {
        board: BoardChoice::Six,
        start: Start::Seat { seat: seat(3) },
        robber,
        ..Setup::variable(6)
    })
}

#[test]
fn six_7_the_start_player_chooses_the_robbers_desert() {
    let mut play = before_robber(RobberStart::Choice);
    assert_eq!((play.waits_for(), play.all().robber), (vec![3], None));
    assert_eq!(play.decisions(3), [robber("-2,-1"), robber("0,1")]);
    play.refuses(3, robber("0,0"), six(7)).refuses(0, robber("0,1"), Rule::table(1));
    play.decide(3, robber("0,1"));
    assert_eq!(play.all().robber, Some("0,1".parse().unwrap()));
    assert_eq!(play.phase(), PhaseView::FoundingSettlement { city: false, seat: seat(3) });
}

#[test]
fn six_7_a_lot_may_choose_instead() {
    let mut play = before_robber(RobberStart::Lot);
    let starts = |at: &str| Outcome::RobberStarts { at: at.parse().unwrap() };
    assert_eq!(play.outcomes(), [(starts("-2,-1"), 1), (starts("0,1"), 1)]);
    play.refuses_outcome(starts("0,0"), six(7)).resolve(starts("-2,-1"));
    assert_eq!(play.all().robber, Some("-2,-1".parse().unwrap()));
    assert_eq!(play.phase(), PhaseView::FoundingSettlement { city: false, seat: seat(3) });
}

/// Five seats on the beginners' board; seat 3 is on turn, has rolled, and every other seat has a
/// settlement, a road from it and cards for one of everything.
fn five() -> Scene {
    let homes = ["-2,0,NW", "0,-2,N", "2,-2,N", "2,0,SE", "-2,2,S"];
    let roads = ["-2,0,NW", "0,-2,NE", "2,-2,NE", "2,0,E", "-2,2,SE"];
    (0..5).fold(Scene::new(5).turn(3), |scene, number| {
        scene.seat(number, |s| {
            s.settlements(&[homes[number]]).roads(&[roads[number]]);
            if number != 3 {
                s.hand("LBWWGGGOOOO");
            }
        })
    })
}

#[test]
fn six_8_the_others_build_once_clockwise_from_the_left_of_the_player_on_turn() {
    let mut play = five().play();
    let events = play.events_of(3, Decision::EndTurn);
    assert_eq!(events, [Event::SpecialBuilding { seat: seat(4) }]);
    for number in [4, 0, 1, 2] {
        assert_eq!(play.phase(), PhaseView::SpecialBuilding { seat: seat(number) });
        assert_eq!(play.waits_for(), [number]);
        for other in (0..5).filter(|&other| other != number) {
            play.refuses(other, Decision::Pass, six(8));
            play.refuses(other, Decision::BuyCard, six(8));
        }
        play.decide(number, Decision::Pass);
    }
    // Then the next turn begins, with the roll.
    assert_eq!((play.phase(), play.waits_for()), (PhaseView::Turn, vec![4]));
    assert_eq!(play.all().turn.number, 2);
    play.refuses(0, Decision::BuyCard, base(62)).roll(4, 6, 6);
}

#[test]
fn six_8_everything_can_be_built_and_bought() {
    let mut play = five().play();
    play.decide(3, Decision::EndTurn).decide(4, Decision::Pass);
    play.decide(0, city("-2,0,NW")).decide(0, Decision::BuyCard);
    play.resolve(Outcome::Drawn { card: Development::Knight });
    play.decide(0, road("-2,0,NE"));
    assert_eq!((play.hand(0), play.of(0).card_count), (hand("W"), 1));
    assert_eq!(play.phase(), PhaseView::SpecialBuilding { seat: seat(0) });
    let mut play = five()
        .seat(0, |s| {
            s.roads(&["-2,0,NE"]);
        })
        .play();
    play.decide(3, Decision::EndTurn).decide(4, Decision::Pass).decide(0, settlement("-2,0,NE"));
    assert_eq!((play.hand(0), play.of(0).points), (hand("WGGOOOO"), 2));
}

#[test]
fn six_9_there_is_no_trading_and_no_card_is_played() {
    let cards = [
        Development::Knight,
        Development::RoadBuilding,
        Development::YearOfPlenty,
        Development::Monopoly,
    ];
    let mut play = five()
        .seat(4, |s| {
            s.cards(&cards);
        })
        .seat(3, |s| {
            s.hand("LLLL");
        })
        .play();
    play.decide(3, Decision::EndTurn);
    play.refuses(4, bank('O', 'L'), six(9)); // Four ore are in hand.
    play.refuses(3, bank('L', 'O'), six(9));
    play.refuses(4, offer("L", "O", &[0]), six(9));
    play.refuses(3, offer("L", "O", &[4]), six(9));
    play.refuses(4, propose("O", "L"), six(9));
    play.refuses(0, propose("O", "L"), six(9));
    for card in [
        Decision::PlayKnight,
        Decision::PlayRoadBuilding,
        Decision::PlayYearOfPlenty,
        Decision::PlayMonopoly { card: card('L') },
    ] {
        play.refuses(4, card, six(9));
    }
    play.refuses(4, Decision::Roll, six(9)).refuses(4, Decision::EndTurn, six(9));
}

#[test]
fn six_9_costs_are_paid_from_the_hand_and_places_are_kept() {
    let mut play = five()
        .seat(4, |s| {
            s.hand("LL");
        })
        .play();
    play.decide(3, Decision::EndTurn);
    play.refuses(4, road("-2,2,SW"), base(31)).decide(4, Decision::Pass);
    play.refuses(0, road("0,0,NE"), base(33));
    play.refuses(0, settlement("-2,0,N"), base(38));
}

#[test]
fn six_11_ten_points_still_win_and_a_seven_is_a_seven() {
    assert_eq!(Play::new(&Setup::variable(6)).all().points_to_win, 10);
    let mut play = five()
        .seat(3, |s| {
            s.cities(&["-1,0,N", "0,0,N", "1,0,N", "1,0,S"]).hand("WGO");
        })
        .before_roll()
        .play();
    play.roll(3, 3, 4); // Eleven cards in each of four hands.
    assert_eq!(play.phase(), PhaseView::Discarding { owed: vec![5, 5, 5, 0, 5] });
    for number in [0, 1, 2, 4] {
        play.decide(number, Decision::DiscardAll { cards: hand("OOOOG") });
    }
    play.decide(3, robber("-1,-1"));
    assert_eq!(play.of(3).points, 9);
    play.decide(3, Decision::BuyCard);
    play.resolve(Outcome::Drawn { card: Development::VictoryPoint });
    assert_eq!(play.winner(), Some(3));
}

#[test]
fn six_13_a_card_bought_in_the_phase_may_be_played_in_the_next_own_turn() {
    // Seat 4 builds first in the phase, and its turn follows at once.
    let mut play = five().play();
    play.decide(3, Decision::EndTurn);
    play.decide(4, Decision::BuyCard).resolve(Outcome::Drawn { card: Development::Knight });
    play.refuses(4, Decision::PlayKnight, six(9));
    for number in [4, 0, 1, 2] {
        play.decide(number, Decision::Pass);
    }
    play.decide(4, Decision::PlayKnight).decide(4, robber("-1,-1"));
    assert_eq!(play.of(4).played[Development::Knight], 1);
}

/// SIX-15, BASE-16, BASE-18, BASE-59
#[test]
fn five_draw_lots_found_and_begin_like_four() {
    let mut play = Play::new(&Setup::variable(5));
    let mut chance = Pseudo::new(15);
    let board = play.0.sample(&mut chance);
    play.resolve(board);
    assert_eq!(play.outcomes().len(), 5);
    play.resolve(Outcome::Starts { seat: seat(2) });
    let deserts = play.decisions(2);
    play.decide(2, deserts[0]);
    for number in [2, 3, 4, 0, 1, 1, 0, 4, 3, 2] {
        assert_eq!(play.waits_for(), [number]);
        let spots = play.decisions(number);
        play.decide(number, spots[0]);
        let paths = play.decisions(number);
        play.decide(number, paths[0]);
    }
    assert_eq!((play.phase(), play.waits_for()), (PhaseView::Turn, vec![2]));
    play.lists(2, Decision::Roll);
}

#[test]
fn six_15_there_is_no_beginner_set_up_for_five_and_six() {
    assert!(Island::new(&Setup::beginner(4)).is_ok());
    for players in [5, 6] {
        let faults = Island::new(&Setup::beginner(players)).unwrap_err();
        assert!(faults.0.iter().any(|fault| fault.rule == six(15)), "{faults}");
    }
}

#[test]
fn six_16_eighty_corners_and_109_paths() {
    let land: Vec<Hex> = printed().hexes.iter().map(|tile| tile.hex().unwrap()).collect();
    let grid = Grid::<{ hex::NARROW }>::new(&land).unwrap();
    assert_eq!((grid.corners().len(), grid.sides().len()), (80, 109));
    // Anywhere may be settled first.
    let mut play = before_robber(RobberStart::Choice);
    play.decide(3, robber("0,1"));
    assert_eq!(play.decisions(3).len(), 80);
}

/// Whether the special building phase comes after the first turn of this many players.
fn has_phase(players: usize, change: impl FnOnce(&mut Options)) -> bool {
    let mut play = Scene::new(players).with(change).play();
    play.decide(0, Decision::EndTurn);
    match play.phase() {
        PhaseView::SpecialBuilding { seat: builder } => builder == seat(1),
        PhaseView::Turn => false,
        other => panic!("{other:?} after the turn"),
    }
}

#[test]
fn option_9_the_phase_is_on_for_five_and_six_and_can_be_set_either_way() {
    for players in 2..=6 {
        assert_eq!(has_phase(players, |_| ()), players >= 5);
        assert!(has_phase(players, |options| options.special_building = Some(true)));
        assert!(!has_phase(players, |options| options.special_building = Some(false)));
    }
}

/// SIX-8: who can build nothing is idle in the special building phase, whatever is missing.
#[test]
fn a_seat_that_can_build_nothing_is_idle() {
    let idle = |change: &dyn Fn(&mut Seated<'_>)| {
        let scene = Scene::new(5).seat(1, |s| change(s));
        let mut play = scene.play();
        play.decide(0, Decision::EndTurn);
        assert_eq!(play.phase(), PhaseView::SpecialBuilding { seat: seat(1) });
        play.0.excuse(seat(1)) == Some(Excuse::Idle(Decision::Pass))
    };
    assert!(idle(&|_| {}));
    assert!(idle(&|s| {
        s.hand("LW");
    }));
    // The cards for a road, but no building to lay it from; then with one.
    assert!(idle(&|s| {
        s.hand("LB");
    }));
    assert!(!idle(&|s| {
        s.hand("LB").settlements(&["0,0,N"]);
    }));
    assert!(!idle(&|s| {
        s.hand("WGO");
    }));
}
