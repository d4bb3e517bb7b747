//! The one suite that every store passes.
//!
//! [`conformance`] is handed an empty store and leaves it full.

mod days;
mod hosts;
mod keepsakes;
mod people;
mod tidy;

use std::sync::Arc;

use serde_json::json;
use table::{Seat, SeatSet, Secret, ToAct};

use crate::record::{
    ChatLine, Clock, Muted, Pace, Person, Plan, Progress, RoomRecord, Sitter, State,
};
use crate::store::{Change, Store, Which};
use crate::{RoomId, StoreError, TokenHash};

/// Asks an empty store for everything that is promised.
///
/// # Panics
/// Where it does not keep a promise.
pub async fn conformance(store: Arc<dyn Store>) {
    people::people(&*store).await;
    people::accounts(&*store).await;
    people::tokens(&*store).await;
    rooms(&*store).await;
    journals(&*store).await;
    all_or_nothing(&*store).await;
    lists(&*store).await;
    days::days(&*store).await;
    hosts::counts(&*store).await;
    hosts::heirs(&*store).await;
    hosts::attempts_change_hands(&*store).await;
    chat(&*store).await;
    keepsakes::are_kept(&*store).await;
    keepsakes::change_hands(&*store).await;
    keepsakes::go_with_their_owner(&*store).await;
    many_at_once(store.clone()).await;
    tidy::rooms_are_dropped(&*store).await;
    tidy::tokens_are_dropped(&*store).await;
    tidy::guests_are_dropped(&*store).await;
}

/// The hash of the token with this number.
pub fn token(number: u8) -> TokenHash {
    TokenHash([number; 32])
}

/// The room with this number, its host on seat 0 and a bot on seat 1.
pub fn room(number: u8, host: &Person) -> RoomRecord {
    let secret = Secret::new([number; 32]);
    let plan = Plan {
        game: "island".into(),
        variant: Some("duo".into()),
        setup: (&json!({"players": 2})).into(),
        clock: Clock::Quick,
        public: true,
        host: host.id,
        commitment: secret.commitment(),
        created: 5,
        day: None,
        brought: false,
    };
    let progress = Progress {
        state: State::Waiting,
        seats: vec![Sitter::person(host), Sitter::Bot { bot: "keen".into() }],
        seq: 0,
        era: 0,
        turn: 0,
        to_act: ToAct::Nobody,
        points: vec![0, 0],
        winners: SeatSet::EMPTY,
        mutes: vec![(host.id, Muted::Seat(Seat::new(1)))],
        rematch: None,
        ending: None,
        expected: Vec::new(),
        removed: Vec::new(),
        updated: 5,
    };
    // Only five bits of each byte count.
    let mut id = [number; 16];
    id[0] = number / 32;
    RoomRecord { id: RoomId::new(id), plan, progress }
}

async fn guest(store: &dyn Store, number: u8) -> Person {
    store.add_guest("Ada", &token(number)).await.expect("a guest")
}

async fn added(store: &dyn Store, number: u8, host: &Person) -> RoomRecord {
    let room = room(number, host);
    store.add_room(&room, &Secret::new([number; 32])).await.expect("a room");
    room
}

#[track_caller]
fn conflict(answer: Result<(), StoreError>) {
    assert!(matches!(answer, Err(StoreError::Conflict)), "{answer:?}");
}

#[track_caller]
fn unknown(answer: Result<(), StoreError>) {
    assert!(matches!(answer, Err(StoreError::Unknown)), "{answer:?}");
}

async fn rooms(store: &dyn Store) {
    let host = guest(store, 20).await;
    let mut made = added(store, 20, &host).await;
    conflict(store.add_room(&made, &Secret::new([0; 32])).await);
    assert_eq!(store.room(&made.id).await.unwrap(), Some(made.clone()));
    assert_eq!(store.secret(&made.id).await.unwrap(), Some(Secret::new([20; 32])));
    let nowhere = RoomId::new([255; 16]);
    assert_eq!(store.room(&nowhere).await.unwrap(), None);
    assert_eq!(store.secret(&nowhere).await.unwrap(), None);
    assert_eq!(store.journal(&nowhere).await.unwrap(), None);
    unknown(store.write(&nowhere, vec![Change::Progress(made.progress.clone())]).await);
    made.progress.seq = 7;
    made.progress.state = State::Playing;
    made.progress.seats[1] = Sitter::Open;
    made.progress.rematch = Some(nowhere);
    made.progress.to_act = ToAct::Seats(SeatSet::first(2));
    store.write(&made.id, vec![Change::Progress(made.progress.clone())]).await.unwrap();
    assert_eq!(store.room(&made.id).await.unwrap(), Some(made.clone()));
    let pace =
        Pace { seq: 8, era: 1, turn: 2, points: vec![3, 4], updated: 9, ..made.progress.pace() };
    made.progress = made.progress.at(pace.clone());
    assert_eq!((made.progress.seq, made.progress.updated), (8, 9));
    store.write(&made.id, vec![Change::Pace(pace)]).await.unwrap();
    assert_eq!(store.room(&made.id).await.unwrap(), Some(made));
}

fn steps(after: u32, lines: &[&str]) -> Change {
    Change::Steps { after, lines: lines.iter().map(|&line| line.into()).collect() }
}

