//! Action cards: when they may be played, and what those of the base set do.

use duel::{AskView, Card, Decision, Event, Face, Mode, Outcome, Step, duel};
use realm::Terrain;
use table::Rule;

use crate::scene::*;

fn name(number: u8) -> Decision {
    Decision::Name { card: Card::BrigittaTheWiseWoman, number }
}

#[test]
fn duel_41_action_cards_cost_nothing_and_lie_open_afterwards() {
    let board = Board::first().red(|red| _ = red.holds("WWW").hand(&[Card::MerchantCaravan]));
    let mut play = board.rolled(5);
    play.does(RED, self::play(Card::MerchantCaravan));
    let told = Event::Played { seat: seat(RED), card: Card::MerchantCaravan, number: None };
    assert!(play.told_to(BLUE).contains(&told), "it is shown");
    let pile = &play.seen_by(BLUE).discards;
    assert_eq!((pile.len(), pile[0].count, pile[0].top), (1, 1, Some(Card::MerchantCaravan)));
    assert_eq!(play.hand(RED), []);
    // One pile for both.
    let hand: fn(&mut Seated) = |of| _ = of.holds("WWW").hand(&[Card::MerchantCaravan]);
    let mut play = Board::first().red(hand).blue(hand).rolled(5);
    play.does(RED, self::play(Card::MerchantCaravan)).does_all(RED, ["0L", "0L"].map(pay));
    play.does_all(RED, [Decision::Pass]).ends_turn().roll(5, Face::Trade);
    play.does(BLUE, self::play(Card::MerchantCaravan));
    assert_eq!(play.view().discards[0].count, 2);
    // What is no action card in the hand is not played.
    play.does_all(BLUE, [pay("0L"), pay("0L"), Decision::Pass]);
    play.refused(BLUE, self::play(Card::MerchantCaravan), duel(41));
    play.refused(BLUE, self::play(Card::Harald), duel(41));
}

#[test]
fn duel_42_each_card_has_its_moment() {
    let hand = [Card::BrigittaTheWiseWoman, Card::Goldsmith, Card::Scout, Card::Relocation];
    let mut play = Board::first().red(|red| _ = red.hand(&hand).holds("$$$LBWG").road(2)).play();
    // Before the roll only Brigitta.
    for card in [Card::Goldsmith, Card::Relocation] {
        play.refused(RED, self::play(card), duel(42));
    }
    play.refused(RED, self::play(Card::Scout), duel(42));
    play.refused(RED, self::play(Card::BrigittaTheWiseWoman), duel(42));
    play.refused(RED, Decision::Name { card: Card::Goldsmith, number: 3 }, duel(42));
    play.refused(RED, Decision::Name { card: Card::Harald, number: 3 }, duel(42));
    play.refused(BLUE, name(3), Rule::table(1));
    for number in [0, 7] {
        play.refused(RED, name(number), Rule::table(8));
    }
    // After it all others, the Scout with its settlement alone.
    play.roll(6, Face::Trade);
    play.refused(RED, name(3), duel(42));
    play.refused(RED, self::play(Card::Scout), duel(42));
    for choice in [self::play(Card::Goldsmith), self::play(Card::Relocation), scouted(3)] {
        assert!(play.decisions(RED).contains(&choice), "{choice:?}");
    }
    play.does(RED, Decision::Finish);
    play.does(RED, put(Card::Goldsmith, 0));
    play.refused(RED, self::play(Card::Relocation), duel(42));
    play.refused(RED, name(1), duel(42));
}

/// Without three gold, without two resources.
#[test]
fn duel_43_a_card_without_effect_is_not_played() {
    let hand = [Card::Goldsmith, Card::MerchantCaravan];
    let mut play = Board::first().red(|red| _ = red.hand(&hand).holds("")).rolled(1);
    play.has(RED, "$");
    for card in hand {
        play.refused(RED, self::play(card), duel(43));
    }
    let twice = [Card::BrigittaTheWiseWoman; 2];
    let mut play = Board::first().red(|red| _ = red.hand(&twice)).play();
    play.does(RED, name(3));
    play.refused(RED, name(4), duel(43));
    assert_eq!(play.decisions(RED), [Decision::Roll]);
}

