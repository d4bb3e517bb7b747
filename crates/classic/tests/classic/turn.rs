//! The course of a turn, the yields, and the end of the game.

use classic::{Card, Decision, Face, Outcome, Step, classic};
use realm::Terrain;
use table::Rule;

use crate::scene::*;

/// CLASSIC-20: in any order and as often as one can.
#[test]
fn classic_17_roll_event_yields_actions_hand() {
    let board = Board::base().red(|red| {
        red.holds("LLLBBBWWGGGOOO").hand(&[Card::Garrison, Card::Garrison, Card::KnightConrad]);
    });
    let mut play = board.play();
    assert_eq!((play.step(), play.decisions(RED)), (Step::Before, vec![Decision::Roll]));
    play.refused(RED, Decision::Finish, classic(17));
    play.refused(RED, road(2), classic(20));
    play.refused(RED, exchange('L', "2L"), classic(20));
    play.refused(RED, offer(BLUE, "L", "B"), classic(20));
    play.refused(RED, draw(0), classic(17));
    play.refused(RED, put(Card::Garrison, 0), classic(17));
    play.refused(BLUE, Decision::Roll, Rule::table(1));
    play.roll(6, Face::Plenty).does(RED, Decision::Pass).does(BLUE, Decision::Pass);
    assert_eq!((play.step(), play.stock(RED, "2L")), (Step::Action, 1), "yields come last");
    play.refused(RED, Decision::Roll, classic(17));
    play.does(RED, build(Card::Garrison, "1Ua")).does(RED, exchange('O', "2U"));
    play.does(RED, build(Card::Garrison, "-1Ua"));
    play.does(RED, Decision::Finish);
    assert_eq!(play.step(), Step::Fill);
    play.refused(RED, build(Card::KnightConrad, "1La"), classic(20));
}

#[test]
fn classic_18_the_faces_of_the_event_die() {
    let mut play = Board::base().play();
    play.does(RED, Decision::Roll);
    let sides = |face| {
        let of = |(outcome, _): &&(Outcome, u32)| matches!(outcome, Outcome::Roll { number: 1, face: shown } if *shown == face);
        play.outcomes().iter().filter(of).map(|(_, weight)| weight).sum::<u32>()
    };
    let faces = [Face::Brigands, Face::Mill, Face::Tournament, Face::Plenty, Face::EventCard];
    assert_eq!(faces.map(sides), [1, 1, 1, 1, 2]);
    play.refused_outcome(Outcome::Roll { number: 7, face: Face::Mill }, Rule::table(8));
    play.refused_outcome(Outcome::Event(Card::Plague), Rule::table(3));
}

/// CLASSIC-4: what finds no room is lost, also where another landscape of the kind has room.
#[test]
fn classic_19_every_landscape_with_the_number_yields() {
    let board = Board::base()
        .red(|red| {
            red.settlement(3, ground(Terrain::Forest, 4), ground(Terrain::Hills, 1));
            red.stock("-2U", 3);
        })
        .blue(|blue| _ = blue.stock("2U", 1));
    let play = board.rolled(4);
    assert_eq!((play.stock(RED, "-2U"), play.stock(RED, "4U")), (3, 1));
    assert_eq!(play.stock(BLUE, "2U"), 2, "it yields in the other's turn too");
    // Also after brigands came: Red has nine, loses three ore and the wool, and the mountains yield again.
    let mut play = Board::base().red(|red| _ = red.holds("LLLBBWOOO")).play();
    play.roll(2, Face::Brigands).has(RED, "LLLBBO");
}

/// CLASSIC-53: at once, and only in the own turn.
#[test]
fn classic_53_twelve_points_in_the_own_turn_win() {
    let rich = |seated: &mut Seated| {
        seated.city(-1).city(1).settlement(
            3,
            ground(Terrain::Forest, 1),
            ground(Terrain::Hills, 1),
        );
        seated.card("1Ua", Card::Colossus).card("1Ub", Card::Church).card("1La", Card::Library);
        seated.card("1Lb", Card::Aqueduct).card("-1Ua", Card::TownHall);
        seated.hand(&[Card::KnightConrad]).holds("GGGOOO");
    };
    // Red has eleven and the knight token is one more.
    let mut play = Board::base().red(rich).play();
    assert_eq!(play.victory(RED), 11);
    play.roll(6, Face::Tournament);
    play.does(RED, build(Card::KnightConrad, "-1La"));
    assert_eq!((play.winner(), play.step()), (Some(RED), Step::Over));
    play.refused(BLUE, Decision::Roll, Rule::table(4));
    // In the other's turn nothing ends; the own turn begins with the end.
    let board = Board::base().turn(RED).blue(rich).blue(|blue| {
        blue.card("-1La", Card::KnightOtto).card("-1Lb", Card::Garrison);
    });
    let mut play = board.red(|red| _ = red.card("1Ua", Card::KnightHagen)).play();
    assert_eq!((play.victory(BLUE), play.winner()), (13, None));
    play.roll(1, Face::Mill);
    if play.waits_for() == Some(BLUE) {
        play.does(BLUE, Decision::Pass);
    }
    play.ends_turn();
    assert_eq!(play.winner(), Some(BLUE));
}

/// CLASSIC-54: what one may choose, one may also leave.
#[test]
fn classic_54_a_choice_may_be_left() {
    let mut play = Board::base().play();
    play.roll(1, Face::Plenty).does(RED, Decision::Pass).has(RED, "");
    play.does(BLUE, gain("2U")).has(BLUE, "W$").has(RED, "G");
}
