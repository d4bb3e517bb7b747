//! Both stores pass the one suite, and the file keeps what was acknowledged.

use std::sync::Arc;

use store::testing::{conformance, room, token};
use store::{Change, Durability, Memory, Sqlite, Store};
use table::Secret;

#[tokio::test]
async fn memory_conforms() {
    conformance(Arc::new(Memory::new())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_conforms() {
    let folder = tempfile::tempdir().unwrap();
    for (name, durability) in [("a", Durability::Power), ("b", Durability::Process)] {
        let store = Sqlite::open(&folder.path().join(name), durability).await.unwrap();
        conformance(Arc::new(store)).await;
    }
}

#[tokio::test]
async fn a_file_that_is_opened_again_holds_everything() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("eiland.db");
    let store = Sqlite::open(&path, Durability::default()).await.unwrap();
    let host = store.add_guest("Ada", &token(1)).await.unwrap();
    let made = room(1, &host);
    store.add_room(&made, &Secret::new([1; 32])).await.unwrap();
    store.write(&made.id, vec![Change::Header("head".into())]).await.unwrap();
    store.close().await;
    assert!(store.write(&made.id, vec![Change::Cut(0)]).await.is_err());

    let store = Sqlite::open(&path, Durability::default()).await.unwrap();
    assert_eq!(store.person(&token(1), 0).await.unwrap(), Some(host));
    assert_eq!(store.room(&made.id).await.unwrap(), Some(made.clone()));
    assert_eq!(store.journal(&made.id).await.unwrap().unwrap(), "head\n");
}
