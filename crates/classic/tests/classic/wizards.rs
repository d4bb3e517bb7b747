//! Citadels, wizards, magic power: the rules of the extended game.

use classic::{
    AskView, Card, Decision, Event, Face, Kind, Mode, Outcome, Set, Setup, classic, wiz,
};
use realm::Terrain;
use table::{Pseudo, Rule};

use crate::scene::*;

fn begun() -> Play {
    begin(&Setup::new(Mode::Wizards))
}

/// WIZ-2, WIZ-3, WIZ-4, WIZ-38: stacks, citadels and events.
#[test]
fn wiz_1_what_the_extended_game_is_played_with() {
    let view = begun().view();
    let sizes: Vec<usize> = view.stacks.iter().map(|stack| stack.cards.len()).collect();
    assert_eq!(sizes, [16, 16, 15, 15, 18, 18]);
    assert_eq!((view.citadels, view.events.cards.len()), (5, 13));
    assert_eq!((view.roads, view.settlements, view.cities), (7, 5, 7));
}

/// WIZ-2: what is drawn from the first four is of the base game, from the last two of the set.
#[test]
fn wiz_2_the_set_has_its_own_stacks() {
    let mut play = Board::wizards().rolled(6);
    play.does(RED, Decision::Finish);
    for (stack, set) in [(0, Set::Base), (4, Set::Wizards)] {
        let mut play = play.clone();
        play.does(RED, draw(stack));
        let cards = play.outcomes();
        assert!(
            cards.iter().all(|(outcome, _)| {
                matches!(outcome, Outcome::Card(card) if card.set() == set)
            })
        );
    }
}

/// WIZ-3: they lie open, and begin asleep.
#[test]
fn wiz_3_citadels_lie_open() {
    let board = Board::new(Mode::Wizards).red(|red| _ = red.holds("LLBB$"));
    let mut play = board.rolled(6);
    play.does(RED, citadel(-1)).has(RED, "$");
    assert_eq!((play.view().citadels, play.victory(RED)), (4, 2));
    assert!(play.events.iter().any(|event| matches!(event, Event::CitadelBuilt { .. })));
}

#[test]
fn wiz_4_the_events_of_both_are_one_stack() {
    let mut play = Board::wizards().play();
    play.roll(6, Face::EventCard);
    let weight: u32 = play.outcomes().iter().map(|(_, weight)| weight).sum();
    assert_eq!(weight, 13);
    assert!(play.outcomes().contains(&(Outcome::Event(Card::DanceOfTheUnicorns), 2)));
}

#[test]
fn wiz_5_first_hands_come_from_any_stack_but_not_the_same() {
    let mut play = begun();
    for by in [RED, BLUE] {
        let lay = play.decisions(by)[0];
        play.does(by, lay);
    }
    play.outcome(Outcome::Start(seat(RED)));
    assert_eq!(play.decisions(RED).len(), 6);
    play.does(RED, stack(5)).settle(&mut Pseudo::new(1));
    for _ in 0..3 {
        let choice = play.decisions(RED)[0];
        play.does(RED, choice);
    }
    play.refused(BLUE, stack(5), classic(11));
    play.does(BLUE, stack(4));
}

#[test]
fn wiz_6_brigands_stay_away_from_the_first_two_rounds() {
    let rich = |seated: &mut Seated| _ = seated.holds("LLBBOOWW");
    for (before, left) in [(3, "LLBBOOWW$"), (4, "LLBB$")] {
        let mut play = Board::new(Mode::Wizards).red(rich).after_turns(before).play();
        play.roll(6, Face::Brigands).has(RED, left);
    }
}

