//! All tables at once.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, interval, sleep};

use crate::error::LoadError;
use crate::game::Game;
use crate::latency::Latency;
use crate::meter::{Counts, Meter};
use crate::order::Order;
use crate::person::Person;
use crate::table::{Phase, Sat, Shared, Table};
use crate::way::Way;

/// How many tables are opened at once.
const OPENING: usize = 32;

/// What came of it.
#[derive(Debug)]
pub struct Outcome {
    /// Everything that was played, to be compared with what the server kept.
    pub games: Vec<Game>,
    /// The time of each decision that was made while the pace held.
    pub latencies: Vec<Latency>,
    /// What was counted while the pace held.
    pub counts: Counts,
    /// How many sockets there were.
    pub sockets: usize,
    /// How long the pace held.
    pub time: Duration,
    /// Decisions that were sent and never answered.
    pub unanswered: u64,
}

/// Plays until the order's time is over, or until `stop` is done.
///
/// # Errors
/// Where a table cannot be opened, or the server is gone for good.
pub async fn play(
    order: &Order,
    way: &Way,
    meter: &Arc<Meter>,
    stop: impl Future<Output = ()>,
) -> Result<Outcome, LoadError> {
    let count = seats(order, &mut way.clone()).await?;
    let people = order.people.unwrap_or(count).clamp(1, count);
    let seat = |index| match index {
        0 => "me".into(),
        _ if index < people => "open".into(),
        _ => order.bot.clone(),
    };
    let shared = Arc::new(Shared {
        order: order.clone(),
        seats: (0..count).map(seat).collect(),
        people,
        meter: meter.clone(),
        doors: Semaphore::new(OPENING),
    });
    let (tell, phase) = watch::channel(Phase::Ahead);
    let mut tables = JoinSet::new();
    for index in 0..order.tables {
        tables.spawn(Table::new(shared.clone(), way.clone(), phase.clone(), index).play());
    }
    let mut sat = Vec::new();
    let all = async {
        while let Some(table) = tables.join_next().await {
            sat.push(table.expect("no table panics")?);
        }
        Ok::<_, LoadError>(())
    };
    let clock = async {
        let paced = async {
            all_ready(order, meter).await;
            let (start, before) = (Instant::now(), meter.counts());
            let _ = tell.send(Phase::Paced(start));
            (start, before)
        };
        let mut began = None;
        let course = async {
            began = Some(paced.await);
            sleep(order.time).await;
        };
        tokio::select! {
            () = course => {}
            () = stop => {}
        }
        let (start, before) = began.unwrap_or_else(|| (Instant::now(), meter.counts()));
        let measured = (start.elapsed(), meter.counts().since(before));
        let _ = tell.send(Phase::Over);
        Ok(measured)
    };
    // A table that fails ends it all.
    let ((), (time, counts)) = tokio::try_join!(all, clock)?;
    let mut outcome = Outcome {
        games: Vec::new(),
        latencies: Vec::new(),
        counts,
        sockets: order.tables * people,
        time,
        unanswered: 0,
    };
    for Sat { games, latencies, unanswered } in sat {
        outcome.games.extend(games);
        outcome.latencies.extend(latencies);
        outcome.unanswered += u64::from(unanswered);
    }
    Ok(outcome)
}

async fn all_ready(order: &Order, meter: &Meter) {
    let mut look = interval(Duration::from_millis(20));
    while (meter.counts().ready as usize) < order.tables {
        look.tick().await;
    }
}

/// How many seats the variant has.
async fn seats(order: &Order, way: &mut Way) -> Result<usize, LoadError> {
    let list = Person::default().ask(way, "GET", "/api/games", &Value::Null).await?;
    let named = |list: &Value, id: &str| {
        list.as_array().and_then(|all| all.iter().find(|entry| entry["id"] == id)).cloned()
    };
    let unknown = |what: &str| LoadError::Unknown(what.into());
    let game = named(&list["games"], &order.game).ok_or_else(|| unknown(&order.game))?;
    let variant = match &order.variant {
        Some(id) => named(&game["variants"], id).ok_or_else(|| unknown(id))?,
        None => game["variants"][0].clone(),
    };
    let seats = variant["seats"].as_u64().ok_or_else(|| unknown("variant"))?;
    Ok(seats as usize)
}
