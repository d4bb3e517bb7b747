//! Building: roads, settlements, cities and expansions, their prices and their places.

use duel::{Card, Decision, Event, Face, Outcome, duel};
use realm::{Amounts, Terrain};
use table::Rule;

use crate::scene::*;

#[test]
fn duel_46_a_road_costs_one_lumber_and_two_brick() {
    let mut play = Board::first().red(|red| _ = red.holds("LBB")).rolled(5);
    play.does(RED, road(-2)).has(RED, "O");
    assert_eq!((play.realm(RED).roads, play.view().roads), (vec![-2, 0], 6));
    assert!(
        play.events
            .contains(&Event::RoadBuilt { seat: seat(RED), at: realm::Road::at(-2).unwrap() })
    );
    for poor in ["LB", "BB"] {
        let mut play = Board::first().red(|red| _ = red.holds(poor)).rolled(5);
        play.refused(RED, road(2), duel(46));
    }
}

#[test]
fn duel_47_a_settlement_costs_four_and_needs_a_road() {
    for poor in ["BWG", "LWG", "LBG", "LBW"] {
        let mut play = Board::first().red(|red| _ = red.road(2).holds(poor)).rolled(5);
        play.refused(RED, settlement(3), duel(47));
    }
    let mut play = Board::first().red(|red| _ = red.holds("LBWG")).rolled(5);
    play.refused(RED, settlement(3), duel(47));
    play.refused(RED, settlement(1), duel(47));
    // The road of the other one is no help.
    let board = Board::first().red(|red| _ = red.holds("LBWG")).blue(|blue| _ = blue.road(2));
    board.rolled(5).refused(RED, settlement(3), duel(47));
    let mut play = Board::first().red(|red| _ = red.road(2).holds("LBWG")).rolled(5);
    play.does(RED, settlement(3)).has(RED, "O");
}

#[test]
fn duel_48_the_two_landscapes_come_from_the_stack() {
    let mut play = Board::first().red(|red| _ = red.road(2).holds("LBWG")).rolled(5);
    play.does(RED, settlement(3));
    let hills = ground(Terrain::Hills, 1);
    play.refused_outcome(Outcome::Lands([hills, hills]), duel(48));
    play.refused_outcome(Outcome::Lands([hills, ground(Terrain::Hills, 3)]), duel(48));
    play.refused_outcome(Outcome::Card(Card::Abbey), Rule::table(3));
    play.outcome(Outcome::Lands([hills, ground(Terrain::Hills, 5)]));
    play.refused(RED, road(4), duel(48));
    play.does(RED, Decision::Lay { upper: 1 });
    assert_eq!((play.stock(RED, "4U"), play.stock(RED, "4L")), (0, 0));
    assert_eq!(play.view().settlements, 4);
}

/// DUEL-EX-12
#[test]
fn duel_49_a_city_is_laid_on_a_settlement() {
    let board = Board::first().red(|red| {
        red.holds("GGOOO").card("-1Ua", Card::Harald);
    });
    let mut play = board.rolled(2);
    play.does(RED, city(-1)).has(RED, "L");
    assert_eq!(play.card_at(RED, "-1Ua"), Some(Card::Harald), "cards in its sites stay");
    assert_eq!((play.victory(RED), play.points(RED).victory), (3, 3));
    assert_eq!((play.view().cities, play.view().settlements), (6, 5), "the settlement stays below");
    play.refused(RED, city(-1), duel(49));
    play.refused(RED, city(3), duel(49));
    for poor in ["GGOO", "GOOO"] {
        let mut play = Board::first().red(|red| _ = red.holds(poor)).rolled(2);
        play.refused(RED, city(1), duel(49));
    }
}

#[test]
fn duel_50_what_the_supply_has_not_is_not_built() {
    let land = |number| (ground(Terrain::Pasture, number), ground(Terrain::Hills, number));
    // All five settlements lie, and six of seven roads.
    let board = Board::first()
        .red(|red| {
            for column in [3, 5, 7] {
                red.settlement(column, land(1).0, land(1).1);
            }
            red.road(-2).holds("LLBBBWG");
        })
        .blue(|blue| {
            for column in [3, 5] {
                blue.settlement(column, land(1).0, land(1).1);
            }
            blue.holds("LLBBB");
        });
    let mut play = board.clone().rolled(5);
    assert_eq!((play.view().roads, play.view().settlements, play.view().grounds.len()), (1, 0, 12));
    play.refused(RED, settlement(-3), duel(50));
    play.does(RED, road(8));
    play.ends_turn().roll(5, Face::Trade);
    play.refused(BLUE, road(-2), duel(50));
    // All seven cities.
    let board = board
        .red(|red| _ = red.city(-1).city(1).city(3).city(5).city(7).holds("LLBBBWG"))
        .blue(|blue| _ = blue.city(1).city(3).holds("GGOOO"))
        .turn(BLUE);
    let mut play = board.rolled(3);
    play.refused(BLUE, city(-1), duel(50));
}

