//! The settlers play the scenarios to their ends, with what each scenario gives to those who know it.

use std::collections::BTreeSet;

use bots::{Advice, Budget, Glimpse, Player, Scale, company, find};
use island::{Decision, Scenarios, Setup};
use serde_json::Value;
use table::{Eye, Game, Pseudo, Seat, ToAct};

/// A game of bots that takes longer than this does not end.
const LONGEST: u32 = 12_000;

/// How often a master tries what it might do.
const FEW_TRIES: u32 = 12;

/// Plays a game among these bots and gives the last position; `watch` sees every decision.
fn play(
    setup: &Setup,
    names: &[&str],
    seed: u64,
    mut watch: impl FnMut(Seat, &Decision<island::Choice>),
) -> Scenarios {
    let mut chance = Pseudo::new(seed);
    let mut game = Scenarios::new(setup).unwrap();
    let mut players: Vec<Box<dyn Player<Scenarios>>> = names
        .iter()
        .zip(0..)
        .map(|(name, seat)| {
            let bot = find::<Scenarios>(name).unwrap();
            // A few tries are enough to see that a master plays: those for people take their time.
            let bot = if *name == "master" { bot.thinking(FEW_TRIES) } else { bot };
            bot.make(seed * 10 + seat)
        })
        .collect();
    let mut buffer = Vec::new();
    for _ in 0..LONGEST {
        match game.to_act() {
            ToAct::Nobody => return game,
            ToAct::Nature => {
                let outcome = game.sample(&mut chance);
                game.resolve(&outcome).unwrap();
            }
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let choice = players[seat.index()].choose(&Glimpse::new(&game, seat, &mut buffer));
                watch(seat, &choice);
                if let Err(refusal) = game.decide(seat, &choice) {
                    panic!("{} decided {choice:?}: {refusal}", names[seat.index()]);
                }
            }
        }
    }
    let view = game.view(Eye::Arbiter);
    let points: Vec<u8> = view.seats.iter().map(|seat| seat.points).collect();
    let chart = view.board.and_then(|board| board.chart.as_ref().map(|chart| chart.id.clone()));
    panic!(
        "the game of seed {seed} of {names:?} did not end: {points:?} points, {:?}, {chart:?}",
        setup.with
    );
}

fn setup_of(id: &str) -> Setup {
    let mut variants = Scenarios::variants().into_iter();
    variants.find(|variant| variant.id == id).unwrap().setup
}

/// What an own choice is called, and nothing for a decision of the island itself.
fn own_name(decision: &Decision<island::Choice>) -> Option<String> {
    let Decision::Own(choice) = decision else { return None };
    match serde_json::to_value(choice).unwrap() {
        Value::Object(fields) => fields["do"].as_str().map(String::from),
        _ => None,
    }
}

#[test]
fn every_variant_is_played_to_its_end() {
    for variant in Scenarios::variants() {
        let seats = Scenarios::new(&variant.setup).unwrap().seats();
        for names in [vec!["keen"; seats], ["gentle", "plain", "steady"].repeat(2)] {
            let over = play(&variant.setup, &names[..seats], 1, |_, _| {});
            assert!(over.standing().winners.single().is_some(), "{}", variant.id);
        }
    }
}

#[test]
fn a_master_plays_every_scenario_by_the_rules_and_beats_chance() {
    let scenarios = Scenarios::variants().into_iter().filter(|variant| variant.setup.players == 3);
    let mut played = 0;
    for variant in scenarios {
        let over = play(&variant.setup, &["random", "master", "random"], 2, |_, _| {});
        let winner = over.standing().winners.single();
        assert_eq!(winner, Some(Seat::new(1)), "{}", variant.id);
        played += 1;
    }
    assert_eq!(played, 10);
}

#[test]
fn a_master_of_scenarios_decides_the_same_again() {
    let setup = setup_of("helpers-3");
    let decided = || {
        let mut decided = Vec::new();
        play(&setup, &["master", "keen", "master"], 4, |_, decision| decided.push(*decision));
        decided
    };
    assert_eq!(decided(), decided());
}

#[test]
fn a_master_of_scenarios_tells_what_it_expects_and_how_often_it_tried() {
    let mut game = Scenarios::new(&setup_of("knights-4")).unwrap();
    let (mut chance, mut keen) = (Pseudo::new(3), find::<Scenarios>("keen").unwrap().make(1));
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
                if glimpse.decisions().len() > 20 && game.standing().turns > 10 {
                    let mut master = find::<Scenarios>("master").unwrap().make(1);
                    master.allow(Budget::Visits(40));
                    let Advice { scale, choices } = master.advise(&glimpse).unwrap();
                    assert_eq!(scale, Scale::Chance);
                    let tries: u32 = choices.iter().filter_map(|thought| thought.visits).sum();
                    assert!(choices.len() > 1 && tries >= 40 - choices.len() as u32, "{choices:?}");
                    assert!(choices.iter().all(|thought| (0.0..=1.0).contains(&thought.value)));
                    return;
                }
                let choice = keen.choose(&glimpse);
                game.decide(seat, &choice).unwrap();
            }
        }
    }
}

