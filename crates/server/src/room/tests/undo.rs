use serde_json::{Value, json};
use store::Clock;

use super::desk::{Desk, Guest, find, setup};

/// Rolls for the guest on turn and does what the roll asks for; gives the last step.
async fn rolled(guest: &mut Guest, others: &mut [&mut Guest]) -> Value {
    let mut step = json!({"n": 0});
    guest.decide(&json!(0), json!({"do": "roll"})).await;
    loop {
        if find(&step, "end_turn").is_some() {
            return step;
        }
        if let Some(choice) = find(&step, "move_robber").or(find(&step, "rob")) {
            guest.decide(&step["n"], choice).await;
        }
        step = guest.until("step").await;
        for other in others.iter_mut() {
            other.until("step").await;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn among_people_only_what_revealed_nothing_is_taken_back() {
    let desk = Desk::dealt();
    let (room, mut ada, mut bob) = desk.pair(setup(3, 10), Clock::None).await;
    let step = rolled(&mut ada, &mut [&mut bob]).await;
    assert_eq!(step["undo"], false, "the dice have told something");
    ada.ask(json!({"do": "undo"})).await;
    assert_eq!(ada.until("error").await["kind"], "not_now");
    let offer = find(&step, "offer").expect("first cards can be offered");
    ada.decide(&step["n"], offer).await;
    let offered = ada.until("step").await;
    assert_eq!(offered["undo"], true);
    assert_eq!(bob.until("step").await["undo"], false, "it is not Bob's to take back");
    bob.ask(json!({"do": "undo"})).await;
    assert_eq!(bob.until("error").await["kind"], "not_now");
    ada.ask(json!({"do": "undo", "seq": 0})).await;
    assert_eq!(ada.until("error").await["kind"], "stale");
    ada.ask(json!({"do": "undo", "seq": offered["n"]})).await;
    let (undone, seen) = (ada.until("undone").await, bob.until("undone").await);
    assert_eq!((&undone["seq"], &undone["era"]), (&step["n"], &json!(1)));
    assert_eq!(undone["view"], step["view"]);
    assert_eq!(seen["seq"], step["n"]);
    // What was taken back is gone from the disk too, and those who saw it get a new log.
    let text = desk.hall.house().store.journal(&room).await.unwrap().unwrap();
    assert_eq!(text.lines().count() as u64, step["n"].as_u64().unwrap() + 1);
    let since = offered["n"].as_u64().map(|n| n as u32);
    let mut again = desk.enter_knowing(&room, &bob.person, since, Some(0)).await;
    assert_eq!(again.until("table").await["from"], 0);
    // The game goes on from there.
    ada.decide(&undone["seq"], json!({"do": "end_turn"})).await;
    assert_eq!(ada.until("step").await["n"].as_u64(), step["n"].as_u64().map(|n| n + 1));
}

#[tokio::test(start_paused = true)]
async fn nobody_takes_back_what_another_has_answered() {
    let desk = Desk::dealt();
    let (_, mut ada, mut bob) = desk.pair(setup(3, 10), Clock::None).await;
    let step = rolled(&mut ada, &mut [&mut bob]).await;
    let mut offer = find(&step, "offer").unwrap();
    offer["to"] = json!([1]);
    ada.decide(&step["n"], offer).await;
    let offered = bob.until("step").await;
    bob.decide(&offered["n"], json!({"do": "decline"})).await;
    ada.until("step").await;
    let answered = ada.until("step").await;
    assert_eq!(answered["undo"], false);
    ada.ask(json!({"do": "undo"})).await;
    assert_eq!(ada.until("error").await["kind"], "not_now");
}

#[tokio::test(start_paused = true)]
async fn against_bots_everything_can_be_taken_back() {
    let desk = Desk::dealt();
    let ada = desk.person("Ada", 1).await;
    // Without offers of bots, which would wait for an answer.
    let mut quiet = setup(3, 10);
    quiet["options"]["player_trade"] = json!(false);
    let room = desk.open(&ada, quiet, &["me", "random", "random"]).await;
    let mut ada = desk.enter(&room, &ada).await;
    ada.ask(json!({"do": "begin"})).await;
    let table = loop {
        let table = ada.until("table").await;
        if table["room"]["state"] == "playing" {
            break table;
        }
    };
    assert_eq!(table["undo"], false);
    let step = rolled(&mut ada, &mut []).await;
    assert_eq!(step["undo"], true);
    ada.decide(&step["n"], json!({"do": "end_turn"})).await;
    // Bots have their turns; back to before Ada's own last decision, and to the one before.
    let mut last = ada.until("step").await;
    while last["decisions"].as_array().unwrap().iter().all(|choice| choice["do"] != "roll") {
        last = ada.until("step").await;
    }
    ada.ask(json!({"do": "undo"})).await;
    let undone = ada.until("undone").await;
    assert_eq!((&undone["seq"], &undone["view"]), (&step["n"], &step["view"]));
    let mut seq = undone["seq"].as_u64().unwrap();
    while seq > 0 {
        ada.ask(json!({"do": "undo"})).await;
        let undone = ada.until("undone").await;
        assert!(undone["seq"].as_u64().unwrap() < seq);
        seq = undone["seq"].as_u64().unwrap();
        if seq == 0 {
            assert_eq!((&undone["view"], &undone["undo"]), (&table["view"], &json!(false)));
        }
    }
    // The dice are what they were: the stream belongs to the number of the step.
    let again = rolled(&mut ada, &mut []).await;
    assert_eq!(again["view"]["dice"], step["view"]["dice"]);
}
