//! How long a player may think.

use std::time::Duration;

/// The most visits of a search, whatever its budget. Each adds one node to the tree, so this bounds
/// the memory: some fifty megabytes in the games of the house.
const MOST_VISITS: u32 = 100_000;

/// How long a player may think about a decision. At least one visit is always made, and never more than 100,000.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many visits: the same seed then decides the same on any machine.
    Visits(u32),
    /// So much time. What is decided then depends on the machine.
    ///
    /// The engine in the page has no clock: there a visit counts for a tenth of a millisecond.
    Time(Duration),
}

/// What is left of a budget.
pub(crate) struct Meter {
    visits: u32,
    time: Option<(Duration, Clock)>,
}

impl Meter {
    /// Starts to count.
    pub(crate) fn start(budget: Budget) -> Meter {
        match budget {
            Budget::Visits(count) => Meter { visits: count.clamp(1, MOST_VISITS), time: None },
            Budget::Time(limit) => {
                Meter { visits: MOST_VISITS, time: Some((limit, Clock::start())) }
            }
        }
    }

    /// The same, with no more visits than this.
    pub(crate) fn at_most(self, visits: u32) -> Meter {
        Meter { visits: self.visits.min(visits), ..self }
    }

    /// How many visits are left at most.
    pub(crate) fn left(&self) -> u32 {
        self.visits
    }

    /// Whether one more visit may be made: asked after each, the first being always made.
    pub(crate) fn goes_on(&mut self) -> bool {
        self.visits -= 1;
        let in_time = self.time.as_mut().is_none_or(|(limit, clock)| clock.passed() < *limit);
        self.visits > 0 && in_time
    }
}

#[cfg(target_arch = "wasm32")]
use counted::Clock;
#[cfg(not(target_arch = "wasm32"))]
use real::Clock;

#[cfg(not(target_arch = "wasm32"))]
mod real {
    use std::time::{Duration, Instant};

    /// The machine's own clock.
    pub(super) struct Clock(Instant);

    impl Clock {
        pub(super) fn start() -> Clock {
            Clock(Instant::now())
        }

        pub(super) fn passed(&mut self) -> Duration {
            self.0.elapsed()
        }
    }
}

#[cfg(any(target_arch = "wasm32", test))]
mod counted {
    use std::time::Duration;

    /// What one visit counts for where there is no clock.
    const VISIT: Duration = Duration::from_micros(100);

    /// A clock that goes on with each look at it.
    pub(super) struct Clock(Duration);

    impl Clock {
        pub(super) fn start() -> Clock {
            Clock(Duration::ZERO)
        }

        pub(super) fn passed(&mut self) -> Duration {
            self.0 += VISIT;
            self.0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visits(mut meter: Meter) -> usize {
        1 + std::iter::repeat_with(|| meter.goes_on()).take_while(|&more| more).count()
    }

    #[test]
    fn so_many_visits_and_never_none() {
        assert_eq!(visits(Meter::start(Budget::Visits(7))), 7);
        assert_eq!(visits(Meter::start(Budget::Visits(0))), 1);
        assert_eq!(visits(Meter::start(Budget::Time(Duration::ZERO))), 1);
    }

    #[test]
    fn memory_has_a_bound_whatever_the_budget() {
        let most = MOST_VISITS as usize;
        assert_eq!(visits(Meter::start(Budget::Visits(u32::MAX))), most);
        assert_eq!(visits(Meter::start(Budget::Time(Duration::MAX))), most);
    }

    #[test]
    fn where_there_is_no_clock_visits_are_counted() {
        let mut clock = counted::Clock::start();
        let times: Vec<u128> = (0..3).map(|_| clock.passed().as_micros()).collect();
        assert_eq!(times, [100, 200, 300]);
    }
}
