//! The action cards of the Era of Gold.

use duel::{AskView, Card, Decision, Face, Outcome, duel, era};
use realm::{Resource, Terrain};
use table::Rule;

use crate::eras::*;
use crate::scene::*;

/// As in the base set, from gold field and Gold Cache; it goes under stacks of its era.
#[test]
fn card_goldsmith_gold() {
    let board = gold().red(|red| {
        red.cache("0U").stock("0U", 2).stock("cache", 1).hand(&[Card::GoldsmithGold]);
    });
    let mut game = quiet(board);
    game.does(RED, play(Card::GoldsmithGold)).does(RED, gain("0L")).does(RED, gain("2L"));
    game.has(RED, "WO");
    assert_eq!(discarded(&game), Some(Card::GoldsmithGold));
    let mut game = quiet(gold().red(|red| {
        red.holds("$$").hand(&[Card::GoldsmithGold, Card::Harald, Card::Inga]);
    }));
    game.refused(RED, play(Card::GoldsmithGold), era(11)).does(RED, Decision::Finish);
    game.refused(RED, put(Card::GoldsmithGold, 0), era(19)).does(RED, put(Card::GoldsmithGold, 4));
}

/// DUEL-EX-30: two Pirate Ships would take four; there is room for two, and Blue chooses the stores.
#[test]
fn card_gudrun_terror_of_the_seas() {
    let gudrun = play(Card::GudrunTerrorOfTheSeas);
    let hand = || {
        gold().red(|red| {
            red.hand(&[Card::GudrunTerrorOfTheSeas]).holds("$");
        })
    };
    let ships = || {
        hand().red(|red| {
            red.card("-1Ua", Card::PirateShip).card("1Ua", Card::PirateShip);
        })
    };
    let board = ships().blue(|blue| {
        blue.cache("0U").stock("0U", 3).stock("cache", 1);
    });
    let mut game = quiet(board);
    game.does(RED, gudrun);
    let asked = AskView::Pay {
        seat: seat(BLUE),
        due: amounts("$$"),
        any: 0,
        why: duel::Why::Card(Card::GudrunTerrorOfTheSeas),
    };
    assert_eq!(game.ask(), Some(asked));
    game.refused(RED, pay("0U"), Rule::table(1)).refused(BLUE, pay("0L"), duel(24));
    game.does(BLUE, pay("cache"));
    assert_eq!((game.stock(BLUE, "0U"), game.cached(BLUE)), (2, 0));
    game.has(RED, "$$$");
    assert_eq!(discarded(&game), Some(Card::GudrunTerrorOfTheSeas));

    let blue = |board: Board, holds: &'static str| {
        board.blue(move |blue| {
            blue.holds(holds);
        })
    };
    quiet(blue(hand(), "$$$")).refused(RED, gudrun, era(11));
    quiet(blue(ships(), "WWW")).refused(RED, gudrun, era(11));
    let full = ships().red(|red| {
        red.holds("$$$");
    });
    quiet(blue(full, "$$$")).refused(RED, gudrun, era(11));
    // Less gold than two for each ship: all of it.
    let mut game = quiet(blue(ships(), "$"));
    game.does(RED, gudrun).has(RED, "$$").has(BLUE, "");
}

/// Gold in the cache alone is enough, and the own cache has room too.
#[test]
fn card_gudrun_terror_of_the_seas_and_the_cache() {
    let gudrun = play(Card::GudrunTerrorOfTheSeas);
    let board = gold()
        .red(|red| {
            red.card("-1Ua", Card::PirateShip).holds("").hand(&[Card::GudrunTerrorOfTheSeas]);
        })
        .blue(|blue| {
            blue.cache("2L").holds("").stock("cache", 2);
        });
    quiet(board).does(RED, gudrun).has(RED, "$$").has(BLUE, "");
    let board = gold()
        .red(|red| {
            red.card("-1Ua", Card::PirateShip).cache("2L").hand(&[Card::GudrunTerrorOfTheSeas]);
            red.stock("0U", 2).stock("cache", 2);
        })
        .blue(|blue| {
            blue.holds("$$$");
        });
    let mut game = quiet(board);
    game.does(RED, gudrun);
    // Two of three come; there is room for two, one in each store.
    assert_eq!((game.stock(RED, "0U"), game.cached(RED), game.ask()), (3, 3, None));
}

fn guild() -> Board {
    gold().red(|red| {
        red.city(-1).card("-1Ua", Card::MerchantGuild).hand(&[Card::TradeMaster]).holds("");
    })
}