/// DUEL-EX-21, DUEL-74: the number is set, the other die is rolled, and brigands still come first.
#[test]
fn card_brigitta_the_wise_woman() {
    let board = || Board::first().red(|red| _ = red.hand(&[Card::BrigittaTheWiseWoman]));
    let mut play = board().red(|red| _ = red.holds("LLLWWWOO")).play();
    let names: Vec<Decision> = (1..=6).map(name).collect();
    assert_eq!(play.decisions(RED), [&[Decision::Roll][..], &names].concat());
    play.does(RED, name(5));
    assert_eq!((play.view().number, play.hand(RED), play.step()), (Some(5), vec![], Step::Before));
    play.does(RED, Decision::Roll);
    assert_eq!(play.outcomes().iter().map(|(_, weight)| weight).sum::<u32>(), 6);
    play.refused_outcome(Outcome::Roll { number: 4, face: Face::Trade }, duel(74));
    play.outcome(Outcome::Roll { number: 5, face: Face::Brigands });
    play.has(RED, "LLLOOO");
    // The number counts for a Marketplace and for what boosts as one that was rolled.
    let board = board().red(|red| _ = red.card("1La", Card::IronFoundry).holds(""));
    let mut play = board.play();
    play.does(RED, name(5)).roll(5, Face::Trade);
    play.has(RED, "OO");
}

/// The reprint of the Era of Progress does the same.
#[test]
fn card_brigitta_the_wise_woman_progress() {
    let card = Card::BrigittaTheWiseWomanProgress;
    let mut play = Board::new(Mode::Progress).red(|red| _ = red.hand(&[card])).play();
    play.does(RED, Decision::Name { card, number: 2 }).roll(2, Face::Trade);
    play.has(RED, "LLBWGO");
}

#[test]
fn card_goldsmith() {
    let board = Board::first().red(|red| _ = red.holds("$$$").hand(&[Card::Goldsmith]));
    let mut play = board.rolled(4);
    play.does(RED, self::play(Card::Goldsmith)).has(RED, "W");
    let AskView::Gain { left, .. } = play.ask().unwrap() else { panic!("two are gained") };
    assert_eq!(left, 2);
    let mut equal = play.clone();
    play.does_all(RED, [gain("2L"), gain("0U")]).has(RED, "WO$");
    equal.does_all(RED, [gain("2L"), gain("2L")]).has(RED, "WOO");
    // Fewer than three are not enough; of four its owner says which three.
    let mut play = Board::first().red(|red| _ = red.holds("$$").hand(&[Card::Goldsmith])).rolled(4);
    play.refused(RED, self::play(Card::Goldsmith), duel(43));
    let board = Board::first().red(|red| {
        red.settlement(3, ground(Terrain::GoldField, 2), ground(Terrain::Hills, 1));
        red.holds("$$").stock("4U", 2).hand(&[Card::Goldsmith]);
    });
    let mut play = board.rolled(4);
    play.does(RED, self::play(Card::Goldsmith)).does_all(RED, [pay("4U"), pay("4U")]);
    assert_eq!(play.stock(RED, "0U"), 1, "the third can only come from there");
    play.does_all(RED, [gain("0L"), Decision::Pass]).has(RED, "W$W");
}

/// DUEL-EX-23: what is given makes room first; the same kinds may be taken.
#[test]
fn card_merchant_caravan() {
    let board = Board::first().red(|red| _ = red.holds("WWW").hand(&[Card::MerchantCaravan]));
    let mut play = board.clone().rolled(4);
    play.has(RED, "WWW");
    play.does(RED, self::play(Card::MerchantCaravan)).has(RED, "W");
    play.does_all(RED, [gain("0L"), gain("2L")]).has(RED, "WWO");
    // Two of different kinds, from two landscapes.
    let mut play = board.red(|red| _ = red.holds("WWLG")).rolled(1);
    play.does(RED, self::play(Card::MerchantCaravan));
    assert_eq!(play.decisions(RED).len(), 4);
    play.refused(RED, pay("2L"), duel(24));
    play.does_all(RED, [pay("-2U"), pay("2U"), gain("0U"), gain("-2L")]).has(RED, "WW$$B");
    let board = Board::first().red(|red| _ = red.holds("").hand(&[Card::MerchantCaravan]));
    board.rolled(5).refused(RED, self::play(Card::MerchantCaravan), duel(43));
}

