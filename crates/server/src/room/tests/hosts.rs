//! What a host may do, and how much.

use serde_json::json;
use store::Clock;

use super::desk::{Desk, setup};
use crate::house::{OpenError, Wish};
use crate::settings::{Limits, Settings};

#[tokio::test(start_paused = true)]
async fn a_host_sends_people_away_who_then_may_only_watch() {
    let desk = Desk::new();
    let (ada, bob) = (desk.person("Ada", 1).await, desk.person("Bob", 2).await);
    let room = desk.open(&ada, setup(4, 10), &["me", "open", "open", "keen"]).await;
    let mut ada = desk.enter(&room, &ada).await;
    let mut bob = desk.enter(&room, &bob).await;
    let mut eve = desk.enter(&room, &desk.person("Eve", 3).await).await;
    bob.ask(json!({"do": "sit", "seat": 1})).await;
    eve.ask(json!({"do": "sit", "seat": 2})).await;
    eve.read().await;
    bob.read().await;
    eve.ask(json!({"do": "free", "seat": 1})).await;
    assert_eq!(eve.until("error").await["kind"], "not_host");
    ada.ask(json!({"do": "free", "seat": 0})).await;
    assert_eq!(ada.until("error").await["kind"], "no_seat", "a host stands up instead");
    ada.ask(json!({"do": "free", "seat": 1})).await;
    let table = bob.until("table").await;
    assert_eq!(
        (&table["eye"], &table["room"]["seats"][1]["kind"]),
        (&json!("spectator"), &json!("open"))
    );
    for seat in [1, 2] {
        bob.ask(json!({"do": "sit", "seat": seat})).await;
        let kind = if seat == 1 { "removed" } else { "no_seat" };
        assert_eq!(bob.until("error").await["kind"], kind);
    }
    // Also not after coming in anew.
    let person = bob.leave().await;
    let mut bob = desk.enter(&room, &person).await;
    assert_eq!(bob.until("table").await["eye"], "spectator");
    bob.ask(json!({"do": "sit", "seat": 1})).await;
    assert_eq!(bob.until("error").await["kind"], "removed");
    bob.ask(json!({"do": "say", "text": "oh"})).await;
    assert_eq!(bob.until("chat").await["watching"], true);
    // Others sit down there as before.
    eve.ask(json!({"do": "sit", "seat": 1})).await;
    while eve.until("table").await["eye"] != 1 {}
}

#[tokio::test(start_paused = true)]
async fn a_rematch_seats_only_those_who_come() {
    let desk = Desk::new();
    let (_, mut ada, mut bob) = desk.pair(setup(3, 10), Clock::None).await;
    ada.ask(json!({"do": "resign"})).await;
    bob.ask(json!({"do": "resign"})).await;
    bob.until("over").await;
    let eve = desk.person("Eve", 3).await;
    // Bob gave up, but he did play.
    bob.ask(json!({"do": "rematch"})).await;
    let next = bob.until("rematch").await["room"].as_str().unwrap().parse().unwrap();
    let mut watching = desk.enter(&next, &eve).await;
    let seats = watching.until("table").await["room"]["seats"].clone();
    let kinds: Vec<_> = seats.as_array().unwrap().iter().map(|seat| &seat["kind"]).collect();
    assert_eq!(kinds, ["open", "person", "bot"], "{seats}");
    // Ada comes, and has her old seat; she gets up, and is not seated again.
    let mut again = desk.enter(&next, &ada.person).await;
    assert_eq!(again.until("table").await["eye"], 0);
    again.ask(json!({"do": "stand"})).await;
    assert_eq!(again.until("table").await["eye"], "spectator");
    let mut again = desk.enter(&next, &ada.person).await;
    assert_eq!(again.until("table").await["eye"], "spectator");
    ada.read().await;
}

#[tokio::test(start_paused = true)]
async fn nobody_opens_rooms_without_end_or_fills_the_public_list() {
    let limits = Limits { rooms: 4, public_rooms: 2, ..Limits::default() };
    let desk = Desk::with(Settings { limits, ..Settings::default() });
    let (ada, bob) = (desk.person("Ada", 1).await, desk.person("Bob", 2).await);
    let house = desk.hall.house();
    let wish = |public| Wish {
        game: "island".into(),
        variant: None,
        setup: Some(setup(3, 10)),
        seats: ["me", "keen", "keen"].map(String::from).to_vec(),
        clock: Clock::None,
        public,
    };
    let first = house.open(&ada, wish(true)).await.unwrap();
    house.open(&ada, wish(true)).await.unwrap();
    let refused = house.open(&ada, wish(true)).await;
    assert!(matches!(refused, Err(OpenError::TooMany(_))), "{refused:?}");
    // A public game that is played waits for nobody.
    let mut eye = desk.enter(&first, &ada).await;
    eye.ask(json!({"do": "begin"})).await;
    while eye.until("table").await["room"]["state"] != "playing" {}
    house.open(&ada, wish(true)).await.unwrap();
    house.open(&ada, wish(false)).await.unwrap();
    let refused = house.open(&ada, wish(false)).await;
    assert!(matches!(refused, Err(OpenError::TooMany(_))), "{refused:?}");
    house.open(&bob, wish(true)).await.unwrap();
    // What is over counts no more.
    eye.ask(json!({"do": "resign"})).await;
    eye.until("over").await;
    house.open(&ada, wish(false)).await.unwrap();
}
