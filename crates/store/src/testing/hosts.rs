//! Whose rooms are whose.

use table::Secret;

use super::{added, conflict, guest, room, unknown};
use crate::record::{Daily, Hosted, Person, RoomRecord, State};
use crate::store::{Change, Store, Which};
use crate::{PersonId, RoomId};

pub(super) async fn counts(store: &dyn Store) {
    let (host, other) = (guest(store, 110).await, guest(store, 111).await);
    assert_eq!(store.hosted(host.id).await.unwrap(), Hosted::default());
    for (number, state, public, day) in [
        (110, State::Waiting, true, false),
        (111, State::Waiting, false, false),
        (112, State::Playing, true, false),
        (113, State::Over, true, false),
        (114, State::Waiting, true, true),
    ] {
        let mut made = room(number, &host);
        made.plan.public = public;
        made.plan.day = day.then(|| "2026-10-01".into());
        made.progress.state = state;
        store.add_room(&made, &Secret::new([number; 32])).await.unwrap();
    }
    assert_eq!(store.hosted(host.id).await.unwrap(), Hosted { live: 3, listed: 1 });
    assert_eq!(store.hosted(other.id).await.unwrap(), Hosted::default());
}

pub(super) async fn heirs(store: &dyn Store) {
    let (host, heir) = (guest(store, 115).await, guest(store, 116).await);
    let mut made = added(store, 115, &host).await;
    let hosted = async |who: PersonId| -> Vec<RoomId> {
        let rooms = store.rooms(Which::Hosted(who), 9).await.unwrap();
        rooms.into_iter().map(|room| room.id).collect()
    };
    assert_eq!(hosted(host.id).await, [made.id.clone()]);
    made.plan.host = heir.id;
    store.write(&made.id, vec![Change::Host(heir.id)]).await.unwrap();
    assert_eq!(store.room(&made.id).await.unwrap(), Some(made.clone()));
    assert_eq!(hosted(host.id).await, []);
    assert_eq!(hosted(heir.id).await, [made.id]);
    assert_eq!(store.hosted(heir.id).await.unwrap().live, 1);
    unknown(store.write(&RoomId::new([255; 16]), vec![Change::Host(heir.id)]).await);
}

/// An attempt goes with its room. Where somebody has one already, both stay whose they were.
pub(super) async fn attempts_change_hands(store: &dyn Store) {
    let [first, second, heir] = [120, 121, 122].map(|number| guest(store, number));
    let (first, second, heir) = (first.await, second.await, heir.await);
    let today = Daily { day: "2026-11-01", game: "island", variant: "duo" };
    let attempt = async |number: u8, host: &Person| -> RoomRecord {
        let mut made = room(number, host);
        made.plan.day = Some(today.day.into());
        store.add_room(&made, &Secret::new([number; 32])).await.unwrap();
        made
    };
    let rooms = [attempt(120, &first).await, attempt(121, &second).await];
    let of = async |who: &Person| store.attempt(today, who.id).await.unwrap();
    store.write(&rooms[0].id, vec![Change::Host(heir.id)]).await.unwrap();
    assert_eq!((of(&first).await, of(&heir).await), (None, Some(rooms[0].id.clone())));
    // To the same person again is no change.
    store.write(&rooms[0].id, vec![Change::Host(heir.id)]).await.unwrap();
    conflict(store.write(&rooms[1].id, vec![Change::Host(heir.id)]).await);
    assert_eq!(of(&second).await, Some(rooms[1].id.clone()));
    assert_eq!(of(&heir).await, Some(rooms[0].id.clone()));
    assert_eq!(store.room(&rooms[1].id).await.unwrap(), Some(rooms[1].clone()));
}
