//! The buildings and heroes of the base set, each with what it does.

use duel::{AskView, Card, Decision, Face, Mode, Outcome, Step, Why, duel};
use realm::{Kinds, Resource, Terrain};

use crate::scene::*;

/// A booster between two landscapes of its kind, both with this number.
fn boosts(card: Card, terrain: Terrain, letter: char, price: &str) {
    let board = |stock: u8| {
        Board::first().red(|red| {
            red.settlement(3, ground(terrain, 4), ground(Terrain::GoldField, 2));
            red.land("2U", terrain, 4).card("3Ua", card).holds("");
            red.stock("2U", stock).stock("4U", 2);
        })
    };
    // In either's turn both neighbours take in two; what finds no room is lost.
    for turn in [RED, BLUE] {
        let play = board(0).turn(turn).rolled(4);
        assert_eq!((play.stock(RED, "2U"), play.stock(RED, "4U")), (2, 3), "{card:?}");
    }
    let play = board(2).rolled(4);
    assert_eq!((play.stock(RED, "2U"), play.stock(RED, "4U")), (3, 3));
    // By the roll alone: a harvest gives one.
    let mut play = board(0).play();
    play.roll(1, Face::Harvest).does(RED, gain("2U"));
    assert_eq!(play.stock(RED, "2U"), 1);
    // Where its neighbours are of another kind, it does nothing.
    let other = if terrain == Terrain::Hills { Terrain::Pasture } else { Terrain::Hills };
    let board = Board::first().red(|red| {
        red.settlement(3, ground(other, 4), ground(Terrain::GoldField, 2)).land("2U", other, 4);
        red.card("3Ua", card).holds("");
    });
    let play = board.rolled(4);
    assert_eq!((play.stock(RED, "2U"), play.stock(RED, "4U")), (1, 1), "{card:?}");
    assert_eq!((card.cost(), terrain.yields()), (amounts(price), kind(letter)));
}

#[test]
fn card_iron_foundry() {
    boosts(Card::IronFoundry, Terrain::Mountains, 'O', "BO");
}

/// DUEL-EX-17
#[test]
fn card_grain_mill() {
    boosts(Card::GrainMill, Terrain::Fields, 'G', "LG");
    let mill = |letters: &str| {
        let letters = letters.to_string();
        Board::first().red(|red| _ = red.card("1Ua", Card::GrainMill).holds(&letters))
    };
    mill("").rolled(6).has(RED, "GG");
    mill("GG").rolled(6).has(RED, "GGG");
    let mut play = mill("").play();
    play.roll(1, Face::Harvest).does(RED, gain("2U"));
    play.has(RED, "$G");
}

#[test]
fn card_lumber_camp() {
    boosts(Card::LumberCamp, Terrain::Forest, 'L', "LO");
}

#[test]
fn card_weavers_shop() {
    boosts(Card::WeaversShop, Terrain::Pasture, 'W', "LW");
}

#[test]
fn card_brick_factory() {
    boosts(Card::BrickFactory, Terrain::Hills, 'B', "BO");
}

/// DUEL-60: the search at the end of the turn costs one of any kind.
#[test]
fn card_parish_hall() {
    let board = Board::first().red(|red| {
        red.card("1Ua", Card::ParishHall).hand(&[Card::Harald, Card::Inga, Card::Scout]).holds("");
    });
    let mut play = board.rolled(5);
    assert_eq!(play.realm(RED).search_price, 1);
    play.has(RED, "O");
    play.does(RED, Decision::Finish).does(RED, put(Card::Scout, 0));
    play.does(RED, search(0)).has(RED, "");
    let AskView::Look { to, stack } = play.ask().unwrap() else { panic!("a stack is seen") };
    assert_eq!((to, stack), (seat(RED), 0));
    // Without it two are due, and one is too little.
    let hand = [Card::Harald, Card::Inga, Card::Scout];
    let mut play = Board::first().red(|red| _ = red.hand(&hand).holds("")).rolled(5);
    play.does(RED, Decision::Finish).does(RED, put(Card::Scout, 0));
    play.refused(RED, search(0), duel(60));
    assert_eq!(Card::ParishHall.cost(), amounts("BG"));
}

/// DUEL-55, DUEL-56: one more card in the hand; if it is lost, the next step 3 looks at it.
#[test]
fn card_abbey() {
    let hand = [Card::Harald, Card::Inga, Card::Scout, Card::Goldsmith];
    let board = Board::first()
        .red(|red| _ = red.card("1Ua", Card::Candamir))
        .blue(|blue| _ = blue.card("1Ua", Card::Abbey).hand(&hand).holds(""));
    let mut play = board.play();
    assert_eq!(play.realm(BLUE).hand_limit, 4);
    play.event(6, Card::Feud).does(BLUE, Decision::Stack { stack: 0 });
    assert_eq!((play.realm(BLUE).hand_limit, play.hand(BLUE).len()), (3, 4));
    play.ends_turn().roll(6, Face::Trade);
    assert_eq!(play.hand(BLUE).len(), 4, "nothing goes before step 3");
    play.does(BLUE, Decision::Finish);
    play.refused(BLUE, draw(0), duel(57));
    play.refused(BLUE, Decision::Pass, table::Rule::table(2));
    play.does(BLUE, put(Card::Scout, 1));
    assert_eq!((play.hand(BLUE).len(), play.step()), (3, Step::Exchange));
    assert_eq!(Card::Abbey.cost(), amounts("BGO"));
}

