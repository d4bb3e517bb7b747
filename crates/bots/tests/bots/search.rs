//! The searcher: that it finds what is there, that it cannot look behind the cards, and that it comes to
//! an end.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use bots::search::{Budget, Evaluation, Policy, Searcher};
use bots::{Glimpse, Player, Random, Scale, random_seat};
use dice::Dice;
use island::{Decision, Island, Setup};
use table::{BySeat, Chance, Game, Pseudo, Seat, SeatSet, Silent, ToAct};

use crate::guess::{Choice, Guess};
use crate::race::{self, Leap, Race};

fn searcher<G: Game>(seed: u64, visits: u32) -> Searcher<G> {
    Searcher::new(seed).budget(Budget::Visits(visits))
}

fn chosen<G: Game>(player: &mut dyn Player<G>, game: &G, seat: usize) -> G::Decision {
    player.choose(&Glimpse::new(game, Seat::new(seat), &mut vec![]))
}

/// Plays a game to its end; `watch` sees every decision before it is carried out.
fn play<G: Game>(
    start: &G,
    players: &mut [Box<dyn Player<G>>],
    seed: u64,
    mut watch: impl FnMut(&G, Seat, &G::Decision),
) -> SeatSet {
    let (mut game, mut chance, mut buffer) = (start.clone(), Pseudo::new(seed), vec![]);
    for _ in 0..100_000 {
        match game.to_act() {
            ToAct::Nobody => return game.standing().winners,
            ToAct::Nature => {
                let outcome = game.sample(&mut chance);
                game.resolve(&outcome).unwrap();
            }
            ToAct::Seats(seats) => {
                let seat = random_seat(seats, &mut chance);
                let glimpse = Glimpse::new(&game, seat, &mut buffer);
                let choice = players[seat.index()].choose(&glimpse);
                watch(&game, seat, &choice);
                game.decide(seat, &choice).unwrap();
            }
        }
    }
    panic!("the game of seed {seed} did not end");
}

/// Positions that players by chance come to and that `wanted` picks, with the seat that is asked.
fn positions<G: Game>(
    start: &G,
    count: usize,
    wanted: impl Fn(&G, Seat, &[G::Decision]) -> bool,
) -> Vec<(G, Seat)> {
    let mut found = Vec::new();
    for seed in 0..200 {
        let mut players: Vec<Box<dyn Player<G>>> = Vec::new();
        players.extend((0..6).map(|seat| Box::new(Random::new(seed * 10 + seat)) as _));
        let mut last = None;
        play(start, &mut players, seed, |game, seat, _| {
            let mut list = vec![];
            game.decisions(seat, &mut list);
            if last.is_none() && wanted(game, seat, &list) {
                last = Some((game.clone(), seat));
            }
        });
        found.extend(last);
        if found.len() == count {
            return found;
        }
    }
    panic!("only {} of {count} positions", found.len());
}

fn plus(players: u8) -> Dice {
    Dice::new(&dice::Setup::plus(players)).unwrap()
}

fn wins<G: Game>(game: &G, seat: Seat, choice: &G::Decision) -> bool {
    let mut next = game.clone();
    next.apply(seat, choice, &mut Silent);
    next.standing().winners.contains(seat)
}

/// Whoever can win at once does.
fn wins_in_one<G: Game>(start: &G, count: usize) {
    let one_of_few = |game: &G, seat, list: &[G::Decision]| {
        let winning = list.iter().filter(|choice| wins(game, seat, choice)).count();
        winning > 0 && 3 * winning <= list.len()
    };
    for (game, seat) in positions(start, count, one_of_few) {
        let choice = chosen(&mut searcher(1, 150), &game, seat.index());
        assert!(wins(&game, seat, &choice), "{choice:?} does not win");
    }
}

#[test]
fn a_win_in_one_is_found_with_dice() {
    wins_in_one(&plus(2), 8);
}

#[test]
fn a_win_in_one_is_found_on_the_island() {
    wins_in_one(&Island::new(&Setup::variable(3).without_player_trade()).unwrap(), 8);
}

#[test]
fn the_same_seed_decides_the_same() {
    let decisions = |seed| {
        let mut players: Vec<Box<dyn Player<Dice>>> =
            vec![Box::new(searcher(seed, 30)), Box::new(searcher(seed + 1, 30))];
        let mut all = vec![];
        play(&plus(2), &mut players, 5, |_, _, choice| all.push(*choice));
        all
    };
    assert_eq!(decisions(1), decisions(1));
    assert_ne!(decisions(1), decisions(2));
}

