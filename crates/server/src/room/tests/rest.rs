//! Nobody plays for nobody.

use std::time::Duration;

use serde_json::json;
use store::Clock;

use super::desk::{Desk, setup};

#[tokio::test(start_paused = true)]
async fn bots_rest_while_nobody_is_there_and_go_on_when_somebody_comes() {
    let desk = Desk::new();
    let ada = desk.person("Ada", 1).await;
    let room = desk.open(&ada, setup(3, 20), &["gentle", "gentle", "gentle"]).await;
    let mut eye = desk.enter(&room, &ada).await;
    eye.ask(json!({"do": "begin"})).await;
    eye.until("step").await;
    eye.leave().await;
    // What a bot has thought out meanwhile is not played either.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let before = desk.hall.house().store.journal(&room).await.unwrap();
    tokio::time::sleep(Duration::from_secs(3600)).await;
    assert_eq!(desk.hall.house().store.journal(&room).await.unwrap(), before);
    assert_eq!(desk.hall.live(), 0, "a room at rest leaves memory");
    let mut eye = desk.enter(&room, &ada).await;
    let table = eye.until("table").await;
    let next = table["seq"].as_u64().unwrap() + 1;
    assert_eq!(eye.until("step").await["n"], next);
}

#[tokio::test(start_paused = true)]
async fn stand_ins_rest_when_all_have_gone() {
    let desk = Desk::new();
    let (room, ada, mut bob) = desk.pair(setup(3, 20), Clock::None).await;
    ada.leave().await;
    bob.ask(json!({"do": "stand_in", "seat": 0})).await;
    bob.until("step").await;
    bob.ask(json!({"do": "stand_in", "seat": 1})).await;
    bob.until("step").await;
    bob.leave().await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let before = desk.hall.house().store.journal(&room).await.unwrap();
    tokio::time::sleep(Duration::from_secs(300)).await;
    assert_eq!(desk.hall.house().store.journal(&room).await.unwrap(), before);
    assert_eq!(desk.hall.live(), 1);
    // Whoever only watches is somebody: the stand-ins play on.
    let mut eve = desk.enter(&room, &desk.person("Eve", 3).await).await;
    eve.until("step").await;
}
