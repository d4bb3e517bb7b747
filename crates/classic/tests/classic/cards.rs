//! The expansions: what each counts and does. Fleets and the Mint are tested with the exchange, the Scout with the
//! building of settlements.

use classic::{Card, Decision, Face, Points, classic};
use realm::Terrain;

use crate::scene::*;

/// What the cards of a realm count, and what one of them costs.
#[track_caller]
fn costs(card: Card, letters: &str) {
    assert_eq!(card.cost(), amounts(letters), "{card:?}");
    let at = if card.kind() == classic::Kind::CityBuilding { "1Ub" } else { "-1La" };
    let board = Board::base().red(|red| _ = red.city(1).hand(&[card]).holds(letters));
    let mut play = board.rolled(6);
    play.does(RED, build(card, at)).has(RED, "$");
    assert_eq!(play.card_at(RED, at), Some(card));
}

fn counts(change: impl FnOnce(&mut Seated)) -> Points {
    Board::base().red(|red| _ = red.city(1)).red(change).play().points(RED)
}

fn points(victory: u8, trade: u8, strength: u8, tournament: u8) -> Points {
    Points { victory: 3 + victory, trade, strength, tournament }
}

/// What one card alone counts.
#[track_caller]
fn counts_alone(card: Card, expected: Points) {
    assert_eq!(counts(|red| _ = red.card("1Ua", card)), expected, "{card:?}");
}

#[test]
fn card_abbey() {
    costs(Card::Abbey, "LBO");
    let play =
        Board::base().red(|red| _ = red.card("1Ua", Card::Abbey).card("1La", Card::Abbey)).play();
    assert_eq!((play.realm(RED).hand_limit, play.realm(BLUE).hand_limit), (5, 3));
    counts_alone(Card::Abbey, points(0, 0, 0, 0));
}

/// CLASSIC-21 shows what brigands count; here they find five and not eight.
#[test]
fn card_garrison() {
    costs(Card::Garrison, "LB");
    counts_alone(Card::Garrison, points(0, 1, 0, 0));
    let rich = |red: &mut Seated| _ = red.holds("LLLBBOOO").card("1La", Card::Garrison);
    let mut play = Board::base().red(rich).play();
    play.roll(6, Face::Brigands).has(RED, "LLLBBOOO$");
}

#[test]
fn card_smithy() {
    costs(Card::Smithy, "LOO");
    counts_alone(Card::Smithy, points(0, 0, 0, 0));
    let three = counts(|red| {
        red.card("1Ua", Card::KnightKarl).card("1Ub", Card::KnightConrad);
        red.card("1La", Card::Smithy).card("-1Ua", Card::OreFleet);
    });
    assert_eq!(three, points(0, 1, 7 + 2 + 2, 2));
}

/// A doubler beside two landscapes of its kind, above the row.
#[track_caller]
fn doubles(card: Card, terrain: Terrain, letters: &str) {
    costs(card, letters);
    let board = Board::base().red(|red| {
        red.settlement(3, ground(terrain, 6), ground(Terrain::Hills, 1));
        red.settlement(5, ground(terrain, 5), ground(terrain, 6));
        red.card("5Ua", card).stock("6U", 2);
    });
    let mut play = board.play();
    // 4U and 6U are beside it, 6L is not.
    play.roll(6, Face::Mill);
    assert_eq!((play.stock(RED, "4U"), play.stock(RED, "6U"), play.stock(RED, "6L")), (2, 2, 1));
    play.ends_turn().roll(5, Face::Mill);
    assert_eq!(play.stock(RED, "6U"), 3, "what finds no room is lost");
    // It doubles nothing but what the die brings.
    let mut play = Board::base()
        .red(|red| {
            red.settlement(3, ground(terrain, 6), ground(Terrain::Hills, 1)).card("3Ua", card);
        })
        .play();
    play.roll(1, Face::Plenty).does(RED, gain("4U"));
    assert_eq!(play.stock(RED, "4U"), 1);
}

#[test]
fn card_brick_factory() {
    doubles(Card::BrickFactory, Terrain::Hills, "BO");
}

#[test]
fn card_iron_foundry() {
    doubles(Card::IronFoundry, Terrain::Mountains, "BO");
}

#[test]
fn card_grain_mill() {
    doubles(Card::GrainMill, Terrain::Fields, "BG");
}

#[test]
fn card_sawmill() {
    doubles(Card::Sawmill, Terrain::Forest, "LL");
}

#[test]
fn card_wool_mill() {
    doubles(Card::WoolMill, Terrain::Pasture, "WB");
}

#[track_caller]
fn knight(card: Card, letters: &str, strength: u8, tournament: u8) {
    costs(card, letters);
    counts_alone(card, points(0, 0, strength, tournament));
}

