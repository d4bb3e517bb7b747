//! The real program, killed without warning again and again while tables play: what was
//! acknowledged is there, everybody catches up, and the games go on.

use std::ffi::OsStr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use load::{Game, Meter, Order, Served, Way, check, play};
use serde_json::{Value, from_str};
use store::{Durability, Sqlite, Store};
use table::{Chance, Journal, Pseudo, Step};
use tokio::sync::watch;
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
        sleep(Duration::from_millis(1)).await;
    }
}

fn decided(meters: &[Arc<Meter>]) -> Vec<u64> {
    meters.iter().map(|meter| meter.counts().decisions).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_was_acknowledged_is_lost_when_the_server_is_killed() {
    timeout(HANG, kill_again_and_again()).await.expect("nothing hangs");
}

async fn kill_again_and_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut served = serve(folder.path());
    let (tell, way) = Way::new(Some(served.at));
    let (stop, stopped) = watch::channel(false);
    let (mut meters, mut tables) = (Vec::new(), Vec::new());
    for order in orders() {
        let (meter, way) = (Arc::new(Meter::default()), way.clone());
        meters.push(meter.clone());
        let mut stopped = stopped.clone();
        tables.push(tokio::spawn(async move {
            let stop = async move { drop(stopped.wait_for(|stopped| *stopped).await) };
            play(&order, &way, &meter, stop).await.unwrap()
        }));
    }
    let all = |each: u64| move |since: &[u64]| since.iter().all(|count| *count >= each);
    until(&meters, &vec![0; meters.len()], all(1)).await;

    let mut chance = Pseudo::new(7);
    for _ in 0..ROUNDS {
        let some = u64::from(chance.below(300));
        until(&meters, &decided(&meters), |since| since.iter().sum::<u64>() >= some).await;
        // Whoever comes now waits for the next one; the others are cut off in the middle.
        tell.send(None).unwrap();
        served.kill();
        served = serve(folder.path());
        tell.send(Some(served.at)).unwrap();
    }
    until(&meters, &decided(&meters), all(5)).await;

    stop.send(true).unwrap();
    let mut games: Vec<Game> = Vec::new();
    for table in tables {
        let outcome = table.await.unwrap();
        assert_eq!(outcome.unanswered, 0);
        games.extend(outcome.games);
    }
    for meter in &meters {
        let counts = meter.counts();
        assert_eq!((counts.refused, counts.errors), (0, 0), "{:?}", meter.words());
        assert!(counts.lost >= u64::from(ROUNDS), "{counts:?}");
    }
    assert!(meters.iter().any(|meter| meter.counts().undone > 0));
    let kept = check(&way, &games).await.unwrap();
    assert_eq!(kept.lost, 0, "{:?}", kept.faults);
    served.kill();
    compare(folder.path(), &games).await;
}

/// Compares every acknowledged decision with the journals on disk.
async fn compare(folder: &Path, games: &[Game]) {
    let store = Sqlite::open(&folder.join("eiland.db"), Durability::default()).await.unwrap();
    let mut compared = 0;
    for game in games {
        let text = store.journal(&game.room.parse().unwrap()).await.unwrap().unwrap();
        let journal = Journal::parse(&text).unwrap();
        journal.replay(games::registry()).unwrap();
        for acknowledged in &game.decisions {
            let choice: Value = from_str(&acknowledged.decision).unwrap();
            let step = &journal.steps()[acknowledged.n as usize - 1];
            assert_eq!(*step, Step::Decision { seat: acknowledged.seat, choice });
            compared += 1;
        }
    }
    assert!(compared > 100, "only {compared} decisions were acknowledged");
}
