//! Half requests, and connections that say nothing.

use std::time::Duration;

use server::{Limits, Settings};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::client::{Browser, LONG};
use crate::house::{Running, hasty};

const HALF_A_HEAD: &str = "GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ";
const HALF_A_BODY: &str = "POST /api/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\
    Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{\"name\":";
const WHOLE: &str = "GET /api/rules/TABLE-1 HTTP/1.1\r\nHost: x\r\n\r\n";

async fn house(limits: Limits) -> Running {
    Running::with(Settings { limits, ..hasty() }).await
}

async fn say(server: &Running, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.at).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_request_is_not_waited_for() {
    let short = Duration::from_millis(200);
    let server = house(Limits { headers: short, body: short, ..hasty().limits }).await;
    for half in ["", HALF_A_HEAD] {
        assert_eq!(Browser::raw(server.at, half).await.status, 0, "{half} was answered");
    }
    let answer = Browser::raw(server.at, HALF_A_BODY).await;
    assert_eq!((answer.status, answer.error().as_str()), (408, "malformed"));
    // Nor is the next request after an answer.
    assert_eq!(Browser::raw(server.at, WHOLE).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_polite_stop_has_an_end() {
    let (short, long) = (Duration::from_millis(100), Duration::from_secs(3600));
    let limits = Limits { headers: long, body: long, farewell: short, ..hasty().limits };
    let server = house(limits).await;
    let mut open = Vec::new();
    for text in ["", HALF_A_HEAD, HALF_A_BODY, WHOLE] {
        open.push(say(&server, text).await);
    }
    // Whoever has been answered was listened to before, and so were the others.
    let mut byte = [0];
    open[3].read_exact(&mut byte).await.unwrap();
    timeout(LONG, server.close()).await.expect("the server stops");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_connections() {
    let server = house(Limits { connections: 3, ..hasty().limits }).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(say(&server, WHOLE).await);
        let mut byte = [0];
        open.last_mut().unwrap().read_exact(&mut byte).await.unwrap();
    }
    assert_eq!(Browser::raw(server.at, WHOLE).await.status, 0, "a fourth is not answered");
    open.clear();
    let again = async {
        while Browser::new(server.at).get("/api/rules/TABLE-1").await.status != 200 {
            tokio::task::yield_now().await;
        }
    };
    timeout(LONG, again).await.expect("places become free");
}
