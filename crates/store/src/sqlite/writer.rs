//! The one task that writes: it commits in groups.

use std::sync::{Arc, Mutex};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Acquire, ConnectOptions, Connection, SqliteConnection};
use table::Secret;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Duration, Instant, sleep_until};

use super::apply;
use super::checkpoint::Log;
use super::moves::Moves;
use crate::error::StoreError;
use crate::id::{KeepsakeId, PersonId, RoomId, TokenHash};
use crate::record::{Keepsake, RoomRecord};
use crate::store::{Change, Whose};

/// How many jobs may share a commit, and how many may wait for the next.
const GROUP: usize = 256;

/// How long after a group the next one begins, where there are many who write. What a commit costs
/// the processor hardly depends on how much is in it, so few and large ones leave more for the rest.
/// Who writes alone does not wait for others: then a group is a single job.
const APART: Duration = Duration::from_millis(24);

/// The near end of the task.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

/// Something to be written, and who waits for it.
#[derive(Debug)]
struct Job {
    work: Work,
    done: oneshot::Sender<Answer>,
}

/// The number that a job has to tell, where it has one: that of a new person, or how many there were.
pub(super) type Answer = Result<Option<i64>, StoreError>;

#[derive(Debug)]
pub(super) enum Work {
    /// A new guest.
    Guest { name: String, token: TokenHash },
    /// Another name.
    Rename(PersonId, String),
    /// A guest becomes an account.
    Account { who: PersonId, login: String, password: String },
    /// Another password, and one token instead of all.
    Password { who: PersonId, password: String, token: TokenHash },
    /// One more token.
    Token(PersonId, TokenHash),
    /// One token in the place of another.
    Replace { old: TokenHash, new: TokenHash },
    /// One token instead of all.
    OnlyToken(PersonId, TokenHash),
    /// A token was used.
    Used(TokenHash, i64),
    /// A token is forgotten.
    Forget(TokenHash),
    /// Something is kept for somebody.
    Keep { who: PersonId, keepsake: Box<Keepsake>, most: u32 },
    /// Something that was kept is thrown away.
    ThrowAway { who: PersonId, game: String, id: KeepsakeId },
    /// What one keeps becomes another's.
    HandOver { from: PersonId, to: PersonId, most: u32 },
    /// The secret of a day's game, where it has none.
    Day { key: [String; 3], fresh: Secret },
    /// A new room.
    Room(Box<RoomRecord>, Secret),
    /// Changes of a room.
    Write(RoomId, Vec<Change>),
    /// A room is forgotten.
    DropRoom(RoomId, i64),
    /// Some old tokens are forgotten.
    DropTokens { whose: Whose, before: i64, now: i64, limit: u32 },
    /// Some guests are forgotten.
    DropGuests(PersonId, u32),
    /// Trouble with the disk.
    #[cfg(test)]
    Trouble(super::tests::Trouble),
}

impl Writer {
    /// Writes on this connection, and where that breaks on others that are made alike.
    pub(super) fn start(
        connection: SqliteConnection,
        options: SqliteConnectOptions,
        log: Arc<Log>,
    ) -> Writer {
        let (jobs, inbox) = mpsc::channel(GROUP);
        let task = tokio::spawn(run(Desk { connection: Some(connection), options, log }, inbox));
        Writer { jobs: Mutex::new(Some(jobs)), task: Mutex::new(Some(task)) }
    }

