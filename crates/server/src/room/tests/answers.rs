//! What the room says for its players, and at which pace.

use std::time::Duration;

use serde_json::{Value, json};
use store::Clock;
use tokio::time::Instant;

use super::desk::{Desk, Guest, find, setup};
use crate::settings::Settings;

/// Seat 0 has rolled and holds lumber; the others hold what they are given here.
fn market(players: u8, hands: &[Value]) -> Value {
    let corners = ["-2,1,N", "0,-1,N", "-2,2,N", "0,2,N", "-1,2,N", "2,-2,S"];
    let seats: Vec<Value> = (0..usize::from(players))
        .map(|seat| {
            let hand = if seat == 0 { json!({"lumber": 2}) } else { hands[seat - 1].clone() };
            json!({"settlements": [corners[seat]], "hand": hand})
        })
        .collect();
    json!({
        "players": players,
        "board": {"kind": "beginner"},
        "pieces": {"kind": "given", "turn": 0, "rolled": true, "seats": seats},
    })
}

fn offer(to: &[u8]) -> Value {
    json!({"do": "offer", "give": {"lumber": 1}, "want": {"ore": 1}, "to": to})
}

/// The next answer that this guest hears of, with how long it took to come.
async fn answer(guest: &mut Guest) -> (Value, Duration) {
    let began = Instant::now();
    loop {
        let step = guest.until("step").await;
        if step["events"][0]["event"] == "answered" {
            return (step, began.elapsed());
        }
    }
}

/// Ada offers lumber for ore to Bob. What Bob does not hold of two wool and two ore the third has,
/// so that the bank tells nobody who holds what.
async fn offered(hand: Value, hear: Option<&str>) -> (Guest, Guest, Value) {
    let desk = Desk::new();
    let other = if hand["ore"] == 2 { json!({"wool": 2}) } else { json!({"ore": 2}) };
    let (_, ada, mut bob) = desk.pair(market(3, &[hand, other]), Clock::None).await;
    if let Some(hear) = hear {
        bob.ask(json!({"do": "offers", "hear": hear})).await;
        bob.read().await;
    }
    ada.decide(&json!(0), offer(&[1])).await;
    let asked = bob.until("step").await;
    (ada, bob, asked)
}

#[tokio::test(start_paused = true)]
async fn nobody_is_asked_for_what_they_do_not_hold() {
    let (mut ada, mut bob, asked) = offered(json!({"wool": 2}), None).await;
    // Bob is told that he need not answer; Ada sees that he is asked, as ever.
    assert_eq!(asked["excused"], true);
    let told = ada.until("step").await;
    assert_eq!(told["to_act"], json!({"waiting": "seats", "seats": [1]}));
    assert!(told.get("excused").is_none());
    let (step, took) = answer(&mut ada).await;
    assert_eq!((&step["seat"], &step["events"][0]["accepts"]), (&json!(1), &json!(false)));
    let [least, most] = Settings::default().answer_pause;
    assert!((least..=most).contains(&took), "{took:?}");
    // It is no decision of his that he could take back.
    assert_eq!(bob.until("step").await["undo"], false);
}

/// What Ada hears is the same in every respect, whether Bob holds no ore or wants no offers.
#[tokio::test(start_paused = true)]
async fn a_no_does_not_tell_what_is_in_the_hand() {
    let mut heard = Vec::new();
    for (hand, hear) in [
        (json!({"wool": 2}), None),
        (json!({"wool": 2}), Some("possible")),
        (json!({"ore": 2}), Some("none")),
        (json!({"wool": 2}), Some("none")),
    ] {
        let (mut ada, ..) = offered(hand, hear).await;
        let first = ada.until("step").await;
        let (second, took) = answer(&mut ada).await;
        let [least, most] = Settings::default().answer_pause;
        assert!((least..=most).contains(&took), "{took:?}");
        heard.push((first, second));
    }
    assert!(heard.windows(2).all(|two| two[0] == two[1]), "{heard:#?}");
}

#[tokio::test(start_paused = true)]
async fn who_can_take_an_offer_or_wants_to_hear_all_is_waited_for() {
    for (hand, hear) in [(json!({"ore": 2}), None), (json!({"wool": 2}), Some("all"))] {
        let (mut ada, _bob, asked) = offered(hand, hear).await;
        assert!(asked.get("excused").is_none(), "{asked}");
        ada.read().await;
        tokio::time::sleep(Duration::from_secs(3600)).await;
        assert!(ada.read().await.iter().all(|told| told["is"] != "step"));
    }
}

#[tokio::test(start_paused = true)]
async fn no_offers_may_be_said_after_one_has_come() {
    let (mut ada, mut bob, asked) = offered(json!({"ore": 2}), None).await;
    assert!(asked.get("excused").is_none(), "{asked}");
    bob.ask(json!({"do": "offers", "hear": "none"})).await;
    assert_eq!(bob.until("table").await["excused"], true);
    let (step, _) = answer(&mut ada).await;
    assert_eq!((&step["seat"], &step["events"][0]["accepts"]), (&json!(1), &json!(false)));
}

