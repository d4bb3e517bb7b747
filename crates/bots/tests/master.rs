//! The master plays by the rules, the same each time, and tells what it expects.

use bots::learning::{Lesson, Subject, tune};
use bots::{Advice, Budget, Glimpse, Player, Scale, Thought, adviser, find};
use island::{Arrangement, Decision, Hand, Holdings, Island, Pieces, Resource, Scenarios, Setup};
use table::{Eye, Game, Pseudo, Seat, SeatSet, ToAct};

/// Enough tries to see that a master plays: those for people take their time.
const FEW_TRIES: Budget = Budget::Visits(30);

/// Lets these bots play, and gives the winner's place in the list and all that was decided.
fn play(setup: &Setup, names: &[&str], seed: u64) -> (Option<usize>, Vec<Decision>) {
    play_by(setup, names, seed, |player, glimpse| player.choose(glimpse))
}

/// The same, with another way to ask the bots.
fn play_by(
    setup: &Setup,
    names: &[&str],
    seed: u64,
    mut ask: impl FnMut(&mut dyn Player<Island>, &Glimpse<'_, Island>) -> Decision,
) -> (Option<usize>, Vec<Decision>) {
    let mut chance = Pseudo::new(seed);
    let mut game = Island::new(setup).unwrap();
    let mut players: Vec<Box<dyn Player<Island>>> = names
        .iter()
        .zip(0..)
        .map(|(name, seat)| {
            let mut player = find::<Island>(name).unwrap().make(seed * 10 + seat);
            player.allow(FEW_TRIES);
            player
        })
        .collect();
    let (mut buffer, mut decided) = (Vec::new(), Vec::new());
    loop {
        match game.to_act() {
            ToAct::Nobody => return (game.standing().winners.single().map(Seat::index), decided),
            ToAct::Nature => {
                let outcome = game.sample(&mut chance);
                game.resolve(&outcome).unwrap();
            }
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let glimpse = Glimpse::new(&game, seat, &mut buffer);
                let choice = ask(players[seat.index()].as_mut(), &glimpse);
                game.decide(seat, &choice).unwrap();
                decided.push(choice);
                assert!(decided.len() < 20_000, "the game of seed {seed} did not end");
            }
        }
    }
}

#[test]
fn masters_play_by_the_rules_at_tables_of_two_to_six() {
    for players in 2..=6 {
        let setup = Setup::variable(players);
        let names = vec!["master"; usize::from(players)];
        assert!(play(&setup, &names, 3).0.is_some(), "{players} players");
    }
}

#[test]
fn a_master_beats_chance() {
    let setup = Setup::variable(4);
    for seed in 0..4 {
        let (winner, _) = play(&setup, &["random", "random", "master", "random"], seed);
        assert_eq!(winner, Some(2), "seed {seed}");
    }
}

#[test]
fn a_master_wins_more_than_the_keen() {
    let setup = Setup::variable(2).without_player_trade();
    let wins = (0..40).filter(|&seed| {
        let seated = if seed % 2 == 0 { ["master", "keen"] } else { ["keen", "master"] };
        let (winner, _) = play(&setup, &seated, seed);
        winner.is_some_and(|winner| seated[winner] == "master")
    });
    let wins = wins.count();
    assert!(wins > 20, "{wins} of 40");
}

