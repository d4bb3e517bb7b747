//! Chance: the lot for the start player, and the dice.

use table::{Chance, Refusal, Rule, Seat, Sink, Weight, ensure, refuse};

use crate::decision::{Event, Outcome};
use crate::face::{Face, Faces};
use crate::rules::dice;
use crate::set::{Die, Id};
use crate::state::{Dice, Phase};

/// So many rolls there may be in a turn (DICE-3).
pub(crate) const ROLLS: u8 = 3;

/// As many dice as can be listed: 6^4 = 1,296 outcomes.
const LISTED: usize = 4;

impl Dice {
    pub(crate) fn list_outcomes(&self, out: &mut Vec<(Outcome, Weight)>) -> bool {
        match self.phase {
            Phase::Start => {
                out.extend(self.everyone().map(|seat| (Outcome::Start(seat), 1)));
                true
            }
            Phase::Rolling { dice } if dice.len() <= LISTED => {
                let mut faces = [Face::Wool; LISTED];
                list_faces(&mut faces, dice.len(), 0, out);
                true
            }
            _ => false,
        }
    }

    /// One number for each die, rolled or not: what one die shows does not depend on which others
    /// are rolled with it.
    pub(crate) fn draw(&self, chance: &mut impl Chance) -> Outcome {
        let Phase::Rolling { dice } = self.phase else {
            return Outcome::Start(Seat::new(chance.below(self.players.into()) as usize));
        };
        let all: [Face; Die::COUNT] =
            std::array::from_fn(|_| Face::ALL[chance.below(Face::ALL.len() as u32) as usize]);
        Outcome::Dice(dice.iter().map(|die| all[die.index()]).collect())
    }

    /// The lot has stream 0; a roll's depends on nothing but the turn and the roll, so that all who
    /// play the same seed meet the same dice. `docs/fairness.md` tells it: change both.
    pub(crate) fn stream_of_roll(&self) -> u64 {
        match self.phase {
            Phase::Rolling { .. } => {
                u64::from(self.turn.number) * u64::from(ROLLS + 1) + u64::from(self.turn.rolls) + 1
            }
            _ => 0,
        }
    }

    pub(crate) fn may_come(&self, outcome: &Outcome) -> Result<(), Refusal> {
        match (self.phase, outcome) {
            (Phase::Over { .. }, _) => refuse(Rule::table(4), "the game is over"),
            (Phase::Start, Outcome::Start(seat)) => {
                let there = seat.index() < self.players.into();
                ensure(there, Rule::table(5), "there is no such seat at this table")
            }
            (Phase::Rolling { dice: rolled }, Outcome::Dice(faces)) => {
                let right = faces.as_slice().len() == rolled.len();
                ensure(right, dice(3), "as many dice fall as were rolled")
            }
            _ => refuse(Rule::table(3), "no outcome of this kind is due"),
        }
    }

    #[inline]
    pub(crate) fn come(&mut self, outcome: &Outcome, sink: &mut impl Sink<Event>) {
        match (self.phase, *outcome) {
            (Phase::Rolling { dice }, Outcome::Dice(faces)) => {
                let kept = self.throw.dice.minus(dice);
                self.throw.fall(dice, faces);
                self.turn.rolls += 1;
                self.phase = if self.turn.rolls < ROLLS { Phase::Roll } else { Phase::Build };
                sink.tell(|| Event::Rolled {
                    seat: self.turn.seat,
                    roll: self.turn.rolls,
                    dice: self.throw.faces(),
                    rolled: dice,
                    kept,
                });
            }
            (_, Outcome::Start(seat)) => {
                sink.tell(|| Event::Starts { seat });
                self.begin_turn(seat, sink);
            }
            (phase, outcome) => unreachable!("{outcome:?} in {phase:?} is never let pass"),
        }
    }
}

/// Adds all ways in which so many dice can fall, those of the first die in the outermost order.
fn list_faces(
    faces: &mut [Face; LISTED],
    count: usize,
    set: usize,
    out: &mut Vec<(Outcome, Weight)>,
) {
    if set == count {
        out.push((Outcome::Dice(Faces::new(&faces[..count])), 1));
        return;
    }
    for face in Face::ALL {
        faces[set] = face;
        list_faces(faces, count, set + 1, out);
    }
}
