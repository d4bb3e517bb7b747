//! Matches by name, on the games of the house.

use std::num::NonZeroUsize;

use arena::{MatchError, Order, Report, play};
use serde_json::{Value, json};

fn order(games: u64) -> Order {
    let setup = json!({
        "players": 3,
        "board": { "kind": "beginner" },
        "options": { "points_to_win": 4, "player_trade": false },
    });
    let bots = vec!["random".into(); 3];
    Order { game: "island".into(), setup, bots, games, seed: 1, step_limit: 100_000, paired: false }
}

fn played(order: &Order, threads: usize) -> Report {
    play(order, NonZeroUsize::new(threads), &|_| ()).unwrap()
}

fn refused(change: impl FnOnce(&mut Order)) -> MatchError {
    let mut order = order(1);
    change(&mut order);
    play(&order, NonZeroUsize::new(1), &|_| ()).unwrap_err()
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    let [one, two, three] = [1, 2, 3].map(|threads| played(&order(40), threads).results);
    assert_eq!(one.bots.iter().map(|bot| bot.wins).sum::<u64>(), 40);
    assert_eq!((&two, &three), (&one, &one));
}

#[test]
fn a_match_with_player_trade_comes_to_an_end() {
    let mut order = order(3);
    order.setup["options"]["player_trade"] = json!(true);
    let results = played(&order, 2).results;
    assert_eq!((results.games, results.broken_off), (3, 0));
}

#[test]
fn a_turn_limit_leaves_games_without_a_winner() {
    let mut order = order(5);
    order.setup["options"]["turn_limit"] = json!(2);
    let results = played(&order, 2).results;
    assert_eq!((results.without_winner, results.broken_off), (5, 0));
}

#[test]
fn the_report_has_a_reproducible_part_and_a_timing_part() {
    let report = played(&order(4), 2);
    let written = serde_json::to_value(&report).unwrap();
    let keys =
        |value: &Value| -> Vec<String> { value.as_object().unwrap().keys().cloned().collect() };
    let mut top = keys(&written);
    top.sort();
    assert_eq!(top, ["order", "results", "timing"]);

    let bot = &written["results"]["bots"][2];
    assert_eq!((&bot["bot"], &bot["games"]), (&json!("random"), &json!(4)));
    assert!(bot["wins"].is_u64() && bot["decisions"].is_u64());
    assert!(bot["win_rate"]["rate"].is_f64() && bot["win_rate"]["interval"][1].is_f64());
    assert!(bot["points"]["mean"].is_f64() && bot["points"]["standard_error"].is_f64());
    assert_eq!(written["results"]["games"], 4);
    assert_eq!(written["timing"]["threads"], 2);
    assert!(written["timing"]["seconds"].is_f64());
    // Written out in full: what the order had left to the defaults too.
    assert_eq!(written["order"]["setup"]["options"]["hand_limit"], 7);

    let read: Report = serde_json::from_value(written).unwrap();
    assert_eq!(read, report);
    assert_eq!(played(&read.order, 1).results, report.results);
}

#[test]
fn what_is_not_there_is_told_with_what_there_is() {
    let told = refused(|order| order.game = "chess".into()).to_string();
    assert_eq!(
        told,
        "there is no game \"chess\"; there is: island, scenarios, dice, duel, classic"
    );
    let told = refused(|order| order.bots[1] = "deep blue".into()).to_string();
    assert!(told.starts_with("no bot \"deep blue\" plays island; these do: random"), "{told}");
    assert_eq!(refused(|order| order.bots.truncate(2)), MatchError::Seats { seats: 3, bots: 2 });
}

#[test]
fn the_game_itself_tells_what_is_wrong_with_a_setup() {
    let told = refused(|order| order.setup["options"]["magic"] = json!(1)).to_string();
    assert!(told.contains("unknown field `magic`") && told.contains("points_to_win"), "{told}");
    let told = refused(|order| order.setup["players"] = json!(9)).to_string();
    assert!(told.contains("faulty setup: players"), "{told}");
}
