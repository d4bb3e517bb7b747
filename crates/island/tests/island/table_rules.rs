//! What holds at every table, as the island keeps it: TABLE-1 to TABLE-8, OPTION-12, OPTION-13.

use crate::scene::*;
use hex::{Direction, Hex};
use island::{
    Arrangement, BoardChoice, Decision, Development, Hand, Harbour, Holdings, Island, Layout,
    Outcome, PhaseView, Pieces, Resource, Setup, Start, Terrain, Tile, Trade, base, option,
};
use serde_json::json;
use table::{Chance, Game, Pseudo, Rule, ToAct};

/// Seat 0 has played a knight, and two others stand at mountains 8.
fn knight_played() -> Play {
    let mut play = Scene::new(3)
        .seat(0, |me| _ = me.cards(&[Development::Knight]))
        .seat(1, |me| {
            me.settlements(&["2,0,N"]).hand("L");
        })
        .seat(2, |me| {
            me.settlements(&["2,0,S"]).hand("O");
        })
        .play();
    play.decide(0, Decision::PlayKnight);
    play
}

#[test]
fn table_1_only_the_seat_that_is_asked_decides() {
    let mut play = knight_played();
    assert_eq!(play.waits_for(), [0]);
    play.refuses(1, robber("2,0"), Rule::table(1));
    assert_eq!(play.decisions(1), []);
    play.decide(0, robber("2,0"));
    play.refuses(1, Decision::Rob { victim: seat(2) }, Rule::table(1));
    play.decide(0, Decision::Rob { victim: seat(2) });
    play.resolve(Outcome::Stolen { card: Resource::Ore });
    // Seat 1 is not asked, but may speak unasked.
    assert_eq!(play.waits_for(), [0]);
    play.lists(1, propose("L", "O"));
    play.decide(1, propose("L", "O"));

    let mut play = Scene::new(2)
        .seat(0, |me| _ = me.cards(&[Development::YearOfPlenty, Development::RoadBuilding]))
        .seat(1, |me| _ = me.settlements(&["0,0,N"]))
        .play();
    play.decide(0, Decision::PlayYearOfPlenty);
    play.refuses(1, Decision::Take { card: Resource::Ore }, Rule::table(1));
}

#[test]
fn table_2_a_decision_is_of_a_kind_that_is_due() {
    let mut play = Scene::new(2).seat(0, |me| _ = me.settlements(&["0,0,N"])).play();
    play.refuses(0, robber("2,0"), Rule::table(2));
    play.refuses(0, Decision::Take { card: Resource::Ore }, Rule::table(2));
    play.refuses(0, Decision::Pass, Rule::table(2));
    // Nobody builds while the island is not even laid out.
    let mut play = Play::new(&Setup::variable(4));
    assert_eq!(play.0.to_act(), ToAct::Nature);
    for decision in [settlement("0,0,N"), road("0,0,NE"), Decision::Roll, robber("0,0")] {
        play.refuses(0, decision, Rule::table(2));
    }
}

#[test]
fn table_3_chance_decides_only_what_is_due() {
    let rolled = || Outcome::Rolled { dice: [1, 2] };
    let mut play = Scene::new(2).before_roll().seat(0, |me| _ = me.hand("O")).play();
    play.refuses_outcome(rolled(), Rule::table(3));
    play.decide(0, Decision::Roll);
    let due = [
        Outcome::Stolen { card: Resource::Ore },
        Outcome::Drawn { card: Development::Knight },
        Outcome::Starts { seat: seat(0) },
        Outcome::RobberStarts { at: "0,0".parse().unwrap() },
        Outcome::Laid { board: Box::new(beginner_board()) },
    ];
    for outcome in due {
        play.refuses_outcome(outcome, Rule::table(3));
    }
    play.resolve(rolled()).refuses_outcome(rolled(), Rule::table(3));
    let mut play = Play::new(&Setup::variable(4));
    play.refuses_outcome(rolled(), Rule::table(3));
    play.refuses_outcome(Outcome::Starts { seat: seat(0) }, Rule::table(3));
}

