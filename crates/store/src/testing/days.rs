//! Games of the day.

use table::Secret;

use super::{conflict, guest, room};
use crate::RoomId;
use crate::record::{Daily, Ending, RoomRecord, State};
use crate::store::{Store, Which, Whose};

pub(super) async fn days(store: &dyn Store) {
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
        // This one was not played to the end.
        made.progress.ending = (points == 99).then_some(Ending::Day);
        assert_eq!(store.attempt(today, person.id).await.unwrap(), None);
        let secret = Secret::new([number; 32]);
        store.add_room(&made, &secret).await.unwrap();
        assert_eq!(store.attempt(today, person.id).await.unwrap(), Some(made.id.clone()));
        for other in others {
            assert_eq!(store.attempt(other, person.id).await.unwrap(), None);
            assert_eq!(store.rooms(Which::Day(other, Whose::Guests), 9).await.unwrap(), []);
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
    assert_eq!(listed(Which::Day(today, Whose::Guests), 9).await, ranked);
    assert_eq!(listed(Which::Day(today, Whose::Guests), 2).await, ranked[..2]);
    assert_eq!(listed(Which::Day(today, Whose::Accounts), 9).await, []);
    let best = |of, variant| Which::Best { of, game: "dice", variant };
    assert_eq!(listed(best(ids[0].0, "solo"), 9).await, [ids[0].1.clone()]);
    assert_eq!(listed(best(ids[0].0, "duo"), 9).await, []);
    assert_eq!(listed(best(ids[4].0, "solo"), 9).await, []);
    assert_eq!(listed(best(ids[5].0, "solo"), 9).await, []);
    // Accounts have a table of their own.
    for (index, login) in [(0, "first of the day"), (2, "second of the day")] {
        store.add_account(ids[index].0, login, "hash").await.unwrap();
    }
    let of = |indices: [usize; 2]| indices.map(|index| ids[index].1.clone());
    assert_eq!(listed(Which::Day(today, Whose::Accounts), 9).await, of([2, 0]));
    assert_eq!(listed(Which::Day(today, Whose::Guests), 9).await, of([1, 3]));
}
