//! What people keep of a game belongs to them alone, and has a measure.

use serde_json::{Value, json};

use super::{guest, token, unknown};
use crate::record::Keepsake;
use crate::store::Store;
use crate::{KeepsakeId, PersonId, StoreError};

const MOST: u32 = 4;

fn id(text: &str) -> KeepsakeId {
    text.parse().expect("an id")
}

fn keepsake(name: &str, changed: i64) -> Keepsake {
    let data = (&json!({"cards": ["mint", "\"\n\u{1F411}"], "of": name})).into();
    Keepsake { id: id(name), game: "duel".into(), name: format!("Deck {name}"), data, changed }
}

#[track_caller]
fn too_many(answer: Result<(), StoreError>) {
    assert!(matches!(answer, Err(StoreError::TooMany)), "{answer:?}");
}

/// The ids of what somebody keeps of the game.
async fn ids(store: &dyn Store, who: PersonId, game: &str) -> Vec<String> {
    let kept = store.keepsakes(who, game).await.unwrap();
    kept.into_iter().map(|keepsake| keepsake.id.as_str().into()).collect()
}

pub(super) async fn are_kept(store: &dyn Store) {
    let (ada, bob) = (guest(store, 160).await, guest(store, 161).await);
    assert_eq!(store.keepsakes(ada.id, "duel").await.unwrap(), []);
    for (name, changed) in [("a", 1), ("b", 3), ("c", 2)] {
        store.keep(ada.id, &keepsake(name, changed), MOST).await.unwrap();
    }
    assert_eq!(
        store.keepsakes(ada.id, "duel").await.unwrap(),
        [keepsake("b", 3), keepsake("c", 2), keepsake("a", 1)]
    );
    // One id stands for one thing of one person and one game.
    let renamed =
        Keepsake { name: "Again".into(), data: (&Value::Null).into(), ..keepsake("a", 4) };
    store.keep(ada.id, &renamed, MOST).await.unwrap();
    assert_eq!(store.keepsakes(ada.id, "duel").await.unwrap()[0], renamed);
    store.keep(bob.id, &keepsake("a", 1), MOST).await.unwrap();
    let elsewhere = Keepsake { game: "classic".into(), ..keepsake("a", 1) };
    store.keep(ada.id, &elsewhere, MOST).await.unwrap();
    assert_eq!(ids(store, ada.id, "duel").await, ["a", "b", "c"]);
    assert_eq!(store.keepsakes(ada.id, "classic").await.unwrap(), [elsewhere]);
    assert_eq!(store.keepsakes(bob.id, "duel").await.unwrap(), [keepsake("a", 1)]);
    // All games share the measure. What is there may still change.
    too_many(store.keep(ada.id, &keepsake("d", 5), MOST).await);
    store.keep(ada.id, &keepsake("c", 6), MOST).await.unwrap();
    assert_eq!(ids(store, ada.id, "duel").await, ["c", "a", "b"]);
    // Nobody throws away what is another's, or is not there.
    unknown(store.throw_away(bob.id, "duel", &id("b")).await);
    unknown(store.throw_away(ada.id, "classic", &id("b")).await);
    store.throw_away(ada.id, "duel", &id("a")).await.unwrap();
    unknown(store.throw_away(ada.id, "duel", &id("a")).await);
    assert_eq!(ids(store, ada.id, "duel").await, ["c", "b"]);
    assert_eq!(ids(store, ada.id, "classic").await, ["a"]);
    assert_eq!(ids(store, bob.id, "duel").await, ["a"]);
    unknown(store.keep(PersonId(4_000_000), &keepsake("a", 1), MOST).await);
}

pub(super) async fn change_hands(store: &dyn Store) {
    let (ada, heir) = (guest(store, 162).await, guest(store, 163).await);
    for (name, changed) in [("a", 1), ("b", 2), ("c", 3), ("d", 4)] {
        store.keep(ada.id, &keepsake(name, changed), MOST).await.unwrap();
    }
    for (name, changed) in [("d", 9), ("x", 8)] {
        store.keep(heir.id, &keepsake(name, changed), MOST).await.unwrap();
    }
    // What the heir has stays as it is, and the newest come along as far as there is room.
    store.hand_over(ada.id, heir.id, MOST).await.unwrap();
    assert_eq!(
        store.keepsakes(heir.id, "duel").await.unwrap(),
        [keepsake("d", 9), keepsake("x", 8), keepsake("c", 3), keepsake("b", 2)]
    );
    assert_eq!(ids(store, ada.id, "duel").await, ["d", "a"]);
    store.hand_over(ada.id, heir.id, 1).await.unwrap();
    assert_eq!(ids(store, heir.id, "duel").await.len(), 4);
    store.hand_over(heir.id, ada.id, 9).await.unwrap();
    assert_eq!(ids(store, ada.id, "duel").await, ["x", "d", "c", "b", "a"]);
    assert_eq!(store.keepsakes(heir.id, "duel").await.unwrap(), [keepsake("d", 9)]);
}

/// Whoever is forgotten takes along what they kept, and that keeps nobody.
pub(super) async fn go_with_their_owner(store: &dyn Store) {
    let (gone, stays) = (guest(store, 164).await, guest(store, 165).await);
    for person in [&gone, &stays] {
        store.keep(person.id, &keepsake("a", 1), MOST).await.unwrap();
    }
    store.drop_token(&token(164)).await.unwrap();
    let before = PersonId(gone.id.0 - 1);
    store.drop_guests(before, 1).await.unwrap();
    unknown(store.rename(gone.id, "Still here").await);
    assert_eq!(ids(store, gone.id, "duel").await, Vec::<String>::new());
    assert_eq!(ids(store, stays.id, "duel").await, ["a"]);
}
