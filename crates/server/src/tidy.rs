//! Forgetting what nobody comes back to, by rules that whoever runs the house sets.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use store::{PersonId, RoomId, State, StoreError, Whose};
use tokio::time::sleep;

use crate::hall::Hall;
use crate::house::now;

const DAY: i64 = 86_400_000;

/// How much is looked through at once. What is forgotten is written between the moves of those who
/// play, a little each time.
const BITE: u32 = 200;

/// How many rooms are listed at once.
const LISTED: u32 = 10_000;

/// The pause after each bite, in which others write.
const PAUSE: Duration = Duration::from_millis(20);

/// For how many days what is kept; `None` is for ever.
#[derive(Clone, Debug)]
pub struct Keep {
    /// Rooms whose game never began, since something happened in them.
    pub waiting: Option<u32>,
    /// Games that were never finished, since something happened in them.
    pub unfinished: Option<u32>,
    /// Games that are over, since they were.
    pub games: Option<u32>,
    /// Guests, since they were last here. Those who sit in a room that is kept are known by their
    /// name for as long, but can no longer come back.
    pub guests: Option<u32>,
    /// Logins on a device, since it was last here. The account stays.
    pub logins: Option<u32>,
    /// The folder into which the journals of games that are over go before they are forgotten.
    pub export: Option<PathBuf>,
}

impl Default for Keep {
    fn default() -> Keep {
        Keep {
            waiting: Some(7),
            unfinished: Some(180),
            games: None,
            guests: Some(180),
            logins: Some(400),
            export: None,
        }
    }
}

/// How much was forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Forgotten {
    pub(crate) rooms: u32,
    pub(crate) tokens: u32,
}

/// Why it was not tidied to the end. The next day it is tried again.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Untidy {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("a journal cannot be written to {}: {error}", path.display())]
    Export { path: PathBuf, error: io::Error },
}

/// Tidies now and then once a day, for ever.
pub async fn keep_tidy(hall: Arc<Hall>, keep: Keep) {
    loop {
        match tidy(&hall, &keep, now()).await {
            Ok(Forgotten { rooms: 0, tokens: 0 }) => {}
            Ok(Forgotten { rooms, tokens }) => tracing::info!(rooms, tokens, "the house is tidied"),
            Err(error) => tracing::warn!(%error, "the house is not tidied"),
        }
        sleep(Duration::from_secs(86_400)).await;
    }
}

/// Tidies once.
pub(crate) async fn tidy(hall: &Arc<Hall>, keep: &Keep, now: i64) -> Result<Forgotten, Untidy> {
    let before = |days: Option<u32>| days.map(|days| now - i64::from(days) * DAY);
    let mut forgotten = Forgotten::default();
    for (state, days) in [
        (State::Waiting, keep.waiting),
        (State::Playing, keep.unfinished),
        (State::Over, keep.games),
    ] {
        if let Some(before) = before(days) {
            forgotten.rooms += rooms(hall, keep.export.as_deref(), state, before).await?;
        }
    }
    let store = &hall.house().store;
    for (whose, days) in [(Whose::Guests, keep.guests), (Whose::Accounts, keep.logins)] {
        let Some(before) = before(days) else { continue };
        loop {
            match store.drop_tokens(whose, before, now, BITE).await? {
                0 => break,
                count => forgotten.tokens += count,
            }
            sleep(PAUSE).await;
        }
    }
    let mut after = PersonId(0);
    while let Some(last) = store.drop_guests(after, BITE).await? {
        after = last;
        sleep(PAUSE).await;
    }
    Ok(forgotten)
}

/// Forgets the rooms of this state in which nothing has happened since `before`.
async fn rooms(
    hall: &Arc<Hall>,
    export: Option<&Path>,
    state: State,
    before: i64,
) -> Result<u32, Untidy> {
    let mut count = 0;
    loop {
        let listed = hall.house().store.deserted(state, before, LISTED).await?;
        let mut gone = 0;
        for (id, updated) in &listed {
            if let (State::Over, Some(folder)) = (state, export) {
                export_journal(hall, folder, id).await?;
            }
            gone += u32::from(hall.demolish(id, *updated).await?);
            sleep(PAUSE).await;
        }
        count += gone;
        // Those that are left are in use, and listed again the next day.
        if gone == 0 || listed.len() < LISTED as usize {
            return Ok(count);
        }
    }
}

/// Writes the journal of a room into a folder, all of it or nothing.
async fn export_journal(hall: &Arc<Hall>, folder: &Path, id: &RoomId) -> Result<(), Untidy> {
    let Some(text) = hall.house().store.journal(id).await? else { return Ok(()) };
    let path = folder.join(format!("{id}.jsonl"));
    let (folder, to) = (folder.to_owned(), path.clone());
    let written = tokio::task::spawn_blocking(move || {
        std::fs::create_dir_all(folder)?;
        let half = to.with_extension("half");
        let file = std::fs::File::create(&half)?;
        io::Write::write_all(&mut &file, text.as_bytes())?;
        file.sync_all()?;
        std::fs::rename(half, to)
    });
    let written = written.await.unwrap_or_else(|error| Err(io::Error::other(error)));
    written.map_err(|error| Untidy::Export { path, error })
}