#[test]
fn what_a_seat_cannot_know_changes_nothing() {
    let start = Island::new(&Setup::variable(4)).unwrap();
    let late = |game: &Island, _, list: &[Decision]| game.standing().turns > 60 && list.len() > 3;
    let mut differ = 0;
    for (truth, seat) in positions(&start, 40, late) {
        let other = truth.imagine(seat, &mut Pseudo::new(99));
        differ += u32::from(other != truth);
        let advice = |game: &Island| {
            let mut player = searcher(7, 60);
            player.advise(&Glimpse::new(game, seat, &mut vec![])).unwrap()
        };
        assert_eq!(advice(&truth), advice(&other), "turn {}", truth.standing().turns);
    }
    assert!(differ > 8, "hidden cards differ in {differ} positions");
}

#[test]
fn the_search_does_not_plan_with_what_it_will_never_see() {
    let game = Guess::new(&()).unwrap();
    for seed in 0..8 {
        assert_eq!(chosen(&mut searcher(seed, 400), &game, 0), Choice::Lot, "seed {seed}");
    }
}

#[test]
fn those_who_decide_at_the_same_time_are_all_searched() {
    let game = Race::new(&race::Setup { players: 4, rounds: 3 }).unwrap();
    for seat in 0..4 {
        assert_eq!(chosen(&mut searcher(1, 200), &game, seat), Leap(1), "seat {seat}");
    }
}

#[test]
fn cards_are_put_aside_while_others_do_so_too() {
    let start = Island::new(&Setup::variable(4).without_player_trade()).unwrap();
    let several = |game: &Island, _, list: &[Decision]| {
        let waits = matches!(game.to_act(), ToAct::Seats(seats) if seats.len() > 1);
        waits && matches!(list, [Decision::Discard { .. }, _, ..])
    };
    for (game, seat) in positions(&start, 6, several) {
        let choice = chosen(&mut searcher(1, 80), &game, seat.index());
        assert_eq!(game.check(seat, &choice), Ok(()));
    }
}

#[test]
fn a_game_without_an_end_is_searched_in_bounds() {
    let game = Race::new(&race::Setup { players: 2, rounds: 0 }).unwrap();
    let mut player = searcher(1, 300).rollout(u32::MAX);
    assert_eq!(chosen(&mut player, &game, 0), Leap(1));
}

#[test]
fn advice_tells_how_often_each_was_tried() {
    let game = Race::new(&race::Setup { players: 3, rounds: 5 }).unwrap();
    let advice = searcher(3, 100).advise(&Glimpse::new(&game, Seat::new(1), &mut vec![])).unwrap();
    assert_eq!(advice.scale, Scale::Worth);
    let [leaps, stays] = &advice.choices[..] else { panic!("{advice:?}") };
    assert_eq!((&stays.decision, &leaps.decision), (&Leap(0), &Leap(1)));
    assert!(leaps.value > stays.value, "{advice:?}");
    assert!((stays.value + leaps.value - 1.0).abs() < 1e-5, "{advice:?}");
    let tries = stays.visits.unwrap() + leaps.visits.unwrap();
    assert_eq!(tries, 100, "{advice:?}");
}

#[test]
fn an_evaluation_says_what_is_good() {
    let endless = Race::new(&race::Setup { players: 2, rounds: 0 }).unwrap();
    let slow = |game: &Race| {
        let points = game.standing().points;
        BySeat(points.0.map(|place| 1.0 / (1.0 + f32::from(place))))
    };
    for rounds in [0, 1] {
        let mut player = searcher(1, 100).leaf(slow).rollout(rounds);
        assert_eq!(chosen(&mut player, &endless, 0), Leap(0), "{rounds} rounds");
    }
}

#[test]
fn a_search_whose_answer_is_certain_ends() {
    let endless = Race::new(&race::Setup { players: 2, rounds: 0 }).unwrap();
    let visits = |by: &dyn Fn(&mut Searcher<Race>)| {
        let count = Arc::new(AtomicU32::new(0));
        let seen = Arc::clone(&count);
        let ahead = move |game: &Race| {
            seen.fetch_add(1, Ordering::Relaxed);
            BySeat(game.standing().points.0.map(|place| f32::from(place) / 10.0))
        };
        by(&mut searcher(1, 400).leaf(ahead).rollout(0));
        count.load(Ordering::Relaxed)
    };
    let decided = visits(&|player| assert_eq!(chosen(player, &endless, 0), Leap(1)));
    assert!((200..400).contains(&decided), "{decided} visits");
    let advised = visits(&|player| {
        player.advise(&Glimpse::new(&endless, Seat::new(0), &mut vec![])).unwrap();
    });
    assert_eq!(advised, 400, "advice tells shares of all visits");
}

