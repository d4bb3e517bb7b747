//! Which decisions are likely.

use std::mem::discriminant;

use table::{Chance, Game, Seat};

/// Says how likely a seat is to take each of its decisions. It leads the search to what is worth a
/// visit, and plays on where the tree ends. It is asked about imagined positions only, and of what the
/// searching seat itself decides once for all positions that look alike to it: what is hidden from a seat should
/// not sway what that seat is likely to do.
pub trait Policy<G: Game>: Send + Sync {
    /// Adds a weight for each decision of the list, in its order: none below 0, and one above it. What has
    /// none is not tried.
    fn weigh(&self, game: &G, seat: Seat, list: &[G::Decision], weights: &mut Vec<f32>);
}

/// Each kind of decision is as likely as any other, and within a kind each decision: where fifty offers
/// and one end of the turn are listed, half of the turns end. A kind is a variant of the game's
/// decisions; decisions of a kind stand together in every list.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByKind;

impl<G: Game> Policy<G> for ByKind {
    fn weigh(&self, _: &G, _: Seat, list: &[G::Decision], weights: &mut Vec<f32>) {
        for kind in list.chunk_by(|one, next| discriminant(one) == discriminant(next)) {
            weights.extend(kind.iter().map(|_| 1.0 / kind.len() as f32));
        }
    }
}

/// The index of one of these weights, each as likely as it says.
pub(super) fn drawn(weights: &[f32], chance: &mut impl Chance) -> usize {
    if weights.len() == 1 {
        return 0;
    }
    let total: f32 = weights.iter().sum();
    // The upper 24 bits are all that an f32 holds: the share is below 1.
    let mut left = (chance.word() >> 8) as f32 / (1 << 24) as f32 * total;
    for (index, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return index;
        }
    }
    // Sums of many small numbers are not exact.
    weights.iter().rposition(|&weight| weight > 0.0).unwrap_or(0)
}

/// The index of the highest of these weights, the first of equals.
pub(super) fn likeliest(weights: &[f32]) -> usize {
    (1..weights.len())
        .fold(0, |best, index| if weights[index] > weights[best] { index } else { best })
}
