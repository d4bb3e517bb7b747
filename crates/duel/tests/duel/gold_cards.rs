//! The expansions of the Era of Gold.

use duel::{AskView, Card, Decision, Event, Face, Goes, duel, era};
use table::Rule;

use crate::eras::*;
use crate::scene::*;

/// As in the base set: its neighbours are not counted when brigands come.
#[test]
fn card_storehouse_gold() {
    let board = gold().red(|red| {
        red.card("-1Ua", Card::StorehouseGold).card("1La", Card::Storehouse);
        red.holds("LLL$$$WWWOOOBBGG");
    });
    // Forest and gold field above, pasture and mountains below are left out: four are counted.
    let mut game = without_ones(board).play();
    game.roll(1, Face::Brigands).has(RED, "LLL$$$WWWOOOBBGG");
    // In a Year of Plenty it gives as the other does.
    let board = gold().red(|red| {
        red.card("-1Ua", Card::StorehouseGold).holds("");
    });
    upon(board, Card::YearOfPlenty).has(RED, "L$");
}

/// As in the base set: two gold each on top of a plentiful harvest; two of them make four.
#[test]
fn card_toll_bridge_gold() {
    let board = gold().red(|red| {
        red.card("-1Ua", Card::TollBridgeGold).card("1Ua", Card::TollBridge).holds("");
    });
    let mut game = without_ones(board).play();
    assert_eq!(game.points(RED).trade, 2);
    game.roll(1, Face::Harvest).does(RED, gain("-2U")).does(BLUE, Decision::Pass);
    game.has(RED, "L$$$");
}

/// As in the base set: two from one landscape beside it; a trade ship in every respect.
#[test]
fn card_large_trade_ship_gold() {
    let board = gold().red(|red| {
        red.card("1La", Card::LargeTradeShipGold).holds("WWOOL");
    });
    let mut game = quiet(board);
    game.refused(RED, ship("-2U", "2U"), duel(53)).refused(RED, ship("0L", "0L"), duel(53));
    game.does(RED, ship("0L", "-2U")).does(RED, ship("2L", "-2U")).has(RED, "LLL");
    assert_eq!(game.points(RED).trade, 1);
}

/// When built, the other discards a trade ship of own choice. It is no trade ship and has no points.
#[test]
fn card_pirate_ship() {
    let board = gold()
        .red(|red| {
            red.holds("LLWW").hand(&[Card::PirateShip, Card::PirateShip]);
        })
        .blue(|blue| {
            blue.card("-1Ua", Card::OreShip).card("1Ua", Card::LargeTradeShip);
            blue.card("1La", Card::Harald).holds("");
        });
    let mut game = quiet(board.clone());
    game.does(RED, build(Card::PirateShip, "-1Ua"));
    let among = [slot("-1Ua"), slot("1Ua")].into_iter().collect();
    let asked = AskView::Lose { seat: seat(BLUE), among, by: Card::PirateShip };
    assert_eq!(game.ask(), Some(asked));
    game.refused(RED, pick("1Ua"), Rule::table(1)).refused(BLUE, pick("1La"), duel(27));
    game.does(BLUE, pick("1Ua"));
    assert_eq!(discarded(&game), Some(Card::LargeTradeShip));
    let told = game.events.iter().any(|event| {
        matches!(event, Event::Removed { to: Goes::Discarded, by: Some(Card::PirateShip), .. })
    });
    assert!(told);
    // The last ship goes without a question; both Pirate Ships may stand in one realm.
    game.does(RED, build(Card::PirateShip, "1Ua"));
    assert_eq!((discarded(&game), game.ask()), (Some(Card::OreShip), None));
    assert_eq!((game.points(RED).trade, game.points(RED).strength), (0, 0));
    // With none nothing happens, and it is built all the same.
    let none = gold().red(|red| {
        red.holds("LW").hand(&[Card::PirateShip]);
    });
    let mut game = quiet(none);
    game.does(RED, build(Card::PirateShip, "-1Ua"));
    assert_eq!((game.ask(), discarded(&game)), (None, None));
}

/// It does nothing to ships that are built later, and brings one gold at each plentiful harvest.
#[test]
fn card_pirate_ship_later() {
    let board = gold()
        .turn(BLUE)
        .red(|red| {
            red.card("-1Ua", Card::PirateShip).card("1Ua", Card::PirateShip).holds("");
        })
        .blue(|blue| {
            blue.holds("LW").hand(&[Card::OreShip]);
        });
    let mut game = without_ones(board).play();
    game.roll(1, Face::Harvest).does(BLUE, Decision::Pass).does(RED, gain("-2U"));
    game.has(RED, "L$$");
    game.does(BLUE, build(Card::OreShip, "-1Ua"));
    assert_eq!((game.card_at(BLUE, "-1Ua"), game.ask()), (Some(Card::OreShip), None));
}

