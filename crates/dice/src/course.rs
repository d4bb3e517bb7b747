//! The moments at which the two games go their own ways. Nothing else asks which sheet is used:
//! whatever differs by number or by graph is data of the sheet.

use table::{Seat, SeatSet, Sink};

use crate::decision::{Event, Piece};
use crate::name::Name;
use crate::set::Die;
use crate::sheet::SheetId;
use crate::state::{Dice, Phase, Turn};
use crate::throw::Throw;
use crate::{basic, plus};

impl Dice {
    /// With how many dice the turn now under way is rolled.
    #[inline]
    pub fn dice_count(&self) -> u8 {
        match self.sheet {
            SheetId::Basic => Die::COUNT as u8,
            SheetId::Plus => plus::dice_count(self.turn.number),
        }
    }

    /// Something was built: what follows from it.
    #[inline]
    pub(crate) fn after_building(&mut self, piece: Piece, at: Name, sink: &mut impl Sink<Event>) {
        match self.sheet {
            SheetId::Basic => {}
            SheetId::Plus => plus::after_building(self, piece, at, sink),
        }
    }

    /// The turn is over: what is written down, and whether the game goes on.
    #[inline]
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        match self.sheet {
            SheetId::Basic => basic::after_turn(self, sink),
            SheetId::Plus => plus::after_turn(self, sink),
        }
        if !matches!(self.phase, Phase::Over { .. }) {
            self.begin_turn(self.turn.seat.next(self.players.into()), sink);
        }
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let number = self.turn.number + 1;
        self.turn = Turn { seat, number, rolls: 0, built: 0, gained: 0 };
        self.throw = Throw::NONE;
        self.phase = Phase::Roll;
        sink.tell(|| Event::TurnBegan { seat, turn: number, dice: self.dice_count() });
    }

    pub(crate) fn finish(&mut self, winners: SeatSet, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Over { winners };
        let points = self.everyone().map(|seat| self.pads[seat].points);
        sink.tell(|| Event::Over { winners, points: points.collect() });
    }
}