#[test]
fn card_trade_master() {
    let board = guild().blue(|blue| {
        blue.settlement(3, ground(Terrain::Mountains, 3), ground(Terrain::Forest, 3));
        blue.stock("2L", 2).stock("4U", 1).stock("0L", 1);
    });
    let mut game = quiet(board);
    game.does(RED, play(Card::TradeMaster));
    assert_eq!(discarded(&game), Some(Card::TradeMaster));
    // The first must be named, of what Blue has.
    game.refused(RED, Decision::Pass, duel(34)).refused(RED, gain("-2U"), duel(34));
    game.refused(BLUE, gain("2L"), Rule::table(1)).does(RED, gain("2L"));
    assert_eq!(game.waits_for(), Some(BLUE), "Blue has two mountains");
    game.refused(BLUE, pay("0L"), duel(24)).does(BLUE, pay("4U")).has(RED, "O");
    // The second may be of the same kind, of another, or none.
    let mut none = game.clone();
    none.does(RED, Decision::Pass).has(RED, "O").has(BLUE, "OOW");
    let mut other = game.clone();
    other.does(RED, gain("0L")).has(RED, "OW").has(BLUE, "OO");
    game.does(RED, gain("2L")).has(RED, "OO").has(BLUE, "OW");
    assert_eq!(game.stock(BLUE, "2L"), 1, "only one store is left that has ore");
    assert_eq!(game.step(), duel::Step::Action);
}

/// It needs the own guild, something to take and room for it.
#[test]
fn card_trade_master_is_not_always_played() {
    let master = play(Card::TradeMaster);
    let without = gold().red(|red| {
        red.holds("").hand(&[Card::TradeMaster]);
    });
    quiet(without).refused(RED, master, era(10));
    let nothing = guild().blue(|blue| {
        blue.holds("");
    });
    quiet(nothing).refused(RED, master, era(11));
    let no_room = guild().red(|red| {
        red.holds("OOO");
    });
    let no_room = no_room.blue(|blue| {
        blue.holds("OO");
    });
    quiet(no_room).refused(RED, master, era(11));
}

/// DUEL-EX-32: Red takes two ore and gives one back. With no city and two trade points it is not played.
#[test]
fn card_merchant() {
    let merchant = play(Card::Merchant);
    let board = gold()
        .red(|red| {
            red.city(-1).holds("L").hand(&[Card::Merchant, Card::Merchant]);
        })
        .blue(|blue| {
            blue.holds("OOLLL");
        });
    let mut game = quiet(board.clone());
    game.does(RED, merchant).does(RED, gain("2L")).does(RED, gain("2L"));
    assert_eq!(game.ask(), Some(AskView::GiveBack { seat: seat(RED) }));
    // Blue has no room for lumber, so it is not lumber that goes back.
    game.refused(RED, pay("-2U"), era(11)).refused(RED, Decision::Pass, era(11));
    game.does(RED, pay("2L")).has(RED, "LO").has(BLUE, "OLLL");
    // One is enough, and goes straight back.
    game.does(RED, merchant).does(RED, gain("2L")).does(RED, Decision::Pass);
    game.does(RED, pay("2L")).has(RED, "LO").has(BLUE, "OLLL");

    let two_points = gold()
        .red(|red| {
            red.card("-1Ua", Card::OreShip).card("1Ua", Card::WoolShip);
            red.holds("L").hand(&[Card::Merchant]);
        })
        .blue(|blue| {
            blue.holds("O");
        });
    quiet(two_points.clone()).refused(RED, merchant, era(10));
    // Three points do, without the advantage.
    let three = two_points.red(|red| {
        red.card("1La", Card::GoldShip);
    });
    let three = three.blue(|blue| {
        blue.card("-1Ua", Card::GrainShip)
            .card("1Ua", Card::BrickShip)
            .card("1La", Card::LumberShip);
    });
    let mut game = quiet(three);
    assert_eq!(game.view().richest, None);
    game.does(RED, merchant).does(RED, gain("2L"));
    // What goes back may be something else, and Blue says where it lies.
    game.does(RED, pay("-2U")).has(RED, "O").has(BLUE, "L");
    let poor = board.blue(|blue| {
        blue.holds("");
    });
    quiet(poor).refused(RED, merchant, era(11));
}

/// What comes back may lie in either store of its kind.
#[test]
fn card_merchant_gives_into_a_store_of_choice() {
    let board = gold()
        .red(|red| {
            red.city(-1).holds("").hand(&[Card::Merchant]);
        })
        .blue(|blue| {
            blue.cache("0U").holds("$").stock("cache", 1);
        });
    let mut game = quiet(board);
    game.does(RED, play(Card::Merchant)).does(RED, gain("0U")).does(BLUE, pay("0U"));
    game.does(RED, Decision::Pass).does(RED, pay("0U"));
    assert_eq!(game.waits_for(), Some(BLUE));
    game.refused(BLUE, Decision::Pass, duel(21)).does(BLUE, gain("cache"));
    assert_eq!((game.stock(BLUE, "0U"), game.cached(BLUE)), (0, 2));
}

