//! Guests, accounts, and what they are known by.

use super::{conflict, guest, token, unknown};
use crate::StoreError;
use crate::store::Store;

pub(super) async fn people(store: &dyn Store) {
    let ada = guest(store, 1).await;
    let other = guest(store, 2).await;
    assert_ne!(ada.id, other.id);
    assert_eq!(store.person(&token(1), 0).await.unwrap(), Some(ada.clone()));
    assert_eq!(store.person(&token(99), 0).await.unwrap(), None);
    store.rename(ada.id, "Countess").await.unwrap();
    assert_eq!(store.person(&token(1), 0).await.unwrap().unwrap().name, "Countess");
    assert_eq!(store.person(&token(2), 0).await.unwrap(), Some(other));
    let nobody = crate::PersonId(4_000_000);
    unknown(store.rename(nobody, "Nobody").await);
    unknown(store.add_token(nobody, &token(3)).await);
    unknown(store.add_account(nobody, "nobody", "hash").await);
    store.add_token(ada.id, &token(3)).await.unwrap();
    assert_eq!(store.person(&token(3), 0).await.unwrap().unwrap().id, ada.id);
    store.drop_token(&token(3)).await.unwrap();
    store.drop_token(&token(3)).await.unwrap();
    assert_eq!(store.person(&token(3), 0).await.unwrap(), None);
    assert!(store.person(&token(1), 0).await.unwrap().is_some());
}

pub(super) async fn accounts(store: &dyn Store) {
    let (first, second) = (guest(store, 10).await, guest(store, 11).await);
    store.add_account(first.id, "ada", "hash of first").await.unwrap();
    let taken = store.add_account(second.id, "ada", "hash of second").await;
    assert!(matches!(taken, Err(StoreError::Taken)), "{taken:?}");
    conflict(store.add_account(first.id, "ada2", "another").await);
    conflict(store.add_account(first.id, "ada", "another").await);
    let (person, password) = store.account("ada").await.unwrap().unwrap();
    assert_eq!((person.id, person.account, password.as_str()), (first.id, true, "hash of first"));
    assert_eq!(store.account("nobody").await.unwrap(), None);
    assert!(!store.person(&token(11), 0).await.unwrap().unwrap().account);
    // Another password: all devices are forgotten but one, other people are not.
    store.add_token(first.id, &token(12)).await.unwrap();
    assert_eq!(store.password(first.id).await.unwrap().as_deref(), Some("hash of first"));
    assert_eq!(store.password(second.id).await.unwrap(), None);
    store.set_password(first.id, "a new hash", &token(12)).await.unwrap();
    assert_eq!(store.password(first.id).await.unwrap().as_deref(), Some("a new hash"));
    assert_eq!(store.person(&token(12), 0).await.unwrap().unwrap().id, first.id);
    assert_eq!(store.person(&token(10), 0).await.unwrap(), None);
    assert!(store.person(&token(11), 0).await.unwrap().is_some());
    store.set_password(first.id, "a third hash", &token(13)).await.unwrap();
    assert_eq!(store.person(&token(13), 0).await.unwrap().unwrap().id, first.id);
    assert_eq!(store.person(&token(12), 0).await.unwrap(), None);
    unknown(store.set_password(second.id, "a guest has none", &token(11)).await);
}

pub(super) async fn tokens(store: &dyn Store) {
    let (ada, bob) = (guest(store, 14).await, guest(store, 15).await);
    let known = async |number| store.person(&token(number), 0).await.unwrap().map(|known| known.id);
    // One in the place of another.
    store.replace_token(&token(14), &token(16)).await.unwrap();
    assert_eq!((known(14).await, known(16).await), (None, Some(ada.id)));
    unknown(store.replace_token(&token(14), &token(17)).await);
    assert_eq!(known(17).await, None);
    // One instead of all, be it one of them or a new one.
    store.add_token(ada.id, &token(17)).await.unwrap();
    store.only_token(ada.id, &token(17)).await.unwrap();
    assert_eq!((known(16).await, known(17).await), (None, Some(ada.id)));
    store.only_token(ada.id, &token(18)).await.unwrap();
    assert_eq!((known(17).await, known(18).await), (None, Some(ada.id)));
    unknown(store.only_token(crate::PersonId(4_000_000), &token(19)).await);
    assert_eq!((known(15).await, known(19).await), (Some(bob.id), None));
}
