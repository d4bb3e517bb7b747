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
    assert_eq!(phone.post("/api/login", login.clone()).await.json()["name"], "Ada L.");
    assert_ne!(phone.cookie, ada.cookie);
    assert_eq!(phone.get("/api/rooms").await.json()["mine"][0]["id"], room.as_str());
    assert_eq!(phone.enter(&room, "").await.until("table").await["eye"], 0);
    // Another password needs the old one, and other devices have to know it.
    let change = |old: &str, new: &str| json!({"old": old, "new": new});
    let wrong = phone.post("/api/password", change("wrong horse", "battery staple")).await;
    assert_eq!((wrong.status, wrong.error().as_str()), (401, "login"));
    let short = phone.post("/api/password", change("correct horse", "short")).await;
    assert_eq!(short.error(), "password");
    assert_eq!(bob.post("/api/password", change("x", "long enough")).await.error(), "no_account");
    assert_eq!(
        ada.post("/api/password", change("correct horse", "battery staple")).await.status,
        200
    );
    assert_eq!(ada.get("/api/me").await.json()["account"], true);
    assert_eq!(phone.get("/api/me").await.json()["account"], false, "the phone is a new guest");
    assert_eq!(phone.post("/api/login", login.clone()).await.status, 401);
    let login = json!({"name": " ada  l. ", "password": "battery staple"});
    assert_eq!(phone.post("/api/login", login).await.json()["name"], "Ada L.");
    // Logging out forgets this device alone.
    let token = phone.cookie.clone();
    assert_eq!(phone.post("/api/logout", json!({})).await.json()["account"], false);
    assert_ne!(phone.cookie, token);
    let mut thief = Browser { server: server.at, cookie: token };
    assert_eq!(thief.get("/api/me").await.json()["account"], false);
    assert_eq!(ada.get("/api/me").await.json()["account"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_logs_in_may_bring_the_seats_along() {
    let server = Running::start().await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    let login = json!({"name": "Ada", "password": "correct horse"});
    assert_eq!(ada.post("/api/account", login.clone()).await.status, 200);

    // Whoever does not ask for it leaves the guest's seats to the guest.
    let mut shared = Browser::guest(server.at, "Somebody").await;
    let theirs = shared.open(&setup(3, 10), &["me", "keen", "keen"]).await;
    assert_eq!(shared.post("/api/login", login.clone()).await.status, 200);
    assert_eq!(shared.get("/api/rooms").await.json()["mine"], json!([]));
    assert_eq!(shared.enter(&theirs, "").await.until("table").await["eye"], "spectator");

    let mut phone = Browser::guest(server.at, "Guest Ada").await;
    let room = phone.open(&setup(3, 10), &["open", "me", "keen"]).await;
    let mut there = phone.enter(&room, "").await;
    assert_eq!(there.until("table").await["eye"], 1);
    let bring = json!({"name": "Ada", "password": "correct horse", "bring": true});
    assert_eq!(phone.post("/api/login", bring.clone()).await.status, 200);
    // A window that is open comes back and has the seat, under its new name; and so does every other
    // device.
    assert_eq!(there.end().await, Some(1013));
    let told = phone.enter(&room, "").await.until("table").await;
    assert_eq!((&told["eye"], &told["room"]["seats"][1]["name"]), (&json!(1), &json!("Ada")));
    assert_eq!(told["room"]["seats"][1]["me"], true);
    assert_eq!(ada.get("/api/rooms").await.json()["mine"][0]["id"], room.as_str());
    assert_eq!(ada.enter(&room, "").await.until("table").await["eye"], 1);

    // An account's seats are its own: they go to nobody who logs in on its device.
    let mut bob = Browser::guest(server.at, "Bob").await;
    let bobs = json!({"name": "Bob", "password": "another one"});
    assert_eq!(bob.post("/api/account", bobs).await.status, 200);
    let his = bob.open(&setup(3, 10), &["me", "keen", "keen"]).await;
    assert_eq!(bob.post("/api/login", bring).await.json()["name"], "Ada");
    assert_eq!(bob.enter(&his, "").await.until("table").await["eye"], "spectator");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_can_be_seen_and_told_apart() {
    let server = Running::start().await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    for unseen in ["\u{202e}adA", "Ad\u{200b}a", "A\u{301}\u{302}\u{303}\u{304}", "\u{3164}"] {
        let answer = ada.put("/api/me", json!({"name": unseen})).await;
        assert_eq!((answer.status, answer.error().as_str()), (422, "name"), "{unseen:?}");
    }
    assert_eq!(ada.put("/api/me", json!({"name": " A\u{308}nne "})).await.json()["name"], "Änne");
    assert_eq!(ada.put("/api/me", json!({"name": "Ada"})).await.json()["name"], "Ada");
    let room = ada.open(&setup(3, 10), &["me", "open", "open"]).await;
    // The first letter is a Cyrillic one.
    let mut eve = Browser::guest(server.at, "\u{410}da").await;
    let mut socket = eve.enter(&room, "").await;
    socket.say(json!({"do": "sit", "seat": 1})).await;
    let mut name = socket.until("room").await["room"]["seats"][1]["name"].clone();
    assert_eq!(name, "\u{410}da (2)");
    // Nor is it of use to change the name once there.
    eve.put("/api/me", json!({"name": "ADA"})).await;
    name = eve.enter(&room, "").await.until("table").await["room"]["seats"][1]["name"].clone();
    assert_eq!(name, "ADA (2)");
}
