//! Where resources lie, where gains go, and who chooses the store that pays.

use duel::{AskView, Card, Decision, Face, Step, Why, duel};
use realm::{Kinds, Terrain};
use table::Rule;

use crate::scene::*;

/// Red has a second forest at `4U` and second hills at `4L`.
fn two_of_each() -> Board {
    Board::first().red(|red| {
        red.settlement(3, ground(Terrain::Forest, 4), ground(Terrain::Hills, 1)).holds("");
    })
}

/// DUEL-20: what finds no room is lost, and where nothing finds room nobody is asked.
#[test]
fn duel_21_a_free_gain_goes_to_any_own_store_with_room() {
    let board = two_of_each().red(|red| _ = red.holds("LLLBBBWWWGGG$$$").stock("4U", 2));
    let mut play = board.play();
    play.roll(5, Face::Harvest);
    let why = Why::Harvest;
    assert_eq!(
        play.ask(),
        Some(AskView::Gain { seat: seat(RED), kinds: Kinds::ALL, left: 1, why })
    );
    // Ore came by the roll: room is in the second forest, on the second hills and on the mountains.
    let choices = [gain("2L"), gain("4U"), gain("4L"), Decision::Pass];
    assert_eq!(play.decisions(RED), choices);
    for full in ["-2U", "0U", "2U", "-2L", "0L", "6U", "cache"] {
        play.refused(RED, gain(full), duel(21));
    }
    play.refused(RED, Decision::Finish, duel(21));
    play.refused(BLUE, gain("0U"), Rule::table(1));
    play.does(RED, gain("4U"));
    assert_eq!(play.stock(RED, "4U"), 3);
    assert_eq!(play.waits_for(), Some(BLUE));
}

#[test]
fn duel_21_gold_of_a_card_may_be_split_and_the_rest_is_lost() {
    let board = Board::first().red(|red| {
        red.settlement(3, ground(Terrain::GoldField, 2), ground(Terrain::Hills, 1))
            .card("1Ua", Card::TollBridge)
            .holds("$$");
    });
    let mut play = board.play();
    play.roll(5, Face::Harvest).does(RED, Decision::Pass);
    // Two gold for three places: one each, or both into the new field.
    play.refused(RED, Decision::Pass, duel(21));
    play.does(RED, gain("0U")).does(BLUE, Decision::Pass);
    assert_eq!((play.stock(RED, "0U"), play.stock(RED, "4U")), (3, 1));
}

/// DUEL-20, DUEL-30: what is bound to a landscape cannot be refused.
#[test]
fn duel_22_a_free_gain_may_be_done_without_wholly_or_in_part() {
    let board = Board::first().red(|red| _ = red.holds("$$$").hand(&[Card::Goldsmith]));
    let mut play = board.rolled(5);
    play.has(RED, "$$$O");
    play.does(RED, play_goldsmith()).has(RED, "O");
    let mut nothing = play.clone();
    nothing.does(RED, Decision::Pass).has(RED, "O");
    assert_eq!(nothing.step(), Step::Action);
    play.does(RED, gain("0L")).does(RED, Decision::Pass).has(RED, "OW");
    assert_eq!(play.step(), Step::Action);
    assert_eq!(play.ask(), None, "production asked nobody");
}

fn play_goldsmith() -> Decision {
    play(Card::Goldsmith)
}

#[test]
fn duel_23_costs_come_from_any_own_stores_of_the_kind() {
    let board = two_of_each().red(|red| _ = red.holds("LLBB").stock("4U", 1).stock("4L", 2));
    let mut play = board.rolled(5);
    play.does(RED, road(4));
    let AskView::Pay { due, any, why, .. } = play.ask().unwrap() else { panic!("a price is due") };
    assert_eq!((due, any, why), (amounts("LBB"), 0, Why::Building));
    assert_eq!(play.decisions(RED), ["-2U", "-2L", "4U", "4L"].map(pay));
    play.refused(RED, pay("2L"), duel(24));
    play.refused(RED, pay("0U"), duel(24));
    play.refused(RED, Decision::Pass, duel(24));
    assert_eq!(play.realm(RED).roads, [0, 2], "a road lies there once it is paid");
    play.does_all(RED, [pay("4L"), pay("-2L"), pay("4U")]);
    let stocks = ["-2U", "4U", "-2L", "4L"].map(|at| play.stock(RED, at));
    assert_eq!((stocks, play.step()), ([2, 0, 1, 1], Step::Action));
    assert_eq!(play.realm(RED).roads, [0, 2, 4]);
    // Where all of a kind is due, nobody is asked.
    let mut play = two_of_each().red(|red| _ = red.holds("LB").stock("4L", 1)).rolled(5);
    play.does(RED, road(4)).has(RED, "O");
}

/// DUEL-33: the taker says what and where it lies then; the other one says where it comes from.
#[test]
fn duel_24_who_hands_over_chooses_the_store() {
    let board = two_of_each().red(|red| _ = red.holds("L").stock("4U", 2)).blue(|blue| {
        blue.card("1Ua", Card::OreShip).card("1La", Card::WoolShip).card("-1Ua", Card::GoldShip);
        blue.holds("");
    });
    let mut play = board.play();
    play.roll(5, Face::Trade);
    assert_eq!(play.waits_for(), Some(BLUE), "who has the advantage takes, whoever rolled");
    play.does(BLUE, gain("-2U"));
    assert_eq!(play.waits_for(), Some(RED));
    assert_eq!(play.decisions(RED), ["-2U", "4U"].map(pay));
    play.refused(RED, pay("2L"), duel(24));
    play.refused(BLUE, pay("-2U"), Rule::table(1));
    play.does(RED, pay("4U"));
    assert_eq!((play.stock(RED, "-2U"), play.stock(RED, "4U")), (1, 1));
    play.has(BLUE, "GL");
    assert_eq!((play.step(), play.waits_for()), (Step::Action, Some(RED)));
}

/// In the action phase the other one has nothing to do, and nothing that is offered reaches them.
#[test]
fn duel_25_the_two_do_not_trade_with_each_other() {
    let board =
        Board::first().red(|red| _ = red.holds("LLLBBB")).blue(|blue| _ = blue.holds("WWW"));
    let mut play = board.rolled(5);
    assert_eq!(play.decisions(BLUE), []);
    for choice in play.decisions(RED) {
        let mut after = play.clone();
        after.does(RED, choice);
        assert_ne!(after.waits_for(), Some(BLUE), "{choice:?}");
        assert_eq!(after.realm(BLUE).held, play.realm(BLUE).held, "{choice:?}");
    }
    play.refused(BLUE, exchange('W', "0U"), Rule::table(1));
}