/// DUEL-EX-2
#[test]
fn duel_44_an_expansion_is_paid_and_laid_into_a_free_site() {
    let board =
        Board::first().red(|red| _ = red.holds("GGBOLW").hand(&[Card::Abbey, Card::Harald]));
    let mut play = board.rolled(1);
    play.does(RED, build(Card::Abbey, "1Ua")).has(RED, "GLW$");
    assert_eq!((play.card_at(RED, "1Ua"), play.realm(RED).hand_limit), (Some(Card::Abbey), 4));
    assert_eq!(play.hand(RED), [Card::Harald]);
    play.refused(RED, build(Card::Harald, "1La"), duel(44));
    play.refused(RED, build(Card::Abbey, "1La"), duel(44));
    play.refused(RED, build(Card::Inga, "1La"), duel(44));
    let hand = [Card::Harald, Card::Scout];
    let board = Board::first().red(|red| _ = red.holds("GO").hand(&hand).card("1Ua", Card::Austin));
    let mut play = board.rolled(1);
    play.refused(RED, build(Card::Harald, "1Ua"), duel(44));
    play.refused(RED, build(Card::Scout, "1La"), duel(44));
    play.refused(RED, build(Card::Feud, "1La"), duel(44));
    play.does(RED, build(Card::Harald, "-1La"));
}

#[test]
fn duel_45_some_cards_stand_only_once() {
    let singles = [Card::ParishHall, Card::Abbey, Card::Marketplace];
    for card in singles {
        let board = Board::first().red(|red| {
            red.card("-1Ua", card).hand(&[card]).holds("LLLBBBWWWGGGOOO$$$");
        });
        let mut play = board.rolled(1);
        play.refused(RED, build(card, "1Ua"), duel(45));
        // The other one may have it too.
        play.ends_turn();
    }
    let board = Board::first()
        .red(|red| _ = red.card("1Ua", Card::Abbey))
        .blue(|blue| _ = blue.hand(&[Card::Abbey]).holds("BGO"));
    board.turn(BLUE).rolled(4).does(BLUE, build(Card::Abbey, "1Ua"));
    let heroes =
        [Card::Austin, Card::Candamir, Card::Harald, Card::Inga, Card::Osmund, Card::Siglind];
    assert!(heroes.iter().chain(&singles).all(|card| card.is_single()));
    let others = [Card::Storehouse, Card::TollBridge, Card::OreShip, Card::LargeTradeShip];
    assert!(others.iter().all(|card| !card.is_single()));
}

/// Everything in any order, as often as wanted.
#[test]
fn duel_40_the_action_phase_has_no_order() {
    let hand = [Card::Harald, Card::MerchantCaravan];
    let board = Board::first().red(|red| _ = red.holds("LLLBBBGGGOOOWWW").hand(&hand));
    let mut play = board.rolled(1);
    play.does(RED, exchange('W', "0U")).does(RED, build(Card::Harald, "1Ua"));
    play.does(RED, road(2)).does(RED, self::play(Card::MerchantCaravan));
    play.does_all(RED, ["2U", "2L"].map(pay)).does_all(RED, ["2U", "2L"].map(gain));
    play.has(RED, "LLBGGOO$$");
    play.does(RED, Decision::Finish);
}

/// DUEL-52: a ship is used in the turn it is built.
#[test]
fn duel_78_what_is_laid_out_may_be_used_at_once() {
    let board =
        Board::first().red(|red| _ = red.holds("LWGGO").hand(&[Card::GrainShip, Card::GrainMill]));
    let mut play = board.rolled(6);
    play.refused(RED, exchange('L', "2L"), duel(51));
    play.does(RED, build(Card::GrainShip, "1Ua")).has(RED, "GGGO");
    play.does(RED, exchange('G', "-2U")).has(RED, "GOL");
    // What waits for a moment of its own waits: this roll is over.
    play.does(RED, build(Card::GrainMill, "-1Ua")).has(RED, "O");
}

/// DUEL-16: and every hero and booster of the base set at its printed price.
#[test]
fn duel_44_every_expansion_of_the_base_set_is_built_at_its_price() {
    for &card in Card::ALL {
        if card.set() != duel::Set::Base
            || matches!(card.kind(), duel::Kind::Action | duel::Kind::Event)
        {
            continue;
        }
        let price = card.cost();
        let letters: String = "LBWGO$"
            .chars()
            .flat_map(|letter| std::iter::repeat_n(letter, price.get(kind(letter)).into()))
            .collect();
        let empty: fn(&mut Seated) = |of| _ = of.holds("");
        let board = Board::first().blue(empty).red(|red| _ = red.holds(&letters).hand(&[card]));
        let mut play = board.play();
        play.roll(1, Face::Trade);
        let gold = Amounts::of(realm::Resource::Gold, 1);
        assert_eq!(play.realm(RED).held, price + gold);
        play.does(RED, build(card, "1Ua"));
        assert_eq!((play.realm(RED).held, play.card_at(RED, "1Ua")), (gold, Some(card)));
        assert_eq!(play.points(RED).trade, card.points().trade, "{card:?}");
        assert_eq!(play.points(RED).strength, card.points().strength, "{card:?}");
        assert_eq!(play.points(RED).skill, card.points().skill, "{card:?}");
        assert_eq!(play.points(RED).victory, 2, "{card:?}");
        // One resource less, of any kind of the price, is too little.
        for kind in price.kinds().iter() {
            let drop = "LBWGO$".chars().nth(kind.index()).unwrap();
            let poor = letters.replacen(drop, "", 1);
            let board = Board::first().red(|red| _ = red.holds(&poor).hand(&[card]));
            board.rolled(1).refused(RED, build(card, "1Ua"), duel(44));
        }
    }
}