/// WIZ-37: spell actions wait too, spells of books do not.
#[test]
fn wiz_7_action_cards_wait_for_three_points_each() {
    let board = Board::new(Mode::Wizards).red(|red| {
        red.citadel(-1).wizard("-2U", Card::WizardHafli, 3).card("-1Ua", Card::Prophecy);
        red.hand(&[Card::Caravan, Card::Whirlwind, Card::KnightConrad]).holds("LOG");
    });
    let mut play = board.clone().blue(|blue| _ = blue.holds("O")).rolled(6);
    play.refused(RED, self::play(Card::Caravan), wiz(7));
    play.refused(RED, self::play(Card::Whirlwind), wiz(7));
    play.does(RED, cast(Card::Prophecy)).does(RED, Decision::Pass);
    let mut play = board.blue(|blue| _ = blue.city(1).holds("O")).rolled(6);
    assert!(play.view().unlocked);
    play.does(RED, self::play(Card::Whirlwind));
}

/// WIZ-37: named by what is refused above, and here by what is allowed.
#[test]
fn wiz_37_spells_of_books_need_no_points() {
    let board = Board::new(Mode::Wizards).red(|red| {
        red.citadel(-1).wizard("-2U", Card::WizardHafli, 3).card("-1Ua", Card::MagicEye);
        red.hand(&[Card::Witch]);
    });
    let mut play = board.rolled(6);
    play.refused(RED, self::play(Card::Witch), wiz(7));
    play.does(RED, cast(Card::MagicEye));
}

#[test]
fn wiz_8_a_spy_needs_a_citadel_for_things_of_magic() {
    let hand = [Card::WizardIra, Card::Whirlwind, Card::Prophecy, Card::Ismai, Card::MagicMill];
    let spy = |board: Board| {
        let mut play =
            board.red(|red| _ = red.hand(&[Card::Spy])).blue(|blue| _ = blue.hand(&hand)).rolled(6);
        play.does(RED, self::play(Card::Spy));
        play
    };
    let plain = Board::new(Mode::Wizards).red(|red| _ = red.city(-1)).blue(|blue| _ = blue.city(1));
    let mut play = spy(plain);
    assert_eq!(play.decisions(RED), [take(Card::Ismai), Decision::Pass]);
    play.refused(RED, take(Card::WizardIra), classic(42));
    let mut play = spy(Board::wizards());
    assert_eq!(play.decisions(RED).len(), 5, "all but the building, or none");
    play.refused(RED, take(Card::MagicMill), classic(42));
    play.does(RED, take(Card::Prophecy));
}

/// WIZ-40: the card goes to the discard pile, never to the hand or under a stack. WIZ-29: books too.
#[test]
fn wiz_9_wizards_and_books_may_be_sent_away() {
    let board =
        Board::wizards().red(|red| _ = red.card("-1Ua", Card::Prophecy).hand(&[Card::MagicEye]));
    let mut play = board.rolled(6);
    play.refused(RED, Decision::Dismiss { at: land("0L") }, wiz(9));
    play.does(RED, Decision::Dismiss { at: land("0U") }).does(RED, demolish("-1Ua"));
    assert_eq!(play.view().discards[0].cards, [Card::WizardArsa, Card::Prophecy]);
    play.does(RED, build(Card::MagicEye, "-1Ua"));
    assert_eq!(play.card_at(RED, "-1Ua"), Some(Card::MagicEye), "the site is free at once");
}

#[test]
fn wiz_29_an_own_book_may_be_removed() {
    let mut play = Board::wizards().red(|red| _ = red.card("-1Ua", Card::Prophecy)).rolled(6);
    play.does(RED, demolish("-1Ua"));
    assert_eq!(play.view().discards[0].cards, [Card::Prophecy]);
}

#[test]
fn wiz_40_a_demolished_card_goes_to_the_discard_pile() {
    let mut play = Board::wizards().red(|red| _ = red.card("1Ua", Card::Garrison)).rolled(6);
    play.does(RED, demolish("1Ua"));
    assert_eq!((play.hand(RED).len(), play.view().discards[0].cards.len()), (0, 1));
}

#[test]
fn wiz_10_conditions_hold_when_a_card_is_laid_or_played() {
    let hand = [Card::PhilosophersStone, Card::Witch];
    let board = Board::new(Mode::Wizards)
        .red(|red| {
            red.citadel(-1).wizard("-2U", Card::WizardHafli, 3).hand(&hand);
        })
        .blue(|blue| _ = blue.city(1).card("1Ua", Card::Church));
    let mut play = board.rolled(6);
    play.refused(RED, build(Card::PhilosophersStone, "-1Ua"), wiz(10));
    play.refused(RED, self::play(Card::Witch), wiz(10));
}

