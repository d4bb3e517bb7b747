//! What is the Plus game's own: fewer dice in the opening, the largest army, the longest road, and
//! the win at ten points.

use table::{Seat, SeatSet, Sink};

use crate::decision::{Event, Piece};
use crate::name::Name;
use crate::set::Die;
use crate::state::Dice;

/// What the army and the longest road count, each.
pub(crate) const CARD: i16 = 2;

/// How many knights make an army (DICEPLUS-3).
const ARMY: usize = 3;

/// Three dice in the first turn of the game, then one more in each until all are used (DICEPLUS-8).
pub(crate) fn dice_count(turn: u32) -> u8 {
    (turn + 2).min(Die::COUNT as u32) as u8
}

pub(crate) fn after_building(game: &mut Dice, piece: Piece, at: Name, sink: &mut impl Sink<Event>) {
    match piece {
        Piece::Road => award_longest_road(game, at, sink),
        Piece::Knight => award_army(game, sink),
        Piece::Settlement | Piece::City => {}
    }
    let (seat, goal) = (game.turn.seat, game.sheet().goal);
    if goal.is_some_and(|goal| game.pads[seat].points >= goal.into()) {
        game.finish(SeatSet::only(seat), sink);
    }
}

/// DICEPLUS-12, DICEPLUS-17: nothing is written; only a limit that was set ends the game.
pub(crate) fn after_turn(game: &mut Dice, sink: &mut impl Sink<Event>) {
    if game.turn_limit == Some(game.turn.number) {
        game.finish(SeatSet::EMPTY, sink);
    }
}

/// The first to have three knights, then whoever has more than the holder (DICEPLUS-4).
fn award_army(game: &mut Dice, sink: &mut impl Sink<Event>) {
    let seat = game.turn.seat;
    let count = |seat: Seat| game.pads[seat].marks.knights.len();
    let knights = count(seat);
    let earned = match game.army {
        None => knights >= ARMY,
        Some(holder) => holder != seat && knights > count(holder),
    };
    if earned {
        let from = game.army.replace(seat);
        hand_over(game, from);
        sink.tell(|| Event::LargestArmy { holder: seat, from, knights: knights as u8 });
    }
}

/// The first to build the marked road, then whoever has a longer line than the holder (DICEPLUS-6).
fn award_longest_road(game: &mut Dice, at: Name, sink: &mut impl Sink<Event>) {
    let (sheet, seat) = (game.sheet(), game.turn.seat);
    let length = |seat: Seat| game.pads[seat].marks.length();
    let own = length(seat);
    let earned = match game.longest_road {
        None => sheet.marked_road == sheet.road_named(at),
        Some(holder) => holder != seat && own > length(holder),
    };
    if earned {
        let from = game.longest_road.replace(seat);
        hand_over(game, from);
        sink.tell(|| Event::LongestRoad { holder: seat, from, length: own });
    }
}

/// The points of a card go from its holder to the player on turn.
fn hand_over(game: &mut Dice, from: Option<Seat>) {
    if let Some(holder) = from {
        game.pads[holder].points -= CARD;
    }
    game.gain(CARD);
}
