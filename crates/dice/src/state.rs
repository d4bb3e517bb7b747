//! A position: one small flat value.

use table::{BySeat, Seat, SeatSet};

use crate::marks::Marks;
use crate::set::{Die, Set};
use crate::sheet::{Sheet, SheetId};
use crate::throw::Throw;

/// The most boxes that a sheet has.
pub(crate) const BOXES: usize = 15;

/// A position of the dice game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dice {
    pub(crate) sheet: SheetId,
    pub(crate) players: u8,
    pub(crate) turn_limit: Option<u32>,
    pub(crate) phase: Phase,
    pub(crate) turn: Turn,
    pub(crate) throw: Throw,
    pub(crate) pads: BySeat<Pad>,
    pub(crate) army: Option<Seat>,
    pub(crate) longest_road: Option<Seat>,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The lot that says who starts.
    Start,
    /// The player on turn decides about a roll.
    Roll,
    /// These dice are in the air.
    Rolling {
        /// Which.
        dice: Set<Die>,
    },
    /// The player on turn builds.
    Build,
    /// The game is over.
    Over {
        /// Who has won.
        winners: SeatSet,
    },
}

/// Whose turn it is, and what has happened in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// Who is on turn.
    pub seat: Seat,
    /// The turn's number, counted over all seats from 1; 0 before the first.
    pub number: u32,
    /// How many rolls were made.
    pub rolls: u8,
    /// How many things were built.
    pub built: u8,
    /// Points gained.
    pub gained: i16,
}

/// One player's sheet with all that is written on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pad {
    /// What is built.
    pub marks: Marks,
    /// Points so far, those of this turn among them.
    pub points: i16,
    boxes: [i8; BOXES],
    filled: u8,
}

impl Pad {
    pub(crate) fn start(sheet: &Sheet) -> Pad {
        Pad { marks: Marks::start(sheet), points: 0, boxes: [0; BOXES], filled: 0 }
    }

    /// The points of each finished turn, where the sheet has boxes for them.
    pub fn boxes(&self) -> &[i8] {
        &self.boxes[..self.filled.into()]
    }

    /// Writes the next box and gives its number, from 1.
    pub(crate) fn write(&mut self, points: i8) -> u8 {
        self.boxes[usize::from(self.filled)] = points;
        self.filled += 1;
        self.filled
    }
}

impl Dice {
    /// The sheet that all play on.
    #[inline]
    pub fn sheet(&self) -> &'static Sheet {
        self.sheet.sheet()
    }

    /// What the game waits for.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is, and what has happened in it.
    #[inline]
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// The dice as they lie.
    #[inline]
    pub fn throw(&self) -> &Throw {
        &self.throw
    }

    /// The seat's sheet.
    #[inline]
    pub fn pad(&self, seat: Seat) -> &Pad {
        &self.pads[seat]
    }

    /// Who holds the largest army.
    pub fn army(&self) -> Option<Seat> {
        self.army
    }

    /// Who holds the longest road.
    pub fn longest_road(&self) -> Option<Seat> {
        self.longest_road
    }

    /// The dice of the turn now under way.
    #[inline]
    pub fn dice_of_turn(&self) -> Set<Die> {
        Set::first(self.dice_count().into())
    }

    /// The round of the turn now under way, from 1; 0 before the first.
    pub fn round(&self) -> u32 {
        self.turn.number.div_ceil(self.players.into())
    }

    pub(crate) fn everyone(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.players.into())
    }

    /// Points for the seat on turn.
    pub(crate) fn gain(&mut self, points: i16) {
        self.turn.gained += points;
        self.pads[self.turn.seat].points += points;
    }
}
