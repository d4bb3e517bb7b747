//! The real program, killed without warning again and again while tables play, or with no room on
//! its disk: what was acknowledged is there, everybody catches up, and the games go on.

use std::ffi::OsStr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use load::{Game, Meter, Order, Outcome, Served, Way, check, play};
use serde_json::{Value, from_str};
use store::{Durability, Sqlite, Store};
use table::{Chance, Journal, Pseudo, Step};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

const ROUNDS: u32 = 12;

/// How long the server's end may be waited for; the verdict does not depend on it.
const HANG: Duration = Duration::from_secs(300);

/// One table of each variant of each game: by turns among people only, and one person among bots.
fn orders() -> Vec<Order> {
    let registry = games::registry();
    let variants = registry.games().iter().flat_map(|game| {
        game.variants().iter().map(|variant| (game.id().to_owned(), variant.id.to_owned()))
    });
    let order = |(index, (game, variant)): (usize, (String, String))| Order {
        game,
        variant: Some(variant),
        tables: 1,
        people: (index % 2 == 1).then_some(1),
        bot: "random".into(),
        // As fast as they can.
        rate: 1e6,
        time: HANG,
        ahead: 0,
        undo: 10,
        seed: index as u64,
    };
    variants.enumerate().map(order).collect()
}

fn serve(folder: &Path) -> Served {
    let program = OsStr::new(env!("CARGO_BIN_EXE_eiland"));
    Served::start(program, folder, &["--bot-pause-ms", "0", "--log", "error"]).unwrap()
}

/// Waits until tables have decided so many times since the meters were read.
async fn until(meters: &[Arc<Meter>], before: &[u64], enough: impl Fn(&[u64]) -> bool) {
    loop {
        let since = meters.iter().zip(before).map(|(meter, then)| meter.counts().decisions - then);
        if enough(&since.collect::<Vec<_>>()) {
            return;
        }
        // A table where something went wrong may never decide again.
        assert_sound(meters);
        sleep(Duration::from_millis(1)).await;
    }
}

/// Nothing was refused, and nobody was told anything wrong.
fn assert_sound(meters: &[Arc<Meter>]) {
    for meter in meters {
        let counts = meter.counts();
        assert_eq!((counts.refused, counts.errors), (0, 0), "{:?}", meter.words());
    }
}