#[test]
fn table_4_nothing_comes_after_the_end() {
    let scene = Scene::new(2).with(|options| options.points_to_win = 3).seat(0, |me| {
        me.settlements(&["0,0,N", "0,0,S"]).hand("OOOGGLLLLLL");
    });
    let mut play = scene.seat(1, |me| _ = me.hand("O")).play();
    play.decide(0, city("0,0,N"));
    assert_eq!((play.0.to_act(), play.winner()), (ToAct::Nobody, Some(0)));
    assert_eq!(play.phase(), PhaseView::Over { winner: Some(seat(0)) });
    for by in 0..2 {
        assert_eq!(play.decisions(by), []);
        let after =
            [Decision::Roll, Decision::EndTurn, bank('L', 'O'), propose("O", "L"), road("0,0,NE")];
        for decision in after {
            play.refuses(by, decision, Rule::table(4));
        }
    }
    play.refuses_outcome(Outcome::Rolled { dice: [1, 2] }, Rule::table(4));
    let mut outcomes = Vec::new();
    assert!(play.0.outcomes(&mut outcomes) && outcomes.is_empty());
}

#[test]
fn table_5_a_seat_that_does_not_exist_decides_nothing() {
    let mut play = Scene::new(3).before_roll().play();
    for by in 3..6 {
        play.refuses(by, Decision::Roll, Rule::table(5));
        play.refuses(by, propose("L", "O"), Rule::table(5));
    }
    // Nor is it given a turn, or the start.
    let start = Setup { start: Start::Seat { seat: seat(3) }, ..Setup::variable(3) };
    assert_eq!(faults(&start), [Rule::table(5)]);
    assert_eq!(faults(&Scene::new(3).turn(3).setup()), [Rule::table(5)]);
}

#[test]
fn table_6_every_place_must_exist_on_this_board() {
    let scene = Scene::new(2).seat(0, |me| {
        me.settlements(&["0,-2,N"]).hand("LLBBWGOOOGG");
    });
    let mut play = scene.play();
    for decision in [road("5,5,E"), road("1,-3,W"), settlement("4,0,N"), city("9,-9,S")] {
        play.refuses(0, decision, Rule::table(6));
    }
    let mut play = knight_played();
    for sea in ["3,0", "0,-3", "14,14"] {
        play.refuses(0, robber(sea), Rule::table(6));
    }
    // Pieces, too, stand on the board.
    let scene = Scene::new(2).seat(0, |me| _ = me.settlements(&["4,0,N"]).roads(&["5,5,E"]));
    assert_eq!(faults(&scene.setup()), [Rule::table(6)]);
    // A place on the coast may be named from the sea.
    let mut play = Scene::new(2).seat(0, |me| _ = me.settlements(&["0,-2,N"]).hand("LB")).play();
    play.decide(0, road("0,-3,SE"));
    assert_eq!(play.of(0).roads, ["0,-2,NW".parse::<hex::Side>().unwrap()]);
}

/// TABLE-7: a set-up with a fault in every corner tells all of them.
#[test]
fn table_7_all_faults_are_told_at_once() {
    let mut board = beginner_board();
    board.hexes[0].number = Some(7);
    board.harbours[0].side = Direction::SE;
    let scene = Scene::new(3)
        .on(board)
        .turn(4)
        .with(|options| options.points_to_win = 99)
        .seat(0, |me| {
            me.settlements(&["0,0,N", "0,0,NE"]).roads(&["2,0,E"]).hand(&"L".repeat(20));
        })
        .seat(1, |me| {
            me.settlements(&["9,9,N"]).played(&[Development::VictoryPoint; 2]);
        });
    let mut expected = vec![
        base(2),
        base(3),
        base(33),
        base(38),
        base(49),
        option(1),
        option(12),
        Rule::table(5),
        Rule::table(6),
    ];
    expected.sort();
    assert_eq!(faults(&scene.setup()), expected);
    let told = Island::new(&two_wrong_chips()).unwrap_err();
    // Each says where it is.
    assert!(told.0.iter().any(|fault| fault.at == "board.hexes[0]"), "{told}");
    assert!(told.0.iter().any(|fault| fault.at == "board.hexes[1]"), "{told}");
}