async fn journals(store: &dyn Store) {
    let host = guest(store, 30).await;
    let id = added(store, 30, &host).await.id;
    let text = async || store.journal(&id).await.unwrap();
    assert_eq!(text().await, None);
    store.write(&id, vec![Change::Header("head".into()), steps(0, &["a", "b"])]).await.unwrap();
    assert_eq!(text().await.unwrap(), "head\na\nb\n");
    conflict(store.write(&id, vec![Change::Header("another".into())]).await);
    for wrong in [0, 1, 3] {
        conflict(store.write(&id, vec![steps(wrong, &["x"])]).await);
    }
    store.write(&id, vec![steps(2, &["c"])]).await.unwrap();
    store.write(&id, vec![Change::Cut(1), steps(1, &["B"])]).await.unwrap();
    assert_eq!(text().await.unwrap(), "head\na\nB\n");
    let many: Vec<String> = (3..=300).map(|n| n.to_string()).collect();
    store.write(&id, vec![Change::Steps { after: 2, lines: many.clone() }]).await.unwrap();
    assert_eq!(text().await.unwrap(), format!("head\na\nB\n{}\n", many.join("\n")));
    store.write(&id, vec![steps(300, &["z"]), Change::End("end".into())]).await.unwrap();
    assert!(text().await.unwrap().ends_with("\n300\nz\nend\n"));
    conflict(store.write(&id, vec![steps(301, &["y"])]).await);
    conflict(store.write(&id, vec![Change::Cut(3)]).await);
    conflict(store.write(&id, vec![Change::End("again".into())]).await);
}

async fn all_or_nothing(store: &dyn Store) {
    let host = guest(store, 40).await;
    let mut made = added(store, 40, &host).await;
    let before = made.clone();
    made.progress.seq = 1;
    let changes = vec![
        Change::Progress(made.progress.clone()),
        Change::Header("head".into()),
        steps(0, &["a"]),
        steps(0, &["b"]),
    ];
    conflict(store.write(&made.id, changes).await);
    assert_eq!(store.room(&made.id).await.unwrap(), Some(before));
    assert_eq!(store.journal(&made.id).await.unwrap(), None);
}

async fn lists(store: &dyn Store) {
    let (host, other) = (guest(store, 50).await, guest(store, 51).await);
    let mut ids = Vec::new();
    for (number, state, public) in
        [(50, State::Playing, true), (51, State::Over, true), (52, State::Playing, false)]
    {
        let mut made = room(number, &host);
        made.plan.public = public;
        made.progress.state = state;
        made.progress.updated = 1_000_000 + i64::from(number);
        store.add_room(&made, &Secret::new([number; 32])).await.unwrap();
        ids.push(made.id);
    }
    let listed = async |which, limit| -> Vec<RoomId> {
        store.rooms(which, limit).await.unwrap().into_iter().map(|room| room.id).collect()
    };
    assert_eq!(listed(Which::Of(host.id), 9).await, [&ids[2], &ids[1], &ids[0]].map(Clone::clone));
    assert_eq!(listed(Which::Of(host.id), 1).await, [ids[2].clone()]);
    assert_eq!(listed(Which::Open, 1).await, [ids[0].clone()]);
    assert_eq!(listed(Which::Over, 9).await, [ids[1].clone()]);
    assert_eq!(listed(Which::Of(other.id), 9).await, []);
    store.write(&ids[0], vec![Change::Players(vec![other.id])]).await.unwrap();
    assert_eq!(listed(Which::Of(other.id), 9).await, [ids[0].clone()]);
    assert_eq!(listed(Which::Of(host.id), 9).await, [ids[2].clone(), ids[1].clone()]);
}

async fn chat(store: &dyn Store) {
    let host = guest(store, 60).await;
    let id = added(store, 60, &host).await.id;
    let said = |number: i64| ChatLine {
        from: "Ada".into(),
        seat: (number % 2 == 0).then(|| Seat::new(0)),
        text: format!("line {number} \u{1F411}"),
        at: number,
    };
    assert_eq!(store.chat(&id, 5).await.unwrap(), []);
    for number in 0..4 {
        store.write(&id, vec![Change::Chat(said(number))]).await.unwrap();
    }
    assert_eq!(store.chat(&id, 3).await.unwrap(), [said(1), said(2), said(3)]);
}

/// Many rooms write at once, one of them always wrongly: nobody gets another's answer.
async fn many_at_once(store: Arc<dyn Store>) {
    let host = guest(&*store, 70).await;
    let mut writers = Vec::new();
    for number in 70..100 {
        let made = added(&*store, number, &host).await;
        let (id, store) = (made.id, store.clone());
        writers.push(tokio::spawn(async move {
            store.write(&id, vec![Change::Header("head".into())]).await.unwrap();
            let mut progress = made.progress;
            for n in 0..20 {
                let wrong = vec![steps(2 * n + 1, &["wrong"]), Change::Pace(progress.pace())];
                conflict(store.write(&id, wrong).await);
                progress.seq = 2 * n + 2;
                progress.updated += 1;
                let right = vec![steps(2 * n, &["\"a\"", "b"]), Change::Pace(progress.pace())];
                store.write(&id, right).await.unwrap();
            }
            let text = store.journal(&id).await.unwrap().unwrap();
            assert_eq!(text, format!("head\n{}", "\"a\"\nb\n".repeat(20)));
            assert_eq!(store.room(&id).await.unwrap().unwrap().progress, progress);
        }));
    }
    for writer in writers {
        writer.await.expect("all went well");
    }
}
