//! The faces of the event die that ask for choices: trade, celebration, plentiful harvest.

use duel::{Card, Decision, Face, Mode, Step, duel};
use table::Rule;

use crate::scene::*;

/// Three ships for a player.
fn merchant(of: &mut Seated) {
    of.card("1Ua", Card::OreShip).card("1La", Card::WoolShip).card("-1Ua", Card::GoldShip);
}

/// DUEL-64
#[test]
fn duel_33_trade_takes_one_resource_from_the_other() {
    let board =
        Board::first().red(merchant).red(|red| _ = red.holds("")).blue(|b| _ = b.holds("WG"));
    let mut play = board.play();
    play.roll(1, Face::Trade);
    assert_eq!(play.view().richest, Some(seat(RED)));
    // Blue has wool, grain and what pastures with a 1 yield; Red has room for both kinds.
    assert_eq!(play.decisions(RED), [gain("0L"), gain("2U"), Decision::Pass]);
    play.refused(RED, Decision::Finish, duel(34));
    play.refused(RED, gain("0U"), duel(34));
    let mut declined = play.clone();
    play.does(RED, gain("2U")).has(RED, "$G").has(BLUE, "WW");
    assert_eq!(play.step(), Step::Action);
    declined.does(RED, Decision::Pass).has(RED, "$").has(BLUE, "WWG");
}

#[test]
fn duel_33_without_the_advantage_nothing_happens() {
    let ships = |of: &mut Seated| _ = of.card("1Ua", Card::OreShip).card("1La", Card::WoolShip);
    let play = Board::first().red(ships).rolled(2);
    assert_eq!((play.view().richest, play.step()), (None, Step::Action));
    play.has(RED, "LBWGOL").has(BLUE, "LBWGOB");
}

#[test]
fn duel_34_only_what_is_there_and_finds_room_is_taken() {
    let red = |letters: &str| {
        let letters = letters.to_string();
        let board = Board::first().red(merchant).red(|red| _ = red.holds(&letters));
        let mut play = board.blue(|blue| _ = blue.holds("W")).play();
        play.roll(3, Face::Trade);
        play
    };
    // Blue has lumber by the roll, and wool.
    let mut play = red("WWW");
    assert_eq!(play.decisions(RED), [gain("-2U"), Decision::Pass]);
    play.refused(RED, gain("0L"), duel(34));
    play.refused(RED, gain("2L"), duel(34));
    // Both are full: nobody is asked and nothing moves.
    let play = red("WWWLLL");
    assert_eq!(play.step(), Step::Action);
    play.has(BLUE, "WL");
    // The other one has nothing at all.
    let board = Board::first().red(merchant).blue(|blue| _ = blue.holds("")).red(|red| {
        red.holds("");
    });
    let mut play = board.play();
    play.roll(6, Face::Trade);
    // Blue's mountains have just yielded one ore.
    play.does(RED, gain("2L")).has(BLUE, "");
}

/// DUEL-EX-9
#[test]
fn duel_35_more_skill_alone_celebrates_and_equal_skill_together() {
    let skill = |red: &'static [(&str, Card)], blue: &'static [(&str, Card)], turn| {
        let place = |of: &mut Seated, cards: &[(&str, Card)]| {
            of.holds("");
            for (at, card) in cards {
                of.card(at, *card);
            }
        };
        let board = Board::first().turn(turn).red(|of| place(of, red)).blue(|of| place(of, blue));
        let mut play = board.play();
        play.roll(1, Face::Celebration);
        let mut asked = vec![];
        while play.step() == Step::Roll {
            let by = play.waits_for().unwrap();
            asked.push(by);
            play.does(by, gain("-2U"));
        }
        for of in [RED, BLUE] {
            assert_eq!(play.stock(of, "-2U"), u8::from(asked.contains(&of)));
        }
        asked
    };
    assert_eq!(skill(&[], &[], RED), [RED, BLUE]);
    assert_eq!(skill(&[], &[], BLUE), [BLUE, RED]);
    let (austin, osmund) = (("1Ua", Card::Austin), ("1Ua", Card::Osmund));
    let inga = ("1Ua", Card::Inga);
    assert_eq!(skill(&[("1Ua", Card::Austin)], &[("1Ua", Card::Osmund)], RED), [RED, BLUE]);
    assert_eq!([austin, osmund, inga].map(|(_, card)| card.points().skill), [2, 2, 3]);
    assert_eq!(skill(&[("1Ua", Card::Inga)], &[("1Ua", Card::Osmund)], RED), [RED]);
    assert_eq!(skill(&[("1Ua", Card::Inga)], &[("1Ua", Card::Osmund)], BLUE), [RED]);
    assert_eq!(skill(&[("1Ua", Card::Austin)], &[("1Ua", Card::Inga)], RED), [BLUE]);
}

/// DUEL-27: who is on turn chooses first, in either's turn.
#[test]
fn duel_36_a_plentiful_harvest_gives_both_one() {
    for turn in [RED, BLUE] {
        let mut play = Board::first().turn(turn).play();
        play.roll(6, Face::Harvest);
        assert_eq!(play.waits_for(), Some(turn));
        play.refused(1 - turn, gain("0U"), Rule::table(1));
        play.does(turn, gain("0U"));
        assert_eq!(play.waits_for(), Some(1 - turn));
        play.does(1 - turn, gain("-2L"));
        let red = if turn == RED { "LBWGGO$" } else { "LBBWGGO" };
        let blue = if turn == RED { "LBBWGOO" } else { "LBWGOO$" };
        play.has(RED, red).has(BLUE, blue);
        assert_eq!((play.step(), play.waits_for()), (Step::Action, Some(turn)));
    }
}

/// DUEL-EX-10: with both bridges, which only the Era of Gold has; the gold that finds no room is lost.
#[test]
fn card_toll_bridge() {
    let bridges = |of: &mut Seated| {
        of.card("1Ua", Card::TollBridge).card("1La", Card::TollBridgeGold).holds("$");
    };
    let mut play = Board::new(Mode::Gold).red(bridges).play();
    play.roll(6, Face::Harvest).does(RED, gain("-2U"));
    assert_eq!(play.stock(RED, "0U"), 3, "two of four gold found room");
    assert_eq!(play.waits_for(), Some(BLUE));
    play.does(BLUE, Decision::Pass);
    play.has(RED, "L$$$G");
    // One of them, with room for all.
    let mut play = Board::first().red(|red| _ = red.card("1Ua", Card::TollBridge).holds("")).play();
    play.roll(6, Face::Harvest).does(RED, gain("0U")).has(RED, "$$$G");
    // Nothing of it on any other face, and it counts one trade point.
    let mut play = Board::first().red(|red| _ = red.card("1Ua", Card::TollBridge).holds("")).play();
    play.roll(6, Face::Celebration).does(RED, gain("0U")).has(RED, "$G");
    assert_eq!((play.points(RED).trade, Card::TollBridge.cost()), (1, amounts("LB")));
    let mut play =
        Board::first().red(|red| _ = red.hand(&[Card::TollBridge]).holds("LB")).rolled(5);
    play.does(RED, build(Card::TollBridge, "1Ua")).has(RED, "O");
}
