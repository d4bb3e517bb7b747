//! What luck and what skill came to.

use serde::Serialize;
use table::Seat;

use crate::insight::Insight;

/// What a whole game came to, seat by seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Account {
    /// The balance of each seat.
    pub seats: Vec<Balance>,
}

/// What moved one seat's chance to win, in parts of 1; for somebody who plays alone, in points. Start, luck, skill and
/// what others gave away make the end.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Balance {
    /// Before the first step.
    pub start: f64,
    /// What dice, draws and hidden cards gave or took.
    pub luck: f64,
    /// What the own decisions gave away against the best: nothing, or less.
    pub skill: f64,
    /// What those of others gave away to this seat.
    pub others: f64,
    /// After the last step.
    pub end: f64,
    /// How many of the own decisions had a choice.
    pub decisions: u32,
    /// The steps with the own decisions that cost most, the worst first.
    pub worst: Vec<usize>,
}

/// How many of the worst steps are told.
const WORST: usize = 5;

impl Account {
    /// The account of all that was seen.
    pub fn of(insights: &[Insight]) -> Account {
        let seats = insights.first().map_or(0, |first| first.before.len());
        Account { seats: Seat::first(seats).map(|seat| balance(insights, seat)).collect() }
    }
}

fn balance(insights: &[Insight], seat: Seat) -> Balance {
    let at = seat.index();
    let part = |worth: &[f32]| worth.get(at).copied().map_or(0.0, f64::from);
    let mut balance = Balance {
        start: insights.first().map_or(0.0, |first| part(&first.before)),
        luck: 0.0,
        skill: 0.0,
        others: 0.0,
        end: insights.last().map_or(0.0, |last| part(&last.after)),
        decisions: 0,
        worst: Vec::new(),
    };
    let mut costs: Vec<(f32, usize)> = Vec::new();
    for insight in insights {
        balance.luck += part(&insight.luck);
        match insight.seat {
            Some(by) if by == seat => balance.skill += part(&insight.skill),
            _ => balance.others += part(&insight.skill),
        }
        if let Some(weighed) = insight.weighed.as_ref().filter(|_| insight.seat == Some(seat)) {
            balance.decisions += 1;
            costs.extend((weighed.lost > 0.0).then_some((weighed.lost, insight.n)));
        }
    }
    costs.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
    balance.worst = costs.into_iter().take(WORST).map(|(_, n)| n).collect();
    balance
}
