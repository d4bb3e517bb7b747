use futures_util::SinkExt;
use serde_json::json;
use server::{Limits, Settings};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::client::{Browser, Socket, setup};
use crate::house::{Running, hasty};

/// A game of Ada and Bob, both in the room.
async fn pair(server: &Running) -> (String, Browser, Socket, Browser, Socket) {
    let (mut ada, bob) =
        (Browser::guest(server.at, "Ada").await, Browser::guest(server.at, "Bob").await);
    let room = ada.open(&setup(3, 10), &["me", "open", "random"]).await;
    let (mut a, mut b) = (ada.enter(&room, "").await, bob.enter(&room, "").await);
    b.say(json!({"do": "sit", "seat": 1})).await;
    while b.until("table").await["eye"] != 1 {}
    b.say(json!({"do": "begin"})).await;
    while b.until("room").await["room"]["seats"][1]["ready"] != true {}
    a.say(json!({"do": "begin"})).await;
    for socket in [&mut a, &mut b] {
        while socket.until("table").await["room"]["state"] != "playing" {}
    }
    (room, ada, a, bob, b)
}

fn status(answer: Result<Socket, Error>) -> u16 {
    match answer {
        Err(Error::Http(response)) => response.status().as_u16(),
        Err(other) => panic!("{other}"),
        Ok(_) => 101,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_token_is_a_stranger() {
    let server = Running::start().await;
    let (room, ada, ..) = pair(&server).await;
    let token = ada.cookie.clone().unwrap();
    let wrong = format!("{}{}", &token[1..], &token[..1]);
    for cookie in [wrong.as_str(), "", "x", &"f".repeat(64), &"é".repeat(32), &token[..63]] {
        let eve = Browser { server: server.at, cookie: None };
        let header = format!("eiland={cookie}");
        let headers: &[(&str, &str)] =
            if cookie.is_ascii() { &[("cookie", header.as_str())] } else { &[] };
        let mut socket = eve.try_enter(&room, "", headers).await.unwrap();
        let table = socket.until("table").await;
        assert_eq!(table["eye"], "spectator");
        assert!(table["room"]["seats"].as_array().unwrap().iter().all(|seat| seat["me"] == false));
        socket.decide(&json!(0), &json!({"do": "roll"})).await;
        assert_eq!(socket.until("error").await["kind"], "not_seated");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_answered_and_has_no_effect() {
    let server = Running::start().await;
    let (room, mut ada, mut a, _, mut b) = pair(&server).await;
    for text in [
        "",
        "roll",
        "{",
        "[]",
        "null",
        "{\"do\":\"decide\"}",
        "{\"do\":\"decide\",\"seq\":0}",
        "{\"do\":\"decide\",\"seq\":\"0\",\"decision\":{}}",
        "{\"do\":\"decide\",\"seq\":99999999999999999999,\"decision\":{}}",
        "{\"do\":\"decide\",\"seq\":0,\"decision\":{\"do\":\"build_road\",\"at\":\"9999999,0,E\"}}",
        "{\"do\":\"decide\",\"seq\":0,\"decision\":{\"do\":\"discard_all\",\"cards\":{\"ore\":-1}}}",
        "{\"do\":\"sit\",\"seat\":-1}",
        "{\"do\":\"say\",\"text\":7}",
        &format!("{}{}", "[".repeat(5000), "]".repeat(5000)),
    ] {
        a.0.send(Message::text(text)).await.unwrap();
        let answer = a.next().await.unwrap();
        let is = answer["is"].as_str().unwrap();
        assert!(is == "error" || is == "refused", "{text} gave {answer}");
    }
    a.0.send(Message::binary(vec![0, 1, 2])).await.unwrap();
    assert_eq!(a.until("error").await["kind"], "malformed");
    // In the wrong order, and for somebody else.
    a.decide(&json!(7), &json!({"do": "roll"})).await;
    assert_eq!(a.until("error").await["kind"], "malformed");
    b.decide(&json!(0), &json!({"do": "roll"})).await;
    assert!(b.until("refused").await["rule"].is_string());
    assert_eq!(ada.get(&format!("/api/rooms/{room}")).await.json()["seq"], 0);
    // And still the game goes on.
    a.decide(&json!(0), &json!({"do": "roll"})).await;
    assert_eq!(b.until("step").await["n"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_large_is_not_read() {
    let server = Running::start().await;
    let (_, mut ada, mut a, _, mut b) = pair(&server).await;
    let large = json!({"do": "say", "text": "x".repeat(100_000)}).to_string();
    a.0.send(Message::text(large.clone())).await.unwrap();
    while let Some(told) = a.next().await {
        assert_ne!(told["is"], "chat");
    }
    b.say(json!({"do": "ping", "tag": 1})).await;
    assert_eq!(b.until("pong").await["to"], 1);
    let answer = ada.request("POST", "/api/rooms", "", Some(large)).await;
    assert_eq!(answer.status, 413, "{answer:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_is_dammed_and_hurts_nobody_else() {
    let limits = Limits { messages: 5, ..hasty().limits };
    let server = Running::with(Settings { limits, ..hasty() }).await;
    let (_, _, mut a, _, mut b) = pair(&server).await;
    for number in 0..1000 {
        let ping = Message::text(json!({"do": "ping", "tag": number}).to_string());
        if a.0.send(ping).await.is_err() {
            break;
        }
    }
    let (mut answered, mut refused) = (0, 0);
    while let Some(told) = a.next().await {
        match told["is"].as_str().unwrap() {
            "pong" => answered += 1,
            "error" => {
                assert_eq!(told["kind"], "too_much");
                assert!(told["to"].is_number());
                refused += 1;
            }
            _ => {}
        }
    }
    assert!(answered >= 1 && refused >= 1, "{answered} answered, {refused} refused");
    b.say(json!({"do": "ping"})).await;
    b.until("pong").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_has_its_own_measure() {
    let limits = Limits { chat: 1, ..hasty().limits };
    let server = Running::with(Settings { limits, ..hasty() }).await;
    let (_, _, mut a, _, _) = pair(&server).await;
    for _ in 0..10 {
        a.say(json!({"do": "say", "text": "hello"})).await;
    }
    assert_eq!(a.until("error").await["kind"], "too_much");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_asks_too_much_is_turned_away() {
    let limits = Limits { requests: 1, dear: 3, ..hasty().limits };
    let server = Running::with(Settings { limits, ..hasty() }).await;
    let mut guests = 0;
    for _ in 0..6 {
        let answer = Browser::new(server.at).get("/api/me").await;
        match answer.status {
            200 => guests += 1,
            status => assert_eq!((status, answer.error().as_str()), (429, "too_much")),
        }
    }
    assert!((3..6).contains(&guests), "{guests}");
    let mut eve = Browser::new(server.at);
    let mut turned_away = false;
    for _ in 0..100 {
        turned_away |= eve.get("/api/games").await.status == 429;
    }
    assert!(turned_away);
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_are_turned_away() {
    let server = Running::start().await;
    let (room, mut ada, ..) = pair(&server).await;
    let own = format!("http://{}", server.at);
    let enter = |origin: String| {
        let (ada, room) = (ada.clone(), room.clone());
        async move { status(ada.try_enter(&room, "", &[("origin", &origin)]).await) }
    };
    assert_eq!(enter("https://evil.example".into()).await, 403);
    assert_eq!(enter("null".into()).await, 403);
    assert_eq!(enter(own.clone()).await, 101);
    let rename = Some(json!({"name": "Mallory"}).to_string());
    let evil = "Origin: https://evil.example\r\n";
    let answer = ada.request("PUT", "/api/me", evil, rename.clone()).await;
    assert_eq!((answer.status, answer.error().as_str()), (403, "origin"));
    let cross = "Sec-Fetch-Site: cross-site\r\n";
    assert_eq!(ada.request("PUT", "/api/me", cross, rename.clone()).await.status, 403);
    assert_eq!(ada.get("/api/me").await.json()["name"], "Ada");
    let origin = format!("Origin: {own}\r\n");
    assert_eq!(ada.request("PUT", "/api/me", &origin, rename).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn rooms_that_are_not_there() {
    let server = Running::start().await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    for id in ["abcdefghijklmnop", "x", "..%2F..%2Fetc", "%00"] {
        for rest in ["", "/journal", "/replay", "/replay/1"] {
            let answer = ada.get(&format!("/api/rooms/{id}{rest}")).await;
            assert_eq!(answer.status, 404, "{id}{rest}");
        }
        assert_eq!(status(ada.try_enter(id, "", &[]).await), 404);
    }
    assert_eq!(ada.get("/api/nothing").await.error(), "not_found");
    // Of a game that is not over nobody sees more than at the table.
    let (room, mut ada, ..) = pair(&server).await;
    for rest in ["journal", "replay", "replay/0"] {
        let answer = ada.get(&format!("/api/rooms/{room}/{rest}")).await;
        assert_eq!((answer.status, answer.error().as_str()), (409, "not_over"));
    }
}
