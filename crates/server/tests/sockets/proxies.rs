//! Who asks, where proxies pass requests on.

use serde_json::json;
use server::{Limits, Settings};

use crate::client::{Answer, Browser};
use crate::house::{Running, hasty};

async fn guest(server: &Running, forwarded: &str) -> Answer {
    let header = format!("X-Forwarded-For: {forwarded}\r\n");
    Browser::new(server.at).request("GET", "/api/me", &header, None).await
}

#[tokio::test(flavor = "multi_thread")]
async fn only_named_proxies_say_who_asks() {
    let limits = Limits { dear: 1, ..hasty().limits };
    let proxies = vec!["127.0.0.0/8".parse().unwrap()];
    let server = Running::with(Settings { limits, proxies, ..hasty() }).await;
    assert_eq!(guest(&server, "192.0.2.1").await.status, 200);
    assert_eq!(guest(&server, "192.0.2.2").await.status, 200);
    assert_eq!(guest(&server, "192.0.2.1").await.status, 429);
    assert_eq!(guest(&server, "198.51.100.1, 192.0.2.1").await.status, 429, "made up");
    assert_eq!(guest(&server, "192.0.2.1, 127.0.0.9").await.status, 429, "two proxies");
    // One that nobody has named is not believed.
    let proxies = vec!["192.0.2.77/32".parse().unwrap()];
    let server = Running::with(Settings { limits, proxies, ..hasty() }).await;
    assert_eq!(guest(&server, "192.0.2.1").await.status, 200);
    assert_eq!(guest(&server, "192.0.2.2").await.status, 429);
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_are_guessed_ever_more_slowly_from_one_address() {
    let proxies = vec!["127.0.0.1/32".parse().unwrap()];
    let server = Running::with(Settings { proxies, ..hasty() }).await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    let right = json!({"name": "Ada", "password": "correct horse"});
    assert_eq!(ada.post("/api/account", right.clone()).await.status, 200);
    // Whether there is such an account makes no difference.
    for name in ["Ada", "Nobody"] {
        let eve = "X-Forwarded-For: 192.0.2.1\r\n";
        let wrong = json!({"name": name, "password": "wrong horse"}).to_string();
        let mut statuses = Vec::new();
        while statuses.len() < 12 && !statuses.contains(&429) {
            let mut browser = Browser::new(server.at);
            let answer = browser.request("POST", "/api/login", eve, Some(wrong.clone())).await;
            statuses.push(answer.status);
        }
        assert_eq!(statuses[..5], [401; 5]);
        assert_eq!(statuses.last(), Some(&429), "{statuses:?}");
    }
    let owner = "X-Forwarded-For: 192.0.2.2\r\n";
    let answer = ada.request("POST", "/api/login", owner, Some(right.to_string())).await;
    assert_eq!(answer.status, 200, "the owner gets in from elsewhere");
}
