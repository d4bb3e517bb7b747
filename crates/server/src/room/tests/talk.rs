use serde_json::json;
use store::Clock;

use super::desk::{Desk, setup};

#[tokio::test(start_paused = true)]
async fn chat_is_kept_and_need_not_be_read() {
    let desk = Desk::new();
    let (room, mut ada, mut bob) = desk.pair(setup(3, 10), Clock::None).await;
    let mut eve = desk.enter(&room, &desk.person("Eve", 3).await).await;
    eve.ask(json!({"do": "say", "text": "  go Bob\u{7} "})).await;
    let line = ada.until("chat").await;
    assert_eq!((&line["from"], &line["text"]), (&json!("Eve"), &json!("go Bob")));
    assert!(line.get("seat").is_none());
    assert_eq!(line["watching"], true);
    ada.ask(json!({"do": "mute", "seat": "spectators"})).await;
    ada.ask(json!({"do": "mute", "seat": 1})).await;
    ada.read().await;
    bob.ask(json!({"do": "say", "text": "thanks"})).await;
    eve.ask(json!({"do": "say", "text": "sure"})).await;
    eve.read().await;
    let heard: Vec<_> = bob.read().await.into_iter().filter(|told| told["is"] == "chat").collect();
    assert_eq!(heard.len(), 3);
    assert_eq!((&heard[1]["seat"], &heard[1]["text"]), (&json!(1), &json!("thanks")));
    assert_eq!(heard[1]["watching"], false);
    assert!(ada.read().await.iter().all(|told| told["is"] != "chat"));
    // Whoever comes in reads what was said, but not from those they do not want to read.
    let mut again = desk.enter(&room, &ada.person).await;
    let table = again.until("table").await;
    assert_eq!(table["chat"], json!([]));
    assert_eq!(table["muted"], json!(["spectators", 1]));
    ada.ask(json!({"do": "mute", "seat": 1, "on": false})).await;
    ada.ask(json!({"do": "say", "text": "hello"})).await;
    assert_eq!(ada.until("chat").await["text"], "hello");
    let mut again = desk.enter(&room, &ada.person).await;
    assert_eq!(again.until("table").await["chat"].as_array().unwrap().len(), 2);
}

#[tokio::test(start_paused = true)]
async fn seats_are_taken_freed_and_filled_before_the_start() {
    let desk = Desk::new();
    let (ada, bob) = (desk.person("Ada", 1).await, desk.person("Bob", 2).await);
    let room = desk.open(&ada, setup(3, 10), &["me", "open", "open"]).await;
    let mut ada = desk.enter(&room, &ada).await;
    let mut bob = desk.enter(&room, &bob).await;
    assert_eq!(bob.until("table").await["eye"], "spectator");
    bob.ask(json!({"do": "fill", "bot": "keen"})).await;
    assert_eq!(bob.until("error").await["kind"], "not_seated");
    bob.ask(json!({"do": "sit", "seat": 0})).await;
    assert_eq!(bob.until("error").await["kind"], "no_seat");
    bob.ask(json!({"do": "sit", "seat": 5})).await;
    assert_eq!(bob.until("error").await["kind"], "no_seat");
    bob.ask(json!({"do": "sit", "seat": 2})).await;
    assert_eq!(bob.until("table").await["eye"], 2);
    bob.ask(json!({"do": "sit", "seat": 1})).await;
    let table = bob.until("table").await;
    assert_eq!((&table["eye"], &table["room"]["seats"][2]["kind"]), (&json!(1), &json!("open")));
    assert_eq!(table["room"]["seats"][1]["me"], true);
    ada.read().await;
    ada.ask(json!({"do": "fill", "bot": "keen", "seat": 2})).await;
    assert_eq!(ada.until("room").await["room"]["seats"][2]["bot"], "keen");
    bob.ask(json!({"do": "free", "seat": 0})).await;
    assert_eq!(bob.until("error").await["kind"], "not_host");
    ada.ask(json!({"do": "free", "seat": 5})).await;
    assert_eq!(ada.until("error").await["kind"], "no_seat");
    ada.ask(json!({"do": "free", "seat": 2})).await;
    assert_eq!(ada.until("room").await["room"]["seats"][2]["kind"], "open");
    // Not before all who are here want to.
    ada.ask(json!({"do": "fill", "bot": "keen"})).await;
    ada.ask(json!({"do": "begin"})).await;
    let all = ada.read().await;
    assert!(all.iter().all(|told| told["room"]["state"] != "playing"));
    assert_eq!(all.last().unwrap()["room"]["seats"][0]["ready"], true);
    bob.ask(json!({"do": "begin"})).await;
    assert_eq!(ada.until("table").await["room"]["state"], "playing");
}

#[tokio::test(start_paused = true)]
async fn the_same_seats_play_again() {
    let desk = Desk::new();
    let ada = desk.person("Ada", 1).await;
    let mut board = setup(3, 10);
    board["options"]["turn_limit"] = json!(1);
    let (room, mut ada, mut bob) = {
        drop(ada);
        desk.pair(board, Clock::Relaxed).await
    };
    let mut seq = json!(0);
    let mut choice = Some(json!({"do": "roll"}));
    loop {
        if let Some(choice) = choice.take() {
            ada.decide(&seq, choice).await;
        }
        let told = ada.next().await.unwrap();
        match told["is"].as_str().unwrap() {
            "over" => break,
            "step" => {
                seq = told["n"].clone();
                let find = |what| super::desk::find(&told, what);
                choice = find("end_turn").or(find("move_robber")).or(find("rob"));
            }
            _ => {}
        }
    }
    bob.until("over").await;
    bob.ask(json!({"do": "rematch"})).await;
    let next = ada.until("rematch").await["room"].clone();
    assert_eq!(bob.until("rematch").await["room"], next);
    ada.ask(json!({"do": "rematch"})).await;
    assert_eq!(ada.until("rematch").await["room"], next, "there is one rematch only");
    let id = next.as_str().unwrap().parse().unwrap();
    let mut again = desk.enter(&id, &bob.person).await;
    let table = again.until("table").await;
    assert_eq!((&table["eye"], &table["room"]["clock"]), (&json!(1), &json!("relaxed")));
    assert_eq!(table["room"]["state"], "waiting");
    let mut late = desk.enter(&room, &desk.person("Eve", 3).await).await;
    let table = late.until("table").await;
    assert_eq!(table["room"]["rematch"], next);
    assert!(late.until("over").await["fairness"]["secret"].is_string());
    assert_ne!(table["commitment"], again_commitment(&mut again).await);
}

async fn again_commitment(guest: &mut super::desk::Guest) -> serde_json::Value {
    guest.ask(json!({"do": "stand"})).await;
    guest.until("table").await["commitment"].clone()
}
