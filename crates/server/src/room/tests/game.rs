use serde_json::{Value, json};
use store::Clock;
use table::{Journal, Pseudo, verify};

use super::desk::{Desk, find, pick, setup};
use crate::settings::Settings;

#[tokio::test(start_paused = true)]
async fn one_person_plays_bots_to_the_end_and_the_journal_is_fair() {
    let desk = Desk::new();
    let ada = desk.person("Ada", 1).await;
    let room = desk.open(&ada, setup(3, 5), &["gentle", "me", "keen"]).await;
    let mut ada = desk.enter(&room, &ada).await;
    let table = ada.until("table").await;
    let commitment = table["commitment"].clone();
    assert_eq!(table["room"]["state"], "waiting");
    ada.ask(json!({"do": "begin", "seed": "mine"})).await;
    let mut chance = Pseudo::new(7);
    let mut seq = 0;
    let over = loop {
        let message = ada.next().await.unwrap();
        match message["is"].as_str().unwrap() {
            "over" => break message,
            "step" => {
                seq += 1;
                assert_eq!(message["n"], seq, "steps are numbered without gaps");
                let asked = message["to_act"]["seats"].as_array();
                if asked.is_some_and(|seats| seats.contains(&json!(1))) {
                    ada.decide(&message["n"], pick(&message, &mut chance).unwrap()).await;
                }
            }
            "table" => {
                seq = message["seq"].as_u64().unwrap();
                if let Some(choice) = pick(&message, &mut chance) {
                    ada.decide(&message["seq"], choice).await;
                }
            }
            "room" => {}
            "error" => assert_eq!(message["kind"], "stale", "{message}"),
            other => panic!("{other}: {message}"),
        }
    };
    assert!(over["standing"]["over"].as_bool().unwrap());
    assert_eq!(over["fairness"]["commitment"], commitment);
    assert_eq!(over["fairness"]["player_seeds"], json!(["", "mine", ""]));
    let text = desk.hall.house().store.journal(&room).await.unwrap().unwrap();
    let verified = verify(&Journal::parse(&text).unwrap(), games::registry()).unwrap();
    assert_eq!(verified.steps as u64, seq);
    assert!(verified.scores.over);
}

#[tokio::test(start_paused = true)]
async fn what_is_not_allowed_is_refused_to_the_one_who_asked_and_changes_nothing() {
    let desk = Desk::dealt();
    let (room, mut ada, mut bob) = desk.pair(setup(3, 10), Clock::None).await;
    let mut eve = desk.enter(&room, &desk.person("Eve", 3).await).await;
    let before = desk.hall.house().store.journal(&room).await.unwrap();
    eve.until("table").await;
    for (asked, kind) in [
        (json!({"do": "decide", "seq": 0, "decision": {"do": "roll"}}), "not_seated"),
        (json!({"do": "undo"}), "not_seated"),
        (json!({"do": "sit", "seat": 0}), "not_now"),
        (json!({"do": "stand"}), "not_seated"),
        (json!({"do": "fill", "bot": "keen"}), "not_now"),
        (json!({"do": "begin"}), "not_now"),
        (json!({"do": "rematch"}), "not_now"),
        (json!({"do": "say", "text": "x".repeat(301)}), "length"),
        (json!({"do": "say", "text": " \n "}), "length"),
        (json!({"do": "mute", "seat": 4}), "no_seat"),
        (json!({"do": "back"}), "not_seated"),
    ] {
        eve.ask(asked.clone()).await;
        assert_eq!(eve.until("error").await["kind"], kind, "{asked}");
    }
    ada.read().await;
    // Ada is on turn: Bob may not roll for her, and she may not build what she cannot pay.
    bob.decide(&json!(0), json!({"do": "roll"})).await;
    let refused = bob.until("refused").await;
    assert_eq!((&refused["to"], &refused["rule"]), (&json!("t"), &json!("BASE-62")));
    assert!(refused["text"]["de"].as_str().unwrap().len() > 5);
    ada.decide(&json!(0), json!({"do": "buy_card"})).await;
    assert!(ada.until("refused").await["rule"].as_str().unwrap().starts_with("BASE-"));
    ada.decide(&json!(0), json!({"do": "dance"})).await;
    assert_eq!(ada.until("error").await["kind"], "malformed");
    ada.decide(&json!(9), json!({"do": "roll"})).await;
    assert_eq!(ada.until("error").await["kind"], "malformed");
    assert!(ada.read().await.is_empty(), "nobody else hears of a refusal");
    assert_eq!(desk.hall.house().store.journal(&room).await.unwrap(), before);
}

#[tokio::test(start_paused = true)]
async fn a_decision_that_comes_twice_is_taken_once() {
    let desk = Desk::new();
    let (_, mut ada, mut bob) = desk.pair(setup(3, 10), Clock::None).await;
    ada.decide(&json!(0), json!({"do": "roll"})).await;
    ada.decide(&json!(0), json!({"do": "roll"})).await;
    assert_eq!(ada.until("error").await["kind"], "stale");
    let told = bob.read().await;
    let rolls = told.iter().flat_map(|step| step["events"].as_array().unwrap());
    assert_eq!(rolls.filter(|event| event["event"] == "rolled").count(), 1);
}

