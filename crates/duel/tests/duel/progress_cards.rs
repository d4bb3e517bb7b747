//! The expansions of the Era of Progress.

use duel::{AskView, Card, Decision, Kind, Outcome, Step, duel, era};
use table::Rule;

use crate::eras::*;
use crate::scene::*;

/// A unit with strength, no hero, of which both may stand in one realm; it needs the University when built.
#[test]
fn card_chief_cannoneer() {
    let board = progress().red(|red| {
        red.city(-1).holds("LLOO").hand(&[Card::ChiefCannoneer, Card::ChiefCannoneer]);
    });
    quiet(board.clone()).refused(RED, build(Card::ChiefCannoneer, "1Ua"), era(10));
    let mut game = quiet(board.red(|red| {
        red.card("-1Ua", Card::University);
    }));
    game.does(RED, build(Card::ChiefCannoneer, "1Ua")).does(RED, demolish("-1Ua"));
    assert_eq!((game.points(RED).strength, game.view().strongest), (4, Some(seat(RED))));
    game.refused(RED, build(Card::ChiefCannoneer, "1La"), era(10));
    let both = progress().red(|red| {
        red.city(-1).card("-1Ua", Card::University).card("1Ua", Card::ChiefCannoneer);
        red.holds("LO").hand(&[Card::ChiefCannoneer]);
    });
    let mut game = quiet(both);
    game.does(RED, build(Card::ChiefCannoneer, "1La"));
    assert_eq!(game.points(RED).strength, 8);
}

/// He is no hero for the Drill Ground and the Tithe Barn, and a unit for riots. All three meet in a tournament.
#[test]
fn card_chief_cannoneer_is_no_hero() {
    let mut deck = crate::tournament::ready(2);
    deck.start = [Card::DrillGround, Card::TitheBarn, Card::Abbey].into_iter().collect();
    let board = Board::tournament(deck, crate::tournament::ready(0)).red(|red| {
        red.city(-1).card("-1Ua", Card::University).card("1Ua", Card::DrillGround);
        red.holds("LLLBOO").hand(&[Card::ChiefCannoneer, Card::TitheBarn]);
    });
    let mut game = quiet(board);
    assert_eq!(
        game.hand(RED),
        [Card::ChiefCannoneer, Card::TitheBarn],
        "the hand of the scene alone"
    );
    game.does(RED, build(Card::ChiefCannoneer, "1La"));
    game.does(RED, build(Card::TitheBarn, "-1Ub")).has(RED, "");
    assert_eq!(game.ask(), None, "he brings no tithe");
    game.ends_turn().event(1, Card::Riots);
    assert_eq!(game.ask(), Some(AskView::Tax { seat: seat(RED), price: 1 }));
}

/// Any one after the plague's losses, for each of them, lost or not.
#[test]
fn card_pharmacy() {
    let board = progress().red(|red| {
        red.city(-1).card("-1Ua", Card::Pharmacy).holds("LOOO");
    });
    let mut game = upon(board.clone(), Card::Plague);
    // The forest is at the city; mountains at the settlement are spared.
    assert_eq!(game.waits_for(), Some(RED));
    game.refused(RED, gain("2L"), duel(21)).does(RED, gain("-2U")).has(RED, "LOOO");
    let two = board.red(|red| {
        red.card("-1Ub", Card::Pharmacy).holds("");
    });
    let mut game = upon(two, Card::Plague);
    game.does(RED, gain("2L")).does(RED, gain("0U")).has(RED, "O$");
    assert_eq!(game.step(), Step::Action);
    // It has no effect on its own, and pays both, the one on turn first.
    let both = progress()
        .turn(BLUE)
        .red(|red| {
            red.city(-1).card("-1Ua", Card::Pharmacy).holds("");
        })
        .blue(|blue| {
            blue.city(-1).card("-1Ua", Card::Pharmacy).holds("");
        });
    let mut game = upon(both, Card::Plague);
    game.does(BLUE, gain("2L")).does(RED, Decision::Pass).has(RED, "").has(BLUE, "O");
}