#[test]
fn card_knight_conrad() {
    knight(Card::KnightConrad, "OG", 2, 1);
}

#[test]
fn card_knight_falk() {
    knight(Card::KnightFalk, "WOOGG", 1, 5);
}

#[test]
fn card_knight_gotz() {
    knight(Card::KnightGotz, "WWOOGG", 5, 2);
}

#[test]
fn card_knight_hagen() {
    knight(Card::KnightHagen, "OG", 1, 2);
}

#[test]
fn card_knight_karl() {
    knight(Card::KnightKarl, "WWWOOGG", 7, 1);
}

#[test]
fn card_knight_otto() {
    knight(Card::KnightOtto, "WOOG", 3, 2);
}

#[test]
fn card_knight_pippin() {
    knight(Card::KnightPippin, "WOG", 1, 3);
}

#[test]
fn card_knight_siegfried() {
    knight(Card::KnightSiegfried, "O", 1, 1);
}

#[test]
fn card_knight_walter() {
    knight(Card::KnightWalter, "WOG", 3, 1);
}

#[test]
fn card_aqueduct() {
    costs(Card::Aqueduct, "LLBBOO");
    counts_alone(Card::Aqueduct, points(1, 0, 0, 0));
    let board = Board::base().red(|red| {
        red.city(-1).city(1).card("1Ua", Card::Aqueduct).holds("LBWGO$");
    });
    let mut play = board.play();
    play.event(6, Card::Plague).has(RED, "LBWGO$$");
}

#[test]
fn card_bath_house() {
    costs(Card::BathHouse, "WBBO");
    counts_alone(Card::BathHouse, points(1, 0, 0, 0));
    let board = Board::base().red(|red| {
        red.city(-1).city(1).card("1Ua", Card::BathHouse).holds("LBWGO$");
    });
    let mut play = board.play();
    // The four around 1 are spared, also those that touch the other city.
    play.event(4, Card::Plague).has(RED, "LBWO$");
}

#[test]
fn card_church() {
    costs(Card::Church, "BOOGG");
    counts_alone(Card::Church, points(1, 0, 0, 0));
    let board = Board::base().red(|red| {
        red.city(1).card("1Ua", Card::Church).card("1Ub", Card::KnightConrad);
    });
    let mut play = board.play();
    play.event(6, Card::CivilWar);
    assert_eq!(play.card_at(RED, "1Ub"), Some(Card::KnightConrad));
}

#[test]
fn card_colossus() {
    costs(Card::Colossus, "BBBOOOGGG");
    counts_alone(Card::Colossus, points(2, 0, 0, 0));
}

#[test]
fn card_counting_house() {
    costs(Card::CountingHouse, "WWBG");
    counts_alone(Card::CountingHouse, points(0, 3, 0, 0));
}

#[test]
fn card_harbor() {
    costs(Card::Harbor, "WBO");
    let fleets = counts(|red| {
        red.card("1Ua", Card::Harbor).card("1Ub", Card::OreFleet).card("1La", Card::WoolFleet);
        red.card("-1Ua", Card::Garrison);
    });
    assert_eq!(fleets, points(0, 1 + 2 + 2 + 1, 0, 0));
}

#[test]
fn card_library() {
    costs(Card::Library, "LLBOO");
    counts_alone(Card::Library, points(1, 0, 0, 0));
    let board = Board::base().red(|red| _ = red.city(1).card("1Ua", Card::Library));
    assert_eq!(board.play().realm(RED).hand_limit, 4);
}

#[test]
fn card_marketplace() {
    costs(Card::Marketplace, "WG");
    counts_alone(Card::Marketplace, points(0, 2, 0, 0));
}

#[test]
fn card_merchant_guild() {
    costs(Card::MerchantGuild, "WWWBBG");
    counts_alone(Card::MerchantGuild, points(0, 4, 0, 0));
}

#[test]
fn card_town_hall() {
    costs(Card::TownHall, "WWBOO");
    counts_alone(Card::TownHall, points(1, 0, 0, 0));
    let both = |red: &mut Seated| {
        red.city(1).card("1Ua", Card::TownHall).card("1Ub", Card::TownHall).holds("L");
    };
    let mut play = Board::base().red(both).rolled(5);
    assert_eq!(play.realm(RED).search_price, 1, "a second one makes it no cheaper");
    play.does(RED, Decision::Finish).does(RED, search(0)).does(RED, pay("-2U")).has(RED, "B");
    let mut play = Board::base().red(|red| _ = red.holds("L")).rolled(1);
    play.does(RED, Decision::Finish).does(RED, search(0));
    // Without one, a single resource pays no search.
    let mut play = Board::base().rolled(2);
    play.does(RED, Decision::Finish).refused(RED, search(0), classic(49));
}