/// Bob speaks while Ada decides: hers does not concern his, so it holds.
#[tokio::test(start_paused = true)]
async fn a_decision_on_an_older_position_holds_where_it_means_the_same() {
    let desk = Desk::dealt();
    let (_, mut ada, mut bob) = desk.pair(setup(3, 10), Clock::None).await;
    ada.decide(&json!(0), json!({"do": "roll"})).await;
    let mut seq = Value::Null;
    let mut offer = None;
    while offer.is_none() {
        let step = ada.until("step").await;
        seq = step["n"].clone();
        offer = find(&step, "offer");
        if let Some(robber) = find(&step, "move_robber").or(find(&step, "rob")) {
            ada.decide(&seq, robber).await;
        }
    }
    let mut proposal = None;
    for step in bob.read().await {
        proposal = find(&step, "propose");
    }
    // Not everybody has cards to offer after every roll, but with first cards Bob does.
    bob.decide(&seq, proposal.expect("Bob has cards")).await;
    bob.until("step").await;
    // To end the turn would now end Bob's proposal too: Ada is asked to look again.
    ada.decide(&seq, json!({"do": "end_turn"})).await;
    assert_eq!(ada.until("error").await["kind"], "stale");
    ada.decide(&seq, offer.unwrap()).await;
    assert_eq!(ada.until("step").await["seat"], 0);
    // But Bob's next one, made before he was asked, does not hold.
    bob.decide(&seq, json!({"do": "retract"})).await;
    assert_eq!(bob.until("error").await["kind"], "stale");
}

#[tokio::test(start_paused = true)]
async fn who_comes_back_gets_what_was_missed() {
    let desk = Desk::new();
    let (room, mut ada, bob) = desk.pair(setup(3, 10), Clock::None).await;
    let person = bob.leave().await;
    ada.decide(&json!(0), json!({"do": "roll"})).await;
    ada.until("step").await;
    let n = ada.until("step").await["n"].clone();
    let mut bob = desk.enter_knowing(&room, &person, Some(1), Some(0)).await;
    let table = bob.until("table").await;
    assert_eq!((&table["from"], &table["seq"], &table["eye"]), (&json!(1), &n, &json!(1)));
    let log = table["log"].as_array().unwrap();
    assert_eq!((log.len(), &log[0]["n"]), (1, &json!(2)));
    for (since, era) in [(Some(99), Some(0)), (Some(1), Some(1)), (None, None)] {
        let mut eye = desk.enter_knowing(&room, &person, since, era).await;
        let table = eye.until("table").await;
        assert_eq!((&table["from"], table["log"].as_array().unwrap().len()), (&json!(0), 2));
    }
}

#[tokio::test(start_paused = true)]
async fn a_room_that_nobody_needs_leaves_memory_and_is_rebuilt() {
    let desk = Desk::new();
    let (room, mut ada, bob) = desk.pair(setup(3, 10), Clock::None).await;
    ada.decide(&json!(0), json!({"do": "roll"})).await;
    ada.ask(json!({"do": "say", "text": "see you"})).await;
    ada.until("chat").await;
    let before = {
        let mut eye = desk.enter(&room, &ada.person).await;
        eye.until("table").await
    };
    let idle = Settings::default().idle;
    tokio::time::sleep(idle * 2).await;
    assert_eq!(desk.hall.live(), 1, "while somebody is here, the room stays");
    let (person, _) = (ada.leave().await, bob.leave().await);
    // The eye that only looked is still in the room's list: it has not said goodbye.
    let handle = desk.hall.room(&room).await.unwrap().unwrap();
    for id in 1..=3 {
        handle.send(crate::room::Mail::Leave(crate::room::VisitorId(id))).await.unwrap();
    }
    drop(handle);
    tokio::time::sleep(idle * 2).await;
    assert_eq!(desk.hall.live(), 0);
    let mut ada = desk.enter(&room, &person).await;
    let after = ada.until("table").await;
    for same in ["view", "log", "seq", "decisions", "chat", "undo", "to_act", "points"] {
        assert_eq!(before[same], after[same], "{same}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_table_of_bots_plays_for_those_who_watch() {
    let desk = Desk::new();
    let ada = desk.person("Ada", 1).await;
    let room = desk.open(&ada, setup(3, 3), &["gentle", "open", "keen"]).await;
    let mut ada = desk.enter(&room, &ada).await;
    ada.ask(json!({"do": "begin"})).await;
    assert_eq!(ada.until("error").await["kind"], "not_now");
    ada.ask(json!({"do": "fill", "bot": "nobody"})).await;
    assert_eq!(ada.until("error").await["kind"], "no_bot");
    ada.ask(json!({"do": "fill", "bot": "steady"})).await;
    let over = ada.until("over").await;
    assert_eq!(over["standing"]["over"], true);
}
