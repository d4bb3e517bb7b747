use serde_json::json;
use tokio::net::TcpListener;

use crate::client::{Browser, setup};
use crate::house::Running;

#[tokio::test(flavor = "multi_thread")]
async fn games_rules_and_page() {
    let server = Running::start().await;
    let mut ada = Browser::new(server.at);
    let games = ada.get("/api/games").await.json();
    let island = &games["games"][0];
    assert_eq!((&island["id"], &island["bots"][2]["id"]), (&json!("island"), &json!("keen")));
    let variants = island["variants"].as_array().unwrap();
    let seats = variants.iter().all(|variant| variant["seats"].as_u64().unwrap() >= 2);
    assert!(seats && variants[0]["name"]["de"].is_string());
    let rule = ada.get("/api/rules/TABLE-1").await.json();
    assert!(rule["id"] == "TABLE-1" && rule["en"].is_string() && rule["source"].is_string());
    assert_eq!(ada.get("/api/rules/NO-1").await.status, 404);
    let books = ada.get("/api/rules").await.json();
    let ids: Vec<_> = books["books"].as_array().unwrap().iter().map(|book| &book["id"]).collect();
    assert_eq!(ids.iter().filter(|id| **id == "TABLE").count(), 1, "{ids:?}");
    assert!(books["books"][0]["rules"][0]["de"].is_string());
    for path in ["/", "/room/abcdefghijklmnop"] {
        let page = ada.get(path).await;
        assert!(page.status == 200 && page.body.to_lowercase().contains("<!doctype html>"));
        let head = page.head.to_lowercase();
        // WebAssembly is allowed, and nothing else that is made from text.
        let policy = "content-security-policy: default-src 'self'; \
                      script-src 'self' 'wasm-unsafe-eval'; style";
        assert!(head.contains(policy) && !head.contains("'unsafe-eval'"));
        assert!(head.contains("x-content-type-options: nosniff"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_told_on_an_address_of_their_own() {
    let server = Running::start().await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let at = listener.local_addr().unwrap();
    tokio::spawn(server::serve_metrics(listener));
    let mut ada = Browser::guest(server.at, "Ada").await;
    ada.open(&setup(3, 10), &["me", "keen", "keen"]).await;
    assert!(!ada.get("/metrics").await.body.contains("eiland_rooms_opened_total"));
    let metrics = Browser::new(at).get("/metrics").await;
    assert!(metrics.body.contains("eiland_rooms_opened_total"), "{metrics:?}");
    if cfg!(target_os = "linux") {
        assert!(metrics.body.contains("process_resident_memory_bytes"), "{metrics:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rooms_are_opened_with_sound_wishes_only() {
    let server = Running::start().await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    let me = ["me", "open", "keen"];
    for (wish, kind) in [
        (json!({"game": "chess", "seats": me}), "no_game"),
        (json!({"game": "island", "variant": "moon", "seats": me}), "no_variant"),
        (json!({"game": "island", "setup": {"players": 3}, "seats": me}), "malformed"),
        (json!({"game": "island", "setup": setup(9, 10), "seats": me}), "faulty"),
        (json!({"game": "island", "setup": setup(3, 10), "seats": ["me"]}), "seats"),
        (json!({"game": "island", "setup": setup(3, 10), "seats": ["me", "me", "keen"]}), "seats"),
        (json!({"game": "island", "setup": setup(3, 10), "seats": ["me", "hal", "keen"]}), "seats"),
        (json!({"game": "island", "seats": me, "clock": "sundial"}), "malformed"),
        (json!({"seats": me}), "malformed"),
        (json!(7), "malformed"),
    ] {
        let answer = ada.post("/api/rooms", wish.clone()).await;
        assert!(answer.status == 422, "{wish}: {answer:?}");
        assert_eq!(answer.error(), kind, "{wish}");
        let faults = &answer.json()["error"]["faults"];
        assert_eq!(faults.is_array(), kind == "faulty", "{faults}");
    }
    let wish = json!({"game": "island", "variant": "beginner-3", "seats": me, "clock": "quick"});
    let room = ada.post("/api/rooms", wish).await.json()["room"].clone();
    let path = format!("/api/rooms/{}", room.as_str().unwrap());
    let shown = ada.get(&path).await.json();
    assert_eq!((&shown["variant"], &shown["state"]), (&json!("beginner-3"), &json!("waiting")));
    assert_eq!(
        (&shown["seats"][0]["me"], &shown["seats"][1]["kind"]),
        (&json!(true), &json!("open"))
    );
    assert_eq!(Browser::new(server.at).get(&path).await.json()["seats"][0]["me"], false);
    assert_eq!(ada.get("/api/rooms").await.json()["mine"][0]["id"], room);
    let mut bob = Browser::guest(server.at, "Bob").await;
    assert_eq!(bob.get("/api/rooms").await.json()["watch"], json!([]), "it is not public");
    let public = ada.open(&setup(3, 10), &["me", "open", "keen"]).await;
    assert_eq!(bob.get("/api/rooms").await.json()["watch"][0]["id"], public.as_str());
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_not_done_is_told_in_one_shape() {
    let server = Running::start().await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    let room = ada.open(&setup(3, 10), &["me", "open", "keen"]).await;
    let large = "x".repeat(100_000);
    for (method, path, body, status, kind) in [
        ("GET", "/api", "", 404, "not_found"),
        ("GET", "/api/", "", 404, "not_found"),
        ("GET", "/api/nothing/at/all", "", 404, "not_found"),
        ("DELETE", "/api/me", "", 405, "malformed"),
        ("GET", "/api/login", "", 405, "malformed"),
        ("POST", "/api/rooms", &large, 413, "malformed"),
        ("POST", "/api/rooms", "{", 400, "malformed"),
        ("GET", "/api/daily?day=2026-11-16&day=2026-11-16", "", 400, "malformed"),
        ("GET", "/api/rooms/%ff", "", 400, "malformed"),
        ("GET", "/api/rooms/abcdefghijklmnop/replay/x", "", 400, "malformed"),
        ("GET", &format!("/api/rooms/{room}/socket"), "", 400, "malformed"),
        ("GET", &format!("/api/rooms/{room}/socket?since=x"), "", 400, "malformed"),
    ] {
        let answer = ada.request(method, path, "", Some(body.into())).await;
        assert_eq!((answer.status, answer.error().as_str()), (status, kind), "{method} {path}");
        assert!(answer.json()["error"]["message"].as_str().is_some_and(|text| !text.is_empty()));
        let head = answer.head.to_lowercase();
        assert!(head.contains("cache-control: no-store"), "{head}");
        assert_eq!(head.contains("allow: "), status == 405, "{head}");
    }
    let wrong_type = "POST /api/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\
        Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}";
    let answer = Browser::raw(server.at, wrong_type).await;
    assert_eq!((answer.status, answer.error().as_str()), (415, "malformed"));
}
