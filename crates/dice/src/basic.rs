//! What is the dice game's own: boxes for the points of each turn, and the end when all are full.

use table::{SeatSet, Sink};

use crate::decision::Event;
use crate::state::Dice;

/// Writes the turn's points (DICE-16), or what a turn without building costs (DICE-17). The game
/// ends with the last box (DICE-23).
pub(crate) fn after_turn(game: &mut Dice, sink: &mut impl Sink<Event>) {
    let (sheet, seat) = (game.sheet(), game.turn.seat);
    if game.turn.built == 0 {
        game.gain(sheet.nothing_built.into());
    }
    let points = game.turn.gained as i8;
    let r#box = game.pads[seat].write(points);
    sink.tell(|| Event::BoxWritten { seat, r#box, points });
    if game.everyone().all(|seat| game.pads[seat].boxes().len() == usize::from(sheet.boxes)) {
        game.finish(highest(game), sink);
    }
}

/// Who has the highest sum; equal ones share the win (DICE-31).
pub(crate) fn highest(game: &Dice) -> SeatSet {
    let points = |seat| game.pads[seat].points;
    let best = game.everyone().map(points).max();
    game.everyone().filter(|&seat| Some(points(seat)) == best).collect()
}
