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
    time: Option<Timer>,
}

/// A budget of time.
struct Timer {
    limit: Duration,
    clock: Clock,
    /// How much had passed when it was last asked.
    passed: Duration,
}

/// How far a part of a budget reaches.
pub(crate) struct Mark {
    /// So many visits are left then.
    visits: u32,
    /// So much time has passed then, where that is what counts.
    passed: Option<Duration>,
}

impl Meter {
    /// Starts to count.
    pub(crate) fn start(budget: Budget) -> Meter {
        match budget {
            Budget::Visits(count) => Meter { visits: count.clamp(1, MOST_VISITS), time: None },
            Budget::Time(limit) => {
                let timer = Timer { limit, clock: Clock::start(), passed: Duration::ZERO };
                Meter { visits: MOST_VISITS, time: Some(timer) }
            }
        }
    }

    /// How many visits are left at most.
    pub(crate) fn left(&self) -> u32 {
        self.visits
    }

    /// Whether one more visit may be made: asked after each, the first being always made.
    pub(crate) fn goes_on(&mut self) -> bool {
        self.visits -= 1;
        let in_time = self.time.as_mut().is_none_or(|timer| {
            timer.passed = timer.clock.passed();
            timer.passed < timer.limit
        });
        self.visits > 0 && in_time
    }

    /// Where the first of so many equal parts of what is left ends.
    pub(crate) fn part(&self, parts: u32) -> Mark {
        let passed = self
            .time
            .as_ref()
            .map(|timer| timer.passed + timer.limit.saturating_sub(timer.passed) / parts);
        Mark { visits: self.visits - self.visits / parts, passed }
    }

    /// Whether so many more visits lie before the mark. How much time they will take is not known: they do as long
    /// as there is some.
    pub(crate) fn has_room(&self, visits: u32, mark: &Mark) -> bool {
        let in_time = self.time.as_ref().zip(mark.passed);
        self.visits >= mark.visits + visits
            && in_time.is_none_or(|(timer, passed)| timer.passed < passed)
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
    fn a_part_is_as_long_as_the_others() {
        let mut meter = Meter::start(Budget::Visits(12));
        let third = meter.part(3);
        assert!(meter.has_room(4, &third) && !meter.has_room(5, &third));
        assert!(meter.goes_on());
        assert!(meter.has_room(3, &third) && !meter.has_room(4, &third));
    }

    #[test]
    fn a_part_of_the_time_ends_before_the_time_does() {
        let passed = |seconds| {
            let (limit, passed) = (Duration::from_secs(10), Duration::from_secs(seconds));
            let timer = Timer { limit, clock: Clock::start(), passed };
            Meter { visits: MOST_VISITS, time: Some(timer) }
        };
        let third = passed(4).part(3);
        assert!(passed(5).has_room(1, &third));
        assert!(!passed(6).has_room(1, &third));
        assert!(!passed(11).has_room(1, &passed(11).part(1)));
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