#[test]
fn wiz_11_thirteen_points_win() {
    let rich = |red: &mut Seated| {
        red.city(1).settlement(3, ground(Terrain::Forest, 1), ground(Terrain::Hills, 1)).city(3);
        red.card("1Ua", Card::Colossus).card("1Ub", Card::Church).card("1La", Card::Library);
        red.card("1Lb", Card::Aqueduct).hand(&[Card::KnightConrad]).holds("OG");
    };
    // Two of the citadel, two cities, five printed points: eleven; two of the tokens.
    let board = Board::wizards().red(rich).red(|red| _ = red.card("3Ua", Card::Marketplace));
    let mut play = board.rolled(6);
    assert_eq!((play.victory(RED), play.winner()), (12, None));
    play.does(RED, build(Card::KnightConrad, "3La"));
    assert_eq!(play.winner(), Some(RED));
}

#[test]
fn wiz_12_a_citadel_is_paid_for() {
    let mut play = Board::new(Mode::Wizards).red(|red| _ = red.holds("LLBB")).rolled(5);
    play.refused(RED, citadel(-1), wiz(12));
    let mut play = Board::base().red(|red| _ = red.holds("LLBB$")).rolled(5);
    play.refused(RED, citadel(-1), classic(20));
    let mut play = Board::new(Mode::Wizards).red(|red| _ = red.holds("LLBB$")).play();
    play.refused(RED, citadel(-1), classic(20));
}

#[test]
fn wiz_13_two_citadels_are_never_neighbours() {
    let board = Board::wizards().red(|red| {
        red.settlement(3, ground(Terrain::Forest, 1), ground(Terrain::Hills, 1));
        red.stock("-2U", 2).stock("0U", 2).stock("2L", 1);
    });
    let mut play = board.rolled(3);
    play.refused(RED, citadel(1), wiz(13));
    play.does(RED, citadel(3));
    assert_eq!(play.view().citadels, 3);
}

#[test]
fn wiz_14_four_sites_and_no_red_cards() {
    let hand = [Card::Garrison, Card::Marketplace, Card::Prophecy];
    let board = Board::wizards().red(|red| _ = red.hand(&hand).holds("LBWG"));
    let mut play = board.rolled(6);
    play.refused(RED, build(Card::Marketplace, "-1Ub"), classic(16));
    play.does(RED, build(Card::Garrison, "-1Ub")).does(RED, build(Card::Prophecy, "-1Lb"));
    assert_eq!(play.realm(RED).cards.len(), 2);
}

#[test]
fn wiz_15_a_citadel_wakes_and_sleeps() {
    let board = Board::new(Mode::Wizards)
        .red(|red| _ = red.citadel(-1).hand(&[Card::WizardIra]).holds("O$"));
    let mut play = board.rolled(3);
    assert_eq!(play.victory(RED), 2);
    play.does(RED, station(Card::WizardIra, "0L"));
    assert_eq!(play.victory(RED), 3);
    play.does(RED, Decision::Dismiss { at: land("0L") });
    assert_eq!(play.victory(RED), 2);
}

#[test]
fn wiz_16_a_citadel_is_no_city() {
    let board = Board::wizards().red(|red| _ = red.card("-1Ua", Card::OreFleet).holds("LG"));
    let mut play = board.play();
    assert_eq!(play.view().richest, None, "trade points, but no city");
    play.event(6, Card::Plague).has(RED, "LG$");
}

#[test]
fn wiz_17_a_citadel_is_never_demolished() {
    let mut play = Board::wizards().rolled(6);
    assert!(!play.decisions(RED).iter().any(|choice| matches!(choice, Decision::Demolish { .. })));
    play.refused(RED, demolish("-1Ua"), classic(35));
}

