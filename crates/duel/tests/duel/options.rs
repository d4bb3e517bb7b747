//! Our own switches.

use duel::{Card, Decision, Deck, Mode, Outcome, Setup, Step, dueltourn, era, option};
use table::{Game, Pseudo};

use crate::scene::*;
use crate::tournament::{begun, ready};

fn all_faults(change: impl FnOnce(&mut Setup), mode: Mode) -> Vec<table::Rule> {
    let mut setup = Setup::new(mode);
    change(&mut setup);
    faults(&setup)
}

/// DUELOPTION-1
#[test]
fn dueloption_1_both_hands_may_come_from_one_stack() {
    for same_stack in [false, true] {
        let mut play = begin(&Setup { same_stack, ..Setup::new(Mode::Gold) });
        play.outcome(Outcome::Start(seat(RED)));
        play.does(RED, Decision::Stack { stack: 0 }).settle(&mut Pseudo::new(1));
        for _ in 0..3 {
            let choice = play.decisions(RED)[0];
            play.does(RED, choice);
        }
        if same_stack {
            play.does(BLUE, Decision::Stack { stack: 0 });
        } else {
            play.refused(BLUE, Decision::Stack { stack: 0 }, era(6));
        }
    }
}

/// DUELOPTION-2
#[test]
fn dueloption_2_a_full_gold_field_fills_the_cache() {
    for (cache_overflow, stock) in [(false, 0), (true, 1)] {
        let mut play = Board::new(Mode::Gold)
            .with(|setup| setup.cache_overflow = cache_overflow)
            .red(|red| _ = red.card("-1Ua", Card::Harald).cache("0U").stock("0U", 3))
            .play();
        play.roll(1, duel::Face::Trade);
        assert_eq!((play.stock(RED, "0U"), play.cached(RED)), (3, stock));
    }
}

/// DUELOPTION-3
#[test]
fn dueloption_3_the_doctor_may_reach_four_landscapes() {
    for (wide_doctor, healed) in [(false, 2), (true, 4)] {
        let mut play = Board::new(Mode::Progress)
            .with(|setup| setup.wide_doctor = wide_doctor)
            .red(|red| {
                _ = red.city(-1).card("-1Ua", Card::BathHouse).hand(&[Card::Doctor]).holds("")
            })
            .rolled(6);
        let before = play.realm(RED).held.total();
        play.does(RED, play_doctor());
        assert_eq!(play.realm(RED).held.total() - before, healed);
    }
}

fn play_doctor() -> Decision {
    play(Card::Doctor)
}

/// DUELOPTION-4
#[test]
fn dueloption_4_one_build_each() {
    let setup = Setup {
        short_preparation: true,
        decks: [Some(ready(2)), Some(ready(2))],
        ..Setup::new(Mode::Tournament)
    };
    let mut play = begun(&setup);
    play.does(RED, build(Card::Abbey, "-1Ua"));
    play.does(BLUE, build(Card::Abbey, "-1Ua"));
    assert_eq!((play.step(), play.on_turn()), (Step::Before, RED));
    assert_eq!(all_faults(|setup| setup.short_preparation = true, Mode::Gold), [option(4)]);
}

/// DUELOPTION-5
#[test]
fn dueloption_5_the_same_hero_in_both_realms() {
    let decks = [Some(ready(1)), Some(ready(1))];
    let mut strict = begun(&Setup { decks, ..Setup::new(Mode::Tournament) });
    strict.does(RED, build(Card::Harald, "-1Ua"));
    strict.refused(BLUE, build(Card::Harald, "-1Ua"), dueltourn(24));
    let mut open = begun(&Setup { shared_heroes: true, decks, ..Setup::new(Mode::Tournament) });
    open.does(RED, build(Card::Harald, "-1Ua"));
    open.does(BLUE, build(Card::Harald, "-1Ua"));
    assert_eq!(all_faults(|setup| setup.shared_heroes = true, Mode::First), [option(5)]);
}

/// DUELOPTION-6
#[test]
fn dueloption_6_a_limit_of_turns_ends_the_game() {
    let mut play = Board::first().with(|setup| setup.turn_limit = Some(2)).rolled(1);
    play.ends_turn();
    play.does(BLUE, Decision::Roll).settle(&mut Pseudo::new(4));
    while play.step() != Step::Over {
        match play.waits_for() {
            Some(by) => {
                let list = play.decisions(by);
                let quiet =
                    |choice: &&Decision| matches!(choice, Decision::Finish | Decision::Pass);
                let choice = *list.iter().find(quiet).unwrap_or(&list[0]);
                play.does(by, choice);
            }
            None => _ = play.settle(&mut Pseudo::new(5)),
        }
    }
    assert_eq!((play.winner(), play.game.standing().turns), (None, 2));
    assert_eq!(all_faults(|setup| setup.turn_limit = Some(0), Mode::First), [option(6)]);
}

/// DUELOPTION-7
#[test]
fn dueloption_7_decks_of_the_setup_are_open() {
    let decks = [Some(ready(0)), None];
    let play = begin(&Setup { decks, ..Setup::new(Mode::Tournament) });
    assert_eq!(play.seen_by(BLUE).decks[RED], Some(ready(0)));
    assert_eq!((play.waits_for(), play.step()), (Some(BLUE), Step::Decks));
    assert_eq!(all_faults(|setup| setup.decks[0] = Some(ready(0)), Mode::Princes), [option(7)]);
    // All faults of both decks are told at once.
    let broken = Setup {
        decks: [Some(Deck::default()), Some(Deck::default())],
        ..Setup::new(Mode::Tournament)
    };
    let told = duel::Duel::new(&broken).unwrap_err();
    assert_eq!(told.0.len(), 6, "{told}");
}
