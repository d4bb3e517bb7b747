use serde_json::{Value, json};
use table::{Journal, verify};

use crate::client::{Browser, Socket, pick, setup};
use crate::house::{Running, hasty};

/// Plays one seat to the end with choices that depend on the seed alone; gives all it got.
async fn play(mut socket: Socket, seat: u64, seed: u64) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    loop {
        let told = socket.next().await.expect("the game comes to an end");
        all.push(told.to_string());
        let seq = match told["is"].as_str().unwrap() {
            "over" => return all,
            "step" => &told["n"],
            "table" => &told["seq"],
            "error" => {
                assert_eq!(told["kind"], "stale", "{told}");
                continue;
            }
            _ => continue,
        };
        let asked = told["to_act"]["seats"].as_array();
        if asked.is_some_and(|seats| seats.contains(&json!(seat))) {
            let number = seq.as_u64().unwrap().wrapping_mul(seed) >> 3;
            socket.decide(seq, &pick(&told, number).unwrap()).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_to_the_end_while_one_watches() {
    let server = Running::start().await;
    let mut people = Vec::new();
    for name in ["Ada", "Bob", "Cy", "Eve"] {
        people.push(Browser::guest(server.at, name).await);
    }
    let room = people[0].open(&setup(3, 6), &["me", "open", "open"]).await;
    let mut sockets = Vec::new();
    for (seat, person) in people.iter().enumerate().take(3) {
        let mut socket = person.enter(&room, "").await;
        if seat > 0 {
            socket.say(json!({"do": "sit", "seat": seat})).await;
            while socket.until("table").await["eye"] != seat {}
        }
        sockets.push(socket);
    }
    let watcher = people[3].enter(&room, "").await;
    let watching = tokio::spawn(play(watcher, 99, 1));
    for socket in &mut sockets {
        socket.say(json!({"do": "begin", "seed": "a seed of my own"})).await;
    }
    let seats = sockets.into_iter().zip(0..);
    let players: Vec<_> =
        seats.map(|(socket, seat)| tokio::spawn(play(socket, seat, 7919 + seat))).collect();
    let mut heard = Vec::new();
    for player in players {
        heard.push(player.await.unwrap());
    }
    // Who watches saw every step, and no card that was hidden.
    let watched = watching.await.unwrap();
    let mut n = 0;
    for text in &watched {
        let told: Value = serde_json::from_str(text).unwrap();
        if told["is"] == "step" {
            n += 1;
            assert_eq!(told["n"], n);
            assert_eq!(told["decisions"], json!([]));
        }
        let view = told["view"].to_string();
        for hidden in ["\"hand\"", "\"fresh\"", "\"aside\"", "pile_cards", "\"cards\""] {
            assert!(!view.contains(hidden), "{hidden} in {text}");
        }
    }
    // The secret is in the last message, and in none before.
    let over: Value = serde_json::from_str(watched.last().unwrap()).unwrap();
    let secret = over["fairness"]["secret"].as_str().unwrap();
    for all in heard.iter().chain([&watched]) {
        assert!(all[..all.len() - 1].iter().all(|text| !text.contains(secret)));
    }
    let journal = people[3].get(&format!("/api/rooms/{room}/journal")).await;
    let journal = Journal::parse(&journal.body).unwrap();
    assert_eq!(verify(&journal, games::registry()).unwrap().steps, n);
    // The replay has all of it, all cards open.
    let replay = people[3].get(&format!("/api/rooms/{room}/replay")).await.json();
    assert_eq!(replay["steps"].as_array().unwrap().len(), n);
    assert_eq!(replay["fairness"]["secret"], secret);
    let end = people[3].get(&format!("/api/rooms/{room}/replay/{n}")).await.json();
    assert!(end["seats"][0]["hand"].is_object() && end["pile_cards"].is_object());
    let start = people[3].get(&format!("/api/rooms/{room}/replay/0")).await.json();
    assert_eq!(start["turn"]["number"], 1);
    assert_eq!(people[3].get(&format!("/api/rooms/{room}/replay/9999999")).await.status, 404);
    let lists = people[1].get("/api/rooms").await.json();
    assert_eq!(lists["replays"][0]["id"], room.as_str());
    assert_eq!(lists["mine"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_was_closed_goes_on_where_it_was() {
    let server = Running::start().await;
    let mut ada = Browser::guest(server.at, "Ada").await;
    let room = ada.open(&setup(3, 10), &["me", "keen", "keen"]).await;
    let mut socket = ada.enter(&room, "").await;
    socket.say(json!({"do": "begin"})).await;
    while socket.until("table").await["room"]["state"] != "playing" {}
    socket.decide(&json!(0), &json!({"do": "roll"})).await;
    socket.until("step").await;
    let step = socket.until("step").await;
    let folder = server.close().await;
    assert_eq!(socket.next().await, None, "everybody is told to come back");

    let server = Running::again(folder, hasty()).await;
    let ada = Browser { server: server.at, ..ada };
    let mut socket = ada.enter(&room, "?since=1&era=0").await;
    let table = socket.until("table").await;
    assert_eq!((&table["seq"], &table["from"]), (&json!(2), &json!(1)));
    for same in ["view", "decisions", "to_act", "points"] {
        assert_eq!(table[same], step[same], "{same}");
    }
    assert_eq!(table["log"][0]["events"], step["events"]);
}
