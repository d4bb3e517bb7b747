//! Which decisions are likely: what builds comes before what ends the turn, and hardly anybody pulls down.

use classic::{Classic, Decision};
use table::Seat;

use crate::search::Policy;

/// The habits as a policy for the search.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Habit;

impl Policy<Classic> for Habit {
    fn weigh(&self, _: &Classic, _: Seat, list: &[Decision], weights: &mut Vec<f32>) {
        let same = |one: &Decision, next: &Decision| {
            std::mem::discriminant(one) == std::mem::discriminant(next)
        };
        for kind in list.chunk_by(same) {
            weights.extend(kind.iter().map(|choice| liked(choice) / kind.len() as f32));
        }
    }
}

fn liked(choice: &Decision) -> f32 {
    match choice {
        Decision::City { .. } | Decision::Settlement { .. } | Decision::Post { .. } => 12.0,
        Decision::Build { .. } | Decision::Citadel { .. } | Decision::Station { .. } => 8.0,
        Decision::Road { .. } | Decision::Roll | Decision::Gain { .. } => 6.0,
        Decision::Exchange { .. } | Decision::Play { .. } | Decision::Name { .. } => 2.0,
        Decision::Offer { .. } | Decision::Search { .. } => 0.5,
        Decision::Demolish { .. } | Decision::Dismiss { .. } | Decision::Raze { .. } => 0.02,
        _ => 1.0,
    }
}
