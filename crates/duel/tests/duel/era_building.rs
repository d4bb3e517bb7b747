//! The eras: city expansions, landscape expansions, conditions, discounts, what comes of building.

use duel::{Card, Decision, Kind, Mode, Set, duel, era};

use crate::eras::*;
use crate::scene::*;

/// ERA-8: a city expansion goes only into a slot of a city, beside green cards or red ones.
#[test]
fn era_8_city_expansions_stand_in_cities() {
    let board = gold().red(|red| {
        red.city(-1).card("-1Ua", Card::Storehouse).holds("BWO").hand(&[Card::Harbor]);
    });
    let mut play = quiet(board);
    for at in ["1Ua", "1La", "1Ub", "3Ua"] {
        play.refused(RED, build(Card::Harbor, at), era(8));
    }
    play.refused(RED, build(Card::Harbor, "-1Ua"), duel(44));
    play.does(RED, build(Card::Harbor, "-1Ub"));
    assert_eq!(play.card_at(RED, "-1Ua"), Some(Card::Storehouse));
    assert_eq!(play.card_at(RED, "-1Ub"), Some(Card::Harbor));
    // Without a city there is no place at all.
    let mut play = quiet(gold().red(|red| {
        red.holds("BWO").hand(&[Card::Harbor]);
    }));
    play.refused(RED, build(Card::Harbor, "-1Ua"), era(8));
}

/// ERA-9: a landscape expansion takes no slot; it lies at a landscape of the own realm.
#[test]
fn era_9_landscape_expansions_lie_at_landscapes() {
    let board = gold().red(|red| {
        red.card("-1Ua", Card::Harald).holds("").hand(&[Card::GoldCache]);
    });
    let mut play = quiet(board);
    play.refused(RED, build(Card::GoldCache, "1Ua"), era(9)).refused(RED, cache("4U"), era(9));
    let places = play.decisions(RED);
    let places = places.iter().filter(|choice| matches!(choice, Decision::Cache { .. }));
    assert_eq!(places.count(), 6);
    play.does(RED, cache("-2L"));
    let lies = play.realm(RED).cache.expect("the cache lies there");
    assert_eq!((lies.at, lies.card, lies.stock), (land("-2L"), Card::GoldCache, 0));
    assert_eq!(play.realm(RED).cards.len(), 1, "no slot was used");
    play.refused(RED, cache("0U"), duel(44));
}

/// ERA-10: the condition must hold when the card is built; what stands stays.
#[test]
fn era_10_conditions_hold_when_built() {
    let board = gold().red(|red| {
        red.city(-1).city(1).card("1Ua", Card::MerchantGuild);
        red.holds("BBWOO").hand(&[Card::StapleHouse, Card::StapleHouse]);
    });
    let mut play = quiet(board);
    play.does(RED, build(Card::StapleHouse, "-1Ua")).does(RED, gain("-2L")).does(RED, gain("-2L"));
    play.does(RED, demolish("1Ua"));
    assert_eq!(play.card_at(RED, "-1Ua"), Some(Card::StapleHouse));
    play.refused(RED, build(Card::StapleHouse, "-1Ub"), era(10));
}

/// ERA-11, ERA-12: what a card orders must be possible; where it says "up to", less will do, but not nothing.
#[test]
fn era_11_what_cannot_be_carried_out_is_not_played() {
    let board = gold().red(|red| {
        red.city(-1).card("-1Ua", Card::MerchantGuild).holds("").hand(&[Card::TradeMaster]);
    });
    let nothing = board.clone().blue(|blue| {
        blue.holds("");
    });
    quiet(nothing).refused(RED, play(Card::TradeMaster), era(11));
    // Of two resources that could be taken one will do.
    let mut little = quiet(board.blue(|blue| {
        blue.holds("O");
    }));
    little.does(RED, play(Card::TradeMaster)).does(RED, gain("2L"));
    assert_eq!(little.ask(), None, "there is nothing more to take");
    little.has(RED, "O").has(BLUE, "");
}

/// ERA-13: the victory points of every city expansion count.
#[test]
fn era_13_victory_points_of_city_expansions() {
    let modes =
        [(Set::Gold, Mode::Gold), (Set::Turmoil, Mode::Turmoil), (Set::Progress, Mode::Progress)];
    let mut counted = 0;
    for (set, mode) in modes {
        let of_set = Card::ALL.iter().filter(|card| card.set() == set);
        for &card in of_set.filter(|card| card.kind() == Kind::CityBuilding) {
            let play = Board::new(mode).red(|red| {
                red.city(-1).card("-1Ua", card);
            });
            assert_eq!(play.play().victory(RED), 3 + card.points().victory, "{card:?}");
            counted += card.points().victory;
        }
    }
    // All but the Harbor and the Building Crane count 1; the Festival Hall and the Parliament count 2.
    assert_eq!(counted, 6 + 8 + 7);
}

/// ERA-14: what building brings comes after the full price, and cannot be used for it.
#[test]
fn era_14_the_price_comes_first() {
    let board = |holds: &str| {
        let holds = holds.to_string();
        gold().red(move |red| {
            red.city(-1).card("-1Ua", Card::MerchantGuild).holds(&holds).hand(&[Card::StapleHouse]);
        })
    };
    quiet(board("BBWO")).refused(RED, build(Card::StapleHouse, "-1Ub"), duel(44));
    let mut play = quiet(board("BBWOO"));
    play.does(RED, build(Card::StapleHouse, "-1Ub")).has(RED, "");
    play.does(RED, gain("2L")).does(RED, gain("2L")).has(RED, "OO");
}

/// ERA-15: a discount spares a resource of the printed price, chosen by the builder.
#[test]
fn era_15_the_builder_chooses_what_is_spared() {
    let board = turmoil().red(|red| {
        red.card("-1Ua", Card::DrillGround).holds("WGO").hand(&[Card::Inga]);
    });
    for spared in ['W', 'G', 'O'] {
        let mut play = quiet(board.clone());
        play.does(RED, build(Card::Inga, "1Ua"));
        play.refused(RED, choose('L'), era(15)).refused(RED, Decision::Pass, era(15));
        play.does(RED, choose(spared)).has(RED, &spared.to_string());
    }
    // What is missing is what is spared.
    let mut play = quiet(board.clone().red(|red| {
        red.holds("WG");
    }));
    play.does(RED, build(Card::Inga, "1Ua")).refused(RED, choose('W'), era(15));
    play.does(RED, choose('O')).has(RED, "");
    // Two are too many.
    let mut play = quiet(board.red(|red| {
        red.holds("W");
    }));
    play.refused(RED, build(Card::Inga, "1Ua"), duel(44));
}