/// Whoever asks for a hint hears from the master what may be done, what it tried most first, and how likely it is to
/// win with it.
#[test]
fn the_master_gives_hints() {
    assert_eq!(adviser::<Scenarios>().map(|bot| bot.name()), Some("master"));
    let mut heard = 0;
    let setup = Setup::beginner(3);
    play_by(&setup, &["keen", "keen", "steady"], 3, |player, glimpse| {
        if heard < 40 {
            let mut adviser = adviser::<Island>().unwrap().make(1);
            adviser.allow(FEW_TRIES);
            let Advice { scale, choices } = adviser.advise(glimpse).unwrap();
            assert_eq!(scale, Scale::Chance);
            let tries = choices.iter().map(|thought| thought.visits);
            assert_eq!(tries.max(), choices.first().map(|best| best.visits), "{choices:?}");
            for Thought { decision, value, .. } in &choices {
                assert!((0.0..=1.0).contains(value), "{choices:?}");
                let said = matches!(decision, Decision::Offer { .. } | Decision::Propose { .. });
                assert!(said || glimpse.decisions().contains(decision), "{choices:?}");
            }
            heard += 1;
        }
        player.choose(glimpse)
    });
    assert_eq!(heard, 40);
}

#[test]
fn a_master_decides_the_same_again() {
    let setup = Setup::variable(3);
    let names = ["master", "keen", "master"];
    let played = || play(&setup, &names, 8);
    assert_eq!(played(), played());
}

fn hand(cards: &[(Resource, u8)]) -> Hand {
    cards.iter().fold(Hand::NONE, |hand, &(kind, count)| hand.plus(Hand::some(kind, count)))
}

/// The game as it lies before anybody decides.
fn begun(setup: &Setup) -> Island {
    let (mut game, mut chance) = (Island::new(setup).unwrap(), Pseudo::new(1));
    while game.to_act() == ToAct::Nature {
        let outcome = game.sample(&mut chance);
        game.resolve(&outcome).unwrap();
    }
    game
}

/// What the master of the first seat answers where the second, who holds this, offers three cards for an ore.
fn answered(points: u8, rival: &[(Resource, u8)]) -> Decision {
    use Resource::{Brick, Grain, Lumber, Ore, Wool};
    let mut setup = Setup::beginner(3);
    let seats = begun(&setup).view(Eye::Arbiter).seats;
    let hands = [hand(&[(Ore, 1), (Lumber, 1), (Grain, 1)]), hand(rival), Hand::NONE];
    let held = seats.into_iter().zip(hands).map(|(seat, hand)| Holdings {
        settlements: seat.settlements,
        roads: seat.roads,
        hand,
        ..Holdings::default()
    });
    setup.pieces = Pieces::Given(Box::new(Arrangement {
        seats: held.collect(),
        turn: Some(Seat::new(1)),
        rolled: true,
        ..Arrangement::default()
    }));
    setup.options.points_to_win = points;
    let mut game = begun(&setup);
    let (give, to) = (hand(&[(Wool, 2), (Brick, 1)]), SeatSet::only(Seat::new(0)));
    let offer = Decision::Offer { give, want: Hand::one(Ore), to };
    game.decide(Seat::new(1), &offer).unwrap();
    let mut buffer = Vec::new();
    let glimpse = Glimpse::new(&game, Seat::new(0), &mut buffer);
    find::<Island>("master").unwrap().make(1).choose(&glimpse)
}

#[test]
fn a_master_takes_a_good_offer_and_does_not_feed_who_would_win_by_it() {
    use Resource::{Brick, Grain, Ore, Wool};
    assert_eq!(answered(10, &[(Wool, 2), (Brick, 1)]), Decision::Accept);
    let lacks_an_ore = [(Wool, 2), (Brick, 1), (Grain, 2), (Ore, 2)];
    assert_ne!(answered(3, &lacks_an_ore), Decision::Accept);
}

