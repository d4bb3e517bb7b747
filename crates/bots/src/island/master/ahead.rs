//! Games that are played on in thought: everybody decides as one would expect.

use island::{Course, Decision, Position};
use table::{Game, Pseudo, Seat, Silent, ToAct};

use crate::glimpse::Glimpse;
use crate::island::means::Own;
use crate::island::settler::{KEEN, Settler, Strength};
use crate::player::Player;

/// How everybody is expected to play: by rule of thumb, and without talk.
const EXPECTED: Strength = Strength { offers: 0, ..KEEN };

/// No game is played on for more than so many steps.
const LONGEST: usize = 1000;

/// What somebody decided; nothing where it was nature's turn.
pub(crate) type Step<'a, X> = Option<(Seat, &'a Decision<X>)>;

/// Those who play on in a master's thoughts.
#[derive(Debug)]
pub(crate) struct Cast(Vec<Settler>);

impl Cast {
    pub(crate) fn new(seed: u64) -> Cast {
        Cast(Seat::ALL.map(|seat| Settler::new(EXPECTED, seed ^ seat.index() as u64)).into())
    }

    /// Everybody plays on as expected until this holds: it is asked after each step.
    pub(crate) fn play_on<C: Course<W, Choice: Own>, const W: usize>(
        &mut self,
        world: &mut Position<C, W>,
        chance: &mut Pseudo,
        mut until: impl FnMut(&Position<C, W>, Step<'_, C::Choice>) -> bool,
    ) {
        // What was said in another world was never said in this one.
        self.0.iter_mut().for_each(|player| player.asked.clear());
        let mut buffer = Vec::new();
        for _ in 0..LONGEST {
            let over = match world.to_act() {
                ToAct::Nobody => return,
                ToAct::Nature => {
                    let outcome = world.sample(chance);
                    world.apply_outcome(&outcome, &mut Silent);
                    until(world, None)
                }
                ToAct::Seats(seats) => {
                    let Some(seat) = seats.iter().next() else { return };
                    let glimpse = Glimpse::new(world, seat, &mut buffer);
                    let choice = self.0[seat.index()].choose(&glimpse);
                    world.apply(seat, &choice, &mut Silent);
                    until(world, Some((seat, &choice)))
                }
            };
            if over {
                return;
            }
        }
    }
}
