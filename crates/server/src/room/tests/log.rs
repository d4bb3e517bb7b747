use serde_json::{Value, json};
use store::Clock;

use super::desk::{Desk, setup};
use crate::room::log::PAGE;

#[tokio::test(start_paused = true)]
async fn a_long_log_comes_in_pages() {
    let desk = Desk::new();
    let ada = desk.person("Ada", 1).await;
    let room = desk.open(&ada, setup(3, 20), &["random", "random", "random"]).await;
    let mut eye = desk.enter(&room, &ada).await;
    eye.ask(json!({"do": "log", "before": 1})).await;
    assert_eq!(eye.until("error").await["kind"], "not_now");
    eye.ask(json!({"do": "begin"})).await;
    let mut all = Vec::new();
    while all.len() < 3 * PAGE as usize {
        let Value::Object(mut step) = eye.until("step").await else { panic!("no object") };
        step.retain(|key, _| ["n", "seat", "events"].contains(&key.as_str()));
        all.push(Value::Object(step));
    }
    let mut late = desk.enter(&room, &ada).await;
    let table = late.until("table").await;
    let seq = table["seq"].as_u64().unwrap();
    let page = u64::from(PAGE);
    assert_eq!(table["from"], seq - page);
    let mut log = table["log"].as_array().unwrap().clone();
    assert_eq!(log.len() as u64, page);
    while log[0]["n"] != 1 {
        late.ask(json!({"do": "log", "before": log[0]["n"], "tag": "older"})).await;
        let told = late.until("log").await;
        assert_eq!((&told["to"], &told["era"]), (&json!("older"), &json!(0)));
        let older = told["log"].as_array().unwrap();
        assert!(!older.is_empty() && older.len() as u64 <= page);
        assert_eq!(older[0]["n"], told["from"].as_u64().unwrap() + 1);
        log.splice(0..0, older.iter().cloned());
    }
    let numbers: Vec<u64> = log.iter().map(|step| step["n"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (1..=seq).collect::<Vec<u64>>());
    let first = all[0]["n"].as_u64().unwrap() as usize;
    let known = all.len().min(log.len() + 1 - first);
    assert_eq!(log[first - 1..first - 1 + known], all[..known], "the same steps");
    // Who knows more than a page ago gets the last page only.
    let mut back = desk.enter_knowing(&room, &ada, Some(3), Some(0)).await;
    let table = back.until("table").await;
    assert_eq!(table["from"], table["seq"].as_u64().unwrap() - page);
    // Nothing before the first step, and nothing that has not come yet.
    for before in [0, 1, u32::MAX] {
        back.ask(json!({"do": "log", "before": before})).await;
        let told = back.until("log").await;
        assert_eq!(told["log"].as_array().unwrap().is_empty(), before <= 1, "{before}");
    }
}

#[tokio::test(start_paused = true)]
async fn everybody_reads_older_steps_with_their_own_eyes() {
    let desk = Desk::dealt();
    let (_, mut ada, mut bob) = desk.pair(setup(3, 10), Clock::None).await;
    ada.decide(&json!(0), json!({"do": "roll"})).await;
    ada.until("step").await;
    for guest in [&mut ada, &mut bob] {
        guest.ask(json!({"do": "log", "before": 3})).await;
        let told = guest.until("log").await;
        assert_eq!((&told["from"], told["log"].as_array().unwrap().len()), (&json!(0), 2));
    }
}
