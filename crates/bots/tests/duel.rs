//! The players of the Duel finish every mode by the rules, and better ones win more.

use bots::{Glimpse, Player, company, find};
use duel::{Decision, Duel, Mode, Setup};
use table::{Game, Pseudo, Seat, ToAct};

const MODES: [Mode; 6] =
    [Mode::First, Mode::Gold, Mode::Turmoil, Mode::Progress, Mode::Princes, Mode::Tournament];

/// A game of which at least one player knows what it does ends long before.
const LONGEST: u32 = 20_000;

/// Plays a game between these two and gives the winner's place in the list; `watch` sees every decision before it is
/// carried out.
fn winner(
    mode: Mode,
    names: [&str; 2],
    seed: u64,
    mut watch: impl FnMut(&Duel, Seat, &Decision),
) -> usize {
    let mut chance = Pseudo::new(seed);
    let mut game = Duel::new(&Setup::new(mode)).unwrap();
    let mut seats = 0..;
    let mut players: [Box<dyn Player<Duel>>; 2] =
        names.map(|name| find::<Duel>(name).unwrap().make(seed * 10 + seats.next().unwrap()));
    let mut buffer = Vec::new();
    for _ in 0..LONGEST {
        match game.to_act() {
            ToAct::Nobody => {
                let winner = game.standing().winners.single();
                return winner.expect("without a limit of turns somebody wins").index();
            }
            ToAct::Nature => {
                let outcome = game.sample(&mut chance);
                game.resolve(&outcome).unwrap();
            }
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let choice = players[seat.index()].choose(&Glimpse::new(&game, seat, &mut buffer));
                watch(&game, seat, &choice);
                if let Err(refusal) = game.decide(seat, &choice) {
                    panic!("{mode:?}: {} decided {choice:?}: {refusal}", names[seat.index()]);
                }
            }
        }
    }
    panic!("{mode:?}: the game of seed {seed} of {names:?} did not end");
}

/// How many of these games the first one wins; they change seats from game to game.
fn wins(mode: Mode, names: [&str; 2], games: u64) -> u32 {
    let [one, other] = names;
    (0..games)
        .map(|number| match number % 2 {
            0 => u32::from(winner(mode, [one, other], number, |_, _, _| {}) == 0),
            _ => u32::from(winner(mode, [other, one], number, |_, _, _| {}) == 1),
        })
        .sum()
}

#[test]
fn people_are_offered_three_strengths() {
    let names: Vec<_> = company::<Duel>().iter().map(|bot| bot.name()).collect();
    assert_eq!(names, ["gentle", "steady", "keen"]);
    assert!(find::<Duel>("plain").is_some(), "the rule of thumb is there to measure by");
}

#[test]
fn keen_beats_chance_in_every_mode() {
    for mode in MODES {
        assert_eq!(wins(mode, ["keen", "random"], 4), 4, "{mode:?}");
    }
}

#[test]
fn gentle_beats_chance_in_every_mode() {
    for mode in MODES {
        let won = wins(mode, ["gentle", "random"], 10);
        assert!(won >= 9, "{mode:?}: {won} of 10");
    }
}

/// Budgets are counted in visits, so that nothing depends on the clock.
#[test]
fn the_same_seed_decides_the_same() {
    let decisions = |seed| {
        let mut all = Vec::new();
        winner(Mode::First, ["keen", "steady"], seed, |_, _, choice| all.push(*choice));
        all
    };
    assert_eq!(decisions(3), decisions(3));
    assert_ne!(decisions(3), decisions(4));
}

/// Nobody demolishes but to make room.
#[test]
fn what_no_sensible_player_does_is_never_done() {
    for mode in MODES {
        winner(mode, ["keen", "gentle"], 5, |game, seat, choice| {
            let room = !game.side(seat).realm().free_spaces().is_empty();
            let demolishes = matches!(choice, Decision::Demolish { .. });
            assert!(!(demolishes && room), "{mode:?}: {choice:?} with a site to spare");
        });
    }
}

/// Where every site is taken and nothing is left to aim at, cards are exchanged and room is made, so that a game by
/// rule of thumb comes to its end.
#[test]
fn the_rule_of_thumb_comes_to_an_end() {
    for mode in [Mode::Princes, Mode::Tournament] {
        assert_eq!(wins(mode, ["plain", "random"], 40), 40, "{mode:?}");
    }
}
