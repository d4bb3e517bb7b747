//! Bots as those meet them who keep a table.

use std::collections::HashSet;

use bots::Budget;
use bots::minds::{self, Mind};
use serde_json::{Value, json};
use table::{Pseudo, Seat, Session, ToAct};

const FIRST: Seat = Seat::new(0);

fn mind(bot: &str, seed: u64, visits: u32) -> Box<dyn Mind> {
    let mut mind = minds::make("island", bot, seed);
    mind.allow(Budget::Visits(visits));
    mind
}

/// A game for three in which the first seat decides like this, and the others are keen. It is long enough for a whole
/// one, but not for one in which somebody asks for the same again and again.
fn play(seed: u64, mut decide: impl FnMut(&Session, u64) -> Value) {
    let setup = json!({ "players": 3, "board": { "kind": "variable" } });
    let mut session = Session::start(games::registry(), "island", &setup).unwrap();
    let mut chance = Pseudo::new(seed);
    let mut others: Vec<_> = (0..3).map(|seat| minds::make("island", "keen", seat)).collect();
    for number in 0..1_000 {
        match session.position().to_act() {
            ToAct::Nobody => break,
            ToAct::Nature => {
                session.draw(&mut chance).unwrap();
            }
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let choice = match seat {
                    FIRST => decide(&session, number),
                    _ => others[seat.index()].choose(session.position(), seat).unwrap(),
                };
                session.decide(seat, &choice).unwrap();
            }
        }
    }
}

/// What the first seat asks the others for in each of its turns, if another bot of this name comes to it for each
/// decision.
fn talk(bot: &str, seed: u64, catches_up: bool) -> Vec<Vec<Value>> {
    let mut turns = vec![vec![]];
    play(seed, |session, number| {
        let mut late = mind(bot, number, 12);
        if catches_up {
            minds::catch_up(&mut *late, session.journal(), FIRST);
        }
        let choice = late.choose(session.position(), FIRST).unwrap();
        match choice["do"].as_str() {
            Some("roll") => turns.push(vec![]),
            Some("offer") => turns.last_mut().unwrap().push(choice.clone()),
            _ => {}
        }
        choice
    });
    turns
}

#[test]
fn who_comes_late_does_not_ask_for_the_same_again() {
    for (bot, most) in [("keen", 2), ("master", 2), ("random", 1)] {
        let mut offers = 0;
        for seed in 0..2 {
            for turn in talk(bot, seed, true) {
                let texts: HashSet<String> = turn.iter().map(Value::to_string).collect();
                assert_eq!(texts.len(), turn.len(), "{bot}: {turn:?}");
                assert!(turn.len() <= most, "{bot}: {turn:?}");
                offers += turn.len();
            }
        }
        assert!(offers > 3, "{bot}: {offers}");
    }
}

#[test]
fn who_has_not_caught_up_would_ask_again() {
    let repeats = |turn: &Vec<Value>| turn.len() > 2;
    assert!(talk("keen", 0, false).iter().any(repeats));
}

/// What a master gave up early may seem better than what it thought about longest.
#[test]
fn what_is_advised_first_is_what_would_be_chosen() {
    let (mut compared, mut seem_better) = (0, 0);
    play(5, |session, number| {
        let position = session.position();
        let choice = mind("master", number, 48).choose(position, FIRST).unwrap();
        let choices = mind("master", number, 48).advise(position, FIRST).unwrap().choices;
        if choices.len() > 1 {
            assert_eq!(choices[0].decision, choice);
            compared += 1;
            seem_better += u32::from(choices[1..].iter().any(|one| one.value > choices[0].value));
        }
        choice
    });
    assert!(compared > 40 && seem_better > 0, "{seem_better} of {compared}");
}
