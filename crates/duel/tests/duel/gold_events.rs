//! The events of the Era of Gold.

use duel::{Card, Decision, duel};
use realm::Resource;

use crate::eras::*;
use crate::scene::*;

/// As in the base set: up to two for one gold each, whoever is on turn first.
#[test]
fn card_traveling_merchant_gold() {
    let board = gold()
        .turn(BLUE)
        .red(|red| {
            red.holds("$$$");
        })
        .blue(|blue| {
            blue.holds("$");
        });
    let mut game = upon(board, Card::TravelingMerchantGold);
    assert_eq!(game.waits_for(), Some(BLUE));
    game.refused(BLUE, gain("0U"), duel(75)).does(BLUE, gain("0L")).has(BLUE, "W");
    assert_eq!(game.waits_for(), Some(RED));
    game.does(RED, gain("2L")).does(RED, gain("2L")).has(RED, "OO$");
    assert_eq!(game.step(), duel::Step::Action, "two are the most");
}

/// One gold for each unit with strength, however strong; what finds no room is lost.
#[test]
fn card_gift_for_the_prince() {
    let board = gold()
        .red(|red| {
            red.card("-1Ua", Card::Candamir).card("-1La", Card::Austin).card("1Ua", Card::OreShip);
            red.card("1La", Card::PirateShip).holds("$$");
        })
        .blue(|blue| {
            blue.card("-1Ua", Card::Harald).holds("");
        });
    let game = upon(board.clone(), Card::GiftForThePrince);
    game.has(RED, "$$$").has(BLUE, "$");
    assert_eq!(game.ask(), None);
    // With a Gold Cache its owner says where it lies.
    let mut game = upon(
        board.red(|red| {
            red.cache("0U");
        }),
        Card::GiftForThePrince,
    );
    game.refused(RED, Decision::Pass, duel(21)).does(RED, gain("cache")).does(RED, gain("cache"));
    assert_eq!((game.stock(RED, "0U"), game.cached(RED)), (2, 2));
}

/// A Chief Cannoneer counts, a Lookout Tower and Irmgard do not.
#[test]
fn card_gift_for_the_prince_counts_units_with_strength() {
    let board = princes()
        .red(|red| {
            red.card("-1Ua", Card::ChiefCannoneer).card("1Ua", Card::LookoutTower).holds("");
        })
        .blue(|blue| {
            blue.card("-1Ua", Card::HeinrichTheSentinel).holds("");
        });
    upon(board, Card::GiftForThePrince).has(RED, "$").has(BLUE, "$");
}

/// As in the base set: who has more trade ships gains one, on a tie both, with none nobody.
#[test]
fn card_trade_ships_race_gold() {
    let race = Card::TradeShipsRaceGold;
    let none = gold().red(|red| {
        red.card("-1Ua", Card::PirateShip).holds("");
    });
    assert_eq!(upon(none.clone(), race).ask(), None, "a Pirate Ship is no trade ship");
    let one = none.red(|red| {
        red.card("1Ua", Card::LargeTradeShipGold);
    });
    let mut game = upon(one.clone(), race);
    game.does(RED, gain("2L"));
    assert_eq!((game.held(RED, Resource::Ore), game.ask()), (1, None));
    let tie = one.blue(|blue| {
        blue.card("1Ua", Card::OreShip).holds("");
    });
    let mut game = upon(tie, race);
    game.does(RED, Decision::Pass).does(BLUE, gain("0L")).has(RED, "").has(BLUE, "W");
}
