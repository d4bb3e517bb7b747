//! How long answers take.

use std::time::Duration;

use serde::Serialize;

/// How long one decision took to come back to the one who made it.
#[derive(Clone, Copy, Debug)]
pub struct Latency {
    /// Since it was sent.
    pub sent: Duration,
    /// Since it should have been sent. A table that waits for an answer cannot send the next
    /// decision in time; only this figure shows it.
    pub due: Duration,
}

/// What so many of a hundred answers did not exceed, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Percentiles {
    pub p50: f64,
    pub p90: f64,
    pub p99: f64,
    pub max: f64,
}

impl Percentiles {
    /// Of all of them; nothing where there are none.
    pub fn of(all: impl IntoIterator<Item = Duration>) -> Option<Percentiles> {
        let mut all: Vec<Duration> = all.into_iter().collect();
        all.sort_unstable();
        let last = all.last()?;
        let at = |percent: usize| millis(all[(all.len() * percent).div_ceil(100).max(1) - 1]);
        Some(Percentiles { p50: at(50), p90: at(90), p99: at(99), max: millis(*last) })
    }
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_answers_that_came() {
        let ms = |count: std::ops::RangeInclusive<u64>| count.map(Duration::from_millis);
        let hundred = Percentiles { p50: 50.0, p90: 90.0, p99: 99.0, max: 100.0 };
        assert_eq!(Percentiles::of(ms(1..=100).rev()), Some(hundred));
        let one = Percentiles { p50: 7.0, p90: 7.0, p99: 7.0, max: 7.0 };
        assert_eq!(Percentiles::of(ms(7..=7)), Some(one));
        assert_eq!(Percentiles::of([]), None);
    }
}
