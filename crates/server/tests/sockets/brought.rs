//! Games that were begun in somebody's browser and go on here.

use serde_json::{Value, json};
use table::{Seat, Secret, Session, ToAct};

use crate::client::{Browser, pick, setup};
use crate::house::{Running, hasty};

/// A game to so many points that was played by chance for so many steps, or to its end.
fn played(points: u8, steps: usize) -> Session {
    let registry = games::registry();
    let seeds = vec!["nora".into(), "mira".into(), String::new()];
    let secret = Secret::new([7; 32]);
    let mut session =
        Session::start_fair(registry, "island", &setup(3, points), secret, seeds).unwrap();
    for number in 0.. {
        if session.journal().steps().len() >= steps {
            break;
        }
        match session.position().to_act() {
            ToAct::Nobody => {
                session.close().unwrap();
                break;
            }
            ToAct::Nature => drop(session.draw_fair().unwrap()),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let list = json!({ "decisions": session.position().decisions(seat) });
                session.decide(seat, &pick(&list, number).unwrap()).unwrap();
            }
        }
    }
    session
}

fn wish(session: &Session, seats: &[&str]) -> Value {
    let secret = Secret::new([7; 32]);
    json!({ "journal": session.journal().to_string(), "secret": secret, "seats": seats })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_where_it_was_left() {
    let server = Running::start().await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    let session = played(10, 40);
    let steps = session.journal().steps().len();
    let answer = ada.post("/api/rooms/brought", wish(&session, &["me", "open", "keen"])).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let room = answer.json()["room"].as_str().unwrap().to_owned();
    let mut own = ada.enter(&room, "").await;
    let table = own.until("table").await;
    assert_eq!(table["room"]["brought"], json!(true));
    assert_eq!(table["room"]["state"], json!("playing"));
    assert!(table["seq"].as_u64().unwrap() >= steps as u64);
    let view = session.position().view(table::Eye::Seat(Seat::try_from(0).unwrap()));
    assert_eq!(table["view"]["seats"][0]["hand"], view["seats"][0]["hand"]);
    assert!(table["log"].as_array().unwrap().len() >= steps);

    // Whoever has the link takes the free seat in the middle of the game, and sees its hand alone.
    let bob = Browser::guest(server.at, "Bob").await;
    let mut other = bob.enter(&room, "").await;
    assert_eq!(other.until("table").await["eye"], json!("spectator"));
    other.say(json!({"do": "sit", "seat": 1})).await;
    let seated = other.until("table").await;
    assert_eq!(seated["eye"], json!(1));
    assert!(seated["view"]["seats"][1]["hand"].is_object());
    assert!(seated["view"]["seats"][0]["hand"].is_null());
    // A second seat, or one that is taken, is nobody's.
    other.say(json!({"do": "sit", "seat": 0})).await;
    assert_eq!(other.until("error").await["kind"], json!("not_now"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_free_seat_is_filled_with_a_bot_and_the_game_does_not_begin_anew() {
    let server = Running::start().await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    let session = played(10, 60);
    let answer = ada.post("/api/rooms/brought", wish(&session, &["me", "open", "open"])).await;
    let room = answer.json()["room"].as_str().unwrap().to_owned();
    let mut own = ada.enter(&room, "").await;
    let before = own.until("table").await["seq"].as_u64().unwrap();
    own.say(json!({"do": "hint"})).await;
    assert_eq!(own.until("error").await["kind"], json!("not_now"), "others may still come");
    own.say(json!({"do": "fill", "bot": "steady"})).await;
    loop {
        let told = own.until("room").await;
        let seats = told["room"]["seats"].as_array().unwrap().clone();
        if seats.iter().filter(|seat| seat["kind"] == "bot").count() == 2 {
            assert!(told["room"]["seq"].as_u64().unwrap() >= before);
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_kept_with_its_proof() {
    let server = Running::start().await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    let session = played(3, 20_000);
    let mut wish = wish(&session, &["me", "keen", "keen"]);
    wish["secret"] = Value::Null;
    let answer = ada.post("/api/rooms/brought", wish).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let room = answer.json()["room"].as_str().unwrap().to_owned();
    let journal = ada.get(&format!("/api/rooms/{room}/journal")).await;
    assert_eq!(journal.body, session.journal().to_string());
    let shown = ada.get(&format!("/api/rooms/{room}")).await.json();
    assert_eq!(shown["state"], json!("over"));
    assert_eq!(shown["winners"], json!(session.position().standing().winners));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_fair_games_by_the_rules_are_taken() {
    let server = Running::start().await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    let session = played(10, 40);
    let sound = wish(&session, &["me", "keen", "keen"]);
    let text = session.journal().to_string();
    let changed = |from: &str, to: &str| {
        let forged = text.replacen(from, to, 1);
        assert_ne!(forged, text, "{from}");
        json!({ "journal": forged, "secret": sound["secret"], "seats": sound["seats"] })
    };
    let rolled = text.lines().find(|line| line.contains("\"rolled\"")).unwrap();
    let other = if rolled.contains("[1,1]") { "[2,1]" } else { "[1,1]" };
    let from = rolled.find("\"dice\":").unwrap() + 7;
    let dice = &rolled[from..from + 5];
    let mut cases = vec![
        (changed(dice, other), "journal"),
        (changed("\"seat\":0", "\"seat\":2"), "journal"),
        (changed("\"island\"", "\"chess\""), "journal"),
        (json!({"journal": text, "seats": sound["seats"]}), "journal"),
        (json!({"journal": "", "seats": sound["seats"]}), "journal"),
        (json!({"journal": text, "secret": "00".repeat(32), "seats": sound["seats"]}), "journal"),
        (json!({"journal": text, "secret": "00", "seats": sound["seats"]}), "malformed"),
    ];
    for seats in [json!(["me", "keen"]), json!(["me", "me", "keen"]), json!(["me", "x", "y"])] {
        let mut wrong = sound.clone();
        wrong["seats"] = seats;
        cases.push((wrong, "seats"));
    }
    for (wish, kind) in cases {
        let answer = ada.post("/api/rooms/brought", wish.clone()).await;
        assert_eq!((answer.status, answer.error().as_str()), (422, kind), "{wish}");
    }
    assert_eq!(ada.get("/api/rooms").await.json()["mine"], json!([]));
}

/// Journals are longer than other requests, and have a limit of their own.
#[tokio::test(flavor = "multi_thread")]
async fn a_journal_may_be_long_but_not_without_end() {
    let mut settings = hasty();
    settings.limits.journal = 100_000;
    let server = Running::with(settings).await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    let bring = |length: usize| json!({"journal": "x".repeat(length), "seats": []});
    assert_eq!(ada.post("/api/rooms/brought", bring(100_000)).await.error(), "journal");
    assert_eq!(ada.post("/api/rooms/brought", bring(170_000)).await.status, 413);
    assert_eq!(ada.post("/api/rooms", bring(70_000)).await.status, 413);
}
