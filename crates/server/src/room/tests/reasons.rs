//! What a seat may not do now comes with what it may.

use serde_json::{Value, json};
use store::Clock;
use table::Pseudo;

use super::desk::{Desk, pick, setup};

/// What is in `decisions` is not closed, and what is closed is closed by a rule.
fn agree(message: &Value) {
    let closed = message["why_not"].as_object().unwrap();
    for choice in message["decisions"].as_array().unwrap() {
        let kind = choice["do"].as_str().unwrap();
        assert!(!closed.contains_key(kind), "{kind} in {message}");
    }
    assert!(closed.values().all(|rule| rule.as_str().unwrap().contains('-')), "{message}");
}

#[tokio::test(start_paused = true)]
async fn each_seat_is_told_by_which_rule_it_may_not_do_what() {
    let desk = Desk::dealt();
    let (room, mut ada, mut bob) = desk.pair(setup(3, 10), Clock::None).await;
    let mut eve = desk.enter(&room, &desk.person("Eve", 3).await).await;
    // Only the own seat's reasons are told; those who watch get none.
    assert!(eve.until("table").await.get("why_not").is_none());
    let mut again = desk.enter(&room, &ada.person.clone()).await;
    let before = again.until("table").await;
    agree(&before);
    assert_eq!(before["why_not"]["build_road"], "BASE-63");
    assert_eq!(before["why_not"].get("roll"), None);
    let mut again = desk.enter(&room, &bob.person.clone()).await;
    assert_eq!(again.until("table").await["why_not"]["build_road"], "BASE-62");
    ada.decide(&json!(0), json!({"do": "roll"})).await;
    let rolling = ada.until("step").await;
    assert_eq!(rolling["why_not"]["roll"], "BASE-64");
    let rolled = ada.until("step").await;
    agree(&rolled);
    assert_eq!(
        (&rolled["why_not"]["roll"], rolled["why_not"].get("end_turn")),
        (&json!("BASE-19"), None)
    );
    // For Bob it is Ada's turn all the time, so nothing is told again; `Known` watches over that.
    bob.until("step").await;
    assert_eq!(bob.until("step").await["why_not"]["build_road"], "BASE-62");
    assert!(eve.until("step").await["why_not"].is_null());
}

#[tokio::test(start_paused = true)]
async fn reasons_and_decisions_agree_through_a_whole_game() {
    let desk = Desk::new();
    let ada = desk.person("Ada", 1).await;
    let room = desk.open(&ada, setup(3, 4), &["me", "gentle", "keen"]).await;
    let mut ada = desk.enter(&room, &ada).await;
    ada.ask(json!({"do": "begin"})).await;
    let mut chance = Pseudo::new(9);
    while let Some(message) = ada.next().await {
        match message["is"].as_str().unwrap() {
            "over" => break,
            "table" if message["room"]["state"] == "waiting" => {
                assert!(message.get("why_not").is_none());
            }
            "table" | "step" => {
                agree(&message);
                let asked = message["to_act"]["seats"].as_array();
                if asked.is_some_and(|seats| seats.contains(&json!(0))) {
                    let seq = message.get("n").unwrap_or(&message["seq"]);
                    ada.decide(seq, pick(&message, &mut chance).unwrap()).await;
                }
            }
            _ => {}
        }
    }
}
