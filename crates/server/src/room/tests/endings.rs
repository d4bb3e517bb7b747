//! Games that end before their rules end them.

use std::cell::Cell;

use serde_json::{Value, json};
use store::{Daily, RoomId, Which, Whose};
use table::{Journal, Verified, verify};

use super::desk::{Desk, setup};
use crate::settings::Settings;

thread_local! {
    /// The day it is for this test.
    static DAY: Cell<&'static str> = const { Cell::new("2026-11-16") };
}

fn desk() -> Desk {
    DAY.set("2026-11-16");
    Desk::with(Settings { today: || DAY.get().into(), ..Settings::default() })
}

async fn verified(desk: &Desk, room: &RoomId) -> Verified {
    let text = desk.hall.house().store.journal(room).await.unwrap().unwrap();
    verify(&Journal::parse(&text).unwrap(), games::registry()).unwrap()
}

#[tokio::test(start_paused = true)]
async fn the_game_of_a_day_ends_with_the_day() {
    let desk = desk();
    let ada = desk.person("Ada", 1).await;
    let house = desk.hall.house();
    let room = house.play_today(&ada, "dice", "solo").await.unwrap();
    let mut ada = desk.enter(&room, &ada).await;
    ada.ask(json!({"do": "begin"})).await;
    let mut table = ada.until("table").await;
    while table["room"]["state"] != "playing" {
        table = ada.until("table").await;
    }
    let choice = table["decisions"][0].clone();
    ada.decide(&table["seq"], choice.clone()).await;
    let step = ada.until("step").await;
    DAY.set("2026-11-17");
    // Nobody asks for anything: the room notices by itself.
    let over = ada.until("over").await;
    assert_eq!(over["ending"], json!({"by": "day"}));
    assert_eq!(
        (&over["standing"]["over"], &over["standing"]["winners"]),
        (&json!(true), &json!([]))
    );
    assert!(over["fairness"]["secret"].is_string(), "the day is over");
    ada.decide(&step["n"], choice).await;
    assert_eq!(ada.until("error").await["kind"], "not_now");
    let verified = verified(&desk, &room).await;
    assert!(!verified.scores.over, "by the rules it would have gone on");
    // It has no rank, and is nobody's best.
    let daily = Daily { day: "2026-11-16", game: "dice", variant: "solo" };
    let best = Which::Best { of: ada.person.id, game: "dice", variant: "solo" };
    for which in [Which::Day(daily, Whose::Guests), best] {
        assert_eq!(house.store.rooms(which, 9).await.unwrap(), []);
    }
}

/// The secret may be open already when somebody comes back to an attempt of yesterday.
#[tokio::test(start_paused = true)]
async fn an_attempt_of_yesterday_cannot_be_played_on() {
    for in_memory in [true, false] {
        let desk = desk();
        let ada = desk.person("Ada", 1).await;
        let room = desk.hall.house().play_today(&ada, "dice", "solo").await.unwrap();
        let mut first = desk.enter(&room, &ada).await;
        first.ask(json!({"do": "begin"})).await;
        while first.until("table").await["room"]["state"] != "playing" {}
        if in_memory {
            DAY.set("2026-11-17");
            first.decide(&json!(0), json!({"do": "roll"})).await;
            assert_eq!(first.until("over").await["ending"]["by"], "day");
            assert_eq!(first.until("error").await["kind"], "not_now");
            continue;
        }
        first.leave().await;
        tokio::time::sleep(Settings::default().idle * 2).await;
        assert_eq!(desk.hall.live(), 0);
        DAY.set("2026-11-17");
        let mut again = desk.enter(&room, &ada).await;
        let table = again.until("table").await;
        assert_eq!((&table["room"]["state"], &table["decisions"]), (&json!("over"), &json!([])));
        assert_eq!(table["to_act"], json!({"waiting": "nobody"}));
        assert_eq!(again.until("over").await["ending"]["by"], "day");
    }
}

#[tokio::test(start_paused = true)]
async fn an_attempt_that_was_not_begun_is_not_begun_another_day() {
    let desk = desk();
    let ada = desk.person("Ada", 1).await;
    let room = desk.hall.house().play_today(&ada, "dice", "solo").await.unwrap();
    let mut ada = desk.enter(&room, &ada).await;
    DAY.set("2026-11-17");
    ada.ask(json!({"do": "begin"})).await;
    assert_eq!(ada.until("error").await["kind"], "not_now");
    assert_eq!(desk.hall.house().store.journal(&room).await.unwrap(), None);
}

#[tokio::test(start_paused = true)]
async fn a_game_that_does_not_end_is_ended_after_its_turns() {
    let desk = Desk::with(Settings { turns: 5, ..Settings::default() });
    let ada = desk.person("Ada", 1).await;
    let room = desk.open(&ada, setup(3, 20), &["gentle", "steady", "keen"]).await;
    let mut eye = desk.enter(&room, &ada).await;
    eye.ask(json!({"do": "begin"})).await;
    let over = eye.until("over").await;
    let ending = json!({"by": "turns", "turns": 5});
    assert_eq!((&over["ending"], &over["standing"]["winners"]), (&ending, &json!([])));
    assert_eq!(over["standing"]["turns"], 6, "the next turn is not played");
    let told = eye.until("room").await;
    assert_eq!((&told["room"]["state"], &told["room"]["ending"]), (&json!("over"), &ending));
    assert_eq!(told["room"]["to_act"], json!({"waiting": "nobody"}));
    tokio::time::sleep(Settings::default().idle).await;
    assert!(eye.read().await.iter().all(|told| told["is"] != "step"), "nobody plays on");
    verified(&desk, &room).await;
    // Rebuilt from its journal it is as over as before.
    eye.leave().await;
    tokio::time::sleep(Settings::default().idle * 2).await;
    assert_eq!(desk.hall.live(), 0);
    let mut again = desk.enter(&room, &ada).await;
    assert_eq!(again.until("table").await["decisions"], json!([]));
    let same: Value = again.until("over").await;
    assert_eq!(same, over);
}
