//! Everybody with the same seed meets the same dice, whatever they decide.

use std::collections::BTreeMap;

use dice::{Decision, Dice, Die, Face, Id, Outcome, Phase, Setup};
use table::{Chance, Game, Mix, Pseudo, Secret, Session, ToAct, verify};

use crate::desk::die;

fn mix() -> Mix {
    Secret::new([9; 32]).mix(&["today"])
}

/// What each die showed when it was rolled: by turn, roll and die.
type Luck = BTreeMap<(u32, u8, usize), Face>;

fn play(setup: &Setup, seed: u64) -> (Luck, i16) {
    let mut game = Dice::new(setup).unwrap();
    let (mut luck, mut chance) = (Luck::new(), Pseudo::new(seed));
    let mut list = Vec::new();
    for step in 1.. {
        match game.to_act() {
            ToAct::Nobody => break,
            ToAct::Nature => {
                let outcome = game.sample(&mut mix().outcome(game.stream(step)));
                if let (Phase::Rolling { dice }, Outcome::Dice(faces)) = (game.phase(), outcome) {
                    let turn = game.turn();
                    for (die, &face) in dice.iter().zip(faces.as_slice()) {
                        luck.insert((turn.number, turn.rolls + 1, die.index()), face);
                    }
                }
                game.resolve(&outcome).unwrap();
            }
            ToAct::Seats(seats) => {
                let seat = seats.single().unwrap();
                list.clear();
                game.decisions(seat, &mut list);
                let choice = list[chance.below(list.len() as u32) as usize];
                game.decide(seat, &choice).unwrap();
            }
        }
    }
    (luck, game.standing().points[table::Seat::new(0)])
}

#[test]
fn different_plays_of_one_seed_meet_the_same_dice() {
    for setup in [Setup::basic(1), Setup::basic(3), Setup::plus(2)] {
        let (one, points) = play(&setup, 1);
        let others: Vec<_> = (2..6).map(|seed| play(&setup, seed)).collect();
        let mut shared = 0;
        for (other, _) in &others {
            for (when, face) in other {
                if let Some(found) = one.get(when) {
                    assert_eq!(found, face, "{when:?}");
                    shared += 1;
                }
            }
        }
        assert!(shared > 100, "{shared}");
        assert!(others.iter().any(|(_, other)| *other != points), "all played alike");
    }
}

/// The numbers of `docs/fairness.md`: change both.
#[test]
fn streams_are_named_by_turn_and_roll() {
    let mut game = Dice::new(&Setup::basic(2)).unwrap();
    assert_eq!(game.stream(1), 0);
    game.resolve(&Outcome::Start(table::Seat::new(1))).unwrap();
    for turn in 1..=5_u64 {
        let seat = game.turn().seat;
        for roll in 1..=3 {
            let dice = if roll == 1 { game.dice_of_turn() } else { dice::Set::only(die(3)) };
            game.decide(seat, &Decision::Roll { dice }).unwrap();
            assert_eq!(game.stream(99), 4 * turn + roll);
            let mut stream = mix().outcome(4 * turn + roll);
            let numbers: Vec<u32> = (0..Die::COUNT).map(|_| stream.below(6)).collect();
            let outcome = game.sample(&mut mix().outcome(game.stream(99)));
            let told = dice.iter().map(|die| Face::ALL[numbers[die.index()] as usize]).collect();
            assert_eq!(outcome, Outcome::Dice(told));
            game.resolve(&outcome).unwrap();
        }
        game.decide(seat, &Decision::End).unwrap();
    }
}

/// A session draws from these streams, and the verifier knows them.
#[test]
fn a_fair_game_is_verified() {
    let registry = table::Registry::new(vec![table::AnyGame::of::<Dice>()]);
    let setup = serde_json::json!({"sheet": "basic", "players": 1});
    let start = || {
        let seeds = vec!["today".to_owned()];
        Session::start_fair(&registry, "dice", &setup, Secret::new([9; 32]), seeds).unwrap()
    };
    let (mut stops, mut rolls) = (start(), start());
    // One stops as early as possible, the other rolls one die again and again.
    for (session, pick) in [(&mut stops, 0), (&mut rolls, 1)] {
        loop {
            match session.position().to_act() {
                ToAct::Nobody => break,
                ToAct::Nature => drop(session.draw_fair().unwrap()),
                ToAct::Seats(seats) => {
                    let list = session.position().decisions(seats.single().unwrap());
                    let early = session.position().view(table::Eye::Arbiter)["phase"] == "roll";
                    let choice = &list[if early { pick.min(list.len() - 1) } else { 0 }];
                    session.decide(seats.single().unwrap(), choice).unwrap();
                }
            }
        }
        session.close().unwrap();
        let verified = verify(session.journal(), &registry).unwrap();
        assert_eq!(verified.outcomes, if pick == 0 { 15 } else { 45 });
    }
    let first_rolls = |session: &Session| -> Vec<String> {
        let text = session.journal().to_string();
        let all = text.lines().filter(|line| line.matches(',').count() == 6);
        all.filter(|line| line.contains("nature"))
            .map(|line| line[line.find("nature").unwrap()..].into())
            .collect()
    };
    assert_eq!(first_rolls(&stops).len(), 15);
    assert_eq!(first_rolls(&stops), first_rolls(&rolls), "the first roll of each turn is the same");
}