fn decided(meters: &[Arc<Meter>]) -> Vec<u64> {
    meters.iter().map(|meter| meter.counts().decisions).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_was_acknowledged_is_lost_when_the_server_is_killed() {
    timeout(HANG, kill_again_and_again()).await.expect("nothing hangs");
}

/// Tables that play until they are told to stop.
struct Tables {
    way: Way,
    meters: Vec<Arc<Meter>>,
    plays: Vec<JoinHandle<Outcome>>,
    stop: watch::Sender<bool>,
}

/// Whether each table has decided so many times.
fn all(each: u64) -> impl Fn(&[u64]) -> bool {
    move |since| since.iter().all(|count| *count >= each)
}

impl Tables {
    /// Sits down at all tables, and waits until each has begun.
    async fn start(way: &Way) -> Tables {
        let (stop, stopped) = watch::channel(false);
        let (mut meters, mut plays) = (Vec::new(), Vec::new());
        for order in orders() {
            let (meter, way) = (Arc::new(Meter::default()), way.clone());
            meters.push(meter.clone());
            let mut stopped = stopped.clone();
            plays.push(tokio::spawn(async move {
                let stop = async move { drop(stopped.wait_for(|stopped| *stopped).await) };
                play(&order, &way, &meter, stop).await.unwrap()
            }));
        }
        until(&meters, &vec![0; meters.len()], all(1)).await;
        Tables { way: way.clone(), meters, plays, stop }
    }

    /// Ends all games. Nothing may have gone wrong but that connections were cut, and nothing may
    /// be missing.
    async fn stop(self) -> Vec<Game> {
        self.stop.send(true).unwrap();
        let mut games: Vec<Game> = Vec::new();
        for play in self.plays {
            let outcome = play.await.unwrap();
            assert_eq!(outcome.unanswered, 0);
            games.extend(outcome.games);
        }
        assert_sound(&self.meters);
        let kept = check(&self.way, &games).await.unwrap();
        assert_eq!(kept.lost, 0, "{:?}", kept.faults);
        games
    }
}

async fn kill_again_and_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut served = serve(folder.path());
    let (tell, way) = Way::new(Some(served.at));
    let tables = Tables::start(&way).await;
    let meters = &tables.meters;
    let mut chance = Pseudo::new(7);
    for _ in 0..ROUNDS {
        let some = u64::from(chance.below(300));
        until(meters, &decided(meters), |since| since.iter().sum::<u64>() >= some).await;
        // Whoever comes now waits for the next one; the others are cut off in the middle.
        tell.send(None).unwrap();
        served.kill();
        served = serve(folder.path());
        tell.send(Some(served.at)).unwrap();
    }
    until(meters, &decided(meters), all(5)).await;
    // A table that was slow to come back may have missed the end of one server or another.
    let lost: Vec<u64> = meters.iter().map(|meter| meter.counts().lost).collect();
    assert!(lost.iter().all(|count| *count > 0), "{lost:?}");
    assert!(lost.iter().sum::<u64>() >= u64::from(ROUNDS), "{lost:?}");
    assert!(meters.iter().any(|meter| meter.counts().undone > 0));
    let games = tables.stop().await;
    served.kill();
    compare(folder.path(), &games).await;
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_was_acknowledged_is_lost_when_the_disk_is_full() {
    timeout(HANG, fill_the_disk()).await.expect("nothing hangs");
}

/// No file may get longer than it is, as if there were no room; and later it may again.
#[cfg(target_os = "linux")]
async fn fill_the_disk() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    // Who writes beyond the limit is ended by the system, unless it is asked only to say no.
    let script = folder.path().join("limited");
    let program = env!("CARGO_BIN_EXE_eiland");
    std::fs::write(&script, format!("#!/bin/sh\ntrap '' XFSZ\nexec '{program}' \"$@\"\n")).unwrap();
    std::fs::set_permissions(&script, std::fs::Permissions::from_mode(0o755)).unwrap();
    let data = folder.path().join("data");
    let flags = ["--bot-pause-ms", "0", "--log", "off"];
    let served = Served::start(script.as_os_str(), &data, &flags).unwrap();
    let (_tell, way) = Way::new(Some(served.at));
    let tables = Tables::start(&way).await;
    let meters = &tables.meters;
    for _ in 0..3 {
        until(meters, &decided(meters), |since| since.iter().sum::<u64>() >= 100).await;
        let cut = || meters.iter().map(|meter| meter.counts().lost).sum::<u64>();
        let before = cut();
        limit_files(&served, Some(std::fs::metadata(data.join("eiland.db-wal")).unwrap().len()));
        while cut() < before + 20 {
            sleep(Duration::from_millis(1)).await;
        }
        limit_files(&served, None);
        until(meters, &decided(meters), all(3)).await;
    }
    let games = tables.stop().await;
    served.kill();
    compare(&data, &games).await;
}

#[cfg(target_os = "linux")]
fn limit_files(served: &Served, current: Option<u64>) {
    use rustix::process::{Pid, Resource, Rlimit, prlimit};
    let process = Pid::from_raw(served.id().try_into().unwrap());
    prlimit(process, Resource::Fsize, Rlimit { current, maximum: None }).unwrap();
}

/// Compares every acknowledged decision with the journals on disk.
async fn compare(folder: &Path, games: &[Game]) {
    let store = Sqlite::open(&folder.join("eiland.db"), Durability::default()).await.unwrap();
    let mut compared = 0;
    for game in games {
        let Some(text) = store.journal(&game.room.parse().unwrap()).await.unwrap() else {
            // It was opened last, and has not begun.
            assert_eq!(game.decisions.len(), 0, "{}", game.room);
            continue;
        };
        let journal = Journal::parse(&text).unwrap();
        journal.replay(games::registry()).unwrap();
        for acknowledged in &game.decisions {
            let choice: Value = from_str(&acknowledged.decision).unwrap();
            let step = journal.steps().get(acknowledged.n as usize - 1);
            assert_eq!(step, Some(Step::Decision { seat: acknowledged.seat, choice }));
            compared += 1;
        }
    }
    assert!(compared > 100, "only {compared} decisions were acknowledged");
}
