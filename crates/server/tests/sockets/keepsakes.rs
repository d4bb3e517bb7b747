use serde_json::{Value, json};
use server::{Limits, Settings};

use crate::client::{Answer, Browser};
use crate::house::{Running, hasty};

const DECKS: &str = "/api/keepsakes/duel";

fn deck(cards: &[&str]) -> Value {
    json!({"start": ["abbey"], "cards": cards, "events": []})
}

async fn keep(browser: &mut Browser, id: &str, name: &str, data: Value) -> Answer {
    browser.put(&format!("{DECKS}/{id}"), json!({"name": name, "data": data})).await
}

/// What a browser finds: ids and names, what changed last first.
async fn found(browser: &mut Browser) -> Vec<(String, String)> {
    let kept = browser.get(DECKS).await.json();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let list = kept["keepsakes"].as_array().unwrap().iter();
    list.map(|one| (text(&one["id"]), text(&one["name"]))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_with_an_account_is_there_on_another_device() {
    let server = Running::start().await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    let login = json!({"name": "Ada", "password": "correct horse"});
    assert_eq!(ada.post("/api/account", login.clone()).await.status, 200);
    assert_eq!(found(&mut ada).await, []);
    let kept = keep(&mut ada, "one", "  Salt and  silver ", deck(&["mint"])).await.json();
    assert_eq!((&kept["id"], &kept["name"]), (&json!("one"), &json!("Salt and silver")));
    assert!(kept["changed"].as_str().unwrap().ends_with('Z'), "{kept}");

    let mut phone = Browser::new(server.at);
    assert_eq!(phone.post("/api/login", login.clone()).await.status, 200);
    let list = phone.get(DECKS).await.json();
    assert_eq!(list["keepsakes"], json!([kept]));
    assert_eq!(list["keepsakes"][0]["data"], deck(&["mint"]));
    // Another name and other cards, and then it is gone.
    assert_eq!(keep(&mut phone, "one", "Salt", deck(&["mint", "mint"])).await.status, 200);
    assert_eq!(found(&mut ada).await, [("one".into(), "Salt".into())]);
    assert_eq!(ada.get(DECKS).await.json()["keepsakes"][0]["data"], deck(&["mint", "mint"]));
    let gone = ada.delete(&format!("{DECKS}/one")).await;
    assert_eq!((gone.status, gone.body.as_str()), (204, ""));
    assert_eq!(found(&mut phone).await, []);
    // It outlives the server.
    keep(&mut ada, "two", "Ore", deck(&[])).await;
    let server = Running::again(server.close().await, hasty()).await;
    let mut later = Browser::new(server.at);
    later.post("/api/login", login).await;
    assert_eq!(found(&mut later).await, [("two".into(), "Ore".into())]);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_what_the_game_knows_is_kept() {
    let server = Running::start().await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    keep(&mut ada, "one", "Salt", deck(&["mint"])).await;
    let before = ada.get(DECKS).await.body;
    let long = "x".repeat(61);
    for (id, body, kind) in [
        ("one", json!({"name": "Salt", "data": deck(&["dragon"])}), "faulty"),
        ("one", json!({"name": "Salt", "data": deck(&["mint"; 41])}), "faulty"),
        ("one", json!({"name": "Salt", "data": {"start": []}}), "faulty"),
        ("one", json!({"name": "Salt", "data": null}), "faulty"),
        ("one", json!({"name": "Salt", "data": "deck"}), "faulty"),
        ("one", json!({"name": " ", "data": deck(&[])}), "name"),
        ("one", json!({"name": long, "data": deck(&[])}), "name"),
        ("one", json!({"name": "\u{202e}tlaS", "data": deck(&[])}), "name"),
        ("one", json!({"name": "Salt"}), "malformed"),
        ("one", json!({"data": deck(&[])}), "malformed"),
        ("one", json!([]), "malformed"),
        ("a%20b", json!({"name": "Salt", "data": deck(&[])}), "malformed"),
        ("..%2Ftwo", json!({"name": "Salt", "data": deck(&[])}), "malformed"),
        (&"x".repeat(65), json!({"name": "Salt", "data": deck(&[])}), "malformed"),
    ] {
        let answer = ada.put(&format!("{DECKS}/{id}"), body.clone()).await;
        assert_eq!((answer.status, answer.error().as_str()), (422, kind), "{id} {body}");
        let faults = &answer.json()["error"]["faults"];
        assert_eq!(faults[0]["rule"] == "DUELTOURN-9", kind == "faulty", "{faults}");
    }
    for game in ["chess", "dice"] {
        let wish = json!({"name": "Salt", "data": deck(&[])});
        let answer = ada.put(&format!("/api/keepsakes/{game}/one"), wish).await;
        assert_eq!((answer.status, answer.error().as_str()), (422, "no_game"));
        let list = ada.get(&format!("/api/keepsakes/{game}")).await.json();
        assert_eq!(list["keepsakes"], json!([]));
    }
    let deep = format!("{{\"name\":\"Deep\",\"data\":{}{}}}", "[".repeat(9000), "]".repeat(9000));
    for text in ["{", "", &deep] {
        let answer = ada.request("PUT", &format!("{DECKS}/one"), "", Some(text.into())).await;
        assert_eq!((answer.status, answer.error().as_str()), (400, "malformed"), "{answer:?}");
    }
    assert_eq!(ada.get(DECKS).await.body, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_has_a_measure() {
    let limits = Limits { keepsakes: 2, keepsake: 100, ..hasty().limits };
    let server = Running::with(Settings { limits, ..hasty() }).await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    let large = keep(&mut ada, "one", "Large", deck(&["mint"; 20])).await;
    assert_eq!((large.status, large.error().as_str()), (413, "malformed"));
    let larger = keep(&mut ada, "one", "Larger", json!("x".repeat(100_000))).await;
    assert_eq!((larger.status, larger.error().as_str()), (413, "malformed"));
    assert_eq!(found(&mut ada).await, []);
    for id in ["one", "two"] {
        assert_eq!(keep(&mut ada, id, id, deck(&[])).await.status, 200);
    }
    let third = keep(&mut ada, "three", "three", deck(&[])).await;
    assert_eq!((third.status, third.error().as_str()), (409, "too_many_kept"));
    assert_eq!(keep(&mut ada, "one", "again", deck(&["mint"])).await.status, 200);
    assert_eq!(ada.delete(&format!("{DECKS}/two")).await.status, 204);
    assert_eq!(keep(&mut ada, "three", "three", deck(&[])).await.status, 200);
    let mut ids: Vec<String> = found(&mut ada).await.into_iter().map(|(id, _)| id).collect();
    ids.sort();
    assert_eq!(ids, ["one", "three"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_comes_near_what_another_keeps() {
    let server = Running::start().await;
    let (mut ada, mut eve) =
        (Browser::guest(server.at, "Ada").await, Browser::guest(server.at, "Eve").await);
    keep(&mut ada, "one", "Salt", deck(&["mint"])).await;
    // The same id is another thing in another's hands.
    assert_eq!(found(&mut eve).await, []);
    let path = format!("{DECKS}/one");
    let none = eve.delete(&path).await;
    assert_eq!((none.status, none.error().as_str()), (404, "not_found"));
    assert_eq!(keep(&mut eve, "one", "Mine", deck(&[])).await.status, 200);
    assert_eq!(eve.delete(&path).await.status, 204);
    assert_eq!(found(&mut ada).await, [("one".into(), "Salt".into())]);
    // Who is not known keeps nothing, and does not become a guest by asking.
    for cookie in [None, Some("f".repeat(64)), Some("x".into())] {
        let mut stranger = Browser { server: server.at, cookie };
        assert_eq!(found(&mut stranger).await, []);
        let answers =
            [keep(&mut stranger, "one", "Salt", deck(&[])).await, stranger.delete(&path).await];
        for answer in answers {
            assert_eq!((answer.status, answer.error().as_str()), (401, "login"));
            assert!(!answer.head.to_lowercase().contains("set-cookie"), "{answer:?}");
        }
    }
    // Nor does another site's page, which would come with her cookie.
    let evil = "Origin: https://evil.example\r\n";
    let answer = ada.request("DELETE", &path, evil, None).await;
    assert_eq!((answer.status, answer.error().as_str()), (403, "origin"));
    for (method, path) in [("POST", DECKS), ("GET", path.as_str()), ("DELETE", DECKS)] {
        assert_eq!(ada.request(method, path, "", None).await.status, 405, "{method} {path}");
    }
    assert_eq!(found(&mut ada).await, [("one".into(), "Salt".into())]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_brings_along_what_is_kept() {
    let limits = Limits { keepsakes: 3, ..hasty().limits };
    let server = Running::with(Settings { limits, ..hasty() }).await;
    let login = |bring| json!({"name": "Ada", "password": "correct horse", "bring": bring});
    // Who makes an account stays the same person.
    let mut ada = Browser::guest(server.at, "Ada").await;
    keep(&mut ada, "one", "Salt", deck(&["mint"])).await;
    let made = json!({"name": "Ada", "password": "correct horse"});
    assert_eq!(ada.post("/api/account", made).await.status, 200);
    assert_eq!(found(&mut ada).await, [("one".into(), "Salt".into())]);
    // A guest who does not want it leaves it behind, and nobody gets it.
    let mut shared = Browser::guest(server.at, "Somebody").await;
    keep(&mut shared, "two", "Theirs", deck(&[])).await;
    assert_eq!(shared.post("/api/login", login(false)).await.status, 200);
    assert_eq!(found(&mut shared).await, [("one".into(), "Salt".into())]);
    // Another brings it along, as far as there is room; what the account has under an id stays.
    let mut phone = Browser::guest(server.at, "Ada's phone").await;
    for (id, name) in [("one", "Other"), ("three", "Oldest"), ("four", "Old"), ("five", "New")] {
        let answer = keep(&mut phone, id, name, deck(&[])).await;
        assert_eq!(answer.status == 200, id != "five", "{answer:?}");
    }
    assert_eq!(phone.post("/api/login", login(true)).await.status, 200);
    let mut names: Vec<String> =
        found(&mut phone).await.into_iter().map(|(_, name)| name).collect();
    names.sort();
    assert_eq!(names, ["Old", "Oldest", "Salt"]);
    // What is an account's own does not change hands when another logs in on its device.
    let mut eve = Browser::guest(server.at, "Eve").await;
    let other = json!({"name": "Eve", "password": "battery staple", "bring": true});
    assert_eq!(eve.post("/api/account", other.clone()).await.status, 200);
    assert_eq!(phone.post("/api/login", other).await.status, 200);
    assert_eq!(found(&mut phone).await, []);
    assert_eq!(found(&mut ada).await.len(), 3);
}
