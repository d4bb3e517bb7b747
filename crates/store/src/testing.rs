//! The one suite that every store passes.
//!
//! [`conformance`] is handed an empty store and leaves it full.

use std::sync::Arc;

use serde_json::json;
use table::{Seat, SeatSet, Secret, ToAct};

use crate::record::{
    ChatLine, Clock, Daily, Ending, Muted, Person, Plan, Progress, RoomRecord, Sitter, State,
};
use crate::store::{Change, Store, Which};
use crate::{RoomId, StoreError, TokenHash};

/// Asks an empty store for everything that is promised.
///
/// # Panics
/// Where it does not keep a promise.
pub async fn conformance(store: Arc<dyn Store>) {
    people(&*store).await;
    accounts(&*store).await;
    rooms(&*store).await;
    journals(&*store).await;
    all_or_nothing(&*store).await;
    lists(&*store).await;
    deletions(&*store).await;
    days(&*store).await;
    chat(&*store).await;
    many_at_once(store).await;
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
        setup: json!({"players": 2}),
        clock: Clock::Quick,
        public: true,
        host: host.id,
        commitment: secret.commitment(),
        created: 5,
        day: None,
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

async fn people(store: &dyn Store) {
    let ada = guest(store, 1).await;
    let other = guest(store, 2).await;
    assert_ne!(ada.id, other.id);
    assert_eq!(store.person(&token(1)).await.unwrap(), Some(ada.clone()));
    assert_eq!(store.person(&token(99)).await.unwrap(), None);
    store.rename(ada.id, "Countess").await.unwrap();
    assert_eq!(store.person(&token(1)).await.unwrap().unwrap().name, "Countess");
    assert_eq!(store.person(&token(2)).await.unwrap(), Some(other));
    let nobody = crate::PersonId(4_000_000);
    unknown(store.rename(nobody, "Nobody").await);
    unknown(store.add_token(nobody, &token(3)).await);
    unknown(store.add_account(nobody, "nobody", "hash").await);
    store.add_token(ada.id, &token(3)).await.unwrap();
    assert_eq!(store.person(&token(3)).await.unwrap().unwrap().id, ada.id);
    store.drop_token(&token(3)).await.unwrap();
    store.drop_token(&token(3)).await.unwrap();
    assert_eq!(store.person(&token(3)).await.unwrap(), None);
    assert!(store.person(&token(1)).await.unwrap().is_some());
}

async fn accounts(store: &dyn Store) {
    let (first, second) = (guest(store, 10).await, guest(store, 11).await);
    store.add_account(first.id, "ada", "hash of first").await.unwrap();
    let taken = store.add_account(second.id, "ada", "hash of second").await;
    assert!(matches!(taken, Err(StoreError::Taken)), "{taken:?}");
    conflict(store.add_account(first.id, "ada2", "another").await);
    conflict(store.add_account(first.id, "ada", "another").await);
    let (person, password) = store.account("ada").await.unwrap().unwrap();
    assert_eq!((person.id, person.account, password.as_str()), (first.id, true, "hash of first"));
    assert_eq!(store.account("nobody").await.unwrap(), None);
    assert!(!store.person(&token(11)).await.unwrap().unwrap().account);
    // Another password: other devices are forgotten, other people are not.
    store.add_token(first.id, &token(12)).await.unwrap();
    assert_eq!(store.password(first.id).await.unwrap().as_deref(), Some("hash of first"));
    assert_eq!(store.password(second.id).await.unwrap(), None);
    store.set_password(first.id, "a new hash", &token(12)).await.unwrap();
    assert_eq!(store.password(first.id).await.unwrap().as_deref(), Some("a new hash"));
    assert_eq!(store.person(&token(12)).await.unwrap().unwrap().id, first.id);
    assert_eq!(store.person(&token(10)).await.unwrap(), None);
    assert!(store.person(&token(11)).await.unwrap().is_some());
    unknown(store.set_password(second.id, "a guest has none", &token(11)).await);
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
    // Wherever somebody sits: whoever opened a room is its host until it is over.
    assert_eq!(listed(Which::Hosted(host.id), 9).await, [ids[2].clone(), ids[0].clone()]);
    assert_eq!(listed(Which::Hosted(host.id), 1).await, [ids[2].clone()]);
    assert_eq!(listed(Which::Hosted(other.id), 9).await, []);
}

async fn deletions(store: &dyn Store) {
    let host = guest(store, 55).await;
    let today = Daily { day: "2026-11-18", game: "dice", variant: "solo" };
    let mut made = room(55, &host);
    made.plan.game = today.game.into();
    made.plan.variant = Some(today.variant.into());
    made.plan.day = Some(today.day.into());
    let secret = Secret::new([55; 32]);
    store.add_room(&made, &secret).await.unwrap();
    let line = ChatLine { from: "Ada".into(), seat: None, text: "hello".into(), at: 1 };
    store.write(&made.id, vec![Change::Chat(line)]).await.unwrap();
    store.delete_room(&made.id).await.unwrap();
    assert_eq!(store.room(&made.id).await.unwrap(), None);
    assert_eq!(store.secret(&made.id).await.unwrap(), None);
    assert_eq!(store.attempt(today, host.id).await.unwrap(), None);
    assert_eq!(store.rooms(Which::Of(host.id), 9).await.unwrap(), []);
    unknown(store.delete_room(&made.id).await);
    // Nothing of it is left in the way of another.
    store.add_room(&made, &secret).await.unwrap();
    assert_eq!(store.chat(&made.id, 9).await.unwrap(), []);
    store.write(&made.id, vec![Change::Header("{}".into())]).await.unwrap();
    conflict(store.delete_room(&made.id).await);
    assert!(store.room(&made.id).await.unwrap().is_some());
}

async fn days(store: &dyn Store) {
    let today = Daily { day: "2026-11-16", game: "dice", variant: "solo" };
    let others = [
        Daily { day: "2026-11-17", ..today },
        Daily { game: "island", ..today },
        Daily { variant: "duo", ..today },
    ];
    let first = Secret::new([1; 32]);
    assert_eq!(store.day_secret(today, &first).await.unwrap(), first);
    for (number, daily) in (2..).zip(others) {
        let fresh = Secret::new([number; 32]);
        assert_eq!(store.day_secret(daily, &fresh).await.unwrap(), fresh);
        assert_eq!(store.day_secret(today, &fresh).await.unwrap(), first);
    }
    let guests = |daily| Which::Day { daily, accounts: false };
    let mut ids = Vec::new();
    for (number, points) in [(210, 9), (211, 70), (212, 70), (213, -8), (214, 100), (215, 99)] {
        let person = guest(store, number).await;
        let mut made = room(number, &person);
        made.plan.game = today.game.into();
        made.plan.variant = Some(today.variant.into());
        made.plan.day = Some(today.day.into());
        made.progress.seats.truncate(1);
        made.progress.points = vec![points];
        made.progress.updated = i64::from(number);
        made.progress.state = if points == 100 { State::Playing } else { State::Over };
        made.progress.ending = (points == 99).then_some(Ending::Day);
        assert_eq!(store.attempt(today, person.id).await.unwrap(), None);
        let secret = Secret::new([number; 32]);
        store.add_room(&made, &secret).await.unwrap();
        assert_eq!(store.attempt(today, person.id).await.unwrap(), Some(made.id.clone()));
        for other in others {
            assert_eq!(store.attempt(other, person.id).await.unwrap(), None);
            assert_eq!(store.rooms(guests(other), 9).await.unwrap(), []);
        }
        let again = RoomRecord { id: RoomId::new([number + 20; 16]), ..made.clone() };
        conflict(store.add_room(&again, &secret).await);
        assert_eq!(store.room(&again.id).await.unwrap(), None);
        ids.push((person.id, made.id));
    }
    let listed = async |which, limit| -> Vec<RoomId> {
        store.rooms(which, limit).await.unwrap().into_iter().map(|room| room.id).collect()
    };
    let ranked = [1, 2, 0, 3].map(|index: usize| ids[index].1.clone());
    assert_eq!(listed(guests(today), 9).await, ranked);
    assert_eq!(listed(guests(today), 2).await, ranked[..2]);
    // Accounts are listed apart, also those that were made after the game.
    let accounts = Which::Day { daily: today, accounts: true };
    assert_eq!(listed(accounts, 9).await, []);
    store.add_account(ids[2].0, "ranked", "hash").await.unwrap();
    assert_eq!(listed(accounts, 9).await, [ids[2].1.clone()]);
    assert_eq!(listed(guests(today), 9).await, [1, 0, 3].map(|index: usize| ids[index].1.clone()));
    let best = |of, variant| Which::Best { of, game: "dice", variant };
    assert_eq!(listed(best(ids[0].0, "solo"), 9).await, [ids[0].1.clone()]);
    assert_eq!(listed(best(ids[0].0, "duo"), 9).await, []);
    assert_eq!(listed(best(ids[4].0, "solo"), 9).await, []);
    assert_eq!(listed(best(ids[5].0, "solo"), 9).await, []);
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
                let wrong = vec![steps(2 * n + 1, &["wrong"]), Change::Progress(progress.clone())];
                conflict(store.write(&id, wrong).await);
                progress.seq = 2 * n + 2;
                progress.updated += 1;
                let right = vec![steps(2 * n, &["\"a\"", "b"]), Change::Progress(progress.clone())];
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