/// DUEL-EX-28: Blue loses a ship: trade 4 becomes 3, the Harbor's point goes, and with Red's three points the token too.
#[test]
fn card_pirate_ship_and_the_harbor() {
    let board = gold()
        .red(|red| {
            red.card("-1Ua", Card::TollBridge).card("-1La", Card::TollBridgeGold);
            red.card("1La", Card::GoldShip).holds("LW").hand(&[Card::PirateShip]);
        })
        .blue(|blue| {
            blue.city(-1).card("-1Ua", Card::Harbor).card("-1Ub", Card::WoolShip);
            blue.card("1Ua", Card::OreShip).card("1La", Card::GrainShip).holds("");
        });
    let mut game = quiet(board);
    assert_eq!((game.points(BLUE).trade, game.points(RED).trade), (4, 3));
    assert_eq!((game.victory(BLUE), game.view().richest), (5, Some(seat(BLUE))));
    game.does(RED, build(Card::PirateShip, "1Ua")).does(BLUE, pick("-1Ub"));
    assert_eq!((game.points(BLUE).trade, game.victory(BLUE)), (3, 3));
    assert_eq!(game.view().richest, None);
}

fn trade(board: Board) -> Board {
    board.red(|red| {
        red.card("-1Ua", Card::OreShip).card("1Ua", Card::WoolShip).card("1La", Card::GoldShip);
    })
}

/// Two instead of one at the trade face, if its owner has the advantage; it is built without it.
///
/// DUEL-EX-33: Blue has only one ore: Red takes that; with full mountains nothing moves.
#[test]
fn card_moneylender() {
    let lender = |holds: &'static str| {
        trade(gold()).red(move |red| {
            red.city(-1).card("-1Ub", Card::Moneylender).holds(holds);
        })
    };
    let blue = |board: Board, holds: &'static str| {
        without_ones(board.blue(move |blue| {
            blue.holds(holds);
        }))
        .play()
    };
    let mut game = blue(lender(""), "OWW");
    game.roll(1, Face::Trade).does(RED, gain("0L")).does(RED, gain("0L"));
    game.has(RED, "WW").has(BLUE, "O");
    let mut game = blue(lender(""), "OWW");
    game.roll(1, Face::Trade).does(RED, gain("2L")).does(RED, Decision::Pass);
    game.has(RED, "O").has(BLUE, "WW");
    let mut game = blue(lender(""), "O");
    game.roll(1, Face::Trade).does(RED, gain("2L"));
    assert_eq!(game.ask(), None);
    game.has(RED, "O").has(BLUE, "");
    let mut game = blue(lender("OOO"), "O");
    game.roll(1, Face::Trade).has(RED, "OOO").has(BLUE, "O");
    assert_eq!(game.step(), duel::Step::Action);
    // Without the advantage it is built, and takes nothing.
    let mut game = quiet(gold().red(|red| {
        red.city(-1).holds("LLBOO").hand(&[Card::Moneylender]);
    }));
    game.does(RED, build(Card::Moneylender, "-1Ua")).ends_turn().roll(1, Face::Trade);
    assert_eq!(game.ask(), None);
    // The holder takes, whoever rolled.
    let mut game = without_ones(lender("").turn(BLUE).blue(|blue| {
        blue.holds("OW");
    }))
    .play();
    game.roll(1, Face::Trade);
    assert_eq!(game.waits_for(), Some(RED));
    game.refused(BLUE, Decision::Pass, Rule::table(1)).does(RED, gain("2L")).does(RED, gain("0L"));
    game.has(BLUE, "");
}

/// A point while its owner has three trade ships; the trade point stays.
#[test]
fn card_harbor() {
    let board = gold().red(|red| {
        red.city(-1).card("1Ua", Card::OreShip).card("1La", Card::GoldShip);
        red.holds("BWOLW").hand(&[Card::Harbor, Card::LargeTradeShip]);
    });
    let mut game = quiet(board);
    game.does(RED, build(Card::Harbor, "-1Ua"));
    // The token of the trade advantage is a point too.
    assert_eq!((game.points(RED).trade, game.points(RED).victory), (3, 3));
    game.does(RED, build(Card::LargeTradeShip, "-1Ub"));
    assert_eq!((game.points(RED).trade, game.points(RED).victory), (4, 4));
    game.does(RED, demolish("1Ua"));
    assert_eq!((game.points(RED).trade, game.points(RED).victory), (3, 3));
}

/// DUEL-EX-29: three ships, Marketplace and Harbor count 5; with the Trading Base 8, with the Salt Silo 11, with the
/// Merchant Guild 13.
#[test]
fn card_trading_base() {
    let board = trade(gold()).red(|red| {
        red.city(-1).city(1).card("-1La", Card::Marketplace).card("-1Lb", Card::Harbor);
    });
    assert_eq!(board.clone().play().points(RED).trade, 5);
    let based = board.red(|red| {
        red.card("1Ub", Card::TradingBase);
    });
    assert_eq!(based.clone().play().points(RED).trade, 8);
    let salted = based.red(|red| {
        red.card("1Lb", Card::SaltSilo);
    });
    assert_eq!(salted.clone().play().points(RED).trade, 11);
    let guild = salted.red(|red| {
        red.card("-1Ub", Card::MerchantGuild);
    });
    assert_eq!(guild.play().points(RED).trade, 13);
    // Alone it counts its own point; what is built later counts at once, and no longer when it goes.
    let mut game = quiet(gold().red(|red| {
        red.city(-1).card("-1Ua", Card::TradingBase).holds("WG").hand(&[Card::Marketplace]);
    }));
    assert_eq!(game.points(RED).trade, 1);
    game.does(RED, build(Card::Marketplace, "1Ua"));
    assert_eq!(game.points(RED).trade, 3);
    game.does(RED, demolish("-1Ua"));
    assert_eq!(game.points(RED).trade, 1);
}