/// DUEL-EX-16
#[test]
fn card_marketplace() {
    let board = |blue_gold: u8| {
        Board::first().red(|red| _ = red.card("1Ua", Card::Marketplace).holds("")).blue(
            move |blue| {
                blue.settlement(3, ground(Terrain::Fields, 3), ground(Terrain::GoldField, 3));
                blue.holds("").stock("4L", blue_gold);
            },
        )
    };
    let mut play = board(0).play();
    play.roll(3, Face::Trade);
    play.has(BLUE, "LG$").has(RED, "B");
    let why = Why::Card(Card::Marketplace);
    let kinds: Kinds = [Resource::Lumber, Resource::Grain, Resource::Gold].into_iter().collect();
    assert_eq!(play.ask(), Some(AskView::Gain { seat: seat(RED), kinds, left: 1, why }));
    assert_eq!(play.decisions(RED), [gain("-2U"), gain("0U"), gain("2U"), Decision::Pass]);
    play.refused(RED, gain("0L"), duel(21));
    let mut refused = play.clone();
    play.does(RED, gain("0U")).has(RED, "B$");
    refused.does(RED, Decision::Pass).has(RED, "B");
    assert_eq!((play.step(), refused.step()), (Step::Action, Step::Action));
    // A kind that found no room at the other one's counts too, and it works in their turn.
    let mut play = board(3).turn(BLUE).play();
    play.roll(3, Face::Trade).does(RED, gain("0U"));
    assert_eq!((play.stock(BLUE, "4L"), play.waits_for()), (3, Some(BLUE)));
    // As many landscapes with the number, or more: nothing.
    let mut play = board(0).play();
    play.roll(2, Face::Trade);
    assert_eq!(play.step(), Step::Action);
    // It counts landscapes, not what they yield: a booster changes nothing.
    let board = Board::first()
        .red(|red| _ = red.card("1Ua", Card::Marketplace).holds(""))
        .blue(|blue| _ = blue.card("1Ua", Card::GrainMill));
    let mut play = board.play();
    play.roll(5, Face::Trade);
    assert_eq!(play.step(), Step::Action);
    assert_eq!((Card::Marketplace.points().trade, Card::Marketplace.cost()), (1, amounts("WG")));
}

/// With room for none of the kinds nobody is asked; with none of the number oneself it works as usual.
#[test]
fn card_marketplace_needs_room() {
    let market: fn(&mut Seated) = |red| _ = red.card("1Ua", Card::Marketplace).holds("LLLGGG$$$");
    let board = Board::first().red(market).blue(|blue| {
        blue.settlement(3, ground(Terrain::Fields, 3), ground(Terrain::GoldField, 3));
    });
    let play = board.rolled(3);
    assert_eq!(play.step(), Step::Action);
    let board = Board::first().red(|red| {
        red.card("1Ua", Card::Marketplace).land("-2L", Terrain::Hills, 6).holds("");
    });
    let mut play = board.play();
    play.roll(3, Face::Trade).does(RED, gain("-2U")).has(RED, "L");
}

/// DUEL-64, DUEL-45: points, and one of each.
fn hero(card: Card, strength: u8, skill: u8, price: &str) {
    let mut play = Board::first().red(|red| _ = red.card("1Ua", card)).play();
    let points = play.points(RED);
    assert_eq!(
        (points.strength, points.skill, points.trade, points.progress),
        (strength, skill, 0, 0)
    );
    assert_eq!((card.cost(), card.kind()), (amounts(price), duel::Kind::Hero));
    assert_eq!(play.view().strongest, (strength >= 3).then_some(seat(RED)));
    assert!(card.is_single());
    // A celebration goes by skill.
    play.roll(1, Face::Celebration).does(RED, Decision::Pass);
    assert_eq!(play.step(), Step::Action);
}

#[test]
fn card_austin() {
    hero(Card::Austin, 1, 2, "GO");
}

#[test]
fn card_candamir() {
    hero(Card::Candamir, 4, 1, "WWGO");
}

#[test]
fn card_harald() {
    hero(Card::Harald, 2, 1, "GO");
}

#[test]
fn card_inga() {
    hero(Card::Inga, 1, 3, "WGO");
}

#[test]
fn card_osmund() {
    hero(Card::Osmund, 2, 2, "WGO");
}

#[test]
fn card_siglind() {
    hero(Card::Siglind, 2, 3, "WWGO");
}

/// DUEL-EX-18, third part: with a Town Hall the search is free.
#[test]
fn card_town_hall_searches_for_nothing() {
    let board = Board::new(Mode::Progress).red(|red| {
        red.city(1).card("1Ua", Card::TownHall).holds("");
        red.hand(&[Card::Harald, Card::Inga, Card::Scout]);
    });
    let mut play = board.blue(|blue| _ = blue.holds("")).play();
    play.roll(1, Face::Brigands);
    assert_eq!(play.realm(RED).search_price, 0);
    play.does(RED, Decision::Finish).does(RED, put(Card::Scout, 0)).does(RED, search(0));
    play.has(RED, "$");
    let unseen = play.view().stacks[0].cards.iter().filter(|card| card.is_none()).count();
    let cards = Card::ALL.iter().filter(|card| card.set() == duel::Set::Base);
    let cards = cards.filter(|card| !matches!(card.kind(), duel::Kind::Event));
    let cards = cards.filter(|card| ![Card::Harald, Card::Inga, Card::Scout].contains(card));
    play.outcome(Outcome::Cards(cards.copied().take(unseen).collect()));
    play.does(RED, take(Card::Goldsmith));
    assert_eq!((play.hand(RED).len(), play.on_turn()), (3, BLUE));
}
