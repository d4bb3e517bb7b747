//! Many sockets, and who may come in all the same.

use serde_json::json;
use server::{Limits, Settings};
use tokio_tungstenite::tungstenite::Error;

use crate::client::{Browser, Socket, setup};
use crate::house::{Running, hasty};

async fn house(limits: Limits) -> Running {
    Running::with(Settings { limits, ..hasty() }).await
}

/// What somebody sees who comes in: the seat of an eye, or why not.
async fn look(browser: &Browser, room: &str) -> serde_json::Value {
    let told = browser.enter(room, "").await.next().await.unwrap();
    if told["is"] == "table" { told["eye"].clone() } else { told["kind"].clone() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_keeps_no_player_out() {
    let server = house(Limits { sockets: 4, ..hasty().limits }).await;
    let mut host = Browser::guest(server.at, "Host").await;
    let bob = Browser::guest(server.at, "Bob").await;
    let room = host.open(&setup(3, 10), &["open", "open", "keen"]).await;
    let mut seated = bob.enter(&room, "").await;
    seated.say(json!({"do": "sit", "seat": 1})).await;
    while seated.until("table").await["eye"] != 1 {}
    drop(seated);
    let eve = Browser::guest(server.at, "Eve").await;
    let mut crowd = Vec::new();
    for _ in 0..4 {
        let mut socket = eve.enter(&room, "").await;
        socket.until("table").await;
        crowd.push(socket);
    }
    assert_eq!(look(&Browser::guest(server.at, "Mallory").await, &room).await, "full");
    assert_eq!(look(&bob, &room).await, 1, "who has a seat comes back to it");
    assert_eq!(look(&host, &room).await, "spectator", "who opened the room comes in");
}

#[tokio::test(flavor = "multi_thread")]
async fn with_one_window_too_many_the_oldest_goes() {
    let server = house(Limits { own_sockets: 2, ..hasty().limits }).await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    let room = ada.open(&setup(3, 10), &["me", "open", "keen"]).await;
    let other = ada.open(&setup(3, 10), &["me", "open", "keen"]).await;
    let mut elsewhere = ada.enter(&other, "").await;
    let bob = Browser::guest(server.at, "Bob").await;
    let mut guest = bob.enter(&room, "").await;
    let mut first = ada.enter(&room, "").await;
    let mut second = ada.enter(&room, "").await;
    assert!(first.is_alive().await && second.is_alive().await);
    let mut third = ada.enter(&room, "").await;
    assert_eq!(first.end().await, Some(1008));
    for socket in [&mut second, &mut third, &mut elsewhere, &mut guest] {
        assert!(socket.is_alive().await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_sockets() {
    let limits = Limits { address_sockets: 3, ..hasty().limits };
    let server = house(limits).await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    let room = ada.open(&setup(3, 10), &["me", "open", "keen"]).await;
    let mut open: Vec<Socket> = Vec::new();
    for _ in 0..3 {
        open.push(Browser::new(server.at).enter(&room, "").await);
    }
    match Browser::new(server.at).try_enter(&room, "", &[]).await {
        Err(Error::Http(answer)) => assert_eq!(answer.status(), 429),
        other => panic!("one too many came in: {}", other.is_ok()),
    }
    assert_eq!(look(&ada, &room).await, 0, "who has a seat comes in");
    open.clear();

    let trusted = vec!["127.0.0.1".parse().unwrap()];
    let server = Running::with(Settings { limits, trusted, ..hasty() }).await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    let room = ada.open(&setup(3, 10), &["me", "open", "keen"]).await;
    for _ in 0..6 {
        let mut socket = Browser::new(server.at).enter(&room, "").await;
        assert!(socket.is_alive().await);
        open.push(socket);
    }
}
