use std::time::Duration;

use serde_json::{Value, json};
use store::Clock;
use tokio::time::Instant;

use super::desk::{Desk, setup};
use crate::settings::Waits;

/// The next message about the room in which this seat is (or is not) stood in for.
async fn stand_in(guest: &mut super::desk::Guest, seat: usize, now: bool) -> Value {
    loop {
        let told = guest.until("room").await;
        if told["room"]["seats"][seat]["stand_in"] == now {
            return told;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn who_thinks_too_long_is_stood_in_for_until_the_next_decision() {
    let desk = Desk::new();
    let (room, ada, mut bob) = desk.pair(setup(3, 10), Clock::Quick).await;
    let quick = Waits::default().quick;
    let began = Instant::now();
    let mut eye = desk.enter(&room, &bob.person).await;
    let clock = eye.until("table").await["clock"].clone();
    let left = quick.as_millis() as u64;
    assert_eq!(clock, json!([{"seat": 0, "left_ms": left, "grace": false}]));
    stand_in(&mut bob, 0, true).await;
    assert_eq!(began.elapsed(), quick);
    // The stand-in plays on for Ada, until she says something herself.
    let step = bob.until("step").await;
    assert_eq!(step["seat"], 0);
    ada.ask(json!({"do": "back"})).await;
    let told = stand_in(&mut bob, 0, false).await;
    assert_eq!(told["room"]["seats"][0]["here"], true);
}

#[tokio::test(start_paused = true)]
async fn who_has_gone_is_waited_for_and_then_stood_in_for() {
    let desk = Desk::new();
    let (room, ada, mut bob) = desk.pair(setup(3, 10), Clock::None).await;
    let gone = Instant::now();
    let person = ada.leave().await;
    let told = bob.until("room").await;
    assert_eq!(told["room"]["seats"][0]["here"], false);
    let grace = Waits::default().grace[0];
    let left = grace.as_millis() as u64;
    assert_eq!(told["clock"], json!([{"seat": 0, "left_ms": left, "grace": true}]));
    stand_in(&mut bob, 0, true).await;
    assert_eq!(gone.elapsed(), grace);
    bob.until("step").await;
    let mut ada = desk.enter(&room, &person).await;
    let table = ada.until("table").await;
    assert_eq!(table["room"]["seats"][0]["stand_in"], false);
    assert_eq!(table["room"]["seats"][0]["here"], true);
}

#[tokio::test(start_paused = true)]
async fn who_comes_back_in_time_loses_nothing() {
    let desk = Desk::new();
    let (room, ada, mut bob) = desk.pair(setup(3, 10), Clock::Relaxed).await;
    let person = ada.leave().await;
    tokio::time::sleep(Waits::default().grace[1] / 2).await;
    let mut ada = desk.enter(&room, &person).await;
    let table = ada.until("table").await;
    assert_eq!((&table["seq"], &table["clock"][0]["grace"]), (&json!(0), &json!(false)));
    for message in bob.read().await {
        assert_ne!(message["room"]["seats"][0]["stand_in"], true);
    }
}

/// Nobody is hurried while no other person waits: not alone among bots, not when all have gone.
#[tokio::test(start_paused = true)]
async fn time_stands_still_where_no_person_waits() {
    let desk = Desk::new();
    let ada = desk.person("Ada", 9).await;
    let room = desk.open_timed(&ada, setup(3, 10), &["me", "keen", "keen"], Clock::Quick).await;
    let mut ada = desk.enter(&room, &ada).await;
    ada.ask(json!({"do": "begin"})).await;
    tokio::time::sleep(Duration::from_secs(3600)).await;
    let all = ada.read().await;
    assert!(all.iter().all(|message| message["is"] != "step"), "{all:?}");
    assert_eq!(all.last().unwrap()["clock"], json!([]));

    let desk = Desk::new();
    let (room, ada, bob) = desk.pair(setup(3, 10), Clock::Quick).await;
    let (ada, bob) = (ada.leave().await, bob.leave().await);
    tokio::time::sleep(Duration::from_secs(300)).await;
    // The first one back waits for the other from now on.
    let back = Instant::now();
    let mut bob = desk.enter(&room, &bob).await;
    let table = bob.until("table").await;
    assert_eq!((&table["seq"], &table["clock"][0]["grace"]), (&json!(0), &json!(true)));
    stand_in(&mut bob, 0, true).await;
    assert_eq!(back.elapsed(), Waits::default().grace[2]);
    drop(ada);
}