#[test]
fn masters_trade_without_asking_all_the_time() {
    let chosen =
        |player: &mut dyn Player<Island>, glimpse: &Glimpse<'_, Island>| player.choose(glimpse);
    // Whoever asks for advice and takes it hears no more offers either.
    let advised = |player: &mut dyn Player<Island>, glimpse: &Glimpse<'_, Island>| {
        player.advise(glimpse).map_or(glimpse.decisions()[0], |advice| advice.choices[0].decision)
    };
    let (mut offers, mut deals, mut ends) = (0, 0, 0);
    for seed in 0..4 {
        let (setup, names) = (Setup::variable(4), ["master"; 4]);
        let (_, decided) = match seed {
            0 => play_by(&setup, &names, seed, advised),
            _ => play_by(&setup, &names, seed, chosen),
        };
        let mut of_turn = 0;
        for decision in decided {
            match decision {
                Decision::Offer { .. } => {
                    offers += 1;
                    of_turn += 1;
                    assert!(of_turn <= 2, "{of_turn} offers in a turn");
                }
                Decision::Deal { .. } => deals += 1,
                Decision::EndTurn => {
                    ends += 1;
                    of_turn = 0;
                }
                _ => {}
            }
        }
    }
    println!("{offers} offers, {deals} deals, {ends} turns");
    assert!(deals > 5, "{deals} deals");
    assert!(offers < ends && offers < 5 * deals, "{offers} offers, {deals} deals, {ends} turns");
}

/// What a master thinks in the middle of a game.
fn advice(budget: Budget) -> Advice<Decision> {
    let mut chance = Pseudo::new(4);
    let mut game = Island::new(&Setup::variable(2).without_player_trade()).unwrap();
    let mut keen = find::<Island>("keen").unwrap().make(1);
    let mut buffer = Vec::new();
    loop {
        match game.to_act() {
            ToAct::Nobody => panic!("nobody had a choice in the whole game"),
            ToAct::Nature => {
                let outcome = game.sample(&mut chance);
                game.resolve(&outcome).unwrap();
            }
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let glimpse = Glimpse::new(&game, seat, &mut buffer);
                if glimpse.decisions().len() > 8 && game.standing().turns > 10 {
                    let mut master = find::<Island>("master").unwrap().make(1);
                    master.allow(budget);
                    return master.advise(&glimpse).unwrap();
                }
                let choice = keen.choose(&glimpse);
                game.decide(seat, &choice).unwrap();
            }
        }
    }
}

#[test]
fn a_master_tells_the_chance_to_win_how_often_it_tried_and_what_it_would_do_next() {
    let Advice { scale, choices } = advice(Budget::Visits(60));
    assert_eq!(scale, Scale::Chance);
    assert!(choices.len() > 2, "{choices:?}");
    assert!(choices.iter().all(|thought| (0.0..=1.0).contains(&thought.value)), "{choices:?}");
    // The best comes first, and was tried more often than the rest.
    assert!(choices.is_sorted_by_key(|thought| std::cmp::Reverse(thought.visits)), "{choices:?}");
    let tries: u32 = choices.iter().filter_map(|thought| thought.visits).sum();
    assert!((60 - choices.len() as u32..=60).contains(&tries), "{choices:?}");
    // Whoever does something else first ends the turn after it.
    let plan = |thought: &bots::Thought<Decision>| thought.line.last() == Some(&Decision::EndTurn);
    assert!(choices.iter().any(plan), "{choices:?}");
}

#[test]
fn a_master_without_time_tries_everything_once() {
    let Advice { choices, .. } = advice(Budget::Time(std::time::Duration::ZERO));
    let tries: Vec<_> = choices.iter().filter_map(|thought| thought.visits).collect();
    assert!(tries.iter().all(|&tries| tries <= 1) && tries.contains(&1), "{choices:?}");
}

#[test]
fn the_same_lesson_makes_the_same_judge_on_any_number_of_threads() {
    let judge = |subject, games, threads: usize| {
        let threads = threads.try_into().unwrap();
        let mut last = None;
        let lesson = Lesson { subject, games, rounds: 2, seed: 5, threads };
        tune(&lesson, |_, report, judge| {
            assert!(report.positions > 0 && report.after < report.before, "{report:?}");
            last = Some(judge.clone());
        });
        last.unwrap()
    };
    for (subject, games) in [(Subject::Island, 6), (Subject::Scenarios, 4)] {
        assert_eq!(judge(subject, games, 1), judge(subject, games, 2));
    }
}