#[test]
fn wiz_18_a_wizard_stands_at_the_own_landscape_of_a_citadel() {
    let hand = [Card::WizardIra, Card::WizardTali, Card::WizardHor, Card::WizardAri];
    let board = Board::wizards().red(|red| _ = red.hand(&hand).holds("OGW$$$"));
    let mut play = board.rolled(6);
    play.refused(RED, station(Card::WizardIra, "-2L"), wiz(18));
    play.refused(RED, station(Card::WizardHor, "2U"), wiz(18));
    play.refused(RED, station(Card::WizardAri, "2L"), wiz(18));
    play.refused(RED, station(Card::WizardAri, "0U"), wiz(18));
    play.refused(RED, station(Card::WizardTali, "6U"), wiz(18));
    play.refused(RED, station(Card::Spy, "0L"), wiz(18));
    play.does(RED, station(Card::WizardAri, "-2L"));
    play.refused(RED, station(Card::WizardTali, "-2L"), wiz(19));
    let mut play = Board::new(Mode::Wizards).red(|red| _ = red.hand(&hand).holds("OG$$")).rolled(3);
    play.refused(RED, station(Card::WizardIra, "0L"), wiz(18));
}

#[test]
fn wiz_19_what_wizards_cost() {
    for (card, letters) in [
        (Card::WizardAri, "$$$"),
        (Card::WizardArsa, "B$"),
        (Card::WizardHafli, "L$"),
        (Card::WizardHor, "W$"),
        (Card::WizardIra, "O$"),
        (Card::WizardTali, "G$"),
    ] {
        assert_eq!(card.cost(), amounts(letters), "{card:?}");
        assert_eq!(card.is_proposed(), card != Card::WizardAri);
    }
    let mut play =
        Board::wizards().red(|red| _ = red.hand(&[Card::WizardIra]).holds("O")).rolled(3);
    play.refused(RED, station(Card::WizardIra, "0L"), wiz(19));
}

/// WIZ-21: one for one, as far as there is room.
#[test]
fn wiz_20_a_wizard_comes_with_two_and_holds_three() {
    let board = Board::wizards().red(|red| _ = red.hand(&[Card::WizardIra]).holds("OOO$"));
    let mut play = board.rolled(3);
    play.does(RED, station(Card::WizardIra, "0L"));
    assert_eq!(play.power(RED, "0L"), 2);
    play.does(RED, charge("0L")).has(RED, "OW");
    assert_eq!(play.power(RED, "0L"), 3);
    play.refused(RED, charge("0L"), wiz(20));
    play.refused(RED, charge("-2L"), wiz(20));
}

#[test]
fn wiz_21_resources_of_the_landscape_become_power() {
    let board = Board::new(Mode::Wizards).red(|red| {
        red.citadel(-1).wizard("0U", Card::WizardArsa, 0).holds("BBL");
    });
    let mut play = board.clone().play();
    play.refused(RED, charge("0U"), classic(20));
    let mut play = board.rolled(3);
    play.does(RED, charge("0U")).does(RED, charge("0U")).has(RED, "LW");
    assert_eq!(play.power(RED, "0U"), 2);
    play.refused(RED, charge("0U"), wiz(21));
}

#[test]
fn wiz_22_raised_power_is_bound_for_the_turn() {
    let board = Board::new(Mode::Wizards)
        .red(|red| {
            red.citadel(-1)
                .wizard("0U", Card::WizardArsa, 2)
                .card("-1Ua", Card::Prophecy)
                .holds("B");
        })
        .blue(|blue| _ = blue.city(1));
    let mut play = board.rolled(3);
    play.does(RED, charge("0U"));
    assert_eq!(play.realm(RED).power, 0);
    play.refused(RED, cast(Card::Prophecy), wiz(24));
    play.ends_turn();
    assert_eq!(play.realm(RED).power, 3, "from the opponent's next turn on");
}

#[test]
fn wiz_23_magic_power_is_no_resource() {
    let mut play = Board::wizards().red(|red| _ = red.holds("LLBBOOW")).play();
    play.roll(6, Face::Brigands).has(RED, "LLBBOOW$");
    assert_eq!(play.power(RED, "0U"), 3);
}

