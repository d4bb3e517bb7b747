//! What valgrind and a bench say about a run, read from what they print.

/// How many instructions callgrind counted, from its words on standard error: `Collected : 123` or
/// `I refs: 1,234`, whichever comes first.
pub(crate) fn instructions(stderr: &str) -> Option<u64> {
    stderr.lines().find_map(|line| {
        let (what, count) = line.rsplit_once(':')?;
        let what = what.trim_end();
        // Callgrind counts data accesses too where it is told to; instructions come first.
        let ours = what.ends_with("Collected") || what.ends_with("refs");
        let count = count.split_whitespace().next().filter(|_| ours)?;
        count.replace(',', "").parse().ok()
    })
}

/// How many decisions a bench made, from its line `decisions: 123`.
pub(crate) fn decisions(stdout: &str) -> Option<u64> {
    stdout.lines().find_map(|line| line.trim().strip_prefix("decisions:")?.trim().parse().ok())
}

/// What was counted in one run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Count {
    /// Instructions of the whole program.
    pub(crate) instructions: u64,
    /// Decisions made in all games.
    pub(crate) decisions: u64,
}

/// Instructions for each decision: what the larger run did more, so that starting up and building
/// the board's tables count for nothing. `None` where the larger run did not do more.
pub(crate) fn per_decision(small: Count, large: Count) -> Option<f64> {
    let instructions = large.instructions.checked_sub(small.instructions)?;
    let decisions = large.decisions.checked_sub(small.decisions).filter(|&more| more > 0)?;
    Some(instructions as f64 / decisions as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn callgrind_tells_its_count_in_two_ways() {
        let collected = "==7== Callgrind, a call-graph generating cache profiler\n\
            ==7== Command: speed --bench\n==7== \n==7== Events    : Ir\n==7== Collected : 218346\n\
            ==7== \n==7== I   refs:      218,346\n";
        assert_eq!(instructions(collected), Some(218_346));
        assert_eq!(instructions("==7== I   refs:      1,218,346\n"), Some(1_218_346));
        assert_eq!(instructions("==7== Collected : 5 2 1\n"), Some(5));
        assert_eq!(instructions("==7== Events    : Ir\n"), None);
    }

    #[test]
    fn a_bench_tells_its_decisions() {
        assert_eq!(decisions("games: 50\ndecisions: 12345\n"), Some(12_345));
        assert_eq!(decisions("games: 50\n"), None);
    }

    #[test]
    fn only_the_difference_counts() {
        let small = Count { instructions: 1_500, decisions: 10 };
        let large = Count { instructions: 5_500, decisions: 50 };
        assert_eq!(per_decision(small, large), Some(100.0));
        assert_eq!(per_decision(small, small), None);
        assert_eq!(per_decision(large, small), None);
    }
}