/// What is chosen at these tables, in so many games each.
fn chosen(variants: &[&str], name: &str, games: u64) -> BTreeSet<String> {
    let mut chosen = BTreeSet::new();
    for id in variants {
        let setup = setup_of(id);
        let names = vec![name; usize::from(setup.players)];
        for seed in 0..games {
            play(&setup, &names, seed, |_, decision| chosen.extend(own_name(decision)));
        }
    }
    chosen
}

#[test]
fn every_means_is_used() {
    let used = |variants: &[&str], games, wanted: &[&str]| {
        let chosen = chosen(variants, "keen", games);
        let missing: Vec<_> = wanted.iter().filter(|kind| !chosen.contains(**kind)).collect();
        assert!(missing.is_empty(), "{variants:?}: {missing:?} never happen, only {chosen:?}");
    };
    let letters = ["give", "redeem", "swap", "exchange", "put_back", "draws_next"];
    used(&["friends-4", "friends-6"], 6, &letters);
    let helpers = [
        "use_nassir",
        "repay",
        "use_william",
        "use_marianne",
        "use_louis",
        "use_candamir",
        "keep",
        "use_hilde",
        "pick",
        "use_jean",
        "use_lin",
        "use_vincent_settlement",
        "use_vincent_city",
        "turn_helper",
        "swap_helper",
    ];
    used(&["helpers-4", "helpers-6"], 10, &helpers);
    used(&["erie-4", "erie-5"], 6, &["play_counter"]);
    let knights = [
        "improve_city",
        "place_metropolis",
        "build_wall",
        "build_knight",
        "activate_knight",
        "promote_knight",
        "move_knight",
        "chase_robber",
        "place_displaced",
        "lose_city",
        "draw_from",
        "lay_back",
        "play_alchemist",
        "play_crane",
        "play_engineer",
        "play_inventor",
        "swap_chips",
        "play_irrigation",
        "play_medicine",
        "play_mining",
        "play_roads",
        "play_smith",
        "play_commercial_harbour",
        "offer_card",
        "give_commodity",
        "play_master_merchant",
        "play_merchant",
        "play_merchant_fleet",
        "play_resource_monopoly",
        "play_trade_monopoly",
        "play_bishop",
        "play_deserter",
        "lose_knight",
        "place_knight",
        "play_diplomat",
        "play_intrigue",
        "play_saboteur",
        "play_spy",
        "take_progress",
        "play_warlord",
        "play_wedding",
    ];
    used(&["knights-4", "knights-6"], 20, &knights);
    let ships = ["build_ship", "move_ship", "move_pirate"];
    used(&["two-islands-4", "four-islands-3", "archipelago-5"], 3, &ships);
    let dragons = ["build_ship", "move_ship", "fight_dragon", "place_displaced"];
    used(&["enchanted-3", "enchanted-4"], 5, &dragons);
}

#[test]
fn whoever_plays_plain_only_answers_what_it_is_asked() {
    let answers = ["turn_helper", "swap_helper", "draws_next"].map(String::from);
    let chosen = chosen(&["friends-4", "helpers-4", "erie-4"], "plain", 3);
    assert!(chosen.iter().all(|kind| answers.contains(kind)), "{chosen:?}");
    // It is there to measure by, and people are not offered it.
    assert!(find::<Scenarios>("plain").is_some() && find::<island::Island>("plain").is_none());
    assert!(company::<Scenarios>().iter().all(|bot| bot.name() != "plain"));
}

#[test]
fn chips_and_charters_are_reached() {
    for id in ["corsica-4", "new-york-4"] {
        let setup = setup_of(id);
        let (mut chips, mut better) = (0, 0);
        for seed in 0..3 {
            let view = play(&setup, &["keen"; 4], seed, |_, _| {}).view(Eye::Arbiter);
            chips += view.scenario.unwrap().country.unwrap().taken.iter().sum::<u8>();
            let rates = view.seats.iter().map(|seat| seat.rates);
            better += rates.filter(|rates| rates.weights().iter().any(|&rate| rate < 4)).count();
        }
        assert!(chips >= 9, "{id}: {chips} chips in three games");
        assert!(better >= 6, "{id}: {better} players with a charter in three games");
    }
}

/// How many of these games two keen bots win against two others, seat by seat in turn.
fn keen_wins(id: &str, other: &str, games: u64) -> u64 {
    let setup = setup_of(id);
    let won = |seed: &u64| {
        let first = (seed % 2) as usize;
        let mut names = ["keen", other, "keen", other];
        names.rotate_left(first);
        let over = play(&setup, &names, *seed, |_, _| {});
        over.standing().winners.single().is_some_and(|seat| names[seat.index()] == "keen")
    };
    (0..games).filter(won).count() as u64
}

#[test]
fn two_keen_beat_two_by_chance_everywhere() {
    let island = ["friends-4", "helpers-4", "corsica-4", "new-york-4", "erie-4", "knights-4"];
    let sea = ["two-islands-4", "four-islands-4", "archipelago-4"];
    for id in island.iter().chain(&sea) {
        assert_eq!(keen_wins(id, "random", 4), 4, "{id}");
    }
}

#[test]
fn the_means_win_games() {
    let friends = keen_wins("friends-4", "plain", 16);
    let helpers = keen_wins("helpers-4", "plain", 24);
    let knights = keen_wins("knights-4", "plain", 16);
    assert!(friends >= 13, "{friends} of 16");
    assert!(helpers >= 14, "{helpers} of 24");
    assert!(knights >= 13, "{knights} of 16");
}
