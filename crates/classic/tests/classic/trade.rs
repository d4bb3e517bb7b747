//! Trade between players.

use classic::{AskView, Decision, Event, Setup, classic};
use realm::Terrain;
use table::{Excuse, Game, Rule};

use crate::scene::*;

fn market() -> Play {
    let board = Board::base().red(|red| _ = red.holds("LLB")).blue(|blue| _ = blue.holds("OO$$$"));
    board.rolled(4)
}

#[test]
fn classic_38_both_agree() {
    // Red holds two lumber and one more by the roll, one brick; Blue two ore, three gold, one wool by the roll.
    let mut play = market();
    play.has(RED, "LLLB").has(BLUE, "OO$$$W");
    play.refused(RED, offer(RED, "L", "O"), Rule::table(5));
    play.refused(RED, offer(BLUE, "", "O"), classic(38));
    play.refused(RED, offer(BLUE, "L", ""), classic(38));
    play.refused(RED, offer(BLUE, "L", "L"), classic(38));
    play.refused(RED, offer(BLUE, "O", "L"), classic(38));
    play.refused(RED, offer(BLUE, "L", "OOO"), classic(38));
    play.does(RED, offer(BLUE, "LL", "O$"));
    let Some(AskView::Offer { seat: asked, .. }) = play.ask() else { panic!() };
    assert_eq!(asked, seat(BLUE));
    assert_eq!(play.game.excuse(seat(BLUE)), Some(Excuse::Unwilling(Decision::Pass)));
    play.refused(BLUE, Decision::Finish, classic(38));
    play.does(BLUE, Decision::Accept).has(RED, "LBO$").has(BLUE, "O$$WLL");
    assert!(play.events.contains(&Event::Answered { seat: seat(BLUE), accepts: true }));
    play.does(RED, offer(BLUE, "B", "$")).does(BLUE, Decision::Pass).has(RED, "LBO$");
    assert_eq!(play.waits_for(), Some(RED));
}

/// CLASSIC-4: what finds no room is not traded. Each chooses the own stores.
#[test]
fn trades_need_room_and_each_chooses_stores() {
    let board = Board::base()
        .red(|red| {
            red.settlement(3, ground(Terrain::Forest, 1), ground(Terrain::Mountains, 4));
            red.stock("-2U", 1).stock("4U", 1);
        })
        .blue(|blue| _ = blue.holds("LLLOO"));
    let mut play = board.rolled(6);
    play.refused(RED, offer(BLUE, "L", "O"), classic(4));
    let board = Board::base()
        .red(|red| {
            red.settlement(3, ground(Terrain::Forest, 1), ground(Terrain::Mountains, 4));
            red.stock("-2U", 1).stock("4U", 1);
        })
        .blue(|blue| _ = blue.holds("OO"));
    let mut play = board.rolled(6);
    play.does(RED, offer(BLUE, "L", "O")).does(BLUE, Decision::Accept);
    play.does(RED, pay("4U")).does(RED, gain("4L"));
    assert_eq!((play.stock(RED, "4L"), play.stock(RED, "4U"), play.stock(BLUE, "-2U")), (1, 0, 1));
}

#[test]
fn classic_55_three_declined_offers_are_enough() {
    let mut play = market();
    for _ in 0..3 {
        play.does(RED, offer(BLUE, "L", "O")).does(BLUE, Decision::Pass);
    }
    play.refused(RED, offer(BLUE, "L", "O"), classic(55));
    play.ends_turn().roll(6, classic::Face::Tournament);
    play.does(BLUE, offer(RED, "O", "L")).does(RED, Decision::Accept);
}

#[test]
fn classicoption_2_small_offers_are_listed() {
    let listed = |play: &Play| {
        let offers = |choice: &&Decision| matches!(choice, Decision::Offer { .. });
        play.decisions(RED).iter().filter(offers).count()
    };
    assert_eq!(listed(&market()), 0);
    let board = Board::base().with(|setup: &mut Setup| setup.listed_offers = true);
    let board = board.red(|red| _ = red.holds("LLB")).blue(|blue| _ = blue.holds("OO$$$"));
    // Lumber and brick for ore, gold and the wool that Blue has got by the roll.
    assert_eq!(listed(&board.rolled(4)), 6);
}