#[tokio::test(start_paused = true)]
async fn no_offers_holds_until_the_turn_ends() {
    let desk = Desk::new();
    let (_, mut ada, mut bob) = desk.pair(market(2, &[json!({"ore": 2})]), Clock::None).await;
    ada.ask(json!({"do": "offers", "hear": "none"})).await;
    ada.decide(&json!(0), json!({"do": "end_turn"})).await;
    // Bob rolls, moves the robber where he has to, and offers.
    loop {
        let told = bob.until("step").await;
        if told["to_act"] != json!({"waiting": "seats", "seats": [1]}) {
            continue;
        }
        let list = told["decisions"].as_array().unwrap();
        if find(&told, "offer").is_some() {
            let swap = json!({"do": "offer", "give": {"ore": 1}, "want": {"lumber": 1}, "to": [0]});
            bob.decide(&told["n"], swap).await;
            break;
        }
        bob.decide(&told["n"], list[0].clone()).await;
    }
    // It is another turn: Ada is asked again, and waited for.
    let offer = loop {
        let told = ada.until("step").await;
        if told["events"][0]["event"] == "offered" {
            break told;
        }
    };
    assert!(offer.get("excused").is_none(), "{offer}");
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert!(ada.read().await.iter().all(|told| told["is"] != "step"));
}

/// Bots that are asked together answer in one breath.
#[tokio::test(start_paused = true)]
async fn bots_answer_together() {
    let desk = Desk::new();
    let ada = desk.person("Ada", 1).await;
    let hands = [json!({"wool": 1}), json!({"wool": 1}), json!({"brick": 1})];
    let room = desk.open(&ada, market(4, &hands), &["me", "steady", "keen", "gentle"]).await;
    let mut ada = desk.enter(&room, &ada).await;
    ada.ask(json!({"do": "begin"})).await;
    while ada.until("table").await["room"]["state"] != "playing" {}
    ada.decide(&json!(0), offer(&[1, 2, 3])).await;
    let began = Instant::now();
    for _ in 0..3 {
        answer(&mut ada).await;
    }
    let took = began.elapsed();
    assert!(took < 2 * Settings::default().bot_pause, "three answers took {took:?}");
}

/// Six at the table and nobody can build: the next turn begins in the same breath.
#[tokio::test(start_paused = true)]
async fn who_can_build_nothing_is_not_asked_to() {
    let desk = Desk::new();
    let hands = vec![json!({"lumber": 1}); 5];
    let mut setup = market(6, &hands);
    let options = json!({"special_building": true});
    setup.as_object_mut().unwrap().insert("options".into(), options);
    let ada = desk.person("Ada", 1).await;
    let bots = ["me", "keen", "keen", "keen", "keen", "keen"];
    let room = desk.open(&ada, setup, &bots).await;
    let mut ada = desk.enter(&room, &ada).await;
    ada.ask(json!({"do": "begin"})).await;
    while ada.until("table").await["room"]["state"] != "playing" {}
    let began = Instant::now();
    ada.decide(&json!(0), json!({"do": "end_turn"})).await;
    let mut passed = 0;
    loop {
        let step = ada.until("step").await;
        passed += 1;
        let events = step["events"].as_array().unwrap();
        if events.iter().any(|event| event["event"] == "turn_began") {
            break;
        }
    }
    // The end of the turn, and five who pass: all written down, and none of it takes any time.
    assert_eq!((passed, began.elapsed()), (6, Duration::ZERO));
    // What was said for her is not what she takes back: Ada takes her turn's end back.
    ada.ask(json!({"do": "undo"})).await;
    assert_eq!(ada.until("undone").await["seq"], 0);
}

/// Eight turns of six, with one person who acts at once: what is left of them for the server.
#[tokio::test(start_paused = true)]
async fn eight_turns_of_six_take_little_time() {
    let desk = Desk::with(Settings::default());
    let ada = desk.person("Ada", 1).await;
    let wish = json!({"players": 6, "board": {"kind": "six"}});
    let room = desk.open(&ada, wish, &["me", "keen", "steady", "keen", "steady", "gentle"]).await;
    let mut ada = desk.enter(&room, &ada).await;
    ada.ask(json!({"do": "begin"})).await;
    let mut began = None;
    let mut asked = 0;
    loop {
        let told = ada.next().await.unwrap();
        let seq = match told["is"].as_str() {
            Some("step") => &told["n"],
            Some("table") if told["room"]["state"] == "playing" => &told["seq"],
            _ => continue,
        };
        let turn = told["view"]["turn"]["number"].as_u64().unwrap();
        if turn >= 1 && began.is_none() {
            began = Some(Instant::now());
        }
        if turn >= 9 {
            break;
        }
        let mine = told["to_act"]["seats"].as_array().is_some_and(|all| all.contains(&json!(0)));
        if !mine || told["excused"] == true {
            continue;
        }
        asked += 1;
        let simple = ["roll", "decline", "pass", "end_turn"];
        let simple = simple.iter().find_map(|what| find(&told, what));
        let choice = simple.or_else(|| told["decisions"].as_array()?.first().cloned()).unwrap();
        ada.decide(seq, choice).await;
    }
    let took = began.unwrap().elapsed();
    println!("eight turns of six took {took:?}, and {asked} decisions");
    assert!(took < Duration::from_secs(15), "{took:?}");
}

#[tokio::test(start_paused = true)]
async fn only_those_at_the_table_are_asked() {
    let desk = Desk::new();
    let (room, ..) = desk.pair(setup(3, 10), Clock::None).await;
    let mut eve = desk.enter(&room, &desk.person("Eve", 3).await).await;
    eve.ask(json!({"do": "offers", "hear": "none"})).await;
    assert_eq!(eve.until("error").await["kind"], "not_seated");
}