/// The four landscapes of its city lose nothing to the plague.
///
/// DUEL-EX-38: two cities and two everywhere: all six lose one. With a Bath House at the left one only the two
/// outer landscapes on the right do.
#[test]
fn card_bath_house() {
    let all = "LLBBWWGGOO$$";
    let board = progress().red(|red| {
        red.city(-1).city(1).holds(all);
    });
    upon(board.clone(), Card::Plague).has(RED, "LBWGO$");
    let house = board.red(|red| {
        red.card("-1Lb", Card::BathHouse);
    });
    upon(house.clone(), Card::Plague).has(RED, "LLBBWWGO$$");
    let pharmacy = house.red(|red| {
        red.card("1Ua", Card::Pharmacy);
    });
    let mut game = upon(pharmacy, Card::Plague);
    game.does(RED, gain("2U")).has(RED, "LLBBWWGGO$$");
}

/// City expansions with a printed price of five or more cost one less, also those of the open stack.
///
/// DUEL-EX-39: a Town Hall for four of its five; a Bath House of four at its full price.
#[test]
fn card_building_crane() {
    let board = progress().red(|red| {
        red.city(-1).city(1).card("1Ua", Card::BuildingCrane).card("-1Ua", Card::ParishHall);
        red.hand(&[Card::TownHall, Card::BathHouse]);
    });
    let full = board.clone().red(|red| {
        red.holds("WWBOO");
    });
    for spared in ['W', 'B', 'O'] {
        let mut game = quiet(full.clone());
        game.does(RED, build(Card::TownHall, "-1Ua")).refused(RED, choose('G'), era(15));
        game.does(RED, choose(spared)).has(RED, &spared.to_string());
    }
    let mut game = quiet(board.red(|red| {
        red.holds("BBW");
    }));
    game.refused(RED, build(Card::BathHouse, "1Ub"), duel(44));
    // Without the University it is not built, but stays when that goes.
    let mut game = quiet(progress().red(|red| {
        red.city(-1).holds("L").hand(&[Card::BuildingCrane]);
    }));
    game.refused(RED, build(Card::BuildingCrane, "-1Ua"), era(10));
    let open = progress().red(|red| {
        red.city(-1).city(1).card("-1Ua", Card::University).card("1Ua", Card::Abbey);
        red.holds("LLBG").card("1Ub", Card::BuildingCrane);
    });
    let mut game = quiet(open);
    game.does(RED, demolish("-1Ua"));
    assert_eq!(game.card_at(RED, "1Ub"), Some(Card::BuildingCrane));
    game.does(RED, build(Card::University, "-1Ua")).refused(RED, choose('L'), era(15));
    game.does(RED, choose('G')).has(RED, "");
}

/// These ten and no others are made cheaper.
#[test]
fn card_building_crane_helps_ten_cards() {
    use Card::*;
    let helped = [
        Moneylender,
        TradingBase,
        MerchantGuild,
        Mint,
        SaltSilo,
        StapleHouse,
        LargeFestivalHall,
        Parliament,
        TownHall,
        University,
    ];
    let prices = Card::ALL.iter().filter(|card| card.kind() == Kind::CityBuilding);
    for card in prices {
        assert_eq!(card.cost().total() >= 5, helped.contains(card), "{card:?}");
    }
    // Of the Duel of the Princes, by building: what is asked for is which resource is spared.
    for card in [Moneylender, MerchantGuild, Mint, SaltSilo, LargeFestivalHall, University] {
        let mut game = quiet(princes().red(|red| {
            red.city(-1).card("-1Ua", BuildingCrane).card("1Ua", Abbey);
            red.holds("LLBBWWGGGOOO$$").hand(&[card]);
        }));
        game.does(RED, build(card, "-1Ub"));
        assert!(matches!(game.ask(), Some(AskView::Spare { .. })), "{card:?}");
    }
    for card in [FireBrigade, ChapelLow, BathHouse, Library, Pharmacy] {
        let mut game = quiet(princes().red(|red| {
            red.city(-1).card("-1Ua", BuildingCrane).holds("LLBBWWGGOOO$$").hand(&[card]);
        }));
        game.does(RED, build(card, "-1Ub"));
        assert!(!matches!(game.ask(), Some(AskView::Spare { .. })), "{card:?}");
    }
}

