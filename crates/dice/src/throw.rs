//! The dice on the table.

use crate::face::{Counts, Face, Faces};
use crate::set::{Die, Id, Set};

/// The dice of a turn as they lie, and what has become of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Throw {
    faces: [Face; Die::COUNT],
    /// The dice of the turn; none before the first roll.
    pub dice: Set<Die>,
    /// Those that fell in the last roll; the others were set aside.
    pub fresh: Set<Die>,
    /// Those turned by a joker or a trade.
    pub changed: Set<Die>,
    /// Those that paid for something.
    pub paid: Set<Die>,
    /// Those given up in a trade.
    pub out: Set<Die>,
}

impl Throw {
    /// No dice: before the first roll.
    pub const NONE: Throw = Throw {
        faces: [Face::Wool; Die::COUNT],
        dice: Set::EMPTY,
        fresh: Set::EMPTY,
        changed: Set::EMPTY,
        paid: Set::EMPTY,
        out: Set::EMPTY,
    };

    /// What the die shows.
    #[inline]
    pub fn face(&self, die: Die) -> Face {
        self.faces[die.index()]
    }

    /// The dice that can still be used in this turn.
    #[inline]
    pub fn usable(&self) -> Set<Die> {
        self.dice.minus(self.paid).minus(self.out)
    }

    /// How many usable dice show each face.
    #[inline]
    pub fn counts(&self) -> Counts {
        let mut counts = Counts::NONE;
        for die in self.usable().iter() {
            counts[self.face(die)] += 1;
        }
        counts
    }

    /// The usable dice that show this face.
    #[inline]
    pub fn showing(&self, face: Face) -> Set<Die> {
        self.usable().iter().filter(|&die| self.face(die) == face).collect()
    }

    /// All faces in order.
    pub fn faces(&self) -> Faces {
        self.dice.iter().map(|die| self.face(die)).collect()
    }

    /// These dice fall like this, in the order of their numbers.
    pub(crate) fn fall(&mut self, dice: Set<Die>, faces: Faces) {
        self.dice = self.dice.or(dice);
        self.fresh = dice;
        for (die, &face) in dice.iter().zip(faces.as_slice()) {
            self.faces[die.index()] = face;
        }
    }

    /// The die is turned.
    pub(crate) fn turn(&mut self, die: Die, to: Face) {
        self.faces[die.index()] = to;
        self.changed = self.changed.with(die);
    }

    /// Takes the dice that pay the price, the first of each face, and says which.
    pub(crate) fn pay(&mut self, price: Counts) -> Set<Die> {
        let mut paying = Set::EMPTY;
        for face in Face::RESOURCES {
            let dice = self.showing(face).iter().take(price[face].into());
            paying = dice.fold(paying, Set::with);
        }
        self.paid = self.paid.or(paying);
        paying
    }

    /// Dice that do not belong to the turn show nothing, so that equal positions are equal.
    pub(crate) fn is_tidy(&self) -> bool {
        let rest = Set::<Die>::first(Die::COUNT).minus(self.dice);
        rest.iter().all(|die| self.face(die) == Face::Wool)
    }
}
