//! Whether everything that was told is there.

use std::sync::Arc;

use futures_util::StreamExt;
use serde::Serialize;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use crate::error::LoadError;
use crate::game::Game;
use crate::person::Person;
use crate::record::{Fault, Record};
use crate::told::Told;
use crate::way::Way;

/// How many clients come back at once.
const AT_ONCE: usize = 64;

/// How often a client may be sent away.
const TRIES: usize = 10;

/// What was found when everybody came back with nothing and asked for everything.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Kept {
    /// Games that were looked at.
    pub games: u64,
    /// Steps that were compared, each as often as there were clients who knew it.
    pub steps: u64,
    /// Clients who were told something else than before.
    pub lost: u64,
    /// What was wrong, the first of them.
    pub faults: Vec<String>,
}

/// Every client comes back with nothing, asks for everything, and compares.
///
/// # Errors
/// Where the server does not answer.
pub async fn check(way: &Way, games: &[Game]) -> Result<Kept, LoadError> {
    let doors = Arc::new(Semaphore::new(AT_ONCE));
    let mut clients = JoinSet::new();
    for game in games {
        let cuts: Arc<[u32]> = game.cuts.as_slice().into();
        for (person, record) in &game.seats {
            let (person, record, room) = (person.clone(), record.clone(), game.room.clone());
            let (way, doors, cuts) = (way.clone(), doors.clone(), cuts.clone());
            clients.spawn(async move {
                let _permit = doors.acquire().await;
                let told = record.seq();
                let fault = compare(person, record, &room, &cuts, way).await?.err();
                Ok::<_, LoadError>((told, fault.map(|fault| format!("room {room}: {fault}"))))
            });
        }
    }
    let mut kept = Kept { games: games.len() as u64, ..Kept::default() };
    while let Some(client) = clients.join_next().await {
        let (steps, fault) = client.expect("no client panics")?;
        kept.steps += u64::from(steps);
        if let Some(fault) = fault {
            kept.lost += 1;
            if kept.faults.len() < 10 {
                kept.faults.push(fault);
            }
        }
    }
    Ok(kept)
}

async fn compare(
    mut person: Person,
    mut record: Record,
    room: &str,
    cuts: &[u32],
    mut way: Way,
) -> Result<Result<(), Fault>, LoadError> {
    for _ in 0..TRIES {
        let mut socket = person.enter(&mut way, room, "").await?;
        while let Some(Ok(message)) = socket.next().await {
            let Message::Text(text) = message else { continue };
            let Ok(told) = Told::read(&text) else { return Ok(Err(Fault::Unreadable)) };
            if told.is == "table" {
                return Ok(record.table(&told, cuts));
            }
        }
    }
    Err(LoadError::Gone(format!("room {room} sends everybody away")))
}
