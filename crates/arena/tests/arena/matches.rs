//! Matches in a game's own types, with bots of our own.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};

use arena::{MatchError, Results, Terms, run};
use bots::{Glimpse, Player, Recruit};
use table::{Game, Seat};

use crate::race::{Leap, Race, Setup};

/// Leaps as its function says.
struct Leaper<F>(F);

impl<F: FnMut(&Glimpse<'_, Race>) -> i16 + Send> Player<Race> for Leaper<F> {
    fn choose(&mut self, glimpse: &Glimpse<'_, Race>) -> Leap {
        Leap((self.0)(glimpse))
    }
}

fn lazy() -> Recruit<Race> {
    Recruit::new("lazy", "stays where it is", |_| Leaper(|_: &Glimpse<'_, Race>| 0))
}

fn steady() -> Recruit<Race> {
    Recruit::new("steady", "goes on", |_| Leaper(|_: &Glimpse<'_, Race>| 1))
}

fn bold() -> Recruit<Race> {
    Recruit::new("bold", "leaps farther than is listed", |_| Leaper(|_: &Glimpse<'_, Race>| 2))
}

fn random() -> Recruit<Race> {
    bots::find("random").unwrap()
}

fn race(rounds: u32, recruits: &[Recruit<Race>], terms: Terms) -> Result<Results, MatchError> {
    let start = Race::new(&Setup { players: recruits.len() as u8, rounds }).unwrap();
    run(&start, recruits, &terms, &|_| ())
}

fn terms(games: u64) -> Terms {
    Terms { games, seed: 7, step_limit: 1000, threads: NonZeroUsize::new(2), paired: false }
}

fn wins(results: &Results) -> Vec<u64> {
    results.bots.iter().map(|bot| bot.wins).collect()
}

#[test]
fn wins_and_points_go_to_the_bot_wherever_it_sits() {
    let results = race(5, &[lazy(), bold(), steady()], terms(20)).unwrap();
    let points: Vec<f64> = results.bots.iter().map(|bot| bot.points.mean).collect();
    assert_eq!((wins(&results), points), (vec![0, 20, 0], vec![0.0, 10.0, 5.0]));
    assert_eq!((results.games, results.decisions, results.outcomes), (20, 300, 100));
    assert_eq!((results.bots[1].games, results.bots[1].decisions), (20, 100));
    assert_eq!(results.bots[1].points.standard_error, Some(0.0));
    assert_eq!(results.turns.mean, 6.0);
}

#[test]
fn a_shared_victory_counts_for_each() {
    let results = race(5, &[steady(), lazy(), steady()], terms(9)).unwrap();
    assert_eq!((wins(&results), results.shared), (vec![9, 0, 9], 9));
}

#[test]
fn games_without_a_winner_are_counted() {
    let results = race(5, &[lazy(), lazy()], terms(9)).unwrap();
    assert_eq!((results.without_winner, results.broken_off), (9, 0));
    assert_eq!(wins(&results), [0, 0]);
}

#[test]
fn a_game_that_never_ends_is_broken_off_and_told() {
    let results = race(0, &[lazy(), lazy()], terms(3)).unwrap();
    assert_eq!((results.without_winner, results.broken_off), (0, 3));
    assert_eq!(results.decisions + results.outcomes, 3000);
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    // More games than are added up at once.
    let on = |threads| {
        let threads = NonZeroUsize::new(threads);
        race(7, &[random(), random(), steady()], Terms { threads, ..terms(5000) }).unwrap()
    };
    let one = on(1);
    assert!(wins(&one).iter().all(|&wins| wins > 0), "{one:?}");
    assert_eq!((&on(2), &on(3)), (&one, &one));
}

#[test]
fn another_seed_gives_other_games() {
    let with = |seed| race(7, &[random(), random()], Terms { seed, ..terms(50) }).unwrap();
    assert_eq!(with(1), with(1));
    assert_ne!(with(1), with(2));
}

#[test]
fn paired_games_have_the_same_luck_and_everybody_on_every_seat() {
    let paired = |games| Terms { paired: true, ..terms(games) };
    let luck = |games| race(7, &[random(), random()], paired(games)).unwrap();
    // The same two move alike in both games of a round, each from the other's seat.
    let (one, both) = (luck(1), luck(2));
    let points = |results: &Results, bot: usize| results.bots[bot].points.mean;
    assert_eq!(points(&both, 0), points(&one, 0));
    assert_eq!(points(&both, 1), points(&one, 1));
    assert_ne!(luck(4).bots, luck(2).bots);
}

#[test]
fn bots_of_one_name_are_counted_together() {
    let sides = |paired, recruits: &[Recruit<Race>]| {
        let results = race(5, recruits, Terms { paired, ..terms(12) }).unwrap();
        let told = results.sides.into_iter();
        told.map(|side| (side.bot, side.seats, side.wins, side.win_rate.rate)).collect::<Vec<_>>()
    };
    let told = |bot: &str, seats, wins, rate| (bot.to_owned(), seats, wins, rate);
    for paired in [false, true] {
        // Both steady ones win every game together: it counts once for their side.
        let won = sides(paired, &[steady(), lazy(), steady()]);
        assert_eq!(won, [told("steady", 2, 12, 1.0), told("lazy", 1, 0, 0.0)]);
        let apart = sides(paired, &[steady().thinking(3), lazy(), steady()]);
        assert_eq!(apart[0].0, "steady:3");
        assert_eq!((apart.len(), apart[2].2), (3, 12));
    }
}

#[test]
fn random_players_of_one_game_do_not_move_alike() {
    let results = race(20, &[random(), random()], terms(200)).unwrap();
    assert!(results.shared < 100, "{} of 200 games were shared", results.shared);
}

#[test]
fn a_longer_match_begins_with_the_shorter_one() {
    let total = |games| race(7, &[random(), steady()], terms(games)).unwrap().bots[0].points.mean;
    let (ten, nine) = (total(10) * 10.0, total(9) * 9.0);
    let last = (ten - nine).round();
    assert!((0.0..=7.0).contains(&last) && (ten - nine - last).abs() < 1e-9, "{nine} {ten}");
}

/// Stays within the rules until it sits on seat 1 and has already leapt twice.
fn cheat() -> Recruit<Race> {
    let leap = |glimpse: &Glimpse<'_, Race>| {
        let tempted = glimpse.seat() == Seat::new(1) && glimpse.view()[1] == 2;
        if tempted { 3 } else { 1 }
    };
    Recruit::new("cheat", "leaps too far", move |_| Leaper(leap))
}

#[test]
fn a_bot_that_decides_what_is_forbidden_is_named() {
    for threads in 1..=3 {
        let terms = Terms { threads: NonZeroUsize::new(threads), ..terms(100) };
        let error = race(5, &[cheat(), steady(), lazy()], terms).unwrap_err();
        // Bot 0 sits on seat 1 in game 2 for the first time.
        assert_eq!(
            error.to_string(),
            "the bot \"cheat\" decided what is not allowed: nobody leaps as far (TABLE-8); \
             game 2, seat 1, Leap(3)"
        );
    }
}

#[test]
fn what_is_not_listed_but_allowed_is_carried_out() {
    assert_eq!(wins(&race(1, &[bold(), steady()], terms(4)).unwrap()), [4, 0]);
}

#[test]
fn as_many_bots_as_seats() {
    let start = Race::new(&Setup { players: 3, rounds: 1 }).unwrap();
    let error = run(&start, &[lazy(), lazy()], &terms(1), &|_| ()).unwrap_err();
    assert_eq!(error, MatchError::Seats { seats: 3, bots: 2 });
}

#[test]
fn no_games_are_no_trouble() {
    let results = race(1, &[lazy()], terms(0)).unwrap();
    assert_eq!((results.games, results.bots[0].win_rate.interval), (0, [0.0, 1.0]));
}

#[test]
fn progress_is_told_game_by_game() {
    let (calls, last) = (AtomicU64::new(0), AtomicU64::new(0));
    let progress = |done| {
        calls.fetch_add(1, Ordering::Relaxed);
        last.fetch_max(done, Ordering::Relaxed);
    };
    let start = Race::new(&Setup { players: 2, rounds: 1 }).unwrap();
    run(&start, &[lazy(), lazy()], &terms(50), &progress).unwrap();
    assert_eq!((calls.into_inner(), last.into_inner()), (50, 50));
}

#[test]
fn a_player_is_made_anew_for_each_game() {
    let once = |_| {
        let mut asked = 0;
        Leaper(move |_: &Glimpse<'_, Race>| {
            asked += 1;
            if asked > 3 { 9 } else { 0 }
        })
    };
    let once = Recruit::new("once", "knows one game of three rounds", once);
    assert!(race(3, &[once, lazy()], terms(20)).is_ok());
}
