//! Games without their type, through JSON alone.

use serde_json::{Value, json};
use table::testing::{playout, random_pick};
use table::{
    AnyGame, AnyPosition, Eye, Game, Pseudo, Registry, Rejection, Seat, SetupError, ToAct, erase,
};

use crate::dare::*;

pub(crate) fn registry() -> Registry {
    Registry::new(vec![AnyGame::of::<Dare>()])
}

fn dealt() -> Box<dyn AnyPosition> {
    let mut position = registry().games()[0].start(&json!({"players": 2, "goal": 10})).unwrap();
    position.resolve(&json!({"pile": [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]})).unwrap();
    position
}

#[test]
fn the_registry_tells_names_variants_and_rules() {
    let registry = registry();
    let game = registry.game("dare").unwrap();
    assert_eq!((game.id(), game.name().de.as_str()), ("dare", "Wagnis"));
    assert_eq!(game.variant("short").unwrap().setup, json!({"players": 2, "goal": 10}));
    assert!(registry.rule("DARE-4").unwrap().text.en.contains("banks the pot"));
    assert!(registry.rule("DARE-99").is_none() && registry.game("chess").is_none());
}

#[test]
#[should_panic(expected = "two games are called dare")]
fn two_games_need_two_names() {
    Registry::new(vec![AnyGame::of::<Dare>(), AnyGame::of::<Dare>()]);
}

#[test]
fn a_wrong_setup_is_unreadable_or_faulty() {
    let start = |setup: Value| registry().games()[0].start(&setup).unwrap_err();
    let unreadable = start(json!({"players": "two", "goal": 10}));
    assert!(matches!(&unreadable, SetupError::Unreadable(why) if why.contains("two")));
    let faulty = start(json!({"players": 1, "goal": 99}));
    assert!(matches!(&faulty, SetupError::Faulty(faults) if faults.0.len() == 2));
}

#[test]
fn decisions_go_in_as_they_come_out() {
    let mut position = dealt();
    assert_eq!(position.to_act(), ToAct::Seats(table::SeatSet::first(2)));
    assert_eq!(position.decisions(Seat::new(1)), [json!("keep"), json!("swap")]);
    for seat in [1, 0] {
        let choice = position.decisions(Seat::new(seat)).remove(0);
        assert_eq!(position.decide(Seat::new(seat), &choice).unwrap().written, choice);
    }
    assert_eq!(position.outcomes(), Some(vec![]), "no outcome while a seat is to act");
    assert_eq!(position.sample(&mut Pseudo::new(1)), None);
    position.decide(Seat::new(0), &json!("roll")).unwrap();
    assert_eq!(position.outcomes().unwrap().len(), 6);
    assert_eq!(position.outcomes().unwrap()[2], (json!({"die": {"pips": 3}}), 1));
    assert!(position.sample(&mut Pseudo::new(1)).is_some());
}

#[test]
fn a_rejection_says_why_and_changes_nothing() {
    let mut position = dealt();
    let before = format!("{position:?}");
    let unreadable = position.decide(Seat::new(0), &json!({"jump": 3})).unwrap_err();
    assert!(matches!(&unreadable, Rejection::Unreadable(why) if why.contains("jump")));
    let refused = position.decide(Seat::new(0), &json!("roll")).unwrap_err();
    assert_eq!(refused.to_string(), "nobody is on turn (DARE-4)");
    assert_eq!(
        serde_json::to_value(&refused).unwrap(),
        json!({"refused": {"rule": "DARE-4", "why": "nobody is on turn"}})
    );
    let late = position.resolve(&json!({"die": {"pips": 3}})).unwrap_err();
    assert!(matches!(late, Rejection::Refused(refusal) if refusal.rule == rule(5)));
    assert_eq!(format!("{position:?}"), before);
}

#[test]
fn each_eye_is_told_its_own_events() {
    let mut position = registry().games()[0].start(&json!({"players": 2, "goal": 10})).unwrap();
    assert_eq!(position.outcomes(), None, "a shuffle is not listed");
    let outcome = position.sample(&mut Pseudo::new(1)).unwrap();
    let events = position.resolve(&outcome).unwrap().events;
    let card = &events.seen_by(Eye::Arbiter)[1]["drew"]["card"];
    assert!(card.is_u64());
    assert_eq!(
        events.seen_by(Eye::Seat(Seat::new(1)))[1],
        json!({"drew": {"seat": 1, "card": card}})
    );
    for eye in [Eye::Seat(Seat::new(0)), Eye::Spectator] {
        assert_eq!(events.seen_by(eye)[1], json!({"drew": {"seat": 1, "card": null}}));
    }
}

#[test]
fn erased_and_typed_games_agree() {
    let setup = Setup { players: 4, goal: 20 };
    let mut typed = Dare::new(&setup).unwrap();
    let mut erased = erase(typed.clone());
    let mut copy = typed.clone();
    for step in playout(&mut copy, &mut Pseudo::new(3), 400, random_pick) {
        step.take(&mut typed).unwrap();
        match serde_json::from_value(serde_json::to_value(&step).unwrap()).unwrap() {
            table::Step::Decision { seat, choice } => erased.decide(seat, &choice).unwrap(),
            table::Step::Nature(outcome) => erased.resolve(&outcome).unwrap(),
        };
        assert_eq!(erased.downcast::<Dare>(), Some(&typed));
    }
    let scores = erased.standing();
    assert!(scores.over && scores.points.len() == 4 && !scores.winners.is_empty());
    assert_eq!(
        erased.view(Eye::Spectator),
        serde_json::to_value(typed.view(Eye::Spectator)).unwrap()
    );
    assert_eq!((erased.game(), erased.seats(), erased.audit()), ("dare", 4, Ok(())));
}

#[test]
fn imagined_positions_stay_of_their_game() {
    let position = dealt();
    let imagined = position.imagine(Seat::new(0), &mut Pseudo::new(5));
    let eye = Eye::Seat(Seat::new(0));
    assert_eq!(imagined.view(eye), position.view(eye));
    assert_ne!(imagined.view(Eye::Arbiter), position.view(Eye::Arbiter));
}

#[test]
fn texts_tell_the_same_as_values() {
    let mut position = dealt();
    let read =
        |text: &serde_json::value::RawValue| -> Value { serde_json::from_str(text.get()).unwrap() };
    let choice = position.decisions(Seat::new(0)).remove(0);
    let events = position.decide(Seat::new(0), &choice).unwrap().events;
    for eye in [Eye::Seat(Seat::new(0)), Eye::Seat(Seat::new(1)), Eye::Spectator, Eye::Arbiter] {
        assert_eq!(read(&position.view_text(eye)), position.view(eye));
        assert_eq!(read(&events.text_for(eye)), json!(events.seen_by(eye)));
        assert!(position.looks_like(&*position.clone_box(), eye));
    }
    let seat = Seat::new(1);
    assert_eq!(read(&position.decisions_text(seat)), json!(position.decisions(seat)));
    let dreams = (0..20).map(|seed| position.imagine(seat, &mut Pseudo::new(seed)));
    let dreams: Vec<_> = dreams.collect();
    assert!(dreams.iter().all(|dream| dream.looks_like(&*position, Eye::Seat(seat))));
    assert!(dreams.iter().any(|dream| !dream.looks_like(&*position, Eye::Arbiter)));
}
