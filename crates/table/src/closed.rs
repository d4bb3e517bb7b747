//! What is closed to a seat, in as few words as possible.

use serde::{Serialize, Serializer};

use crate::erased::AnyPosition;
use crate::rule::Rule;
use crate::seat::Seat;

/// What a seat may wish for and may not do now: kinds of decisions, and the rule that closes each.
/// In JSON an object, `{"build_road":"BASE-31","roll":"BASE-19"}`.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Record<string, string>"))]
pub struct Closed(Vec<(&'static str, Rule)>);

impl Closed {
    /// What is closed to this seat.
    pub fn to(seat: Seat, position: &dyn AnyPosition) -> Closed {
        let reasons = position.why_not(seat).into_iter();
        Closed(reasons.map(|(kind, refusal)| (kind, refusal.rule)).collect())
    }
}

impl Serialize for Closed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(kind, rule)| (kind, rule)))
    }
}
