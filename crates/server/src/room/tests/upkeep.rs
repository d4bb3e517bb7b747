//! A disk that is full, and what nobody comes back to.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use store::{Change, Clock, Memory, Progress, State, Store};
use tokio::time::sleep;

use super::desk::{Desk, find, setup};
use crate::house::now;
use crate::tidy::{Keep, tidy};

const DAY: i64 = 86_400_000;

#[tokio::test(start_paused = true)]
async fn a_room_goes_on_once_the_disk_has_room_again() {
    let store = Arc::new(Memory::new());
    let desk = Desk::on(store.clone());
    let (room, ada, _bob) = desk.pair(setup(3, 10), Clock::None).await;
    let before = store.journal(&room).await.unwrap();
    store.fill(true);
    for _ in 0..3 {
        // The room is there to be seen, with all that was ever told; but it can only end.
        let mut ada = desk.enter(&room, &ada.person).await;
        let table = ada.until("table").await;
        ada.decide(&table["seq"], find(&table, "roll").unwrap()).await;
        while let Some(message) = ada.next().await {
            assert_ne!(message["is"], "step", "nobody is told what is not written");
        }
        assert_eq!(store.journal(&room).await.unwrap(), before);
        sleep(Duration::from_secs(1)).await;
    }
    store.fill(false);
    let mut ada = desk.enter(&room, &ada.person).await;
    let table = ada.until("table").await;
    ada.decide(&table["seq"], find(&table, "roll").unwrap()).await;
    ada.until("step").await;
    assert!(store.journal(&room).await.unwrap() > before);
}

#[tokio::test(start_paused = true)]
async fn what_nobody_comes_back_to_is_forgotten_but_no_room_that_is_in_memory() {
    let store = Arc::new(Memory::new());
    let desk = Desk::on(store.clone());
    let ada = desk.person("Ada", 1).await;
    let left = desk.open(&ada, setup(3, 10), &["me", "open", "open"]).await;
    let open = desk.open(&ada, setup(3, 10), &["me", "open", "open"]).await;
    let visitor = desk.enter(&open, &ada).await;
    let after = async |days: i64| {
        tidy(&desk.hall, &Keep::default(), now() + days * DAY).await.unwrap().rooms
    };
    assert_eq!(after(6).await, 0);
    assert_eq!(after(8).await, 1);
    assert!(store.room(&left).await.unwrap().is_none());
    assert!(desk.hall.room(&left).await.unwrap().is_none());
    assert_eq!(desk.hall.live(), 1, "no door is left to a room that is gone");
    assert!(store.room(&open).await.unwrap().is_some());
    visitor.ask(json!({"do": "fill", "bot": "random"})).await;
    visitor.leave().await;
    sleep(desk.hall.house().settings.idle + Duration::from_secs(60)).await;
    assert_eq!(desk.hall.live(), 0);
    assert_eq!(after(8).await, 1);
    assert!(store.room(&open).await.unwrap().is_none());
}

#[tokio::test(start_paused = true)]
async fn journals_are_exported_before_they_are_forgotten() {
    let store = Arc::new(Memory::new());
    let desk = Desk::on(store.clone());
    let ada = desk.person("Ada", 1).await;
    let room = desk.open(&ada, setup(3, 10), &["me", "open", "open"]).await;
    let progress = store.room(&room).await.unwrap().unwrap().progress;
    let over = Progress { state: State::Over, ..progress };
    let end = vec![
        Change::Progress(over),
        Change::Header("first".into()),
        Change::Steps { after: 0, lines: vec!["second".into()] },
        Change::End("last".into()),
    ];
    store.write(&room, end).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let taken = folder.path().join("taken");
    std::fs::write(&taken, "not a folder").unwrap();
    let later = now() + 1000 * DAY;
    // For ever, unless somebody says otherwise.
    tidy(&desk.hall, &Keep::default(), later).await.unwrap();
    // What cannot be exported is not forgotten.
    let keep = Keep { games: Some(30), export: Some(taken), ..Keep::default() };
    assert!(tidy(&desk.hall, &keep, later).await.is_err());
    assert!(store.room(&room).await.unwrap().is_some());
    let journals = folder.path().join("journals");
    let keep = Keep { export: Some(journals.clone()), ..keep };
    assert_eq!(tidy(&desk.hall, &keep, later).await.unwrap().rooms, 1);
    assert!(store.room(&room).await.unwrap().is_none());
    let file = journals.join(format!("{room}.jsonl"));
    assert_eq!(std::fs::read_to_string(file).unwrap(), "first\nsecond\nlast\n");
    assert_eq!(std::fs::read_dir(journals).unwrap().count(), 1);
}
