//! Rates and means with their uncertainty.

use serde::{Deserialize, Serialize};

/// The normal distribution has 95 % within this many standard deviations.
const Z: f64 = 1.959_963_984_540_054;

/// How often something happened.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rate {
    /// The part of the trials in which it happened, from 0 to 1.
    pub rate: f64,
    /// Wilson's 95 % interval: where the true rate lies, 19 times out of 20. Unlike the usual
    /// plus-minus it stays within 0 and 1 and makes sense for few trials too.
    pub interval: [f64; 2],
}

impl Rate {
    /// The rate of so many out of so many. Nothing is known from no trials: a rate of 0 that may
    /// be anything.
    pub fn of(hits: u64, trials: u64) -> Rate {
        if trials == 0 {
            return Rate { rate: 0.0, interval: [0.0, 1.0] };
        }
        let n = trials as f64;
        let rate = hits as f64 / n;
        let spread = Z * Z / n;
        let centre = rate + spread / 2.0;
        let half = Z * (rate * (1.0 - rate) / n + spread / (4.0 * n)).sqrt();
        let scale = 1.0 + spread;
        // At the ends the two parts cancel out, but for the rounding.
        let low = if hits == 0 { 0.0 } else { (centre - half) / scale };
        let high = if hits == trials { 1.0 } else { (centre + half) / scale };
        Rate { rate, interval: [low, high] }
    }
}

impl Rate {
    /// The rate where trials come in rounds of this size that have much in common: so many of each round were hits.
    /// What a round has in common makes it no surer, so the rounds are compared and not the trials.
    pub(crate) fn of_rounds(hits: &Sum, size: u64) -> Rate {
        let Mean { mean, standard_error } = hits.mean();
        let rate = mean / size as f64;
        let half = standard_error.map_or(1.0, |error| Z * error / size as f64);
        Rate { rate, interval: [(rate - half).max(0.0), (rate + half).min(1.0)] }
    }
}

/// A mean and how far to trust it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Its standard error; nothing is known of it from fewer than two values.
    pub standard_error: Option<f64>,
}

/// Adds up whole numbers. All sums are exact, so that it does not matter in which order or in how
/// many parts they come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sum {
    count: u64,
    sum: i128,
    squares: i128,
}

impl Sum {
    pub(crate) fn add(&mut self, value: impl Into<i128>) {
        let value = value.into();
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// The mean of what was added; 0 where nothing was.
    pub(crate) fn mean(&self) -> Mean {
        if self.count == 0 {
            return Mean { mean: 0.0, standard_error: None };
        }
        let (n, count) = (self.count as f64, i128::from(self.count));
        let standard_error = (self.count > 1).then(|| {
            let spread = (count * self.squares - self.sum * self.sum) as f64;
            (spread / (n * n * (n - 1.0))).sqrt()
        });
        Mean { mean: self.sum as f64 / n, standard_error }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 5e-5
    }

    #[test]
    fn wilson_intervals_are_as_in_the_tables() {
        for (hits, trials, low, high) in [
            (0, 10, 0.0, 0.2775),
            (1, 10, 0.0179, 0.4042),
            (5, 10, 0.2366, 0.7634),
            (10, 10, 0.7225, 1.0),
            (15, 148, 0.0624, 0.1605),
            (2500, 10_000, 0.2416, 0.2586),
        ] {
            let Rate { rate, interval } = Rate::of(hits, trials);
            assert_eq!(rate, hits as f64 / trials as f64);
            assert!(
                close(interval[0], low) && close(interval[1], high),
                "{hits} of {trials}: {interval:?}"
            );
        }
    }

    #[test]
    fn rounds_are_compared_and_not_trials() {
        let rounds = |hits: &[i32]| {
            let mut sum = Sum::default();
            hits.iter().for_each(|&hits| sum.add(hits));
            Rate::of_rounds(&sum, 2)
        };
        // Whoever wins once in each pair is as good as the other, for certain.
        assert_eq!(rounds(&[1, 1, 1]), Rate { rate: 0.5, interval: [0.5, 0.5] });
        // The standard error of 0, 1, 2, 1 is the root of 1/6.
        let Rate { rate, interval } = rounds(&[0, 1, 2, 1]);
        let half = Z * (1.0f64 / 6.0).sqrt() / 2.0;
        assert!(close(rate, 0.5) && close(interval[0], 0.5 - half));
        assert_eq!(rounds(&[1]).interval, [0.0, 1.0]);
    }

    #[test]
    fn no_trials_tell_nothing() {
        assert_eq!(Rate::of(0, 0), Rate { rate: 0.0, interval: [0.0, 1.0] });
        assert_eq!(Sum::default().mean(), Mean { mean: 0.0, standard_error: None });
    }

    #[test]
    fn the_standard_error_is_that_of_the_mean() {
        let mut sum = Sum::default();
        sum.add(3);
        assert_eq!(sum.mean(), Mean { mean: 3.0, standard_error: None });
        for value in [5, 7, 9] {
            sum.add(value);
        }
        // The variance of 3, 5, 7, 9 is 20/3.
        let Mean { mean, standard_error } = sum.mean();
        assert!(close(mean, 6.0) && close(standard_error.unwrap(), (20.0f64 / 3.0 / 4.0).sqrt()));
    }
}