/// Judges only who stands on an even place, and goes on by one until then.
struct Even;

impl Evaluation<Race> for Even {
    fn worth(&self, game: &Race) -> BySeat<f32> {
        assert!(self.rests(game), "what is half done is not judged");
        BySeat(game.standing().points.0.map(|place| f32::from(place) / 20.0))
    }

    fn rests(&self, game: &Race) -> bool {
        game.standing().points.0.iter().sum::<i16>() % 2 == 0
    }
}

#[test]
fn what_is_half_done_is_done_before_it_is_judged() {
    let endless = Race::new(&race::Setup { players: 2, rounds: 0 }).unwrap();
    let mut player = searcher(1, 60).leaf(Even).policy(Habit(0.9)).rollout(0);
    assert_eq!(chosen(&mut player, &endless, 0), Leap(1));
}

#[test]
fn what_a_policy_never_does_is_not_tried() {
    let endless = Race::new(&race::Setup { players: 2, rounds: 0 }).unwrap();
    let judged = |_: &Race| -> BySeat<f32> { panic!("there is nothing to search") };
    let mut player = searcher(1, 60).leaf(judged).policy(Habit(0.0)).rollout(0);
    assert_eq!(chosen(&mut player, &endless, 0), Leap(0));
}

/// Takes it for likely that everybody leaps, or stays.
struct Habit(f32);

impl Policy<Race> for Habit {
    fn weigh(&self, _: &Race, _: Seat, list: &[Leap], weights: &mut Vec<f32>) {
        weights.extend(list.iter().map(|leap| if leap.0 == 1 { self.0 } else { 1.0 - self.0 }));
    }
}

#[test]
fn a_policy_leads_to_what_is_likely() {
    let endless = Race::new(&race::Setup { players: 2, rounds: 0 }).unwrap();
    let indifferent = |_: &Race| BySeat([0.5; Seat::MAX]);
    for (habit, likely) in [(0.9, Leap(1)), (0.1, Leap(0))] {
        let mut player = searcher(1, 60).leaf(indifferent).policy(Habit(habit)).rollout(0);
        assert_eq!(chosen(&mut player, &endless, 0), likely);
    }
}

/// How many of these games the searcher wins, in changing seats, against players by chance.
fn victories<G: Game>(
    start: &G,
    games: u64,
    visits: u32,
    mut watch: impl FnMut(u64, &G, Seat, &G::Decision),
) -> usize {
    let won = |&number: &u64| {
        let own = Seat::new(number as usize % start.seats());
        let mut seeds = Pseudo::new(number);
        let mut seated = |seat| -> Box<dyn Player<G>> {
            let seed = seeds.word().into();
            if seat == own { Box::new(searcher(seed, visits)) } else { Box::new(Random::new(seed)) }
        };
        let mut players: Vec<_> = Seat::first(start.seats()).map(&mut seated).collect();
        play(start, &mut players, number, |game, seat, choice| {
            if seat == own {
                watch(number, game, seat, choice);
            }
        })
        .contains(own)
    };
    (0..games).filter(won).count()
}

#[test]
fn chance_loses_at_dice() {
    let won = victories(&plus(2), 20, 600, |_, _, _, _| {});
    assert!(won >= 18, "{won} of 20");
}

#[test]
fn chance_loses_on_the_island_and_nobody_is_asked_twice_in_a_turn() {
    let mut offers: HashMap<(u64, u32), u32> = HashMap::new();
    let start = Island::new(&Setup::variable(4)).unwrap();
    let won = victories(&start, 4, 100, |number, game, _, choice| {
        if matches!(choice, Decision::Offer { .. } | Decision::Propose { .. }) {
            *offers.entry((number, game.standing().turns)).or_default() += 1;
        }
    });
    assert!(won >= 3, "{won} of 4");
    assert!(!offers.is_empty() && offers.values().all(|&count| count == 1), "{offers:?}");
}
