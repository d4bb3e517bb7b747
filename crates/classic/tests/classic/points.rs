//! Points and tokens.

use classic::{Card, Event, Token};
use realm::Terrain;

use crate::scene::*;

#[test]
fn classic_27_the_knight_token() {
    let none = Board::base().play();
    assert_eq!((none.view().strongest, none.victory(RED)), (None, 2));
    let one = Board::base().red(|red| _ = red.card("1Ua", Card::KnightSiegfried));
    assert_eq!(
        (one.clone().play().view().strongest, one.clone().play().victory(RED)),
        (Some(seat(RED)), 3)
    );
    let even = one.blue(|blue| _ = blue.card("1Ua", Card::KnightHagen)).play();
    assert_eq!((even.view().strongest, even.victory(RED)), (None, 2));
}

#[test]
fn classic_28_the_windmill_token_needs_a_city() {
    let trader = |red: &mut Seated| _ = red.card("1Ua", Card::OreFleet);
    let play = Board::base().red(trader).play();
    assert_eq!(play.view().richest, None);
    let play = Board::base().red(trader).red(|red| _ = red.city(-1)).play();
    assert_eq!((play.view().richest, play.victory(RED)), (Some(seat(RED)), 4));
    // Who has more has no city: nobody holds it.
    let play = Board::base().red(trader).blue(|blue| _ = blue.city(1)).play();
    assert_eq!(play.view().richest, None);
    let even = Board::base().red(trader).red(|red| _ = red.city(-1));
    let play = even.blue(|blue| _ = blue.city(1).card("1Ua", Card::WoolFleet)).play();
    assert_eq!(play.view().richest, None);
}

#[test]
fn classic_29_tokens_move_at_once() {
    let board = Board::base()
        .red(|red| _ = red.hand(&[Card::KnightOtto]).holds("WOOG"))
        .blue(|blue| _ = blue.card("1Ua", Card::KnightConrad));
    let mut play = board.turn(RED).play();
    assert_eq!(play.view().strongest, Some(seat(BLUE)));
    play.roll(6, classic::Face::Mill);
    play.does(RED, build(Card::KnightOtto, "1Ua"));
    assert_eq!(play.view().strongest, Some(seat(RED)));
    let moved = Event::TokenMoved { which: Token::Knight, holder: Some(seat(RED)) };
    assert!(play.events.contains(&moved));
    play.does(RED, demolish("1Ua"));
    assert_eq!(play.view().strongest, Some(seat(BLUE)));
}

#[test]
fn classic_34_victory_points() {
    let play = Board::base()
        .red(|red| {
            red.settlement(3, ground(Terrain::Forest, 1), ground(Terrain::Hills, 1)).city(1);
            red.card("1Ua", Card::Colossus).card("1Ub", Card::Church);
            red.card("1La", Card::Marketplace).card("-1Ua", Card::KnightConrad);
        })
        .play();
    // Two settlements, a city, three printed points, two tokens.
    assert_eq!((play.points(RED).victory, play.victory(RED)), (2 + 2 + 3, 9));
}
