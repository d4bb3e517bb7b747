//! The bots by name, and games they play.

mod guess;
mod minds;
mod race;
mod search;

use bots::{Glimpse, Player, Random, Recruit, adviser, company, find, make, names, recruits};
use island::Island;
use race::{Leap, Race, Setup};
use table::{Game, Seat};

/// Knows one game only.
struct Leaper;

impl Player<Race> for Leaper {
    fn choose(&mut self, _: &Glimpse<'_, Race>) -> Leap {
        Leap(2)
    }
}

fn leaper() -> Recruit<Race> {
    Recruit::new("leaper", "leaps as far as it can", |_| Leaper)
}

#[test]
fn everyone_can_be_called_by_name() {
    assert!(names::<Island>().contains(&"random") && names::<Race>().contains(&"random"));
    for recruit in recruits::<Race>() {
        assert_eq!(find::<Race>(recruit.name()).map(|found| found.name()), Some(recruit.name()));
        assert!(make::<Race>(recruit.name(), 1).is_some() && !recruit.about().is_empty());
    }
    assert!(make::<Race>("nobody", 1).is_none());
}

#[test]
fn people_choose_among_those_who_know_the_game() {
    let titles =
        |all: Vec<Recruit<Island>>| all.iter().map(|one| one.title()[0]).collect::<Vec<_>>();
    assert_eq!(titles(company::<Island>()), ["Gentle", "Steady", "Keen", "Master"]);
    // Where nobody knows it, the searcher plays in three strengths, and gives advice.
    let race: Vec<_> = company::<Race>().iter().map(|bot| (bot.name(), bot.title())).collect();
    let strengths = [
        ("gentle", ["Gentle", "Sanft"]),
        ("steady", ["Steady", "Solide"]),
        ("keen", ["Keen", "Scharf"]),
    ];
    assert_eq!(race, strengths);
    assert_eq!(adviser::<Race>().map(|bot| bot.name()), Some("keen"));
}

#[test]
fn the_searcher_plays_everything_to_measure_by() {
    assert!(names::<Island>().contains(&"search") && names::<Race>().contains(&"search"));
    assert_eq!(find::<Island>("search").map(|bot| bot.title()), Some(["Search", "Suche"]));
    assert!(company::<Island>().iter().all(|bot| bot.name() != "search"));
}

#[test]
fn no_name_is_given_twice() {
    for mut names in [names::<Island>(), names::<Race>()] {
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}

#[test]
fn a_bot_for_one_game_is_a_bot_for_no_other() {
    assert_eq!(leaper().playing::<Race>().map(|bot| bot.name()), Some("leaper"));
    assert!(leaper().playing::<Island>().is_none());
}

#[test]
fn the_random_bot_takes_each_listed_decision_about_as_often() {
    let game = Race::new(&Setup { players: 2, rounds: 1 }).unwrap();
    let mut buffer = vec![];
    let glimpse = Glimpse::new(&game, Seat::new(1), &mut buffer);
    let mut random = Random::new(3);
    let ones = (0..1000).filter(|_| random.choose(&glimpse) == Leap(1)).count();
    assert!((430..570).contains(&ones), "{ones} of 1000");
}

#[test]
fn the_same_seed_gives_the_same_player() {
    let game = Race::new(&Setup { players: 2, rounds: 1 }).unwrap();
    let mut buffer = vec![];
    let glimpse = Glimpse::new(&game, Seat::new(0), &mut buffer);
    let leaps = |seed| -> Vec<Leap> {
        let mut player = make("random", seed).unwrap();
        (0..64).map(|_| player.choose(&glimpse)).collect()
    };
    assert_eq!(leaps(1), leaps(1));
    assert_ne!(leaps(1), leaps(2));
}