/// When built, one stack is looked through and exactly one card taken, free of charge, and used at once if wanted.
#[test]
fn card_library() {
    let board = progress().red(|red| {
        red.city(-1).holds("LLBOGO").hand(&[Card::Library]);
    });
    let mut game = quiet(board);
    game.does(RED, build(Card::Library, "-1Ua"));
    assert_eq!(game.ask(), Some(AskView::Browse { seat: seat(RED) }));
    game.refused(RED, Decision::Pass, duel(61)).refused(RED, stack(5), duel(61));
    game.refused(BLUE, stack(0), Rule::table(1)).does(RED, stack(3));
    let size = game.view().stacks[3].cards.len();
    game.settle(&mut table::Pseudo::new(1));
    assert_eq!(game.view().stacks[3].cards.len(), size);
    assert!(known(&game, RED, 3).iter().all(Option::is_some));
    assert!(known(&game, BLUE, 3).iter().all(Option::is_none));
    game.refused(RED, Decision::Pass, duel(61)).refused(RED, take(Card::Austin), duel(61));
    let before = known(&game, RED, 3);
    let wanted = before[4].expect("Red looks at it");
    let index = before.iter().rposition(|card| *card == Some(wanted)).expect("it is there");
    game.does(RED, take(wanted));
    let mut left = before;
    left.remove(index);
    assert_eq!(known(&game, RED, 3), left, "the order of the rest stays");
    assert_eq!((game.hand(RED), game.step()), (vec![wanted], Step::Action));
    game.has(RED, "GO");
}

/// What the Library found is used in the same turn.
#[test]
fn card_library_finds_what_is_used_at_once() {
    let board = progress().red(|red| {
        red.city(-1).holds("LLBOGO").hand(&[Card::Library]);
    });
    let mut game = quiet(board);
    game.does(RED, build(Card::Library, "-1Ua")).does(RED, stack(0));
    let mut chance = table::Pseudo::new(1);
    let harald = std::iter::repeat_with(|| table::Game::sample(&game.game, &mut chance))
        .find(|outcome| matches!(outcome, Outcome::Cards(cards) if cards.contains(&Card::Harald)));
    game.outcome(harald.expect("Harald lies in one of three stacks"));
    game.does(RED, take(Card::Harald)).does(RED, build(Card::Harald, "1Ua")).has(RED, "");
}

/// Two points, and two progress points when built; it stays when they go.
///
/// DUEL-EX-42: Abbey and University: five cards in the hand, and the Parliament may be built. A feud takes the
/// University: four cards, and the Parliament stays.
#[test]
fn card_parliament() {
    let board = progress().red(|red| {
        red.city(-1).city(1).card("-1Ua", Card::Abbey).holds("LLLBBWW").hand(&[Card::Parliament]);
    });
    quiet(board.clone()).refused(RED, build(Card::Parliament, "1Ua"), era(10));
    let board = board
        .red(|red| {
            red.card("-1Ub", Card::University);
        })
        .blue(|blue| {
            blue.card("-1Ua", Card::Candamir);
        });
    let mut game = quiet(board);
    assert_eq!(game.realm(RED).hand_limit, 5);
    game.does(RED, build(Card::Parliament, "1Ua"));
    assert_eq!(game.points(RED).victory, 7);
    game.ends_turn().event(1, Card::Feud).does(RED, pick("-1Ub"));
    assert_eq!((game.realm(RED).hand_limit, game.card_at(RED, "1Ua")), (4, Some(Card::Parliament)));
    assert_eq!(game.view().open.map(|open| open.count), Some(2));
}

/// An Abbey or a Library opens it; what was built by its leave stays when it goes.
#[test]
fn card_university() {
    let board = progress().red(|red| {
        red.city(-1).city(1).holds("LLBGG");
    });
    quiet(board.clone()).refused(RED, build(Card::University, "-1Ua"), era(10));
    for opener in [Card::Abbey, Card::Library] {
        let mut game = quiet(board.clone().red(|red| {
            red.card("1Ua", opener);
        }));
        let before = game.realm(RED).hand_limit;
        game.does(RED, build(Card::University, "-1Ua"));
        assert_eq!(game.realm(RED).hand_limit, before + 1);
        game.does(RED, demolish("1Ua"));
        assert_eq!(game.card_at(RED, "-1Ua"), Some(Card::University));
    }
}