/// DUEL-EX-31: Red names lumber and the forest with one, and takes two.
#[test]
fn card_brigands() {
    let board = gold()
        .red(|red| {
            red.settlement(3, ground(Terrain::Forest, 6), ground(Terrain::Hills, 5));
            red.card("-1Ua", Card::Candamir).hand(&[Card::Brigands]);
            red.stock("-2U", 1).stock("4U", 3);
        })
        .blue(|blue| {
            blue.holds("LLLO");
        });
    let mut game = quiet(board.clone());
    game.does(RED, play(Card::Brigands));
    game.refused(RED, gain("4U"), era(11)).refused(RED, gain("0L"), era(11));
    game.refused(RED, Decision::Pass, era(11)).does(RED, gain("-2U"));
    assert_eq!((game.stock(RED, "-2U"), game.stock(RED, "4U")), (3, 3));
    game.has(BLUE, "LO");
    assert_eq!(game.step(), duel::Step::Action);
    // Without the advantage, and with nothing to take.
    let tie = board.clone().blue(|blue| {
        blue.card("-1Ua", Card::Siglind).card("-1La", Card::Osmund);
    });
    quiet(tie).refused(RED, play(Card::Brigands), era(10));
    let empty = board.blue(|blue| {
        blue.holds("");
    });
    quiet(empty).refused(RED, play(Card::Brigands), era(11));
}

/// Gold may go to the own cache, and gold of the other's cache counts; the victim says where it comes from.
#[test]
fn card_brigands_and_the_cache() {
    let strong = || {
        gold().red(|red| {
            red.card("-1Ua", Card::Candamir).hand(&[Card::Brigands]).holds("");
        })
    };
    let board = strong().blue(|blue| {
        blue.cache("0U").holds("$$").stock("cache", 2);
    });
    let mut game = quiet(board);
    game.does(RED, play(Card::Brigands)).does(RED, gain("0U"));
    assert_eq!(game.waits_for(), Some(BLUE), "three of four gold");
    game.does_all(BLUE, ["0U", "cache", "cache"].map(pay)).has(RED, "$$$");
    assert_eq!((game.stock(BLUE, "0U"), game.cached(BLUE)), (1, 0));
    let board = strong()
        .red(|red| {
            red.cache("0U").holds("$$$").stock("cache", 1);
        })
        .blue(|blue| {
            blue.holds("$$$");
        });
    let mut game = quiet(board);
    game.does(RED, play(Card::Brigands)).refused(RED, gain("0U"), era(11)).does(RED, gain("cache"));
    assert_eq!((game.cached(RED), game.held(BLUE, Resource::Gold)), (3, 1));
}

/// Before the roll only: the event die is set, and one more comes, also where only the other celebrates.
#[test]
fn card_reiner_the_herald() {
    let reiner = play(Card::ReinerTheHerald);
    let board = gold()
        .red(|red| {
            red.holds("").hand(&[Card::ReinerTheHerald]);
        })
        .blue(|blue| {
            blue.card("-1Ua", Card::Siglind).holds("");
        });
    let mut game = without_ones(board.clone()).play();
    game.does(RED, reiner).does(RED, Decision::Roll);
    assert_eq!(game.outcomes().len(), 6, "the production die alone is rolled");
    game.refused_outcome(Outcome::Roll { number: 1, face: Face::Trade }, duel(74));
    game.outcome(Outcome::Roll { number: 1, face: Face::Celebration });
    assert_eq!(game.waits_for(), Some(BLUE));
    game.does(BLUE, gain("0L"));
    assert_eq!(game.waits_for(), Some(RED));
    game.does(RED, gain("2L")).has(RED, "O").has(BLUE, "W");
    assert_eq!(game.step(), duel::Step::Action);
    // After the roll it is too late.
    quiet(board.clone()).refused(RED, reiner, duel(42));
    // Where both celebrate, its player gains two in all, the one on turn first.
    let even = board.blue(|blue| {
        blue.card("-1La", Card::Storehouse);
    });
    let even = even.red(|red| {
        red.card("-1Ua", Card::Inga);
    });
    let mut game = without_ones(even).play();
    game.does(RED, reiner).does(RED, Decision::Roll);
    game.outcome(Outcome::Roll { number: 1, face: Face::Celebration });
    game.does(RED, gain("2L")).does(BLUE, gain("0L")).does(RED, gain("2L"));
    game.has(RED, "OO").has(BLUE, "W");
}

/// Together with Brigitta no die is rolled at all.
#[test]
fn card_reiner_the_herald_with_brigitta() {
    let board = gold().red(|red| {
        red.holds("").hand(&[Card::ReinerTheHerald, Card::BrigittaTheWiseWoman]);
    });
    let mut game = without_ones(board).play();
    let brigitta = Card::BrigittaTheWiseWoman;
    game.does(RED, Decision::Name { card: brigitta, number: 5 });
    game.does(RED, play(Card::ReinerTheHerald)).does(RED, Decision::Roll);
    assert_eq!((game.waits_for(), game.held(RED, Resource::Ore)), (Some(RED), 1));
    let view = game.view();
    assert_eq!((view.number, view.face, view.rolled), (Some(5), Some(Face::Celebration), true));
}
