//! What nobody comes back to is forgotten, and nothing else.

use std::slice::from_ref;

use table::Secret;

use super::{added, conflict, guest, room, steps, token, unknown};
use crate::PersonId;
use crate::record::{ChatLine, Daily, State};
use crate::store::{Change, Store, Whose};

/// A moment that no other test comes near to.
const THEN: i64 = -1_000_000_000_000;
const DAY: i64 = 86_400_000;

pub(super) async fn rooms_are_dropped(store: &dyn Store) {
    let host = guest(store, 130).await;
    let mut ids = Vec::new();
    for (number, state, updated) in [
        (130, State::Waiting, THEN + 2),
        (131, State::Waiting, THEN + 1),
        (132, State::Waiting, THEN + 3),
        (133, State::Over, THEN + 1),
    ] {
        let mut made = room(number, &host);
        made.plan.day = (number == 131).then(|| "2026-09-01".into());
        made.progress.state = state;
        made.progress.updated = updated;
        store.add_room(&made, &Secret::new([number; 32])).await.unwrap();
        ids.push((made.id, updated));
    }
    let deserted = async |state, before, limit| store.deserted(state, before, limit).await.unwrap();
    let (first, second) = (ids[1].clone(), ids[0].clone());
    assert_eq!(deserted(State::Waiting, THEN + 3, 9).await, [first.clone(), second.clone()]);
    assert_eq!(deserted(State::Waiting, THEN + 3, 1).await, from_ref(&first));
    assert_eq!(deserted(State::Playing, THEN + 3, 9).await, []);
    assert_eq!(deserted(State::Over, THEN + 3, 9).await, [ids[3].clone()]);
    let (id, updated) = first;
    let said = ChatLine { from: "Ada".into(), seat: None, text: "hello".into(), at: 1 };
    let lines = vec![Change::Header("head".into()), steps(0, &["a"]), Change::Chat(said)];
    store.write(&id, lines).await.unwrap();
    // Somebody came back in the meantime.
    conflict(store.drop_room(&id, updated - 1).await);
    assert!(store.room(&id).await.unwrap().is_some());
    store.drop_room(&id, updated).await.unwrap();
    unknown(store.drop_room(&id, updated).await);
    assert_eq!(store.room(&id).await.unwrap(), None);
    assert_eq!(store.secret(&id).await.unwrap(), None);
    assert_eq!(store.journal(&id).await.unwrap(), None);
    assert_eq!(store.chat(&id, 9).await.unwrap(), []);
    let day = Daily { day: "2026-09-01", game: "island", variant: "duo" };
    assert_eq!(store.attempt(day, host.id).await.unwrap(), None);
    assert_eq!(deserted(State::Waiting, THEN + 3, 9).await, [second]);
    // The number can be used again.
    store.add_room(&room(131, &host), &Secret::new([131; 32])).await.unwrap();
    assert_eq!(store.journal(&id).await.unwrap(), None);
}

pub(super) async fn tokens_are_dropped(store: &dyn Store) {
    let (ada, account) = (guest(store, 140).await, guest(store, 141).await);
    store.add_account(account.id, "comes back", "hash").await.unwrap();
    store.add_token(ada.id, &token(142)).await.unwrap();
    let known = async |number, now| store.person(&token(number), now).await.unwrap().is_some();
    // The first use is noted, the next not before a day has gone by.
    for (number, now) in [(140, THEN), (141, THEN), (140, THEN + DAY - 1)] {
        assert!(known(number, now).await);
    }
    let drop = async |whose, before, now| {
        let mut bites = 0;
        while store.drop_tokens(whose, before, now, 3).await.unwrap() > 0 {
            bites += 1;
        }
        bites
    };
    assert!(drop(Whose::Guests, THEN, THEN + DAY).await > 1, "unused tokens count from now on");
    assert_eq!(drop(Whose::Guests, THEN, THEN + DAY).await, 0);
    assert_eq!(drop(Whose::Guests, THEN + 1, THEN + DAY).await, 1);
    assert!(!known(140, THEN + DAY).await);
    assert!(known(141, THEN + DAY).await, "an account's token has its own time");
    assert!(known(142, THEN + 2 * DAY).await, "a token that was never used counts from then on");
    assert_eq!(drop(Whose::Accounts, THEN + DAY, THEN + DAY).await, 0);
    assert_eq!(drop(Whose::Accounts, THEN + DAY + 1, THEN + DAY).await, 1);
    assert!(!known(141, THEN + DAY).await);
}

pub(super) async fn guests_are_dropped(store: &dyn Store) {
    // Somebody with a token, a seat, a room, an account; somebody with nothing; and the newest.
    let mut people = Vec::new();
    for number in 150..156 {
        people.push(guest(store, number).await);
    }
    let hosted = added(store, 150, &people[2]).await;
    store.write(&hosted.id, vec![Change::Players(vec![people[1].id])]).await.unwrap();
    store.add_account(people[3].id, "kept for ever", "hash").await.unwrap();
    for number in 151..156 {
        store.drop_token(&token(number)).await.unwrap();
    }
    let mut after = PersonId(0);
    while let Some(last) = store.drop_guests(after, 2).await.unwrap() {
        assert!(last > after);
        after = last;
    }
    for (index, kept) in [true, true, true, true, false, true].into_iter().enumerate() {
        let still = store.rename(people[index].id, "Still here").await.is_ok();
        assert_eq!(still, kept, "number {index}");
    }
    // Nobody gets the number of somebody else, kept or not.
    let next = guest(store, 156).await;
    assert!(people.iter().all(|person| person.id != next.id));
}
