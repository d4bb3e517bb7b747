//! The settlers play whole games by the rules, and better ones win more.

use bots::{Glimpse, Player, find};
use island::{Island, Options, Setup};
use table::{Game, Pseudo, Seat, ToAct};

/// Plays a game among these bots and gives the winner's place in the list.
fn winner(setup: &Setup, names: &[&str], seed: u64) -> Option<usize> {
    let mut chance = Pseudo::new(seed);
    let mut game = Island::new(setup).unwrap();
    let mut players: Vec<Box<dyn Player<Island>>> = names
        .iter()
        .zip(0..)
        .map(|(name, seat)| find::<Island>(name).unwrap().make(seed * 10 + seat))
        .collect();
    let mut buffer = Vec::new();
    for _ in 0..20_000 {
        match game.to_act() {
            ToAct::Nobody => return game.standing().winners.single().map(Seat::index),
            ToAct::Nature => {
                let outcome = game.sample(&mut chance);
                game.resolve(&outcome).unwrap();
            }
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let choice = {
                    let glimpse = Glimpse::new(&game, seat, &mut buffer);
                    players[seat.index()].choose(&glimpse)
                };
                if let Err(refusal) = game.decide(seat, &choice) {
                    panic!("{} decided {choice:?}: {refusal}", names[seat.index()]);
                }
            }
        }
    }
    panic!("the game of seed {seed} did not end");
}

#[test]
fn settlers_finish_every_variant() {
    for variant in Island::variants() {
        let seats = Island::new(&variant.setup).unwrap().seats();
        let names: Vec<&str> =
            ["keen", "steady", "gentle"].into_iter().cycle().take(seats).collect();
        assert!(winner(&variant.setup, &names, 1).is_some(), "{}", variant.id);
    }
}

#[test]
fn settlers_play_under_every_switch() {
    let switches: [fn(&mut Options); 5] = [
        |o| o.friendly_robber = true,
        |o| o.hand_limit = 3,
        |o| o.player_trade = false,
        |o| o.special_building = Some(true),
        |o| o.steals = false,
    ];
    for (seed, switch) in (1..).zip(switches) {
        let mut setup = Setup::variable(4);
        switch(&mut setup.options);
        winner(&setup, &["keen", "steady", "gentle", "random"], seed);
    }
}

/// Seats change from game to game, so that nobody profits from theirs.
fn wins(names: [&str; 4], games: u64) -> [u32; 4] {
    let mut wins = [0; 4];
    for game in 0..games {
        let turn = game as usize % 4;
        let mut seated = names;
        seated.rotate_left(turn);
        if let Some(seat) = winner(&Setup::variable(4), &seated, game) {
            wins[(seat + turn) % 4] += 1;
        }
    }
    wins
}

#[test]
fn a_settler_beats_chance() {
    assert_eq!(wins(["steady", "random", "random", "random"], 12), [12, 0, 0, 0]);
}

#[test]
fn the_keen_win_more_than_the_gentle() {
    let [keen, steady, one, other] = wins(["keen", "steady", "gentle", "gentle"], 80);
    assert!(keen > one.max(other) + 8, "keen {keen}, gentle {one} and {other}");
    assert!(steady > one.min(other), "steady {steady}, gentle {one} and {other}");
}

#[test]
fn a_settler_decides_the_same_again() {
    let names = ["keen", "steady", "gentle", "steady"];
    assert_eq!(winner(&Setup::variable(4), &names, 5), winner(&Setup::variable(4), &names, 5));
}
