//! What a browser is known by changes hands, and its sockets end with it.

use serde_json::json;
use server::Settings;

use crate::client::{Browser, setup};
use crate::house::{Running, hasty};

const PASSWORD: &str = "correct horse";

async fn account(server: &Running, name: &str) -> Browser {
    let mut browser = Browser::guest(server.at, name).await;
    let made = browser.post("/api/account", json!({"name": name, "password": PASSWORD})).await;
    assert_eq!(made.status, 200, "{made:?}");
    browser
}

async fn login(server: &Running, name: &str) -> Browser {
    let mut browser = Browser::new(server.at);
    let made = browser.post("/api/login", json!({"name": name, "password": PASSWORD})).await;
    assert_eq!(made.status, 200, "{made:?}");
    browser
}

/// Whether anybody with this token is still taken for the account's owner.
async fn opens_the_account(server: &Running, token: Option<String>) -> bool {
    let mut thief = Browser { server: server.at, cookie: token };
    thief.get("/api/me").await.json()["account"] == true
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guests_token_does_not_become_the_accounts() {
    let server = Running::start().await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    let room = ada.open(&setup(3, 10), &["me", "keen", "keen"]).await;
    let (guest, mut window) = (ada.cookie.clone(), ada.enter(&room, "").await);
    ada.post("/api/account", json!({"name": "Ada", "password": PASSWORD})).await;
    assert_ne!(ada.cookie, guest);
    assert_eq!(window.end().await, Some(1013), "the window has to come back");
    assert_eq!(ada.enter(&room, "").await.until("table").await["eye"], 0);
    assert!(opens_the_account(&server, ada.cookie.clone()).await);
    assert!(!opens_the_account(&server, guest).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_end_when_their_browser_logs_out() {
    let server = Running::start().await;
    let mut ada = account(&server, "Ada").await;
    let mut phone = login(&server, "Ada").await;
    let room = ada.open(&setup(3, 10), &["me", "keen", "keen"]).await;
    let (mut window, mut other) = (ada.enter(&room, "").await, phone.enter(&room, "").await);
    assert!(window.is_alive().await && other.is_alive().await);
    let token = ada.cookie.clone();
    ada.post("/api/logout", json!({})).await;
    assert_eq!(window.end().await, Some(1013));
    assert!(other.is_alive().await, "the phone is still logged in");
    assert_eq!(ada.enter(&room, "").await.until("table").await["eye"], "spectator");
    assert!(!opens_the_account(&server, token).await);
    // Whoever logs in as somebody else leaves nothing behind either.
    account(&server, "Bob").await;
    let (token, mut bobs) = (phone.cookie.clone(), json!({"name": "Bob", "password": PASSWORD}));
    bobs["bring"] = json!(true);
    assert_eq!(phone.post("/api/login", bobs).await.json()["name"], "Bob");
    assert_eq!(other.end().await, Some(1013));
    assert!(!opens_the_account(&server, token).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_end_when_the_password_is_changed() {
    let server = Running::start().await;
    let mut ada = account(&server, "Ada").await;
    let phone = login(&server, "Ada").await;
    let bob = Browser::guest(server.at, "Bob").await;
    let room = ada.open(&setup(3, 10), &["me", "open", "keen"]).await;
    let (mut window, mut other) = (ada.enter(&room, "").await, phone.enter(&room, "").await);
    let mut bobs = bob.enter(&room, "").await;
    let token = ada.cookie.clone();
    let change = json!({"old": PASSWORD, "new": "battery staple"});
    assert_eq!(ada.post("/api/password", change).await.status, 200);
    assert_eq!((window.end().await, other.end().await), (Some(1013), Some(1013)));
    assert!(bobs.is_alive().await);
    assert_eq!(ada.enter(&room, "").await.until("table").await["eye"], 0);
    assert_eq!(phone.enter(&room, "").await.until("table").await["eye"], "spectator");
    assert!(opens_the_account(&server, ada.cookie.clone()).await);
    assert!(!opens_the_account(&server, token).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn with_https_the_cookie_is_this_hosts_alone() {
    let base_url = Some("https://play.example".into());
    let server = Running::with(Settings { base_url, ..hasty() }).await;
    let mut ada = Browser::new(server.at);
    let head = ada.get("/api/me").await.head;
    let lines: Vec<&str> = head.lines().collect();
    let cookie = lines.iter().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let mut parts = cookie.split("; ");
    let token = parts.next().unwrap();
    assert!(token.starts_with("__Host-eiland="), "{cookie}");
    let parts: Vec<&str> = parts.collect();
    assert!(parts.contains(&"Secure") && parts.contains(&"Path=/") && parts.contains(&"HttpOnly"));
    assert!(!cookie.to_lowercase().contains("domain"), "{cookie}");
    let hsts = "strict-transport-security: max-age=31536000";
    assert!(lines.contains(&hsts), "{head}");
    let known = |cookie: String| {
        let mut browser = Browser::new(server.at);
        async move {
            let answer = browser.request("GET", "/api/me", &cookie, None).await;
            !answer.head.contains("set-cookie")
        }
    };
    assert!(known(format!("Cookie: {token}\r\n")).await);
    let tossed = token.replace("__Host-", "");
    assert!(!known(format!("Cookie: {tossed}\r\n")).await, "a neighbour could have set it");
    // Without https there is neither.
    let plain = Running::start().await;
    let head = Browser::new(plain.at).get("/api/me").await.head;
    assert!(head.contains("set-cookie: eiland=") && !head.contains("strict-transport"), "{head}");
}
