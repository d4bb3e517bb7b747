//! The game of the day, and advice.

use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::{Value, json};
use server::Settings;
use table::{Journal, verify};

use crate::client::{Browser, Socket, setup};
use crate::house::{Running, hasty};

/// Whether it is the second day.
static TOMORROW: AtomicBool = AtomicBool::new(false);

fn today() -> String {
    let day = if TOMORROW.load(Ordering::Relaxed) { "2026-11-17" } else { "2026-11-16" };
    day.into()
}

/// Rolls once in each turn and builds what comes first, if `builds`; gives all steps and the end.
async fn play(socket: &mut Socket, builds: bool) -> (Vec<Value>, Value) {
    socket.say(json!({"do": "begin", "seed": "mine alone"})).await;
    let mut steps = Vec::new();
    loop {
        let told = socket.next().await.expect("the game comes to an end");
        let seq = match told["is"].as_str().unwrap() {
            "over" => return (steps, told),
            "step" => &told["n"],
            "table" => &told["seq"],
            _ => continue,
        };
        let list = told["decisions"].as_array().unwrap();
        let built = list.iter().find(|choice| choice.get("at").is_some()).filter(|_| builds);
        let quiet = list.iter().find(|choice| choice["do"] == "stop" || choice["do"] == "end");
        if let Some(choice) = built.or(quiet).or(list.first()) {
            socket.decide(seq, choice).await;
        }
        steps.push(told);
    }
}

