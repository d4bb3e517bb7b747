use serde_json::json;

use crate::client::{Browser, setup};
use crate::house::Running;

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_and_plays_on_elsewhere() {
    let server = Running::start().await;
    let mut ada = Browser::new(server.at);
    let first = ada.get("/api/me").await;
    assert_eq!(first.json()["account"], false);
    let cookie = first.head.to_lowercase();
    assert!(cookie.contains("httponly") && cookie.contains("samesite=lax"), "{cookie}");
    assert!(!cookie.contains("; secure"), "not without https");
    assert_eq!(ada.cookie.as_ref().unwrap().len(), 64);
    assert!(!ada.get("/api/me").await.head.to_lowercase().contains("set-cookie"));
    let room = ada.open(&setup(3, 10), &["me", "keen", "keen"]).await;

    for (name, password, kind) in [
        ("", "long enough", "name"),
        ("Ada", "short", "password"),
        ("x\u{7}", "long enough", "name"),
    ] {
        let answer = ada.post("/api/account", json!({"name": name, "password": password})).await;
        assert_eq!((answer.status, answer.error().as_str()), (422, kind));
    }
    let login = json!({"name": "Ada L.", "password": "correct horse"});
    assert_eq!(ada.post("/api/account", login.clone()).await.json()["account"], true);
    assert_eq!(ada.post("/api/account", login.clone()).await.error(), "account");
    let mut bob = Browser::guest(server.at, "Bob").await;
    let taken = json!({"name": "ADA l.", "password": "another one"});
    assert_eq!(bob.post("/api/account", taken).await.error(), "taken");

    // On another device, with the same games.
    let mut phone = Browser::new(server.at);
    for wrong in [
        json!({"name": "Ada L.", "password": "wrong horse"}),
        json!({"name": "Nobody", "password": "correct horse"}),
    ] {
        let answer = phone.post("/api/login", wrong).await;
        assert_eq!(answer.status, 401);
        assert_eq!(answer.json()["error"]["message"], "name or password is wrong");
    }
    assert_eq!(phone.post("/api/login", login).await.json()["name"], "Ada L.");
    assert_ne!(phone.cookie, ada.cookie);
    assert_eq!(phone.get("/api/rooms").await.json()["mine"][0]["id"], room.as_str());
    assert_eq!(phone.enter(&room, "").await.until("table").await["eye"], 0);
    // Logging out forgets this device alone.
    let token = phone.cookie.clone();
    assert_eq!(phone.post("/api/logout", json!({})).await.json()["account"], false);
    assert_ne!(phone.cookie, token);
    let mut thief = Browser { server: server.at, cookie: token };
    assert_eq!(thief.get("/api/me").await.json()["account"], false);
    assert_eq!(ada.get("/api/me").await.json()["account"], true);
}