/// What was built by its leave stays; what needs it needs it again.
#[test]
fn card_merchant_guild() {
    let board = gold()
        .red(|red| {
            red.city(-1).holds("BBWWG").card("1Ua", Card::OreShip);
            red.hand(&[Card::TradeMaster, Card::StapleHouse]);
        })
        .blue(|blue| {
            blue.holds("O");
        });
    let mut game = quiet(board);
    game.refused(RED, build(Card::MerchantGuild, "1Ua"), era(8));
    game.does(RED, build(Card::MerchantGuild, "-1Ua"));
    assert_eq!((game.points(RED).trade, game.points(RED).victory), (3, 4));
    assert_eq!(game.view().richest, Some(seat(RED)));
    game.does(RED, demolish("-1Ua")).refused(RED, play(Card::TradeMaster), era(10));
    game.refused(RED, build(Card::StapleHouse, "-1Ua"), era(10));
}

/// Each changes one gold a turn into something else, also in the turn it is built.
#[test]
fn card_mint() {
    let board = gold().red(|red| {
        red.city(-1).card("-1Ua", Card::Mint).holds("LLBOO$$$").hand(&[Card::Mint]);
    });
    let mut game = quiet(board);
    game.does(RED, mint("2U")).refused(RED, mint("2U"), duel(40));
    game.does(RED, build(Card::Mint, "-1Ub")).refused(RED, mint("0U"), duel(51));
    game.does(RED, mint("2U")).has(RED, "$GG");
    game.refused(RED, mint("2U"), duel(40)).ends_turn().roll(1, Face::Trade).ends_turn();
    // In the next turn they strike again.
    assert_eq!(game.realm(RED).mints, 2);
    game.refused(RED, mint("2U"), duel(74)).roll(1, Face::Trade).does(RED, mint("2U"));
    game.has(RED, "GGG");
    game.refused(RED, mint("0L"), duel(51)).refused(RED, mint("2U"), duel(54));
    // Without a Mint there is no such exchange.
    let mut game = quiet(gold().red(|red| {
        red.holds("$$$");
    }));
    game.refused(RED, mint("2U"), duel(40));
}

/// One that was used and is demolished takes its use along: the other is still good for its own.
#[test]
fn card_mint_of_two_the_used_one_is_demolished() {
    let board = gold().red(|red| {
        red.city(-1).card("-1Ua", Card::Mint).card("-1Ub", Card::Mint).holds("$$$");
    });
    let mut game = quiet(board);
    game.does(RED, mint("2U")).does(RED, demolish("-1Ua")).does(RED, mint("2U"));
    game.refused(RED, mint("2U"), duel(40));
}

/// Each trade ship counts one more while it stands, Large Trade Ships too.
#[test]
fn card_salt_silo() {
    let board = gold().red(|red| {
        red.city(-1).card("1Ua", Card::LargeTradeShip).card("1La", Card::PirateShip);
        red.holds("BWWW$$L").hand(&[Card::SaltSilo, Card::OreShip]);
    });
    let mut game = quiet(board);
    game.does(RED, build(Card::SaltSilo, "-1Ua"));
    assert_eq!((game.points(RED).trade, game.points(RED).victory), (2, 4));
    game.does(RED, build(Card::OreShip, "-1Ub"));
    assert_eq!(game.points(RED).trade, 4);
    game.does(RED, demolish("-1Ua"));
    assert_eq!(game.points(RED).trade, 2);
}

/// It needs the guild, is paid in full, and brings any two then, which may be refused.
#[test]
fn card_staple_house() {
    let board = gold().red(|red| {
        red.city(-1).city(1).holds("BBWOO").hand(&[Card::StapleHouse]);
    });
    quiet(board.clone()).refused(RED, build(Card::StapleHouse, "-1Ua"), era(10));
    let mut game = quiet(board.red(|red| {
        red.card("1Ua", Card::MerchantGuild);
    }));
    game.does(RED, build(Card::StapleHouse, "-1Ua")).has(RED, "");
    let mut differs = game.clone();
    differs.does(RED, gain("2U")).does(RED, gain("0U")).has(RED, "G$");
    differs.refused(RED, gain("2U"), Rule::table(2));
    game.does(RED, gain("2U")).does(RED, Decision::Pass).has(RED, "G");
    assert_eq!(game.points(RED).victory, 6);
}
