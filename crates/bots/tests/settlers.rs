//! The settlers play whole games by the rules, and better ones win more.

use std::collections::{HashMap, HashSet};

use bots::{Glimpse, Player, Scale, Thought, find};
use island::{Decision, Island, Options, Setup};
use table::{Eye, Game, Pseudo, Seat, ToAct};

/// Plays a game among these bots and gives the winner's place in the list.
fn winner(setup: &Setup, names: &[&str], seed: u64) -> Option<usize> {
    play(setup, names, seed, |_, _, _| {})
}

/// The same; `watch` sees every decision before it is carried out.
fn play(
    setup: &Setup,
    names: &[&str],
    seed: u64,
    mut watch: impl FnMut(&Island, Seat, &Decision),
) -> Option<usize> {
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
                watch(&game, seat, &choice);
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
fn settlers_pay_by_trades_with_the_bank_what_they_cannot_pay_otherwise() {
    let setup = Setup::variable(4).without_player_trade();
    let mut trades = 0;
    for seed in 0..5 {
        play(&setup, &["keen"; 4], seed, |_, _, decision| {
            trades += u32::from(matches!(decision, Decision::TradeBank { .. }));
        });
    }
    // Whoever trades only where the hand looks better after it hardly ever does.
    assert!(trades >= 5 * 20, "{trades} trades in five games");
}

#[test]
fn a_settler_decides_the_same_again() {
    let names = ["keen", "steady", "gentle", "steady"];
    assert_eq!(winner(&Setup::variable(4), &names, 5), winner(&Setup::variable(4), &names, 5));
}

/// What was asked for in some games: how often in each turn, of how many, and how many of these
/// could not even have said yes.
#[derive(Default, Debug)]
struct Asked {
    turns: u32,
    offers: u32,
    seats: u32,
    lacking: u32,
}

fn asked(setup: &Setup, names: &[&str], games: u64) -> Asked {
    let mut asked = Asked::default();
    for seed in 0..games {
        let mut in_turn: HashMap<(u32, Seat), u32> = HashMap::new();
        let mut refused = HashSet::new();
        let mut turn = 0;
        play(setup, names, seed, |game, seat, decision| {
            let view = game.view(Eye::Arbiter);
            turn = view.turn.number;
            match decision {
                Decision::Offer { give, want, to } => {
                    asked.offers += 1;
                    let count = in_turn.entry((turn, seat)).or_default();
                    *count += 1;
                    assert!(*count <= 2, "seat {seat} offers {count} times in turn {turn}");
                    let words = format!("{seat} {give:?} {want:?}");
                    assert!(refused.insert(words.clone()), "the same again: {words}");
                    for other in to.iter() {
                        let hand = view.seats[other.index()].hand.unwrap();
                        asked.seats += 1;
                        asked.lacking += u32::from(!hand.covers(*want));
                    }
                }
                Decision::Deal { .. } => {
                    // Somebody took it: it may be asked again.
                    if let island::PhaseView::Offering { give, want, .. } = view.phase {
                        refused.remove(&format!("{seat} {give:?} {want:?}"));
                    }
                }
                _ => {}
            }
        });
        asked.turns += turn;
    }
    asked
}

#[test]
fn settlers_ask_seldom_with_reason_and_never_for_the_same_again() {
    let four = asked(&Setup::variable(4), &["keen", "steady", "keen", "gentle"], 12);
    let six =
        asked(&Setup::variable(6), &["keen", "steady", "keen", "gentle", "keen", "steady"], 6);
    println!("four: {four:?}, six: {six:?}");
    for Asked { turns, offers, seats, lacking } in [four, six] {
        assert!(offers > 20, "they trade: {offers} offers");
        assert!(offers < turns, "{offers} offers in {turns} turns");
        assert!(5 * lacking < 2 * seats, "{lacking} of {seats} did not hold what was asked for");
    }
}

/// Whoever asks a settler for advice hears one thing that may be done.
#[test]
fn advice_is_one_thing_that_may_be_done() {
    let mut heard = 0;
    play(&Setup::variable(3), &["keen", "keen", "steady"], 3, |game, seat, _| {
        let mut buffer = Vec::new();
        let glimpse = Glimpse::new(game, seat, &mut buffer);
        let advice = find::<Island>("keen").unwrap().make(1).advise(&glimpse).unwrap();
        assert_eq!(advice.scale, Scale::Worth);
        let [Thought { decision: choice, .. }] = advice.choices.as_slice() else {
            panic!("{advice:?}")
        };
        assert_eq!(game.check(seat, choice), Ok(()));
        heard += 1;
    });
    assert!(heard > 100);
}