#[test]
fn wiz_24_several_wizards_may_pay_together() {
    let board = Board::wizards().red(|red| _ = red.hand(&[Card::Samsor]));
    let mut play = board.rolled(3);
    play.does(RED, build(Card::Samsor, "-1Ua"));
    play.refused(RED, Decision::Finish, wiz(24));
    play.does_all(RED, ["0U", "-2U", "0U", "0U"].map(spend));
    assert_eq!((play.power(RED, "0U"), play.power(RED, "-2U")), (0, 2));
    assert_eq!(play.card_at(RED, "-1Ua"), Some(Card::Samsor));
}

#[test]
fn wiz_25_only_magic_hits_wizards() {
    let board = Board::wizards().red(|red| _ = red.hand(&[])).blue(|blue| {
        blue.hand(&[Card::BlackKnight]).card("-1Ua", Card::KnightConrad);
    });
    let mut play = board.clone().turn(BLUE).play();
    play.roll(3, Face::Mill);
    play.refused(BLUE, self::play(Card::BlackKnight), classic(42));
    let mut play = board.play();
    play.event(3, Card::CivilWar);
    assert_eq!(play.realm(RED).mages.len(), 2);
    assert!(Kind::Wizard.is_unit());
}

#[test]
fn wiz_26_books_cost_nothing_to_lay() {
    let board = Board::new(Mode::Wizards)
        .red(|red| _ = red.citadel(-1).hand(&[Card::Prophecy, Card::MagicEye]));
    let mut play = board.rolled(3);
    play.refused(RED, build(Card::Prophecy, "1Ua"), wiz(31));
    play.does(RED, build(Card::Prophecy, "-1Ua")).does(RED, build(Card::MagicEye, "-1Ub"));
    play.refused(RED, cast(Card::Prophecy), wiz(27));
}

#[test]
fn wiz_27_a_spell_once_in_a_turn() {
    let board = Board::wizards().red(|red| _ = red.card("-1Ua", Card::Prophecy));
    let mut play = board.rolled(3);
    play.refused(RED, cast(Card::MagicEye), wiz(27));
    play.refused(RED, cast(Card::Spy), wiz(27));
    play.does(RED, cast(Card::Prophecy)).does(RED, spend("0U")).does(RED, Decision::Pass);
    assert_eq!(play.realm(RED).spent, [Card::Prophecy]);
    play.refused(RED, cast(Card::Prophecy), wiz(27));
    play.ends_turn().roll(1, Face::Tournament).ends_turn().roll(3, Face::Tournament);
    play.does(RED, cast(Card::Prophecy));
}

#[test]
fn wiz_28_spells_have_their_moments() {
    let board = Board::wizards().red(|red| {
        red.card("-1Ua", Card::Prophecy).card("-1Ub", Card::WheelOfTime);
        red.card("-1La", Card::Countermagic).card("-1Lb", Card::LeapInTime);
    });
    let mut play = board.play();
    play.refused(RED, cast(Card::Prophecy), wiz(28));
    play.refused(RED, cast(Card::Countermagic), wiz(28));
    play.refused(RED, cast(Card::LeapInTime), wiz(28));
    play.roll(3, Face::Tournament).does(RED, Decision::Pass);
    play.refused(RED, cast(Card::WheelOfTime), wiz(28));
    play.does(RED, cast(Card::Prophecy));
}

#[test]
fn wiz_30_a_spell_action_costs_one_power() {
    let board = Board::wizards()
        .red(|red| _ = red.hand(&[Card::Whirlwind]))
        .blue(|blue| _ = blue.holds("O"));
    let mut play = board.rolled(3);
    play.does(RED, self::play(Card::Whirlwind)).does(RED, spend("0U"));
    assert_eq!(
        (play.power(RED, "0U"), play.view().discards[0].cards.clone()),
        (2, vec![Card::Whirlwind])
    );
    let board = Board::new(Mode::Wizards)
        .red(|red| {
            red.citadel(-1).wizard("0U", Card::WizardArsa, 0).hand(&[Card::Whirlwind]);
        })
        .blue(|blue| _ = blue.city(1).holds("O"));
    let mut play = board.rolled(3);
    play.refused(RED, self::play(Card::Whirlwind), wiz(30));
}

