//! How looks are shared: all that is tried is looked at in the same worlds, and the better half goes on.
//! What was thought of it before counts like some looks, so that a few looks do not overrule it.

use table::{Chance, Pseudo};

use crate::budget::Meter;

/// Something that is tried, by its number, and what the looks at it came to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Tried {
    pub(crate) index: usize,
    /// The mean of what it came to, and of what was thought before.
    pub(crate) chance: f32,
    /// How many looks that was.
    pub(crate) looks: u32,
}

/// For how many looks counts what was thought before.
const THOUGHT: f32 = 10.0;

impl Tried {
    fn take_in(&mut self, found: f32) {
        self.looks += 1;
        self.chance += (found - self.chance) / (THOUGHT + self.looks as f32);
    }
}

/// Looks at all of these until the best is found or the budget is used up. Each look gets an imagined world
/// and chance of its own, the same for everything that is tried. What is tried is given with the chance that it
/// is thought to have. The best come first; without any look all stay in their order.
pub(crate) fn sift<P: Clone>(
    tried: impl IntoIterator<Item = (usize, f32)>,
    meter: &mut Meter,
    chance: &mut Pseudo,
    imagine: impl Fn(&mut Pseudo) -> P,
    mut look: impl FnMut(usize, P, &mut Pseudo) -> f32,
) -> Vec<Tried> {
    let tried = tried.into_iter().map(|(index, chance)| Tried { index, chance, looks: 0 });
    let mut going: Vec<Tried> = tried.collect();
    let mut left_behind = Vec::new();
    let mut more = meter.left() > 0;
    while going.len() > 1 && more {
        // What is left is shared by the rounds that are left until one is alone.
        let round = meter.part((going.len() - 1).ilog2() + 1);
        loop {
            let world = imagine(chance);
            let seed = u64::from(chance.word());
            for tried in &mut going {
                tried.take_in(look(tried.index, world.clone(), &mut Pseudo::new(seed)));
                more &= meter.left() > 0 && meter.goes_on();
            }
            if !more || !meter.has_room(going.len() as u32, &round) {
                break;
            }
        }
        going.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        left_behind.splice(0..0, going.drain(going.len().div_ceil(2)..));
    }
    going.append(&mut left_behind);
    going
}