#[test]
fn card_scout() {
    let hand = [Card::Scout, Card::Scout];
    let board = Board::first().red(|red| _ = red.road(2).road(-2).hand(&hand).holds("LLBBWWGG"));
    let mut play = board.rolled(5);
    play.does(RED, scouted(3)).has(RED, "LBWGO");
    assert_eq!(play.hand(RED), [Card::Scout]);
    let [one, two] = [ground(Terrain::Pasture, 5), ground(Terrain::Pasture, 6)];
    assert_eq!(play.decisions(RED).len(), 12 * 11, "any two, in either order");
    let out = ground(Terrain::Pasture, 1);
    play.refused(RED, Decision::Scout { lands: [one, one] }, duel(48));
    play.refused(RED, Decision::Scout { lands: [one, out] }, duel(48));
    play.refused(RED, Decision::Pass, duel(48));
    play.does(RED, Decision::Scout { lands: [two, one] });
    for (at, number) in [("4U", 6), ("4L", 5)] {
        let lands = play.realm(RED).lands;
        let found = lands.iter().find(|found| found.at == land(at)).unwrap();
        assert_eq!((found.land, found.number, found.stock), (Terrain::Pasture, number, 0));
    }
    assert_eq!(play.view().grounds.len(), 10);
    // Each serves one settlement: the next one is drawn, or needs the other Scout.
    let mut drawn = play.clone();
    drawn.does(RED, settlement(-3));
    drawn.refused_outcome(Outcome::Lands([one, ground(Terrain::Hills, 1)]), duel(48));
    play.does(RED, scouted(-3));
    play.refused(RED, Decision::Scout { lands: [one, ground(Terrain::Hills, 1)] }, duel(48));
    // Without the card, and without the price, there is none.
    let mut play = Board::first().red(|red| _ = red.road(2).holds("LBWG")).rolled(5);
    play.refused(RED, scouted(3), duel(42));
    let mut play = Board::first().red(|red| _ = red.road(2).hand(&hand).holds("LBW")).rolled(5);
    play.refused(RED, scouted(3), duel(47));
}

#[test]
fn card_relocation() {
    let board = Board::first().red(|red| {
        red.city(1).holds("LLGO").hand(&[Card::Relocation]);
        red.card("1Ua", Card::LumberCamp).card("-1Ua", Card::GrainMill).card("1Ub", Card::Harald);
    });
    let play = board.rolled(1);
    // Two landscapes with all they store.
    let mut lands = play.clone();
    lands.does(RED, self::play(Card::Relocation));
    lands.refused(RED, Decision::Pass, duel(41));
    lands.refused(RED, Decision::Finish, duel(41));
    lands.does(RED, Decision::Move { at: land("-2U") });
    lands.refused(RED, Decision::Move { at: land("-2U") }, duel(41));
    lands.refused(RED, pick("1Ua"), duel(41));
    lands.does(RED, Decision::Move { at: land("2U") });
    let realm = lands.realm(RED);
    let forest = realm.lands.iter().find(|found| found.at == land("2U")).unwrap();
    assert_eq!(
        (forest.land, forest.number, forest.stock, forest.boosted),
        (Terrain::Forest, 2, 2, true)
    );
    lands.has(RED, "LLGO$");
    // Two expansions; what they do for their neighbours holds at the new place.
    let mut cards = play.clone();
    cards.does(RED, self::play(Card::Relocation));
    cards.refused(RED, pick("1La"), duel(41));
    cards.does(RED, pick("1Ua"));
    assert_eq!(cards.decisions(RED), [pick("-1Ua")], "its neighbour in the city is no other place");
    cards.does(RED, pick("-1Ua"));
    assert_eq!(cards.card_at(RED, "1Ua"), Some(Card::GrainMill));
    assert_eq!(cards.card_at(RED, "-1Ua"), Some(Card::LumberCamp));
    let boosted = cards.realm(RED).lands.into_iter().filter(|land| land.boosted);
    assert_eq!(boosted.map(|land| land.at.to_string()).collect::<Vec<_>>(), ["-2U", "2U"]);
    assert_eq!(cards.view().discards[0].top, Some(Card::Relocation));
    // With one expansion alone only landscapes can move.
    let board =
        Board::first().red(|red| _ = red.card("1Ua", Card::Harald).hand(&[Card::Relocation]));
    let mut play = board.rolled(1);
    play.does(RED, self::play(Card::Relocation));
    play.refused(RED, pick("1Ua"), duel(41));
    assert_eq!(play.decisions(RED).len(), 6);
}

/// A city expansion needs a city where it ends up; the reprint of the Era of Progress shows it.
#[test]
fn card_relocation_progress() {
    let board = Board::new(Mode::Progress).red(|red| {
        red.city(1).card("1Ua", Card::Library).card("-1Ua", Card::Harald).card("1La", Card::Austin);
        red.hand(&[Card::RelocationProgress]);
    });
    let mut play = board.rolled(1);
    play.does(RED, self::play(Card::RelocationProgress)).does(RED, pick("1Ua"));
    assert_eq!(play.decisions(RED), [pick("1La")]);
    play.does(RED, pick("1La"));
    assert_eq!(play.card_at(RED, "1La"), Some(Card::Library));
    assert_eq!(play.ask(), None, "what it does when it is built is not repeated");
}
