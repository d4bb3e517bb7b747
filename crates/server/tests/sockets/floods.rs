//! Frames without end, of every kind.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use server::{Limits, Settings};
use tokio::io::AsyncWriteExt;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Browser, LONG, Socket, setup};
use crate::house::{Running, hasty};

/// Somebody who floods, and somebody else, in one room.
async fn two(server: &Running) -> (Socket, Socket) {
    let mut ada = Browser::guest(server.at, "Ada").await;
    let room = ada.open(&setup(3, 10), &["me", "open", "keen"]).await;
    let eve = Browser::guest(server.at, "Eve").await;
    (eve.enter(&room, "").await, ada.enter(&room, "").await)
}

/// Sends a frame again and again; gives the errors that come back, and the code at the end.
async fn flood(socket: &mut Socket, frame: Message) -> (Vec<String>, Option<u16>) {
    for _ in 0..1000 {
        if socket.0.send(frame.clone()).await.is_err() {
            break;
        }
    }
    timeout(LONG, until_cut_off(socket)).await.expect("the server ends a flood")
}

async fn until_cut_off(socket: &mut Socket) -> (Vec<String>, Option<u16>) {
    let mut errors = Vec::new();
    loop {
        match socket.0.next().await {
            Some(Ok(Message::Text(text))) => {
                let told: Value = serde_json::from_str(&text).unwrap();
                errors.extend(told["kind"].as_str().map(Into::into));
            }
            Some(Ok(Message::Close(close))) => {
                return (errors, close.map(|close| close.code.into()));
            }
            Some(Ok(_)) => {}
            Some(Err(_)) | None => return (errors, None),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pings_and_pongs_are_counted_like_messages() {
    let limits = Limits { messages: 5, ..hasty().limits };
    let server = Running::with(Settings { limits, ..hasty() }).await;
    for frame in [Message::Ping(vec![0; 100].into()), Message::Pong(vec![].into())] {
        let (mut eve, mut ada) = two(&server).await;
        let (errors, code) = flood(&mut eve, frame).await;
        assert!(errors.len() <= 100 && errors.iter().all(|kind| kind == "too_much"), "{errors:?}");
        assert!(matches!(code, Some(1008) | None), "{code:?}");
        assert!(ada.is_alive().await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn binary_frames_are_refused_and_counted() {
    // However many messages may come, these are too many.
    let server = Running::start().await;
    let (mut eve, mut ada) = two(&server).await;
    let (errors, code) = flood(&mut eve, Message::binary(vec![0; 10])).await;
    assert!(errors.len() <= 100 && errors.iter().all(|kind| kind == "malformed"), "{errors:?}");
    assert!(matches!(code, Some(1008) | None), "{code:?}");
    assert!(ada.is_alive().await);
}

/// The parts of a message come to nobody's notice before the last one, so they come slowly. That they
/// are slow is a lower bound: no machine is too slow for this test.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_of_countless_parts_is_taken_in_slowly() {
    let server = Running::start().await;
    let (mut eve, mut ada) = two(&server).await;
    let begun = Instant::now();
    // The beginning of a text, then empty parts of it: a mask of zeros, and nothing under it.
    let mut bytes = vec![0x01, 0x80, 0, 0, 0, 0];
    bytes.extend([0x00, 0x80, 0, 0, 0, 0].repeat(60_000));
    let last = br#"{"do":"ping","tag":"alive"}"#;
    bytes.extend([0x80, 0x80 | last.len() as u8, 0, 0, 0, 0]);
    bytes.extend(last);
    eve.0.get_mut().write_all(&bytes).await.unwrap();
    assert!(ada.is_alive().await, "nobody else waits");
    assert_eq!(eve.until("pong").await["to"], "alive");
    assert!(begun.elapsed() > Duration::from_secs(2), "{:?}", begun.elapsed());
}