fn two_wrong_chips() -> Setup {
    let mut board = beginner_board();
    board.hexes[0].number = Some(7);
    board.hexes[1].number = None;
    Setup { board: BoardChoice::Given(board), ..Setup::variable(4) }
}

#[test]
fn table_7_pieces_are_given_for_every_seat() {
    let mut setup = Scene::new(3).setup();
    setup.players = 4;
    assert_eq!(faults(&setup), [Rule::table(7)]);
    setup.players = 2;
    assert_eq!(faults(&setup), [Rule::table(7)]);
    setup.players = 3;
    assert_eq!(faults(&setup), []);
}

#[test]
fn table_7_a_set_up_survives_being_written_down() {
    let scene = Scene::new(3)
        .on(beginner_board())
        .turn(1)
        .robber("1,0")
        .seat(0, |me| {
            me.settlements(&["0,0,N"]).roads(&["0,0,NE"]).hand("LLO");
        })
        .seat(1, |me| {
            me.cities(&["0,0,S"]).cards(&[Development::Knight]).played(&[Development::Monopoly]);
        });
    for setup in [scene.setup(), Setup::variable(4), Setup::beginner(3)] {
        let text = serde_json::to_string(&setup).unwrap();
        assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), setup, "{text}");
    }
    // What is not said is as usual; what nobody knows is refused.
    let short = r#"{ "players": 4, "board": { "kind": "variable" } }"#;
    assert_eq!(serde_json::from_str::<Setup>(short).unwrap(), Setup::variable(4));
    let odd = r#"{ "players": 4, "board": { "kind": "variable" }, "colour": "red" }"#;
    assert!(serde_json::from_str::<Setup>(odd).is_err());
}

