use std::time::Duration;

use serde_json::{Value, json};
use store::Clock;
use table::{Journal, verify};

use super::desk::{Desk, find, setup};

/// The next message about the room where this holds of its seats.
async fn seats(guest: &mut super::desk::Guest, holds: impl Fn(&Value) -> bool) -> Value {
    loop {
        let told = guest.until("room").await["room"]["seats"].clone();
        if holds(&told) {
            return told;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn who_gives_up_is_played_for_to_the_end() {
    let desk = Desk::new();
    let (room, mut ada, mut bob) = desk.pair(setup(3, 10), Clock::None).await;
    ada.ask(json!({"do": "resign"})).await;
    let told = seats(&mut bob, |seats| seats[0]["resigned"] == true).await;
    assert_eq!((&told[0]["stand_in"], &told[0]["name"]), (&json!(true), &json!("Ada")));
    assert_eq!(told[1]["resigned"], false);
    // It was Ada's turn: a bot takes it, although she is still here.
    assert_eq!(bob.until("step").await["seat"], 0);
    let table = ada.until("table").await;
    assert_eq!((&table["eye"], &table["room"]["state"]), (&json!("spectator"), &json!("playing")));
    for asked in [
        json!({"do": "back"}),
        json!({"do": "resign"}),
        json!({"do": "undo"}),
        json!({"do": "decide", "seq": 0, "decision": {"do": "roll"}}),
    ] {
        ada.ask(asked.clone()).await;
        assert_eq!(ada.until("error").await["kind"], "not_seated", "{asked}");
    }
    let person = ada.leave().await;
    let mut ada = desk.enter(&room, &person).await;
    assert_eq!(ada.until("table").await["eye"], "spectator", "for good");
    // Only a bot is left when Bob gives up too: the game ends, and what was played can be verified.
    bob.ask(json!({"do": "resign"})).await;
    let over = bob.until("over").await;
    assert_eq!(over["ending"], json!({"by": "resigned", "seat": 1}));
    assert_eq!(
        (&over["standing"]["over"], &over["standing"]["winners"]),
        (&json!(true), &json!([2]))
    );
    let text = desk.hall.house().store.journal(&room).await.unwrap().unwrap();
    let verified = verify(&Journal::parse(&text).unwrap(), games::registry()).unwrap();
    assert!(!verified.scores.over);
}

/// The room may find out that somebody has gone by telling something, before it reads that they left.
#[tokio::test(start_paused = true)]
async fn who_is_found_to_have_gone_is_told_of_like_who_leaves() {
    let desk = Desk::new();
    let (_, mut ada, mut bob) = desk.pair(setup(3, 10), Clock::None).await;
    ada.ask(json!({"do": "stand_in", "seat": 0})).await;
    let told = seats(&mut bob, |seats| seats[0]["stand_in"] == true).await;
    assert_eq!(told[0]["here"], true);
    ada.vanish();
    bob.ask(json!({"do": "say", "text": "Are you there?"})).await;
    let told = bob.read().await;
    let room = told.iter().rfind(|message| message["is"] == "room").expect("Bob hears of it");
    let [ada_there, bob_there] = [0, 1].map(|seat| &room["room"]["seats"][seat]["here"]);
    assert_eq!((ada_there, bob_there), (&json!(false), &json!(true)));
    // The letter that says so is no news any more.
    ada.leave().await;
    assert!(bob.read().await.iter().all(|message| message["is"] != "room"));
}

#[tokio::test(start_paused = true)]
async fn of_two_people_the_other_wins() {
    let desk = Desk::new();
    let duo = games::registry().game("island").unwrap().variant("duo").unwrap().setup.clone();
    let (_, ada, mut bob) = desk.pair(duo, Clock::None).await;
    ada.ask(json!({"do": "resign"})).await;
    let over = bob.until("over").await;
    assert_eq!(over["ending"], json!({"by": "resigned", "seat": 0}));
    assert_eq!(over["standing"]["winners"], json!([1]));
    assert!(over["fairness"]["secret"].is_string());
    let told = bob.until("room").await;
    assert_eq!((&told["room"]["state"], &told["room"]["winners"]), (&json!("over"), &json!([1])));
}

#[tokio::test(start_paused = true)]
async fn alone_against_bots_the_game_ends_without_a_winner() {
    let desk = Desk::new();
    let ada = desk.person("Ada", 1).await;
    let room = desk.open(&ada, setup(3, 10), &["me", "gentle", "gentle"]).await;
    let mut ada = desk.enter(&room, &ada).await;
    ada.ask(json!({"do": "resign"})).await;
    assert_eq!(ada.until("error").await["kind"], "not_now", "not before the game");
    ada.ask(json!({"do": "begin"})).await;
    ada.ask(json!({"do": "resign"})).await;
    let over = ada.until("over").await;
    assert_eq!(over["ending"], json!({"by": "resigned", "seat": 0}));
    assert_eq!(over["standing"]["winners"], json!([]));
}

#[tokio::test(start_paused = true)]
async fn the_others_need_not_wait_for_somebody_who_has_gone() {
    let desk = Desk::new();
    let (room, ada, mut bob) = desk.pair(setup(3, 10), Clock::None).await;
    let mut eve = desk.enter(&room, &desk.person("Eve", 3).await).await;
    eve.ask(json!({"do": "stand_in", "seat": 0})).await;
    assert_eq!(eve.until("error").await["kind"], "not_seated");
    bob.ask(json!({"do": "stand_in", "seat": 0})).await;
    assert_eq!(bob.until("error").await["kind"], "not_now", "Ada is here");
    for nobody in [2, 5] {
        bob.ask(json!({"do": "stand_in", "seat": nobody})).await;
        assert_eq!(bob.until("error").await["kind"], "no_seat");
    }
    let person = ada.leave().await;
    bob.ask(json!({"do": "stand_in", "seat": 0})).await;
    seats(&mut bob, |seats| seats[0]["stand_in"] == true).await;
    let asked = tokio::time::Instant::now();
    assert_eq!(bob.until("step").await["seat"], 0);
    assert!(asked.elapsed() < Duration::from_secs(5), "without any grace");
    let mut ada = desk.enter(&room, &person).await;
    let table = ada.until("table").await;
    assert_eq!(table["room"]["seats"][0]["stand_in"], false, "until she is back");
}

#[tokio::test(start_paused = true)]
async fn who_is_about_to_go_lets_a_bot_play_on() {
    let desk = Desk::new();
    let (_, ada, mut bob) = desk.pair(setup(3, 10), Clock::None).await;
    ada.ask(json!({"do": "stand_in", "seat": 0})).await;
    ada.leave().await;
    let asked = tokio::time::Instant::now();
    let step = bob.until("step").await;
    assert_eq!(step["seat"], 0);
    assert!(asked.elapsed() < Duration::from_secs(5));
    assert!(find(&step, "resign").is_none(), "it is no decision of the game");
}

#[tokio::test(start_paused = true)]
async fn a_host_clears_away_a_room_that_never_began() {
    let desk = Desk::new();
    let (host, bob) = (desk.person("Ada", 1).await, desk.person("Bob", 2).await);
    let room = desk.open(&host, setup(3, 10), &["me", "open", "keen"]).await;
    let mut ada = desk.enter(&room, &host).await;
    let mut bob = desk.enter(&room, &bob).await;
    bob.ask(json!({"do": "sit", "seat": 1})).await;
    bob.ask(json!({"do": "delete"})).await;
    assert_eq!(bob.until("error").await["kind"], "not_host");
    ada.ask(json!({"do": "delete"})).await;
    ada.until("gone").await;
    bob.until("gone").await;
    assert_eq!(bob.next().await, None);
    assert_eq!(desk.hall.house().store.room(&room).await.unwrap(), None);
    drop((ada, bob));
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(desk.hall.room(&room).await.unwrap().is_none());
    assert_eq!(desk.hall.live(), 0);

    let (_, mut ada, _bob) = desk.pair(setup(3, 10), Clock::None).await;
    ada.ask(json!({"do": "delete"})).await;
    assert_eq!(ada.until("error").await["kind"], "not_now", "what was begun is kept");
}
