//! The Gold Cache.

use duel::{AskView, Card, Decision, Face, duel, era};
use realm::Resource;

use crate::eras::*;
use crate::scene::*;

/// Free, but only with a hero who has a strength point; it begins empty, and stays when the hero goes.
#[test]
fn card_gold_cache() {
    let board = gold().red(|red| {
        red.holds("").hand(&[Card::GoldCache]);
    });
    quiet(board.clone()).refused(RED, cache("0U"), era(10));
    let mut game = quiet(board.red(|red| {
        red.card("1Ua", Card::Austin);
    }));
    game.does(RED, cache("2U"));
    assert_eq!(game.cached(RED), 0);
    game.does(RED, demolish("1Ua"));
    assert!(game.realm(RED).cache.is_some());
    // A unit that is no hero does not do.
    let mut game = quiet(princes().red(|red| {
        red.card("1Ua", Card::ChiefCannoneer).holds("").hand(&[Card::GoldCache]);
    }));
    game.refused(RED, cache("0U"), era(10));
}

/// With three on the field and this in the cache.
fn with_cache(field: u8, cache: u8) -> Board {
    gold().red(move |red| {
        red.cache("0U").stock("0U", field).stock("cache", cache);
    })
}

/// DUEL-EX-46: three gold of field and cache for one lumber. Brigands neither count the cache nor empty it.
#[test]
fn card_gold_cache_and_brigands() {
    let mut game = quiet(with_cache(2, 1));
    game.does(RED, exchange('$', "-2U")).has(RED, "L");
    let eight = with_cache(2, 1).red(|red| {
        red.stock("-2U", 3).stock("2L", 3);
    });
    let mut game = without_ones(eight).play();
    game.roll(1, Face::Brigands).has(RED, "LLLOOO$");
    assert_eq!((game.stock(RED, "0U"), game.cached(RED)), (0, 1));
    let seven = with_cache(1, 3).red(|red| {
        red.stock("-2U", 3).stock("2L", 3);
    });
    let mut game = without_ones(seven).play();
    game.roll(1, Face::Brigands).has(RED, "LLLOOO$$$$");
}

/// Its gold pays for everything: cards, the gold ship, the Mint, the search, the merchant, in any split.
#[test]
fn card_gold_cache_pays() {
    let silo = with_cache(1, 3).red(|red| {
        red.city(-1).stock("-2L", 1).stock("0L", 2).hand(&[Card::SaltSilo]);
    });
    let mut game = quiet(silo);
    game.does(RED, build(Card::SaltSilo, "-1Ua"));
    game.refused(RED, pay("-2L"), duel(24)).does(RED, pay("cache")).does(RED, pay("cache"));
    assert_eq!((game.stock(RED, "0U"), game.cached(RED)), (1, 1));
    assert_eq!(game.card_at(RED, "-1Ua"), Some(Card::SaltSilo));

    let ship = with_cache(0, 2).red(|red| {
        red.card("1Ua", Card::GoldShip);
    });
    quiet(ship).does(RED, exchange('$', "2L")).has(RED, "O");
    let mint_house = with_cache(0, 1).red(|red| {
        red.city(-1).card("-1Ua", Card::Mint);
    });
    quiet(mint_house).does(RED, mint("2L")).has(RED, "O");
    let mut merchant = upon(with_cache(0, 1), Card::TravelingMerchant);
    merchant.does(RED, gain("2L")).has(RED, "O");
}

/// A Large Trade Ship takes two from the field beside it, and nothing of the cache.
#[test]
fn card_gold_cache_is_no_part_of_the_field() {
    let board = with_cache(1, 1).red(|red| {
        red.card("1Ua", Card::LargeTradeShipGold);
    });
    quiet(board).refused(RED, ship("0U", "2L"), duel(53));
}

/// It takes in gold that is not bound to a place, and none that a field yields.
#[test]
fn card_gold_cache_takes_in() {
    let bridge = with_cache(2, 0).red(|red| {
        red.card("1Ua", Card::TollBridge);
    });
    let mut game = without_ones(bridge).play();
    game.roll(1, Face::Harvest).does(RED, gain("cache"));
    game.refused(RED, Decision::Pass, duel(21)).does(RED, gain("cache")).does(RED, gain("0U"));
    assert_eq!((game.stock(RED, "0U"), game.cached(RED)), (3, 2));
    let mut game = with_cache(3, 0).play();
    game.roll(1, Face::Trade);
    assert_eq!((game.stock(RED, "0U"), game.cached(RED)), (3, 0), "it is lost");
}

/// The plague does not reach it.
#[test]
fn card_gold_cache_and_the_plague() {
    let board = princes().red(|red| {
        red.city(-1).city(1).cache("0U").stock("0U", 2).stock("cache", 2);
    });
    let game = upon(board, Card::Plague);
    assert_eq!((game.stock(RED, "0U"), game.cached(RED)), (1, 2));
}

/// Who has the trade advantage may take its gold; its owner says whether it comes from there.
#[test]
fn card_gold_cache_and_trade() {
    let board = gold()
        .red(|red| {
            red.card("-1Ua", Card::OreShip).card("1Ua", Card::WoolShip).card("1La", Card::GoldShip);
            red.holds("");
        })
        .blue(|blue| {
            blue.cache("2L").holds("").stock("cache", 1);
        });
    let mut game = without_ones(board.clone()).play();
    game.roll(1, Face::Trade).refused(RED, gain("2L"), duel(34)).does(RED, gain("0U"));
    game.has(RED, "$").has(BLUE, "");
    let both = board.blue(|blue| {
        blue.holds("$").stock("cache", 1);
    });
    let mut game = without_ones(both).play();
    game.roll(1, Face::Trade).does(RED, gain("0U"));
    assert!(matches!(game.ask(), Some(AskView::Pay { seat: by, .. }) if by == seat(BLUE)));
    game.does(BLUE, pay("cache"));
    assert_eq!((game.stock(BLUE, "0U"), game.cached(BLUE)), (1, 0));
}

/// It is no building: neither feud nor fire takes it.
#[test]
fn card_gold_cache_is_no_building() {
    let board = princes()
        .red(|red| {
            red.city(-1).card("-1Ua", Card::HedgeTavern).card("1Ua", Card::Candamir);
            red.holds("").hand(&[Card::Arsonist]);
        })
        .blue(|blue| {
            blue.card("-1Ua", Card::Harald).cache("0U").holds("").stock("cache", 1);
        });
    quiet(board.clone()).refused(RED, play(Card::Arsonist), era(11));
    let game = upon(board, Card::Feud);
    assert_eq!((game.ask(), game.cached(BLUE)), (None, 1));
}

/// Riots are paid from it too.
#[test]
fn card_gold_cache_and_riots() {
    let board = princes().red(|red| {
        red.card("-1Ua", Card::Harald).cache("0U").holds("").stock("cache", 1);
    });
    let mut game = upon(board, Card::Riots);
    game.does(RED, Decision::Tax);
    assert_eq!(game.held(RED, Resource::Gold), 0);
    assert_eq!(game.card_at(RED, "-1Ua"), Some(Card::Harald));
}
