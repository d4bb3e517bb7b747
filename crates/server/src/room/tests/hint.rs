use serde_json::{Value, json};
use store::Clock;

use super::desk::{Desk, setup};

/// On the island as in every game with bots: what the best of them would do, and that may be done.
#[tokio::test(start_paused = true)]
async fn who_plays_alone_is_advised() {
    let desk = Desk::new();
    let ada = desk.person("Ada", 1).await;
    let room = desk.open(&ada, setup(3, 10), &["me", "keen", "keen"]).await;
    let mut ada = desk.enter(&room, &ada).await;
    ada.ask(json!({"do": "begin"})).await;
    while ada.until("table").await["room"]["state"] != "playing" {}
    ada.ask(json!({"do": "hint", "tag": "please"})).await;
    let hint = ada.until("hint").await;
    assert_eq!((&hint["to"], &hint["seq"]), (&json!("please"), &json!(0)));
    assert_eq!(hint["scale"], "chance");
    let best = &hint["choices"][0];
    ada.decide(&hint["seq"], best["decision"].clone()).await;
    assert_eq!(ada.until("step").await["n"], 1);
}

/// Whoever does as advised, turn after turn, never asks the others for the same again.
#[tokio::test(start_paused = true)]
async fn what_nobody_took_is_not_advised_again() {
    let desk = Desk::new();
    let ada = desk.person("Ada", 1).await;
    let room = desk.open(&ada, setup(3, 6), &["me", "keen", "keen"]).await;
    let mut ada = desk.enter(&room, &ada).await;
    ada.ask(json!({"do": "begin"})).await;
    let mut offers: Vec<Value> = vec![];
    let mut is_over = false;
    while !is_over {
        let told = ada.next().await.unwrap();
        match told["is"].as_str().unwrap() {
            "table" | "step" => {
                let asked = told["to_act"]["seats"].as_array();
                if asked.is_some_and(|seats| seats.contains(&json!(0))) {
                    ada.ask(json!({"do": "hint"})).await;
                }
            }
            "hint" => {
                let best = told["choices"][0]["decision"].clone();
                match best["do"].as_str().unwrap() {
                    "roll" => offers.clear(),
                    "offer" => {
                        assert!(!offers.contains(&best) && offers.len() < 2, "{best} {offers:?}");
                        offers.push(best.clone());
                    }
                    _ => {}
                }
                ada.decide(&told["seq"], best).await;
            }
            // Somebody else has answered meanwhile.
            "error" => assert!(["stale", "not_now"].iter().any(|kind| told["kind"] == *kind)),
            "over" => is_over = true,
            _ => {}
        }
    }
}

#[tokio::test(start_paused = true)]
async fn nobody_is_advised_against_other_people() {
    let desk = Desk::new();
    let (_, mut ada, _bob) = desk.pair(setup(3, 10), Clock::None).await;
    ada.ask(json!({"do": "hint"})).await;
    assert_eq!(ada.until("error").await["kind"], "not_now");
}