fn first_rolls(steps: &[Value]) -> Vec<Value> {
    let events =
        steps.iter().flat_map(|step| step["events"].as_array().cloned().unwrap_or_default());
    events.filter(|event| event["event"] == "rolled").map(|event| event["dice"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn all_have_the_same_luck_on_one_day_and_nobody_sees_it_before() {
    let server = Running::with(Settings { today, ..hasty() }).await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    let mut bob = Browser::guest(server.at, "Bob").await;
    let wish = json!({"game": "dice", "variant": "solo"});

    let before = ada.get("/api/daily").await.json();
    assert_eq!((&before["day"], &before["running"]), (&json!("2026-11-16"), &json!(true)));
    let games = before["games"].as_array().unwrap();
    let solo = games.iter().position(|game| game["variant"] == "solo").unwrap();
    assert_eq!(games[solo]["scores"], json!([]));
    let commitment = games[solo]["commitment"].clone();

    let room = ada.post("/api/daily", wish.clone()).await.json()["room"].clone();
    assert_eq!(ada.post("/api/daily", wish.clone()).await.json()["room"], room);
    let room = room.as_str().unwrap();
    let mut socket = ada.enter(room, "").await;
    socket.until("table").await;
    let (steps, over) = play(&mut socket, true).await;
    assert_eq!(over["fairness"]["commitment"], commitment);
    assert_eq!(over["fairness"]["player_seeds"], json!([""]));
    assert_eq!(over["fairness"]["secret"], Value::Null);
    let journal = ada.get(&format!("/api/rooms/{room}/journal")).await.body;
    assert!(!journal.contains("secret"), "{journal}");
    assert_eq!(
        ada.get(&format!("/api/rooms/{room}/replay")).await.json()["fairness"]["secret"],
        Value::Null
    );

    // Bob could make use of what Ada met.
    for path in ["", "/journal", "/replay", "/replay/3"] {
        let answer = bob.get(&format!("/api/rooms/{room}{path}")).await;
        assert_eq!((answer.status, answer.error().as_str()), (403, "daily"), "{path}");
        let nobody = Browser::new(server.at).get(&format!("/api/rooms/{room}{path}")).await;
        assert_eq!(nobody.status, 403, "{path}");
    }
    assert!(bob.try_enter(room, "", &[]).await.is_err());

    let own = bob.post("/api/daily", wish.clone()).await.json()["room"].clone();
    let own = own.as_str().unwrap();
    assert_ne!(own, room);
    let mut socket = bob.enter(own, "").await;
    socket.until("table").await;
    let (others, _) = play(&mut socket, false).await;
    assert_eq!(first_rolls(&others), first_rolls(&steps));
    assert_eq!(first_rolls(&others).len(), 15);
    assert_eq!(bob.get(&format!("/api/rooms/{room}/replay")).await.status, 200);

    // Guests have no rank: Bob makes an account, and has one.
    let table = bob.get("/api/daily").await.json()["games"][solo].clone();
    assert_eq!(table["scores"], json!([]));
    let guests = table["guests"].as_array().unwrap();
    let names: Vec<&Value> = guests.iter().map(|score| &score["name"]).collect();
    assert_eq!(names, ["Ada", "Bob"]);
    assert!(guests[0].get("rank").is_none());
    let account = json!({"name": "Bob", "password": "a long password"});
    assert_eq!(bob.post("/api/account", account).await.status, 200);
    let table = bob.get("/api/daily").await.json()["games"][solo].clone();
    assert_eq!(table["guests"].as_array().unwrap().len(), 1);
    let scores = table["scores"].as_array().unwrap();
    assert_eq!((&scores[0]["rank"], &scores[0]["me"]), (&json!(1), &json!(true)));
    assert_eq!(scores[0]["points"], json!(-30));
    assert_eq!((&table["best"], &table["mine"]["id"]), (&json!(-30), &json!(own)));

    TOMORROW.store(true, Ordering::Relaxed);
    let journal = ada.get(&format!("/api/rooms/{room}/journal")).await.body;
    verify(&Journal::parse(&journal).unwrap(), games::registry()).unwrap();
    let fresh = ada.get("/api/daily").await.json();
    assert_eq!(fresh["day"], "2026-11-17");
    assert_ne!(fresh["games"][solo]["commitment"], commitment);
    assert!(fresh["games"][solo].get("mine").is_none());
    let old = ada.get("/api/daily?day=2026-11-16").await.json();
    assert_eq!(old["running"], false);
    for list in ["scores", "guests"] {
        assert_eq!(old["games"][0][list].as_array().unwrap().len(), 1, "{list}");
    }
    for wrong in ["2026-11-18", "today", "2026-1-1", "9999"] {
        assert_eq!(ada.get(&format!("/api/daily?day={wrong}")).await.error(), "day");
    }
    let wrong = json!({"game": "island", "variant": "beginner"});
    assert_eq!(ada.post("/api/daily", wrong).await.error(), "no_variant");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_alone_is_told_what_the_best_player_would_do() {
    let server = Running::start().await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    let wish = json!({"game": "dice", "variant": "solo", "seats": ["me"]});
    let room = ada.post("/api/rooms", wish).await.json()["room"].clone();
    let mut socket = ada.enter(room.as_str().unwrap(), "").await;
    socket.say(json!({"do": "hint", "tag": 1})).await;
    assert_eq!(socket.until("error").await["kind"], "not_now");
    socket.say(json!({"do": "begin"})).await;
    let mut told = socket.until("table").await;
    while told["room"]["state"] != "playing" {
        told = socket.until("table").await;
    }
    socket.decide(&told["seq"], &told["decisions"][0]).await;
    let mut rolled = socket.until("step").await;
    while rolled["decisions"].as_array().unwrap().is_empty() {
        rolled = socket.until("step").await;
    }
    socket.say(json!({"do": "hint", "tag": "please"})).await;
    let hint = socket.until("hint").await;
    assert_eq!((&hint["to"], &hint["seq"]), (&json!("please"), &rolled["n"]));
    assert_eq!(hint["scale"], "points");
    let choices = hint["choices"].as_array().unwrap();
    assert_eq!(choices.len(), rolled["decisions"].as_array().unwrap().len());
    let values: Vec<f64> = choices.iter().map(|each| each["value"].as_f64().unwrap()).collect();
    assert!(values.is_sorted_by(|one, next| one >= next), "{values:?}");
    assert!((80.0..110.0).contains(&values[0]), "{values:?}");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_advised_on_the_day() {
    let server = Running::start().await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    let wish = json!({"game": "dice", "variant": "solo"});
    let daily = ada.post("/api/daily", wish).await.json()["room"].clone();
    let mut socket = ada.enter(daily.as_str().unwrap(), "").await;
    socket.say(json!({"do": "begin"})).await;
    while socket.until("table").await["room"]["state"] != "playing" {}
    socket.say(json!({"do": "hint", "tag": "please"})).await;
    let error = socket.until("error").await;
    assert_eq!((&error["kind"], &error["to"]), (&json!("not_now"), &json!("please")));
    server.close().await;
}

/// Whoever logs in brings the attempt along, and has no second one.
#[tokio::test(flavor = "multi_thread")]
async fn an_attempt_goes_with_its_guest_into_the_account() {
    let server = Running::start().await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    let account = json!({"name": "Ada", "password": "correct horse"});
    assert_eq!(ada.post("/api/account", account.clone()).await.status, 200);
    let login = json!({"name": "Ada", "password": "correct horse", "bring": true});
    let wish = json!({"game": "dice", "variant": "solo"});
    let mut phone = Browser::guest(server.at, "Guest").await;
    let attempt = phone.post("/api/daily", wish.clone()).await.json()["room"].clone();
    // A room where the guest does not sit is the account's, too.
    let hosted = phone.open(&setup(3, 6), &["open", "gentle", "gentle"]).await;
    assert_eq!(phone.post("/api/login", login.clone()).await.status, 200);
    assert_eq!(phone.get(&format!("/api/rooms/{hosted}")).await.json()["host"], true);
    for browser in [&mut phone, &mut ada] {
        assert_eq!(browser.post("/api/daily", wish.clone()).await.json()["room"], attempt);
    }
    // Where the account has one, it keeps that, and the guest the other.
    let mut third = Browser::guest(server.at, "Third").await;
    let other = third.post("/api/daily", wish.clone()).await.json()["room"].clone();
    assert_ne!(other, attempt);
    assert_eq!(third.post("/api/login", login).await.status, 200);
    assert_eq!(third.post("/api/daily", wish).await.json()["room"], attempt);
    let path = format!("/api/rooms/{}", other.as_str().unwrap());
    assert_eq!(third.get(&path).await.error(), "daily");
    server.close().await;
}