#[test]
fn table_8_numbers_lie_within_their_limits() {
    for players in [0, 1, 7, 200, 255] {
        let setup = Setup::variable(players);
        assert_eq!(faults(&setup), [Rule::table(8)], "{players} players");
        // Whatever else such a table has, it is told and nothing breaks.
        let beginner = Setup::beginner(players);
        assert!(faults(&beginner).contains(&Rule::table(8)), "{players} players");
    }
    for players in 2..=6 {
        assert_eq!(faults(&Setup::variable(players)), [], "{players} players");
    }
    // On the wire there is no number of cards that could not be counted.
    assert!(serde_json::from_str::<Hand>(r#"{ "ore": 128 }"#).is_err());
    assert!(serde_json::from_str::<Decision>(r#"{ "do": "rob", "victim": 6 }"#).is_err());
}

/// A board of these hexes, all of them pasture with a 9 but for a desert at the first.
fn pastures(places: &[(i8, i8)]) -> Layout {
    let tile = |(index, &(q, r)): (usize, &(i8, i8))| match index {
        0 => Tile { q, r, terrain: Terrain::Desert, number: None },
        _ => Tile { q, r, terrain: Terrain::Pasture, number: Some(9) },
    };
    Layout { hexes: places.iter().enumerate().map(tile).collect(), ..Layout::default() }
}

fn founding_on(board: Layout, players: u8) -> Setup {
    Setup { board: BoardChoice::Given(board), ..Setup::variable(players) }
}

#[test]
fn option_12_any_land_may_be_given() {
    // Two islands of a ring each, far apart.
    let ring = |q: i8, r: i8| {
        let middle = Hex::new(q, r).unwrap();
        let round = Direction::ALL.map(|side| middle.neighbour(side));
        [vec![(q, r)], round.map(|hex| (hex.q(), hex.r())).to_vec()].concat()
    };
    let board = pastures(&[ring(-5, 0), ring(6, 2)].concat());
    let mut chance = Pseudo::new(1);
    let mut play = Play::new(&founding_on(board, 4));
    // It can be founded and played on.
    for _ in 0..300 {
        play.settle(&mut chance);
        let ToAct::Seats(asked) = play.0.to_act() else { break };
        let by = asked.iter().next().unwrap().index();
        let choices = play.decisions(by);
        play.decide(by, choices[chance.below(choices.len() as u32) as usize]);
    }
    assert!(play.all().turn.number > 0);
}

#[test]
fn option_12_land_has_its_limits() {
    // A row of hexes: four corners and five paths more for each.
    let row = |count: i8| pastures(&(0..count).map(|q| (q - 14, 0)).collect::<Vec<_>>());
    assert_eq!(faults(&founding_on(row(25), 4)), []);
    // 26 hexes have 106 corners and 131 paths.
    assert_eq!(faults(&founding_on(row(26), 4)), [option(12)]);
    let mut far = row(20);
    far.hexes[3].q = 15;
    assert_eq!(faults(&founding_on(far, 4)), [option(12)]);
    let mut twice = row(20);
    twice.hexes[3] = twice.hexes[4];
    assert_eq!(faults(&founding_on(twice, 4)), [option(12)]);
    // Seven hexes have 24 corners: room for three founders, but not surely for four.
    let ring = [(0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];
    assert_eq!(faults(&founding_on(pastures(&ring), 3)), []);
    assert_eq!(faults(&founding_on(pastures(&ring), 4)), [base(16)]);
    assert_eq!(faults(&founding_on(Layout::default(), 4)), [base(15), base(16), base(54)]);
}

/// OPTION-12: where the pieces are given nobody founds, so that any land will do.
#[test]
fn option_12_a_small_board_will_do_for_given_pieces() {
    let on = |places: &[(i8, i8)]| {
        let scene = Scene::new(4).on(pastures(places)).before_roll();
        scene.seat(0, |me| _ = me.settlements(&["0,0,N"])).setup()
    };
    // Two hexes side by side; the robber goes to and fro.
    let mut play = Play::new(&on(&[(0, 0), (1, 0)]));
    play.roll(0, 3, 4);
    play.refuses(0, robber("0,0"), base(54));
    play.decide(0, robber("1,0"));
    // On a single hex he could not be moved at all.
    assert_eq!(faults(&on(&[(0, 0)])), [base(54)]);
}

#[test]
fn option_12_harbours_lie_on_the_coast() {
    let with = |q, r, side| {
        let mut board = beginner_board();
        board.harbours = vec![Harbour { q, r, side, trade: Trade::Any }];
        faults(&founding_on(board, 4))
    };
    assert_eq!(with(0, -2, Direction::NE), []);
    assert_eq!(with(0, -2, Direction::SE), [option(12)]);
    assert_eq!(with(0, -4, Direction::SE), [option(12)]);
    assert_eq!(with(100, 0, Direction::SE), [option(12)]);
    let mut board = beginner_board();
    board.harbours.push(board.harbours[0]);
    assert_eq!(faults(&founding_on(board, 4)), [option(12)]);
}

/// OPTION-12: a path has two sides, and answers may name it from the sea. It is the same harbour.
#[test]
fn option_12_a_harbour_goes_by_any_name_of_its_path() {
    let printed = beginner_board();
    let play = |harbours: Vec<serde_json::Value>| -> island::Layout {
        let mut board = serde_json::to_value(&printed).unwrap();
        board["harbours"] = harbours.into();
        let board = serde_json::from_value(board).unwrap();
        let start = Start::Seat { seat: seat(0) };
        Play::new(&Setup { start, ..founding_on(board, 4) }).all().board.unwrap().into()
    };
    let path = |harbour: &Harbour| harbour.hex().unwrap().side(harbour.side);
    // By the one name that answers use for a path, which may be a hex in the sea.
    let named = |harbour: &Harbour| json!({"at": path(harbour), "type": harbour.trade});
    let split = |harbour: &Harbour| {
        let (hex, side) = path(harbour).name();
        json!({"q": hex.q(), "r": hex.r(), "side": side, "type": harbour.trade})
    };
    let sea = printed.harbours.iter().filter(|one| path(one).name().0 != one.hex().unwrap());
    assert!(sea.count() > 0, "some harbours are named from the sea");
    assert_eq!(play(printed.harbours.iter().map(named).collect()), printed);
    assert_eq!(play(printed.harbours.iter().map(split).collect()), printed);
    for wrong in [
        json!({"type": "3:1"}),
        json!({"q": 0, "r": 0, "type": "3:1"}),
        json!({"at": "0,-2,NE", "q": 0, "type": "3:1"}),
        json!({"at": "0,-2,NE", "type": "3:1", "more": 1}),
    ] {
        assert!(serde_json::from_value::<Harbour>(wrong.clone()).is_err(), "{wrong}");
    }
}

/// What is not listed may be offered all the same.
#[test]
fn option_13_offers_need_not_be_listed() {
    let scene = |listed| {
        let scene = Scene::new(3).with(|options| options.listed_offers = listed);
        let scene = scene.seat(0, |s| {
            s.hand("LL");
        });
        scene.seat(1, |s| {
            s.hand("O");
        })
    };
    let talk = |play: &Play, by| {
        let list = play.decisions(by).into_iter();
        let is_talk = |d: &Decision| matches!(d, Decision::Offer { .. } | Decision::Propose { .. });
        list.filter(is_talk).count()
    };
    let usual = scene(true).play();
    assert_eq!((talk(&usual, 0), talk(&usual, 1)), (4, 4));
    let mut play = scene(false).play();
    assert_eq!((talk(&play, 0), talk(&play, 1)), (0, 0));
    assert_eq!(play.decisions(0), [Decision::EndTurn]);
    play.decide(0, offer("L", "O", &[1])).decide(1, Decision::Accept);
    play.lists(0, Decision::Deal { with: seat(1) });
    play.decide(0, Decision::Deal { with: seat(1) });
    assert_eq!((play.hand(0), play.hand(1)), (hand("LO"), hand("L")));
    // Only where it is not as always does a setup say so.
    let written = |listed| serde_json::to_value(scene(listed).setup()).unwrap();
    assert_eq!(written(false)["options"]["listed_offers"], json!(false));
    assert!(written(true)["options"].get("listed_offers").is_none());
}

/// OPTION-12, BASE-15
#[test]
fn a_given_board_says_where_the_robber_starts() {
    let mut board = beginner_board();
    let desert = board.hexes.iter_mut().find(|tile| tile.terrain == Terrain::Desert).unwrap();
    (desert.terrain, desert.number) = (Terrain::Forest, Some(6));
    assert_eq!(faults(&founding_on(board.clone(), 4)), [base(15)]);
    board.robber = Some("3,0".parse().unwrap());
    assert_eq!(faults(&founding_on(board.clone(), 4)), [base(15)]);
    board.robber = Some("2,0".parse().unwrap());
    let start = Start::Seat { seat: seat(0) };
    let play = Play::new(&Setup { start, ..founding_on(board, 4) });
    assert_eq!(play.all().robber, Some("2,0".parse().unwrap()));
}

/// OPTION-12: a given board reads as the board files of the house do.
#[test]
fn option_12_a_board_is_written_as_data() {
    let text = r#"{
        "hexes": [
            { "q": 0, "r": 0, "terrain": "desert" },
            { "q": 1, "r": 0, "terrain": "hills", "number": 6 }
        ],
        "harbours": [
            { "q": 1, "r": 0, "side": "E", "type": "3:1" },
            { "q": 1, "r": 0, "side": "NE", "type": "brick" }
        ]
    }"#;
    let board: Layout = serde_json::from_str(text).unwrap();
    assert_eq!(board.hexes[1].terrain, Terrain::Hills);
    assert_eq!(board.harbours[1].trade, Trade::Two(Resource::Brick));
    let seats = vec![Holdings::default(); 2];
    let pieces = Pieces::Given(Box::new(Arrangement { seats, ..Arrangement::default() }));
    assert_eq!(faults(&Setup { pieces, ..founding_on(board, 2) }), []);
}
