//! The players of the old card game finish every variant by the rules, and better ones win more.

use bots::{Glimpse, Player, company, find};
use classic::{Classic, Decision, Setup};
use table::{Game, Pseudo, Seat, ToAct};

const FOR_TWO: [&str; 3] = ["base", "wizards", "tournament"];
const FOR_THREE: [&str; 3] = ["base-3", "wizards-3", "tournament-3"];

/// A game of which at least one player knows what it does ends long before.
const LONGEST: u32 = 20_000;

fn setup(variant: &str) -> Setup {
    let all = Classic::variants().into_iter();
    all.filter(|one| one.id == variant).map(|one| one.setup).next().unwrap()
}

/// Plays a game between these and gives the winner's place in the list; `watch` sees every decision before it is
/// carried out.
fn winner(
    variant: &str,
    names: &[&str],
    seed: u64,
    mut watch: impl FnMut(&Classic, Seat, &Decision),
) -> usize {
    let mut chance = Pseudo::new(seed);
    let mut game = Classic::new(&setup(variant)).unwrap();
    let mut players: Vec<Box<dyn Player<Classic>>> = (names.iter().zip(0..))
        .map(|(name, place)| find::<Classic>(name).unwrap().make(seed * 10 + place))
        .collect();
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
                    panic!("{variant}: {} decided {choice:?}: {refusal}", names[seat.index()]);
                }
            }
        }
    }
    let points = game.standing().points;
    panic!("{variant}: the game of seed {seed} of {names:?} did not end: {points:?}");
}

/// How many of these games the first one wins; they change seats from game to game.
fn wins(variant: &str, names: &[&str], games: u64) -> u32 {
    let first_wins = |number: u64| {
        let place = number as usize % names.len();
        let mut seated = names.to_vec();
        seated.rotate_right(place);
        winner(variant, &seated, number, |_, _, _| {}) == place
    };
    (0..games).map(|number| u32::from(first_wins(number))).sum()
}

#[test]
fn people_are_offered_three_strengths() {
    let names: Vec<_> = company::<Classic>().iter().map(|bot| bot.name()).collect();
    assert_eq!(names, ["gentle", "steady", "keen"]);
    assert!(find::<Classic>("plain").is_some(), "the rule of thumb is there to measure by");
}

#[test]
fn keen_beats_chance_in_every_variant() {
    for variant in FOR_TWO {
        assert_eq!(wins(variant, &["keen", "random"], 4), 4, "{variant}");
    }
    for variant in FOR_THREE {
        assert_eq!(wins(variant, &["keen", "random", "random"], 3), 3, "{variant}");
    }
}

#[test]
fn gentle_beats_chance_in_every_variant() {
    for variant in FOR_TWO {
        let won = wins(variant, &["gentle", "random"], 10);
        assert!(won >= 9, "{variant}: {won} of 10");
    }
    for variant in FOR_THREE {
        let won = wins(variant, &["gentle", "random", "random"], 9);
        assert!(won >= 8, "{variant}: {won} of 9");
    }
}

/// Budgets are counted in visits, so that nothing depends on the clock.
#[test]
fn the_same_seed_decides_the_same() {
    let decisions = |seed| {
        let mut all = Vec::new();
        winner("wizards", &["keen", "steady"], seed, |_, _, choice| all.push(*choice));
        all
    };
    assert_eq!(decisions(3), decisions(3));
    assert_ne!(decisions(3), decisions(4));
}

/// Nobody demolishes but to make room, and nobody sends wizards or border posts away.
#[test]
fn what_no_sensible_player_does_is_never_done() {
    for variant in FOR_TWO {
        winner(variant, &["keen", "gentle"], 5, |game, seat, choice| match choice {
            Decision::Demolish { .. } => {
                let side = game.side(seat);
                let stuck = |card| side.sites_for(card).is_empty() && card.kind().is_placed();
                assert!(side.hand().any(stuck), "{variant}: {choice:?} makes room for nothing");
            }
            Decision::Dismiss { .. } | Decision::Raze { .. } => panic!("{variant}: {choice:?}"),
            _ => {}
        });
    }
}

/// Also where every site is taken and the stacks have nothing better, a game for two by rule of thumb comes to its end.
/// For three that cannot be asked: who wins must be two points ahead, and the supply can run out before (THREE-3).
#[test]
fn the_rule_of_thumb_comes_to_an_end() {
    for variant in FOR_TWO {
        assert!(wins(variant, &["steady", "gentle"], 100) > 60, "{variant}");
    }
}