    /// Has it written, and waits until it is.
    pub(super) async fn write(&self, work: Work) -> Answer {
        let closed = || StoreError::Database("the store is closed".into());
        let jobs = self.jobs.lock().expect("no one panics while holding it").clone();
        let (done, answer) = oneshot::channel();
        jobs.ok_or_else(closed)?.send(Job { work, done }).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// Writes what is waiting and ends the task.
    pub(super) async fn stop(&self) {
        const HELD: &str = "no one panics while holding it";
        drop(self.jobs.lock().expect(HELD).take());
        let task = self.task.lock().expect(HELD).take();
        if let Some(task) = task {
            let _ = task.await;
        }
    }
}

async fn run(mut desk: Desk, mut inbox: mpsc::Receiver<Job>) {
    let mut group = Vec::with_capacity(GROUP);
    while inbox.recv_many(&mut group, GROUP).await > 0 {
        let begun = Instant::now();
        let (done, jobs) = (desk.commit(&group).await, group.len());
        let failed = done.is_err();
        match done {
            // Only now is anything acknowledged. Who no longer waits need not be told.
            Ok(answers) => {
                for (job, answer) in group.drain(..).zip(answers) {
                    let _ = job.done.send(answer);
                }
            }
            Err(error) => {
                for job in group.drain(..) {
                    let _ = job.done.send(Err(StoreError::Database(error.to_string())));
                }
            }
        }
        desk.tend(jobs, failed).await;
        if jobs > 1 {
            sleep_until(begun + APART).await;
        }
    }
    desk.clear().await;
}

/// Where the task writes.
struct Desk {
    connection: Option<SqliteConnection>,
    options: SqliteConnectOptions,
    log: Arc<Log>,
}

impl Desk {
    async fn commit(&mut self, group: &[Job]) -> Result<Vec<Answer>, sqlx::Error> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(self.options.connect().await?),
        };
        commit(connection, group).await
    }

    /// Sees to the log after a group, when nobody waits for an answer. After a failure nobody knows
    /// what the connection believes to be written, so it is thrown away: whatever comes next finds
    /// a fresh one, and what is in the file.
    async fn tend(&mut self, jobs: usize, failed: bool) {
        let sound = match &mut self.connection {
            Some(connection) if !failed => self.log.restart(connection).await.is_ok(),
            _ => false,
        };
        if sound {
            self.log.grow(jobs);
        } else {
            self.clear().await;
            self.log.hurry();
        }
    }

    async fn clear(&mut self) {
        if let Some(connection) = self.connection.take() {
            let _ = connection.close().await;
        }
    }
}

/// Writes a group in one transaction. A job that fails is rolled back alone.
async fn commit(
    connection: &mut SqliteConnection,
    group: &[Job],
) -> Result<Vec<Answer>, sqlx::Error> {
    if let Some(answers) = commit_all(connection, group).await? {
        return Ok(answers);
    }
    let mut tx = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut answers = Vec::with_capacity(group.len());
    for job in group {
        let mut savepoint = tx.begin().await?;
        let answer = apply::work(&mut savepoint, &job.work).await;
        match answer {
            Ok(_) => savepoint.commit().await?,
            Err(_) => savepoint.rollback().await?,
        }
        answers.push(answer);
    }
    tx.commit().await?;
    Ok(answers)
}

/// The usual way, without a savepoint for each job and with all decisions of the group together:
/// each statement is a way to another thread and back. If one job fails, nothing is written.
async fn commit_all(
    connection: &mut SqliteConnection,
    group: &[Job],
) -> Result<Option<Vec<Answer>>, sqlx::Error> {
    let mut tx = connection.begin_with("BEGIN IMMEDIATE").await?;
    let moves = Moves::among(group.iter().map(|job| &job.work));
    let mut answers = Vec::with_capacity(group.len());
    if moves.write(&mut tx).await.is_err() {
        tx.rollback().await?;
        return Ok(None);
    }
    for job in group {
        if moves.contains(&job.work) {
            answers.push(Ok(None));
            continue;
        }
        match apply::work(&mut tx, &job.work).await {
            Ok(answer) => answers.push(Ok(answer)),
            Err(_) => {
                tx.rollback().await?;
                return Ok(None);
            }
        }
    }
    tx.commit().await?;
    Ok(Some(answers))
}

#[cfg(test)]
mod tests {
    use sqlx::sqlite::SqliteConnectOptions;
    use tokio::join;

    use super::*;
    use crate::sqlite::checkpoint::Lengths;
    use crate::{Durability, Sqlite, Store};

    /// On a clock that goes on only while everybody waits for it.
    #[tokio::test]
    async fn only_where_many_write_does_the_next_group_wait() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("db");
        Sqlite::open(&path, Durability::Process).await.unwrap().close().await;
        let options = SqliteConnectOptions::new().filename(&path);
        let connection = options.connect().await.unwrap();
        let writer = Writer::start(connection, options, Log::new(Lengths::default()));
        tokio::time::pause();
        let write = async |number: u8| {
            let guest = Work::Guest { name: "Ada".into(), token: TokenHash([number; 32]) };
            writer.write(guest).await.unwrap();
            Instant::now()
        };
        let begun = Instant::now();
        for alone in 1..5 {
            assert_eq!(write(alone).await, begun);
        }
        let (one, other) = join!(write(5), write(6));
        assert_eq!((one, other), (begun, begun));
        // The clock goes by whole milliseconds.
        let next = write(7).await;
        assert!((APART..APART * 2).contains(&(next - begun)), "{:?}", next - begun);
        assert_eq!(write(8).await, next);
        writer.stop().await;
    }
}
