//! The engine over real pipes.

use serde_json::json;

use crate::process::Engine;

#[test]
fn each_line_is_answered_by_one_line() {
    let mut engine = Engine::start();
    let hello = engine.ask(r#"{"id":[1,"a"],"do":"hello"}"#);
    assert_eq!(hello["id"], json!([1, "a"]));
    assert_eq!(hello["ok"]["protocol"], 1);
    // Several lines at once, one of them with the other line ending.
    engine.send(b"{\"id\":2,\"do\":\"hello\"}\r\n{\"id\":3,\"do\":\"to_act\"}\n\n");
    assert!(engine.line().starts_with(r#"{"id":2,"ok""#));
    assert!(engine.line().starts_with(r#"{"id":3,"error":{"kind":"no_session""#));
    assert!(engine.line().starts_with(r#"{"error":{"kind":"line""#));
    let (rest, status) = engine.end();
    assert_eq!((rest.as_str(), status.success()), ("", true));
}

#[test]
fn bytes_that_are_no_text_and_lines_without_end_are_answered() {
    let mut engine = Engine::start();
    engine.send(b"\xff\xfe\n");
    assert!(engine.line().contains("not UTF-8"));
    let long = vec![b' '; (4 << 20) + 1];
    engine.send(&long);
    engine.send(b"\n");
    assert!(engine.line().contains("longer than 4194304 bytes"));
    assert!(engine.ask(r#"{"do":"hello"}"#)["ok"].is_object());
    // The last line needs no line feed.
    engine.send(br#"{"id":"last","do":"hello"}"#);
    let (rest, status) = engine.end();
    assert!(rest.starts_with(r#"{"id":"last","ok""#) && status.success());
}

#[test]
fn quit_is_answered_and_ends_the_program() {
    let mut engine = Engine::start();
    engine.send(b"{\"do\":\"quit\"}\n{\"do\":\"hello\"}\n");
    assert_eq!(engine.line(), "{\"ok\":{}}\n");
    let (rest, status) = engine.end();
    assert_eq!((rest.as_str(), status.success()), ("", true));
}