#[test]
fn wiz_31_dragons_and_magic_buildings_are_paid_with_power() {
    let board = Board::new(Mode::Wizards).red(|red| {
        red.citadel(-1).wizard("0U", Card::WizardArsa, 2).hand(&[Card::Ismai, Card::MagicMill]);
    });
    let mut play = board.rolled(3);
    play.refused(RED, build(Card::Ismai, "-1Ua"), wiz(31));
    play.refused(RED, build(Card::MagicMill, "1Ua"), wiz(31));
    play.does(RED, build(Card::MagicMill, "-1Ua"));
    assert_eq!(play.power(RED, "0U"), 1);
    play.refused(RED, Decision::Brew { at: slot("-1Ua") }, wiz(31));
}

#[test]
fn wiz_32_dragons_are_strong_and_a_smithy_does_nothing_for_them() {
    let board = Board::wizards().red(|red| {
        red.card("-1Ua", Card::Ismai).card("1Ua", Card::Smithy).card("1La", Card::KnightConrad);
    });
    assert_eq!(board.clone().play().points(RED).strength, 4 + 2 + 1);
    let board = board.blue(|blue| _ = blue.hand(&[Card::BlackKnight]));
    let mut play = board.turn(BLUE).play();
    play.roll(3, Face::Mill);
    play.does(BLUE, self::play(Card::BlackKnight)).outcome(Outcome::Die(1));
    play.does(BLUE, pick("-1Ua"));
    assert_eq!(play.hand(RED), [Card::Ismai]);
}

#[test]
fn wiz_36_a_citadel_is_laid_on_a_settlement() {
    let board = Board::new(Mode::Wizards).red(|red| {
        red.city(1).card("-1Ua", Card::Garrison).holds("LLBB$OOOGG");
    });
    let mut play = board.rolled(3);
    play.refused(RED, citadel(1), wiz(36));
    play.refused(RED, citadel(3), wiz(36));
    play.does(RED, citadel(-1));
    assert_eq!(play.card_at(RED, "-1Ua"), Some(Card::Garrison), "green cards stay");
    play.refused(RED, city(-1), classic(31));
    play.refused(RED, citadel(-1), wiz(36));
}

/// In the other's turn nobody is asked for anything but Countermagic.
#[test]
fn wiz_42_power_is_spent_in_the_others_turn_for_countermagic_alone() {
    let board = Board::wizards().red(|red| {
        red.card("-1Ua", Card::Prophecy).card("-1Ub", Card::LeapInTime);
    });
    let mut play = board.turn(BLUE).play();
    play.roll(3, Face::Plenty);
    assert_eq!(play.waits_for(), Some(BLUE), "Red cannot leap over Blue's event");
    play.does(BLUE, Decision::Pass).does(RED, Decision::Pass);
    play.refused(RED, cast(Card::Prophecy), Rule::table(1));
}

#[test]
fn a_scene_tells_what_is_wrong_with_its_magic() {
    let broken = |change: fn(&mut Seated)| faults(&Board::new(Mode::Wizards).red(change).setup());
    assert_eq!(broken(|red| _ = red.citadel(3)), [wiz(36)]);
    assert_eq!(broken(|red| _ = red.wizard("0U", Card::WizardArsa, 2)), [wiz(18)]);
    assert_eq!(broken(|red| _ = red.citadel(-1).wizard("0U", Card::WizardIra, 2)), [wiz(18)]);
    assert_eq!(broken(|red| _ = red.citadel(-1).wizard("0U", Card::WizardArsa, 4)), [wiz(18)]);
    let base = Board::base().red(|red| _ = red.citadel(-1)).setup();
    assert_eq!(faults(&base), [wiz(36)]);
    let ask = Board::wizards().rolled(6).ask();
    assert_eq!(ask, None::<AskView>);
}
